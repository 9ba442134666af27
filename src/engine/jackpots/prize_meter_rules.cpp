#include "engine/jackpots/prize_meter_rules.h"

#include <algorithm>
#include <cstddef>

namespace baize::jackpots {

namespace {

// Rates in hundredths of a percent, in the order of `seeds`: a seed and its rate are chosen
// together. Option 2 pays more in bonuses and adds less to its meter. [CS 9.3.2] [CS 9.3.3]
constexpr std::array<std::int64_t, seeds.size()> option1_rates{
    34'06, 32'51, 30'94, 29'36, 27'76, 26'12, 23'50};
constexpr std::array<std::int64_t, seeds.size()> option2_rates{
    31'02, 29'47, 27'90, 26'32, 24'70, 23'02, 20'28};
// clang-format on
constexpr std::int64_t wild_aruba_rate = 53'00;  // [CS 12.9.1(a)]

std::size_t seed_place(std::int64_t seed) {
    return static_cast<std::size_t>(std::find(seeds.begin(), seeds.end(), seed) - seeds.begin());
}

std::optional<std::int64_t> option1_bonus(JackpotHand hand) {
    if (hand == JackpotHand::four_of_a_kind) return 500;
    if (hand == JackpotHand::full_house) return 150;
    if (hand == JackpotHand::flush) return 100;
    return std::nullopt;
}

std::optional<std::int64_t> option2_bonus(JackpotHand hand) {
    if (hand == JackpotHand::four_of_a_kind) return 600;
    if (hand == JackpotHand::full_house) return 100;
    if (hand == JackpotHand::flush) return 60;
    if (hand == JackpotHand::straight) return 40;
    return std::nullopt;
}

// Four of a kind here means tens to aces, made with or without deuces; the room reports no others.
// [I-30]
std::optional<std::int64_t> wild_aruba_bonus(JackpotHand hand) {
    if (hand == JackpotHand::wild_royal_flush) return 250;
    if (hand == JackpotHand::five_of_a_kind) return 100;
    if (hand == JackpotHand::wild_straight_flush) return 50;
    if (hand == JackpotHand::four_of_a_kind) return 25;
    return std::nullopt;
}

}  // namespace

Result<PrizeMeterRules> PrizeMeterRules::of(const PrizeMeterSettings& settings) {
    const bool wild = settings.game == PrizeMeterGame::wild_aruba;
    if (settings.option != 1 && (wild || settings.option != 2)) {
        return reject(Reason::no_such_option, "CS 10.1.2"_clause);
    }
    if (seed_place(settings.seed) == seeds.size()) {
        return reject(Reason::no_such_seed, "CS 9.3.1"_clause);
    }
    if (!settings.wager.is_positive()) return reject(Reason::no_such_amount, "CS 9.2.3"_clause);
    if (!settings.payment_unit.is_positive()) return reject(Reason::no_such_amount, "I-13"_clause);
    const std::optional<Money> seed_value = checked_product(settings.wager, settings.seed);
    if (!seed_value) {
        return reject(Reason::amount_too_large, "CS 9.3.1"_clause);
    }
    if (settings.reset_value && *settings.reset_value < *seed_value) {
        return reject(Reason::below_reset_value, "CS 9.4.2"_clause);
    }
    return PrizeMeterRules(settings, *seed_value);
}

Fraction PrizeMeterRules::increment_rate() const {
    if (game() == PrizeMeterGame::wild_aruba) return {wild_aruba_rate, 100'00};
    const auto& rates = option() == 1 ? option1_rates : option2_rates;
    return {rates[seed_place(settings_.seed)], 100'00};
}

Fraction PrizeMeterRules::increment() const {
    return Fraction::of_cents(wager()) * increment_rate();
}

std::optional<std::int64_t> PrizeMeterRules::bonus_odds(JackpotHand hand) const {
    if (game() == PrizeMeterGame::wild_aruba) return wild_aruba_bonus(hand);
    return option() == 1 ? option1_bonus(hand) : option2_bonus(hand);
}

bool PrizeMeterRules::pays(JackpotHand hand) const {
    return is_meter_hand(hand) || bonus_odds(hand).has_value();
}

Clause PrizeMeterRules::pay_table() const {
    return game() == PrizeMeterGame::wild_aruba ? "CS 12.10.1"_clause : "CS 10.1.2"_clause;
}

}  // namespace baize::jackpots
