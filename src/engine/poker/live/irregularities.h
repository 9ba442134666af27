// Declarations shared by the rulings of this room. Private to it; other code includes report.h.
#pragma once

#include <span>

#include "engine/poker/hand/machine.h"
#include "engine/poker/live/report.h"
#include "engine/poker/live/stub.h"

namespace baize::poker {

// True if two players have acted in this betting round or in an earlier one. [I-75]
[[nodiscard]] bool is_substantial(const Rules& rules, const Hand& hand);

// Records the ruling as an event; the events of its consequences come after it.
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

// irregularities_dead.cpp: one hand leaves and play goes on without it. REQUIRES: the seat is live,
// and so is at least one other.
Ruling kill(Machine& machine, const Report& report, Clause clause);
Ruling void_hand(Machine& machine, const Report& report, Clause clause);

// irregularities_cards.cpp: moves cards between the stub, the board and the muck.

// Checks the reported cards against the deck from `first` on: equal to the deck's cards where these
// are known, not seen elsewhere where they are not.
[[nodiscard]] Result<void> check_faces(const Cards& cards,
                                       std::size_t first,
                                       std::span<const Face> faces,
                                       Clause clause);

// Takes a card off the stub; if `said` is seen, it is recorded as that card's face.
Face draw_off(Cards& cards, Face said);

// Makes a card the top of the stub again: it is no longer on the table or never left the stub.
void return_to_stub(Cards& cards, Face face);

// Puts the last `count` community cards back on the stub.
void take_back_board(Cards& cards, std::size_t count);

// Puts the last burn back on top of the stub. REQUIRES: there is a burn.
void unburn(Cards& cards);

// Sets the top card of the stub aside. [CP 9.12.1]
void set_top_aside(Cards& cards);

// Returns to the state before the last community cards, which do not count. Chips bet on them go
// back, folds stand, side wagers wait for the corrected flop. [CP 9.16] [I-132]
void reopen_street(Machine& machine, Clause clause);

}  // namespace baize::poker
