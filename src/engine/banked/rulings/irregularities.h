// What rulings do to a round. The rooms decide when and under which clause.
#pragma once

#include <cstddef>
#include <span>

#include "engine/banked/machine/round.h"
#include "engine/banked/rulings/ruling.h"
#include "engine/core/result.h"

namespace baize {

// What was reported is not so, or cannot be.
[[nodiscard]] inline Result<Ruling> nothing_to_report(Clause clause) {
    return reject(Reason::nothing_to_report, clause);
}

// Hole cards are out and the round is not over.
[[nodiscard]] constexpr bool has_cards_out(const Round& round) {
    return round.phase >= Phase::dealt && round.phase <= Phase::showdown;
}

// The word of a ruling on one wager, if it is staked and no earlier ruling spoke.
void override_wager(Box& box, Wager wager, Verdict verdict, Clause clause);

// The same for every wager that rides on the hand (all but Dealer Poker Extra, which rides on the
// dealer's), and the hand is out.
void override_hand(Box& box, Verdict verdict, Clause clause);

// Every wager of every box goes back and the round is over. A later misdeal undoes what earlier
// rulings in the same round said. [CH 1.1] [I-97]
Ruling void_round(Round& round, Clause clause);

// The round waits for staff of this rank.
Ruling ask_staff(Round& round, Role at_least, Asks asks, const Report& because, Clause clause);

// The round waits for the owner of the box.
Ruling ask_owner(Round& round, std::size_t box, Asks asks, const Report& because, Clause clause);

// Every hand still in, except one, may be taken back; folded hands stay lost unless the setting
// says otherwise. Nothing is asked, and play goes on, when no such hand is left. [I-62]
struct Retraction {
    std::size_t except = boxes_max;
    PlayerId except_player = 0;
    bool includes_folded = false;
};

Ruling offer_retraction(Round& round, const Report& because, Clause clause, Retraction who);

// Is the reply one that the question knows?
[[nodiscard]] bool fits(Asks asks, Reply reply);

// A box number that exists and has a hand in play.
[[nodiscard]] bool is_hand_in_play(const Round& round, std::uint8_t place);

}  // namespace baize
