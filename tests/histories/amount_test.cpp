#include "histories/amount.h"

#include <gtest/gtest.h>

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

TEST(HistoryAmount, RefusesWhatIsNoNumberOrTooLarge) {
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

TEST(HistoryAmount, WritesWhatItReads) {
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
