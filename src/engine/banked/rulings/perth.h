// Rules shared by the two Perth books, Ultimate Texas Hold'em and Crown Hold'em: Jackpot wagers in
// three levels won with the hole cards and the flop, and rounds voided by the operator. Each room
// lists its own clauses and makes all other rulings itself.
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
    Clause jackpot_levels{};  // three levels, or none at this table
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

// The stake range of a Jackpot wager: one, two or three times Level 1, by the player of the Ante
// only.
[[nodiscard]] Result<StakeRange> perth_jackpot_range(const PerthBook& book,
                                                     const Rules& rules,
                                                     const Box& box,
                                                     Actor by);

// The hand that decides a Jackpot wager; nullopt below a straight. REQUIRES: hole cards and flop
// are known. [UTH 1.1] [CH 1.1]
[[nodiscard]] std::optional<JackpotHand> flopped_jackpot_hand(const Round& round, const Box& box);

// Rules on a wrong Jackpot amount, a fault of the jackpot system, a disruption, fraud, a wrong deck
// and exchanged information; nullopt when the room must rule on the report.
[[nodiscard]] std::optional<Result<Ruling>> rule_perth(
    const PerthBook& book, const Rules& rules, Round& round, const Report& report, Actor by);

// Clauses for a board corrected by a supervisor: refused under `wrong` if the number of cards is
// wrong, under `twice` if a card is already out.
struct BoardClauses {
    Clause wrong{};
    Clause twice{};
};

// Returns the first `size` communal cards: `cards` as corrected, or the recorded ones if it is
// empty.
[[nodiscard]] Result<CardList<5>> perth_board(const Round& round,
                                              const CardList<5>& cards,
                                              std::size_t size,
                                              BoardClauses clauses);

// Carries out an answer to a question asked by rule_perth(); nullopt when the room asked the
// question.
[[nodiscard]] std::optional<Ruling> answer_perth(const PerthBook& book,
                                                 Round& round,
                                                 const Question& question,
                                                 const Answer& answer);

}  // namespace baize
