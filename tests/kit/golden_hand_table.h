// A poker table at which a golden hand is played.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/card.h"
#include "engine/poker/hand/play.h"
#include "kit/golden_table.h"
#include "kit/words.h"

namespace baize::kit {

struct GoldenHandTable {
    poker::Rules rules{.chip = Money::of_cents(100)};  // the smallest chip is 1 by default
    poker::Opening opening{};
    std::vector<poker::Posting> blinds{};   // blinds named one by one; if empty, the sign's
    std::vector<poker::Posting> further{};  // straddles and posted blinds
    std::array<std::vector<Card>, poker::seats_max> hole{};
    std::vector<Card> board{};

    bool begun = false;
    bool stops = false;  // the test ends before the hand does
    poker::Hand hand{};
    poker::EventList events{};
    std::size_t matched = 0;  // number of events that a line has named
    Money side_wagers_net{};  // the house's net result from side wagers

    // Sorts the forced bets, stacks the deck and opens the hand.
    [[nodiscard]] Result<poker::Hand> open();

    // Opens the hand before its first action.
    void begin();

    // Returns the next event that no line has named; usual cards need no line.
    [[nodiscard]] const poker::Event* next_unmatched();

    void expect_all_matched();

    // Expects that a replay of the events alone leads to the same hand.
    void expect_same_again() const;

    // Expects that no chips were lost: each belongs to a player or to the house.
    void expect_chips_conserved() const;
};

// Handles a line whose first word is `verb`.
struct HandStatement {
    std::string_view verb{};
    void (*execute)(GoldenHandTable& table, Words& words) = nullptr;
};

// Returns false if no statement has this verb.
[[nodiscard]] bool execute(std::span<const HandStatement> statements,
                           const std::string& verb,
                           GoldenHandTable& table,
                           Words& words);

// Reads a seat such as "3". Lines number seats from 1, the engine from 0.
[[nodiscard]] poker::Seat read_seat(Words& words);

// Reads an amount such as "12" or "12.50", in dollars.
[[nodiscard]] Money read_chips(Words& words);

// "12" or "12.50".
[[nodiscard]] std::string chips(Money amount);

// Reads the remaining words of the line as text.
[[nodiscard]] std::string read_rest(Words& words);

}  // namespace baize::kit
