// A hand in PHH, replayed, and the outcome in words.
#pragma once

#include <string>
#include <string_view>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "formats/histories/reading.h"
#include "formats/histories/replay/replay.h"

namespace baize::histories {

// Returns the result of a replayed hand: "49 66.25 64 yes", followed by its remarks.
inline std::string replay(std::string_view text, const TableSign& sign = std::nullopt) {
    const OneHand hand(text);
    EXPECT_EQ(hand.outcome, Outcome::hand) << hand.error_text();
    Replayer replayer(sign);
    const Replayed& replayed = replayer.play(hand.record);
    std::string said;
    for (const Money stack : replayed.stacks) {
        if (stack == unknown_stack) {
            said += "? ";
            continue;
        }
        said += fmt::format("{}.{:02} ", stack.cents() / 100, stack.cents() % 100);
    }
    const bool tells = replayed.agrees != Agreement::nothing_to_compare;
    said += !tells ? "null" : replayed.agrees == Agreement::yes ? "yes" : "no";
    if (replayed.commission.is_positive()) {
        said += fmt::format(", commission {}", replayed.commission.cents());
    }
    if (replayed.odd_chip) said += ", odd chip";
    if (replayed.missed_blinds) said += ", missed blinds";
    if (!replayed.why.empty()) said += fmt::format(": {}", replayed.why);
    return said;
}

inline constexpr std::string_view three_handed = R"(variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [50, 60, 70]
)";

inline constexpr std::string_view raised_and_bet =
    R"(actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 6', 'p1 f', 'p2 cc',
 'd db 2c3c4c', 'p2 cbr 10', 'p3 f']
)";

inline std::string three(std::string_view rest) {
    return std::string(three_handed) + std::string(rest);
}

}  // namespace baize::histories
