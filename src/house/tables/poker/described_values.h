// Describes the poker engine's values that are recorded as one number.
#pragma once

#include "engine/hands/five_card.h"
#include "engine/poker/hand/face.h"
#include "engine/poker/rules/seats.h"
#include "ledger/record/described_values.h"

namespace baize::ledger {

// Stored as 0 for an unseen card, otherwise the card's number plus one.
template <>
struct Description<poker::Face> {
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
    static std::uint64_t number(const void* value) {
        return static_cast<const poker::SeatSet*>(value)->bits();
    }

    static bool read(void* value, std::uint64_t number) {
        if (number >= std::uint64_t{1} << poker::seats_max) return false;
        auto& seats = *static_cast<poker::SeatSet*>(value);
        seats = {};
        for (std::size_t seat = 0; seat < poker::seats_max; ++seat) {
            if (((number >> seat) & 1U) != 0) seats.insert(static_cast<poker::Seat>(seat));
        }
        return true;
    }

    static constexpr NumberAccess access{&number, &read};

    static constexpr Type type() {
        return {.kind = TypeKind::coded, .size = sizeof(poker::SeatSet), .number = &access};
    }
};

// Counts as a card: it was computed from five cards and reveals much about them.
template <>
struct Description<FiveCardRank> {
    static std::uint64_t number(const void* value) {
        return static_cast<const FiveCardRank*>(value)->value();
    }

    static bool read(void* value, std::uint64_t number) {
        constexpr auto highest = FiveCardRank{FiveCardHand::royal_flush, 0xFFF}.value();
        if (number > highest) return false;
        *static_cast<FiveCardRank*>(value) =
            FiveCardRank::of_value(static_cast<std::uint16_t>(number));
        return true;
    }

    static constexpr NumberAccess access{&number, &read};

    static constexpr Type type() {
        return {.kind = TypeKind::coded,
                .can_name_cards = true,
                .size = sizeof(FiveCardRank),
                .number = &access};
    }
};

}  // namespace baize::ledger
