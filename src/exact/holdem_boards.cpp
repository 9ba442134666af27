#include "exact/holdem_boards.h"

#include <bit>

namespace baize::exact::holdem {

Boards::Boards() : suit_at_(std::size_t{1} << rank_count) {
    boards_.reserve(board_ranks_count);
    for_each_ranks<5>([&](const auto& ranks) { boards_.push_back({.ranks = ranks}); });
    for (unsigned bits = 0; bits < 1U << rank_count; ++bits) {
        const int size = std::popcount(bits);
        if (size < 3 || size > 5) continue;
        suit_at_[bits] = static_cast<std::uint16_t>(suit_bits_.size());
        suit_bits_.push_back(static_cast<std::uint16_t>(bits));
    }
    suits_.resize(suit_bits_.size());
    one_way_.fill(1);
}

void Boards::prepare(std::size_t piece) {
    for (std::size_t i = 0; i < boards_of_piece; ++i) {
        RankedBoard& board = boards_[piece * boards_of_piece + i];
        if (board.ranks.front() != board.ranks.back()) board = ranked_board(board.ranks);
    }
    for (std::size_t i = piece; i < suits_.size(); i += pieces) {
        std::array<std::uint8_t, 5> in{};
        std::size_t size = 0;
        for (std::uint8_t rank = 0; rank < rank_count; ++rank) {
            if ((unsigned{suit_bits_[i]} >> rank & 1U) != 0) in[size++] = rank;
        }
        suits_[i] = suit_on_board({in.data(), size});
    }
}

}  // namespace baize::exact::holdem
