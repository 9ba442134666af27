#include "house/workflows/bot_players/programs.h"

#include <algorithm>

#include "engine/banked/machine/view.h"
#include "engine/poker/hand/view.h"
#include "house/casino/felt.h"
#include "house/meters/wagers.h"

namespace baize::house {

namespace {

constexpr std::int64_t buy_in_units = 40;  // Number of minimum wagers a bot wants to have.
constexpr std::int64_t longest_hand = 6;   // The most a hand can cost, in minimum wagers.

Money stack_at(const Situation& now, const FloorTable& table) {
    return now.balances.of(stack_of(table.table, now.by.person));
}

Money purse(const Situation& now, const FloorTable& table) {
    return now.balances.of(purse_of(table.chips, now.by.person));
}

std::optional<std::uint8_t> own_box(const Round& round, PersonId person) {
    for (std::size_t i = 0; i < boxes_max; ++i) {
        if (round.seated[i] == person) return static_cast<std::uint8_t>(i);
    }
    return std::nullopt;
}

Command in_round(const FloorTable& table, Action action) {
    return BankedCommand(ActInRound{table.table, std::move(action), 0});
}

// True if the bot has less than the longest hand may cost and no money to buy more chips: it would
// only delay the other players.
bool is_out_of_money(const Situation& now, const FloorTable& table, Money chips, Money unit) {
    return chips < unit * longest_hand && !purse(now, table).is_positive();
}

// Returns chip purchases first, then wagers; a bot without money for either leaves.
std::vector<Command> wagers_of(const Situation& now,
                               const FloorTable& table,
                               const bots::HousePlayer& player,
                               const bots::HouseTable& seen,
                               bots::Chance chance) {
    const auto box = own_box(seen.seen, now.by.person);
    if (!box) return {};
    if (has_finished(table, now.by.person)) return {};
    if (has_wagered(seen.seen, now.by.person)) return {BankedCommand(FinishWagers{table.table})};
    const Money wanted = player.unit * buy_in_units;
    if (seen.chips < player.unit * (buy_in_units / 4) && purse(now, table).is_positive()) {
        const Money missing = wanted - seen.chips;
        return {BankedCommand(BuyChips{table.table, std::min(missing, purse(now, table))})};
    }
    std::vector<Command> commands;
    for (const PlaceWager& wager : opening_wagers(player, seen, *box, chance)) {
        const bool is_off = wager.wager == Wager::jackpot &&
                            wagers_refused(now.floor.meters, table.table, now.by.now);
        if (!is_off) commands.push_back(in_round(table, wager));
    }
    if (!commands.empty()) {
        commands.push_back(BankedCommand(FinishWagers{table.table}));
    } else if (is_out_of_money(now, table, seen.chips, player.unit)) {
        commands.push_back(SeatingCommand(LeaveTable{table.table, now.by.person}));
    }
    return commands;
}

std::vector<Command> round_turn(const Situation& now,
                                const FloorTable& table,
                                bots::Chance chance) {
    const BankedGame& game = banked_game(table);
    const Round seen = view(*game.hooks, banked_felt(table)->round, {Sees::player, now.by.person});
    const Money unit = game.rules.limits.min.value_or(Money::of_cents(1'00));
    const bots::HousePlayer player{now.by.person, style_of(now.by.person), unit};
    const bots::HouseTable at{*game.hooks, game.rules, seen, stack_at(now, table)};
    if (seen.phase == Phase::betting) {
        if (!table.board.open || !table.sealed) return {};
        return wagers_of(now, table, player, at, chance);
    }
    if (const auto action = respond(player, at)) return {in_round(table, *action)};
    return {};
}

std::optional<poker::Seat> own_seat(const PokerTable& felt, PersonId person) {
    for (std::size_t seat = 0; seat < poker::seats_max; ++seat) {
        if (felt.orbit.seats[seat].player == person) return static_cast<poker::Seat>(seat);
    }
    return std::nullopt;
}

std::vector<Command> hand_turn(const Situation& now, const FloorTable& table, bots::Chance chance) {
    const PokerTable& felt = *poker_felt(table);
    const PokerGame& game = poker_game(table);
    const auto seat = own_seat(felt, now.by.person);
    if (!seat) return {};
    if (felt.hand.phase != poker::Phase::over) {
        const poker::Hand seen = poker::view(felt.hand, *seat);
        const auto action = choose(game.rules, seen, *seat, temper_of(now.by.person), chance);
        if (!action) return {};
        return {PokerCommand(ActInHand{table.table, *action})};
    }
    const Money stack = stack_at(now, table);
    const Money least = game.stakes.buy_in_min;
    if (stack < least && purse(now, table) >= least - stack)
        return {PokerCommand(AddChips{table.table, *seat, least - stack})};
    if (!stack.is_positive() && !felt.hand.deal_again)
        return {PokerCommand(StandUp{table.table, *seat})};
    if (felt.orbit.seats[*seat].away)
        return {PokerCommand(ComeBack{table.table, *seat, poker::Choice::post})};
    return {};
}

}  // namespace

bots::HouseStyle style_of(PersonId program) {
    return bots::house_styles[program % bots::house_styles.size()];
}

bots::Temper temper_of(PersonId program) {
    return bots::tempers[program % bots::tempers.size()];
}

std::vector<Command> program_turn(const Situation& now,
                                  const FloorTable& table,
                                  bots::Chance chance) {
    if (!table.board.sign) return {};
    if (banked_felt(table) != nullptr) return round_turn(now, table, chance);
    if (poker_felt(table) != nullptr) return hand_turn(now, table, chance);
    return {};
}

std::vector<PersonId> programs_at(const Floor& floor, const FloorTable& table) {
    std::vector<PersonId> programs;
    const SeatedTable* const seats = table_of(floor.seating, table.table);
    if (seats == nullptr) return programs;
    for (const SeatPlace& place : seats->places) {
        const Person* const person = find(floor.people, place.sitter.person);
        if (person != nullptr && person->is_program) programs.push_back(place.sitter.person);
    }
    return programs;
}

}  // namespace baize::house
