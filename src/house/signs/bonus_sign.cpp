#include "house/signs/bonus_sign.h"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "engine/hands/describe.h"
#include "engine/poker/money/bonus.h"
#include "engine/poker/rules/seats.h"
#include "house/words.h"

namespace baize::house {
namespace {

constexpr Clause on_the_sign = "CP 11.2"_clause;

[[nodiscard]] Result<void> verify_line(const BonusPrize& prize, Money largest) {
    if (why_not_words(prize.promotion) || why_too_long(prize.what))
        return reject(Reason::sign_incomplete, on_the_sign);
    if (!prize.worth.is_positive()) return reject(Reason::sign_incomplete, on_the_sign);
    if (prize.worth > largest) return reject(Reason::amount_too_large, on_the_sign);
    if (!poker::least_hand(prize.hand, prize.of))
        return reject(Reason::sign_contradicts, on_the_sign);
    const bool is_cash = prize.kind == poker::Prize::cash;
    if (is_cash != prize.what.empty())
        return reject(is_cash ? Reason::sign_contradicts : Reason::sign_incomplete, on_the_sign);
    // Goods and services cannot be divided, nor can less than one cent per player.
    const bool is_divisible =
        is_cash && prize.worth >= Money::of_cents(static_cast<std::int64_t>(poker::seats_max));
    if (prize.shared && !is_divisible) return reject(Reason::sign_contradicts, "I-100"_clause);
    return {};
}

[[nodiscard]] std::string words_of(FiveCardHand hand) {
    std::string words(name(hand));
    std::replace(words.begin(), words.end(), '_', ' ');
    return words;
}

[[nodiscard]] std::string least_words(const BonusPrize& prize) {
    if (!prize.of) return words_of(prize.hand);
    const bool is_straight =
        prize.hand == FiveCardHand::straight || prize.hand == FiveCardHand::straight_flush;
    if (is_straight) return fmt::format("{} to the {}", words_of(prize.hand), word(*prize.of));
    return fmt::format("{}, {}", words_of(prize.hand), plural_word(*prize.of));
}

[[nodiscard]] std::string prize_words(const BonusPrize& prize) {
    switch (prize.kind) {
        case poker::Prize::cash: return fmt::format("cash {}", to_string(prize.worth));
        case poker::Prize::goods:
            return fmt::format("goods: {}, worth {}", prize.what, to_string(prize.worth));
        case poker::Prize::services:
            return fmt::format("services: {}, worth {}", prize.what, to_string(prize.worth));
    }
    __builtin_unreachable();
}

}  // namespace

Result<void> verify_bonuses(const std::vector<BonusPrize>& bonuses, Money largest) {
    if (bonuses.size() > bonuses_max) return reject(Reason::sign_contradicts, on_the_sign);
    for (std::size_t i = 0; i < bonuses.size(); ++i) {
        const BonusPrize& prize = bonuses[i];
        if (auto line = verify_line(prize, largest); !line) return line;
        for (std::size_t other = 0; other < i; ++other) {
            if (bonuses[other].promotion == prize.promotion &&
                bonus_sign(bonuses[other]).least == bonus_sign(prize).least)
                return reject(Reason::sign_contradicts, on_the_sign);
        }
    }
    return {};
}

std::string bonus_line(const BonusPrize& prize) {
    const std::string_view better = prize.hand == FiveCardHand::royal_flush ? "" : " or better";
    const std::string_view whose = prize.shared ? "shared by all who have it" : "to each";
    return fmt::format("Bonus {}: {}{}: {}, {}",
                       prize.promotion,
                       least_words(prize),
                       better,
                       prize_words(prize),
                       whose);
}

}  // namespace baize::house
