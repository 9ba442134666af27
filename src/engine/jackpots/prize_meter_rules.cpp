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

std::size_t seed_place(std::int64_t seed) {
    return static_cast<std::size_t>(std::find(seeds.begin(), seeds.end(), seed) - seeds.begin());
}

}  // namespace

Result<PrizeMeterRules> PrizeMeterRules::of(const PrizeMeterSettings& settings) {
    const MeterBook* const book = meter_book(settings.game);
    if (book == nullptr) return reject(Reason::games_not_linked, "CS 9.1.1(b)"_clause);
    if (settings.option != 1 && (!book->has_options || settings.option != 2)) {
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
    return PrizeMeterRules(settings, *book, *seed_value);
}

Fraction PrizeMeterRules::increment_rate() const {
    if (book_->fixed_rate != 0) return {book_->fixed_rate, 100'00};
    const auto& rates = option() == 1 ? option1_rates : option2_rates;
    return {rates[seed_place(settings_.seed)], 100'00};
}

Fraction PrizeMeterRules::increment() const {
    return Fraction::of_cents(wager()) * increment_rate();
}

std::optional<std::int64_t> PrizeMeterRules::bonus_odds(JackpotHand hand) const {
    return book_->bonus_odds(option(), hand);
}

bool PrizeMeterRules::pays(JackpotHand hand) const {
    return is_meter_hand(hand) || bonus_odds(hand).has_value();
}

}  // namespace baize::jackpots
