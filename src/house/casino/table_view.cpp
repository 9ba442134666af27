#include "house/casino/table_view.h"

#include "engine/banked/machine/view.h"
#include "engine/poker/hand/view.h"
#include "house/casino/game_state.h"
#include "house/seating/abstention.h"
#include "house/signs/personal.h"
#include "house/workflows/auto_dealer/clocks.h"

namespace baize::house {

namespace {

std::vector<SeatView> seen_seats(const CasinoState& state,
                                 const ledger::Balances& balances,
                                 const TableState& table) {
    std::vector<SeatView> seats;
    const SeatedTable* const seated = table_of(state.seating, table.table);
    if (seated == nullptr) return seats;
    for (std::size_t i = 0; i < seated->places.size(); ++i) {
        SeatView& seat = seats.emplace_back();
        seat.person = seated->places[i].sitter.person;
        if (seat.person == 0) continue;
        const auto number = static_cast<SeatNumber>(i);
        seat.has_own_limits = limits_of(table.board, number, seat.person).has_value();
        seat.is_abstaining = is_abstaining(*seated, number);
        seat.is_program = find(state.people, seat.person)->is_program;
        seat.chips = balances.of(stack_of(table.table, seat.person));
    }
    return seats;
}

}  // namespace

Viewer viewer_of(const CasinoState& state, PersonId person) {
    const Person* const found = find(state.people, person);
    if (found == nullptr) return {};
    return {person, found->office == Office::inspector};
}

GameState game_state_seen_by(const TableState& table, const Viewer& viewer) {
    if (viewer.is_inspector) return table.game_state;
    if (const BankedTable* const game_state = banked_state(table)) {
        BankedTable seen = *game_state;
        const Sees sees = viewer.person == 0 ? Sees::bystander : Sees::player;
        seen.round = view(*banked_game(table).hooks, game_state->round, {sees, viewer.person});
        return seen;
    }
    if (const PokerTable* const game_state = poker_state(table)) {
        PokerTable seen = *game_state;
        poker::Seat seat = poker::no_seat;
        for (std::size_t i = 0; i < poker::seats_max; ++i) {
            if (viewer.person != 0 && game_state->players[i] == viewer.person)
                seat = static_cast<poker::Seat>(i);
        }
        seen.hand = poker::view(game_state->hand, seat);
        // A person whose inspection of a hand is recorded sees the hand. [CP 8.21]
        for (const HandLook& look : game_state->looks) {
            if (look.by == viewer.person && look.hand == game_state->number)
                seen.hand.cards.hole[look.seat] = game_state->hand.cards.hole[look.seat];
        }
        seen.opening.deck = {};  // dealt cards are in the hand
        seen.last = {};
        seen.departures.clear();
        return seen;
    }
    return {};
}

TableView view_of(const CasinoState& state,
                  const ledger::Balances& balances,
                  const TableState& table,
                  const Viewer& viewer) {
    TableView seen;
    seen.table = table.table;
    seen.dealt_by = table.dealt_by;
    seen.chips = table.chips;
    seen.open = table.board.open;
    seen.dealer = table.dealer;
    seen.sign = table.board.sign;
    seen.sign_version = table.board.version;
    seen.seats = seen_seats(state, balances, table);
    seen.game_state = game_state_seen_by(table, viewer);
    if (table.sealed) {
        DeckCommitmentView& commitment = seen.commitment.emplace();
        commitment.round = table.sealed->round;
        commitment.root = table.sealed->root;
        commitment.deal = table.sealed->deal;
        if (viewer.is_inspector) commitment.deck = table.sealed->deck;
    }
    if (table.board.sign) {
        seen.clock = wakes_at(state, table);
        seen.bank_from = bank_begins_at(state, table);
    }
    seen.bonuses = table.bonuses;  // their cards lay open
    return seen;
}

}  // namespace baize::house
