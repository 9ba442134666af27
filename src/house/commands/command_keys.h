// Idempotency keys. Every command has a key: a number that its sender chooses, larger than all
// earlier ones. The same command repeated under the same key gets the same answer and is not
// executed again; a different command under that key is refused.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/result.h"
#include "house/issuer.h"
#include "ledger/record/note.h"

namespace baize::house {

using CommandKey = std::uint64_t;  // 0: no key, for commands of the house.

// The events that a command caused. Refusals are remembered too: they are written beside the events
// before the sender gets the answer.
struct Receipt {
    std::uint64_t first = 0;  // Sequence numbers in the ledger.
    std::uint64_t last = 0;
    friend bool operator==(const Receipt&, const Receipt&) = default;
};
BOOST_DESCRIBE_STRUCT(Receipt, (), (first, last))

// A hash of the command given under a key, to tell a repetition from a different command.
using CommandMark = std::uint64_t;

// True if the command was refused because of its key, without being judged; it may be given again
// under the next key.
[[nodiscard]] constexpr bool is_about_key(Reason reason) {
    return reason == Reason::command_too_old || reason == Reason::key_taken;
}

class CommandKeys {
  public:
    // Number of answers remembered per person.
    static constexpr std::size_t kept = 16;

    // `another`: the key belongs to a different command.
    enum class Seen : std::uint8_t { never, answered, another, forgotten };

    struct Found {
        Seen seen = Seen::never;
        Result<Receipt> answer{};
    };

    // A key that is not larger than the last one and is no longer remembered counts as forgotten
    // (too old).
    [[nodiscard]] Found find(PersonId person, CommandKey key, CommandMark mark) const;

    // Returns a key larger than all earlier keys of the person, or 0 if that would be above
    // `largest`, the last key that the caller takes.
    [[nodiscard]] CommandKey next(PersonId person, CommandKey largest) const;

    // Replaces the oldest entry. Returns the note to be written if the answer is a refusal.
    std::optional<ledger::Note> remember(PersonId person,
                                         CommandKey key,
                                         CommandMark mark,
                                         const Result<Receipt>& answer);

    // Restores a refusal from a written note. Must be called before any remember(). Returns false
    // if the note is malformed.
    [[nodiscard]] bool restore_refusals(const ledger::Note& note);

    // An accepted command, for snapshots.
    struct AcceptedCommand {
        PersonId person = 0;
        CommandKey key = 0;
        CommandMark mark = 0;
        Receipt answer{};
        friend bool operator==(const AcceptedCommand&, const AcceptedCommand&) = default;
    };

    [[nodiscard]] std::vector<AcceptedCommand> all() const;

  private:
    struct Entry {
        CommandKey key = 0;
        CommandMark mark = 0;
        Result<Receipt> answer{};
    };

    // The most recent keys of a person; key 0 marks a free slot. A refusal stays in its slot as
    // long as its note does.
    struct Window {
        CommandKey last = 0;
        std::array<Entry, kept> entries{};
    };

    [[nodiscard]] Window& window_of(PersonId person);
    static std::size_t put(Window& window, const Entry& entry);

    std::vector<Window> windows_;  // Indexed by person.
};
BOOST_DESCRIBE_STRUCT(CommandKeys::AcceptedCommand, (), (person, key, mark, answer))

}  // namespace baize::house
