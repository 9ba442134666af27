// The record of a hand that was played at one of our tables. Whatever PHH has no field for goes
// into fields of our own: the commission, posts and settings a replay needs, money that is no part
// of the pots, and on request every event with its clause.
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

// Texts of the record live in the store. Players are those dealt in, by their places; names, hand
// and table are for the caller to add.
// REQUIRES: played.hand.phase == over.
void record_hand(const PlayedHand& played, Clauses clauses, TextStore& store, Record& record);

}  // namespace baize::histories
