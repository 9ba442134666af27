// The permutations of suit names that leave everything that is known unchanged. Cards that are
// dealt afterwards are worth the same under their permuted names.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <utility>
#include <vector>

#include "engine/core/card_set.h"
#include "engine/hands/rank_counts.h"

namespace baize::exact {

class SuitRenaming {
  public:
    // Finds all permutations that leave each of the sets unchanged.
    SuitRenaming(std::initializer_list<CardSet> fixed) {
        Names names{0, 1, 2, 3};
        do {
            const bool keeps = std::all_of(fixed.begin(), fixed.end(), [&](CardSet cards) {
                return renamed(cards, names) == cards;
            });
            if (keeps) all_.push_back(names);
        } while (std::next_permutation(names.begin(), names.end()));
        order_ = grouped();
        for (unsigned place = 1; place < suit_count; ++place)
            is_with_last_[place] = may_exchange(order_[place - 1], order_[place]);
    }

    // Returns a representative, the same for all sets that differ only by these permutations.
    [[nodiscard]] CardSet canonical(CardSet cards) const {
        std::uint64_t least = cards.bits();
        for (std::size_t i = 1; i < all_.size(); ++i)
            least = std::min(least, renamed(cards, all_[i]).bits());
        return CardSet::of_bits(least);
    }

    [[nodiscard]] bool is_canonical(CardSet cards) const { return canonical(cards) == cards; }

    // Calls visit(cards, names) for one representative of each class of `size` cards out of `from`
    // that differ only by permutations; `names` is the size of the class. Suit by suit, an
    // exchangeable suit never has a greater set of ranks than the exchangeable one before it.
    // REQUIRES: the permutations do not change `from`.
    template <typename Visit>
    void for_each_kind(CardSet from, std::size_t size, Visit&& visit) const {
        HeldBySuit held;
        for (unsigned suit = 0; suit < suit_count; ++suit)
            held[suit] = all_held(from, suit, size);
        add_suit(held, {.size = size}, visit);
    }

  private:
    using Names = std::array<std::uint8_t, suit_count>;

    // A set of cards of one suit.
    struct Held {
        std::uint32_t ranks = 0;
        CardSet cards{};
    };

    using HeldBySize = std::vector<std::vector<Held>>;
    using HeldBySuit = std::array<HeldBySize, suit_count>;

    struct Chosen {
        std::size_t size = 0;  // Number of cards still to be chosen.
        CardSet cards{};
        unsigned suits = 0;         // Number of suits done.
        std::uint32_t last = 0;     // Ranks chosen in the suit before.
        unsigned exchangeable = 1;  // Suits of its exchangeable group so far.
        unsigned alike = 1;         // The last of these that have the same ranks.
        unsigned names = 1;         // Size of the class.
    };

    [[nodiscard]] static HeldBySize all_held(CardSet from, unsigned suit, std::size_t most) {
        HeldBySize held(most + 1);
        const std::uint32_t there = ranks_in_suit(from, suit);
        for (std::uint32_t ranks = there;; ranks = (ranks - 1) & there) {
            const auto size = static_cast<std::size_t>(std::popcount(ranks));
            if (size <= most) held[size].push_back({ranks, cards_of(ranks, suit)});
            if (ranks == 0) return held;
        }
    }

    [[nodiscard]] static CardSet cards_of(std::uint32_t ranks, unsigned suit) {
        CardSet cards;
        for (; ranks != 0; ranks &= ranks - 1)
            cards.insert(Card(static_cast<Rank>(std::countr_zero(ranks)), static_cast<Suit>(suit)));
        return cards;
    }

    [[nodiscard]] bool may_exchange(unsigned suit, unsigned with) const {
        return std::any_of(all_.begin(), all_.end(), [&](const Names& names) {
            Names swapped{0, 1, 2, 3};
            std::swap(swapped[suit], swapped[with]);
            return names == swapped;
        });
    }

    // Returns the suits in an order that puts exchangeable suits next to each other.
    [[nodiscard]] Names grouped() const {
        Names order{0, 1, 2, 3};
        for (unsigned place = 1; place < suit_count; ++place) {
            for (unsigned other = place; other < suit_count; ++other) {
                if (!may_exchange(order[place - 1], order[other])) continue;
                std::swap(order[place], order[other]);
                break;
            }
        }
        return order;
    }

    template <typename Visit>
    void add_suit(const HeldBySuit& held, const Chosen& so_far, Visit& visit) const {
        if (so_far.suits == suit_count) return visit(so_far.cards, so_far.names);
        const bool is_last = so_far.suits + 1 == suit_count;
        const bool is_grouped = is_with_last_[so_far.suits];
        for (std::size_t size = is_last ? so_far.size : 0; size <= so_far.size; ++size) {
            for (const Held& more : held[order_[so_far.suits]][size]) {
                if (is_grouped && more.ranks > so_far.last) continue;
                add_suit(held, with(so_far, more, size, is_grouped), visit);
            }
        }
    }

    [[nodiscard]] static Chosen with(const Chosen& so_far,
                                     const Held& more,
                                     std::size_t size,
                                     bool is_grouped) {
        Chosen chosen{.size = so_far.size - size,
                      .cards = so_far.cards | more.cards,
                      .suits = so_far.suits + 1,
                      .last = more.ranks};
        if (is_grouped) {
            chosen.exchangeable = so_far.exchangeable + 1;
            if (more.ranks == so_far.last) chosen.alike = so_far.alike + 1;
        }
        chosen.names = so_far.names * chosen.exchangeable / chosen.alike;
        return chosen;
    }

    [[nodiscard]] static CardSet renamed(CardSet cards, const Names& names) {
        std::uint64_t bits = 0;
        for (unsigned suit = 0; suit < suit_count; ++suit)
            bits |= (cards.bits() >> suit & one_suit) << names[suit];
        return CardSet::of_bits(bits);
    }

    std::vector<Names> all_;  // The first is the identity.
    Names order_{};
    std::array<bool, suit_count> is_with_last_{};  // By place in order_.
};

}  // namespace baize::exact
