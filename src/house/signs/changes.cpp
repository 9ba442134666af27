#include "house/signs/changes.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "house/signs/closing.h"
#include "house/signs/notice_rules.h"

namespace baize::house {
namespace {

[[nodiscard]] bool is_one_of(PersonId person, const std::vector<PersonId>& persons) {
    return std::find(persons.begin(), persons.end(), person) != persons.end();
}

[[nodiscard]] bool is_known_to_all(const std::vector<PersonId>& present, const SignNotice& notice) {
    return std::all_of(present.begin(), present.end(), [&](PersonId person) {
        return is_one_of(person, notice.notified);
    });
}

// Only poker tables may change their game while open; another house game needs another layout.
[[nodiscard]] bool is_game_fixed(const Sign& from, const Sign& to) {
    return from.game != to.game && (book_of(from) != Book::cp || book_of(to) != Book::cp);
}

// Returns the reason why the change cannot be made now; `next` is the resulting sign.
[[nodiscard]] std::optional<Rejection> change_blocker(const SignBoard& board,
                                                      const SignNotice& notice,
                                                      const Sign& next,
                                                      const SignFacts& facts,
                                                      Moment now) {
    if (const auto allowed = verify(next); !allowed) return allowed.error();
    const ChangeRules rules = rules_of_change(*board.sign, next);
    if (next == *board.sign) return Rejection{Reason::sign_unchanged, rules.act};
    if (facts.hand_in_progress) return Rejection{Reason::not_now, rules.act};
    const std::vector<PersonId> present = people(facts);
    if (present.size() > next.seats) return Rejection{Reason::too_many_players, seats_clause(next)};
    const Moment shown_enough = notice.up.time + notice_time(*board.sign);
    if (rules.sign.is_set() && now < std::max(shown_enough, notice.from))
        return Rejection{Reason::notice_running, rules.sign};
    bool is_waived = false;
    if (rules.hands.is_set()) {
        is_waived = present.empty() || most_agree(present, notice.agreed);
        if (!is_waived && facts.hands < notice.hands + hands_of_notice(*board.sign))
            return Rejection{Reason::hands_to_play, rules.hands};
    }
    if (rules.perth.is_set()) {
        is_waived = all_agree(present, notice.agreed);  // Also true with no one present.
        if (!is_waived && now < shown_enough) return Rejection{Reason::notice_running, rules.perth};
    }
    if (rules.notified.is_set() && !is_known_to_all(present, notice))
        return Rejection{Reason::players_not_told, rules.notified};
    if (!is_waived && now < notice.from) return Rejection{Reason::notice_running, rules.act};
    return std::nullopt;
}

[[nodiscard]] Clause book_clause(const SignBoard& board) {
    return board.sign ? display_clause(book_of(*board.sign)) : "I-123"_clause;
}

}  // namespace

Result<SignPutUp> decide_put_up(const SignBoard& board, const Issuer& by, Sign sign) {
    if (const auto allowed = verify(sign); !allowed) return reject(allowed.error());
    const Clause clause = display_clause(book_of(sign));
    if (const auto refusal = needs(by, Role::area_manager, clause)) return reject(*refusal);
    if (board.open) return reject(Reason::table_is_open, clause);
    return SignPutUp{.version = board.version + 1, .sign = std::move(sign)};
}

Result<TableOpened> decide_open(const SignBoard& board, const Issuer& by, std::uint32_t version) {
    const Clause clause = book_clause(board);
    if (const auto refusal = needs(by, Role::dealer, clause)) return reject(*refusal);
    if (!board.sign) return reject(Reason::sign_not_up, clause);
    if (board.open) return reject(Reason::table_is_open, clause);
    if (version != board.version) return reject(Reason::sign_replaced, clause);
    return TableOpened{.version = version};
}

Moment earliest_change(const SignBoard& board,
                       const Sign& sign,
                       const SignFacts& facts,
                       Moment now) {
    const ChangeRules rules = rules_of_change(*board.sign, sign);
    const bool is_timed = rules.sign.is_set() || (rules.perth.is_set() && !facts.seated.empty());
    return is_timed ? now + notice_time(*board.sign) : now;
}

Result<SignChangeAnnounced> decide_announce(const SignBoard& board,
                                            const Issuer& by,
                                            const SignChange& change,
                                            const SignFacts& facts) {
    if (!board.open) return reject(Reason::table_is_closed, book_clause(board));
    if (const auto allowed = verify(change.sign); !allowed) return reject(allowed.error());
    if (is_game_fixed(*board.sign, change.sign))
        return reject(Reason::game_needs_closing, closing_rules(book_of(*board.sign)).clause);
    const ChangeRules rules = rules_of_change(*board.sign, change.sign);
    if (const auto refusal = needs(by, Role::area_manager, rules.act)) return reject(*refusal);
    if (change.sign == *board.sign) return reject(Reason::sign_unchanged, rules.act);
    if (change.from < earliest_change(board, change.sign, facts, by.now)) {
        return reject(Reason::notice_too_soon,
                      rules.sign.is_set()    ? rules.sign
                      : rules.perth.is_set() ? rules.perth
                                             : rules.act);
    }
    return SignChangeAnnounced{.notice = board.last_notice + 1,
                               .sign = change.sign,
                               .from = change.from,
                               .hands = facts.hands + (facts.hand_in_progress ? 1 : 0),
                               .notified = people(facts)};
}

Result<SignPlayersNotified> decide_tell(const SignBoard& board,
                                        const Issuer& by,
                                        std::uint32_t notice,
                                        std::vector<PersonId> players) {
    const SignNotice* const up = find_notice(board, notice);
    if (up == nullptr) return reject(Reason::notice_unknown, book_clause(board));
    const Clause clause = rules_of_change(up->base, up->sign).act;
    if (const auto refusal = needs(by, Role::dealer, clause)) return reject(*refusal);
    if (players.empty()) return reject(Reason::not_a_player, clause);
    return SignPlayersNotified{.notice = notice, .players = std::move(players)};
}

std::optional<Rejection> consent_blocker(const Issuer& by,
                                         PersonId person,
                                         const SignFacts& facts,
                                         Clause clause) {
    if (!is_one_of(person, facts.seated)) return Rejection{Reason::not_a_player, clause};
    if (!acts_for(by, person)) return Rejection{Reason::rank_too_low, clause};
    return std::nullopt;
}

Result<SignAgreement> decide_agree(const SignBoard& board,
                                   const Issuer& by,
                                   std::uint32_t notice,
                                   Consent consent,
                                   const SignFacts& facts) {
    const SignNotice* const up = find_notice(board, notice);
    if (up == nullptr) return reject(Reason::notice_unknown, book_clause(board));
    const Clause clause = rules_of_change(up->base, up->sign).act;
    if (const auto refusal = consent_blocker(by, consent.person, facts, clause))
        return reject(*refusal);
    return SignAgreement{.notice = notice, .person = consent.person, .agrees = consent.agrees};
}

Result<SignChanged> decide_effect(const SignBoard& board,
                                  const Issuer& by,
                                  std::uint32_t notice,
                                  const SignFacts& facts) {
    const Clause clause = book_clause(board);
    if (const auto refusal = needs(by, Role::dealer, clause)) return reject(*refusal);
    const SignNotice* const up = find_notice(board, notice);
    if (up == nullptr) return reject(Reason::notice_unknown, clause);
    Sign next = with_change(*board.sign, *up);
    if (const auto blocker = change_blocker(board, *up, next, facts, by.now))
        return reject(*blocker);
    return SignChanged{.notice = notice, .version = board.version + 1, .sign = std::move(next)};
}

Result<SignNoticeWithdrawn> decide_withdraw(const SignBoard& board,
                                            const Issuer& by,
                                            std::uint32_t notice) {
    const SignNotice* const up = find_notice(board, notice);
    if (up == nullptr) return reject(Reason::notice_unknown, book_clause(board));
    const Clause clause = rules_of_change(up->base, up->sign).act;
    if (const auto refusal = needs(by, Role::area_manager, clause)) return reject(*refusal);
    return SignNoticeWithdrawn{.notice = notice};
}

SignsDue due(const SignBoard& board, const SignFacts& facts, Moment now) {
    SignsDue ready{.closing = is_closing_due(board, facts, now)};
    for (const SignNotice& up : board.notices) {
        const Sign next = with_change(*board.sign, up);
        if (!change_blocker(board, up, next, facts, now)) ready.notices.push_back(up.number);
    }
    return ready;
}

}  // namespace baize::house
