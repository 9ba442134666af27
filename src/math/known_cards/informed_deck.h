// Cards that can still be dealt when some are known, and names of suits that may be exchanged
// without changing what is known. Boards that differ in such names only are one kind.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/card_set.h"
#include "math/known_cards/informed.h"

namespace baize::exact::informed {

inline constexpr std::size_t hole_count = 1326;

// Of two cards, by their indexes.
[[nodiscard]] constexpr std::size_t number_of_hole(std::size_t low, std::size_t high) {
    return high * (high - 1) / 2 + low;
}

// The new name of each suit.
using Names = std::array<std::uint8_t, suit_count>;

[[nodiscard]] CardSet renamed(CardSet cards, const Names& names);

// Some cards of a board.
struct Kind {
    CardSet cards{};
    std::uint32_t boards = 0;  // so many are the same but for the names of suits
};

// Where some cards of a board are found among the kinds.
struct Place {
    std::uint32_t kind = 0;
    std::uint8_t names = 0;  // which renaming makes them the cards of the kind
};

class Deck {
  public:
    explicit Deck(const Information& information);

    // What may be dealt to the player and to the board.
    [[nodiscard]] CardSet cards() const { return cards_; }

    [[nodiscard]] CardSet dealer() const { return dealer_; }

    // The first changes nothing.
    [[nodiscard]] const std::vector<Names>& all_names() const { return names_; }

    // The number of the two cards under other names.
    [[nodiscard]] const std::array<std::uint16_t, hole_count>& holes_under(
        std::size_t names) const {
        return holes_[names];
    }

    // Every so many cards, under one of their names.
    [[nodiscard]] std::vector<Kind> kinds(std::size_t size) const;

  private:
    CardSet cards_;
    CardSet dealer_;
    std::vector<Names> names_;
    std::vector<std::array<std::uint16_t, hole_count>> holes_;
};

// The kinds of three or four cards, found by any of their names.
class Places {
  public:
    Places(const Deck& deck, std::size_t size);

    [[nodiscard]] const std::vector<Kind>& kinds() const { return kinds_; }

    // REQUIRES: so many cards of the deck.
    [[nodiscard]] const Place& operator[](CardSet cards) const { return places_[number(cards)]; }

    // The renamings that keep the cards of a kind.
    [[nodiscard]] std::vector<std::size_t> keeping(std::size_t kind) const;

  private:
    [[nodiscard]] static std::size_t number(CardSet cards);

    const Deck& deck_;
    std::vector<Kind> kinds_;
    std::vector<Place> places_;
};

}  // namespace baize::exact::informed
