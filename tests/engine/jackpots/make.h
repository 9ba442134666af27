// Short ways to build meters and pools in tests. Amounts are dollars and cents as written.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <ostream>
#include <utility>
#include <vector>

#include "engine/core/fraction.h"
#include "engine/core/money.h"
#include "engine/jackpots/level_pools.h"
#include "engine/jackpots/prize_meter.h"
#include "kit/dollars.h"

namespace baize {

inline void PrintTo(const Fraction& fraction, std::ostream* out) {
    *out << to_string(fraction);
}

inline void PrintTo(Money amount, std::ostream* out) {
    *out << to_string(amount);
}

inline void PrintTo(Clause clause, std::ostream* out) {
    *out << clause.id();
}

inline void PrintTo(Reason reason, std::ostream* out) {
    *out << name(reason);
}

}  // namespace baize

namespace baize::jackpots {

inline Fraction exactly(Money amount) {
    return Fraction::of_cents(amount);
}

inline PrizeMeterRules stud_rules(int option = 1,
                                  std::int64_t seed = 10'000,
                                  Money wager = dollars(1)) {
    return PrizeMeterRules::of({.option = option, .seed = seed, .wager = wager}).value();
}

inline PrizeMeterRules aruba_rules(std::int64_t seed = 10'000, Money wager = dollars(1)) {
    return PrizeMeterRules::of({.game = GameId::wild_aruba, .seed = seed, .wager = wager}).value();
}

inline PrizeMeter meter_at(const PrizeMeterRules& rules, Money value) {
    return open_at(rules, value).value();
}

inline HandCounts hands(std::initializer_list<std::pair<JackpotHand, std::int64_t>> counts) {
    HandCounts result;
    for (const auto& [hand, count] : counts)
        result[hand] = count;
    return result;
}

inline HandCounts meter_hands(std::int64_t royals, std::int64_t straight_flushes) {
    return hands(
        {{JackpotHand::royal_flush, royals}, {JackpotHand::straight_flush, straight_flushes}});
}

inline LevelRules perth_rules(Money level1 = dollars(5), GameId game = GameId::ultimate_holdem) {
    return LevelRules::of({.game = game, .level1_wager = level1}).value();
}

inline LevelPools pools_at(const LevelRules& rules, const std::array<Money, 3>& pools) {
    return open_at(rules, pools).value();
}

inline std::vector<Money> amounts(const std::vector<Prize>& prizes) {
    std::vector<Money> result;
    result.reserve(prizes.size());
    for (const Prize& prize : prizes)
        result.push_back(prize.amount);
    return result;
}

inline std::vector<Money> amounts(const std::vector<LevelPrize>& prizes) {
    std::vector<Money> result;
    result.reserve(prizes.size());
    for (const LevelPrize& prize : prizes)
        result.push_back(prize.prize.amount);
    return result;
}

}  // namespace baize::jackpots
