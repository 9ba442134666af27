// A report on the mathematics of a game, as a regulator reads it: what is in force, what it comes
// to, how that was found and what else says so. Everything in it was worked out elsewhere; here it
// becomes a page.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace baize::report {

struct PayLineInForce {
    std::string hand{};
    std::string odds{};
};

struct PayTableInForce {
    std::string wager{};
    std::string name{};  // as the book calls it, or the file it came from
    std::vector<PayLineInForce> lines{};
};

// A reading that the house may switch, and what the main game would keep if it did.
struct ReadingInForce {
    std::string key{};
    std::string id{};  // "I-4"
    std::string title{};
    bool value = false;
    std::optional<double> edge_switched{};  // nothing where it changes no wager of the analysis
};

struct Part {
    std::string name{};
    double part = 0;
    std::string exact{};  // "1/17"
};

struct OutcomePart {
    double net = 0;  // in units of the first wager
    double part = 0;
    std::string exact{};
};

struct WagerReport {
    std::string name{};
    std::string exact{};  // expectation
    std::string deals{};  // equally likely, all counted
    double house_edge = 0;
    double average_wager = 0;
    double element_of_risk = 0;
    double standard_deviation = 0;
    double skewness = 0;
    double hit_frequency = 0;
    double largest_win = 0;
    std::vector<OutcomePart> outcomes{};  // by net result
    std::vector<Part> decisions{};        // empty where none is taken
    std::vector<Part> paid_hands{};       // best first
};

// A figure that others have printed, and ours for the same rules.
struct PublishedCheck {
    std::string figure{};  // "house edge of the Ante, royal flush at 100 to 1"
    std::string printed{};
    std::string ours{};
    bool agrees = false;
    std::string source{};
};

// What a simulation of a wager came to on its way.
struct SimulatedPoint {
    double rounds = 0;
    double net = 0;  // a unit staked
};

struct Convergence {
    std::string wager{};
    std::string exact_words{};  // which exact figure it must come to
    double exact = 0;
    double deviation = 0;  // of one round, from the exact figures
    std::string seed{};
    std::vector<SimulatedPoint> points{};
};

struct ClauseInForce {
    std::string id{};
    std::string duty{};
    std::string status{};
};

// A square of a grid of starting hands.
struct GridSquare {
    std::string hand{};      // "AKs"
    std::string decision{};  // "play_4x"
    double margin = 0;       // what it gains on the next best decision
    std::string words{};     // value of every decision
};

struct Grid {
    std::string title{};
    std::vector<std::vector<GridSquare>> rows{};
};

// A rule of a few lines and what it costs against best play.
struct PracticalStrategy {
    std::string name{};
    std::string words{};
    double house_edge = 0;
    double cost = 0;
    std::string exact_cost{};
};

struct MeterReturn {
    std::string title{};
    std::vector<std::pair<double, double>> points{};  // displayed amount, return of a unit
    double break_even = 0;
    std::vector<std::pair<std::string, std::string>> figures{};
};

struct Report {
    std::string game{};
    std::string title{};
    std::string book{};     // "TCP, Crown Melbourne, version ..."
    std::string version{};  // of the program
    std::vector<PayTableInForce> tables{};
    std::vector<ReadingInForce> readings{};
    std::vector<WagerReport> wagers{};  // the main game first
    std::vector<Grid> grids{};
    std::vector<PracticalStrategy> strategies{};
    std::vector<PublishedCheck> published{};
    std::vector<Convergence> simulations{};
    std::vector<MeterReturn> meters{};
    std::string derivation{};  // Markdown
    std::vector<ClauseInForce> clauses{};
};

// One file that needs no other and prints well.
[[nodiscard]] std::string report_html(const Report& report);

}  // namespace baize::report
