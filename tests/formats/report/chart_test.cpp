#include "formats/report/chart.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/report/axis.h"
#include "formats/report/outcome_chart.h"

namespace baize::report {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

std::string plain_scale(double value, int) {
    return std::to_string(static_cast<int>(value));
}

TEST(RoundAxis, HoldsBothEndsAtRoundSteps) {
    const Axis axis = round_axis(-3.2, 17, 5);
    EXPECT_THAT(axis.ticks, ElementsAre(-5, 0, 5, 10, 15, 20));
    EXPECT_EQ(axis.low, -5);
    EXPECT_EQ(axis.high, 20);
    EXPECT_EQ(axis.places, 0);
    EXPECT_EQ(round_axis(0, 0.17, 4).places, 2);
}

TEST(RoundAxis, SingleValueHasMargins) {
    const Axis axis = round_axis(3, 3, 4);
    EXPECT_LT(axis.low, 3);
    EXPECT_GT(axis.high, 3);
    EXPECT_LT(round_axis(0, 0, 4).low, 0);
}

TEST(RoundAxis, PutsValuesInProportion) {
    const Axis axis = round_axis(0, 10, 5);
    EXPECT_EQ(place_on(axis, 0, 100, 200), 100);
    EXPECT_EQ(place_on(axis, 5, 100, 200), 150);
    EXPECT_EQ(place_on(axis, 10, 200, 100), 100);
}

TEST(BarChart, ABarTwiceAsLikelyIsTwiceAsHigh) {
    const std::string chart = bar_chart({.title = "A & B",
                                         .scale = plain_scale,
                                         .bars = {{"x", 10, "10", Tone::won}, {"y", 20, "20"}}});
    EXPECT_THAT(chart,
                AllOf(HasSubstr("aria-label=\"A &amp; B\""),
                      HasSubstr("class=\"won\""),
                      HasSubstr("height=\"102.0\""),
                      HasSubstr("height=\"204.0\""),
                      HasSubstr(">20</text>")));
}

TEST(LineChart, DrawsLinesBandsAndMarks) {
    LineChart chart;
    chart.x_scale = plain_scale;
    chart.y_scale = plain_scale;
    chart.lines = {{.name = "grows", .points = {{0, 0}, {10, 100}}}};
    chart.bands = {{.name = "between", .low = {{0, 0}, {10, 50}}, .high = {{0, 20}, {10, 100}}}};
    chart.marks = {{5, 50, "half"}};
    EXPECT_THAT(line_chart(chart),
                AllOf(HasSubstr("d=\"M56.0 222.0L708.0 18.0\""),
                      HasSubstr("class=\"band\""),
                      HasSubstr("<circle cx=\"382.0\" cy=\"120.0\""),
                      HasSubstr(">grows</text>"),
                      HasSubstr(">half</text>")));
}

TEST(OutcomeBars, FewResultsStandAlone) {
    const std::vector<Bar> bars =
        outcome_bars({{-1, 0.5, "1/2"}, {0.5, 0.25, "1/4"}, {40, 0.25, "1/4"}});
    ASSERT_EQ(bars.size(), 3U);
    EXPECT_EQ(bars[0].tone, Tone::lost);
    EXPECT_EQ(bars[1].name, "+0.5");
    EXPECT_EQ(bars[2].name, "+40");
}

TEST(OutcomeBars, ManyAreGroupedWithTheSameTotal) {
    std::vector<OutcomePart> outcomes;
    for (int net = -6; net <= 60; ++net)
        outcomes.push_back({net + 0.5, 1.0 / 67, "1/67"});
    double sum = 0;
    const std::vector<Bar> bars = outcome_bars(outcomes);
    for (const Bar& bar : bars)
        sum += bar.value;
    EXPECT_NEAR(sum, 1, 1e-12);
    EXPECT_EQ(bars.front().name, "-5");
    EXPECT_EQ(bars.back().name, "51+");
    EXPECT_EQ(bars.size(), 14U);
}

}  // namespace
}  // namespace baize::report
