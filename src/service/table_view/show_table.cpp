#include "service/table_view/show_table.h"

#include <algorithm>
#include <tuple>

#include "house/casino/game_state.h"
#include "house/casino/table_view.h"
#include "house/seating/abstention.h"
#include "house/signs/personal.h"
#include "house/workflows/auto_dealer/due_action.h"
#include "house/workflows/rounds/decision_point.h"
#include "ledger/record/hash.h"
#include "service/lobby/show_jackpot.h"
#include "service/offers/show_offers.h"
#include "service/offers/show_play_limits.h"
#include "service/table_view/show_banked.h"
#include "service/table_view/show_poker.h"
#include "service/table_view/show_sign.h"
#include "service/table_view/words.h"

namespace baize::views {

namespace {

using house::CasinoState;
using house::PersonId;
using house::TableState;

const house::SeatedTable* seats_at(const CasinoState& casino_state, const TableState& table) {
    return house::table_of(casino_state.seating, table.table);
}

SeatState state_of(const TableState& table, const house::SeatPlace& place, std::size_t seat) {
    if (place.sitter.person == 0)
        return place.offer || place.held_for != 0 ? SeatState::held : SeatState::open;
    if (place.sitter.absent_since) return SeatState::away;
    const house::PokerTable* const felt = house::poker_state(table);
    if (felt != nullptr && seat < poker::seats_max && felt->orbit.seats[seat].away)
        return SeatState::sitting_out;
    return SeatState::playing;
}

std::vector<SeatShown> show_seats(const ViewContext& view_context, const TableState& table) {
    std::vector<SeatShown> seats;
    const CasinoState& casino_state = view_context.casino.state();
    const house::SeatedTable* const seated = seats_at(casino_state, table);
    if (seated == nullptr) return seats;
    for (std::size_t i = 0; i < seated->places.size(); ++i) {
        const house::SeatPlace& place = seated->places[i];
        SeatShown& seat = seats.emplace_back();
        seat.seat = static_cast<std::uint8_t>(i);
        seat.state = state_of(table, place, i);
        seat.person = place.sitter.person;
        if (seat.person == 0) continue;
        const house::Person& person = *house::find(casino_state.people, seat.person);
        seat.name = person.name;
        seat.is_bot = person.is_program;
        seat.chips = view_context.casino.balances().of(house::stack_of(table.table, seat.person));
        const auto number = static_cast<house::SeatNumber>(i);
        seat.has_own_limits = limits_of(table.board, number, seat.person).has_value();
        seat.is_abstaining = is_abstaining(*seated, number);
    }
    return seats;
}

// Returns the people for whom the table waits.
std::vector<PersonId> awaited(const CasinoState& casino_state, const TableState& table) {
    std::vector<PersonId> persons;
    if (const house::PokerTable* const felt = house::poker_state(table)) {
        if (felt->hand.actor < poker::seats_max) persons.push_back(felt->players[felt->hand.actor]);
        return persons;
    }
    const house::BankedTable* const felt = house::banked_state(table);
    if (felt == nullptr) return persons;
    for (std::size_t box = 0; box < boxes_max; ++box) {
        const PersonId person = deciding_at(table, box);
        if (person != 0) persons.push_back(person);
    }
    if (felt->round.phase != Phase::betting) return persons;
    const house::SeatedTable* const seats = seats_at(casino_state, table);
    if (seats == nullptr) return persons;
    for (const house::SeatPlace& place : seats->places) {
        const PersonId person = place.sitter.person;
        if (person != 0 && !house::has_finished(table, person)) persons.push_back(person);
    }
    return persons;
}

std::uint32_t place_in_line(const CasinoState& casino_state,
                            const TableState& table,
                            PersonId person) {
    const house::SeatedTable* const seats = seats_at(casino_state, table);
    if (seats == nullptr) return 0;
    const house::WaitingList* const list = house::list_of(casino_state.seating, seats->list);
    if (list == nullptr) return 0;
    for (std::size_t i = 0; i < list->waiting.size(); ++i) {
        if (list->waiting[i].person == person) return static_cast<std::uint32_t>(i + 1);
    }
    return 0;
}

std::uint32_t waiting_for(const CasinoState& casino_state, const TableState& table) {
    const house::SeatedTable* const seats = seats_at(casino_state, table);
    if (seats == nullptr) return 0;
    const house::WaitingList* const list = house::list_of(casino_state.seating, seats->list);
    return list == nullptr ? 0 : static_cast<std::uint32_t>(list->waiting.size());
}

std::uint8_t seat_number(const CasinoState& casino_state,
                         const TableState& table,
                         PersonId person) {
    const house::SeatedTable* const seats = seats_at(casino_state, table);
    if (seats == nullptr || person == 0) return 0;
    const auto seat = house::seat_of(*seats, person);
    return seat ? static_cast<std::uint8_t>(*seat + 1) : std::uint8_t{0};
}

std::optional<OwnLimitsShown> own_limits_of(const TableState& table,
                                            std::uint8_t seat,
                                            PersonId person) {
    if (seat == 0 || house::banked_state(table) == nullptr) return std::nullopt;
    const auto own = limits_of(table.board, static_cast<std::uint8_t>(seat - 1U), person);
    if (!own) return std::nullopt;
    const Limits limits = personal(house::banked_game(table).rules.limits, *own);
    return OwnLimitsShown{limits.min.value_or(Money{}), limits.max.value_or(Money{})};
}

YouShown show_you(const ViewContext& view_context, const TableState& table, PersonId person) {
    const CasinoState& casino_state = view_context.casino.state();
    const ledger::Balances& balances = view_context.casino.balances();
    YouShown you{.person = person};
    you.seat = seat_number(casino_state, table, person);
    you.chips = balances.of(house::stack_of(table.table, person));
    you.wallet = balances.of(house::wallet_of(table.chips, person));
    you.is_done = house::has_finished(table, person);
    you.list_place = place_in_line(casino_state, table, person);
    you.own_limits = own_limits_of(table, you.seat, person);
    if (const house::Person* const found = house::find(casino_state.people, person)) {
        you.kept_out = show_kept_out(found->play, table.chips, view_context.now);
        you.session = show_play_session(found->play, table.chips);
    }
    const house::PokerTable* const felt = house::poker_state(table);
    if (felt == nullptr || you.seat == 0) return you;
    const auto seat = static_cast<poker::Seat>(you.seat - 1U);
    you.requested = side_wagers_of(table.wishes[seat].side_wager);
    if (felt->number > 0 && felt->players[seat] == person)
        you.wagered =
            side_wagers_in(felt->hand, seat, view_context.activity_log.memory(table.table));
    return you;
}

ChipsShown shown(house::Chips chips) {
    return chips == house::Chips::play ? ChipsShown::play : ChipsShown::money;
}

std::string question_text(const Question& question) {
    return title_of(name(question.asks)) + ": " + plain_words(name(question.because.what));
}

TableRow row_of(const ViewContext& view_context, const TableState& table) {
    const CasinoState& casino_state = view_context.casino.state();
    TableRow row{.table = table.table};
    if (table.board.sign) row.game = table.board.sign->game;
    row.title = game_title(table);
    row.detail = sign_detail(table);
    row.chips = shown(table.chips);
    std::tie(row.minimum, row.maximum) = sign_limits(table);
    row.is_open = table.board.open;
    row.jackpot = system_of(casino_state, table.table);
    row.waiting = waiting_for(casino_state, table);
    const house::SeatedTable* const seats = seats_at(casino_state, table);
    if (seats == nullptr) return row;
    row.seats = static_cast<std::uint8_t>(seats->places.size());
    row.list = seats->list;
    for (const house::SeatPlace& place : seats->places) {
        if (place.sitter.person == 0) {
            if (place.offer || place.held_for != 0) ++row.held;
            continue;
        }
        ++row.taken;
        if (house::find(casino_state.people, place.sitter.person)->is_program) ++row.bots;
    }
    return row;
}

// Returns the prizes that were won at this table, to be shown with the result.
std::vector<JackpotWin> wins_at(const ActivityLog& activity_log,
                                const house::System& system,
                                house::TableId table) {
    std::vector<JackpotWin> wins = activity_log.wins(system.id);
    std::erase_if(wins, [&](const JackpotWin& win) { return win.table != table; });
    return wins;
}

}  // namespace

void show_game(const ViewContext& view_context,
               const TableState& table,
               const house::GameState& seen,
               TableShown& out) {
    const RoundMemory& memory = view_context.activity_log.memory(table.table);
    if (const auto* const banked = std::get_if<house::BankedTable>(&seen)) {
        out.banked = show_banked(table, *banked, memory);
        out.questions.clear();
        for (const Question& question : banked->round.questions) {
            out.questions.push_back({question.role == Role::player ? question.player : 0,
                                     question.box,
                                     question_text(question),
                                     question.clause});
        }
    }
    if (const auto* const poker = std::get_if<house::PokerTable>(&seen))
        out.poker = show_poker(table, *poker, memory);
}

void show_persons_own(const ViewContext& view_context,
                      const TableState& table,
                      PersonId person,
                      TableShown& out) {
    const house::Casino& casino = view_context.casino;
    const CasinoState& casino_state = casino.state();
    out.you = show_you(view_context, table, person);
    out.offers = show_offers(
        {casino_state, casino.balances(), house::issuer_of(casino_state, person, view_context.now)},
        table);
}

TableShown show_in_common(const ViewContext& view_context,
                          const TableState& table,
                          const house::TableView& seen,
                          Detail detail) {
    const CasinoState& casino_state = view_context.casino.state();
    TableShown out{.table = table.table,
                   .decision_point = house::decision_point_of(table),
                   .now = view_context.now};
    out.chips = shown(table.chips);
    out.is_open = table.board.open;
    out.is_dealt_by_house = table.dealt_by == house::DealtBy::house;
    out.has_coach = table.chips == house::Chips::play;
    out.title = game_title(table);
    out.waiting = waiting_for(casino_state, table);
    out.seats = show_seats(view_context, table);
    if (!table.board.sign) return out;
    out.game = table.board.sign->game;
    out.book = house::name(house::book_of(table));
    out.round = house::round_number(table);
    if (detail == Detail::whole) out.sign = show_sign(table);
    show_game(view_context, table, seen.felt, out);
    out.turn = {awaited(casino_state, table), table.waiting_since, seen.clock};
    if (seen.promise)
        out.commitment = CommitmentShown{
            seen.promise->round, ledger::to_hex(seen.promise->root.bytes), seen.promise->deal};
    if (const house::System* const system =
            house::find_system(casino_state.meters, system_of(casino_state, table.table))) {
        out.jackpot = show_jackpot(
            casino_state, *system, wins_at(view_context.activity_log, *system, table.table));
        if (detail != Detail::whole) {
            out.jackpot->prizes.clear();
            out.jackpot->tables.clear();
        }
    }
    return out;
}

TableShown show_table(const ViewContext& view_context,
                      const TableState& table,
                      PersonId person,
                      Detail detail) {
    const house::Casino& casino = view_context.casino;
    const CasinoState& casino_state = casino.state();
    const house::TableView seen =
        view_of(casino_state, casino.balances(), table, house::viewer_of(casino_state, person));
    TableShown out = show_in_common(view_context, table, seen, detail);
    if (person != 0) show_persons_own(view_context, table, person, out);
    return out;
}

LobbyShown show_lobby(const ViewContext& view_context, std::uint32_t people) {
    const CasinoState& casino_state = view_context.casino.state();
    LobbyShown lobby{.people = people};
    for (const TableState& table : casino_state.tables) {
        if (table.board.sign) lobby.tables.push_back(row_of(view_context, table));
    }
    for (const house::System& system : casino_state.meters.systems) {
        lobby.jackpots.push_back(
            show_jackpot(casino_state, system, view_context.activity_log.wins(system.id)));
    }
    return lobby;
}

MineByPerson show_mine(const ViewContext& view_context) {
    MineByPerson mine;
    const CasinoState& casino_state = view_context.casino.state();
    for (const TableState& table : casino_state.tables) {
        const house::SeatedTable* const seats = seats_at(casino_state, table);
        if (seats == nullptr) continue;
        const std::vector<PersonId> turn = awaited(casino_state, table);
        // A person may sit at a table and also wait for another seat there.
        const auto row_of_person = [&](PersonId person) -> MyTable& {
            std::vector<MyTable>& rows = mine[person];
            if (!rows.empty() && rows.back().table == table.table) return rows.back();
            MyTable row{.table = table.table};
            row.is_your_turn = std::find(turn.begin(), turn.end(), person) != turn.end();
            row.chips = view_context.casino.balances().of(house::stack_of(table.table, person));
            return rows.emplace_back(row);
        };
        for (std::size_t i = 0; i < seats->places.size(); ++i) {
            const PersonId person = seats->places[i].sitter.person;
            if (person != 0) row_of_person(person).seat = static_cast<std::uint8_t>(i + 1);
        }
        const house::WaitingList* const list = house::list_of(casino_state.seating, seats->list);
        for (std::size_t i = 0; list != nullptr && i < list->waiting.size(); ++i) {
            MyTable& row = row_of_person(list->waiting[i].person);
            row.list_place = static_cast<std::uint32_t>(i + 1);
        }
    }
    return mine;
}

}  // namespace baize::views
