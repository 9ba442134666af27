// Makes the record of a hand that was played at a table of Baize. Data without a PHH field goes
// into fields of Baize: the commission, the posts and settings that a replay needs, money outside
// the pots, and on request every event with its clause.
#pragma once

#include <span>

#include "engine/poker/hand/event.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/rules/rules.h"
#include "engine/poker/table/opening.h"
#include "formats/histories/record.h"
#include "formats/histories/text_store.h"

namespace baize::histories {

inline constexpr std::string_view events_field = "_baize_events";
inline constexpr std::string_view beside_field = "_baize_beside_the_pots";

struct PlayedHand {
    const poker::Rules& rules;
    const poker::Opening& opening;
    const poker::Hand& hand;
    std::span<const poker::Event> events{};
};

enum class Clauses : std::uint8_t { left_out, written };

// The texts of the record live in the store. The players are those dealt in, in dealing order; the
// caller adds names, hand and table.
// REQUIRES: played.hand.phase == over.
void record_hand(const PlayedHand& played, Clauses clauses, TextStore& store, Record& record);

}  // namespace baize::histories
