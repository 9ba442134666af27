// A stud game in which more is known than one up card: some of the dealer's cards, and others that
// are out of the deck. Renaming suits then no longer makes all hands of a class equivalent, but the
// game depends on the same facts: the counts of ranks, and the ranks that the player holds in a
// suit in which the dealer may have a hand of one suit.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/static_vector.h"
#include "engine/hands/tie_break.h"
#include "math/stud/hand_class.h"

namespace baize::exact::stud {

using Suits = StaticVector<unsigned, suit_count>;

struct KnownDeal {
    CardSet held{};  // The dealer's cards that the player knows; at least one.
    CardSet deck{};  // For the player's hand and the dealer's other cards.
    bool twos_are_wild = false;

    [[nodiscard]] std::size_t missing() const { return hand_size - held.size(); }

    // Returns the ranks of the naturals among these cards in a suit.
    [[nodiscard]] RankMask naturals(CardSet cards, unsigned suit) const {
        return ranks_in_suit(cards, suit) & (twos_are_wild ? ~RankMask{1} : ~RankMask{0});
    }

    // Returns the suits in which the dealer may have a hand of one suit: all four if only wild
    // cards are known, none if naturals of two suits are.
    [[nodiscard]] Suits suits() const;
};

// The player's natural ranks, by place, in each of the suits of the deal.
using HeldInSuits = std::array<Places, suit_count>;

// Numbers of the dealer's hands that contain the known cards and none of the player's.
struct CompletedHands {
    std::int32_t were_suits_nothing = 0;
    // The correction for each suit of the deal, indexed by the ranks that the player holds in it.
    std::array<std::array<std::int32_t, places_max>, suit_count> of_one_suit{};

    [[nodiscard]] std::int32_t against(const HeldInSuits& held, std::size_t suits) const {
        std::int32_t count = were_suits_nothing;
        for (std::size_t i = 0; i < suits; ++i)
            count += of_one_suit[i][held[i]];
        return count;
    }
};

// Classes of hands are added one after another, as in stud_dealers.h.
class Completions {
  public:
    explicit Completions(const KnownDeal& deal);

    void add(const HandClass& hands);

    // REQUIRES: the deck has enough cards of each rank for `player`.
    [[nodiscard]] CompletedHands against(const HandClass& player) const;

  private:
    using ByRanks = std::array<std::int32_t, std::size_t{1} << rank_count>;

    void add_by_rank(const HandClass& hands);
    void add_of_one_suit(const HandClass& hands, std::int32_t sign);
    static void add_without(RankMask others, std::int32_t count, ByRanks& by_ranks);
    [[nodiscard]] std::int32_t ways_of_wilds(const HandClass& hands, unsigned taken) const;
    [[nodiscard]] std::int32_t hands_with(RankCounts wanted, RankCounts certain) const;

    KnownDeal deal_;
    Suits suits_;
    RankCounts held_;
    RankCounts left_;                   // In the deck.
    std::vector<std::uint8_t> usable_;  // Parts of a player's hand that fit into the missing cards.
    std::array<std::int32_t, rank_parts> holding_{};
    // By suit, by the number of wild twos the player holds, and by the ranks he holds in that suit.
    std::vector<std::vector<ByRanks>> of_one_suit_;
};

// The player's hands of one class that the deck can deal.
class PlayerHands {
  public:
    explicit PlayerHands(const KnownDeal& deal);

    // True if there are enough cards of each rank. Their suits may still be the wrong ones.
    [[nodiscard]] bool can_have(const HandClass& hands) const;

    // Calls visit(held, ways) for each division of the hands of a class among the suits of the
    // deal.
    template <typename Visit>
    void for_each_view(const HandClass& hands, Visit&& visit) const {
        if (suits_.empty()) return visit(HeldInSuits{}, ways(hands));
        if (suits_.size() == suit_count) return for_each_way(hands, visit);
        for (std::size_t held = 0; held < std::size_t{1} << hands.naturals.size(); ++held) {
            const auto places = static_cast<Places>(held);
            if (const Weight count = ways(hands, suits_[0], places); count != 0)
                visit(HeldInSuits{places}, count);
        }
    }

  private:
    [[nodiscard]] Weight ways_of_wilds(const HandClass& hands) const {
        return tie_break::choose(count_of(left_, 0), hands.wilds);
    }

    [[nodiscard]] Weight ways(const HandClass& hands) const;
    [[nodiscard]] Weight ways(const HandClass& hands, unsigned suit, Places held) const;

    template <typename Visit>
    void for_each_way(const HandClass& hands,
                      Visit& visit,
                      HeldInSuits held = {},
                      std::size_t at = 0) const {
        if (at == hands.naturals.size()) {
            unsigned suits = 0;
            for (const Places places : held)
                suits += places != 0 ? 1U : 0U;
            if ((suits == 1) == hands.is_of_one_suit) visit(held, ways_of_wilds(hands));
            return;
        }
        const std::size_t rank = hands.naturals[at];
        const auto there = static_cast<unsigned>(deal_.deck.bits() >> (4U * rank) & 0xFU);
        for (unsigned chosen = there; chosen != 0; chosen = (chosen - 1) & there) {
            if (static_cast<unsigned>(std::popcount(chosen)) != count_of(hands.counts, rank))
                continue;
            HeldInSuits more = held;
            for (std::size_t suit = 0; suit < suit_count; ++suit)
                more[suit] |= static_cast<Places>((chosen >> suit & 1U) << at);
            for_each_way(hands, visit, more, at + 1);
        }
    }

    KnownDeal deal_;
    Suits suits_;
    RankCounts left_;
    std::array<RankMask, suit_count> naturals_left_{};
};

}  // namespace baize::exact::stud
