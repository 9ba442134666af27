// A table at which a golden round is played.
#pragma once

#include <cstddef>
#include <map>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "engine/banked/machine/play.h"
#include "kit/words.h"

namespace baize::kit {

// Thrown if a golden round cannot be read, or if the engine does something else.
struct GoldenMismatch : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Counts the settlement lines of a box that have been read.
struct MatchedSettlement {
    BoxSettlement lines{};
    std::size_t next = 0;
};

struct GoldenTable {
    const GameHooks* chosen = nullptr;
    Rules rules{};
    Round round{};
    std::map<std::size_t, MatchedSettlement> matched{};  // by box

    [[nodiscard]] const GameHooks& game() const;

    [[nodiscard]] Actor owner_of(std::size_t box) const {
        return player(hand_owner(round.boxes[box]));
    }

    // Applies an action, which the engine must accept.
    Step play(const Act& act);

    void go_on(const Round& next);
};

// "below_minimum TCP 6.2.1"
[[nodiscard]] std::string words_of(const Rejection& rejection);

// Handles a line whose first word is `verb`.
struct Statement {
    std::string_view verb{};
    void (*execute)(GoldenTable& table, Words& words) = nullptr;
};

// Returns false if no statement has this verb.
[[nodiscard]] bool execute(std::span<const Statement> statements,
                           const std::string& verb,
                           GoldenTable& table,
                           Words& words);

}  // namespace baize::kit
