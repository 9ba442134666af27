// The seven games of the poker room, described as data for a single engine. [CP 4.1]
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/clause.h"

namespace baize::poker {

// Numbers go into records: add at the end.
enum class Variant : std::uint8_t {
    holdem,
    pineapple,
    crazy_pineapple,
    crazy_pineapple_hilo,
    holdem_hilo,
    omaha,
    omaha_hilo
};

inline constexpr std::size_t variant_count = 7;

// When one hole card is given up. [CP 8.17.4] [CP 8.18.4] [I-74]
enum class Discards : std::uint8_t { never, before_the_flop, after_the_flop };

// How many hole cards make up a hand. [CP 8.20.4(a)] [CP 8.20.4(c)]
enum class HoleCards : std::uint8_t { any_number, exactly_two };

struct VariantFacts {
    Variant variant{};
    std::string_view name{};   // in commands and records
    std::string_view title{};  // for people
    std::uint8_t hole_cards = 2;
    std::uint8_t players_max = 11;
    Discards discards = Discards::never;
    HoleCards uses = HoleCards::any_number;
    bool hilo = false;
    Clause deal{};     // the number of hole cards
    Clause high{};     // the hand that wins the pot or its high half
    Clause low{};      // the hand that wins the low half
    Clause no_low{};   // without a low hand the high hand takes all
    Clause odd{};      // the chip that cannot be halved
    Clause discard{};  // when a card is given up
};

namespace detail {

inline constexpr VariantFacts high_only{
    .hole_cards = 2,
    .deal = "CP 8.16.1(a)"_clause,
    .high = "CP 8.20.4(a)"_clause,
};

inline constexpr VariantFacts high_low{
    .hole_cards = 2,
    .hilo = true,
    .deal = "CP 8.16.1(a)"_clause,
    .high = "CP 8.20.4(b)(i)"_clause,
    .low = "CP 8.20.4(b)(ii)"_clause,
    .no_low = "CP 8.20.4(b)(iv)"_clause,
    .odd = "CP 8.20.4(b)(v)"_clause,
};

[[nodiscard]] consteval VariantFacts named(VariantFacts facts,
                                           Variant variant,
                                           std::string_view name,
                                           std::string_view title) {
    facts.variant = variant;
    facts.name = name;
    facts.title = title;
    return facts;
}

[[nodiscard]] consteval VariantFacts discarding(VariantFacts facts, Discards when, Clause clause) {
    facts.hole_cards = 3;
    facts.deal = "CP 8.16.1(b)"_clause;
    facts.discards = when;
    facts.discard = clause;
    return facts;
}

inline constexpr VariantFacts omaha_high{
    .hole_cards = 4,
    .players_max = 10,
    .uses = HoleCards::exactly_two,
    .deal = "CP 8.16.1(c)"_clause,
    .high = "CP 8.20.4(c)"_clause,
};

inline constexpr VariantFacts omaha_high_low{
    .hole_cards = 4,
    .players_max = 10,
    .uses = HoleCards::exactly_two,
    .hilo = true,
    .deal = "CP 8.16.1(c)"_clause,
    .high = "CP 8.20.4(d)(i)"_clause,
    .low = "CP 8.20.4(d)(ii)"_clause,
    .no_low = "CP 8.20.4(d)(iv)"_clause,
    .odd = "CP 8.20.4(d)(v)"_clause,
};

}  // namespace detail

inline constexpr std::array<VariantFacts, variant_count> variants{
    detail::named(detail::high_only, Variant::holdem, "holdem", "Hold'em"),
    detail::named(
        detail::discarding(detail::high_only, Discards::before_the_flop, "CP 8.17.4"_clause),
        Variant::pineapple,
        "pineapple",
        "Pineapple Hold'em"),
    detail::named(
        detail::discarding(detail::high_only, Discards::after_the_flop, "CP 8.18.4"_clause),
        Variant::crazy_pineapple,
        "crazy_pineapple",
        "Crazy Pineapple Hold'em"),
    detail::named(
        detail::discarding(detail::high_low, Discards::after_the_flop, "CP 8.18.4"_clause),
        Variant::crazy_pineapple_hilo,
        "crazy_pineapple_hilo",
        "Crazy Pineapple Hold'em Hi-Lo"),
    detail::named(detail::high_low, Variant::holdem_hilo, "holdem_hilo", "Hold'em Hi-Lo"),
    detail::named(detail::omaha_high, Variant::omaha, "omaha", "Omaha"),
    detail::named(detail::omaha_high_low, Variant::omaha_hilo, "omaha_hilo", "Omaha Hi-Lo"),
};

[[nodiscard]] constexpr const VariantFacts& facts(Variant variant) {
    return variants[static_cast<std::size_t>(variant)];
}

[[nodiscard]] constexpr std::optional<Variant> variant_named(std::string_view name) {
    for (const VariantFacts& each : variants) {
        if (each.name == name) return each.variant;
    }
    return std::nullopt;
}

}  // namespace baize::poker
