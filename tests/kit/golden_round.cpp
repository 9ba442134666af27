#include "kit/golden_round.h"

#include <algorithm>
#include <array>
#include <fstream>

#include "kit/golden_acts.h"
#include "kit/golden_checks.h"
#include "kit/golden_setup.h"
#include "kit/golden_table.h"

namespace baize::kit {

namespace {

// Applies the usual actions between the last wager and the first card.
void get_ready(GoldenTable& table, Words& /*none*/) {
    const Actor dealer = staff(Role::dealer);
    table.play({dealer, CloseBetting{}});
    table.play({dealer, Shuffle{table.round.deck.second_deck}});
    if (table.rules.shoe == ShoeKind::hand_held) table.play({dealer, Cut{26}});
    const auto& boxes = table.round.boxes;
    const bool jackpot = std::any_of(
        boxes.begin(), boxes.end(), [](const Box& box) { return box.has(Wager::jackpot); });
    if (jackpot) table.play({dealer, StartJackpot{}});
}

// "next round", "next round -> round_not_over CS 11.1"
void go_to_next_round(GoldenTable& table, Words& words) {
    words.expect("round");
    const Result<Round> next = next_round(table.game(), table.rules, table.round);
    if (words.take("->")) {
        if (next) throw GoldenMismatch("was accepted");
        expect_rejection(next.error(), words);
    } else {
        if (!next) throw GoldenMismatch("no next round: " + std::string(name(next.error().reason)));
        table.go_on(*next);
    }
}

constexpr std::array passages{
    Statement{"ready", get_ready},
    Statement{"next", go_to_next_round},
};

void execute(const std::string& line, GoldenTable& table) {
    Words words(line);
    if (words.empty()) return;
    const std::string verb = words.next();
    if (execute(setup_statements(), verb, table, words)) return;
    if (execute(check_statements(), verb, table, words)) return;
    if (execute(passages, verb, table, words)) return;
    for (const Act& act : read_acts(table, verb, words)) {
        const Step step = table.play(act);
        if (step.ruling) expect_ruling(*step.ruling, words);
    }
    if (!words.empty()) throw GoldenMismatch("not understood: " + words.next());
}

}  // namespace

std::vector<GoldenRound> read_golden_rounds(const std::string& path) {
    std::ifstream file(path);
    std::vector<GoldenRound> rounds;
    std::string text;
    const std::string header = "# name:";
    for (int number = 1; std::getline(file, text); ++number) {
        if (text.rfind(header, 0) == 0) {
            const std::size_t begin = text.find_first_not_of(' ', header.size());
            rounds.push_back(
                {path, begin == std::string::npos ? "" : text.substr(begin), number, {}});
        }
        if (!rounds.empty()) rounds.back().lines.push_back(text);
    }
    return rounds;
}

std::string run_golden_round(const GoldenRound& round) {
    GoldenTable table;
    int number = round.first_line;
    for (const std::string& text : round.lines) {
        try {
            execute(text, table);
        } catch (const std::exception& difference) {
            return round.file + ":" + std::to_string(number) + ": " + text + "\n    " +
                   difference.what();
        }
        ++number;
    }
    return {};
}

}  // namespace baize::kit
