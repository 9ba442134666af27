// Compares all hands on one board with all dealer's hands: for each pair of hole cards, how many of
// the 990 possible hands of the dealer are lower, are equal, and do not qualify.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/card_set.h"
#include "engine/core/check.h"
#include "engine/hands/five_card.h"
#include "engine/hands/rank_counts.h"

namespace baize::exact {

struct HoleStanding {
    CardSet hole{};
    FiveCardRank rank{};
    std::uint16_t below = 0;
    std::uint16_t equal = 0;
    std::uint16_t unqualified = 0;
};

inline constexpr std::size_t holes_on_board =
    1081;  // pairs of the 47 cards that are not on the board
inline constexpr std::uint16_t dealers_on_board = 990;

class BoardStandings {
  public:
    // A dealer's hand below `lowest_qualifying` does not qualify.
    explicit BoardStandings(std::uint16_t lowest_qualifying)
        : lowest_qualifying_(lowest_qualifying) {}

    // Returns the hands from the weakest to the strongest. The result is valid until the next call.
    // REQUIRES: five cards.
    [[nodiscard]] const std::vector<HoleStanding>& of(CardSet board);

  private:
    using CountByCard = std::array<std::uint16_t, card_count>;

    void rank_all(CardSet board);
    void count_group(std::size_t begin, std::size_t end);

    std::uint16_t lowest_qualifying_;
    std::vector<HoleStanding> standings_{};
    std::uint16_t met_ = 0;   // number of hands visited so far
    CountByCard met_with_{};  // number of visited hands with each card
    std::uint16_t weak_ = 0;  // number of hands that do not qualify
    CountByCard weak_with_{};
};

// Boards that represent all boards up to the names of suits, with the number that each represents.
struct StandardBoard {
    CardSet cards{};
    std::uint8_t boards = 0;
};

struct TwoCards {
    std::size_t one;
    std::size_t other;
};

inline TwoCards two_of(CardSet hole) {
    const Card one = hole.lowest();
    hole.erase(one);
    return {one.index(), hole.lowest().index()};
}

inline void BoardStandings::rank_all(CardSet board) {
    standings_.clear();
    weak_ = 0;
    weak_with_ = {};
    const CardSet deck = CardSet::full_deck() - board;
    for (CardSet ones = deck; !ones.empty();) {
        const Card one = ones.lowest();
        ones.erase(one);
        for (CardSet others = ones; !others.empty();) {
            const Card other = others.lowest();
            others.erase(other);
            CardSet hole;
            hole.insert(one);
            hole.insert(other);
            const FiveCardRank rank = rank_best_five(board | hole);
            standings_.push_back({.hole = hole, .rank = rank});
            if (rank.value() >= lowest_qualifying_) continue;
            ++weak_;
            ++weak_with_[one.index()];
            ++weak_with_[other.index()];
        }
    }
    std::sort(standings_.begin(),
              standings_.end(),
              [](const HoleStanding& a, const HoleStanding& b) { return a.rank < b.rank; });
}

// The dealer cannot have one of the player's cards: hands with each of the two cards are
// subtracted, and the hand with both, which was subtracted twice, is added again.
inline void BoardStandings::count_group(std::size_t begin, std::size_t end) {
    CountByCard equal_with{};
    for (std::size_t i = begin; i < end; ++i) {
        const auto [one, other] = two_of(standings_[i].hole);
        ++equal_with[one];
        ++equal_with[other];
    }
    const std::size_t equals = end - begin;
    const bool weak = standings_[begin].rank.value() < lowest_qualifying_;
    for (std::size_t i = begin; i < end; ++i) {
        HoleStanding& standing = standings_[i];
        const auto [one, other] = two_of(standing.hole);
        standing.below = static_cast<std::uint16_t>(met_ - met_with_[one] - met_with_[other]);
        standing.equal =
            static_cast<std::uint16_t>(equals - equal_with[one] - equal_with[other] + 1);
        standing.unqualified = static_cast<std::uint16_t>(weak_ - weak_with_[one] -
                                                          weak_with_[other] + (weak ? 1 : 0));
    }
    met_ = static_cast<std::uint16_t>(met_ + equals);
    for (std::size_t card = 0; card < card_count; ++card)
        met_with_[card] = static_cast<std::uint16_t>(met_with_[card] + equal_with[card]);
}

inline const std::vector<HoleStanding>& BoardStandings::of(CardSet board) {
    rank_all(board);
    BAIZE_CHECK(standings_.size() == holes_on_board);
    met_ = 0;
    met_with_ = {};
    for (std::size_t begin = 0; begin < standings_.size();) {
        std::size_t end = begin + 1;
        while (end < standings_.size() && standings_[end].rank == standings_[begin].rank)
            ++end;
        count_group(begin, end);
        begin = end;
    }
    return standings_;
}

// Boards that differ only in the names of suits are represented by the one whose suits hold their
// ranks in descending order; two suits that hold the same leave fewer ways to rename them. There
// are 134,459.
inline std::vector<StandardBoard> standard_boards() {
    std::vector<StandardBoard> boards;
    const auto add = [&](CardSet board) {
        std::array<std::uint32_t, suit_count> ranks{};
        for (unsigned suit = 0; suit < suit_count; ++suit)
            ranks[suit] = ranks_in_suit(board, suit);
        if (!std::is_sorted(ranks.rbegin(), ranks.rend())) return;
        unsigned same = 1;
        unsigned run = 1;
        for (std::size_t suit = 1; suit < suit_count; ++suit) {
            run = ranks[suit] == ranks[suit - 1] ? run + 1 : 1;
            same *= run;
        }
        boards.push_back({board, static_cast<std::uint8_t>(24 / same)});
    };
    const auto grow = [&](const auto& self, CardSet board, std::size_t from, int missing) -> void {
        if (missing == 0) return add(board);
        for (std::size_t card = from; card < card_count; ++card) {
            CardSet more = board;
            more.insert(Card::of_index(card));
            self(self, more, card + 1, missing - 1);
        }
    };
    grow(grow, {}, 0, 5);
    return boards;
}

}  // namespace baize::exact
