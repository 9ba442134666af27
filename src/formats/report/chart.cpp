#include "formats/report/chart.h"

#include <algorithm>
#include <limits>
#include <string_view>

#include <fmt/format.h>

#include "formats/report/axis.h"
#include "formats/report/html.h"

namespace baize::report {

namespace {

// The drawing area of a chart, in units of the picture.
constexpr double width = 720;
constexpr double height = 260;
constexpr double left = 56;
constexpr double right = 708;
constexpr double top = 18;
constexpr double bottom = 222;

std::string_view tone_class(Tone tone) {
    switch (tone) {
        case Tone::won: return "won";
        case Tone::lost: return "lost";
        case Tone::second: return "second";
        case Tone::plain: break;
    }
    return "plain";
}

std::string opening(std::string_view title) {
    return fmt::format(
        "<svg class=\"chart\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">\n",
        width,
        height,
        escaped(title));
}

std::string text_at(double x, double y, std::string_view anchor, std::string_view text) {
    return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n",
                       x,
                       y,
                       anchor,
                       escaped(text));
}

using Scale = std::function<std::string(double value, int places)>;

std::string horizontal_lines(const Axis& axis, const Scale& scale) {
    std::string out;
    for (const double tick : axis.ticks) {
        const double y = place_on(axis, tick, bottom, top);
        out +=
            fmt::format("<line class=\"grid\" x1=\"{}\" x2=\"{}\" y1=\"{:.1f}\" y2=\"{:.1f}\"/>\n",
                        left,
                        right,
                        y,
                        y);
        out += text_at(left - 7, y + 4, "end", scale(tick, axis.places));
    }
    return out;
}

std::string one_bar(const Bar& bar, const Axis& axis, double x, double wide) {
    const double y = place_on(axis, bar.value, bottom, top);
    std::string out = fmt::format(
        "<rect class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" "
        "height=\"{:.1f}\"><title>{}: {}</title></rect>\n",
        tone_class(bar.tone),
        x,
        y,
        wide,
        std::max(0.6, bottom - y),
        escaped(bar.name),
        escaped(bar.text));
    out += text_at(x + wide / 2, y - 5, "middle", bar.text);
    return out + text_at(x + wide / 2, bottom + 17, "middle", bar.name);
}

using Points = std::vector<std::pair<double, double>>;

// Both scales, with the coordinates of a point.
struct Paper {
    Axis x{};
    Axis y{};

    [[nodiscard]] double across(double value) const { return place_on(x, value, left, right); }

    [[nodiscard]] double up(double value) const { return place_on(y, value, bottom, top); }

    [[nodiscard]] std::string path(const Points& points, std::string_view first) const {
        std::string out;
        for (const auto& [at, value] : points) {
            out += fmt::format("{}{:.1f} {:.1f}", out.empty() ? first : "L", across(at), up(value));
        }
        return out;
    }
};

struct Extent {
    double low = std::numeric_limits<double>::max();
    double high = std::numeric_limits<double>::lowest();

    void hold(double value) {
        low = std::min(low, value);
        high = std::max(high, value);
    }
};

Paper paper_for(const LineChart& chart) {
    Extent across;
    Extent up;
    const auto hold = [&](const Points& points) {
        for (const auto& [x, y] : points) {
            across.hold(x);
            up.hold(y);
        }
    };
    for (const Line& line : chart.lines)
        hold(line.points);
    for (const Band& band : chart.bands) {
        hold(band.low);
        hold(band.high);
    }
    for (const Mark& mark : chart.marks) {
        across.hold(mark.x);
        up.hold(mark.y);
    }
    return {round_axis(across.low, across.high, chart.log_x ? 8 : 6),
            round_axis(up.low, up.high, 5)};
}

std::string bottom_scale(const LineChart& chart, const Paper& paper) {
    std::string out;
    for (const double tick : paper.x.ticks) {
        if (chart.log_x && tick != static_cast<double>(static_cast<int>(tick))) continue;
        const double x = paper.across(tick);
        out += text_at(std::min(x, right),
                       bottom + 17,
                       x + 20 > right ? "end" : "middle",
                       chart.x_scale(tick, paper.x.places));
    }
    return out + text_at(right, bottom + 34, "end", chart.x_title) +
           text_at(left, top - 6, "start", chart.y_title);
}

std::string one_line(const Line& line, const Paper& paper) {
    std::string out = fmt::format("<path class=\"line {}\" d=\"{}\"/>\n",
                                  tone_class(line.tone),
                                  paper.path(line.points, "M"));
    const auto& [x, y] = line.named_first ? line.points.front() : line.points.back();
    return out + text_at(paper.across(x) + (line.named_first ? 4 : -4),
                         paper.up(y) - 6,
                         line.named_first ? "start" : "end",
                         line.name);
}

std::string one_band(const Band& band, const Paper& paper) {
    Points back(band.low.rbegin(), band.low.rend());
    return fmt::format("<path class=\"band\" d=\"{}{}Z\"><title>{}</title></path>\n",
                       paper.path(band.high, "M"),
                       paper.path(back, "L"),
                       escaped(band.name));
}

std::string one_mark(const Mark& mark, const Paper& paper) {
    const double x = paper.across(mark.x);
    const bool on_the_right = x > (left + right) / 2;
    return fmt::format(
               "<line class=\"drop\" x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"{1:.1f}\" "
               "y2=\"{2}\"/>\n<circle cx=\"{0:.1f}\" cy=\"{1:.1f}\" r=\"4\"/>\n",
               x,
               paper.up(mark.y),
               bottom) +
           text_at(on_the_right ? x - 8 : x + 8,
                   paper.up(mark.y) - 9,
                   on_the_right ? "end" : "start",
                   mark.text);
}

}  // namespace

std::string bar_chart(const BarChart& chart) {
    double highest = 0;
    for (const Bar& bar : chart.bars)
        highest = std::max(highest, bar.value);
    const Axis axis = round_axis(0, highest > 0 ? highest : 1, 4);
    std::string out = opening(chart.title) + horizontal_lines(axis, chart.scale);
    const double step = (right - left) / static_cast<double>(chart.bars.size());
    const double wide = std::min(64.0, step * 0.8);
    double x = left + (step - wide) / 2;
    for (const Bar& bar : chart.bars) {
        out += one_bar(bar, axis, x, wide);
        x += step;
    }
    return out + "</svg>\n";
}

std::string line_chart(const LineChart& chart) {
    const Paper paper = paper_for(chart);
    std::string out = opening(chart.title);
    for (const Band& band : chart.bands)
        out += one_band(band, paper);
    out += horizontal_lines(paper.y, chart.y_scale) + bottom_scale(chart, paper);
    for (const Line& line : chart.lines)
        out += one_line(line, paper);
    for (const Mark& mark : chart.marks)
        out += one_mark(mark, paper);
    return out + "</svg>\n";
}

}  // namespace baize::report
