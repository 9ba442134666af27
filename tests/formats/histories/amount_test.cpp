#include "formats/histories/amount.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "formats/histories/phh/usual_amount.h"

namespace baize::histories {
namespace {

std::int64_t units(const char* text, unsigned decimals = 2) {
    const Amount amount = read_amount(text, decimals);
    EXPECT_EQ(amount.fault, AmountFault::none) << text;
    EXPECT_EQ(*amount.after, 0) << text;
    return amount.units;
}

AmountFault fault(const char* text, unsigned decimals = 2) {
    return read_amount(text, decimals).fault;
}

TEST(HistoryAmount, CountsCents) {
    EXPECT_EQ(units("0"), 0);
    EXPECT_EQ(units("6"), 600);
    EXPECT_EQ(units("1037.75"), 103'775);
    EXPECT_EQ(units("841.2"), 84'120);
    EXPECT_EQ(units("0.05"), 5);
    EXPECT_EQ(units("-3"), -300);
    EXPECT_EQ(units("+3.5"), 350);
    EXPECT_EQ(units("-0.25"), -25);
}

TEST(HistoryAmount, ReadsEverySpellingOfToml) {
    EXPECT_EQ(units("1_000_000"), 100'000'000);
    EXPECT_EQ(units("1.500"), 150);
    EXPECT_EQ(units("2.50000000000000000000"), 250);
    EXPECT_EQ(units("1e3"), 100'000);
    EXPECT_EQ(units("1.25E+2"), 12'500);
    EXPECT_EQ(units("5e-2"), 5);
    EXPECT_EQ(units("0e999"), 0);
    EXPECT_EQ(units("9999999999999.99"), 999'999'999'999'999);
    EXPECT_EQ(units("10000000000000"), units_max);
}

TEST(HistoryAmount, LosesNoFraction) {
    EXPECT_EQ(fault("0.125"), AmountFault::too_fine);
    EXPECT_EQ(read_amount("0.125", 2).decimals, 3U);
    EXPECT_EQ(read_amount("1e-7", 2).decimals, 7U);
    EXPECT_EQ(units("0.125", 3), 125);
    EXPECT_EQ(units("6", 3), 6000);
    EXPECT_EQ(units("0.000000000001", 12), 1);
}

TEST(HistoryAmount, RefusesInvalidOrTooLargeNumbers) {
    for (const char* text : {"",
                             "-",
                             "x",
                             ".5",
                             "_1",
                             "1__0",
                             "1_",
                             "00",
                             "007",
                             "1.",
                             "1._5",
                             "1e",
                             "1e+",
                             "0x10_",
                             "--1",
                             "inf",
                             "nan"}) {
        const Amount amount = read_amount(text, 2);
        const bool stops_early = amount.fault == AmountFault::none && *amount.after != 0;
        EXPECT_TRUE(amount.fault == AmountFault::not_a_number || stops_early) << text;
    }
    EXPECT_EQ(fault("10000000000000.01"), AmountFault::too_large);
    EXPECT_EQ(fault("99999999999999999999999999999999999999999999"), AmountFault::too_large);
    EXPECT_EQ(fault("1e400"), AmountFault::too_large);
    EXPECT_EQ(fault("10000", 12), AmountFault::too_large);
    EXPECT_EQ(units("1000", 12), units_max);
}

// The text and zero bytes behind it, as a reader keeps it.
std::array<char, 16> padded(std::string_view text) {
    std::array<char, 16> letters{};
    std::copy(text.begin(), text.end(), letters.begin());
    return letters;
}

TEST(UsualAmount, AgreesWithReadAmount) {
    for (const std::string_view whole : {"0", "7", "10", "845", "1037", "99999"}) {
        for (const std::string_view fraction : {"", ".5", ".05", ".50", ".125"}) {
            for (const std::string_view behind : {", 1", "]\n1", "', "}) {
                std::string text(whole);
                text += fraction;
                const std::size_t size = text.size();
                if (size + 2 > 8) continue;  // too long to be usual
                text += behind;
                const auto letters = padded(text);
                for (const unsigned decimals : {0U, 2U, 3U, usual_decimals_max}) {
                    const Amount amount = read_amount(letters.data(), decimals);
                    std::int64_t units = 0;
                    const char* const after = read_usual_amount(letters.data(), decimals, units);
                    if (amount.fault != AmountFault::none) {
                        EXPECT_EQ(after, nullptr) << text << ' ' << decimals;
                    } else if (after != nullptr) {
                        EXPECT_EQ(after, letters.data() + size) << text << ' ' << decimals;
                        EXPECT_EQ(units, amount.units) << text << ' ' << decimals;
                    } else {
                        EXPECT_GT(size - whole.size(), decimals + 1) << text << ' ' << decimals;
                    }
                }
            }
        }
    }
}

TEST(UsualAmount, LeavesOtherSpellingsToReadAmount) {
    for (const std::string_view text : {"-3, 1",
                                        "+3, 1",
                                        "007, 1",
                                        ".5, 1",
                                        "5., 1",
                                        "inf, 1",
                                        "12345678, 1",
                                        "12345.67, 1",
                                        "",
                                        "]\n",
                                        "\xC3\xA9"}) {
        std::int64_t units = 0;
        EXPECT_EQ(read_usual_amount(padded(text).data(), 2, units), nullptr) << text;
    }
}

TEST(HistoryAmount, RoundTripsText) {
    for (const char* text :
         {"0", "6", "1037.75", "841.2", "0.05", "-3", "-0.25", "10000000000000"}) {
        std::string written;
        write_amount(written, Money::of_cents(units(text)), 2);
        EXPECT_EQ(written, text);
    }
    std::string fine;
    write_amount(fine, Money::of_cents(1'000'000'000'001), 12);
    EXPECT_EQ(fine, "1.000000000001");
}

}  // namespace
}  // namespace baize::histories
