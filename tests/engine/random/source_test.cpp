#include "engine/random/source.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <gtest/gtest.h>

#include "engine/random/secure_source.h"
#include "engine/random/seeded_source.h"

namespace baize {
namespace {

// Gives these words in turn.
struct Words {
    std::vector<std::uint32_t> words;
    std::size_t used = 0;

    std::uint32_t operator()() { return words.at(used++); }
};

// The words of each answer are a range of the product of word and n; only the excess is rejected.
TEST(UnbiasedBelow, AcceptsEquallyManyRandomWordsForEachResult) {
    constexpr std::uint64_t all = std::uint64_t{1} << 32U;
    for (const std::uint32_t n : {3U, 5U, 6U, 7U, 13U, 51U, 52U, 1'000'003U, 3'000'000'000U}) {
        const std::uint64_t share = all / n;
        for (const std::uint32_t answer : {0U, 1U, n / 2, n - 1}) {
            // Words w with w * n >> 32 == answer are those from first to before next.
            const std::uint64_t first = (all * answer + n - 1) / n;
            const std::uint64_t next = (all * (answer + 1ULL) + n - 1) / n;
            std::uint64_t kept = next - first;
            // A range is at most one word too long; the word left out is always its first.
            Words words{{static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(next - 1)}};
            if (next - first > 1) {
                EXPECT_EQ(unbiased_below(n, words), answer) << n;
                if (words.used == 2) --kept;
                EXPECT_EQ(kept, share) << n << ' ' << answer;
            } else {
                EXPECT_EQ(kept, share) << n << ' ' << answer;
            }
        }
    }
}

TEST(UnbiasedBelow, ASurplusWordIsThrownAway) {
    // 2^32 leaves 1 when divided by 3 or 5, 4 when divided by 6, 48 when divided by 52.
    Words three{{0, 0xFFFFFFFF}};
    EXPECT_EQ(unbiased_below(3, three), 2U);
    EXPECT_EQ(three.used, 2U);
    Words fifty_two{{0, 1}};
    EXPECT_EQ(unbiased_below(52, fifty_two), 0U);
    EXPECT_EQ(fifty_two.used, 2U);
    Words four{{0}};
    EXPECT_EQ(unbiased_below(4, four), 0U);
}

// Against the authors' published C programs: splitmix64 from 0, then xoshiro256++.
TEST(SeededSource, GivesTheKnownAnswer) {
    SeededSource source(0);
    const std::array<std::uint64_t, 4> known{
        0x53175D61490B23DF, 0x61DA6F3DC380D507, 0x5C0FDF91EC9A7BFC, 0x02EEBF8C3BBE5E1A};
    for (const std::uint64_t word : known)
        EXPECT_EQ(source.next(), word);
}

TEST(SeededSource, TheSameSeedGivesTheSameNumbersAndAnotherSeedOthers) {
    SeededSource one(1);
    SeededSource again(1);
    SeededSource other(2);
    std::vector<std::uint32_t> first;
    std::vector<std::uint32_t> second;
    std::vector<std::uint32_t> third;
    for (int i = 0; i < 100; ++i) {
        first.push_back(one.below(52));
        second.push_back(again.below(52));
        third.push_back(other.below(52));
    }
    EXPECT_EQ(first, second);
    EXPECT_NE(first, third);
}

TEST(SecureSource, NumbersStayBelowTheLimitAndReachAllOfThem) {
    SecureSource source;
    std::array<int, 13> seen{};
    for (int i = 0; i < 13'000; ++i)
        ++seen[source.below(13)];
    EXPECT_TRUE(std::all_of(seen.begin(), seen.end(), [](int times) { return times > 0; }));
    EXPECT_EQ(source.below(1), 0U);
}

// Reads the object's own bytes: bytes that were handed out are erased, the others are still there.
TEST(SecureSource, ForgetsTheBytesItHasHandedOut) {
    SecureSource source;
    for (int i = 0; i < 16; ++i)
        (void)source.below(2);  // one word each: 2 divides 2^32
    const auto bytes = std::as_bytes(std::span(&source, 1));
    const auto spent = bytes.first(64);
    const auto unspent = bytes.subspan(64, 64);
    const auto is_zero = [](std::byte byte) { return byte == std::byte{0}; };
    EXPECT_TRUE(std::all_of(spent.begin(), spent.end(), is_zero));
    EXPECT_FALSE(std::all_of(unspent.begin(), unspent.end(), is_zero));
}

TEST(SecureSource, FillsBytesAnewEachTime) {
    SecureSource source;
    std::array<std::byte, 32> one{};
    std::array<std::byte, 32> other{};
    source.fill(one);
    source.fill(other);
    EXPECT_NE(one, other);
    EXPECT_NE(one, (std::array<std::byte, 32>{}));
}

}  // namespace
}  // namespace baize
