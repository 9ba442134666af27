#include "math/figures/jackpot_figures.h"

#include <algorithm>
#include <array>
#include <span>

#include "engine/banked/machine/play.h"
#include "engine/core/check.h"
#include "engine/jackpots/level_pools.h"
#include "engine/jackpots/prize_meter.h"
#include "math/advice/advice_parts.h"
#include "math/figures/distribution.h"

namespace baize::exact {
namespace {

using jackpots::HandChances;
using jackpots::LevelRules;
using jackpots::PrizeMeterRules;

constexpr std::size_t jackpot_cards = 5;

template <typename Visit>
void for_each_five(CardSet so_far, std::size_t from, Visit& visit) {
    if (so_far.size() == jackpot_cards) return visit(so_far);
    for (std::size_t i = from; i < card_count; ++i) {
        CardSet more = so_far;
        more.insert(Card::of_index(i));
        for_each_five(more, i + 1, visit);
    }
}

// Returns a round in which the hand stays in the game and has a Jackpot wager.
Round staying_in(const GameHooks& game, const Rules& rules) {
    Round round = round_of(game, rules, {}).value();
    round.boxes[0][Wager::jackpot] = rules.jackpot;
    const DecisionOffers offers = game.decisions(rules, round, 0);
    const auto* const largest = std::max_element(
        offers.begin(), offers.end(), [](const DecisionOffer& one, const DecisionOffer& other) {
            return one.amount < other.amount;
        });
    take_decision(round, round.boxes[0], *largest);
    return round;
}

// Adds up the bonuses and the payments from the meter. `share(hand)` returns the share of the meter
// that a hand wins.
template <typename Bonus, typename Share>
JackpotFigures figures_of(const HandChances& chances, Bonus&& bonus, Share&& share) {
    JackpotFigures figures;
    for (std::size_t i = 0; i < jackpot_hand_count; ++i) {
        const auto hand = static_cast<JackpotHand>(i);
        const bool is_meter_hand = jackpots::is_meter_hand(hand);
        const std::optional<std::int64_t> odds = bonus(hand);
        if (odds) figures.bonus_return += chances[i] * Fraction::whole(*odds);
        if (is_meter_hand) figures.meter_coefficient += chances[i] * share(hand);
        if (odds || is_meter_hand) figures.chances[i] = chances[i];
    }
    return figures;
}

// With a wager of one dollar the shares are the same, and no meter is too large.
constexpr Money dollar = Money::of_cents(100);

PrizeMeterRules for_a_dollar(const PrizeMeterRules& rules) {
    const std::int64_t seed = rules.seed_value().cents() / rules.wager().cents();
    return PrizeMeterRules::of(
               {.game = rules.game(), .option = rules.option(), .seed = seed, .wager = dollar})
        .value();
}

LevelRules for_a_dollar(const LevelRules& rules) {
    return LevelRules::of({.game = rules.game(), .level1_wager = dollar}).value();
}

// Returns the share of the meter that is paid, and checks that it is the same at both meters. They
// are whole dollars, so nothing is rounded.
template <typename Paid>
Fraction share_paid(Money one, Money other, Paid&& paid) {
    Fraction share = paid(one) / Fraction::of_cents(one);
    BAIZE_CHECK(share == paid(other) / Fraction::of_cents(other));
    return share;
}

Fraction paid_from_meter(const PrizeMeterRules& rules, Money meter, JackpotHand hand) {
    jackpots::HandCounts one;
    one[hand] = 1;
    const auto award = jackpots::award(rules, jackpots::open_at(rules, meter).value(), one);
    return Fraction::of_cents(award.value().prizes.front().amount);
}

// Returns the payment to a wager of the first level, whose display is the first pool.
Fraction paid_from_pool(const LevelRules& rules, Money pool, JackpotHand hand) {
    const auto pools = jackpots::open_at(rules, {pool, rules.reseed(), rules.reseed()}).value();
    const std::array winner{jackpots::LevelWinner{.box = 1, .level = 1, .hand = hand}};
    const auto award = jackpots::key_off(rules, pools, winner);
    return Fraction::of_cents(award.value().prizes.front().prize.amount);
}

// Each wager adds the same amount to every pool that it plays for, so a unit of any wager costs the
// house the same.
Fraction increment_of_pool(const LevelRules& rules) {
    const Fraction increment = rules.increment(1, 1);
    for (int level = 1; level <= 3; ++level) {
        for (int pool = 1; pool <= level; ++pool)
            BAIZE_CHECK(rules.increment(level, pool) == increment);
    }
    return increment / Fraction::of_cents(rules.wager(1));
}

}  // namespace

HandChances jackpot_chances(const GameHooks& game, const Rules& given) {
    Rules rules = given;
    rules.limits = {};
    rules.jackpot = Money::of_cents(100);
    Round round = staying_in(game, rules);
    std::array<std::int64_t, jackpot_hand_count> hands{};
    std::int64_t all = 0;
    const auto show = [&](CardSet cards) {
        const CardList<jackpot_cards> list = laid_down(cards);
        Box& box = round.boxes[0];
        box.cards.clear();
        round.community.clear();
        for (std::size_t i = 0; i < jackpot_cards; ++i)
            (i < game.facts().hand_size ? box.cards : round.community).push_back(list[i]);
        const JackpotClaim claim = game.jackpot_claim(rules, round, 0);
        BAIZE_CHECK(claim.verdict == Verdict::win || claim.verdict == Verdict::lose);
        if (claim.verdict == Verdict::win) ++hands[static_cast<std::size_t>(*claim.hand)];
        ++all;
    };
    for_each_five({}, 0, show);
    HandChances chances;
    for (std::size_t i = 0; i < jackpot_hand_count; ++i)
        chances[i] = Fraction(hands[i], all);
    return chances;
}

JackpotFigures jackpot_figures(const PrizeMeterRules& rules, const HandChances& chances) {
    const PrizeMeterRules asked = for_a_dollar(rules);
    const Money one = asked.seed_value();
    JackpotFigures figures = figures_of(
        chances,
        [&](JackpotHand hand) { return rules.bonus_odds(hand); },
        [&](JackpotHand hand) {
            return share_paid(
                one, one + one, [&](Money meter) { return paid_from_meter(asked, meter, hand); });
        });
    figures.long_run = jackpots::long_run_return(rules, chances);
    return figures;
}

JackpotFigures jackpot_figures(const LevelRules& rules, const HandChances& chances) {
    const LevelRules asked = for_a_dollar(rules);
    const Money one = asked.reseed();
    JackpotFigures figures = figures_of(chances, &LevelRules::bonus_odds, [&](JackpotHand hand) {
        return share_paid(
            one, one + one, [&](Money pool) { return paid_from_pool(asked, pool, hand); });
    });
    const jackpots::ReseedCost cost = jackpots::reseed_cost(
        {.seed = Fraction::of_cents(rules.reseed()) / Fraction::of_cents(rules.wager(1)),
         .increment = increment_of_pool(rules),
         .royal = chances[static_cast<std::size_t>(JackpotHand::royal_flush)],
         .straight_flush = chances[static_cast<std::size_t>(JackpotHand::straight_flush)]});
    figures.long_run = {.bonuses = figures.bonus_return,
                        .increment = increment_of_pool(rules),
                        .reseed_after_royals = cost.after_royals,
                        .reseed_after_straight_flushes = cost.after_straight_flushes,
                        .total = figures.bonus_return + increment_of_pool(rules) +
                                 cost.after_royals + cost.after_straight_flushes};
    return figures;
}

}  // namespace baize::exact
