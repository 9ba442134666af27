// Putting up a sign and changing it.
//
// The casino calls due() whenever a hand ends, a player sits down, leaves or agrees, or a minute
// has passed. It decides and writes what is due before the next hand begins: a hand is played under
// the sign (and the rules made from it) that is in force when it starts.
//
// Ranks: the area manager announces a change in every book (I-112); the dealer swaps the signs when
// the time has come, and tells the players.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/result.h"
#include "house/issuer.h"
#include "house/signs/board.h"
#include "house/signs/events.h"

namespace baize::house {

// Puts up the sign of a closed table, complete with its pay tables. [TCP 8.2(a)] [I-123]
[[nodiscard]] Result<SignPutUp> decide_put_up(const SignBoard& board, const Issuer& by, Sign sign);

// The dealer confirms the sign of this version, and the table opens. [I-123]
[[nodiscard]] Result<TableOpened> decide_open(const SignBoard& board,
                                              const Issuer& by,
                                              std::uint32_t version);

// Returns the earliest time that a notice put up now may show for this change. REQUIRES: an open
// table, and a sign of the same book that verify() accepts.
[[nodiscard]] Moment earliest_change(const SignBoard& board,
                                     const Sign& sign,
                                     const SignFacts& facts,
                                     Moment now);

struct SignChange {
    Sign sign{};
    Moment from{};  // The time of the change that the notice shows.
};

// All seated players count as told, since the dealer reads the notice out. [I-106]
[[nodiscard]] Result<SignChangeAnnounced> decide_announce(const SignBoard& board,
                                                          const Issuer& by,
                                                          const SignChange& change,
                                                          const SignFacts& facts);

// Tells players who sat down after the notice went up. [TCP 8.2(b)]
[[nodiscard]] Result<SignPlayersNotified> decide_tell(const SignBoard& board,
                                                      const Issuer& by,
                                                      std::uint32_t notice,
                                                      std::vector<PersonId> players);

struct Consent {
    PersonId person = 0;
    bool agrees = true;
};

// Given by the player, or recorded by staff for the player. [CP 6.10] [UTH 6.3(b)] [CH 6.3(b)]
[[nodiscard]] Result<SignAgreement> decide_agree(const SignBoard& board,
                                                 const Issuer& by,
                                                 std::uint32_t notice,
                                                 Consent consent,
                                                 const SignFacts& facts);

// Puts the notice into force, or rejects with the rule that still prevents it. [I-106]
[[nodiscard]] Result<SignChanged> decide_effect(const SignBoard& board,
                                                const Issuer& by,
                                                std::uint32_t notice,
                                                const SignFacts& facts);

[[nodiscard]] Result<SignNoticeWithdrawn> decide_withdraw(const SignBoard& board,
                                                          const Issuer& by,
                                                          std::uint32_t notice);

struct SignsDue {
    std::vector<std::uint32_t> notices{};  // Oldest first.
    bool closing = false;                  // The announced closing.
    friend bool operator==(const SignsDue&, const SignsDue&) = default;
};

// Returns what may take effect now. One effect may enable or prevent another: call it again after
// each.
[[nodiscard]] SignsDue due(const SignBoard& board, const SignFacts& facts, Moment now);

}  // namespace baize::house
