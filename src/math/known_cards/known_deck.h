// The cards that can still be dealt when some are known, and the renamings of suits that leave the
// known cards unchanged. Boards that differ only by such renamings are of one kind.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/card_set.h"
#include "math/known_cards/known_cards.h"

namespace baize::exact::known_cards {

inline constexpr std::size_t hole_count = 1326;

// Returns the number of two cards, which are given by their indexes.
[[nodiscard]] constexpr std::size_t number_of_hole(std::size_t low, std::size_t high) {
    return high * (high - 1) / 2 + low;
}

// The new name of each suit.
using Names = std::array<std::uint8_t, suit_count>;

[[nodiscard]] CardSet renamed(CardSet cards, const Names& names);

// Some cards of a board, representing all that differ only in the names of suits.
struct Kind {
    CardSet cards{};
    std::uint32_t boards = 0;  // Number of sets of cards that are represented.
};

// The kind to which some cards of a board belong.
struct Place {
    std::uint32_t kind = 0;
    std::uint8_t names = 0;  // Index of the renaming that turns them into the kind's cards.
};

class Deck {
  public:
    explicit Deck(const Information& information);

    // The cards that may be dealt to the player and to the board.
    [[nodiscard]] CardSet cards() const { return cards_; }

    [[nodiscard]] CardSet dealer() const { return dealer_; }

    // Returns all renamings that leave the known cards unchanged; the first of them changes no
    // suit.
    [[nodiscard]] const std::vector<Names>& all_names() const { return names_; }

    // Returns the numbers of all two cards under a renaming.
    [[nodiscard]] const std::array<std::uint16_t, hole_count>& holes_under(
        std::size_t names) const {
        return holes_[names];
    }

    // Returns one representative of each kind of `size` cards.
    [[nodiscard]] std::vector<Kind> kinds(std::size_t size) const;

  private:
    CardSet cards_;
    CardSet dealer_;
    std::vector<Names> names_;
    std::vector<std::array<std::uint16_t, hole_count>> holes_;
};

// The kinds of three or four cards, found from any cards of the kind.
class Places {
  public:
    Places(const Deck& deck, std::size_t size);

    [[nodiscard]] const std::vector<Kind>& kinds() const { return kinds_; }

    // Returns the kind of these cards. REQUIRES: they are in the deck, and their number is that of
    // the constructor.
    [[nodiscard]] const Place& operator[](CardSet cards) const { return places_[number(cards)]; }

    // Returns the renamings that leave the cards of a kind unchanged.
    [[nodiscard]] std::vector<std::size_t> keeping(std::size_t kind) const;

  private:
    [[nodiscard]] static std::size_t number(CardSet cards);

    const Deck& deck_;
    std::vector<Kind> kinds_;
    std::vector<Place> places_;
};

}  // namespace baize::exact::known_cards
