// The table a golden round is played at.
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

// A golden round that cannot be read, or that the engine does not follow.
struct Differs : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// How much of a box's settlement the round has told.
struct ToldSettlement {
    BoxSettlement lines{};
    std::size_t next = 0;
};

struct GoldenTable {
    const GameHooks* chosen = nullptr;
    Rules rules{};
    Round round{};
    std::map<std::size_t, ToldSettlement> told{};  // by box

    [[nodiscard]] const GameHooks& game() const;

    [[nodiscard]] Actor owner_of(std::size_t box) const {
        return player(hand_owner(round.boxes[box]));
    }

    // Runs an action that the engine must accept.
    Step play(const Act& act);

    void go_on(const Round& next);
};

// "below_minimum TCP 6.2.1"
[[nodiscard]] std::string words_of(const Rejection& rejection);

// A line whose first word is `verb` does this with the words after it.
struct Statement {
    std::string_view verb{};
    void (*execute)(GoldenTable& table, Words& words) = nullptr;
};

// False when the verb is none of them.
[[nodiscard]] bool execute(std::span<const Statement> statements,
                           const std::string& verb,
                           GoldenTable& table,
                           Words& words);

}  // namespace baize::kit
