#include "house/workflows/people/own_money.h"

#include <algorithm>

#include "house/casino/game_state.h"
#include "house/workflows/people/staff_play.h"

namespace baize::house {

namespace {

// True if `member` of one of the items is the person.
template <typename Items, typename Member>
bool is_among(const Items& items, PersonId person, Member member) {
    return std::any_of(
        items.begin(), items.end(), [&](const auto& item) { return item.*member == person; });
}

bool has_prize_in(const Claim& claim, PersonId person) {
    return is_among(claim.prizes, person, &WonPrize::person) ||
           is_among(claim.wagers, person, &RegisteredWager::person);
}

bool was_dealt_in(const PlayedHand& played, PersonId person) {
    for (const poker::Seat seat : played.hand.dealt_in) {
        if (played.players[seat] == person) return true;
    }
    return false;
}

class IsOwn {
  public:
    explicit IsOwn(const Context& now) : now_(now) {}

    // The members of a command say what it is about.
    template <typename Command>
    bool operator()(const Command& command) const {
        bool is_own = false;
        if constexpr (requires { command.claim; }) is_own |= of_claim(command.claim);
        if constexpr (requires { command.hold; }) is_own |= of_hold(command.hold);
        if constexpr (requires { command.sanction; }) is_own |= of_sanction(command.sanction);
        if constexpr (requires { command.charge; })
            is_own |= command.charge.person == me() || of_incident(command.charge.incident);
        if constexpr (requires { command.incident; }) is_own |= of_incident(command.incident);
        if constexpr (requires { command.dispute; }) is_own |= of_dispute(command.dispute);
        if constexpr (requires { command.awards; })
            is_own |= is_among(command.awards, me(), &Award::person);
        if constexpr (requires { command.review; }) is_own |= of_review(command.review);
        return is_own;
    }

    bool operator()(const VoidWager& command) const {
        return of_wager(command.charge, command.which);
    }

    bool operator()(const ForfeitWager& command) const {
        return of_wager(command.charge, command.which);
    }

    bool operator()(const InvalidateOutcome& command) const {
        return of_round(command.table, command.round);
    }

    bool operator()(const HoldPayment& command) const {
        return of_round(command.table, command.which.round);
    }

    // After the settlement a report takes the payments back.
    bool operator()(const ActInRound& command) const {
        return std::holds_alternative<Report>(command.action) && of_last_round(command.table);
    }

    bool operator()(const ReportInHand& command) const { return of_last_round(command.table); }

    bool operator()(const VerifyBonus& command) const {
        const TableState* const table = find_table(now_.state, command.table);
        const BonusPrompt* const prompt =
            table == nullptr ? nullptr : find_prompt(table->bonuses, command.prompt);
        return prompt != nullptr && is_among(prompt->hands, me(), &BonusHand::person);
    }

    bool operator()(const PayBonus& command) const { return of_award(command); }

    bool operator()(const DeliverBonus& command) const { return of_award(command); }

    // It may make claims of the system void.
    bool operator()(const ConfirmFault& command) const {
        const std::vector<Claim>& claims = now_.state.meters.claims;
        return std::any_of(claims.begin(), claims.end(), [&](const Claim& claim) {
            return claim.system == command.system && has_prize_in(claim, me());
        });
    }

  private:
    [[nodiscard]] PersonId me() const { return now_.by.person; }

    [[nodiscard]] bool of_round(TableId number, std::uint64_t round) const {
        const TableState* const table = find_table(now_.state, number);
        return table != nullptr && had_money_in(*table, round, me());
    }

    [[nodiscard]] bool of_last_round(TableId number) const {
        const TableState* const table = find_table(now_.state, number);
        return table != nullptr && had_money_in(*table, round_number(*table), me());
    }

    [[nodiscard]] bool of_claim(std::uint64_t number) const {
        const Claim* const claim = find_claim(now_.state.meters, number);
        return claim != nullptr && has_prize_in(*claim, me());
    }

    [[nodiscard]] bool of_hold(CaseNumber number) const {
        const PaymentHold* const hold = find_hold(now_.state.cases, number);
        return hold != nullptr &&
               (hold->held.person == me() || of_round(hold->held.table, hold->held.round));
    }

    [[nodiscard]] bool of_incident(CaseNumber number) const {
        const Incident* const incident = find_incident(now_.state.cases, number);
        if (incident == nullptr) return false;
        const std::vector<PersonId>& persons = incident->filed.persons;
        return std::find(persons.begin(), persons.end(), me()) != persons.end();
    }

    [[nodiscard]] bool of_wager(const Charge& charge, const WagerInRound& which) const {
        const Incident* const incident = find_incident(now_.state.cases, charge.incident);
        return charge.person == me() || of_incident(charge.incident) ||
               (incident != nullptr && of_round(incident->filed.table, which.round));
    }

    [[nodiscard]] bool of_sanction(CaseNumber number) const {
        const SanctionRecord* const sanction = find_sanction(now_.state.cases, number);
        if (sanction == nullptr) return false;
        const SanctionImposed& imposed = sanction->imposed;
        const Incident* const incident = find_incident(now_.state.cases, imposed.incident);
        return imposed.person == me() || of_incident(imposed.incident) ||
               (incident != nullptr && of_round(incident->filed.table, imposed.round));
    }

    [[nodiscard]] bool of_dispute(CaseNumber number) const {
        const Dispute* const dispute = find_dispute(now_.state.cases, number);
        return dispute != nullptr && (is_party(dispute->opened, me()) ||
                                      of_round(dispute->opened.table, dispute->opened.round));
    }

    [[nodiscard]] bool of_review(CaseNumber number) const {
        const Review* const review = find_review(now_.state.cases, number);
        if (review == nullptr) return false;
        const ReviewRequested& requested = review->requested;
        return requested.requested_by == me() || of_dispute(requested.of) ||
               of_incident(requested.of);
    }

    template <typename Paying>
    [[nodiscard]] bool of_award(const Paying& command) const {
        const TableState* const table = find_table(now_.state, command.table);
        const BonusOwed* const owed =
            table == nullptr ? nullptr : find_owed(table->bonuses, command.award);
        return owed != nullptr && owed->award.player == me();
    }

    const Context& now_;
};

}  // namespace

bool had_money_in(const TableState& table, std::uint64_t round, PersonId person) {
    if (round == 0) return false;
    if (round == round_number(table) && is_in_round(table, person)) return true;
    const RoundRecord* const kept = find_round_record(table.books, round);
    if (kept == nullptr) return false;
    const auto is_theirs = [&](const ledger::Posting& line) {
        return line.account.kind == ledger::AccountKind::stack && line.account.place == person;
    };
    return is_among(kept->wagers, person, &BookedWager::owner) ||
           (kept->hand && was_dealt_in(*kept->hand, person)) ||
           (kept->jackpot && has_prize_in(*kept->jackpot, person)) ||
           std::any_of(kept->booked.begin(), kept->booked.end(), is_theirs);
}

bool decides_own_money(const Context& now, const Command& command) {
    const IsOwn is_own(now);
    return std::visit([&](const auto& group) { return std::visit(is_own, group); }, command);
}

}  // namespace baize::house
