// Putting up a sign and changing it.
//
// The casino calls due() whenever a hand ends, somebody sits down or leaves, agrees, or a minute
// has passed, and has what is due decided and written before the next hand begins: a hand is played
// under the sign (and the rules made from it) that is in force when it starts.
//
// Ranks: announcing a change is an act of the area manager in every book (I-112); swapping the
// signs when the time has come, and telling players of it, is the dealer's.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/result.h"
#include "house/by.h"
#include "house/signs/board.h"

namespace baize::house {

// A closed table's sign, complete with its pay tables. [TCP 8.2(a)] [I-123]
[[nodiscard]] Result<SignPutUp> decide_put_up(const SignBoard& board, const By& by, Sign sign);

// The dealer confirms the sign of this version, and the table opens. [I-123]
[[nodiscard]] Result<TableOpened> decide_open(const SignBoard& board,
                                              const By& by,
                                              std::uint32_t version);

// The earliest time a notice put up now may show for this change. REQUIRES: an open table, a sign
// that verify() accepts, of the same book.
[[nodiscard]] Moment earliest_change(const SignBoard& board,
                                     const Sign& sign,
                                     const SignFacts& facts,
                                     Moment now);

struct SignChange {
    Sign sign{};
    Moment from{};  // what the notice shows as the time of the change
};

// Everybody seated counts as told: the dealer reads the notice out. [I-106]
[[nodiscard]] Result<SignChangeAnnounced> decide_announce(const SignBoard& board,
                                                          const By& by,
                                                          const SignChange& change,
                                                          const SignFacts& facts);

// Somebody sat down after the notice went up. [TCP 8.2(b)]
[[nodiscard]] Result<SignPlayersTold> decide_tell(const SignBoard& board,
                                                  const By& by,
                                                  std::uint32_t notice,
                                                  std::vector<PersonId> players);

struct Consent {
    PersonId person = 0;
    bool agrees = true;
};

// By the player, or recorded for the player by staff. [CP 6.10] [UTH 6.3(b)] [CH 6.3(b)]
[[nodiscard]] Result<SignAgreement> decide_agree(const SignBoard& board,
                                                 const By& by,
                                                 std::uint32_t notice,
                                                 Consent consent,
                                                 const SignFacts& facts);

// The notice becomes the sign in force, or the rule that still stands against it. [I-106]
[[nodiscard]] Result<SignChanged> decide_effect(const SignBoard& board,
                                                const By& by,
                                                std::uint32_t notice,
                                                const SignFacts& facts);

[[nodiscard]] Result<SignNoticeWithdrawn> decide_withdraw(const SignBoard& board,
                                                          const By& by,
                                                          std::uint32_t notice);

struct SignsDue {
    std::vector<std::uint32_t> notices{};  // oldest first
    bool closing = false;                  // the closing that is announced
    friend bool operator==(const SignsDue&, const SignsDue&) = default;
};

// What may take effect now. One effect may bring another about or bar it: ask again after each.
[[nodiscard]] SignsDue due(const SignBoard& board, const SignFacts& facts, Moment now);

}  // namespace baize::house
