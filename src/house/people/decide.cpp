#include "house/people/decide.h"

#include <algorithm>

#include "house/words.h"

namespace baize::house {

namespace {

constexpr Clause interpretation = "I-138"_clause;
constexpr std::size_t longest_name = 40;

// Letters of any script are allowed.
bool is_fit_name(std::string_view name) {
    if (name.empty() || name.size() > longest_name) return false;
    if (name.front() == ' ' || name.back() == ' ') return false;
    if (name.find("  ") != std::string_view::npos) return false;
    while (!name.empty()) {
        const std::optional<char32_t> letter = take_letter(name);
        if (!letter || is_invisible(*letter)) return false;
    }
    return true;
}

std::size_t executives(const People& people) {
    return static_cast<std::size_t>(
        std::count_if(people.persons.begin(), people.persons.end(), [](const Person& person) {
            return person.rank == Role::executive;
        }));
}

// The cage does not take or pay money for itself: another person of the cage does. [I-142]
std::optional<Rejection> refuse_own_money(const Issuer& by, PersonId person) {
    if (by.person != person) return std::nullopt;
    return Rejection{Reason::rank_too_low, "I-142"_clause};
}

std::optional<Rejection> refuse_cash(const People& people,
                                     const Issuer& by,
                                     PersonId person,
                                     Money amount) {
    if (by.office != Office::cage) return Rejection{Reason::cage_only, interpretation};
    if (auto own = refuse_own_money(by, person)) return own;
    if (find(people, person) == nullptr) return Rejection{Reason::no_such_person, interpretation};
    if (!amount.is_positive()) return Rejection{Reason::wrong_amount, interpretation};
    return std::nullopt;
}

constexpr Clause runners = "I-141"_clause;

std::optional<Rejection> refuse_supply(const People& people,
                                       const Issuer& by,
                                       PersonId runner,
                                       Money amount) {
    if (by.office != Office::cage) return Rejection{Reason::cage_only, runners};
    if (auto own = refuse_own_money(by, runner)) return own;
    const Person* const person = find(people, runner);
    if (person == nullptr) return Rejection{Reason::no_such_person, runners};
    if (!amount.is_positive()) return Rejection{Reason::wrong_amount, runners};
    return std::nullopt;
}

}  // namespace

Result<PeopleEvent> decide_enrolment(const People& people,
                                     const Issuer& by,
                                     std::string_view name,
                                     bool is_program) {
    if (is_program) {
        if (const auto refusal = needs(by, Role::area_manager, interpretation))
            return reject(*refusal);
    } else if (by.office == Office::inspector) {
        return reject(Reason::rank_too_low, interpretation);
    } else if (by.person != 0 && by.rank < Role::dealer && by.office != Office::cage) {
        // New people enrol themselves at the door; a person who is already in the list needs no
        // second name.
        return reject(Reason::rank_too_low, interpretation);
    }
    if (!is_fit_name(name)) return reject(Reason::no_such_name, interpretation);
    if (person_named(people, name)) return reject(Reason::name_taken, interpretation);
    return PersonEnrolled{std::string(name), is_program};
}

Result<PeopleEvent> decide_renaming(const People& people, const Issuer& by, std::string_view name) {
    const Person* const person = find(people, by.person);
    if (person == nullptr) return reject(Reason::no_such_person, interpretation);
    if (person->rank != Role::player || person->office != Office::none)
        return reject(Reason::not_a_player, interpretation);
    if (!is_fit_name(name)) return reject(Reason::no_such_name, interpretation);
    const auto taken = person_named(people, name);
    if (taken && *taken != by.person) return reject(Reason::name_taken, interpretation);
    return PersonRenamed{by.person, std::string(name)};
}

Result<PeopleEvent> decide_appointment(const People& people,
                                       const Issuer& by,
                                       const PersonAppointed& wanted) {
    const Person* const person = find(people, wanted.person);
    const bool is_set_up = by.person == 0 && by.office == Office::none && executives(people) == 0 &&
                           wanted.rank == Role::executive;
    if (!is_set_up) {
        if (const auto refusal = needs(by, Role::executive, interpretation))
            return reject(*refusal);
    }
    if (person == nullptr) return reject(Reason::no_such_person, interpretation);
    const bool is_staff_or_officer = wanted.rank != Role::player || wanted.office != Office::none;
    if (person->is_program && is_staff_or_officer)
        return reject(Reason::programs_only_play, interpretation);
    if (wanted.rank != Role::player && wanted.office != Office::none)
        return reject(Reason::rank_and_office, interpretation);
    const bool steps_down = person->rank == Role::executive && wanted.rank != Role::executive;
    if (steps_down && executives(people) == 1)
        return reject(Reason::last_executive, interpretation);
    return wanted;
}

Result<PeopleEvent> decide_cash_in(const People& people,
                                   const Issuer& by,
                                   const CashTaken& wanted) {
    if (const auto refusal = refuse_cash(people, by, wanted.person, wanted.amount))
        return reject(*refusal);
    return wanted;
}

Result<PeopleEvent> decide_cash_out(const People& people,
                                    const Issuer& by,
                                    const CashPaid& wanted,
                                    Money in_wallet) {
    if (const auto refusal = refuse_cash(people, by, wanted.person, wanted.amount))
        return reject(*refusal);
    if (wanted.amount > in_wallet) return reject(Reason::amount_too_large, interpretation);
    return wanted;
}

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

}  // namespace baize::house
