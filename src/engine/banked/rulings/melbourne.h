// The irregularities of the Melbourne books. Three Card Poker and Caribbean Stud (with Wild Aruba)
// rule on them in parallel clauses; a room lists its own clauses and settings.
#pragma once

#include <cstdint>

#include "engine/banked/machine/game.h"
#include "engine/banked/machine/round.h"
#include "engine/banked/machine/rules.h"
#include "engine/banked/rulings/ruling.h"
#include "engine/core/result.h"

namespace baize {

struct MelbourneBook {
    Wager second_wager = Wager::play;
    std::int64_t multiple = 1;  // of the Ante

    Clause exposed_few{};     // not a misdeal
    Clause exposed_some{};    // several cards are no misdeal either; not set if the book has one
                              // clause for both
    Clause exposed_many{};    // a misdeal
    Clause exposed_dealer{};  // a card of the dealer is exposed
    bool exposed_card_turns_up = false;  // it becomes the up card; no misdeal
    std::uint8_t misdeal_at = 2;         // number of cards wrongly exposed

    Role director = Role::dealer;        // rank for wrong deals and forbidden looks
    Role empty_director = Role::dealer;  // rank for cards on an area without a wager
    Clause wrong_early{};                // found before the players are told to act
    Clause wrong_player{};               // found later: staff count the deck
    Role wrong_player_role = Role::supervisor;
    Clause wrong_player_incomplete{};
    Clause wrong_player_void{};
    Clause wrong_dealer{};
    Clause wrong_dealer_incomplete{};
    Clause wrong_dealer_void{};

    Clause empty_early{};
    Clause empty_late{};

    Clause taken_agrees{};
    Clause taken_stays{};
    Clause taken_returned{};  // returns the wagers of a hand that stays in the rack

    Clause viewed{};  // staff rule on a look at another hand; not set if the book has no such rule
    Clause viewed_one{};
    Clause viewed_more{};
    Clause viewed_retract{};
    Clause view_rule{};  // only one hand may be viewed

    Clause deck{};
    Clause cannot_match{};
    Clause excess{};
    Clause short_amount{};
    Clause jam{};
    Clause unverified{};
    Clause exchange{};
    Clause below_minimum{};
    Clause above_maximum{};
    Clause off_step{};
    Clause refund{};
    Role refund_role = Role::supervisor;

    // Jackpot wagers of Caribbean Stud.
    bool carries_jackpots = false;
    Clause retract_jackpot{};        // returned with a hand retracted after a wrong count
    Clause retract_jackpot_empty{};  // returned after cards on an empty area
};

// Clauses for stakes before the deal: one player per area, further areas only while the floor has
// them open, within the posted limits.
struct MelbourneArea {
    Clause taken{};
    Clause second_area{};
    Clause below{};
    Clause above{};
    Clause off_step{};
};

[[nodiscard]] Result<StakeRange> melbourne_stake_range(const MelbourneArea& clauses,
                                                       const Rules& rules,
                                                       const Round& round,
                                                       const PlaceWager& wager,
                                                       Actor by);

[[nodiscard]] Result<Ruling> rule_melbourne(
    const MelbourneBook& book, const Rules& rules, Round& round, const Report& report, Actor by);

[[nodiscard]] Result<Ruling> answer_melbourne(const MelbourneBook& book,
                                              const Rules& rules,
                                              Round& round,
                                              const Question& question,
                                              const Answer& answer);

}  // namespace baize
