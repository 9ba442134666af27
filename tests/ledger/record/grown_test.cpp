#include "ledger/record/grown.h"

#include <string>
#include <vector>

#include <boost/describe.hpp>
#include <gtest/gtest.h>

#include "ledger/record/described.h"
#include "ledger/record/encoding.h"

namespace baize::ledger {
namespace {

enum class Colour : std::uint8_t { red, black };
BOOST_DESCRIBE_ENUM(Colour, red, black)

// As it was when the first record was written.
struct Young {
    bool wide = false;
    Colour colour = Colour::red;
};
BOOST_DESCRIBE_STRUCT(Young, (), (wide, colour))

struct Grown {
    bool wide = false;
    Colour colour = Colour::red;
    bool tall = false;
    std::uint16_t seconds = 8;
    friend bool operator==(const Grown&, const Grown&) = default;
};
BOOST_DESCRIBE_STRUCT(Grown, (), (wide, colour, tall, seconds))

// The same with a number in front.
struct YoungRound {
    std::uint32_t round = 0;
    bool wide = false;
};
BOOST_DESCRIBE_STRUCT(YoungRound, (), (round, wide))

struct GrownRound {
    std::uint32_t round = 0;
    bool wide = false;
    std::optional<std::uint16_t> seconds{};
    friend bool operator==(const GrownRound&, const GrownRound&) = default;
};
BOOST_DESCRIBE_STRUCT(GrownRound, (), (round, wide, seconds))

// The same with a time in front, inside another struct.
struct YoungTimes {
    Span time = Span::of_seconds(2);
};
BOOST_DESCRIBE_STRUCT(YoungTimes, (), (time))

struct YoungSettings {
    YoungTimes times{};
    bool wide = false;
};
BOOST_DESCRIBE_STRUCT(YoungSettings, (), (times, wide))

struct GrownSettings {
    YoungTimes times{};
    bool wide = false;
    Span later = Span::of_seconds(5);
};
BOOST_DESCRIBE_STRUCT(GrownSettings, (), (times, wide, later))

// The same with an enumeration in front.
struct YoungTerms {
    Colour colour = Colour::red;
};
BOOST_DESCRIBE_STRUCT(YoungTerms, (), (colour))

struct GrownTerms {
    Colour colour = Colour::red;
    std::uint16_t seconds = 0;
};
BOOST_DESCRIBE_STRUCT(GrownTerms, (), (colour, seconds))

}  // namespace

template <>
inline constexpr std::size_t members_at_first<GrownSettings> = 2;

template <>
inline constexpr std::size_t members_at_first<GrownTerms> = 1;

template <>
inline constexpr std::size_t members_at_first<Grown> = 2;

template <>
inline constexpr std::size_t members_at_first<GrownRound> = 2;

BAIZE_DESCRIBED(Young)
BAIZE_DESCRIBED(Grown)
BAIZE_DESCRIBED(YoungRound)
BAIZE_DESCRIBED(GrownRound)
BAIZE_DESCRIBED(YoungSettings)
BAIZE_DESCRIBED(GrownSettings)
BAIZE_DESCRIBED(YoungTerms)
BAIZE_DESCRIBED(GrownTerms)

namespace {

template <typename Value>
std::vector<std::byte> grown_bytes(const Value& value) {
    std::vector<std::byte> bytes;
    ByteWriter out(bytes);
    encode(out, value);
    return bytes;
}

// Writes the bytes by hand: the mark and the old members, and then what `later` writes.
template <typename Later>
std::vector<std::byte> bytes_with(Later&& later) {
    std::vector<std::byte> bytes;
    ByteWriter out(bytes);
    out.number(mark_before_bool);
    encode(out, Young{});
    later(out);
    return bytes;
}

TEST(GrownStruct, OldValuesKeepTheirBytes) {
    for (const bool wide : {false, true}) {
        for (const Colour colour : {Colour::red, Colour::black}) {
            const std::vector<std::byte> old = grown_bytes(Young{wide, colour});
            const Grown grown{.wide = wide, .colour = colour};
            EXPECT_EQ(old, grown_bytes(grown));
            EXPECT_EQ(grown, decoded<Grown>(old));
        }
    }
}

TEST(GrownStruct, ThatBeginsWithANumberKeepsItsOldBytesAndComesBackUnchanged) {
    for (const std::uint32_t round : {1U, 2U, 127U, 128U, 70'000U}) {
        for (const bool wide : {false, true}) {
            const std::vector<std::byte> old = grown_bytes(YoungRound{round, wide});
            EXPECT_EQ(old, grown_bytes(GrownRound{round, wide, {}}));
            EXPECT_EQ((GrownRound{round, wide, {}}), decoded<GrownRound>(old));
        }
    }
    for (const std::uint32_t round : {0U, 1U, 300U}) {
        for (const std::optional<std::uint16_t> seconds :
             {std::optional<std::uint16_t>(), std::optional<std::uint16_t>(0)}) {
            const GrownRound value{round, true, seconds};
            EXPECT_EQ(value, decoded<GrownRound>(grown_bytes(value))) << round;
        }
    }
    // The mark, the old members, and no later one.
    std::vector<std::byte> marked;
    ByteWriter out(marked);
    out.number(mark_before_number);
    encode(out, YoungRound{1, true});
    out.number(0);
    EXPECT_FALSE(decoded<GrownRound>(marked).has_value()) << "round 1 needs no mark";
}

TEST(GrownStruct, ThatBeginsWithATimeKeepsItsOldBytesAndComesBackUnchanged) {
    for (const std::int64_t seconds : {-7, 1, 63, 64, 120, 86'400}) {
        const YoungTimes times{Span::of_seconds(seconds)};
        const std::vector<std::byte> old = grown_bytes(YoungSettings{times, true});
        EXPECT_EQ(old, grown_bytes(GrownSettings{.times = times, .wide = true}));
        const auto young = decoded<GrownSettings>(old);
        ASSERT_TRUE(young);
        EXPECT_EQ(Span::of_seconds(5), young->later);
        const auto grown =
            decoded<GrownSettings>(grown_bytes(GrownSettings{times, true, Span::of_seconds(9)}));
        ASSERT_TRUE(grown);
        EXPECT_EQ(times.time, grown->times.time);
        EXPECT_TRUE(grown->wide);
        EXPECT_EQ(Span::of_seconds(9), grown->later);
    }
}

TEST(GrownStruct, ThatBeginsWithAnEnumerationKeepsItsOldBytesAndComesBackUnchanged) {
    for (const Colour colour : {Colour::red, Colour::black}) {
        const std::vector<std::byte> old = grown_bytes(YoungTerms{colour});
        EXPECT_EQ(old, grown_bytes(GrownTerms{.colour = colour}));
        const auto young = decoded<GrownTerms>(old);
        ASSERT_TRUE(young);
        EXPECT_EQ(colour, young->colour);
        EXPECT_EQ(0, young->seconds);
        const auto grown = decoded<GrownTerms>(grown_bytes(GrownTerms{colour, 30}));
        ASSERT_TRUE(grown);
        EXPECT_EQ(colour, grown->colour);
        EXPECT_EQ(30, grown->seconds);
    }
}

TEST(GrownStruct, LaterMembersRoundTrip) {
    for (const Grown& value :
         {Grown{.tall = true},
          Grown{.wide = true, .seconds = 0},
          Grown{.wide = true, .colour = Colour::black, .tall = true, .seconds = 300}})
        EXPECT_EQ(value, decoded<Grown>(grown_bytes(value)));
}

TEST(GrownStruct, WritesOnlyMembersThatDifferFromTheDefault) {
    EXPECT_EQ(bytes_with([](ByteWriter& out) {
                  out.number(1);
                  out.text("seconds");
                  out.number(9);
              }),
              grown_bytes(Grown{.seconds = 9}));
}

TEST(GrownStruct, AnotherEncodingOfTheSameValueIsRefused) {
    const auto refuses = [](auto&& later) {
        return !decoded<Grown>(bytes_with(later)).has_value();
    };
    const auto tall = [](ByteWriter& out, bool value) {
        out.text("tall");
        out.number(value ? 1 : 0);
    };
    const auto seconds = [](ByteWriter& out) {
        out.text("seconds");
        out.number(9);
    };
    EXPECT_FALSE(refuses([&](ByteWriter& out) {
        out.number(2);
        tall(out, true);
        seconds(out);
    }));
    EXPECT_TRUE(refuses([](ByteWriter& out) { out.number(0); })) << "no later member";
    EXPECT_TRUE(refuses([&](ByteWriter& out) {
        out.number(1);
        tall(out, false);
    })) << "a default";
    EXPECT_TRUE(refuses([&](ByteWriter& out) {
        out.number(2);
        seconds(out);
        tall(out, true);
    })) << "another order";
    EXPECT_TRUE(refuses([&](ByteWriter& out) {
        out.number(2);
        tall(out, true);
        tall(out, true);
    })) << "a member twice";
    EXPECT_TRUE(refuses([](ByteWriter& out) {
        out.number(1);
        out.text("heavy");
        out.number(1);
    })) << "an unknown member";
    EXPECT_TRUE(refuses([](ByteWriter& out) { out.number(3); })) << "more members than there are";
}

}  // namespace
}  // namespace baize::ledger
