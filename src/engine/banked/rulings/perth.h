// What the two Perth books share, Ultimate Texas Hold'em and Crown Hold'em: Jackpot wagers in three
// levels won with the hole cards and the flop, and what the operator may void. A room lists its own
// clauses and rules on everything else itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/banked/machine/game.h"
#include "engine/banked/machine/round.h"
#include "engine/banked/machine/rules.h"
#include "engine/banked/rulings/ruling.h"
#include "engine/banked/wagers/jackpot_claim.h"
#include "engine/core/result.h"

namespace baize {

inline constexpr std::uint8_t perth_seats = 7;  // [I-113]

struct PerthBook {
    Clause jackpot_levels{};  // three of them, or none at this table
    Clause level_1{};
    Clause level_2{};
    Clause level_3{};
    Clause jackpot_needs_ante{};
    Clause jackpot_short{};  // topped up or returned
    Clause jackpot_fault{};
    Clause jackpot_no_fault{};
    Clause jackpot_void{};
    Clause disruption{};
    Clause fraud{};
    Clause deck{};
    Clause exchange{};  // the hand of a player in breach is void
};

// One, two or three times Level 1, by the player of the Ante only.
[[nodiscard]] Result<StakeRange> perth_jackpot_range(const PerthBook& book,
                                                     const Rules& rules,
                                                     const Box& box,
                                                     Actor by);

// The hand a Jackpot wager is judged on; nothing below a straight. [UTH 1.1] [CH 1.1]
// REQUIRES: hole cards and flop are known.
[[nodiscard]] std::optional<JackpotHand> flopped_jackpot_hand(const Round& round, const Box& box);

// Rules on a wrong Jackpot amount, a fault of the jackpot system, a disruption, fraud, a wrong deck
// and exchanged information; nothing when the report is for the room.
[[nodiscard]] std::optional<Result<Ruling>> rule_perth(
    const PerthBook& book, const Rules& rules, Round& round, const Report& report, Actor by);

// The first communal cards as a supervisor has put them right; no cards: as they are on record.
// Refused under `wrong` when their number is wrong, under `twice` when a card is out already.
struct BoardClauses {
    Clause wrong{};
    Clause twice{};
};

[[nodiscard]] Result<CardList<5>> perth_board(const Round& round,
                                              const CardList<5>& cards,
                                              std::size_t size,
                                              BoardClauses clauses);

// The answers to the questions those rulings ask; nothing when the question was the room's.
[[nodiscard]] std::optional<Ruling> answer_perth(const PerthBook& book,
                                                 Round& round,
                                                 const Question& question,
                                                 const Answer& answer);

}  // namespace baize
