// Dealers at live tables, driven by the seed: each takes charge of a table, brings and checks its
// cards, opens it, deals round after round and hands it over to another.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "house/cards/cards.h"
#include "house/signs/changes.h"
#include "house/workflows/auto_dealer/due_action.h"
#include "live_hands.h"
#include "live_rounds.h"
#include "shift_work.h"

namespace baize::house {

class LiveDealer {
  public:
    explicit LiveDealer(std::uint64_t seed) : rounds_(seed), hands_(seed + 1) {}

    struct Counts {
        std::size_t reports = 0;  // numbers of accepted commands, here and below
        std::size_t answers = 0;
        std::size_t pushes = 0;
        std::size_t handovers = 0;
        std::size_t kinds = 0;  // of reports
    };

    [[nodiscard]] Counts counts() const {
        return {rounds_.counts().reports + hands_.counts().reports,
                rounds_.counts().answers,
                hands_.counts().pushes,
                handovers_,
                rounds_.counts().kinds.size() + hands_.counts().kinds.size()};
    }

    // Submits one due command at a live table. REQUIRES: a table with a dealer.
    void step(const ShiftWork& at, TableId number) {
        const TableState& table = *find_table(at.state(), number);
        if (!table.board.sign) return;
        if (change_hands(at, table)) return;
        const PersonId dealer = table.dealer != 0 ? table.dealer : at.people.dealers.front();
        if (see_to_cards(at, table, dealer)) return;
        if (see_to_sign(at, table, dealer)) return;
        if (see_to_seats(at, table, dealer)) return;
        if (banked_state(table) != nullptr) return rounds_.step(at, table, dealer);
        hands_.step(at, table, dealer);
    }

  private:
    // Returns a dealer who is in charge of no table.
    static PersonId free_dealer(const ShiftWork& at) {
        const auto& dealers = at.people.dealers;
        const std::size_t first = at.below(dealers.size());
        for (std::size_t i = 0; i < dealers.size(); ++i) {
            const PersonId dealer = dealers[(first + i) % dealers.size()];
            const auto& tables = at.state().tables;
            const bool is_busy = std::any_of(tables.begin(), tables.end(), [&](const auto& one) {
                return one.dealer == dealer;
            });
            if (!is_busy) return dealer;
        }
        return 0;
    }

    // [I-142]
    bool change_hands(const ShiftWork& at, const TableState& table) {
        if (!at.once_in(table.dealer == 0 ? 4 : 60)) return false;
        const PersonId dealer = at.once_in(10) ? 0 : free_dealer(at);
        const bool is_sent = dealer == 0 || at.below(2) == 0;
        const PersonId by = is_sent ? at.people.supervisor : dealer;
        const bool is_changed = at.submit(by, SignCommand(PutDealer{table.table, dealer}));
        if (is_changed) ++handovers_;
        return is_changed;
    }

    static bool see_to_cards(const ShiftWork& at, const TableState& table, PersonId dealer) {
        const TableCards* const cards = find_cards(at.state().cards, table.table);
        if (cards == nullptr) return bring_cards(at, table, dealer);
        const CountOccasion usual =
            cards->is_gaming ? CountOccasion::change : CountOccasion::opening;
        for (const DeckRecord& deck : cards->decks) {
            if (deck.is_count_ordered)
                return count(at, table, dealer, deck, CountOccasion::ordered);
            if (deck.status == DeckStatus::incomplete) return change(at, table, deck);
            if (deck.status == DeckStatus::defective) return see_to_defect(at, table, dealer, deck);
            if (deck.status == DeckStatus::unchecked) return count(at, table, dealer, deck, usual);
        }
        if (!cards->is_gaming) return at.submit(dealer, CardCommand(BeginGaming{table.table}));
        const bool is_in_hand = poker_state(table) != nullptr && is_round_in_play(table);
        if (cards->needs_shuffle && !is_in_hand)
            return at.submit(dealer, CardCommand(ConfirmShuffle{table.table}));
        if (cards->needs_cut && !is_in_hand)
            return at.submit(dealer, CardCommand(ConfirmCut{table.table}));
        if (!cards->wish_to_inspect.empty())
            return at.submit(dealer,
                             CardCommand(ShowCards{table.table, cards->wish_to_inspect.front()}));
        if (at.once_in(300)) order(at, table, cards->decks.front().number);
        return false;
    }

