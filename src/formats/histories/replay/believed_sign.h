// A sign as far as the commissions of a table show it. It may have
//   - a percentage of 2 to 10, rounded down in each pot to a unit; [CP 7.2.1] [I-6]
//   - a fixed fee that does not fall with the number of players dealt in; [CP 7.2.3]
//   - a cap on the whole hand that does not fall with the number of players dealt in; [CP 7.7]
//   - a minimum, the least amount taken when any percentage is due; [CP 7.1] [I-6]
//   - "no flop, no drop"; [I-8]
//   - the exemptions of the book: equal hands pay no percentage, and blinds alone pay nothing.
//   Other
//     poker rooms have none of them after the flop. [CP 7.6] [CP 7.8]
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>

#include "engine/core/money.h"
#include "formats/histories/record.h"

namespace baize::histories {

// The commission of one hand, and the pots that it was taken from.
struct HandCharge {
    Money pots{};
    Money unequal{};  // the pots without those that equal hands shared
    Money taken{};
    std::uint8_t players = 0;  // dealt in
    std::uint8_t pot_count = 1;
    bool is_before_flop = false;
    bool is_only_blinds = false;
    friend auto operator<=>(const HandCharge&, const HandCharge&) = default;
};

struct Percentage {
    std::uint16_t rate = 0;  // hundredths of a per cent, as in poker::Commission
    bool has_exemptions = false;
    Money unit = Money::of_cents(1);
};

inline constexpr std::int64_t hundred_per_cent = 10'000;

// The largest amount that a number of players paid. It is the cap if fee and percentage were more.
struct MostPaid {
    std::optional<Money> amount{};
    bool is_cap = false;
};

// Fees and caps are by the number of players dealt in.
struct BelievedSign {
    Percentage percentage{};
    bool no_flop_no_drop = false;
    Money minimum{};
    std::array<Money, players_max + 1> fees{};
    std::array<MostPaid, players_max + 1> most_paid{};
};

// The percentage of one hand in cents. Each pot is rounded by itself, but some poker rooms round
// the sum, so a hand with side pots may pay anything between the two amounts.
struct PercentageOfHand {
    std::int64_t least = 0;
    std::int64_t most = 0;
};

[[nodiscard]] PercentageOfHand percentage_of(const Percentage& percentage, const HandCharge& hand);

// Returns the percentage of pots, in cents.
[[nodiscard]] constexpr std::int64_t rounded(const Percentage& percentage, std::int64_t pots) {
    const std::int64_t unit = percentage.unit.cents();
    const std::int64_t divisor = hundred_per_cent * unit;
    constexpr std::int64_t pots_max = Money::max().cents() / 1000;
    if (pots <= pots_max) return pots * percentage.rate / divisor * unit;
    const WideCents units = static_cast<WideCents>(pots) * percentage.rate / divisor;
    return static_cast<std::int64_t>(units) * unit;
}

// The pots that pay a percentage.
[[nodiscard]] constexpr Money charged_pots(const Percentage& percentage, const HandCharge& hand) {
    return percentage.has_exemptions ? hand.unequal : hand.pots;
}

// The most that is lost by rounding every pot instead of their sum.
[[nodiscard]] constexpr Money lost_by_rounding(const Percentage& percentage,
                                               const HandCharge& hand) {
    return percentage.unit * (hand.pot_count - 1);
}

// True if equal hands shared all pots, which therefore pay no percentage and no addition to it.
[[nodiscard]] constexpr bool is_exempt(const Percentage& percentage, const HandCharge& hand) {
    return percentage.has_exemptions && hand.unequal.is_zero();
}

[[nodiscard]] bool pays_nothing(const BelievedSign& sign, const HandCharge& hand);

// True if a cap may have bound the hand.
[[nodiscard]] bool is_at_cap(const BelievedSign& sign, const HandCharge& hand);

// True if a cap has bound the hand, because fee and percentage are more than it paid.
[[nodiscard]] bool is_over_cap(const BelievedSign& sign, const HandCharge& hand);

// True if the percentage may have been topped up to the minimum.
[[nodiscard]] bool is_at_minimum(const BelievedSign& sign, const HandCharge& hand);

// Returns what the sign charges, in a hand with side pots the most.
[[nodiscard]] Money charged_by(const BelievedSign& sign, const HandCharge& hand);

// True if the sign charges what the hand paid and this hand tells nothing new about the sign.
[[nodiscard]] bool is_usual(const BelievedSign& sign, const HandCharge& hand);

}  // namespace baize::histories
