// Flops and boards of four cards up to the names of the suits, and the hole cards on them: two
// ranks have sixteen bits, one for each choice of suits.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/card_set.h"
#include "engine/core/static_vector.h"
#include "math/holdem/boards/holdem_classes.h"

namespace baize::exact::holdem {

// Bit 4 * (suit of the higher card) + (suit of the lower). A pocket pair uses only the bits whose
// first suit is below the second.
using SuitBits = std::uint16_t;

inline constexpr SuitBits suited_bits = 0b1000'0100'0010'0001;
inline constexpr SuitBits unsuited_bits = 0b0111'1011'1101'1110;
inline constexpr SuitBits pocket_bits = 0b0000'1000'1100'1110;

[[nodiscard]] constexpr SuitBits higher_in(unsigned suit) {
    return static_cast<SuitBits>(0xFU << (4 * suit));
}

[[nodiscard]] constexpr SuitBits lower_in(unsigned suit) {
    return static_cast<SuitBits>(0x1111U << suit);
}

struct SeenBySuit {
    std::uint8_t suit = 0;
    std::uint16_t number = 0;  // flop_of or turn_of
};

struct EarlyBoard {
    std::uint16_t ranks = 0;  // number_of_ranks
    std::uint16_t deals = 0;  // Number of boards that differ only in the names of suits.
    CardSet cards{};
    std::array<std::uint8_t, rank_count> free{};  // Suits of a rank not on the board, four bits.
    StaticVector<SeenBySuit, 3> suits{};          // Suits that may make a flush.

    // Returns the hole cards of these ranks that can be dealt.
    [[nodiscard]] SuitBits live(PairRanks pair) const {
        unsigned bits = 0;
        for (unsigned suit = 0; suit < suit_count; ++suit) {
            if ((unsigned{free[pair.high]} >> suit & 1U) != 0)
                bits |= unsigned{free[pair.low]} << (4 * suit);
        }
        return static_cast<SuitBits>(pair.is_pocket() ? bits & pocket_bits : bits);
    }
};

// Sorted by ranks: boards of different ranks are different from the view of every suit.
class EarlyBoards {
  public:
    // REQUIRES: three or four cards.
    explicit EarlyBoards(unsigned cards);

    [[nodiscard]] std::size_t size() const { return boards_.size(); }  // 1,755 or 16,432

    [[nodiscard]] const EarlyBoard& operator[](std::size_t i) const { return boards_[i]; }

    [[nodiscard]] std::size_t rank_tasks() const { return starts_.size() - 1; }

    // Calls visit(i) for the boards of the same ranks.
    template <typename Visit>
    void for_each_of_ranks(std::size_t task, Visit&& visit) const {
        for (std::size_t i = starts_[task]; i < starts_[task + 1]; ++i)
            visit(i);
    }

  private:
    std::vector<EarlyBoard> boards_;
    std::vector<std::size_t> starts_;
};

// Returns a board with its suits in any order, for which the bits of a hand are looked up.
[[nodiscard]] EarlyBoard early_board(CardSet cards);

}  // namespace baize::exact::holdem
