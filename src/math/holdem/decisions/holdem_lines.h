// The worth of a hand against all dealer's hands is linear in the numbers of hands below, equal and
// unqualified. The line depends only on the class of the hand: its kind, and whether it would
// qualify as a dealer's.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "math/holdem/boards/holdem_dealers.h"
#include "math/holdem/boards/holdem_lanes.h"
#include "math/holdem/decisions/holdem_examples.h"

namespace baize::exact::holdem {

inline constexpr std::size_t hand_classes = 2 * hand_kinds;

[[nodiscard]] constexpr std::size_t class_of_kind(std::size_t kind, bool qualified) {
    return 2 * kind + (qualified ? 1 : 0);
}

[[nodiscard]] constexpr std::size_t class_of(std::uint16_t value, std::uint16_t lowest_qualifying) {
    return class_of_kind(value >> 12U, value >= lowest_qualifying);
}

struct Line {
    std::int64_t always = 0;
    std::int64_t below = 0;
    std::int64_t equal = 0;
    std::int64_t unqualified = 0;

    [[nodiscard]] std::int64_t at(const Standoff& hand) const {
        return always + below * hand.below + equal * hand.equal + unqualified * hand.unqualified;
    }
};

using Lines = std::array<Line, hand_classes>;

// A line for eight views at a time. With sums of 32 bits the factors must be small (is_small of the
// solutions).
template <typename Sum>
class LineOfEight {
  public:
    LineOfEight() = default;

    explicit LineOfEight(const Line& line) : line_(line) {
        const auto pair = [](std::int64_t one, std::int64_t other) {
            return low_of(eight_of(static_cast<int>(one)), eight_of(static_cast<int>(other)));
        };
        by_stand_ = pair(line.below, line.equal);
        by_unqualified_ = pair(line.unqualified, 0);
    }

    // Without `weak`, all dealer's hands qualify.
    template <bool weak>
    [[nodiscard]] EightSums<Sum> at(const Stands& stands) const {
        EightSums<Sum> sums;
        if constexpr (sizeof(Sum) == sizeof(std::int32_t)) {
            const auto always = static_cast<Sum>(line_.always);
            sums.part[0] = products(low_of(stands.below, stands.equal), by_stand_) + always;
            sums.part[1] = products(high_of(stands.below, stands.equal), by_stand_) + always;
            if constexpr (weak) {
                sums.part[0] += products(low_of(stands.unqualified, Eight{}), by_unqualified_);
                sums.part[1] += products(high_of(stands.unqualified, Eight{}), by_unqualified_);
            }
        } else {
            for (std::size_t lane = 0; lane < lanes; ++lane) {
                sums.set(lane,
                         line_.always + line_.below * stands.below[lane] +
                             line_.equal * stands.equal[lane] +
                             line_.unqualified * stands.unqualified[lane]);
            }
        }
        return sums;
    }

  private:
    Line line_{};
    Eight by_stand_{};
    Eight by_unqualified_{};
};

// A line for a row of hole cards.
template <typename Sum>
class LineOfRow {
  public:
    explicit LineOfRow(const Line& line)
        : always_(static_cast<Sum>(line.always)),
          below_(static_cast<Factor>(line.below)),
          equal_(static_cast<Factor>(line.equal)),
          unqualified_(static_cast<Factor>(line.unqualified)) {}

    [[nodiscard]] Sum at(std::int16_t below, std::int16_t equal, std::int16_t unqualified) const {
        return always_ + Sum{below_} * below + Sum{equal_} * equal +
               Sum{unqualified_} * unqualified;
    }

  private:
    using Factor = std::conditional_t<sizeof(Sum) == sizeof(std::int32_t), std::int16_t, Sum>;

    Sum always_;
    Factor below_;
    Factor equal_;
    Factor unqualified_;
};

template <typename Sum>
[[nodiscard]] std::array<LineOfEight<Sum>, hand_classes> of_eight(const Lines& lines) {
    std::array<LineOfEight<Sum>, hand_classes> eights;
    for (std::size_t i = 0; i < hand_classes; ++i)
        eights[i] = LineOfEight<Sum>(lines[i]);
    return eights;
}

}  // namespace baize::exact::holdem
