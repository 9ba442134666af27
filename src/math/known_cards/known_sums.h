// The parts that the two Hold'em games share when they are counted directly: the kinds of boards,
// sums over all boards that may follow a flop, and the decisions taken there.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <vector>

#include "engine/core/parallel_executor.h"
#include "math/known_cards/known_cards.h"
#include "math/known_cards/known_deck.h"
#include "math/known_cards/known_hands.h"
#include "math/known_cards/known_lanes.h"
#include "math/known_cards/known_tallies.h"

namespace baize::exact::known_cards {

// The boards of a deck. They are the same whichever card of the dealer's is seen.
struct BoardsOfDeck {
    explicit BoardsOfDeck(const Information& information)
        : deck(information), flops(deck, 3), boards(deck.kinds(5)) {}

    Deck deck;
    Places flops;
    std::vector<Kind> boards;
};

// The numbers of all hole cards that can be held on a board.
using Holes = std::vector<std::uint16_t>;
void list_holes(CardSet cards, Holes& holes);

// Calls visit(three) for every three cards.
template <typename Visit>
void for_each_flop(CardSet board, Visit&& visit) {
    for (CardSet ones = board; ones.size() >= 3;) {
        const Card one = ones.lowest();
        ones.erase(one);
        for (CardSet others = ones; others.size() >= 2;) {
            const Card other = others.lowest();
            others.erase(other);
            for (CardSet lasts = others; !lasts.empty(); lasts.erase(lasts.lowest())) {
                CardSet flop;
                flop.insert(one);
                flop.insert(other);
                flop.insert(lasts.lowest());
                visit(flop);
            }
        }
    }
}

// Calls count(lanes, boards, rank, times) for everything that the player may see of the dealer:
// nothing more, or each card of the deck. `is_small`: four suits may be counted side by side.
template <typename Count>
void for_each_seen(const Information& information, bool is_small, const Count& count) {
    const BoardsOfDeck boards(information);
    if (information.seen == 0) return count(One{}, boards, Rank::two, 1);
    if (is_small) {
        for (std::size_t rank = 0; rank < rank_count; ++rank) {
            const auto of_rank = CardSet::of_bits(std::uint64_t{0xF} << (4 * rank));
            if (!(boards.deck.cards() & of_rank).empty())
                count(FourSuits{}, boards, static_cast<Rank>(rank), 1);
        }
        return;
    }
    for (const Kind& card : boards.deck.kinds(1)) {
        const BoardsOfDeck others({.known = information.known, .dealer = card.cards});
        count(One{}, others, Rank::two, card.boards);
    }
}

// True if four suits can be counted side by side without overflow. `most`: the most that a hand
// gains or loses against one dealer's hand, in shares. `orders`: the number of orders of the cards
// after a flop. A kind has at most 24 boards.
[[nodiscard]] bool is_small_enough(std::initializer_list<const LinesByClass*> lines,
                                   std::int64_t most,
                                   std::int64_t orders);

// Sums by kind of flop and by hole cards. Each worker has its own sums while these fit into some
// hundred megabytes; otherwise fewer workers run at a time.
template <typename Lanes>
class FlopSums {
  public:
    FlopSums(const BoardsOfDeck& boards, const ParallelExecutor& executor);

    [[nodiscard]] std::size_t parts() const { return parts_.size(); }

    // Calls work(i, part) for all numbers below count. Calls with the same part never run at the
    // same time.
    template <typename Work>
    void share_out(std::size_t count, const Work& work) const {
        constexpr std::size_t at_once = 64;
        if (parts() == executor_.workers) {
            executor_.run(
                (count + at_once - 1) / at_once, [&](std::size_t task, std::size_t worker) {
                    for (std::size_t i = task * at_once; i < count && i < (task + 1) * at_once; ++i)
                        work(i, worker);
                });
            return;
        }
        executor_.run(parts(), [&](std::size_t part, std::size_t) {
            for (std::size_t i = part; i < count; i += parts())
                work(i, part);
        });
    }

    // Adds a row, which has a place for all hole cards, to the sums of a flop.
    void add(std::size_t part, CardSet flop, const Holes& holes, const Lanes* row);

    // Calls decide(flop, hole, sums, part) for the sums over all boards that contain the flop of
    // the kind. REQUIRES: for one board of each kind a row was added, times the boards of its kind.
    template <typename Decide>
    void decide(const Decide& decide) const {
        share_out(boards_.flops.kinds().size(), [&](std::size_t flop, std::size_t part) {
            Holes holes;
            list_holes(boards_.deck.cards() - boards_.flops.kinds()[flop].cards, holes);
            const std::vector<std::size_t> keeping = boards_.flops.keeping(flop);
            for (const std::uint16_t hole : holes)
                decide(flop, hole, whole(flop, hole, keeping), part);
        });
    }

  private:
    [[nodiscard]] WholeSums<Lanes> whole(std::size_t flop,
                                         std::size_t hole,
                                         const std::vector<std::size_t>& keeping) const;

    const BoardsOfDeck& boards_;
    const ParallelExecutor& executor_;
    std::vector<std::vector<Lanes>> parts_;
};

// The decisions taken on some cards of a board, by hole cards and lanes.
template <typename Lanes>
class Decisions {
  public:
    // A number up to 255 for each lane, side by side.
    using Few = std::uint32_t;

    Decisions(const Deck& deck, const Places& places);

    void set(std::size_t kind, std::size_t hole, LaneBits bits) {
        bits_[kind * hole_count + hole] = bits;
    }

    // A number for all hole cards, with spare room so that they can be added four at a time.
    using FewByHole = std::array<Few, hole_count + 2>;

    // Adds the decisions on `cards`, for each of the hole cards, to their counts.
    void count(CardSet cards, const Holes& holes, FewByHole& few) const {
        const Place& place = places_[cards];
        const LaneBits* bits = &bits_[place.kind * hole_count];
        const auto& under = deck_.holes_under(place.names);
        const auto& spread = spread_[place.names];
        for (const std::uint16_t hole : holes)
            few[hole] += spread[bits[under[hole]]];
    }

    [[nodiscard]] static Lanes lanes(Few few) {
        if constexpr (lane_count<Lanes> == 1) {
            return few;
        } else {
            using FourBytes = std::uint8_t __attribute__((vector_size(4)));
            FourBytes bytes;
            std::memcpy(&bytes, &few, sizeof(bytes));
            return __builtin_convertvector(bytes, Lanes);
        }
    }

  private:
    const Deck& deck_;
    const Places& places_;
    std::vector<LaneBits> bits_;
    std::vector<std::array<Few, 16>> spread_;  // By renaming and renamed bits.
};

template <typename Lanes>
[[nodiscard]] LaneBits positive_bits(const WholeSums<Lanes>& sums) {
    unsigned bits = 0;
    for (std::size_t i = 0; i < sums.size(); ++i)
        bits |= (sums[i] > 0 ? 1U : 0U) << i;
    return static_cast<LaneBits>(bits);
}

// Completes sums by hole cards. Before the call they contain one board of each kind, multiplied by
// the number of boards of the kind; afterwards they are the sums over all boards.
template <typename Lanes>
void spread_over_names(const Deck& deck, std::vector<WholeSums<Lanes>>& sums);

extern template class FlopSums<One>;
extern template class FlopSums<FourSuits>;
extern template class Decisions<One>;
extern template class Decisions<FourSuits>;
extern template void spread_over_names<One>(const Deck&, std::vector<WholeSums<One>>&);
extern template void spread_over_names<FourSuits>(const Deck&, std::vector<WholeSums<FourSuits>>&);

}  // namespace baize::exact::known_cards
