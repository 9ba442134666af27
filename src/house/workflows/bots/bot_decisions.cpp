#include "house/workflows/bots/bot_decisions.h"

#include <algorithm>

#include "engine/banked/machine/view.h"
#include "engine/poker/hand/view.h"
#include "house/casino/game_state.h"
#include "house/meters/wagers.h"

namespace baize::house {

namespace {

constexpr std::int64_t buy_in_units = 40;  // Number of minimum wagers a bot wants to have.
constexpr std::int64_t longest_hand = 6;   // The most a hand can cost, in minimum wagers.

Money stack_at(const Context& now, const TableState& table) {
    return now.balances.of(stack_of(table.table, now.by.person));
}

Money wallet(const Context& now, const TableState& table) {
    return now.balances.of(wallet_of(table.chips, now.by.person));
}

std::optional<std::uint8_t> own_box(const Round& round, PersonId person) {
    for (std::size_t i = 0; i < boxes_max; ++i) {
        if (round.seated[i] == person) return static_cast<std::uint8_t>(i);
    }
    return std::nullopt;
}

Command in_round(const TableState& table, Action action) {
    return BankedCommand(ActInRound{table.table, std::move(action), 0});
}

// True if the bot has less than the longest hand may cost and no money to buy more chips: it would
// only delay the other players.
bool is_out_of_money(const Context& now, const TableState& table, Money chips, Money unit) {
    return chips < unit * longest_hand && !wallet(now, table).is_positive();
}

// True if people want the bot's seat: fewer seats are free than people wait for one, or none is, so
// that the next newcomer would find no seat. Seats that are being given to other people are free.
// [I-151]
bool is_seat_wanted(const Context& now, const TableState& table) {
    const SeatedTable* const seats = table_of(now.state.seating, table.table);
    if (seats == nullptr) return false;
    const WaitingList* const list = list_of(now.state.seating, seats->list);
    const std::size_t waiting = list == nullptr ? 0 : list->waiting.size();
    const auto free =
        std::count_if(seats->places.begin(), seats->places.end(), [](const SeatPlace& place) {
            return place.sitter.person == 0;
        });
    return static_cast<std::size_t>(free) < std::max<std::size_t>(waiting, 1);
}

// Returns chip purchases first, then wagers; a bot without money for either leaves.
std::vector<Command> wagers_of(const Context& now,
                               const TableState& table,
                               const bots::HousePlayer& player,
                               const bots::HouseTable& seen,
                               bots::RandomSource random_source) {
    const auto box = own_box(seen.seen, now.by.person);
    if (!box) return {};
    if (has_finished(table, now.by.person)) return {};
    if (has_wagered(seen.seen, now.by.person)) return {BankedCommand(FinishWagers{table.table})};
    if (is_seat_wanted(now, table)) return {SeatingCommand(LeaveTable{table.table, now.by.person})};
    const Money wanted = player.unit * buy_in_units;
    if (seen.chips < player.unit * (buy_in_units / 4) && wallet(now, table).is_positive()) {
        const Money missing = wanted - seen.chips;
        return {BankedCommand(BuyChips{table.table, std::min(missing, wallet(now, table))})};
    }
    std::vector<Command> commands;
    for (const PlaceWager& wager : opening_wagers(player, seen, *box, random_source)) {
        const bool is_off = wager.wager == Wager::jackpot &&
                            wagers_refused(now.state.meters, table.table, now.by.now);
        if (!is_off) commands.push_back(in_round(table, wager));
    }
    if (!commands.empty()) {
        commands.push_back(BankedCommand(FinishWagers{table.table}));
    } else if (is_out_of_money(now, table, seen.chips, player.unit)) {
        commands.push_back(SeatingCommand(LeaveTable{table.table, now.by.person}));
    }
    return commands;
}

std::vector<Command> round_turn(const Context& now,
                                const TableState& table,
                                bots::RandomSource random_source) {
    const BankedGame& game = banked_game(table);
    const Round seen = view(*game.hooks, banked_state(table)->round, {Sees::player, now.by.person});
    const Money unit = game.rules.limits.min.value_or(Money::of_cents(1'00));
    const bots::HousePlayer player{now.by.person, style_of(now.by.person), unit};
    const bots::HouseTable at{*game.hooks, game.rules, seen, stack_at(now, table)};
    if (seen.phase == Phase::betting) {
        if (!table.board.open || !table.sealed) return {};
        return wagers_of(now, table, player, at, random_source);
    }
    if (const auto action = respond(player, at)) return {in_round(table, *action)};
    return {};
}

std::optional<poker::Seat> own_seat(const PokerTable& game_state, PersonId person) {
    for (std::size_t seat = 0; seat < poker::seats_max; ++seat) {
        if (game_state.orbit.seats[seat].player == person) return static_cast<poker::Seat>(seat);
    }
    return std::nullopt;
}

std::vector<Command> hand_turn(const Context& now,
                               const TableState& table,
                               bots::RandomSource random_source) {
    const PokerTable& game_state = *poker_state(table);
    const PokerGame& game = poker_game(table);
    const auto seat = own_seat(game_state, now.by.person);
    if (!seat) return {};
    if (game_state.hand.phase != poker::Phase::over) {
        const poker::Hand seen = poker::view(game_state.hand, *seat);
        const auto action =
            choose(game.rules, seen, *seat, betting_style_of(now.by.person), random_source);
        if (!action) return {};
        return {PokerCommand(ActInHand{table.table, *action})};
    }
    if (!game_state.hand.deal_again && is_seat_wanted(now, table))
        return {PokerCommand(StandUp{table.table, *seat})};
    const Money stack = stack_at(now, table);
    const Money least = game.stakes.buy_in_min;
    if (stack < least && wallet(now, table) >= least - stack)
        return {PokerCommand(AddChips{table.table, *seat, least - stack})};
    if (!stack.is_positive() && !game_state.hand.deal_again)
        return {PokerCommand(StandUp{table.table, *seat})};
    if (game_state.orbit.seats[*seat].away)
        return {PokerCommand(ComeBack{table.table, *seat, poker::Choice::post})};
    return {};
}

}  // namespace

bots::HouseStyle style_of(PersonId bot) {
    return bots::house_styles[bot % bots::house_styles.size()];
}

bots::BettingStyle betting_style_of(PersonId bot) {
    return bots::betting_styles[bot % bots::betting_styles.size()];
}

std::vector<Command> bot_turn(const Context& now,
                              const TableState& table,
                              bots::RandomSource random_source) {
    if (!table.board.sign) return {};
    if (banked_state(table) != nullptr) return round_turn(now, table, random_source);
    if (poker_state(table) != nullptr) return hand_turn(now, table, random_source);
    return {};
}

std::vector<PersonId> bots_at(const CasinoState& state, const TableState& table) {
    std::vector<PersonId> bots;
    const SeatedTable* const seats = table_of(state.seating, table.table);
    if (seats == nullptr) return bots;
    for (const SeatPlace& place : seats->places) {
        const Person* const person = find(state.people, place.sitter.person);
        if (person != nullptr && person->is_program) bots.push_back(place.sitter.person);
    }
    return bots;
}

}  // namespace baize::house
