#include "kit/golden_hand.h"

#include <algorithm>
#include <exception>

#include "kit/golden_hand_acts.h"
#include "kit/golden_hand_checks.h"
#include "kit/golden_hand_head.h"
#include "kit/golden_hand_table.h"

namespace baize::kit {

namespace {

// Removes quotation marks, as in says "raise to 60": they only help the reader.
std::string without_quotes(std::string line) {
    std::replace(line.begin(), line.end(), '"', ' ');
    return line;
}

void execute(const std::string& line, GoldenHandTable& table) {
    Words words(without_quotes(line));
    if (words.empty()) return;
    Words after = words;
    const std::string verb = after.next();
    if (execute(table.begun ? hand_check_statements() : head_statements(), verb, table, after))
        return;
    if (verb == "refuse") {
        expect_refusal(table, after);
        words = after;
    } else {
        go_on(table, words);
    }
    if (!words.empty()) throw GoldenMismatch("not understood: " + words.next());
}

// Expects that every event had a line, that the hand is over, and that no chip was created or lost.
void expect_the_end(GoldenHandTable& table) {
    if (table.stops && !table.begun) return;
    table.begin();
    table.expect_all_matched();
    table.expect_same_again();
    if (table.stops) return;
    if (table.hand.phase != poker::Phase::over) throw GoldenMismatch("the hand is not over");
    table.expect_chips_conserved();
}

}  // namespace

std::string run_golden_hand(const GoldenRound& hand) {
    GoldenHandTable table;
    int number = hand.first_line;
    std::string last;
    try {
        for (const std::string& text : hand.lines) {
            last = text;
            execute(text, table);
            ++number;
        }
        --number;
        expect_the_end(table);
    } catch (const std::exception& difference) {
        return hand.file + ":" + std::to_string(number) + ": " + last + "\n    " +
               difference.what();
    }
    return {};
}

}  // namespace baize::kit
