// Closing a table while players are present: five books, four rules. [I-108]
//
// The casino starts no hand once due() says that the announced closing may be made.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/result.h"
#include "house/issuer.h"
#include "house/signs/board.h"
#include "house/signs/changes.h"
#include "house/signs/events.h"

namespace baize::house {

// Not configurable. [I-108]
struct ClosingRules {
    Role rank = Role::area_manager;
    Clause clause{};
    Clause notice{};           // The clause that names the notice.
    std::uint8_t hands = 0;    // 0: no number of hands is required.
    std::uint8_t minutes = 0;  // 0: no time on the sign is required.
    bool by_agreement = false;
};

[[nodiscard]] ClosingRules closing_rules(Book book);

// `at`: the time of closure that the notice shows.
[[nodiscard]] Result<ClosingAnnounced> decide_announce_closing(const SignBoard& board,
                                                               const Issuer& by,
                                                               Moment at,
                                                               const SignFacts& facts);

// Records consent to an early closing, in books that allow it. [CP 13.3] [UTH 6.7(b)] [CH 6.7(b)]
[[nodiscard]] Result<ClosingAgreement> decide_agree_closing(const SignBoard& board,
                                                            const Issuer& by,
                                                            Consent consent,
                                                            const SignFacts& facts);

[[nodiscard]] Result<ClosingWithdrawn> decide_withdraw_closing(const SignBoard& board,
                                                               const Issuer& by);

// No book requires notice for an empty table. A hand in progress is completed first.
[[nodiscard]] Result<TableClosed> decide_close(const SignBoard& board,
                                               const Issuer& by,
                                               const SignFacts& facts);

[[nodiscard]] bool is_closing_due(const SignBoard& board, const SignFacts& facts, Moment now);

// Returns the reason why this person's consent cannot be recorded now, or nullopt.
[[nodiscard]] std::optional<Rejection> consent_blocker(const Issuer& by,
                                                       PersonId person,
                                                       const SignFacts& facts,
                                                       Clause clause);

}  // namespace baize::house
