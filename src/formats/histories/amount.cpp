#include "formats/histories/amount.h"

#include <charconv>

namespace baize::histories {

namespace {

constexpr unsigned digits_kept_max = 36;  // as many digits as fit in 128 bits
constexpr int exponent_max = 1000;

// The digits of a number without its decimal point: value = digits * 10^-scale.
struct Digits {
    WideCents value = 0;
    unsigned count = 0;  // without leading zeros
    int scale = 0;
    bool overflow = false;

    void push(char digit, bool after_point) {
        if (value != 0 || digit != '0') ++count;
        if (count > digits_kept_max) {
            overflow = true;
            return;
        }
        value = value * 10 + (digit - '0');
        if (after_point) ++scale;
    }
};

// Reads digits with single underscores between them. Returns the end, or nullptr if there are no
// digits.
const char* read_digits(const char* at, Digits& digits, bool after_point) {
    if (!detail::is_digit(*at)) return nullptr;
    while (true) {
        while (detail::is_digit(*at))
            digits.push(*at++, after_point);
        if (*at != '_') return at;
        if (!detail::is_digit(*++at)) return nullptr;
    }
}

const char* read_exponent(const char* at, Digits& digits) {
    const bool negative = *at == '-';
    if (*at == '-' || *at == '+') ++at;
    if (!detail::is_digit(*at)) return nullptr;
    int exponent = 0;
    while (detail::is_digit(*at)) {
        exponent = exponent * 10 + (*at++ - '0');
        if (exponent > exponent_max) exponent = exponent_max;
    }
    digits.scale += negative ? exponent : -exponent;
    return at;
}

bool scale_up(Digits& digits, int places) {
    for (int i = 0; i < places && digits.value != 0 && digits.value <= units_max; ++i)
        digits.value *= 10;
    return digits.value <= units_max;
}

// Converts the number to units of 10^-decimals.
Amount scaled(Digits digits, const char* after, unsigned decimals) {
    Amount amount{.after = after};
    while (digits.scale > 0 && digits.value % 10 == 0) {
        digits.value /= 10;
        digits.scale = digits.value == 0 ? 0 : digits.scale - 1;
    }
    if (digits.scale > static_cast<int>(decimals) && !digits.overflow) {
        amount.fault = AmountFault::too_fine;
        amount.decimals = static_cast<unsigned>(digits.scale);
    } else if (digits.overflow || !scale_up(digits, static_cast<int>(decimals) - digits.scale)) {
        amount.fault = AmountFault::too_large;
    } else {
        amount.units = static_cast<std::int64_t>(digits.value);
    }
    return amount;
}

}  // namespace

Amount read_any_amount(const char* at, unsigned decimals) {
    const Amount wrong{.after = at, .fault = AmountFault::not_a_number};
    const bool negative = *at == '-';
    if (*at == '-' || *at == '+') ++at;
    if (at[0] == '0' && (detail::is_digit(at[1]) || at[1] == '_')) return wrong;
    Digits digits;
    at = read_digits(at, digits, false);
    if (at != nullptr && *at == '.') at = read_digits(at + 1, digits, true);
    if (at != nullptr && (*at == 'e' || *at == 'E')) at = read_exponent(at + 1, digits);
    if (at == nullptr) return wrong;
    Amount amount = scaled(digits, at, decimals);
    if (negative) amount.units = -amount.units;
    return amount;
}

void write_amount(std::string& out, Money amount, unsigned decimals) {
    const std::int64_t units = amount.cents();
    const std::uint64_t size =
        units < 0 ? 0 - static_cast<std::uint64_t>(units) : static_cast<std::uint64_t>(units);
    const auto one = static_cast<std::uint64_t>(detail::powers_of_ten[decimals]);
    if (units < 0) out += '-';
    std::array<char, 24> digits{};
    const auto whole = std::to_chars(digits.data(), digits.data() + digits.size(), size / one);
    out.append(digits.data(), whole.ptr);
    std::uint64_t rest = size % one;
    if (rest == 0) return;
    out += '.';
    for (std::uint64_t place = one / 10; rest != 0; place /= 10) {
        out += static_cast<char>('0' + rest / place);
        rest %= place;
    }
}

std::string_view sentence(AmountFault fault) {
    switch (fault) {
        case AmountFault::none: return "";
        case AmountFault::not_a_number: return "must be a decimal number";
        case AmountFault::too_fine: return "has too many decimals";
        case AmountFault::too_large: return "is too large or has too many digits";
    }
    __builtin_unreachable();
}

}  // namespace baize::histories
