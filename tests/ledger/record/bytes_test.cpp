#include "ledger/record/bytes.h"

#include <array>
#include <limits>

#include <gtest/gtest.h>

namespace baize::ledger {
namespace {

std::vector<std::byte> written(std::uint64_t number) {
    std::vector<std::byte> bytes;
    ByteWriter(bytes).number(number);
    return bytes;
}

TEST(LedgerBytes, NumbersOfAllSizesRoundTrip) {
    for (unsigned bits = 0; bits < 64; ++bits) {
        for (const std::uint64_t number : {(std::uint64_t{1} << bits) - 1,
                                           std::uint64_t{1} << bits,
                                           ~std::uint64_t{0} >> bits}) {
            const std::vector<std::byte> bytes = written(number);
            ByteReader reader(bytes);
            EXPECT_EQ(number, reader.number());
            EXPECT_TRUE(reader.at_end());
        }
    }
}

TEST(LedgerBytes, SignedNumbersRoundTrip) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    for (const std::int64_t number : {std::int64_t{0},
                                      std::int64_t{-1},
                                      std::int64_t{1},
                                      std::int64_t{-64},
                                      std::int64_t{64},
                                      most,
                                      -most - 1}) {
        std::vector<std::byte> bytes;
        ByteWriter(bytes).signed_number(number);
        EXPECT_EQ(number, ByteReader(bytes).signed_number());
    }
    // Small numbers have short encodings, positive and negative.
    std::vector<std::byte> bytes;
    ByteWriter(bytes).signed_number(-64);
    EXPECT_EQ(1U, bytes.size());
}

// All texts of up to three bytes: a text that can be read is also written as the same bytes.
TEST(LedgerBytes, NumberHasOneEncoding) {
    unsigned accepted = 0;
    for (unsigned text = 0; text < 1U << 24; text += text < 1U << 17 ? 1 : 97) {
        const std::array<std::byte, 3> bytes{static_cast<std::byte>(text >> 16),
                                             static_cast<std::byte>(text >> 8),
                                             static_cast<std::byte>(text)};
        ByteReader reader(bytes);
        const std::uint64_t number = reader.number();
        if (reader.failed()) continue;
        ++accepted;
        const std::vector<std::byte> again = written(number);
        ASSERT_EQ(3 - reader.left(), again.size()) << text;
        ASSERT_TRUE(std::equal(again.begin(), again.end(), bytes.begin())) << text;
    }
    EXPECT_GT(accepted, 100'000U);
}

TEST(LedgerBytes, TruncatedOrTooLargeNumbersFail) {
    const std::array<std::byte, 2> longer_than_needed{std::byte{0x80}, std::byte{0}};
    ByteReader padded(longer_than_needed);
    static_cast<void>(padded.number());
    EXPECT_TRUE(padded.failed());

    std::vector<std::byte> all_ones(9, std::byte{0xFF});
    ByteReader cut(all_ones);
    static_cast<void>(cut.number());
    EXPECT_TRUE(cut.failed());

    all_ones.push_back(std::byte{2});  // the 65th bit
    ByteReader large(all_ones);
    static_cast<void>(large.number());
    EXPECT_TRUE(large.failed());

    all_ones.back() = std::byte{1};
    EXPECT_EQ(~std::uint64_t{0}, ByteReader(all_ones).number());
}

TEST(LedgerBytes, ReadsAfterAFailureReturnZero) {
    std::vector<std::byte> bytes;
    ByteWriter writer(bytes);
    writer.text("baize");
    writer.number(7);
    ByteReader good(bytes);
    EXPECT_EQ("baize", good.text());
    EXPECT_EQ(7U, good.number());
    EXPECT_TRUE(good.at_end());

    bytes.front() = std::byte{200};  // a length that is not there
    ByteReader bad(bytes);
    EXPECT_EQ("", bad.text());
    EXPECT_TRUE(bad.failed());
    EXPECT_EQ(0U, bad.number());
    EXPECT_FALSE(bad.at_end());
}

TEST(LedgerBytes, BoundedNumbersAreLimited) {
    EXPECT_EQ(300U, ByteReader(written(300)).bounded<std::uint16_t>(300));
    const std::vector<std::byte> bytes = written(301);
    ByteReader reader(bytes);
    EXPECT_EQ(0U, reader.bounded<std::uint16_t>(300));
    EXPECT_TRUE(reader.failed());
}

}  // namespace
}  // namespace baize::ledger
