#include "exact/holdem_early.h"

#include <algorithm>

#include "hands/rank_counts.h"

namespace baize::exact::holdem {
namespace {

// How many orders of the suits give different boards, when the suits stand in the one order that
// represents them all; else 0.
unsigned deals_of(CardSet cards) {
    unsigned same = 1;
    unsigned deals = 24;
    for (unsigned suit = 1; suit < suit_count; ++suit) {
        const std::uint32_t last = ranks_in_suit(cards, suit - 1);
        const std::uint32_t mask = ranks_in_suit(cards, suit);
        if (mask > last) return 0;
        same = mask == last ? same + 1 : 1;
        deals /= same;
    }
    return deals;
}

template <typename Visit>
void for_each_set_of(unsigned size, CardSet so_far, std::size_t from, Visit& visit) {
    if (size == 0) return visit(so_far);
    for (std::size_t i = from; i < card_count; ++i) {
        CardSet more = so_far;
        more.insert(Card::of_index(i));
        for_each_set_of(size - 1, more, i + 1, visit);
    }
}

}  // namespace

EarlyBoard early_board(CardSet cards) {
    EarlyBoard board{.deals = static_cast<std::uint16_t>(deals_of(cards)), .cards = cards};
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
    const auto visit = [&](CardSet set) {
        if (deals_of(set) != 0) boards_.push_back(early_board(set));
    };
    for_each_set_of(cards, {}, 0, visit);
    std::sort(boards_.begin(), boards_.end(), [](const EarlyBoard& one, const EarlyBoard& other) {
        return one.ranks < other.ranks;
    });
    for (std::size_t i = 0; i < boards_.size(); ++i) {
        if (i == 0 || boards_[i].ranks != boards_[i - 1].ranks) starts_.push_back(i);
    }
    starts_.push_back(boards_.size());
}

}  // namespace baize::exact::holdem
