// Counts deposits, results and the time at tables towards the limits of a person. The casino's
// `apply` calls these functions; they decide nothing. [I-152]
#pragma once

#include "house/people/people.h"

namespace baize::house {

// Do nothing for bots and unknown persons.
void add_deposit(People& people, PersonId person, Chips chips, Money amount, Moment now);
void add_result(People& people, PersonId person, Chips chips, Money amount, Moment now);

// The person has a seat now, or has none any more.
void begin_play(People& people, PersonId person, Moment now);
void end_play(People& people, PersonId person, Moment now);

}  // namespace baize::house
