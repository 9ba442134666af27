// Charts as SVG pictures inside a page. They use the colours of the page but stay readable when
// printed without them: bars show their values, lines their names.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace baize::report {

enum class Tone : std::uint8_t { plain, won, lost, second };

struct Bar {
    std::string name{};  // under the bar
    double value = 0;    // at least zero
    std::string text{};  // above the bar
    Tone tone = Tone::plain;
};

struct BarChart {
    std::string title{};  // for screen readers
    std::function<std::string(double value, int places)> scale{};
    std::vector<Bar> bars{};
};

// REQUIRES: the chart has a bar.
[[nodiscard]] std::string bar_chart(const BarChart& chart);

struct Line {
    std::string name{};  // written at the last point of the line, or at the first
    std::vector<std::pair<double, double>> points{};
    Tone tone = Tone::plain;
    bool named_first = false;
};

// The area between two lines with the same x values.
struct Band {
    std::string name{};
    std::vector<std::pair<double, double>> low{};
    std::vector<std::pair<double, double>> high{};
};

struct Mark {
    double x = 0;
    double y = 0;
    std::string text{};
};

struct LineChart {
    std::string title{};
    std::string x_title{};
    std::string y_title{};
    std::function<std::string(double value, int places)> x_scale{};
    std::function<std::string(double value, int places)> y_scale{};
    bool log_x = false;  // if set, the x of points are powers of ten and the ticks are whole powers
    std::vector<Line> lines{};
    std::vector<Band> bands{};
    std::vector<Mark> marks{};
};

// REQUIRES: the chart has a line with two points.
[[nodiscard]] std::string line_chart(const LineChart& chart);

}  // namespace baize::report
