#include "engine/core/moment.h"

#include <gtest/gtest.h>

namespace baize {
namespace {

constexpr std::int64_t second = 1'000'000;

// The seconds are those that `date -u -d ... +%s` gives.
TEST(Moment, IsPrintedAsDateAndTime) {
    EXPECT_EQ("1970-01-01 00:00:00.000000", to_string(Moment{}));
    EXPECT_EQ("2026-11-15 23:16:05.250000",
              to_string(Moment::of_microseconds(1'794'784'565 * second + 250'000)));
    EXPECT_EQ("2000-02-29 12:00:00.000000",
              to_string(Moment::of_microseconds(951'825'600 * second)));
    EXPECT_EQ("2100-03-01 00:00:00.000001",
              to_string(Moment::of_microseconds(4'107'542'400 * second + 1)));
}

TEST(Moment, IsNegativeBeforeTheEpoch) {
    EXPECT_EQ("1969-12-31 23:59:59.999999", to_string(Moment::of_microseconds(-1)));
    EXPECT_EQ("1900-01-01 00:00:00.000000",
              to_string(Moment::of_microseconds(-2'208'988'800 * second)));
}

TEST(Moment, MovesBySpans) {
    const Moment noon = Moment::of_microseconds(951'825'600 * second);
    EXPECT_EQ("2000-02-29 12:20:00.000000", to_string(noon + Span::of_minutes(20)));
    EXPECT_EQ("2000-03-03 12:00:00.000000", to_string(noon + Span::of_hours(72)));
    EXPECT_EQ(Span::of_seconds(600), (noon + Span::of_minutes(10)) - noon);
}

}  // namespace
}  // namespace baize
