#include "math/bots/dealer_boards.h"

#include <bit>

#include "engine/hands/rank_counts.h"
#include "math/holdem/boards/holdem_classes.h"

namespace baize::bots {
namespace {

constexpr unsigned no_suit = suit_count;

constexpr CardSet all_of_suit(unsigned suit) {
    return CardSet::of_bits(one_suit << suit);
}

// Returns the suit of which the board has three cards or more, so that hole cards may make a flush.
unsigned suit_that_matters(CardSet board) {
    for (unsigned suit = 0; suit < suit_count; ++suit) {
        if ((board & all_of_suit(suit)).size() >= 3) return suit;
    }
    return no_suit;
}

// Cards that are equivalent on a board.
struct CardsAlike {
    std::uint8_t rank = 0;
    std::uint16_t in_suit = 0;  // The rank as a bit if the card is in the flush suit.
    std::uint8_t left = 0;
};

using AllCardsAlike = StaticVector<CardsAlike, std::size_t{2} * rank_count>;

AllCardsAlike cards_alike(CardSet unseen, unsigned suit) {
    AllCardsAlike all;
    const CardSet in = suit == no_suit ? CardSet() : unseen & all_of_suit(suit);
    const RankCounts outs = rank_counts(unseen - in);
    const RankCounts ins = rank_counts(in);
    for (std::uint8_t rank = 0; rank < rank_count; ++rank) {
        const auto out = static_cast<std::uint8_t>(count_of(outs, rank));
        if (out != 0) all.push_back({rank, 0, out});
        const auto bit = static_cast<std::uint16_t>(1U << rank);
        if (count_of(ins, rank) != 0) all.push_back({rank, bit, 1});
    }
    return all;
}

// The values of two hole cards on one board.
class ValuesOnBoard {
  public:
    ValuesOnBoard(CardSet board, unsigned suit) {
        const RankCounts counts = rank_counts(board);
        const HandTally tally = HandTally::of_counts(counts);
        for (std::size_t i = 0; i < exact::holdem::pair_count; ++i) {
            const auto [high, low] = exact::holdem::pairs[i];
            const unsigned highs = count_of(counts, high) + (high == low ? 2U : 1U);
            if (highs > suit_count || count_of(counts, low) == suit_count) continue;
            const auto hole =
                HandTally::of(static_cast<Rank>(high)) + HandTally::of(static_cast<Rank>(low));
            mixed_[i] = five_card_tables.five_to_seven[tally + hole];
        }
        if (suit == no_suit) return;
        in_suit_ = ranks_in_suit(board, suit);
        needed_ = 5 - std::popcount(in_suit_);
    }

    // If two hole cards complete a flush, nothing else that they make is better.
    [[nodiscard]] std::uint16_t of(const CardsAlike& one, const CardsAlike& other) const {
        const int more = (one.in_suit != 0 ? 1 : 0) + (other.in_suit != 0 ? 1 : 0);
        if (more >= needed_)
            return five_card_tables.flushes[in_suit_ | one.in_suit | other.in_suit];
        return mixed_[exact::holdem::pair_of(one.rank, other.rank)];
    }

  private:
    std::array<std::uint16_t, exact::holdem::pair_count> mixed_{};
    std::uint32_t in_suit_ = 0;
    int needed_ = 3;  // More than a hand has.
};

// Numbers of the two cards that complete a flop; equivalent boards have the same number.
constexpr std::size_t places_in_suit = std::size_t{2} * rank_count;
constexpr std::size_t board_numbers =
    exact::holdem::pair_count + suit_count * places_in_suit * places_in_suit;

std::size_t number_of(Card one, Card other, unsigned suit) {
    const auto rank = [](Card card) { return static_cast<unsigned>(card.rank()); };
    if (suit == no_suit) return exact::holdem::pair_of(rank(one), rank(other));
    const auto place = [&](Card card) {
        const bool in = static_cast<unsigned>(card.suit()) == suit;
        return std::size_t{2} * rank(card) + (in ? 1U : 0U);
    };
    const std::size_t low = std::min(place(one), place(other));
    const std::size_t high = std::max(place(one), place(other));
    return exact::holdem::pair_count + (suit * places_in_suit + high) * places_in_suit + low;
}

std::vector<BoardsAlike> boards_of_flop(CardSet unseen, CardSet flop) {
    std::vector<BoardsAlike> boards;
    std::array<std::uint16_t, board_numbers> place{};  // Index in `boards` plus 1; 0 if absent.
    for (CardSet left = unseen; left.size() > 1;) {
        const Card one = left.lowest();
        left.erase(one);
        for (CardSet rest = left; !rest.empty(); rest.erase(rest.lowest())) {
            CardSet board = flop;
            board.insert(one);
            board.insert(rest.lowest());
            std::uint16_t& at = place[number_of(one, rest.lowest(), suit_that_matters(board))];
            if (at == 0) {
                boards.push_back({board, 0});
                at = static_cast<std::uint16_t>(boards.size());
            }
            ++boards[at - 1U].count;
        }
    }
    return boards;
}

}  // namespace

std::vector<BoardsAlike> boards_to_come(CardSet hole, CardSet board) {
    const CardSet unseen = CardSet::full_deck() - hole - board;
    if (board.size() == 3) return boards_of_flop(unseen, board);
    if (board.size() == 5) return {{board, 1}};
    std::vector<BoardsAlike> boards;
    for (CardSet left = unseen; !left.empty(); left.erase(left.lowest())) {
        CardSet whole = board;
        whole.insert(left.lowest());
        boards.push_back({whole, 1});
    }
    return boards;
}

ShowdownOutcomes dealer_outcomes(CardSet hole,
                                 CardSet board,
                                 FiveCardRank player,
                                 std::uint16_t lowest_qualifying) {
    const unsigned suit = suit_that_matters(board);
    const ValuesOnBoard values(board, suit);
    const AllCardsAlike cards = cards_alike(CardSet::full_deck() - hole - board, suit);
    ShowdownOutcomes met{};
    const auto meet = [&](const CardsAlike& one, const CardsAlike& other, unsigned ways) {
        met[exact::showdown_of(player.value(), values.of(one, other), lowest_qualifying)] += ways;
    };
    for (const CardsAlike* one = cards.begin(); one != cards.end(); ++one) {
        if (one->left > 1) meet(*one, *one, one->left * (one->left - 1U) / 2);
        for (const CardsAlike* other = cards.begin(); other != one; ++other)
            meet(*one, *other, unsigned{one->left} * other->left);
    }
    return met;
}

}  // namespace baize::bots
