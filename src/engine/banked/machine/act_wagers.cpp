// The betting window: placing, changing and taking back wagers, and "no more bets".
#include <algorithm>
#include <array>

#include "engine/banked/machine/acting.h"

namespace baize {

namespace {

// Up to three people may have a Player Poker Extra on one area. Each keeps a separate place,
// regardless of the order in which they come and go. With no place free the first is returned.
// [CH 3.30]
PlaceWager in_own_place(const Box& box, PlaceWager wager, PlayerId player) {
    if (wager.wager != Wager::player_poker_extra) return wager;
    constexpr std::array places{
        Wager::player_poker_extra, Wager::player_poker_extra_2, Wager::player_poker_extra_3};
    for (const PlayerId wanted : {player, PlayerId{0}}) {
        for (const Wager place : places) {
            if (box.owner[index(place)] != wanted) continue;
            wager.wager = place;
            return wager;
        }
    }
    return wager;
}

Refused check_window(const Table& table, const PlaceWager& wager) {
    const BookClauses& clauses = table.clauses();
    for (const WagerClause& own : clauses.before_deal_of) {
        if (own.wager == wager.wager && table.round.phase != Phase::betting) {
            return refuse(Reason::betting_closed, own.clause);
        }
    }
    if (table.round.phase == Phase::closed) {
        return refuse(Reason::betting_closed, clauses.before_deal);
    }
    if (table.round.phase != Phase::betting) {
        const bool machine = table.rules.shoe == ShoeKind::machine;
        return refuse(Reason::betting_closed, machine ? clauses.locked_machine : clauses.locked);
    }
    return accepted;
}

Refused check_tender(const Table& table, Tender tender) {
    const BookClauses& clauses = table.clauses();
    if (tender == Tender::cash) return refuse(Reason::not_chips, clauses.chips_only);
    if (tender == Tender::oral_alone) return refuse(Reason::oral_without_chips, clauses.oral);
    const bool oral_accepted = clauses.oral_allowed && is_dealer(table.by);
    if (tender == Tender::oral_with_chips && !oral_accepted) {
        return refuse(Reason::no_oral_wagers, clauses.oral);
    }
    return accepted;
}

Refused check_place(const Table& table, const PlaceWager& wager) {
    const BookClauses& clauses = table.clauses();
    if (const Refused refusal = check_window(table, wager)) return refusal;
    if (wager.box >= table.rules.seats) return refuse(Reason::no_such_box, clauses.seats);
    if (table.by.player == 0) return refuse(Reason::not_a_player, clauses.window);
    const auto& opening = table.facts().opening;
    if (std::find(opening.begin(), opening.end(), wager.wager) == opening.end()) {
        return refuse(Reason::no_such_wager, clauses.window);
    }
    return check_tender(table, wager.tender);
}

Refused check_amount(const StakeRange& range, Money amount) {
    if (amount < Money{}) return refuse(Reason::no_such_amount, range.below);
    if (amount < range.min) return refuse(Reason::below_minimum, range.below);
    if (amount > range.max) return refuse(Reason::above_maximum, range.above);
    if ((amount - range.min).cents() % range.step.cents() != 0) {
        return refuse(Reason::not_a_betting_unit, range.off_step);
    }
    return accepted;
}

Refused take_back(Table& table, const PlaceWager& wager) {
    Box& box = table.round.boxes[wager.box];
    const std::size_t place = index(wager.wager);
    if (!box.has(wager.wager)) return refuse(Reason::no_such_amount, table.clauses().window);
    if (box.owner[place] != table.by.player) {
        return refuse(Reason::not_your_box, table.clauses().window);
    }
    box.stake[place] = Money{};
    box.owner[place] = 0;
    if (wager.wager == Wager::jackpot) box.jackpot_came_over = false;
    // The remaining wagers must still be allowed: none may depend on the one taken back.
    for (std::size_t i = 0; i < staked_wager_count; ++i) {
        const Wager other = static_cast<Wager>(i);
        if (!box.has(other) || box.owner[i] != table.by.player)
            continue;  // wagers of other players are checked later
        const PlaceWager standing{wager.box, other, box[other]};
        const Result<StakeRange> range = table.game.stake_range(
            table.rules, table.round, standing, {table.by.role, box.owner[i]});
        if (!range) return range.error();
    }
    return accepted;
}

}  // namespace

Refused act(Table& table, const PlaceWager& named) {
    if (const Refused refusal = check_place(table, named)) return refusal;
    const PlaceWager wager = in_own_place(table.round.boxes[named.box], named, table.by.player);
    if (wager.amount.is_zero()) return take_back(table, wager);
    const Result<StakeRange> range =
        table.game.stake_range(table.rules, table.round, wager, table.by);
    if (!range) return range.error();
    if (const Refused refusal = check_amount(*range, wager.amount)) return refusal;
    Box& box = table.round.boxes[wager.box];
    box.stake[index(wager.wager)] = wager.amount;
    box.owner[index(wager.wager)] = table.by.player;
    const bool sits =
        std::find(table.round.seated.begin(), table.round.seated.end(), table.by.player) !=
        table.round.seated.end();
    if (!sits && table.round.seated[wager.box] == 0) {
        table.round.seated[wager.box] = table.by.player;
    }
    return accepted;
}

Refused act(Table& table, const CloseBetting&) {
    Round& round = table.round;
    if (round.phase != Phase::betting) return refuse(Reason::betting_closed, table.clauses().close);
    if (!is_dealer(table.by)) return refuse(Reason::rank_too_low, table.clauses().close);
    if (std::none_of(round.boxes.begin(), round.boxes.end(), has_any_wager)) {
        return refuse(Reason::not_now, table.clauses().window);
    }
    round.phase = dealt_areas(table.game, round).empty() ? Phase::showdown : Phase::closed;
    return accepted;
}

}  // namespace baize
