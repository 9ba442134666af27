#include "house/people/apply.h"

#include <algorithm>
#include <utility>

#include "engine/core/check.h"
#include "house/chips.h"

namespace baize::house {

namespace {

using ledger::Posting;

Person& person_of(People& people, PersonId id) {
    BAIZE_CHECK(find(people, id) != nullptr);
    return people.persons[id - 1];
}

class PeopleFold {
  public:
    explicit PeopleFold(People& people) : people_(people) {}

    void operator()(const PersonEnrolled& event) {
        people_.persons.push_back({event.name, Role::player, Office::none, event.is_program});
        index(event.name, static_cast<PersonId>(people_.persons.size()));
    }

    void operator()(const PersonAppointed& event) {
        Person& person = person_of(people_, event.person);
        person.rank = event.rank;
        person.office = event.office;
    }

    void operator()(const PersonRenamed& event) {
        std::string& name = person_of(people_, event.person).name;
        people_.by_name.erase(as_compared(name));
        name = event.name;
        index(name, event.person);
    }

    // All other events change only balances.
    template <typename Other>
    void operator()(const Other&) {}

  private:
    void index(const std::string& name, PersonId person) {
        people_.by_name.emplace(as_compared(name), person);
    }

    People& people_;
};

ledger::Account wallet(PersonId person) {
    return wallet_of(Chips::money, person);
}

struct PeopleLines {
    std::vector<Posting> operator()(const CashTaken& taken) const {
        return {{ledger::the_cage, -taken.amount}, {wallet(taken.person), taken.amount}};
    }

    std::vector<Posting> operator()(const CashPaid& paid) const {
        return {{wallet(paid.person), -paid.amount}, {ledger::the_cage, paid.amount}};
    }

    std::vector<Posting> operator()(const RunnerSupplied& supplied) const {
        return {{ledger::the_house, -supplied.amount},
                {mobile_bank_of(supplied.runner), supplied.amount}};
    }

    std::vector<Posting> operator()(const RunnerReturned& returned) const {
        return {{mobile_bank_of(returned.runner), -returned.counted},
                {ledger::the_house, returned.counted}};
    }

    // The chips go to the player; the cash received repays what the house lent.
    std::vector<Posting> operator()(const RunnerSold& sold) const {
        return {{ledger::the_cage, -sold.amount},
                {ledger::the_house, sold.amount},
                {wallet(sold.person), sold.amount},
                {mobile_bank_of(sold.runner), -sold.amount}};
    }

    // All other events have no postings.
    template <typename Other>
    std::vector<Posting> operator()(const Other&) const {
        return {};
    }
};

}  // namespace

ledger::Account mobile_bank_of(PersonId runner) {
    return {ledger::AccountKind::mobile_bank, runner, 0};
}

void apply(People& people, const PeopleEvent& event, const EventMeta&) {
    std::visit(PeopleFold(people), event);
}

std::vector<Posting> postings(const PeopleEvent& event) {
    return std::visit(PeopleLines{}, event);
}

}  // namespace baize::house
