// Names of suits that may be exchanged without changing anything that is known: what is dealt after
// that is worth the same under its other names.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include "core/card_set.h"
#include "hands/rank_counts.h"

namespace baize::exact {

class SuitRenaming {
  public:
    // All that leave each of the sets as it is.
    SuitRenaming(std::initializer_list<CardSet> fixed) {
        Names names{0, 1, 2, 3};
        do {
            const bool keeps = std::all_of(fixed.begin(), fixed.end(), [&](CardSet cards) {
                return renamed(cards, names) == cards;
            });
            if (keeps) all_.push_back(names);
        } while (std::next_permutation(names.begin(), names.end()));
    }

    // Under one of their names, the same for all sets that are the same but for that.
    [[nodiscard]] CardSet canonical(CardSet cards) const {
        std::uint64_t least = cards.bits();
        for (std::size_t i = 1; i < all_.size(); ++i)
            least = std::min(least, renamed(cards, all_[i]).bits());
        return CardSet::of_bits(least);
    }

    // How many different sets the cards are under all names; 0 when they are not canonical.
    [[nodiscard]] unsigned names_of_canonical(CardSet cards) const {
        unsigned same = 1;
        for (std::size_t i = 1; i < all_.size(); ++i) {
            const CardSet other = renamed(cards, all_[i]);
            if (other.bits() < cards.bits()) return 0;
            if (other == cards) ++same;
        }
        return static_cast<unsigned>(all_.size()) / same;
    }

    [[nodiscard]] std::size_t size() const { return all_.size(); }

  private:
    using Names = std::array<std::uint8_t, suit_count>;

    [[nodiscard]] static CardSet renamed(CardSet cards, const Names& names) {
        std::uint64_t bits = 0;
        for (unsigned suit = 0; suit < suit_count; ++suit)
            bits |= (cards.bits() >> suit & one_suit) << names[suit];
        return CardSet::of_bits(bits);
    }

    std::vector<Names> all_;  // the first changes nothing
};

}  // namespace baize::exact
