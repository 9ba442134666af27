#include "formats/report/outcome_chart.h"

#include <cmath>
#include <map>

#include <fmt/format.h>

#include "formats/report/number_text.h"

namespace baize::report {

namespace {

constexpr std::size_t bars_max = 15;

struct Group {
    double from;
    const char* name;
};

// Groups of wins, by the smallest win of each.
constexpr Group groups[]{{6, "6-10"}, {11, "11-50"}, {51, "51+"}};

// Returns the position and the name of the bar for a result.
std::pair<double, std::string> group_of(double net) {
    const double whole = std::ceil(net);
    std::pair<double, std::string> found{whole, with_sign(whole)};
    for (const Group& group : groups) {
        if (whole >= group.from) found = {group.from, group.name};
    }
    return found;
}

std::string bar_text(double part) {
    if (part >= 0.0995) return fmt::format("{:.1f}", 100 * part);
    if (part >= 0.0005) return fmt::format("{:.2f}", 100 * part);
    return fmt::format("{:.1g}", 100 * part);
}

Tone tone_of(double net) {
    if (net == 0) return Tone::second;
    return net > 0 ? Tone::won : Tone::lost;
}

}  // namespace

std::vector<Bar> outcome_bars(const std::vector<OutcomePart>& outcomes) {
    std::map<double, Bar> bars;
    const bool few = outcomes.size() <= bars_max;
    for (const OutcomePart& outcome : outcomes) {
        const auto [place, name] =
            few ? std::pair(outcome.net, with_sign(outcome.net)) : group_of(outcome.net);
        Bar& bar = bars[place];
        bar.name = name;
        bar.value += outcome.part;
        bar.tone = tone_of(place);
    }
    std::vector<Bar> list;
    for (auto& [place, bar] : bars) {
        bar.text = bar_text(bar.value);
        list.push_back(bar);
    }
    return list;
}

}  // namespace baize::report
