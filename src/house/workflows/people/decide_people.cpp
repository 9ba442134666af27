#include "house/casino/casino_state.h"
#include "house/casino/steps.h"
#include "house/people/apply.h"
#include "house/people/decide.h"
#include "house/people/decide_limits.h"
#include "house/workflows/people/change_settings.h"
#include "house/workflows/people/decide.h"
#include "house/workflows/people/staff_play.h"
#include "house/workflows/people/why_limited.h"

namespace baize::house {

namespace {

constexpr Clause practice = "I-139"_clause;

// Maximum play money of a person after taking more: our own limit, no book has it.
constexpr Money most_play_chips = Money::of_cents(100'000'00);

Step people_step(PersonId person, PeopleEvent event) {
    std::vector<ledger::Posting> moved = postings(event);
    return {person_stream(person), std::move(event), std::move(moved)};
}

Result<Steps> people_steps(PersonId person, Result<PeopleEvent> event) {
    if (!event) return reject(event.error());
    return one(people_step(person, *std::move(event)));
}

class DecidePeople {
  public:
    explicit DecidePeople(const Context& now) : now_(now) {}

    Result<Steps> operator()(const Enrol& command) const {
        const auto next = static_cast<PersonId>(now_.state.people.persons.size() + 1);
        return people_steps(
            next, decide_enrolment(now_.state.people, now_.by, command.name, command.is_program));
    }

    Result<Steps> operator()(const Appoint& command) const {
        const PersonAppointed wanted{command.person, command.rank, command.office};
        auto event = decide_appointment(now_.state.people, now_.by, wanted);
        if (event) {
            if (const auto why = why_not_appointed(now_.state, wanted)) return reject(*why);
        }
        return people_steps(command.person, std::move(event));
    }

    Result<Steps> operator()(const TakeName& command) const {
        return people_steps(now_.by.person,
                            decide_renaming(now_.state.people, now_.by, command.name));
    }

    Result<Steps> operator()(const ChangeSettings& command) const {
        return change_settings(now_, command);
    }

    Result<Steps> operator()(const CashIn& command) const {
        if (const auto why = too_large(command.amount)) return reject(*why);
        const CashTaken wanted{command.person, command.amount};
        return deposited(
            command.person, command.amount, decide_cash_in(now_.state.people, now_.by, wanted));
    }

    Result<Steps> operator()(const CashOut& command) const {
        if (const auto why = too_large(command.amount)) return reject(*why);
        const Money in_wallet = now_.balances.of(wallet_of(Chips::money, command.person));
        const CashPaid wanted{command.person, command.amount};
        return people_steps(command.person,
                            decide_cash_out(now_.state.people, now_.by, wanted, in_wallet));
    }

    Result<Steps> operator()(const TakePlayChips& command) const {
        if (now_.by.person == the_house_itself) return reject(Reason::no_such_person, practice);
        if (const auto refusal = office_refused(now_.by)) return reject(*refusal);
        const ledger::Account wallet = wallet_of(Chips::play, now_.by.person);
        if (!command.amount.is_positive()) return reject(Reason::wrong_amount, practice);
        const Money in_hand = now_.balances.of(wallet);
        if (in_hand > most_play_chips || command.amount > most_play_chips - in_hand)
            return reject(Reason::amount_too_large, practice);
        if (const auto why = why_not_deposited(now_, Chips::play, now_.by.person, command.amount))
            return reject(*why);
        return one({person_stream(now_.by.person),
                    PlayChipsGiven{now_.by.person, command.amount},
                    {{wallet, command.amount}, {ledger::the_mint, -command.amount}}});
    }

    // Moves chips between the float of a table and the house. [I-138]
    Result<Steps> operator()(const ChangeFloat& command) const {
        const auto table = table_at(now_, command.table);
        if (!table) return reject(table.error());
        if (const auto refusal = needs(now_.by, Role::area_manager, "I-138"_clause))
            return reject(*refusal);
        const ledger::Account account = float_of(command.table);
        if (command.amount.is_zero() || command.amount > largest_posted)
            return reject(Reason::wrong_amount, "I-138"_clause);
        if (command.amount < -now_.balances.of(account))
            return reject(Reason::amount_too_large, "I-138"_clause);
        return one({table_stream(command.table),
                    FloatChanged{command.table, command.amount},
                    {{bank_of((*table)->chips), -command.amount}, {account, command.amount}}});
    }

