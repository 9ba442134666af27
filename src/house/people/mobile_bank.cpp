#include "house/people/mobile_bank.h"

#include "house/chips.h"
#include "house/people/people.h"

namespace baize::house {

namespace {

constexpr Clause runners = "I-141"_clause;

std::optional<Rejection> refuse_supply(const People& people,
                                       const Issuer& by,
                                       PersonId runner,
                                       Money amount) {
    if (by.office != Office::cage) return Rejection{Reason::cage_only, runners};
    const Person* const person = find(people, runner);
    if (person == nullptr) return Rejection{Reason::no_such_person, runners};
    if (!amount.is_positive()) return Rejection{Reason::wrong_amount, runners};
    return std::nullopt;
}

}  // namespace

Result<RunnerSupplied> decide_supply(const People& people,
                                     const Issuer& by,
                                     const RunnerSupplied& wanted) {
    if (const auto why = refuse_supply(people, by, wanted.runner, wanted.amount))
        return reject(*why);
    if (find(people, wanted.runner)->rank < Role::chip_runner)
        return reject(Reason::rank_too_low, runners);
    return wanted;
}

// A person who is no longer a runner must still bring back the remaining chips.
Result<RunnerReturned> decide_return(const People& people,
                                     const Issuer& by,
                                     const RunnerReturned& wanted,
                                     Money carried) {
    if (const auto why = refuse_supply(people, by, wanted.runner, wanted.counted))
        return reject(*why);
    if (wanted.counted > carried) return reject(Reason::amount_too_large, runners);
    return wanted;
}

Result<RunnerSold> decide_sale(const People& people,
                               const Issuer& by,
                               const RunnerSold& wanted,
                               Money carried) {
    if (const auto why = needs(by, Role::chip_runner, runners)) return reject(*why);
    const Person* const person = find(people, wanted.person);
    if (person == nullptr) return reject(Reason::no_such_person, runners);
    // Bots have no cash, and a runner may not buy the carried chips.
    if (person->is_program || wanted.person == by.person)
        return reject(Reason::not_a_player, runners);
    if (!wanted.amount.is_positive()) return reject(Reason::wrong_amount, runners);
    if (wanted.amount > carried) return reject(Reason::too_few_chips, runners);
    return wanted;
}

ledger::Account mobile_bank_of(PersonId runner) {
    return {ledger::AccountKind::mobile_bank, runner, 0};
}

std::vector<ledger::Posting> postings(const RunnerSupplied& supplied) {
    return {{ledger::the_house, -supplied.amount},
            {mobile_bank_of(supplied.runner), supplied.amount}};
}

std::vector<ledger::Posting> postings(const RunnerReturned& returned) {
    return {{mobile_bank_of(returned.runner), -returned.counted},
            {ledger::the_house, returned.counted}};
}

// The chips go to the player; the cash received repays what the house lent.
std::vector<ledger::Posting> postings(const RunnerSold& sold) {
    return {{ledger::the_cage, -sold.amount},
            {ledger::the_house, sold.amount},
            {wallet_of(Chips::money, sold.person), sold.amount},
            {mobile_bank_of(sold.runner), -sold.amount}};
}

}  // namespace baize::house
