// The effects of rulings on a round. The rooms decide when, and under which clause.
#pragma once

#include <cstddef>
#include <span>

#include "engine/banked/machine/round.h"
#include "engine/banked/rulings/ruling.h"
#include "engine/core/result.h"

namespace baize {

// Refuses a report of something that did not happen or is not possible.
[[nodiscard]] inline Result<Ruling> nothing_to_report(Clause clause) {
    return reject(Reason::nothing_to_report, clause);
}

// True if hole cards are dealt and the round is not over.
[[nodiscard]] constexpr bool has_cards_out(const Round& round) {
    return round.phase >= Phase::dealt && round.phase <= Phase::showdown;
}

// Sets the ruling's verdict on one wager, if it is staked and no earlier ruling has decided it.
void override_wager(Box& box, Wager wager, Verdict verdict, Clause clause);

// The same for every wager on the hand (all but Dealer Poker Extra, which is on the dealer's hand),
// and the hand is out.
void override_hand(Box& box, Verdict verdict, Clause clause);

// Returns every wager of every box and ends the round. A later misdeal overrides earlier rulings of
// the same round. [CH 1.1] [I-97]
Ruling void_round(Round& round, Clause clause);

// Asks a question of staff of at least this rank; the round waits for the answer.
Ruling ask_staff(Round& round, Role at_least, Asks asks, const Report& because, Clause clause);

// Asks a question of the owner of the box; the round waits for the answer.
Ruling ask_owner(Round& round, std::size_t box, Asks asks, const Report& because, Clause clause);

// The hands whose wagers may be taken back: every hand still in, except one. Folded hands stay lost
// unless the setting says otherwise. If there is no such hand, no question is asked and play goes
// on. [I-62]
struct Retraction {
    std::size_t except = boxes_max;
    PlayerId except_player = 0;
    bool includes_folded = false;
};

Ruling offer_retraction(Round& round, const Report& because, Clause clause, Retraction who);

// True if the reply is possible for the question.
[[nodiscard]] bool fits(Asks asks, Reply reply);

// True if the box exists and has a hand in play.
[[nodiscard]] bool is_hand_in_play(const Round& round, std::uint8_t place);

}  // namespace baize
