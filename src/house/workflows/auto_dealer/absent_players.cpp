#include "house/workflows/auto_dealer/absent_players.h"

#include <algorithm>

#include "engine/poker/table/button.h"
#include "house/casino/game_state.h"
#include "house/tables/poker/decide.h"

namespace baize::house {

namespace {

// A player at a poker table, with all that is known about the player's presence.
struct Player {
    const Sitter& sitter;
    const SeatAttendance* counted = nullptr;
    bool is_away = false;
};

Player player_at(const TableState& table, const SeatedTable& seats, std::size_t seat) {
    const Sitter& sitter = seats.places[seat].sitter;
    return {sitter,
            seat_attendance(table.attendance, sitter.person),
            poker_state(table)->orbit.seats[seat].away};
}

std::size_t seats_of(const SeatedTable& seats) {
    return std::min<std::size_t>(seats.places.size(), poker::seats_max);
}

// Bots leave by themselves, and never lose a connection.
bool must_sit_out(const Player& player, const SeatingSettings& settings, Moment now) {
    if (player.is_away) return false;
    const std::optional<Moment>& gone = player.sitter.absent_since;
    if (gone && now >= *gone + settings.gone_sits_out) return true;
    return player.counted != nullptr && player.counted->timeouts >= settings.timeouts_max;
}

// Returns when the player has been away for too long.
std::optional<Moment> leaves_at(const Player& player, const SeatingSettings& settings) {
    std::optional<Moment> first;
    if (player.sitter.absent_since) first = *player.sitter.absent_since + settings.absence_alert;
    if (player.is_away && player.counted != nullptr && player.counted->away_since) {
        const Moment end = *player.counted->away_since + settings.away_time;
        first = std::min(first.value_or(end), end);
    }
    return first;
}

bool must_leave(const Player& player, const SeatingSettings& settings, Moment now) {
    if (!player.is_away) return false;
    const bool has_missed =
        player.counted != nullptr && player.counted->missed_blinds >= settings.missed_blinds_max;
    const auto end = leaves_at(player, settings);
    return has_missed || (end && now >= *end);
}

// A player who is there stands up with the chips. The chips of one whose connection is gone are
// counted and sealed, except play chips. [CP 8.11] [I-145] [I-148]
Command take_from_seat(const Context& now,
                       const TableState& table,
                       const Sitter& sitter,
                       poker::Seat seat) {
    if (!sitter.absent_since || table.chips == Chips::play)
        return PokerCommand(StandUp{table.table, seat});
    const Money counted = now.balances.of(stack_of(table.table, sitter.person));
    return SeatingCommand(PickUpPlayer{table.table, sitter.person, counted});
}

// The seat that puts up the last blind of the next hand, if one can be opened now.
poker::Seat next_blind(const Context& now, const TableState& table) {
    const PokerTable& game_state = *poker_state(table);
    const PokerGame& game = poker_game(table);
    if (game.rules.forced.blinds.empty()) return poker::no_seat;
    const auto plan =
        poker::plan_hand(game.rules, game_state.orbit, stacks_of(game_state, game, now.balances));
    return plan ? plan->after.line[0] : poker::no_seat;
}

// The player has asked in advance to sit out when the last blind comes.
bool sits_out_at_blind(const Context& now,
                       const TableState& table,
                       const Player& player,
                       poker::Seat seat) {
    const bool is_planned =
        !player.is_away && player.counted != nullptr && player.counted->sits_out_at_blind;
    return is_planned && next_blind(now, table) == seat;
}

}  // namespace

std::optional<Command> due_for_absent(const Context& now, const TableState& table) {
    const SeatedTable* const seats = table_of(now.state.seating, table.table);
    if (seats == nullptr || poker_state(table) == nullptr) return std::nullopt;
    const SeatingSettings& settings = now.state.settings.seating;
    for (std::size_t i = 0; i < seats_of(*seats); ++i) {
        const auto seat = static_cast<poker::Seat>(i);
        const Player player = player_at(table, *seats, i);
        if (player.sitter.person == 0) continue;
        if (must_sit_out(player, settings, now.by.now) ||
            sits_out_at_blind(now, table, player, seat))
            return Command(PokerCommand(SitOut{table.table, seat}));
        if (must_leave(player, settings, now.by.now))
            return take_from_seat(now, table, player.sitter, seat);
    }
    return std::nullopt;
}

std::vector<Moment> absence_ends(const CasinoState& state, const TableState& table) {
    std::vector<Moment> moments;
    const SeatedTable* const seats = table_of(state.seating, table.table);
    if (seats == nullptr || poker_state(table) == nullptr) return moments;
    const SeatingSettings& settings = state.settings.seating;
    for (std::size_t i = 0; i < seats_of(*seats); ++i) {
        const Player player = player_at(table, *seats, i);
        if (player.sitter.person == 0) continue;
        if (const auto end = leaves_at(player, settings)) moments.push_back(*end);
        if (player.sitter.absent_since)
            moments.push_back(*player.sitter.absent_since + settings.gone_sits_out);
    }
    return moments;
}

}  // namespace baize::house
