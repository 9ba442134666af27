// A report on the mathematics of a game for a regulator: the rules in force, the figures, their
// derivation and independent evidence. All figures are computed elsewhere; this part turns them
// into a page.
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
    std::string name{};  // the name in the book, or the file that it was read from
    std::vector<PayLineInForce> lines{};
};

// An interpretation that the house may switch, with the edge of the main game if it did.
struct InterpretationInForce {
    std::string key{};
    std::string id{};  // "I-4"
    std::string title{};
    bool value = false;
    std::optional<double> edge_switched{};  // nullopt if no analysed wager changes
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
    std::string deals{};  // number of equally likely deals, all of them counted
    double house_edge = 0;
    double average_wager = 0;
    double element_of_risk = 0;
    double standard_deviation = 0;
    double skewness = 0;
    double hit_frequency = 0;
    double largest_win = 0;
    std::vector<OutcomePart> outcomes{};  // by net result
    std::vector<Part> decisions{};        // empty if the wager has no decision
    std::vector<Part> paid_hands{};       // best first
};

// A published figure beside the figure of Baize for the same rules.
struct PublishedCheck {
    std::string figure{};  // "house edge of the Ante, royal flush at 100 to 1"
    std::string printed{};
    std::string ours{};
    bool agrees = false;
    std::string source{};
};

// An intermediate result of a simulation of a wager.
struct SimulatedPoint {
    double rounds = 0;
    double net = 0;  // in units of the stake
};

struct Convergence {
    std::string wager{};
    std::string exact_words{};  // the exact figure that it must approach
    double exact = 0;
    double deviation = 0;  // standard deviation of one round, from the exact figures
    std::string seed{};
    std::vector<SimulatedPoint> points{};
};

struct ClauseInForce {
    std::string id{};
    std::string duty{};
    std::string status{};
};

// One square of a grid of starting hands.
struct GridSquare {
    std::string hand{};      // "AKs"
    std::string decision{};  // "play_4x"
    double margin = 0;       // advantage over the next best decision
    std::string words{};     // the value of every decision
};

struct Grid {
    std::string title{};
    std::vector<std::vector<GridSquare>> rows{};
};

// A strategy of a few lines and its cost compared with best play.
struct PracticalStrategy {
    std::string name{};
    std::string words{};
    double house_edge = 0;
    double cost = 0;
    std::string exact_cost{};
};

struct MeterReturn {
    std::string title{};
    std::vector<std::pair<double, double>> points{};  // displayed amount, return of one unit
    double break_even = 0;
    std::vector<std::pair<std::string, std::string>> figures{};
};

struct Report {
    std::string game{};
    std::string title{};
    std::string book{};     // "TCP, Crown Melbourne, version ..."
    std::string version{};  // of the program
    std::vector<PayTableInForce> tables{};
    std::vector<InterpretationInForce> interpretations{};
    std::vector<WagerReport> wagers{};  // the main game first
    std::vector<Grid> grids{};
    std::vector<PracticalStrategy> strategies{};
    std::vector<PublishedCheck> published{};
    std::vector<Convergence> simulations{};
    std::vector<MeterReturn> meters{};
    std::string derivation{};  // Markdown
    std::vector<ClauseInForce> clauses{};
};

// Returns one self-contained HTML file, suitable for printing.
[[nodiscard]] std::string report_html(const Report& report);

}  // namespace baize::report
