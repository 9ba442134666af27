// A card as it lies on a poker table: seen, or face down and unseen. At an auto-dealt table every
// card is known to the engine; at a live table a hole card stays unseen until it is shown.
#pragma once

#include <cstdint>

#include "engine/core/card.h"
#include "engine/core/check.h"

namespace baize::poker {

class Face {
  public:
    constexpr Face() = default;  // unseen

    constexpr Face(Card card)  // NOLINT(google-explicit-constructor): a seen card is a face
        : code_(static_cast<std::uint8_t>(card.index())) {}

    [[nodiscard]] constexpr bool is_seen() const { return code_ < card_count; }

    // REQUIRES: is_seen().
    [[nodiscard]] constexpr Card card() const {
        BAIZE_CHECK(is_seen());
        return Card::of_index(code_);
    }

    // The card as a bit of a CardSet; an unseen one gives the last bit, which no card uses.
    [[nodiscard]] constexpr std::uint64_t bit() const { return std::uint64_t{1} << (code_ & 63U); }

    friend constexpr bool operator==(Face, Face) = default;

  private:
    std::uint8_t code_ = 0xFF;
};

static_assert(sizeof(Face) == 1);

}  // namespace baize::poker
