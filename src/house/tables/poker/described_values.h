// Describes the poker engine's values that are recorded as one number.
#pragma once

#include <bit>
#include <cstdint>

#include "engine/hands/five_card.h"
#include "engine/poker/hand/face.h"
#include "engine/poker/rules/seats.h"
#include "ledger/record/described_values.h"

namespace baize::ledger {

// Stored as 0 for an unseen card, otherwise the card's number plus one.
template <>
struct Description<poker::Face> {
    static_assert(std::bit_cast<std::uint8_t>(poker::Face{}) == 0xFF);
    static_assert(std::bit_cast<std::uint8_t>(poker::Face{Card::of_index(51)}) == 51);

    static std::uint64_t number(const void* value) {
        const auto face = *static_cast<const poker::Face*>(value);
        return face.is_seen() ? face.card().index() + 1 : 0;
    }

    static bool read(void* value, std::uint64_t number) {
        if (number > card_count) return false;
        *static_cast<poker::Face*>(value) =
            number == 0 ? poker::Face{} : poker::Face{Card::of_index(number - 1)};
        return true;
    }

    static constexpr NumberAccess access{&number, &read};

    static constexpr Type type() {
        return {.kind = TypeKind::face,
                .can_name_cards = true,
                .size = sizeof(poker::Face),
                .number = &access};
    }
};

template <>
struct Description<poker::SeatSet> {
    static_assert(std::bit_cast<std::uint16_t>(poker::SeatSet{0, 2}) == 5);

    static constexpr Type type() {
        return {.kind = TypeKind::coded,
                .most = (std::uint64_t{1} << poker::seats_max) - 1,
                .size = sizeof(poker::SeatSet)};
    }
};

// Counts as a card: it was computed from five cards and reveals much about them.
template <>
struct Description<FiveCardRank> {
    static constexpr auto highest = FiveCardRank{FiveCardHand::royal_flush, 0xFFF};
    static_assert(std::bit_cast<std::uint16_t>(highest) == highest.value());

    static constexpr Type type() {
        return {.kind = TypeKind::coded,
                .can_name_cards = true,
                .most = highest.value(),
                .size = sizeof(FiveCardRank)};
    }
};

}  // namespace baize::ledger
