// Sets up the engine's rules and opening for a recorded hand.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/poker/rules/rules.h"
#include "engine/poker/table/opening.h"
#include "formats/histories/record.h"
#include "formats/histories/replay/ruling_notes.h"

namespace baize::histories {

// Fills in the limits of the record, no commission, and cards called out by a dealer. The smallest
// chip is the whole unit if the record has no smaller amount. [CP 6.1] [CP 8.5]
void fill_rules(const Record& record, poker::Rules& rules);

// The meaning of a live post of at most the small blind. By the book, a player who returns after
// missing both blinds posts the small blind dead and the big blind live; some programs record only
// the small blind. [CP 8.9.3] [I-69]
enum class SmallPost : std::uint8_t { as_recorded, missed_both };

[[nodiscard]] bool has_small_post(const Record& record);

// Players get the seats from 0 on; the last has the button. Returns false if the record deals a
// hole card after the first action, or too many hole cards.
[[nodiscard]] bool fill_opening(const Record& record, SmallPost reading, poker::Opening& opening);

// The facts about a hand in the fields of Baize, in the record's units.
struct Notes {
    std::optional<poker::Commission> sign{};
    std::vector<RulingNote> rulings{};
};

// Applies the fields in which Baize records posts, settings, the sign and rulings. They override
// the values filled in before. Returns false if their text is not in the form that Baize writes.
[[nodiscard]] bool apply_notes(const Record& record,
                               poker::Rules& rules,
                               poker::Opening& opening,
                               Notes& notes);

// The stack that the engine uses if the record does not know it.
inline constexpr Money deep_stack = Money::of_cents(1'000'000'000'000'000);

}  // namespace baize::histories
