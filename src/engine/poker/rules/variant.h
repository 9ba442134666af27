// The seven games of the poker room, described as data for a single engine. [CP 4.1]
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/clause.h"
#include "engine/core/game_id.h"

namespace baize::poker {

// The games that the poker engine can run; a hand cannot be played under a house game. Numbers go
// into records: add at the end.
enum class Variant : std::uint8_t {
    holdem,
    pineapple,
    crazy_pineapple,
    crazy_pineapple_hilo,
    holdem_hilo,
    omaha,
    omaha_hilo
};

inline constexpr std::size_t variant_count = poker_game_count;

[[nodiscard]] constexpr GameId game_of(Variant variant) {
    switch (variant) {
        case Variant::holdem: return GameId::holdem;
        case Variant::pineapple: return GameId::pineapple;
        case Variant::crazy_pineapple: return GameId::crazy_pineapple;
        case Variant::crazy_pineapple_hilo: return GameId::crazy_pineapple_hilo;
        case Variant::holdem_hilo: return GameId::holdem_hilo;
        case Variant::omaha: return GameId::omaha;
        case Variant::omaha_hilo: return GameId::omaha_hilo;
    }
    __builtin_unreachable();
}

// When one hole card is given up. [CP 8.17.4] [CP 8.18.4] [I-74]
enum class Discards : std::uint8_t { never, before_the_flop, after_the_flop };

// How many hole cards make up a hand. [CP 8.20.4(a)] [CP 8.20.4(c)]
enum class HoleCards : std::uint8_t { any_number, exactly_two };

struct VariantFacts {
    Variant variant{};
    std::string_view name{};   // in commands, JSON and records
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

[[nodiscard]] consteval VariantFacts titled(VariantFacts facts,
                                            Variant variant,
                                            std::string_view title) {
    facts.variant = variant;
    facts.name = name(game_of(variant));
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
    detail::titled(detail::high_only, Variant::holdem, "Hold'em"),
    detail::titled(
        detail::discarding(detail::high_only, Discards::before_the_flop, "CP 8.17.4"_clause),
        Variant::pineapple,
        "Pineapple Hold'em"),
    detail::titled(
        detail::discarding(detail::high_only, Discards::after_the_flop, "CP 8.18.4"_clause),
        Variant::crazy_pineapple,
        "Crazy Pineapple Hold'em"),
    detail::titled(
        detail::discarding(detail::high_low, Discards::after_the_flop, "CP 8.18.4"_clause),
        Variant::crazy_pineapple_hilo,
        "Crazy Pineapple Hold'em Hi-Lo"),
    detail::titled(detail::high_low, Variant::holdem_hilo, "Hold'em Hi-Lo"),
    detail::titled(detail::omaha_high, Variant::omaha, "Omaha"),
    detail::titled(detail::omaha_high_low, Variant::omaha_hilo, "Omaha Hi-Lo"),
};

[[nodiscard]] constexpr const VariantFacts& facts(Variant variant) {
    return variants[static_cast<std::size_t>(variant)];
}

// Returns nullopt for a house game.
[[nodiscard]] constexpr std::optional<Variant> variant_of(GameId game) {
    for (const VariantFacts& each : variants) {
        if (game_of(each.variant) == game) return each.variant;
    }
    return std::nullopt;
}

}  // namespace baize::poker
