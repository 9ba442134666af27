// The table a recorded hand was played at, and how the hand began, as the engine wants to know it.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/poker/rules/rules.h"
#include "engine/poker/table/opening.h"
#include "formats/histories/record.h"

namespace baize::histories {

// The limits of the record, no commission, cards called out by a dealer. The smallest chip is the
// whole unit when nothing in the record is smaller. [CP 6.1] [CP 8.5]
void fill_rules(const Record& record, poker::Rules& rules);

// What a live post of no more than the small blind may stand for. By the book a player back from
// missing both blinds puts up the small one dead and the big one live; some programs record only
// the former. [CP 8.9.3] [I-69]
enum class SmallPost : std::uint8_t { as_recorded, missed_both };

[[nodiscard]] bool has_small_post(const Record& record);

// Players take the places from 0 on; the last has the button. False when the record deals a hole
// card after the first action or too many of them.
[[nodiscard]] bool fill_opening(const Record& record, SmallPost reading, poker::Opening& opening);

// What our own fields say of posts and settings, in place of what was filled in, and of the sign,
// in the record's units. False when they are none of ours.
[[nodiscard]] bool apply_notes(const Record& record,
                               poker::Rules& rules,
                               poker::Opening& opening,
                               std::optional<poker::Commission>& sign);

// What the engine plays with where the record does not know a stack.
inline constexpr Money deep_stack = Money::of_cents(1'000'000'000'000'000);

}  // namespace baize::histories
