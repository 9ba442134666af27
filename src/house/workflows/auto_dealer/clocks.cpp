#include "house/workflows/auto_dealer/clocks.h"

#include <algorithm>

#include "engine/banked/machine/game.h"
#include "house/casino/game_state.h"
#include "house/workflows/rounds/exposure.h"

namespace baize::house {

namespace {

// Returns since when the player's connection has been gone, as far as that is recorded.
std::optional<Moment> absent_since(const CasinoState& state, TableId table, PersonId person) {
    const SeatedTable* const seats = table_of(state.seating, table);
    if (seats == nullptr || person == 0) return std::nullopt;
    const auto seat = seat_of(*seats, person);
    if (!seat) return std::nullopt;
    return seats->places[*seat].sitter.absent_since;
}

// A player without a connection has a shorter clock, from the moment when both the turn has come
// and the absence is recorded. [I-149]
Moment shortened(const CasinoState& state, Moment end, Moment began, std::optional<Moment> gone) {
    if (!gone) return end;
    return std::min(end, std::max(began, *gone) + state.settings.seating.gone_clock);
}

// Returns since when every player who has still to decide has been gone; nullopt if one of them is
// there, or if no other player waits for them.
std::optional<Moment> all_gone_since(const CasinoState& state, const TableState& table) {
    const BankedGame& game = banked_game(table);
    const Round& round = banked_state(table)->round;
    std::optional<Moment> gone;
    for (std::size_t box = 0; box < boxes_max; ++box) {
        const PersonId owner = hand_owner(round.boxes[box]);
        if (owner == 0 || round.boxes[box].acted) continue;
        if (game.hooks->decisions(game.rules, round, box).empty()) continue;
        const auto since = absent_since(state, table.table, owner);
        if (!since) return std::nullopt;
        gone = std::max(gone.value_or(*since), *since);
    }
    const bool has_others =
        std::any_of(round.seated.begin(), round.seated.end(), [&](PersonId person) {
            return person != 0 && !absent_since(state, table.table, person);
        });
    return has_others ? gone : std::nullopt;
}

std::optional<Moment> round_wakes_at(const CasinoState& state, const TableState& table) {
    if (!is_round_in_play(table)) return std::nullopt;
    const Round& round = banked_state(table)->round;
    const auto& terms = std::get<HouseTerms>(table.board.sign->terms);
    if (has_exposure_clock(table))
        return table.waiting_since + Span::of_seconds(terms.exposure_seconds);
    const bool is_clocked = round.phase == Phase::betting || round.phase == Phase::deciding;
    if (!is_clocked || terms.decision_seconds == 0) return std::nullopt;
    const Moment end = table.waiting_since + Span::of_seconds(terms.decision_seconds);
    if (round.phase == Phase::betting || table.dealt_by != DealtBy::house) return end;
    return shortened(state, end, table.waiting_since, all_gone_since(state, table));
}

PersonId in_turn(const TableState& table) {
    const PokerTable& game_state = *poker_state(table);
    return game_state.hand.actor < poker::seats_max ? game_state.players[game_state.hand.actor] : 0;
}

Span bank_of(const TableState& table, PersonId person) {
    if (table.dealt_by != DealtBy::house) return {};
    const SeatAttendance* const player = seat_attendance(table.attendance, person);
    return player == nullptr || player->saves_bank ? Span{} : player->bank;
}

// Returns when the clock on the sign ends, without the time bank.
std::optional<Moment> turn_ends_at(const TableState& table) {
    if (poker_state(table) == nullptr || !is_round_in_play(table)) return std::nullopt;
    const std::uint16_t seconds = poker_game(table).rules.clock.seconds;
    if (seconds == 0) return std::nullopt;
    return table.waiting_since + Span::of_seconds(seconds);
}

}  // namespace

std::optional<Moment> wakes_at(const CasinoState& state, const TableState& table) {
    if (banked_state(table) != nullptr) return round_wakes_at(state, table);
    const auto end = turn_ends_at(table);
    if (!end || table.dealt_by != DealtBy::house) return end;
    const PersonId person = in_turn(table);
    return shortened(state,
                     *end + bank_of(table, person),
                     table.waiting_since,
                     absent_since(state, table.table, person));
}

std::optional<Moment> bank_begins_at(const CasinoState& state, const TableState& table) {
    const auto end = turn_ends_at(table);
    if (!end || bank_of(table, in_turn(table)) == Span{}) return std::nullopt;
    const auto all = wakes_at(state, table);
    return all && *end < *all ? end : std::nullopt;
}

bool is_absent(const CasinoState& state, const TableState& table, PersonId person) {
    return absent_since(state, table.table, person).has_value();
}

bool is_unattended(const CasinoState& state, const TableState& table, PersonId person) {
    const BoxAttendance* const player = box_attendance(table.attendance, person);
    return is_absent(state, table, person) || (player != nullptr && player->missed > 0);
}

}  // namespace baize::house
