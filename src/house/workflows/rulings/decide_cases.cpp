#include <algorithm>

#include "house/cases/decide.h"
#include "house/casino/game_state.h"
#include "house/casino/steps.h"
#include "house/workflows/rulings/decide.h"
#include "house/workflows/rulings/payment_holds.h"
#include "house/workflows/rulings/poker_wagers.h"
#include "house/workflows/rulings/rulings.h"

namespace baize::house {

namespace {

constexpr Clause of_the_house = "I-138"_clause;

class DecideCases {
  public:
    explicit DecideCases(const Context& now) : now_(now) {}

    Result<Steps> operator()(const FileIncident& command) const {
        const auto found = table_at(now_, command.table);
        if (!found) return reject(found.error());
        if (!(*found)->board.sign) return reject(Reason::sign_not_up, "I-123"_clause);
        const CaseFacts facts{
            .book = book_of(**found),
            .round_in_play = is_round_in_play(**found) ? round_number(**found) : 0};
        return known(command.persons, decide(cases(), now_.by, facts, command));
    }

    Result<Steps> operator()(const WithdrawIncident& command) const {
        return written(decide(cases(), now_.by, {}, command));
    }

    Result<Steps> operator()(const VoidWager& command) const { return void_wager(now_, command); }

    Result<Steps> operator()(const ForfeitWager& command) const {
        return forfeit_wager(now_, command);
    }

    Result<Steps> operator()(const BarPlayer& command) const { return written(imposed(command)); }

    Result<Steps> operator()(const HoldWinnings& command) const {
        return hold_winnings(now_, command);
    }

    Result<Steps> operator()(const ConfiscateDevice& command) const {
        return known({command.taken_by}, imposed(command));
    }

    Result<Steps> operator()(const DetainPerson& command) const {
        return known({command.responsible}, imposed(command));
    }

    Result<Steps> operator()(const ReverseSanction& command) const {
        return reverse_sanction(now_, command);
    }

    // An investigation takes days, so the money goes to the wallet, which always exists.
    Result<Steps> operator()(const CloseHold& command) const {
        const SanctionRecord* const hold = find_sanction(cases(), command.sanction);
        const PersonId person = hold == nullptr ? 0 : hold->imposed.person;
        return ended(command, {.account = wallet_of(Chips::money, person)});
    }

    Result<Steps> operator()(const EndDetention& command) const { return ended(command, {}); }

    Result<Steps> operator()(const LetGo& command) const { return ended(command, {}); }

    Result<Steps> operator()(const InvalidateOutcome& command) const {
        return invalidate_outcome(now_, command);
    }

    Result<Steps> operator()(const OpenDispute& command) const {
        return open_dispute(now_, command);
    }

    Result<Steps> operator()(const AdviseComplainant& command) const {
        auto event = decide(cases(), now_.by, {}, command);
        if (!event) return reject(event.error());
        const TableId table = find_dispute(cases(), command.dispute)->opened.table;
        return case_steps(now_, *find_table(now_.state, table), *std::move(event));
    }

    Result<Steps> operator()(const RuleOnDispute& command) const {
        return rule_on_dispute(now_, command);
    }

    Result<Steps> operator()(const RequestReview& command) const {
        return written(decide(cases(), now_.by, {.regulators = regulators()}, command));
    }

    Result<Steps> operator()(const EscalateComplaint& command) const {
        CaseFacts facts{.regulators = regulators()};
        if (const Dispute* const dispute = find_dispute(cases(), command.dispute)) {
            facts.book = dispute->opened.book;
        } else if (command.dispute != 0) {
            return reject(Reason::no_such_case, "I-120"_clause);
        } else {
            const auto found = table_at(now_, command.table);
            if (!found) return reject(found.error());
            if (!(*found)->board.sign) return reject(Reason::sign_not_up, "I-123"_clause);
            facts.book = book_of(**found);
        }
        return known({command.complainant}, decide(cases(), now_.by, facts, command));
    }

    Result<Steps> operator()(const RecordAnswer& command) const {
        return record_answer(now_, command);
    }

    Result<Steps> operator()(const HoldPayment& command) const {
        return hold_payment(now_, command);
    }

    Result<Steps> operator()(const EndPaymentHold& command) const {
        return end_payment_hold(now_, command);
    }

  private:
    [[nodiscard]] const CasesState& cases() const { return now_.state.cases; }

    // The present regulators; the books name their predecessors. [I-121]
    [[nodiscard]] const Regulators& regulators() const { return now_.state.settings.regulators; }

    // Decides a case command that moves no money.
    template <typename Event>
    Result<Steps> written(Result<Event> event) const {
        if (!event) return reject(event.error());
        CaseEvent happened = *std::move(event);
        return one({house_stream, std::move(happened), {}});
    }

    // Does the same, and rejects unknown persons.
    template <typename Event>
    Result<Steps> known(const std::vector<PersonId>& people, Result<Event> event) const {
        const bool are_known = std::all_of(people.begin(), people.end(), [&](PersonId person) {
            return find(now_.state.people, person) != nullptr;
        });
        if (event && !are_known) return reject(Reason::no_such_person, of_the_house);
        return written(std::move(event));
    }

    // For sanctions that need no facts.
    [[nodiscard]] Result<SanctionImposed> imposed(const Sanctioning& command) const {
        return decide(cases(), now_.by, {}, command);
    }

    Result<Steps> ended(const SanctionEnding& command, const CaseFacts& facts) const {
        auto event = decide(cases(), now_.by, facts, command);
        if (!event) return reject(event.error());
        const CaseNumber incident = find_sanction(cases(), event->sanction)->imposed.incident;
        return case_steps(now_, *table_of_incident(now_, incident), *std::move(event));
    }

    const Context& now_;
};

}  // namespace

Result<Steps> decide(const Context& now, const CaseCommand& command) {
    return std::visit(DecideCases(now), command);
}

}  // namespace baize::house
