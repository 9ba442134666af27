// The poker table a golden hand is played at.
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
    poker::Rules rules{.chip = Money::of_cents(100)};  // smallest chip 1 unless told
    poker::Opening opening{};
    std::vector<poker::Posting> blinds{};   // named one by one; none: as the sign says
    std::vector<poker::Posting> further{};  // straddles and posts
    std::array<std::vector<Card>, poker::seats_max> hole{};
    std::vector<Card> board{};

    bool begun = false;
    bool stops = false;  // the story ends before the hand does
    poker::Hand hand{};
    poker::EventList events{};
    std::size_t told = 0;     // of the events
    Money side_wagers_net{};  // the house's net result from them

    // Forced bets and the deck are put in order and the hand opened.
    [[nodiscard]] Result<poker::Hand> open();

    // Opens the hand once the story begins.
    void begin();

    // Returns the next event that no line has named; usual cards need no line.
    [[nodiscard]] const poker::Event* untold();

    void expect_all_told();

    // The list of events alone leads to the same hand.
    void expect_same_again() const;

    // Every chip the players brought is theirs still, or the house's.
    void expect_chips_conserved() const;
};

// A line whose first word is `verb` does this with the words after it.
struct HandStatement {
    std::string_view verb{};
    void (*execute)(GoldenHandTable& table, Words& words) = nullptr;
};

// False when the verb is none of them.
[[nodiscard]] bool execute(std::span<const HandStatement> statements,
                           const std::string& verb,
                           GoldenHandTable& table,
                           Words& words);

// "3": places are numbered from 1, as people do.
[[nodiscard]] poker::Seat read_seat(Words& words);

// "12" or "12.50", in dollars.
[[nodiscard]] Money read_chips(Words& words);

// "12" or "12.50".
[[nodiscard]] std::string chips(Money amount);

// The words that are left, as one would write them.
[[nodiscard]] std::string read_rest(Words& words);

}  // namespace baize::kit
