#include "math/advice/board_worth.h"

#include <bit>

#include "engine/core/check.h"
#include "engine/hands/five_card.h"

namespace baize::exact {
namespace {

constexpr unsigned no_suit = suit_count;

// Returns the suit of which the board has three cards or more, or no_suit.
unsigned flush_suit(CardSet board) {
    for (unsigned suit = 0; suit < suit_count; ++suit) {
        const std::uint64_t in = board.bits() >> suit & one_suit;
        // The count is in the top digit, as in rank_best_five.
        if ((in * one_suit >> 48U & 0xFU) >= 3) return suit;
    }
    return no_suit;
}

constexpr CardSet all_in(unsigned suit) {
    return CardSet::of_bits(one_suit << suit);
}

struct BoardRanks {
    std::array<std::uint8_t, 5> ranks{};
    std::size_t size = 0;

    explicit BoardRanks(CardSet cards) {
        for (std::uint64_t bits = cards.bits(); bits != 0; bits &= bits - 1)
            ranks[size++] = static_cast<std::uint8_t>(std::countr_zero(bits) / 4);
    }

    [[nodiscard]] holdem::Ranks list() const { return {ranks.data(), size}; }
};

std::size_t number_of_view(holdem::Ranks in, holdem::Ranks out) {
    const std::size_t set = holdem::number_of_set(in);
    if (in.size() == 5) return set;
    if (in.size() == 4) return 1287 + set * 13 + out[0];
    return 1287 + 715 * 13 + set * 91 + holdem::pair_of(out[0], out[1]);
}

// Cards that are equivalent on a board.
struct Alike {
    std::uint8_t rank = 0;
    std::uint16_t in = 0;  // Its rank as a bit if it is in the flush suit.
    std::uint8_t left = 0;
};

struct AlikeCards {
    std::array<Alike, 2 * rank_count> cards{};
    std::size_t size = 0;

    AlikeCards(CardSet all, unsigned suit) {
        const CardSet in = suit == no_suit ? CardSet() : all & all_in(suit);
        const RankCounts outs = rank_counts(all - in);
        const RankCounts ins = rank_counts(in);
        for (std::uint8_t rank = 0; rank < rank_count; ++rank) {
            const auto out = static_cast<std::uint8_t>(count_of(outs, rank));
            if (out != 0) cards[size++] = {rank, 0, out};
            const auto bit = static_cast<std::uint16_t>(1U << rank);
            if (count_of(ins, rank) != 0) cards[size++] = {rank, bit, 1};
        }
    }
};

// The value of two hole cards. If no suit has three board cards, no two hole cards make a flush.
class HandsOnBoard {
  public:
    HandsOnBoard(CardSet board,
                 unsigned suit,
                 const std::array<std::uint16_t, holdem::pair_count>& values)
        : values_(values), flushes_(FiveCardTables::get().flushes) {
        if (suit == no_suit) return;
        in_ = ranks_in_suit(board, suit);
        needed_ = 5U - static_cast<unsigned>(std::popcount(in_));
    }

    [[nodiscard]] std::uint16_t value(const Alike& one, const Alike& other) const {
        const unsigned cards = (one.in != 0 ? 1U : 0U) + (other.in != 0 ? 1U : 0U);
        if (cards >= needed_) return flushes_[in_ | one.in | other.in];
        return values_[holdem::pair_of(one.rank, other.rank)];
    }

