// Makes random situations of a Hold'em game, and walks over the cards that can still be dealt.
#pragma once

#include <array>
#include <cstddef>
#include <numeric>
#include <random>
#include <utility>

#include "engine/core/card_list.h"
#include "engine/core/card_set.h"
#include "engine/core/parallel_executor.h"

namespace baize::exact {

// Deals the same cards for the same seed.
class RandomCards {
  public:
    explicit RandomCards(std::uint64_t seed) : engine_(seed) {
        std::iota(deck_.begin(), deck_.end(), 0U);
    }

    void shuffle() {
        for (std::size_t i = 0; i + 1 < deck_.size(); ++i)
            std::swap(deck_[i], deck_[i + engine_() % (deck_.size() - i)]);
    }

    [[nodiscard]] Card operator[](std::size_t place) const { return Card::of_index(deck_[place]); }

    [[nodiscard]] CardSet set(std::size_t first, std::size_t count) const {
        CardSet cards;
        for (std::size_t i = first; i < first + count; ++i)
            cards.insert((*this)[i]);
        return cards;
    }

  private:
    std::mt19937_64 engine_;
    std::array<std::size_t, card_count> deck_{};
};

inline CardList<5> listed_cards(CardSet cards) {
    CardList<5> list;
    for (; !cards.empty(); cards.erase(cards.lowest()))
        list.push_back(cards.lowest());
    return list;
}

// Calls visit(pair) for every two cards that are not in the set.
template <typename Visit>
void for_each_two(CardSet gone, Visit&& visit) {
    for (std::size_t i = 0; i < card_count; ++i) {
        for (std::size_t j = i + 1; j < card_count; ++j) {
            CardSet two;
            two.insert(Card::of_index(i));
            two.insert(Card::of_index(j));
            if ((two & gone).empty()) visit(two);
        }
    }
}

// Returns an executor with two workers that take turns in one thread.
inline ParallelExecutor two_workers() {
    return {.workers = 2, .run = [](std::size_t count, const Task& task) {
                for (std::size_t i = 0; i < count; ++i)
                    task(i, i % 2);
            }};
}

}  // namespace baize::exact
