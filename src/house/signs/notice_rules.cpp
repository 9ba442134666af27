#include "house/signs/notice_rules.h"

#include <algorithm>

#include <boost/describe.hpp>
#include <boost/mp11.hpp>

#include "house/described_rules.h"
#include "house/signs/poker_sign.h"

namespace baize::house {
namespace {

[[nodiscard]] bool is_min_raised(const PokerTerms& from, const PokerTerms& to) {
    return least_bet(to) > least_bet(from) ||
           (from.flop_chase.offered && to.flop_chase.minimum > from.flop_chase.minimum);
}

[[nodiscard]] ChangeRules poker_rules_of_change(const Sign& from, const Sign& to) {
    const auto& before = std::get<PokerTerms>(from.terms);
    const auto& after = std::get<PokerTerms>(to.terms);
    ChangeRules rules{.act = "CP 6.1.1"_clause};
    if (before.bonuses != after.bonuses) rules.act = "CP 11.2"_clause;
    if (before.commission != after.commission || before.time_charge != after.time_charge)
        rules.act = is_nil_commission(after) ? "CP 7.4"_clause : "CP 7.3"_clause;
    if (from.game != to.game || before.betting != after.betting || before.forced != after.forced ||
        before.stakes != after.stakes) {
        rules.hands = "CP 6.10"_clause;
        rules.act = "CP 6.10"_clause;
    }
    if (is_min_raised(before, after)) rules.sign = "CP 6.1"_clause;
    return rules;
}

[[nodiscard]] ChangeRules melbourne_rules_of_change(Book book,
                                                    const HouseTerms& from,
                                                    const HouseTerms& to) {
    ChangeRules rules{.act = display_clause(book)};
    // The table joins another meter.
    if (from.jackpot != to.jackpot) rules.sign = "CS 9.1.1(h)"_clause;
    if (*to.limits.min > *from.limits.min) rules.sign = display_clause(book);
    if (book == Book::tcp && from.pay_tables != to.pay_tables) {
        rules.act = "TCP 8.2(b)"_clause;
        rules.notified = "TCP 8.2(b)"_clause;
    }
    return rules;
}

template <typename Value>
void merge(Value& now, const Value& base, const Value& changed);

template <typename... Terms>
void merge_terms(std::variant<Terms...>& now,
                 const std::variant<Terms...>& base,
                 const std::variant<Terms...>& changed) {
    std::visit([&]<typename Kind>(
                   Kind& kind) { merge(kind, std::get<Kind>(base), std::get<Kind>(changed)); },
               now);
}

// Merges member by member, down to types without members: takes what the notice changes, keeps the
// rest.
template <typename Value>
void merge(Value& now, const Value& base, const Value& changed) {
    if constexpr (boost::describe::has_describe_members<Value>::value) {
        using boost::describe::describe_members;
        using SignMembers = describe_members<Value, boost::describe::mod_public>;
        boost::mp11::mp_for_each<SignMembers>([&](auto member) {
            merge(now.*member.pointer, base.*member.pointer, changed.*member.pointer);
        });
    } else if constexpr (std::is_same_v<Value, decltype(Sign::terms)>) {
        merge_terms(now, base, changed);
    } else if (base != changed) {
        now = changed;
    }
}

}  // namespace

ChangeRules rules_of_change(const Sign& from, const Sign& to) {
    const Book book = book_of(from);
    switch (book) {
        case Book::cp: return poker_rules_of_change(from, to);
        case Book::uth: return {.act = "UTH 6.3"_clause, .perth = "UTH 6.3(c)"_clause};
        case Book::ch: return {.act = "CH 6.3"_clause, .perth = "CH 6.3(c)"_clause};
        case Book::cs:
        case Book::tcp:
            return melbourne_rules_of_change(
                book, std::get<HouseTerms>(from.terms), std::get<HouseTerms>(to.terms));
    }
    __builtin_unreachable();
}

Span notice_time(const Sign& in_force) {
    const std::uint16_t least =
        is_victorian(book_of(in_force)) ? victorian_notice_minutes : perth_notice_minutes;
    return Span::of_minutes(std::max(least, in_force.notice_minutes));
}

std::uint64_t hands_of_notice(const Sign& in_force) {
    return std::max(notice_hands, in_force.notice_hands);
}

Sign with_change(const Sign& in_force, const SignNotice& notice) {
    Sign sign = in_force;
    merge(sign, notice.base, notice.sign);
    return sign;
}

std::vector<PersonId> people(const SignFacts& facts) {
    std::vector<PersonId> present = facts.seated;
    std::sort(present.begin(), present.end());
    present.erase(std::unique(present.begin(), present.end()), present.end());
    return present;
}

namespace {

[[nodiscard]] std::size_t count_of_agreeing(const std::vector<PersonId>& present,
                                            const std::vector<PersonId>& agreed) {
    return static_cast<std::size_t>(
        std::count_if(present.begin(), present.end(), [&](PersonId person) {
            return std::find(agreed.begin(), agreed.end(), person) != agreed.end();
        }));
}

}  // namespace

bool all_agree(const std::vector<PersonId>& present, const std::vector<PersonId>& agreed) {
    return count_of_agreeing(present, agreed) == present.size();
}

bool most_agree(const std::vector<PersonId>& present, const std::vector<PersonId>& agreed) {
    return 2 * count_of_agreeing(present, agreed) > present.size();
}

}  // namespace baize::house
