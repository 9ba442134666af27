#include "engine/core/fraction.h"

namespace baize {

Fraction::Integer Fraction::floor() const {
    Integer quotient;
    Integer remainder;
    const Integer over = numerator();
    const Integer under = denominator();
    boost::multiprecision::divide_qr(over, under, quotient, remainder);
    if (remainder < 0) quotient -= 1;
    return quotient;
}

Fraction::Integer Fraction::ceiling() const {
    const Integer down = floor();
    return Fraction(down, 1) == *this ? down : Integer(down + 1);
}

std::string to_string(const Fraction& fraction) {
    return fraction.numerator().str() + "/" + fraction.denominator().str();
}

std::string decimal(const Fraction& fraction, unsigned places) {
    Fraction::Integer scale = 1;
    for (unsigned i = 0; i < places; ++i)
        scale *= 10;
    const bool negative = fraction < Fraction();
    const Fraction magnitude = negative ? Fraction() - fraction : fraction;
    const Fraction::Integer scaled = (magnitude * Fraction(scale, 1) + Fraction(1, 2)).floor();
    std::string digits = scaled.str();
    if (digits.size() <= places) digits.insert(0, places + 1 - digits.size(), '0');
    if (places > 0) digits.insert(digits.size() - places, 1, '.');
    if (negative && scaled != 0) digits.insert(0, 1, '-');
    return digits;
}

}  // namespace baize
