// Every command has a key, a number its sender chose: larger than all before. The same command
// under the same key gets the same answer, and nothing happens twice; another command under it is
// refused.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/result.h"
#include "house/by.h"
#include "ledger/record/note.h"

namespace baize::casino {

using CommandKey = std::uint64_t;  // 0: none, of the house itself

// The events a command was answered with. A refusal is remembered too: it is written down beside
// the events before anybody is told of it.
struct Receipt {
    std::uint64_t first = 0;  // numbers in the ledger
    std::uint64_t last = 0;
    friend bool operator==(const Receipt&, const Receipt&) = default;
};
BOOST_DESCRIBE_STRUCT(Receipt, (), (first, last))

// What was asked under a key, as a hash: enough to tell another command from the same one again.
using CommandMark = std::uint64_t;

// The command was not looked at, and may be given again under the next key.
[[nodiscard]] constexpr bool is_about_key(Reason reason) {
    return reason == Reason::command_too_old || reason == Reason::key_taken;
}

class CommandKeys {
  public:
    // Answers of a person that stay at hand.
    static constexpr std::size_t kept = 16;

    // `another`: the key belongs to another command.
    enum class Seen : std::uint8_t { never, answered, another, forgotten };

    struct Found {
        Seen seen = Seen::never;
        Result<Receipt> answer{};
    };

    // A key that is not larger than the last one, and whose answer is not at hand, is too old.
    [[nodiscard]] Found find(house::PersonId person, CommandKey key, CommandMark mark) const;

    // Larger than all before.
    [[nodiscard]] CommandKey next(house::PersonId person) const;

    // In place of the oldest. A refusal comes back as the note to be written.
    std::optional<ledger::Note> remember(house::PersonId person,
                                         CommandKey key,
                                         CommandMark mark,
                                         const Result<Receipt>& answer);

    // A note that was written: before new ones are made. False: none of ours.
    [[nodiscard]] bool recall(const ledger::Note& note);

    // Of what was done, for a snapshot: by person, key, command, events.
    struct Kept {
        house::PersonId person = 0;
        CommandKey key = 0;
        CommandMark mark = 0;
        Receipt answer{};
        friend bool operator==(const Kept&, const Kept&) = default;
    };

    [[nodiscard]] std::vector<Kept> all() const;

  private:
    struct Entry {
        CommandKey key = 0;
        CommandMark mark = 0;
        Result<Receipt> answer{};
    };

    // The largest keys so far; 0: a free place. A refusal keeps its place for as long as its note.
    struct Window {
        CommandKey last = 0;
        std::array<Entry, kept> entries{};
    };

    [[nodiscard]] Window& window_of(house::PersonId person);
    static std::size_t put(Window& window, const Entry& entry);

    std::vector<Window> windows_;  // by person
};
BOOST_DESCRIBE_STRUCT(CommandKeys::Kept, (), (person, key, mark, answer))

}  // namespace baize::casino
