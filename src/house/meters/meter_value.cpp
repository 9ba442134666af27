#include "house/meters/meter_value.h"

#include <algorithm>

#include "engine/core/check.h"
#include "engine/jackpots/cents.h"

namespace baize::house {

namespace {

using jackpots::LevelPools;
using jackpots::PrizeMeter;

const MeterTerms* meter_terms(const MeterAt& at) {
    return std::get_if<MeterTerms>(&at.terms);
}

jackpots::LevelRules level_rules(const MeterAt& at) {
    return rules_of(std::get<PoolTerms>(at.terms), at.game);
}

jackpots::LevelCounts counts_of(std::span<const RegisteredWager> wagers) {
    jackpots::LevelCounts counts;
    for (const RegisteredWager& wager : wagers) {
        counts.level1 += wager.level == 1 ? 1 : 0;
        counts.level2 += wager.level == 2 ? 1 : 0;
        counts.level3 += wager.level == 3 ? 1 : 0;
    }
    return counts;
}

void lift(const jackpots::LevelRules& rules, LevelPools& pools) {
    const Fraction reseed = Fraction::of_cents(rules.reseed());
    for (std::size_t i = 0; i < jackpots::level_count; ++i) {
        if (pools.pool[i] >= reseed) continue;
        pools.pool[i] = reseed;
        ++pools.resets[i];
    }
}

// The engine returns prizes best hand first, and winners with the same hand share one amount.
Result<MeterAward> awarded_by_meter(const MeterTerms& terms,
                                    const PrizeMeter& meter,
                                    std::span<const WonPrize> winners) {
    jackpots::HandCounts hands;
    for (const WonPrize& winner : winners)
        ++hands[winner.hand];
    const Result<jackpots::MeterAward> award = jackpots::award(rules_of(terms), meter, hands);
    if (!award) return reject(award.error());
    MeterAward result{{winners.begin(), winners.end()}, award->meter};
    std::stable_sort(result.prizes.begin(),
                     result.prizes.end(),
                     [](const WonPrize& one, const WonPrize& two) { return one.hand < two.hand; });
    BAIZE_CHECK(award->prizes.size() == result.prizes.size());
    for (std::size_t i = 0; i < result.prizes.size(); ++i) {
        BAIZE_CHECK(award->prizes[i].hand == result.prizes[i].hand);
        result.prizes[i].amount = award->prizes[i].amount;
        result.prizes[i].clause = award->prizes[i].clause;
    }
    return result;
}

Result<MeterAward> awarded_by_pools(const jackpots::LevelRules& rules,
                                    const LevelPools& pools,
                                    std::span<const WonPrize> winners) {
    std::vector<jackpots::LevelWinner> keyed;
    for (const WonPrize& winner : winners)
        keyed.push_back({static_cast<int>(winner.box), winner.level, winner.hand});
    const Result<jackpots::LevelAward> award = jackpots::key_off(rules, pools, keyed);
    if (!award) return reject(award.error());
    MeterAward result{{}, award->pools};
    for (const jackpots::LevelPrize& prize : award->prizes) {
        const auto winner = std::find_if(winners.begin(), winners.end(), [&](const WonPrize& won) {
            return static_cast<int>(won.box) == prize.box;
        });
        WonPrize paid = *winner;
        paid.amount = prize.prize.amount;
        paid.clause = prize.prize.clause;
        result.prizes.push_back(paid);
    }
    return result;
}

}  // namespace

Result<MeterValue> opened(const Terms& terms, const Fraction& credited) {
    if (const auto* pools = std::get_if<PoolTerms>(&terms)) {
        return jackpots::open(rules_of(*pools, game_of(pools->games.front())));
    }
    const Result<PrizeMeter> meter =
        jackpots::receive_transfer(jackpots::open(rules_of(std::get<MeterTerms>(terms))), credited);
    if (!meter) return reject(meter.error());
    return *meter;
}

Result<MeterValue> with_wagers(const MeterAt& at,
                               const MeterValue& value,
                               std::span<const RegisteredWager> wagers) {
    if (const MeterTerms* terms = meter_terms(at)) {
        const Result<PrizeMeter> next = jackpots::register_wagers(
            rules_of(*terms), std::get<PrizeMeter>(value), static_cast<int>(wagers.size()));
        if (!next) return reject(next.error());
        return *next;
    }
    const Result<LevelPools> next =
        jackpots::register_wagers(level_rules(at), std::get<LevelPools>(value), counts_of(wagers));
    if (!next) return reject(next.error());
    return *next;
}

Result<MeterValue> without_wagers(const MeterAt& at,
                                  const MeterValue& value,
                                  std::span<const RegisteredWager> wagers) {
    MeterValue left = value;
    for (const RegisteredWager& wager : wagers) {
        if (const MeterTerms* terms = meter_terms(at)) {
            const Result<jackpots::MeterCancellation> next = jackpots::cancel_wagers(
                rules_of(*terms), std::get<PrizeMeter>(left), {1, wager.resets[0]});
            if (!next) return reject(next.error());
            left = next->meter;
            continue;
        }
        const Result<jackpots::PoolsCancellation> next =
            jackpots::cancel_wagers(level_rules(at),
                                    std::get<LevelPools>(left),
                                    {counts_of(std::span(&wager, 1)), wager.resets});
        if (!next) return reject(next.error());
        left = next->pools;
    }
    return left;
}

Result<MeterAward> awarded(const MeterAt& at,
                           const MeterValue& value,
                           std::span<const WonPrize> winners) {
    if (const MeterTerms* terms = meter_terms(at)) {
        return awarded_by_meter(*terms, std::get<PrizeMeter>(value), winners);
    }
    return awarded_by_pools(level_rules(at), std::get<LevelPools>(value), winners);
}

MeterValue without_prizes(const MeterAt& at, const MeterValue& value, const Claim& claim) {
    MeterValue restored = value;
    if (const MeterTerms* terms = meter_terms(at)) {
        auto& meter = std::get<PrizeMeter>(restored);
        const auto& before = std::get<PrizeMeter>(claim.before);
        const auto& after = std::get<PrizeMeter>(claim.after);
        const Fraction back = before.value - after.value;
        meter.value += back;
        // If the meter was reset since, its running totals since reset no longer contain these
        // prizes.
        if (before.resets == meter.resets) meter.prizes_since_reset -= back;
        const Fraction seed = Fraction::of_cents(rules_of(*terms).seed_value());
        meter.value = std::max(meter.value, seed);
        return restored;
    }
    auto& pools = std::get<LevelPools>(restored);
    for (std::size_t i = 0; i < jackpots::level_count; ++i) {
        pools.pool[i] += std::get<LevelPools>(claim.before).pool[i];
        pools.pool[i] -= std::get<LevelPools>(claim.after).pool[i];
    }
    lift(level_rules(at), pools);
    return restored;
}

std::vector<RegisteredWager> wagers_put_back(const Claim& claim, const MeterValue& restored) {
    const jackpots::ResetCounts then = resets_of(claim.before);
    const jackpots::ResetCounts now = resets_of(restored);
    std::vector<RegisteredWager> wagers = claim.wagers;
    for (RegisteredWager& wager : wagers) {
        for (std::size_t i = 0; i < then.size(); ++i)
            if (wager.resets[i] == then[i]) wager.resets[i] = now[i];
    }
    return wagers;
}

Result<MeterValue> without_round(const MeterAt& at, const MeterValue& value, const Claim& claim) {
    const MeterValue restored = without_prizes(at, value, claim);
    return without_wagers(at, restored, wagers_put_back(claim, restored));
}

MeterValue lifted(const PoolTerms& terms, const MeterValue& value) {
    MeterValue next = value;
    lift(rules_of(terms, game_of(terms.games.front())), std::get<LevelPools>(next));
    return next;
}

Money whole_cents_of(const Fraction& amount) {
    const std::optional<Money> cents = jackpots::to_money(amount.floor());
    BAIZE_CHECK(cents.has_value() && *cents >= Money{});
    return *cents;
}

}  // namespace baize::house
