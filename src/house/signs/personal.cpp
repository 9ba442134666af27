#include "house/signs/personal.h"

#include <algorithm>

namespace baize::house {
namespace {

// Only two books have personal limits; for the others the clause of the sign is cited.
[[nodiscard]] std::optional<Clause> personal_clause(Book book) {
    if (book == Book::cs) return "CS 6.3"_clause;
    if (book == Book::tcp) return "TCP 6.3"_clause;
    return std::nullopt;
}

[[nodiscard]] Limits own_limits(const PersonalLimits& limits) {
    return {.min = limits.minimum, .max = limits.maximum, .max_payout = limits.max_payout};
}

[[nodiscard]] Result<void> verify_amounts(const PersonalLimits& own,
                                          const Sign& sign,
                                          Clause clause) {
    if (!own.minimum && !own.maximum) return reject(Reason::no_such_amount, clause);
    for (const std::optional<Money>& amount : {own.minimum, own.maximum, own.max_payout}) {
        if (amount && !amount->is_positive()) return reject(Reason::no_such_amount, clause);
        if (amount && *amount > largest_posted) return reject(Reason::amount_too_large, clause);
    }
    if (own.max_payout && book_of(sign) != Book::cs)
        return reject(Reason::sign_contradicts, "I-33"_clause);
    const Limits together = personal(std::get<HouseTerms>(sign.terms).limits, own_limits(own));
    if (*together.max < *together.min) return reject(Reason::sign_contradicts, clause);
    return {};
}

}  // namespace

Result<PersonalLimitsAgreed> decide_personal_limits(const SignBoard& board,
                                                    const Issuer& by,
                                                    const PersonalLimits& limits,
                                                    const SignFacts& facts) {
    if (!board.open) return reject(Reason::table_is_closed, "I-117"_clause);
    const Book book = book_of(*board.sign);
    const std::optional<Clause> clause = personal_clause(book);
    if (!clause) return reject(Reason::personal_limits_barred, display_clause(book));
    if (const auto refusal = needs(by, Role::area_manager, "I-117"_clause)) return reject(*refusal);
    if (limits.box >= board.sign->seats)
        return reject(Reason::no_such_box, seats_clause(*board.sign));
    if (std::find(facts.seated.begin(), facts.seated.end(), limits.player) == facts.seated.end())
        return reject(Reason::not_a_player, *clause);
    if (const auto amounts = verify_amounts(limits, *board.sign, *clause); !amounts)
        return reject(amounts.error());
    return PersonalLimitsAgreed{.limits = limits};
}

Result<PersonalLimitsEnded> decide_end_personal_limits(const SignBoard& board,
                                                       const Issuer& by,
                                                       std::uint8_t box) {
    if (const auto refusal = needs(by, Role::dealer, "I-117"_clause)) return reject(*refusal);
    for (const PersonalLimits& own : board.personal) {
        if (own.box == box) return PersonalLimitsEnded{.box = box};
    }
    return reject(Reason::no_such_box, "I-117"_clause);
}

std::optional<Limits> limits_of(const SignBoard& board, std::uint8_t box, PersonId player) {
    for (const PersonalLimits& own : board.personal) {
        if (own.box == box && own.player == player) return own_limits(own);
    }
    return std::nullopt;
}

}  // namespace baize::house