  private:
    const std::array<std::uint16_t, holdem::pair_count>& values_;
    const std::array<std::uint16_t, 8192>& flushes_;
    std::uint32_t in_ = 0;
    unsigned needed_ = 3;  // More than a hand has.
};

// Calls meet(card, card, ways) for all hands that consist of the known cards and others.
template <typename Meet>
void for_each_dealer_hand(const AlikeCards& known, const AlikeCards& left, Meet&& meet) {
    std::size_t known_count = 0;
    for (std::size_t i = 0; i < known.size; ++i)
        known_count += known.cards[i].left;
    if (known_count == 2) return meet(known.cards[0], known.cards[known.size - 1], 1);
    for (std::size_t i = 0; i < left.size; ++i) {
        const Alike& one = left.cards[i];
        if (known_count == 1) {
            meet(known.cards[0], one, one.left);
            continue;
        }
        if (one.left > 1) meet(one, one, one.left * (one.left - 1U) / 2);
        for (std::size_t j = 0; j < i; ++j)
            meet(one, left.cards[j], std::uint32_t{one.left} * left.cards[j].left);
    }
}

}  // namespace

BoardWorth::BoardWorth(const EndPayments& payments, const SeenCards& seen)
    : payments_(payments),
      seen_(seen),
      unseen_(CardSet::full_deck() - seen.all()),
      // Not initialised, because few of the boards may be visited.
      worth_(new WideCents[number_count * payments.net.size()]),
      is_counted_(number_count),
      values_(holdem::board_ranks_count),
      is_valued_(holdem::board_ranks_count) {
    find_views();
}

void BoardWorth::find_views() {
    const auto looks_alike = [&](unsigned one, unsigned other) {
        const auto same = [&](CardSet cards) {
            return ranks_in_suit(cards, one) == ranks_in_suit(cards, other);
        };
        return same(seen_.hand) && same(seen_.dealer) && same(seen_.others);
    };
    for (unsigned suit = 0; suit < suit_count; ++suit) {
        unsigned first = 0;
        while (!looks_alike(first, suit))
            ++first;
        view_of_[suit] = static_cast<std::uint8_t>(first);
    }
}

std::size_t BoardWorth::number_of(CardSet board) const {
    const unsigned suit = flush_suit(board);
    if (suit == no_suit) return holdem::number_of_ranks(BoardRanks(board).list());
    const BoardRanks in(board & all_in(suit));
    const BoardRanks out(board - all_in(suit));
    return holdem::board_ranks_count + view_of_[suit] * boards_by_suit +
           number_of_view(in.list(), out.list());
}

const WideCents* BoardWorth::on(CardSet board) {
    const std::size_t number = number_of(board);
    WideCents* worth = &worth_[number * payments_.net.size()];
    if (is_counted_[number] == 0) {
        count(board, worth);
        is_counted_[number] = 1;
    }
    return worth;
}

unsigned BoardWorth::dealer_hands() const {
    const auto left = static_cast<unsigned>(unseen_.size() - 5);
    return holdem::choose(left, static_cast<unsigned>(2 - seen_.dealer.size()));
}

void BoardWorth::count(CardSet board, WideCents* worth) {
    const FiveCardRank player = rank_best_five(seen_.hand | board);
    const auto kind = static_cast<std::size_t>(player.category());
    const ShowdownOutcomes met = outcomes_on(board, player.value());
    for (std::size_t i = 0; i < showdown_outcomes; ++i)
        BAIZE_CHECK(met[i] == 0 || payments_.is_known[kind][i]);
    for (std::size_t end = 0; end < payments_.net.size(); ++end) {
        worth[end] = 0;
        for (std::size_t i = 0; i < showdown_outcomes; ++i)
            worth[end] += WideCents{payments_.net[end][kind][i].cents()} * met[i];
    }
}

const BoardWorth::PairValues& BoardWorth::values_of(CardSet board) {
    const std::size_t number = holdem::number_of_ranks(BoardRanks(board).list());
    PairValues& values = values_[number];
    if (is_valued_[number] != 0) return values;
    const auto& table = FiveCardTables::get().five_to_seven;
    const RankCounts counts = rank_counts(board);
    for (std::size_t i = 0; i < holdem::pair_count; ++i) {
        const auto [high, low] = holdem::pairs[i];
        const RankCounts all =
            counts + (RankCounts{1} << (4U * high)) + (RankCounts{1} << (4U * low));
        const bool can_be = count_of(all, high) <= suit_count && count_of(all, low) <= suit_count;
        values[i] = can_be ? table[all] : std::uint16_t{0};
    }
    is_valued_[number] = 1;
    return values;
}

BoardWorth::ShowdownOutcomes BoardWorth::outcomes_on(CardSet board, std::uint16_t player) {
    const unsigned suit = flush_suit(board);
    const HandsOnBoard hands(board, suit, values_of(board));
    ShowdownOutcomes met{};
    const auto meet = [&](const Alike& one, const Alike& other, std::uint32_t ways) {
        met[showdown_of(player, hands.value(one, other), payments_.lowest_qualifying)] += ways;
    };
    for_each_dealer_hand(AlikeCards(seen_.dealer, suit), AlikeCards(unseen_ - board, suit), meet);
    return met;
}

}  // namespace baize::exact
