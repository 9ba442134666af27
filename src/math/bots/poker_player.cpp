#include "math/bots/poker_player.h"

#include <algorithm>
#include <limits>

#include "engine/poker/hand/play.h"
#include "engine/poker/hand/pots.h"
#include "engine/poker/hand/strength.h"
#include "math/strategy/poker_bots.h"

namespace baize::bots {

using poker::Action;
using poker::Hand;
using poker::Offers;
using poker::Seat;
using poker::SeatSet;

namespace {

constexpr std::uint32_t samples_each_turn = 200;
constexpr std::uint32_t whole = 1000;  // Shares of a pot are counted in thousandths.

// All members are in hundredths.
struct Manner {
    std::uint32_t margin = 0;    // Share needed to call, relative to the price.
    std::uint32_t wariness = 0;  // Added to the margin for each raise by others.
    std::uint32_t raises = 0;    // Share needed to raise: 0 is an even share, 100 the whole pot.
    std::uint32_t bluffs = 0;
};

constexpr Manner manner_of(BettingStyle betting_style) {
    switch (betting_style) {
        case BettingStyle::steady:
            return {.margin = 135, .wariness = 25, .raises = 32, .bluffs = 3};
        case BettingStyle::tight: return {.margin = 160, .wariness = 32, .raises = 40, .bluffs = 1};
        case BettingStyle::lively:
            return {.margin = 105, .wariness = 12, .raises = 20, .bluffs = 10};
        case BettingStyle::caller: return {.margin = 35, .wariness = 0, .raises = 100, .bluffs = 0};
    }
    return {};
}

SeededSource dealt_from(RandomSource& random_source) {
    constexpr std::uint32_t most = std::numeric_limits<std::uint32_t>::max();
    const std::uint64_t high = random_source.below(most);
    return SeededSource(high << 32U | random_source.below(most));
}

// Expects all who have matched the bet to stay, and about one in three of those still to act.
SeatSet likely_rivals(const Hand& seen, Seat seat) {
    SeatSet rivals;
    std::size_t undecided = 0;
    for (const Seat other : seen.live.without(seat)) {
        const bool waits = seen.betting.pending.contains(other) && seen.able.contains(other);
        if (!waits || undecided++ % 3 == 2) rivals.insert(other);
    }
    if (rivals.empty()) rivals.insert(seen.live.next_after(seat));
    return rivals;
}

// Returns the share of the pot against these rivals, in thousandths.
std::uint32_t share_against(const poker::Rules& rules,
                            const Hand& seen,
                            Seat seat,
                            SeatSet rivals,
                            RandomSource& random_source) {
    Hand fewer = seen;
    fewer.live = rivals;
    fewer.live.insert(seat);
    SeededSource source = dealt_from(random_source);
    return poker::sampled_share(rules, fewer, seat, samples_each_turn, source);
}

// Returns what the seat can win of the chips on the table, after calling.
Money pot_within_reach(const Hand& seen, Seat seat, Money to_call) {
    const Money own = seen.put_in[seat] + to_call;
    Money total;
    for (const Seat other : seen.dealt_in)
        total += std::min(seen.put_in[other], own) + seen.dead[other];
    return total + to_call;
}

// Raises by half the pot up to the whole pot, or goes all in if few chips would be left.
Action raise_of(const poker::Rules& rules,
                const Hand& seen,
                const Offers& may,
                RandomSource& random_source) {
    const auto [least, most] = may.raise_to;
    const Money pot = poker::pot_total(seen) + may.to_call;
    const std::int64_t quarters = 2 + std::int64_t{random_source.below(3)};
    const std::int64_t wanted = seen.betting.level.cents() + pot.cents() / 4 * quarters;
    const Money to = Money::of_cents(wanted - wanted % rules.chip.cents());
    if (to.cents() > most.cents() / 3 * 2) return poker::bet(may.seat, std::max(least, most));
    return poker::bet(may.seat, std::clamp(to, least, most));
}

Action bet_or_not(const poker::Rules& rules,
                  const Hand& seen,
                  const Offers& may,
                  Manner manner,
                  RandomSource& random_source) {
    const SeatSet rivals = likely_rivals(seen, may.seat);
    const std::uint32_t share = share_against(rules, seen, may.seat, rivals, random_source);
    const std::uint32_t even = whole / static_cast<std::uint32_t>(rivals.size() + 1);
    const bool raised_by_other =
        seen.betting.aggressor != poker::no_seat && seen.betting.aggressor != may.seat;
    const std::uint32_t raises = raised_by_other ? seen.betting.raises : 0U;
    const std::uint32_t worth_a_raise =
        even + (whole - even) * std::min(85U, manner.raises + 10U * raises) / 100;
    const bool strong = manner.raises < 100 && share >= worth_a_raise;
    const bool bluffs =
        raises == 0 && rivals.size() < 3 && random_source.below(100) < manner.bluffs;
    if (may.raise && ((strong && !random_source.one_in(8)) || bluffs))
        return raise_of(rules, seen, may, random_source);
    if (may.check) return poker::check(may.seat);
    const Money pot = pot_within_reach(seen, may.seat, may.to_call);
    const auto price = static_cast<std::uint32_t>(WideCents{may.to_call.cents()} * whole /
                                                  std::max<std::int64_t>(pot.cents(), 1));
    const std::uint32_t margin = manner.margin + manner.wariness * raises;
    return share * 100 >= price * margin ? poker::call(may.seat) : poker::fold(may.seat);
}

// True if hands that were shown take every pot, and every half of one, from the seat.
bool is_beaten(const poker::Rules& rules, const Hand& seen, Seat seat) {
    const poker::Strength own = poker::strength_of(rules, seen.cards, seat);
    const poker::Pots pots = poker::build_pots(seen);
    return std::none_of(pots.begin(), pots.end(), [&](const poker::Pot& pot) {
        if (!pot.contenders.contains(seat)) return false;
        bool high = true;
        bool low = own.low.qualifies();
        for (const Seat rival : pot.contenders& seen.shown) {
            const poker::Strength shown = poker::strength_of(rules, seen.cards, rival);
            high = high && own.high >= shown.high;
            low = low && own.low >= shown.low;
        }
        return high || low;
    });
}

std::optional<Action> at_showdown(const poker::Rules& rules, const Hand& seen, Seat seat) {
    if (seen.phase != poker::Phase::showdown || seen.actor != seat) return std::nullopt;
    const bool mucks = !poker::is_seen(seen.cards, seat) || is_beaten(rules, seen, seat);
    return Action{.does = mucks ? poker::Does::muck : poker::Does::show, .seat = seat};
}

}  // namespace

std::optional<Action> choose(const poker::Rules& rules,
                             const Hand& seen,
                             Seat seat,
                             BettingStyle betting_style,
                             RandomSource random_source) {
    const Offers may = poker::offers(rules, seen);
    if (may.seat == poker::no_seat || may.seat != seat) return at_showdown(rules, seen, seat);
    if (!poker::is_seen(seen.cards, seat)) {  // Its cards at a live table are not known.
        if (may.discard) return poker::discard(seat, seen.cards.hole[seat][0]);
        return may.check ? poker::check(seat) : poker::fold(seat);
    }
    if (may.discard) {
        SeededSource source = dealt_from(random_source);
        return poker::bot_action(rules, seen, may, {}, source);
    }
    return bet_or_not(rules, seen, may, manner_of(betting_style), random_source);
}

}  // namespace baize::bots