    // A supervisor counts the chips collected at a table. [CP 7.2.1(b)] [I-138]
    Result<Steps> operator()(const EmptyChipBox& command) const {
        const auto table = table_at(now_, command.table);
        if (!table) return reject(table.error());
        if (const auto refusal = needs(now_.by, Role::supervisor, "I-138"_clause))
            return reject(*refusal);
        const ledger::Account box = chip_box_of(command.table);
        if (!command.counted.is_positive() || command.counted > now_.balances.of(box))
            return reject(Reason::wrong_amount, "I-138"_clause);
        return one({table_stream(command.table),
                    BoxEmptied{command.table, command.counted},
                    {{box, -command.counted}, {bank_of((*table)->chips), command.counted}}});
    }

    Result<Steps> operator()(const SupplyRunner& command) const {
        if (const auto refusal = too_large(command.amount)) return reject(*refusal);
        return people_steps(
            command.runner,
            decide_supply(now_.state.people, now_.by, {command.runner, command.amount}));
    }

    Result<Steps> operator()(const TakeBackFromRunner& command) const {
        return people_steps(command.runner,
                            decide_return(now_.state.people,
                                          now_.by,
                                          {command.runner, command.counted},
                                          carried_by(command.runner)));
    }

    Result<Steps> operator()(const SellChips& command) const {
        const PersonId runner = now_.by.person;
        return deposited(command.person,
                         command.amount,
                         decide_sale(now_.state.people,
                                     now_.by,
                                     {runner, command.person, command.amount},
                                     carried_by(runner)));
    }

    Result<Steps> operator()(const LimitChips& command) const {
        return own_steps(decide_chip_limit(now_.state.people, now_.by, command));
    }

    Result<Steps> operator()(const LimitTime& command) const {
        return own_steps(decide_time_limit(now_.state.people, now_.by, command));
    }

    Result<Steps> operator()(const WithdrawLimitChange& command) const {
        return own_steps(decide_withdrawal(now_.state.people, now_.by, command));
    }

    Result<Steps> operator()(const TakeBreak& command) const {
        return away(own_steps(decide_break(now_.state.people, now_.by, command)));
    }

    Result<Steps> operator()(const ExcludeSelf& command) const {
        return away(own_steps(decide_self_exclusion(now_.state.people, now_.by, command)));
    }

    Result<Steps> operator()(const ChooseRealityCheck& command) const {
        return own_steps(decide_reality_check(now_.state.people, now_.by, command));
    }

  private:
    [[nodiscard]] Result<Steps> own_steps(Result<PeopleEvent> event) const {
        return people_steps(now_.by.person, std::move(event));
    }

    // A person who will not play leaves the waiting lists. [I-153]
    [[nodiscard]] Result<Steps> away(Result<Steps> steps) const {
        if (steps) add_list_leaving(now_, *steps);
        return steps;
    }

    // The limits of the person come last, so that unauthorised persons learn nothing from the
    // answer. [I-152]
    template <typename Event>
    [[nodiscard]] Result<Steps> deposited(PersonId person,
                                          Money amount,
                                          Result<Event> event) const {
        if (!event) return reject(event.error());
        if (const auto why = why_not_deposited(now_, Chips::money, person, amount))
            return reject(*why);
        return one(people_step(person, *std::move(event)));
    }

    [[nodiscard]] Money carried_by(PersonId runner) const {
        return now_.balances.of(mobile_bank_of(runner));
    }

    // This is checked after the rank, so that unauthorised persons learn nothing from the answer.
    // [I-138]
    [[nodiscard]] std::optional<Rejection> too_large(Money amount) const {
        if (now_.by.office != Office::cage) return std::nullopt;
        if (amount <= largest_posted) return std::nullopt;
        return Rejection{Reason::amount_too_large, "I-138"_clause};
    }

    const Context& now_;
};

}  // namespace

Result<Steps> decide(const Context& now, const PeopleCommand& command) {
    return std::visit(DecidePeople(now), command);
}

}  // namespace baize::house
