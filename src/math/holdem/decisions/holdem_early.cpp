#include "math/holdem/decisions/holdem_early.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "engine/hands/rank_counts.h"

namespace baize::exact::holdem {
namespace {

constexpr std::size_t most_early_boards = 16'432;

using SuitRanks = std::array<std::uint32_t, suit_count>;

// Returns the number of orders of the suits that give different boards, or 0 if the suits are not
// in the one order that represents them all.
unsigned deals_of(const SuitRanks& ranks) {
    unsigned same = 1;
    unsigned deals = 24;
    for (unsigned suit = 1; suit < suit_count; ++suit) {
        if (ranks[suit] > ranks[suit - 1]) return 0;
        same = ranks[suit] == ranks[suit - 1] ? same + 1 : 1;
        deals /= same;
    }
    return deals;
}

SuitRanks ranks_by_suit(CardSet cards) {
    SuitRanks ranks{};
    for (unsigned suit = 0; suit < suit_count; ++suit)
        ranks[suit] = ranks_in_suit(cards, suit);
    return ranks;
}

CardSet cards_of(const SuitRanks& ranks) {
    CardSet cards;
    for (unsigned suit = 0; suit < suit_count; ++suit) {
        for (std::uint32_t left = ranks[suit]; left != 0; left &= left - 1) {
            const auto rank = static_cast<unsigned>(std::countr_zero(left));
            cards.insert(Card(static_cast<Rank>(rank), static_cast<Suit>(suit)));
        }
    }
    return cards;
}

// Sets of ranks by their size, ascending.
using SetsBySize = std::array<std::vector<std::uint32_t>, 5>;

SetsBySize sets_of_ranks() {
    SetsBySize sets;
    for (std::uint32_t set = 0; set < 1U << rank_count; ++set) {
        const auto size = static_cast<std::size_t>(std::popcount(set));
        if (size < sets.size()) sets[size].push_back(set);
    }
    return sets;
}

// Calls visit(ranks) for all boards of `left` cards whose suits are in order.
template <typename Visit>
void for_each_in_order(
    const SetsBySize& sets, SuitRanks& ranks, unsigned suit, std::size_t left, Visit& visit) {
    const std::uint32_t most = suit == 0 ? 1U << rank_count : ranks[suit - 1];
    const bool last = suit + 1 == suit_count;
    for (std::size_t size = last ? left : std::min<std::size_t>(left, 1); size <= left; ++size) {
        for (const std::uint32_t set : sets[size]) {
            if (set > most) break;
            ranks[suit] = set;
            if (last) {
                visit(ranks);
            } else {
                for_each_in_order(sets, ranks, suit + 1, left - size, visit);
            }
        }
    }
}

}  // namespace

EarlyBoard early_board(CardSet cards) {
    EarlyBoard board{.deals = static_cast<std::uint16_t>(deals_of(ranks_by_suit(cards))),
                     .cards = cards};
    std::array<std::uint8_t, 4> ranks{};
    std::array<std::uint8_t, 4> suit_of{};
    std::size_t size = 0;
    board.free.fill(0xF);
    for (CardSet left = cards; !left.empty(); left.erase(left.lowest())) {
        ranks[size] = static_cast<std::uint8_t>(left.lowest().rank());
        suit_of[size] = static_cast<std::uint8_t>(left.lowest().suit());
        board.free[ranks[size]] &= static_cast<std::uint8_t>(~(1U << suit_of[size]));
        ++size;
    }
    board.ranks = static_cast<std::uint16_t>(number_of_ranks({ranks.data(), size}));
    for (std::uint8_t suit = 0; suit < suit_count; ++suit) {
        std::array<std::uint8_t, 4> in{};
        std::array<std::uint8_t, 4> out{};
        std::size_t ins = 0;
        std::size_t outs = 0;
        for (std::size_t i = 0; i < size; ++i)
            (suit_of[i] == suit ? in[ins++] : out[outs++]) = ranks[i];
        if (ins + 2 < size) continue;
        const Ranks inside{in.data(), ins};
        const Ranks outside{out.data(), outs};
        const unsigned number = size == 3 ? flop_of(inside, outside) : turn_of(inside, outside);
        board.suits.push_back({suit, static_cast<std::uint16_t>(number)});
    }
    return board;
}

EarlyBoards::EarlyBoards(unsigned cards) {
    std::vector<EarlyBoard> found;
    found.reserve(most_early_boards);
    const auto visit = [&](const SuitRanks& ranks) {
        found.push_back(early_board(cards_of(ranks)));
    };
    const SetsBySize sets = sets_of_ranks();
    SuitRanks ranks{};
    for_each_in_order(sets, ranks, 0, cards, visit);
    // Every list of ranks can be dealt. Its boards begin after all boards with lower ranks.
    starts_.resize(choose(rank_count + cards - 1, cards) + 1);
    for (const EarlyBoard& board : found)
        ++starts_[board.ranks + 1U];
    std::partial_sum(starts_.begin(), starts_.end(), starts_.begin());
    std::vector<std::size_t> next = starts_;
    boards_.resize(found.size());
    for (const EarlyBoard& board : found)
        boards_[next[board.ranks]++] = board;
}

}  // namespace baize::exact::holdem
