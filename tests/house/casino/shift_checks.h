// Invariants of a casino after every event. Each function returns the violation in words, or "".
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "engine/banked/machine/view.h"
#include "house/casino/casino.h"
#include "house/casino/game_state.h"
#include "house/casino/table_view.h"
#include "house/meters/fold.h"
#include "house/meters/meter_value.h"
#include "house/people/play_limits.h"
#include "house/tables/poker/table_money.h"
#include "ledger/record/encoding.h"

namespace baize::house {

namespace shift_checks {

inline bool is_in_system(const Casino& casino, TableId table, std::size_t box) {
    const JackpotTable* const fitted = find_table(casino.state().meters, table);
    if (fitted == nullptr) return false;
    return std::any_of(fitted->round.wagers.begin(),
                       fitted->round.wagers.end(),
                       [&](const auto& wager) { return wager.box == box + 1; });
}

// Returns the stakes on the layout, without those that a jackpot system holds.
inline Money laid_out(const Casino& casino, const TableState& table) {
    Money laid;
    const Round& round = banked_state(table)->round;
    for (std::size_t box = 0; box < boxes_max; ++box) {
        for (std::size_t i = 0; i < staked_wager_count; ++i) {
            const bool is_jackpot = i == index(Wager::jackpot);
            const bool is_gone =
                round.phase == Phase::over && !(is_jackpot && round.boxes[box].carries_jackpot);
            if (is_gone || (is_jackpot && is_in_system(casino, table.table, box))) continue;
            laid += round.boxes[box].stake[i];
        }
    }
    return laid;
}

inline std::string hand_problem(const Casino& casino, const TableState& table, Money pot) {
    const PokerTable& felt = *poker_state(table);
    if (felt.hand.phase == poker::Phase::over) return {};
    const TableMoney money = money_of(felt.hand);
    if (money.pot != pot) return "the pot is not what the hand says";
    const ledger::Account slide{ledger::AccountKind::drop_slide, table.table, 0};
    if (casino.balances().of(slide) != money.held + felt.time_charges)
        return "the drop slide is not what the hand says";
    for (std::size_t seat = 0; seat < poker::seats_max; ++seat) {
        const PersonId person = felt.orbit.seats[seat].player;
        const bool is_dealt_in = felt.opening.dealt_in.contains(static_cast<poker::Seat>(seat));
        if (person == 0 || !is_dealt_in) continue;
        const ledger::Account stack{ledger::AccountKind::stack, table.table, person};
        if (casino.balances().of(stack) != money.stacks[seat])
            return "a stack is not what the hand says";
    }
    return {};
}

inline bool is_play_money(const CasinoState& state, ledger::Account account) {
    using ledger::AccountKind;
    switch (account.kind) {
        case AccountKind::play_purse:
        case AccountKind::mint: return true;
        case AccountKind::stack:
        case AccountKind::pot:
        case AccountKind::table_float:
        case AccountKind::chip_box:
        case AccountKind::drop_slide: return find_table(state, account.owner)->chips == Chips::play;
        case AccountKind::cage:
        case AccountKind::mobile_bank:
        case AccountKind::house:
        case AccountKind::wallet:
        case AccountKind::meter:
        case AccountKind::reserve:
        case AccountKind::liability: break;
    }
    return false;
}

inline Card swapped(Card card) {
    return Card::of_index((card.index() + 1) % card_count);
}

template <std::size_t capacity>
void swap_all(CardList<capacity>& cards) {
    CardList<capacity> others;
    for (const Card card : cards)
        others.push_back(swapped(card));
    cards = others;
}

inline void swap_face(poker::Face& face) {
    if (face.is_seen()) face = poker::Face{swapped(face.card())};
}

inline void swap_hands(poker::Hand& hand, const poker::Orbit& orbit, PersonId viewer) {
    if (hand.phase == poker::Phase::over) return;
    for (std::size_t seat = 0; seat < poker::seats_max; ++seat) {
        const bool is_own = viewer != 0 && orbit.seats[seat].player == viewer;
        if (is_own || hand.shown.contains(static_cast<poker::Seat>(seat))) continue;
        for (std::size_t i = 0; i < hand.cards.hole_count[seat]; ++i)
            swap_face(hand.cards.hole[seat][i]);
    }
}

// Replaces every card that this viewer may not see.
inline void swap_hidden(TableState& table, PersonId viewer) {
    if (table.sealed) {
        swap_all(table.sealed->deck);
        table.sealed->seed[0] ^= std::byte{1};
    }
    if (PokerTable* const felt = poker_state(table)) {
        for (poker::Face& face : felt->opening.deck)
            swap_face(face);
        swap_hands(felt->hand, felt->orbit, viewer);
        return;
    }
    BankedTable& felt = *banked_state(table);
    const Sees sees = viewer == 0 ? Sees::bystander : Sees::player;
    const Round seen = view(*banked_game(table).hooks, felt.round, {sees, viewer});
    for (std::size_t box = 0; box < boxes_max; ++box) {
        if (seen.boxes[box].cards.empty()) swap_all(felt.round.boxes[box].cards);
    }
    if (seen.dealer.empty()) swap_all(felt.round.dealer);
}

inline TableView seen_by(const Casino& casino, const TableState& table, PersonId viewer) {
    return view_of(casino.state(), casino.balances(), table, viewer_of(casino.state(), viewer));
}

}  // namespace shift_checks

// Checks that the ledger agrees with the chips on the layout.
inline std::string table_problem(const Casino& casino, const TableState& table) {
    if (!table.board.sign) return {};
    const Money pot = casino.balances().of({ledger::AccountKind::pot, table.table, 0});
    if (poker_state(table) != nullptr) return shift_checks::hand_problem(casino, table, pot);
    if (pot != shift_checks::laid_out(casino, table))
        return "the layout is not what the round says";
    return {};
}

// Checks that the decided step equals the engine's result for the recorded event on the table as it
// is when the event is applied. The casino itself runs the engine only once.
inline std::string transition_problem(const CasinoState& state, const Step& step, Moment now) {
    if (const auto* const round = std::get_if<RoundHappened>(&step.event)) {
        const TableState& table = *find_table(state, round->table);
        const auto again = transition(*banked_state(table), banked_game(table), round->event, now);
        const RoundTransition& made = *round_in(step);
        if (!again || again->after != made.after || again->settled != made.settled)
            return "a round is not what its event makes of it";
    } else if (const auto* const hand = std::get_if<HandHappened>(&step.event)) {
        const TableState& table = *find_table(state, hand->table);
        const auto again = transition(*poker_state(table), poker_game(table), hand->event);
        const PokerTransition& made = *hand_in(step);
        if (!again || again->after != made.after || again->happened != made.happened)
            return "a hand is not what its event makes of it";
    }
    return {};
}

// Checks that each meter's account holds its whole cents, and that no meter is below its seed.
inline std::string meters_problem(const Casino& casino) {
    for (const System& system : casino.state().meters.systems) {
        const auto pools = pools_of(system.value);
        const auto start = pools_of(*opened(system.terms, Fraction()));
        for (std::size_t i = 0; i < pools.size(); ++i) {
            const auto place = static_cast<std::uint32_t>(pools.size() == 1 ? 0 : i + 1);
            const Money held = casino.balances().of(meter_account(system.id, place));
            if (held != whole_cents_of(pools[i])) return "a meter's money is not there";
            if (pools[i] < start[i]) return "a meter is below its seed";
        }
    }
    return {};
}

// Checks that the time of every person at the tables counts exactly while the person has a seat,
// and that no person who is on a break or self-excluded waits for one.
inline std::string own_play_problem(const CasinoState& state, Moment now) {
    std::set<PersonId> seated;
    for (const SeatedTable& table : state.seating.tables) {
        for (const SeatPlace& place : table.places)
            seated.insert(place.sitter.person);
    }
    for (PersonId person = 1; person <= state.people.persons.size(); ++person) {
        const Person& found = state.people.persons[person - 1];
        if (found.is_program) continue;
        if (found.play.time.seated.has_value() != (seated.count(person) > 0))
            return "the time of a person does not count while the person has a seat";
    }
    for (const WaitingList& list : state.seating.lists) {
        for (const Waiting& waiting : list.waiting) {
            if (why_away(find(state.people, waiting.person)->play, now))
                return "a person who may not play waits for a seat";
        }
    }
    return {};
}

// Checks that no money is created or lost, and that play chips are never mixed with it.
inline std::string money_problem(const Casino& casino) {
    WideCents money = 0;
    WideCents play = 0;
    for (const auto& [account, amount] : casino.balances().all()) {
        const bool is_play = shift_checks::is_play_money(casino.state(), account);
        (is_play ? play : money) += amount.cents();
    }
    if (money != 0) return "money was made or lost";
    return play != 0 ? "play chips have met money" : "";
}

// Checks that hidden cards cannot be observed: other players' cards, the dealer's hidden cards and
// the deck are exchanged, and the view of a person who may not know them stays the same.
inline std::string view_problem(const Casino& casino, const TableState& table, PersonId viewer) {
    if (!table.board.sign) return {};
    TableState other = table;
    shift_checks::swap_hidden(other, viewer);
    if (shift_checks::seen_by(casino, table, viewer) ==
        shift_checks::seen_by(casino, other, viewer)) {
        return {};
    }
    return "a hidden card shows at table " + std::to_string(table.table);
}

}  // namespace baize::house
