// What the rulings of this room share. Private to it; everybody else calls report.h.
#pragma once

#include <span>

#include "engine/poker/hand/machine.h"
#include "engine/poker/live/report.h"
#include "engine/poker/live/stub.h"

namespace baize::poker {

// Two players have acted in this betting round or in an earlier one. [I-75]
[[nodiscard]] bool is_substantial(const Rules& rules, const Hand& hand);

// Notes the ruling; what follows from it is noted after it.
Ruling rule(Machine& machine, const Report& report, const Ruling& ruling);

// irregularities_deal.cpp: the shuffle, the cut, the initial deal.
[[nodiscard]] Result<Ruling> rule_cut_exposed(Machine& machine, const Report& report);
[[nodiscard]] Result<Ruling> rule_not_prepared(Machine& machine, const Report& report);
[[nodiscard]] Result<Ruling> rule_out_of_order(Machine& machine, const Report& report);
[[nodiscard]] Result<Ruling> rule_hands_dealt(Machine& machine, const Report& report);
[[nodiscard]] Result<Ruling> rule_wrong_count(Machine& machine, const Report& report);
[[nodiscard]] Result<Ruling> rule_exposed_by_dealer(Machine& machine, const Report& report);

// irregularities_boxed.cpp
[[nodiscard]] Result<Ruling> rule_boxed_card(Machine& machine, const Report& report);

// irregularities_board.cpp
[[nodiscard]] Result<Ruling> rule_board_too_early(Machine& machine, const Report& report);
[[nodiscard]] Result<Ruling> rule_board_too_many(Machine& machine, const Report& report);

// irregularities_burn.cpp
[[nodiscard]] Result<Ruling> rule_burn_missed(Machine& machine, const Report& report);

// irregularities_hands.cpp
[[nodiscard]] Result<Ruling> rule_exposed_by_player(Machine& machine, const Report& report);
[[nodiscard]] Result<Ruling> rule_shown_to_one(Machine& machine, const Report& report);
[[nodiscard]] Result<Ruling> rule_mucked_by_dealer(Machine& machine, const Report& report);
[[nodiscard]] Result<Ruling> rule_information(Machine& machine, const Report& report);

// irregularities_discard.cpp
[[nodiscard]] Result<Ruling> rule_not_discarded(Machine& machine, const Report& report);

// irregularities_refund.cpp: every chip goes back.
Ruling misdeal(Machine& machine, const Report& report, Clause clause);
Ruling return_all(Machine& machine, const Report& report, Clause clause, Next next);

// irregularities_dead.cpp: one hand leaves, play goes on without it.
// REQUIRES: the seat is live and somebody else is.
Ruling kill(Machine& machine, const Report& report, Clause clause);
Ruling void_hand(Machine& machine, const Report& report, Clause clause);

// irregularities_cards.cpp: cards as they lie.

// The cards reported are those that lie from `first` on in the deck: the same where they are known,
// new ones where they are not.
[[nodiscard]] Result<void> check_faces(const Cards& cards,
                                       std::size_t first,
                                       std::span<const Face> faces,
                                       Clause clause);

// Takes a card off the stub; what it is said to be is remembered.
Face draw_off(Cards& cards, Face said);

// A card that is no longer on the table, or never left the stub, is its top again.
void return_to_stub(Cards& cards, Face face);

// The last `count` community cards lie on the stub again.
void take_back_board(Cards& cards, std::size_t count);

// The card taken for the last burn is the top of the stub. REQUIRES: there is a burn.
void unburn(Cards& cards);

// The top of the stub waits beside it. [CP 9.12.1]
void set_top_aside(Cards& cards);

// The last community cards do not count: back to before they were dealt. Chips bet on them return,
// folds stand, side wagers wait for the corrected flop. [CP 9.16] [I-132]
void reopen_street(Machine& machine, Clause clause);

}  // namespace baize::poker
