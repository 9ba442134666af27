// The rules of one Melbourne prize meter: seed and increment in their fixed pairs, the pay table
// that goes with them, and the house's settings. PrizeMeterRules::of creates them and refuses
// combinations the book does not allow. The meter itself is in prize_meter.h.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/core/fraction.h"
#include "engine/core/game_id.h"
#include "engine/core/money.h"
#include "engine/core/result.h"
#include "engine/jackpots/jackpot_books.h"
#include "engine/jackpots/prize.h"

namespace baize::jackpots {

// The seven initial seeds, in units of the wager. [CS 9.3.1]
inline constexpr std::array<std::int64_t, 7> seeds{
    10'000, 20'000, 30'000, 40'000, 50'000, 60'000, 75'000};

struct PrizeMeterSettings {
    GameId game = GameId::caribbean_stud;
    int option = 1;                        // 1 or 2; Wild Aruba has no options and leaves it at 1
    std::int64_t seed = 10'000;            // in units of the wager
    Money wager;                           // the cost of one Jackpot wager
    std::optional<Money> reset_value{};    // jackpot.cs.reset_value: may only be higher [I-14]
    bool use_printed_percentages = false;  // jackpot.cs.use_printed_percentages [I-11] [I-12]
    Money payment_unit = Money::of_cents(1);  // jackpot.cs.payment_unit_cents [I-13]
};

class PrizeMeterRules {
  public:
    // Rejects a game whose jackpot is no prize meter.
    [[nodiscard]] static Result<PrizeMeterRules> of(const PrizeMeterSettings& settings);

    [[nodiscard]] GameId game() const { return settings_.game; }

    [[nodiscard]] int option() const { return settings_.option; }

    [[nodiscard]] Money wager() const { return settings_.wager; }

    [[nodiscard]] bool use_printed_percentages() const { return settings_.use_printed_percentages; }

    [[nodiscard]] Money payment_unit() const { return settings_.payment_unit; }

    // Seed x cost: the meter is reset when it would fall below this. [CS 9.3.1] [CS 9.4.1]
    [[nodiscard]] Money seed_value() const { return seed_value_; }

    // The value of a reset meter, r of the formulas: the seed value unless the house set more.
    [[nodiscard]] Money reset_value() const { return settings_.reset_value.value_or(seed_value_); }

    // The share of every Jackpot wager that goes to the meter. [CS 9.3.2] [CS 12.9.1(a)]
    [[nodiscard]] Fraction increment_rate() const;
    // The increment of one wager, in cents and exact.
    [[nodiscard]] Fraction increment() const;

    // A fixed bonus in dollars per dollar wagered; nullopt for the two meter hands and for hands
    // the table in use does not pay. [CS 10.1.2] [CS 12.10.1]
    [[nodiscard]] std::optional<std::int64_t> bonus_odds(JackpotHand hand) const;
    [[nodiscard]] bool pays(JackpotHand hand) const;

    // The clause of the pay table: CS 10.1.2 or CS 12.10.1.
    [[nodiscard]] Clause pay_table() const { return book_->pay_table; }

  private:
    PrizeMeterRules(const PrizeMeterSettings& settings, const MeterBook& book, Money seed_value)
        : settings_(settings), book_(&book), seed_value_(seed_value) {}

    PrizeMeterSettings settings_;
    const MeterBook* book_;
    Money seed_value_;
};

}  // namespace baize::jackpots
