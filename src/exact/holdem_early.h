// Flops and boards of four cards up to the names of the suits, and hole cards in them: sixteen
// places of bits for two ranks, one for each choice of suits.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/card_set.h"
#include "core/static_vector.h"
#include "exact/holdem_classes.h"

namespace baize::exact::holdem {

// Bit 4 * (suit of the higher card) + (suit of the lower). Of a pocket pair only bits whose first
// suit is below the second are used.
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
    std::uint16_t deals = 0;  // boards that differ in the names of the suits only
    CardSet cards{};
    std::array<std::uint8_t, rank_count> free{};  // suits of a rank not on the board, four bits
    StaticVector<SeenBySuit, 3> suits{};          // that may come to a flush

    // Hole cards of these ranks that can be dealt.
    [[nodiscard]] SuitBits live(PairRanks pair) const {
        unsigned bits = 0;
        for (unsigned suit = 0; suit < suit_count; ++suit) {
            if ((unsigned{free[pair.high]} >> suit & 1U) != 0)
                bits |= unsigned{free[pair.low]} << (4 * suit);
        }
        return static_cast<SuitBits>(pair.is_pocket() ? bits & pocket_bits : bits);
    }
};

[[nodiscard]] std::vector<EarlyBoard> all_flops();  // 1,755
[[nodiscard]] std::vector<EarlyBoard> all_turns();  // 16,432

// The same board with its suits in another order: where a hand's bits are looked up.
[[nodiscard]] EarlyBoard early_board(CardSet cards);

}  // namespace baize::exact::holdem