    static bool bring_cards(const ShiftWork& at, const TableState& table, PersonId dealer) {
        const auto* const terms = std::get_if<HouseTerms>(&table.board.sign->terms);
        std::vector<std::string> backs{"red"};
        if (terms != nullptr && terms->shoe == ShoeKind::machine) backs.emplace_back("blue");
        return at.submit(dealer, CardCommand(IntroduceDecks{table.table, backs}));
    }

    // Counts the deck; sometimes a card is missing.
    static bool count(const ShiftWork& at,
                      const TableState& table,
                      PersonId dealer,
                      const DeckRecord& deck,
                      CountOccasion occasion) {
        DeckFound found{52, {}};
        if (at.once_in(20)) found.cards = 51;
        return at.submit(dealer,
                         CardCommand(CountCards{table.table, deck.number, occasion, found}));
    }

    // Counts or changes a deck that was ruled defective during a hand.
    static bool see_to_defect(const ShiftWork& at,
                              const TableState& table,
                              PersonId dealer,
                              const DeckRecord& deck) {
        if (at.below(2) == 0) return change(at, table, deck);
        return count(at, table, dealer, deck, CountOccasion::ruled);
    }

    static bool change(const ShiftWork& at, const TableState& table, const DeckRecord& deck) {
        return at.submit(at.people.area_manager,
                         CardCommand(ChangeCards{table.table,
                                                 deck.number,
                                                 true,
                                                 deck.back,
                                                 {},
                                                 ChangeCause::unfit,
                                                 "a card is missing"}));
    }

    static void order(const ShiftWork& at, const TableState& table, DeckNumber deck) {
        if (at.below(2) == 0) {
            at.tell(at.people.area_manager, CardCommand(OrderCount{table.table, deck, "count"}));
        } else {
            at.tell(
                at.people.area_manager,
                CardCommand(OrderShuffle{table.table, ShuffleCause::reasonable_cause, "shuffle"}));
        }
    }

    // Between rounds: makes announced changes, and opens the table if it was closed.
    static bool see_to_sign(const ShiftWork& at, const TableState& table, PersonId dealer) {
        if (is_round_in_play(table)) return false;
        if (!table.board.open) {
            at.tell(dealer, SignCommand(OpenTable{table.table, table.board.version}));
            return true;
        }
        if (table.board.notices.empty() && !table.board.closing) return false;
        const SignsDue signs = due(table.board, sign_facts(at.state(), table), at.now);
        if (signs.closing)
            return at.submit(at.people.area_manager, SignCommand(CloseTable{table.table}));
        if (signs.notices.empty()) return false;
        return at.submit(at.people.area_manager,
                         SignCommand(MakeChange{table.table, signs.notices.front()}));
    }

    static bool see_to_seats(const ShiftWork& at, const TableState& table, PersonId dealer) {
        const SeatedTable* const seats = table_of(at.state().seating, table.table);
        if (seats == nullptr) return false;
        for (std::size_t i = 0; i < seats->places.size(); ++i) {
            const SeatPlace& place = seats->places[i];
            const auto seat = static_cast<SeatNumber>(i);
            if (place.offer && at.now > place.offer->until)
                return at.submit(dealer, SeatingCommand(LapseOffer{table.table, seat}));
            if (place.offer || !place.reserved_button || place.sitter.person != 0) continue;
            if (next_in_line(at.state().seating, *seats, seat))
                return at.submit(dealer, SeatingCommand(CallForSeat{table.table, seat}));
            return at.submit(at.people.supervisor, SeatingCommand(OpenSeat{table.table, seat}));
        }
        return false;
    }

    LiveRounds rounds_;
    LiveHands hands_;
    std::size_t handovers_ = 0;
};

}  // namespace baize::house
