#include "exact/holdem_boards.h"

#include <bit>

namespace baize::exact::holdem {

Boards::Boards() {
    boards_.reserve(board_ranks_count);
    for_each_ranks<5>([&](const auto& ranks) { boards_.push_back({.ranks = ranks}); });
    for (unsigned bits = 0; bits < 1U << rank_count; ++bits) {
        const int size = std::popcount(bits);
        if (size >= 3 && size <= 5) suits_.push_back(static_cast<std::uint16_t>(bits));
    }
    one_way_.fill(1);
}

void Boards::rank(std::size_t piece) {
    for (std::size_t i = 0; i < boards_of_piece; ++i) {
        RankedBoard& board = boards_[piece * boards_of_piece + i];
        if (board.ranks.front() != board.ranks.back()) board = ranked_board(board.ranks);
    }
}

SuitOnBoard Boards::suit(std::size_t piece) const {
    std::array<std::uint8_t, 5> in{};
    std::size_t size = 0;
    for (std::uint8_t rank = 0; rank < rank_count; ++rank) {
        if ((unsigned{suits_[piece]} >> rank & 1U) != 0) in[size++] = rank;
    }
    return suit_on_board({in.data(), size});
}

}  // namespace baize::exact::holdem
