// An exact ratio of whole numbers of any size, used for jackpot pools (fractions of a cent are
// never dropped) and expectations. Decimals are made only for printing.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include <boost/multiprecision/cpp_int.hpp>

#include "engine/core/money.h"

namespace baize {

class Fraction {
  public:
    using Integer = boost::multiprecision::cpp_int;

    Fraction() = default;

    // REQUIRES: denominator > 0.
    Fraction(Integer numerator, Integer denominator)
        : value_(std::move(numerator), std::move(denominator)) {}

    [[nodiscard]] static Fraction whole(std::int64_t value) { return {value, 1}; }

    [[nodiscard]] static Fraction of_cents(Money amount) { return whole(amount.cents()); }

    [[nodiscard]] Integer numerator() const { return boost::multiprecision::numerator(value_); }

    [[nodiscard]] Integer denominator() const { return boost::multiprecision::denominator(value_); }

    [[nodiscard]] Integer floor() const;
    [[nodiscard]] Integer ceiling() const;

    friend Fraction operator+(const Fraction& one, const Fraction& other) {
        return Fraction(one.value_ + other.value_);
    }

    friend Fraction operator-(const Fraction& one, const Fraction& other) {
        return Fraction(one.value_ - other.value_);
    }

    friend Fraction operator*(const Fraction& one, const Fraction& other) {
        return Fraction(one.value_ * other.value_);
    }

    // REQUIRES: other is not zero.
    friend Fraction operator/(const Fraction& one, const Fraction& other) {
        return Fraction(one.value_ / other.value_);
    }

    Fraction& operator+=(const Fraction& other) { return *this = *this + other; }

    Fraction& operator-=(const Fraction& other) { return *this = *this - other; }

    friend bool operator==(const Fraction& one, const Fraction& other) {
        return one.value_ == other.value_;
    }

    friend bool operator<(const Fraction& one, const Fraction& other) {
        return one.value_ < other.value_;
    }

    friend bool operator>(const Fraction& one, const Fraction& other) { return other < one; }

    friend bool operator<=(const Fraction& one, const Fraction& other) { return !(other < one); }

    friend bool operator>=(const Fraction& one, const Fraction& other) { return !(one < other); }

  private:
    using Rational = boost::multiprecision::cpp_rational;

    explicit Fraction(Rational value) : value_(std::move(value)) {}

    Rational value_ = 0;
};

// "686689/20358520", in lowest terms; a whole number keeps its "/1".
[[nodiscard]] std::string to_string(const Fraction& fraction);

// Rounded half away from zero to `places` decimals; for printing only.
[[nodiscard]] std::string decimal(const Fraction& fraction, unsigned places);

}  // namespace baize
