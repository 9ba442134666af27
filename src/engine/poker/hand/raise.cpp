#include "engine/poker/hand/raise.h"

#include <algorithm>

namespace baize::poker {
namespace {

// The pot includes the call; the result is rounded down to the smallest chip. [CP 6.7] [I-38]
[[nodiscard]] Money pot_raise(const Rules& rules, const Hand& hand, Seat seat) {
    const Money call = std::max(hand.betting.level - hand.bets[seat], Money{});
    const Money taken = rules.betting.pot_before_rake ? Money{} : hand.drop_slide;
    const std::int64_t pot = (pot_total(hand) - taken + call).cents();
    const std::int64_t whole = rules.betting.structure == Structure::half_pot ? pot / 2 : pot;
    return Money::of_cents(whole - whole % rules.chip.cents());
}

[[nodiscard]] Clause reopening_clause(const Betting& betting) {
    return is_limit(betting.structure) ? "CP 6.16.2(a)"_clause : "CP 6.16.3"_clause;
}

// True if another player could put in more than the current level.
[[nodiscard]] bool can_be_answered(const Hand& hand, Seat seat) {
    for (const Seat other : hand.able.without(seat)) {
        if (hand.bets[other] + hand.stacks[other] > hand.betting.level) return true;
    }
    return false;
}

[[nodiscard]] bool is_capped(const Rules& rules, const Hand& hand) {
    const Betting& betting = rules.betting;
    if (!is_limit(betting.structure) || hand.betting.raises < betting.raises_max) return false;
    return betting.uncap_after_fold ? hand.able.has_three() : hand.betting.capped;
}

// A separate function, because most tables play no limit and call this millions of times a second.
[[nodiscard]] inline RaiseRange no_limit_range(const BettingRound& round) {
    return {round.level + round.last_raise, Money::max()};
}

}  // namespace

Money opening_bet(const Betting& betting, Street street) {
    const bool high = static_cast<unsigned>(street) + 1 >= betting.high_from_round;
    return betting.structure == Structure::fixed && high ? betting.maximum : betting.minimum;
}

bool is_reopened(const Betting& betting, const BettingRound& round, Seat seat) {
    if (!round.acted.contains(seat)) return true;
    if (!is_limit(betting.structure) && betting.short_all_ins_add_up)
        return round.level - round.acted_level[seat] >= round.last_raise;
    return round.full_level > round.acted_full[seat];
}

RaiseRange structured_range(const Rules& rules, const Hand& hand, Seat seat) {
    const BettingRound& round = hand.betting;
    switch (rules.betting.structure) {
        case Structure::fixed: {
            const Money to = round.full_level + round.last_raise;
            return {to, to};
        }
        case Structure::spread:
            return {round.full_level + round.last_raise, round.full_level + rules.betting.maximum};
        case Structure::half_pot:
        case Structure::pot: {
            const Money least = round.level + round.last_raise;
            return {least, std::max(least, round.level + pot_raise(rules, hand, seat))};
        }
        case Structure::no_limit: break;
    }
    return no_limit_range(round);
}

Verdict find_raise_range(const Rules& rules, const Hand& hand, Seat seat, RaiseRange& range) {
    const BettingRound& round = hand.betting;
    const Money all = hand.bets[seat] + hand.stacks[seat];
    if (all <= round.level) return Verdict(Reason::too_few_chips, "CP 6.16.1"_clause);
    if (is_capped(rules, hand)) return Verdict(Reason::raises_capped, "CP 6.9"_clause);
    if (!is_reopened(rules.betting, round, seat))
        return Verdict(Reason::betting_not_reopened, reopening_clause(rules.betting));
    if (round.barred.contains(seat))
        return Verdict(Reason::barred_from_raising, "CP 6.18.3"_clause);
    if (!can_be_answered(hand, seat)) return Verdict(Reason::nobody_can_answer, "I-18"_clause);
    const RaiseRange structured = rules.betting.structure == Structure::no_limit
                                      ? no_limit_range(round)
                                      : structured_range(rules, hand, seat);
    range = {smaller_of(structured.least, all), smaller_of(structured.most, all)};
    return allowed;
}

void count_raise(const Rules& rules, Hand& hand, Seat seat, Money to) {
    BettingRound& round = hand.betting;
    const bool limit = is_limit(rules.betting.structure);
    const Money by = to - (limit ? round.full_level : round.level);
    const bool full = by >= round.last_raise;
    // In a limit game an all-in of half or more counts as a full bet or raise. [CP 6.16.2(b)]
    if (full || (limit && by + by >= round.last_raise)) {
        if (round.full_level.is_positive()) ++round.raises;
        if (full && rules.betting.structure != Structure::fixed) round.last_raise = by;
        round.full_level = to;
        // Once reached, the cap stays, unless only two players could still bet by then. [I-37]
        if (round.raises == rules.betting.raises_max) {
            const bool behind = to < hand.bets[seat] + hand.stacks[seat];
            const SeatSet others = hand.able.without(seat);
            round.capped = behind ? others.has_two() : others.has_three();
        }
    }
    round.level = to;
    round.aggressor = seat;
}

}  // namespace baize::poker
