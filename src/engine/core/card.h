// One physical card. There is no "invalid" card: absence is std::optional<Card>.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace baize {

enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };

enum class Rank : std::uint8_t {
    two,
    three,
    four,
    five,
    six,
    seven,
    eight,
    nine,
    ten,
    jack,
    queen,
    king,
    ace
};

inline constexpr std::size_t rank_count = 13;
inline constexpr std::size_t suit_count = 4;
inline constexpr std::size_t card_count = 52;

class Card {
  public:
    constexpr Card(Rank rank, Suit suit)
        : index_(static_cast<std::uint8_t>(static_cast<unsigned>(rank) * 4U +
                                           static_cast<unsigned>(suit))) {}

    // REQUIRES: index < 52.
    [[nodiscard]] static constexpr Card of_index(std::size_t index) {
        return {static_cast<Rank>(index / 4U), static_cast<Suit>(index % 4U)};
    }

    // Parses "As", "Td", "2c": rank first, ten as T, suit in lower case.
    [[nodiscard]] static constexpr std::optional<Card> parse(std::string_view text) {
        constexpr std::string_view ranks = "23456789TJQKA";
        constexpr std::string_view suits = "cdhs";
        if (text.size() != 2) return std::nullopt;
        const std::size_t rank = ranks.find(text[0]);
        const std::size_t suit = suits.find(text[1]);
        if (rank == std::string_view::npos || suit == std::string_view::npos) return std::nullopt;
        return of_index(rank * 4U + suit);
    }

    [[nodiscard]] constexpr Rank rank() const { return static_cast<Rank>(index_ / 4U); }

    [[nodiscard]] constexpr Suit suit() const { return static_cast<Suit>(index_ % 4U); }

    [[nodiscard]] constexpr std::size_t index() const { return index_; }

    friend constexpr auto operator<=>(const Card&, const Card&) = default;

  private:
    std::uint8_t index_;  // rank * 4 + suit, 0..51; written to records: never renumber.
};

static_assert(sizeof(Card) == 1);

[[nodiscard]] constexpr std::array<char, 2> letters(Card card) {
    return {"23456789TJQKA"[static_cast<std::size_t>(card.rank())],
            "cdhs"[static_cast<std::size_t>(card.suit())]};
}

[[nodiscard]] inline std::string to_string(Card card) {
    const std::array<char, 2> text = letters(card);
    return {text[0], text[1]};
}

consteval Card operator""_card(const char* text, std::size_t size) {
    return Card::parse(std::string_view(text, size)).value();  // fails to compile if there is none
}

}  // namespace baize
