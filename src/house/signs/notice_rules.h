// The rules that delay the effect of a notice. Every rule that fits applies, and those of the
// statute cannot be waived. [I-106]
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

// A clause applies if it is set.
struct ChangeRules {
    Clause act{};    // The rank that announces it, and waiting for the end of a hand.
    Clause sign{};   // Up 20 minutes, even if all agree: a higher minimum, another Jackpot wager.
    Clause hands{};  // Three hands, or the majority agrees. [CP 6.10]
    Clause perth{};  // Ten minutes, or no one is there, or all agree. [UTH 6.3] [CH 6.3]
    Clause notified{};  // All players have been told. [TCP 8.2(b)]
    friend bool operator==(const ChangeRules&, const ChangeRules&) = default;
};

// REQUIRES: verify() accepts both, and both are of the same book.
[[nodiscard]] ChangeRules rules_of_change(const Sign& from, const Sign& to);

// How long notices of changes must be up, in time and in hands, according to the sign in force.
[[nodiscard]] Span notice_time(const Sign& in_force);
[[nodiscard]] std::uint64_t hands_of_notice(const Sign& in_force);

// Returns the sign that would be in force: the present one with the changes of the notice.
[[nodiscard]] Sign with_change(const Sign& in_force, const SignNotice& notice);

// Returns the people present, each once.
[[nodiscard]] std::vector<PersonId> people(const SignFacts& facts);

[[nodiscard]] bool all_agree(const std::vector<PersonId>& present,
                             const std::vector<PersonId>& agreed);

// True if more than half of those seated agree. [I-106]
[[nodiscard]] bool most_agree(const std::vector<PersonId>& present,
                              const std::vector<PersonId>& agreed);

}  // namespace baize::house
