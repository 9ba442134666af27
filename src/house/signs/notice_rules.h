// Which rules stand between a notice and its effect. Every rule that fits applies; those of the
// statute are waived by nobody. [I-106]
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/clause.h"
#include "engine/core/moment.h"
#include "house/signs/board.h"

namespace baize::house {

inline constexpr std::uint16_t victorian_notice_minutes = 20;  // [CP 6.1] [CS 6.1] [TCP 6.1]
inline constexpr std::uint16_t perth_notice_minutes = 10;      // [UTH 6.3(c)] [CH 6.3(c)]
inline constexpr std::uint8_t notice_hands = 3;                // [CP 6.10] [CP 13.3] [CS 14.7]

// A clause that is set applies.
struct ChangeRules {
    Clause act{};  // who announces it, and that it waits for the end of a hand
    Clause
        sign{};  // up for twenty minutes, whoever agrees: a higher minimum, another Jackpot wager
    Clause hands{};  // three hands, or the majority [CP 6.10]
    Clause perth{};  // ten minutes, or nobody there, or all agree [UTH 6.3] [CH 6.3]
    Clause told{};   // all players have been told [TCP 8.2(b)]
    friend bool operator==(const ChangeRules&, const ChangeRules&) = default;
};

// REQUIRES: verify() of both, and both of the same book.
[[nodiscard]] ChangeRules rules_of_change(const Sign& from, const Sign& to);

// How long the sign in force lets notices of its own changes be up.
[[nodiscard]] Span notice_time(const Sign& in_force);
[[nodiscard]] std::uint64_t hands_of_notice(const Sign& in_force);

// The sign that would be in force: what the notice changes on what is up now.
[[nodiscard]] Sign with_change(const Sign& in_force, const SignNotice& notice);

// Everybody present once.
[[nodiscard]] std::vector<PersonId> people(const SignFacts& facts);

[[nodiscard]] bool all_agree(const std::vector<PersonId>& present,
                             const std::vector<PersonId>& agreed);

// More than half of those seated. [I-106]
[[nodiscard]] bool most_agree(const std::vector<PersonId>& present,
                              const std::vector<PersonId>& agreed);

}  // namespace baize::house
