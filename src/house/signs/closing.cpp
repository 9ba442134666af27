#include "house/signs/closing.h"

#include <algorithm>

#include "house/signs/notice_rules.h"

namespace baize::house {
namespace {

// Returns the reason why the open table cannot be closed now.
[[nodiscard]] std::optional<Rejection> closing_blocker(const SignBoard& board,
                                                       const SignFacts& facts,
                                                       Moment now) {
    const ClosingRules rules = closing_rules(book_of(*board.sign));
    if (facts.hand_in_progress) return Rejection{Reason::not_now, rules.clause};
    const std::vector<PersonId> present = people(facts);
    if (present.empty()) return std::nullopt;
    if (!board.closing) return Rejection{Reason::notice_unknown, rules.notice};
    const ClosingNotice& closing = *board.closing;
    if (rules.by_agreement && all_agree(present, closing.agreed)) return std::nullopt;
    if (facts.hands < closing.hands + rules.hands)
        return Rejection{Reason::hands_to_play, rules.notice};
    const Moment shown_enough = closing.up.time + Span::of_minutes(rules.minutes);
    if (now < std::max(shown_enough, closing.at))
        return Rejection{Reason::notice_running, rules.notice};
    return std::nullopt;
}

}  // namespace

ClosingRules closing_rules(Book book) {
    switch (book) {
        case Book::cp:
            return {.clause = "CP 13.3"_clause,
                    .notice = "CP 13.3"_clause,
                    .hands = notice_hands,
                    .by_agreement = true};
        case Book::cs:
            return {.rank = Role::supervisor,
                    .clause = "CS 14.7"_clause,
                    .notice = "CS 14.7"_clause,
                    .hands = notice_hands};
        case Book::uth:
            return {.clause = "UTH 6.7"_clause,
                    .notice = "UTH 6.7(c)"_clause,
                    .minutes = perth_notice_minutes,
                    .by_agreement = true};
        case Book::ch:
            return {.clause = "CH 6.7"_clause,
                    .notice = "CH 6.7(c)"_clause,
                    .minutes = perth_notice_minutes,
                    .by_agreement = true};
        case Book::tcp:
            return {.clause = "TCP 11.7"_clause,
                    .notice = "TCP 11.7"_clause,
                    .minutes = victorian_notice_minutes};
    }
    __builtin_unreachable();
}

Result<ClosingAnnounced> decide_announce_closing(const SignBoard& board,
                                                 const Issuer& by,
                                                 Moment at,
                                                 const SignFacts& facts) {
    if (!board.open) return reject(Reason::table_is_closed, "I-108"_clause);
    const ClosingRules rules = closing_rules(book_of(*board.sign));
    if (const auto refusal = needs(by, rules.rank, rules.clause)) return reject(*refusal);
    if (board.closing) return reject(Reason::already_done, rules.clause);
    const std::uint8_t minutes = facts.seated.empty() ? std::uint8_t{0} : rules.minutes;
    if (at < by.now + Span::of_minutes(minutes))
        return reject(Reason::notice_too_soon, rules.notice);
    return ClosingAnnounced{.at = at, .hands = facts.hands + (facts.hand_in_progress ? 1 : 0)};
}

Result<ClosingAgreement> decide_agree_closing(const SignBoard& board,
                                              const Issuer& by,
                                              Consent consent,
                                              const SignFacts& facts) {
    if (!board.closing) return reject(Reason::notice_unknown, "I-108"_clause);
    const ClosingRules rules = closing_rules(book_of(*board.sign));
    if (!rules.by_agreement) return reject(Reason::not_offered, rules.clause);
    if (const auto refusal = consent_blocker(by, consent.person, facts, rules.clause))
        return reject(*refusal);
    return ClosingAgreement{.person = consent.person, .agrees = consent.agrees};
}

Result<ClosingWithdrawn> decide_withdraw_closing(const SignBoard& board, const Issuer& by) {
    if (!board.closing) return reject(Reason::notice_unknown, "I-108"_clause);
    const ClosingRules rules = closing_rules(book_of(*board.sign));
    if (const auto refusal = needs(by, rules.rank, rules.clause)) return reject(*refusal);
    return ClosingWithdrawn{};
}

Result<TableClosed> decide_close(const SignBoard& board, const Issuer& by, const SignFacts& facts) {
    if (!board.open) return reject(Reason::table_is_closed, "I-108"_clause);
    const ClosingRules rules = closing_rules(book_of(*board.sign));
    if (const auto refusal = needs(by, rules.rank, rules.clause)) return reject(*refusal);
    if (const auto blocker = closing_blocker(board, facts, by.now)) return reject(*blocker);
    return TableClosed{};
}

bool is_closing_due(const SignBoard& board, const SignFacts& facts, Moment now) {
    return board.open && board.closing && !closing_blocker(board, facts, now);
}

}  // namespace baize::house
