#include "math/holdem/boards/holdem_boards.h"

#include <bit>

namespace baize::exact::holdem {

Boards::Boards() : suit_at_(std::size_t{1} << rank_count), stands_(board_ranks_count) {
    boards_.reserve(board_ranks_count);
    for_each_ranks<5>([&](const auto& ranks) { boards_.push_back({.ranks = ranks}); });
    for (unsigned bits = 0; bits < 1U << rank_count; ++bits) {
        const int size = std::popcount(bits);
        if (size < 3 || size > 5) continue;
        suit_bits_.push_back(static_cast<std::uint16_t>(bits));
    }
    one_way_.fill(1);
}

void Boards::prepare(std::size_t task, std::uint16_t lowest_qualifying) {
    for (std::size_t i = 0; i < boards_of_task; ++i) {
        const std::size_t number = task * boards_of_task + i;
        RankedBoard& board = boards_[number];
        if (board.ranks.front() == board.ranks.back()) continue;
        board = ranked_board(board.ranks);
        for_each_pair(board, lowest_qualifying, visitor([&](unsigned pair, const Standoff& stand) {
                          stands_[number][pair] = stand;
                      }));
    }
    std::vector<SuitOnBoard>& suits = suits_[task];
    suits.reserve(suit_bits_.size() / tasks + 1);
    for (std::size_t number = task; number < suit_bits_.size(); number += tasks) {
        std::array<std::uint8_t, 5> in{};
        std::size_t size = 0;
        for (std::uint8_t rank = 0; rank < rank_count; ++rank) {
            if ((unsigned{suit_bits_[number]} >> rank & 1U) != 0) in[size++] = rank;
        }
        suits.push_back(suit_on_board({in.data(), size}));
        suit_at_[suit_bits_[number]] = &suits.back();
    }
}

void sum_of_parts(const Ways& ways,
                  const Parts& parts,
                  Ranks out,
                  std::span<const std::int16_t> counts,
                  HoleRow& sum) {
    std::array<RowsToAdd, 4> rows{};  // Indexed by Missing.
    for (const Part part : parts) {
        RowsToAdd& some = rows[static_cast<std::size_t>(part.missing)];
        some.rows.push_back(&counts[part.number * hole_places]);
        if (part.missing != Missing::none) some.times = &ways(out, part.missing);
    }
    add_up_rows(rows, sum);
}

}  // namespace baize::exact::holdem
