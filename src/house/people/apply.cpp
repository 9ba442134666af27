#include "house/people/apply.h"

#include <algorithm>
#include <utility>

#include "engine/core/check.h"
#include "house/chips.h"
#include "house/people/play_limits.h"

namespace baize::house {

namespace {

using ledger::Posting;

Person& person_of(People& people, PersonId id) {
    BAIZE_CHECK(find(people, id) != nullptr);
    return people.persons[id - 1];
}

// Sets the limit, or announces its change. An earlier change whose moment has come was in force.
template <typename Limit, typename Value>
void set(Limit& limit, const Value& most, Moment from, Moment now) {
    limit.most = in_force(limit, now);
    limit.next.reset();
    if (from <= now)
        limit.most = most;
    else
        limit.next = {most, from};
}

template <typename Limit>
void withdraw_change(Limit& limit, Moment now) {
    limit.most = in_force(limit, now);
    limit.next.reset();
}

class PeopleFold {
  public:
    PeopleFold(People& people, Moment now) : people_(people), now_(now) {}

    void operator()(const PersonEnrolled& event) {
        people_.persons.push_back({event.name, Role::player, Office::none, event.is_program, {}});
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

    void operator()(const ChipLimitSet& event) {
        set(limit_in(event.person, event.kind, event.chips, event.period),
            event.most,
            event.from,
            now_);
        ++people_.limit_changes;
    }

    void operator()(const TimeLimitSet& event) {
        set(person_of(people_, event.person).play.time_limit, event.minutes, event.from, now_);
        ++people_.limit_changes;
    }

    void operator()(const LimitChangeWithdrawn& event) {
        if (event.kind == LimitKind::time)
            withdraw_change(person_of(people_, event.person).play.time_limit, now_);
        else
            withdraw_change(limit_in(event.person, event.kind, event.chips, event.period), now_);
        ++people_.limit_changes;
    }

    void operator()(const BreakTaken& event) {
        person_of(people_, event.person).play.break_until = event.until;
        ++people_.limit_changes;
    }

    void operator()(const SelfExcluded& event) {
        person_of(people_, event.person).play.excluded = SelfExclusion{event.until};
        ++people_.limit_changes;
    }

    void operator()(const RealityCheckChosen& event) {
        person_of(people_, event.person).play.check_minutes = event.minutes;
    }

    // All other events change only balances.
    template <typename Other>
    void operator()(const Other&) {}

  private:
    ChipLimit& limit_in(PersonId person, LimitKind kind, Chips chips, LimitPeriod period) {
        PlayRecord& record = person_of(people_, person).play;
        const ChipLimit* const found = find_limit(record, kind, chips, period);
        if (found != nullptr)
            return record.limits[static_cast<std::size_t>(found - record.limits.data())];
        return record.limits.emplace_back(ChipLimit{kind, chips, period, {}, {}});
    }

    void index(const std::string& name, PersonId person) {
        people_.by_name.emplace(as_compared(name), person);
    }

    People& people_;
    Moment now_;
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

void apply(People& people, const PeopleEvent& event, const EventMeta& recorded) {
    std::visit(PeopleFold(people, recorded.time), event);
}

std::vector<Posting> postings(const PeopleEvent& event) {
    return std::visit(PeopleLines{}, event);
}

}  // namespace baize::house
