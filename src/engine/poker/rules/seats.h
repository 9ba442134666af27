// Places at a poker table, numbered clockwise from the dealer's left, and sets of them.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "engine/core/check.h"

namespace baize::poker {

inline constexpr std::size_t seats_max = 11;  // [CP 4.1]

// 0 is the first place to the dealer's left; people see it as seat 1.
using Seat = std::uint8_t;

inline constexpr Seat no_seat = 0xFF;

class SeatSet {
  public:
    constexpr SeatSet() = default;

    constexpr SeatSet(std::initializer_list<Seat> seats) {
        for (const Seat seat : seats)
            insert(seat);
    }

    // The first `count` places.
    [[nodiscard]] static constexpr SeatSet first(std::size_t count) {
        return SeatSet((1U << count) - 1U);
    }

    constexpr void insert(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ | bit(seat)); }

    // Branch-free, for loops over seats with unpredictable conditions.
    constexpr void insert_if(Seat seat, bool is_member) {
        BAIZE_CHECK(seat < seats_max);
        bits_ = static_cast<std::uint16_t>(bits_ | (is_member ? 1U : 0U) << seat);
    }

    constexpr void erase(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ & ~bit(seat)); }

    [[nodiscard]] constexpr bool contains(Seat seat) const {
        return (static_cast<unsigned>(bits_) & bit(seat)) != 0;
    }

    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }

    // Spreads every bit to a nibble and adds up the nibbles by a product: std::popcount() is a
    // library call when the target processor is not known.
    [[nodiscard]] constexpr std::size_t size() const {
        constexpr std::uint64_t spread = 0x2000'4000'8001U;  // four copies, 15 bits apart
        constexpr std::uint64_t lowest_bits = 0x1111'1111'1111'1111U;
        return static_cast<std::size_t>(((bits_ * spread) & lowest_bits) * lowest_bits >> 60U);
    }

    // Cheaper than counting.
    [[nodiscard]] constexpr bool has_two() const { return (bits_ & (bits_ - 1)) != 0; }

    [[nodiscard]] constexpr bool has_three() const { return without_lowest().has_two(); }

    // The next member clockwise; the seat itself comes last. REQUIRES: !empty().
    [[nodiscard]] constexpr Seat next_after(Seat seat) const {
        BAIZE_CHECK(bits_ != 0);
        const SeatSet later = beyond(seat);
        return static_cast<Seat>(std::countr_zero(later.empty() ? bits_ : later.bits_));
    }

    // The member with the lowest number. REQUIRES: !empty().
    [[nodiscard]] constexpr Seat lowest() const {
        BAIZE_CHECK(bits_ != 0);
        return static_cast<Seat>(std::countr_zero(bits_));
    }

    // The members with higher numbers than the seat.
    [[nodiscard]] constexpr SeatSet beyond(Seat seat) const {
        return SeatSet(seat >= 16 ? 0U : bits_ & ~((2U << seat) - 1U));
    }

    [[nodiscard]] constexpr SeatSet without_lowest() const {
        return SeatSet(static_cast<unsigned>(bits_ & (bits_ - 1)));
    }

    [[nodiscard]] constexpr SeatSet without(Seat seat) const {
        SeatSet rest = *this;
        rest.erase(seat);
        return rest;
    }

    [[nodiscard]] constexpr std::uint16_t bits() const { return bits_; }

    friend constexpr SeatSet operator&(SeatSet one, SeatSet other) {
        return SeatSet(static_cast<unsigned>(one.bits_) & other.bits_);
    }

    friend constexpr SeatSet operator|(SeatSet one, SeatSet other) {
        return SeatSet(static_cast<unsigned>(one.bits_) | other.bits_);
    }

    friend constexpr SeatSet operator-(SeatSet one, SeatSet other) {
        return SeatSet(static_cast<unsigned>(one.bits_) & ~static_cast<unsigned>(other.bits_));
    }

    friend constexpr bool operator==(SeatSet, SeatSet) = default;

    // Iterates in ascending order.
    class Iterator {
      public:
        explicit constexpr Iterator(unsigned left) : left_(left) {}

        constexpr Seat operator*() const { return static_cast<Seat>(std::countr_zero(left_)); }

        constexpr Iterator& operator++() {
            left_ &= left_ - 1U;
            return *this;
        }

        friend constexpr bool operator==(Iterator, Iterator) = default;

      private:
        unsigned left_;
    };

    [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }

    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

  private:
    explicit constexpr SeatSet(unsigned bits) : bits_(static_cast<std::uint16_t>(bits)) {}

    [[nodiscard]] static constexpr unsigned bit(Seat seat) {
        BAIZE_CHECK(seat < seats_max);
        return 1U << seat;
    }

    std::uint16_t bits_ = 0;
};

}  // namespace baize::poker
