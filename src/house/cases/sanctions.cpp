#include <algorithm>
#include <span>

#include "house/cases/decide.h"
#include "house/cases/money.h"
#include "house/words.h"

namespace baize::house {

namespace {

using ledger::AccountKind;

Sanction sanction_of(const Sanctioning& command) {
    // In the order of the alternatives.
    constexpr Sanction order[] = {Sanction::wager_voided,
                                  Sanction::wager_forfeited,
                                  Sanction::barred,
                                  Sanction::winnings_held,
                                  Sanction::device_confiscated,
                                  Sanction::person_detained};
    static_assert(std::variant_size_v<Sanctioning> == std::size(order));
    return order[command.index()];
}

const Charge& charge_of(const Sanctioning& command) {
    return std::visit([](const auto& one) -> const Charge& { return one.charge; }, command);
}

bool is_of_nobody_in(ledger::Account account, PersonId person, std::span<const PersonId> others) {
    const bool is_personal =
        account.kind == AccountKind::wallet || account.kind == AccountKind::liability;
    return is_personal && account.owner != person &&
           std::find(others.begin(), others.end(), account.owner) == others.end();
}

// True if a later ruling voided another wager of this hand and has not been reversed.
bool is_rested_on(const CasesState& state, const SanctionRecord& record) {
    const IncidentFiled& at = find_incident(state, record.imposed.incident)->filed;
    if (at.book != Book::cp || record.imposed.wager == 0) return false;
    return std::any_of(state.sanctions.begin(), state.sanctions.end(), [&](const auto& later) {
        const SanctionImposed& other = later.imposed;
        return !later.ended && other.number > record.imposed.number && other.wager != 0 &&
               other.round == record.imposed.round &&
               find_incident(state, other.incident)->filed.table == at.table;
    });
}

// The particular part of each sanction: fills in the event, or returns a rejection.
struct Particulars {
    const CasesState& state;
    const CaseFacts& facts;
    const IncidentFiled& incident;
    SanctionImposed& event;

    [[nodiscard]] std::optional<Rejection> refuse(Reason reason) const {
        return Rejection{reason, event.clause};
    }

    [[nodiscard]] std::optional<Rejection> why_not_wager(const WagerInRound& which) const {
        if (which.round == 0) return refuse(Reason::no_such_wager);
        if (!facts.is_settled) return refuse(Reason::not_now);
        event.round = which.round;
        event.wager = number_of(which);
        if (has_fallen(state, incident.table, event.round, event.wager))
            return refuse(Reason::already_done);
        return std::nullopt;
    }

    // True if part of the money is the accused person's or shares a pot with others' wagers, and
    // none of it belongs to people or tables that are not involved.
    [[nodiscard]] bool is_their_wager() const {
        const std::vector<ledger::Posting>& booked = facts.booked;
        // A wager in a pot may have cost the others something, or nothing if it already came back
        // to the offender. The ruling stands in both cases.
        const bool is_in_a_pot = !facts.others.empty();
        return (is_in_a_pot ||
                std::any_of(booked.begin(),
                            booked.end(),
                            [&](const auto& line) { return is_own(line.account); })) &&
               std::all_of(booked.begin(), booked.end(), [&](const auto& line) {
                   return is_of_round(line.account, incident.table) &&
                          !is_of_nobody_in(line.account, event.person, facts.others);
               });
    }

    [[nodiscard]] bool is_own(ledger::Account account) const {
        return belongs_to(account, event.person, incident.table);
    }

    [[nodiscard]] std::optional<Rejection> operator()(const VoidWager& command) const {
        if (const auto refusal = why_not_wager(command.which)) return refusal;
        if (!is_postable(facts.booked)) return refuse(Reason::money_unbalanced);
        if (!is_their_wager()) return refuse(Reason::not_their_money);
        event.moved = contra_of(facts.booked);
        if (takes_from_a_pot(event.moved)) return refuse(Reason::not_now);
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Rejection> operator()(const ForfeitWager& command) const {
        if (incident.offence != Offence::exchange) return refuse(Reason::not_in_this_book);
        if (const auto refusal = why_not_wager(command.which)) return refusal;
        if (!sum_of(facts.parts)) return refuse(Reason::no_such_amount);
        const bool is_of_player =
            std::all_of(facts.parts.begin(), facts.parts.end(), [&](const auto& part) {
                return is_own(part.account);
            });
        if (!is_of_player) return refuse(Reason::not_their_money);
        const ledger::Account table_float{AccountKind::table_float, incident.table, 0};
        if (facts.account != table_float && facts.account != ledger::the_house)
            return refuse(Reason::not_their_money);
        event.moved = transfer(facts.parts, facts.account);
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Rejection> operator()(const BarPlayer& command) const {
        event.reach = command.reach;
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Rejection> operator()(const HoldWinnings& /*command*/) const {
        if (!is_about_a_device(incident.offence)) return refuse(Reason::no_device_case);
        if (!sum_of(facts.parts)) return refuse(Reason::no_such_amount);
        const bool is_of_accused =
            std::all_of(facts.parts.begin(), facts.parts.end(), [&](const auto& part) {
                return belongs_to(part.account, event.person);
            });
        if (!is_of_accused) return refuse(Reason::not_their_money);
        event.moved = transfer(facts.parts, {AccountKind::liability, event.person, 0});
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Rejection> operator()(const ConfiscateDevice& command) const {
        if (!is_about_a_device(incident.offence)) return refuse(Reason::no_device_case);
        if (const auto reason = why_not_words(command.device)) return refuse(*reason);
        if (command.taken_by == 0) return refuse(Reason::persons_missing);
        event.what = command.device;
        event.responsible = command.taken_by;
        return std::nullopt;
    }

    // Only CS allows detention for a reason other than a device.
    [[nodiscard]] std::optional<Rejection> operator()(const DetainPerson& command) const {
        const bool for_device = command.ground == DetentionGround::prohibited_device;
        if (!for_device && incident.book != Book::cs) return refuse(Reason::not_in_this_book);
        if (for_device && !is_about_a_device(incident.offence))
            return refuse(Reason::no_device_case);
        if (const auto reason = why_not_words(command.place)) return refuse(*reason);
        if (command.responsible == 0) return refuse(Reason::persons_missing);
        event.what = command.place;
        event.responsible = command.responsible;
        event.ground = command.ground;
        return std::nullopt;
    }
};

bool names(const IncidentFiled& incident, PersonId person) {
    return std::find(incident.persons.begin(), incident.persons.end(), person) !=
           incident.persons.end();
}

// The part common to all endings: the sanction is in force, and a reason is given.
std::optional<Rejection> why_not_ended(const SanctionRecord& record, const std::string& words) {
    if (record.ended) return Rejection{Reason::case_closed, record.imposed.clause};
    if (const auto reason = why_not_words(words)) return Rejection{*reason, record.imposed.clause};
    return std::nullopt;
}

struct Ending {
    const CasesState& state;
    const Issuer& by;
    const CaseFacts& facts;
    const SanctionRecord& record;

    [[nodiscard]] SanctionEnded ended(SanctionEnd end, const std::string& words) const {
        return {.number = state.last + 1,
                .sanction = record.imposed.number,
                .end = end,
                .words = words,
                .clause = record.imposed.clause};
    }

    [[nodiscard]] Result<SanctionEnded> operator()(const ReverseSanction& command) const {
        const SanctionImposed& imposed = record.imposed;
        if (imposed.sanction == Sanction::winnings_held ||
            imposed.sanction == Sanction::person_detained)
            return reject(Reason::not_offered, imposed.clause);
        const Book book = find_incident(state, imposed.incident)->filed.book;
        const Role least = sanction_power(book, imposed.sanction)->least;
        if (const auto refusal = needs(by, least, imposed.clause)) return reject(*refusal);
        if (const auto refusal = why_not_ended(record, command.words)) return reject(*refusal);
        // The wagers of an invalidated round have already gone back. [I-98]
        const TableId table = find_incident(state, imposed.incident)->filed.table;
        if (imposed.wager != 0 && is_invalidated(state, table, imposed.round))
            return reject(Reason::already_done, imposed.clause);
        if (is_rested_on(state, record)) return reject(Reason::later_ruling_first, imposed.clause);
        if (!is_postable(facts.booked)) return reject(Reason::money_unbalanced, imposed.clause);
        SanctionEnded event = ended(SanctionEnd::reversed, command.words);
        event.moved = contra_of(facts.booked.empty() ? imposed.moved : facts.booked);
        if (takes_from_a_pot(event.moved)) return reject(Reason::not_now, imposed.clause);
        return event;
    }

    [[nodiscard]] Result<SanctionEnded> operator()(const CloseHold& command) const {
        const SanctionImposed& imposed = record.imposed;
        if (imposed.sanction != Sanction::winnings_held)
            return reject(Reason::not_offered, imposed.clause);
        if (const auto refusal = needs(by, closing_rank, "I-99"_clause)) return reject(*refusal);
        if (const auto refusal = why_not_ended(record, command.words)) return reject(*refusal);
        const TableId table = find_incident(state, imposed.incident)->filed.table;
        if (command.is_for_player && !belongs_to(facts.account, imposed.person, table))
            return reject(Reason::not_their_money, imposed.clause);
        SanctionEnded event = ended(
            command.is_for_player ? SanctionEnd::released_to_player : SanctionEnd::kept_by_house,
            command.words);
        const ledger::Posting& held = imposed.moved.back();
        event.moved = transfer(
            held.account, command.is_for_player ? facts.account : ledger::the_house, held.amount);
        return event;
    }

    // Letting a person go needs no special power: any supervisor may record it.
    [[nodiscard]] std::optional<Rejection> why_still_detained(const std::string& words) const {
        const SanctionImposed& imposed = record.imposed;
        if (imposed.sanction != Sanction::person_detained)
            return Rejection{Reason::not_offered, imposed.clause};
        if (const auto refusal = needs(by, Role::supervisor, imposed.clause)) return refusal;
        return why_not_ended(record, words);
    }

    [[nodiscard]] Result<SanctionEnded> operator()(const EndDetention& command) const {
        if (const auto refusal = why_still_detained(command.words)) return reject(*refusal);
        const Clause clause = record.imposed.clause;
        if (command.taken_over_by.empty()) return reject(Reason::persons_missing, clause);
        if (const auto reason = why_too_long(command.taken_over_by)) return reject(*reason, clause);
        SanctionEnded event = ended(SanctionEnd::handed_over, command.words);
        event.taken_over_by = command.taken_over_by;
        return event;
    }

    [[nodiscard]] Result<SanctionEnded> operator()(const LetGo& command) const {
        if (const auto refusal = why_still_detained(command.words)) return reject(*refusal);
        return ended(SanctionEnd::let_go, command.words);
    }
};

CaseNumber sanction_named(const SanctionEnding& command) {
    return std::visit([](const auto& one) { return one.sanction; }, command);
}

}  // namespace

Result<SanctionImposed> decide(const CasesState& state,
                               const Issuer& by,
                               const CaseFacts& facts,
                               const Sanctioning& command) {
    const Charge& charge = charge_of(command);
    const Sanction sanction = sanction_of(command);
    const Incident* const incident = find_incident(state, charge.incident);
    if (incident == nullptr) return reject(Reason::no_such_case, "I-99"_clause);
    const std::optional<Power> power = sanction_power(incident->filed.book, sanction);
    if (!power) {
        return reject(Reason::not_in_this_book, dispute_clauses(incident->filed.book).ruling);
    }
    if (const auto refusal = needs(by, power->least, power->clause)) return reject(*refusal);
    if (incident->withdrawn_by != 0) return reject(Reason::case_closed, power->clause);
    if (const auto reason = why_not_words(charge.words)) return reject(*reason, power->clause);
    if (!names(incident->filed, charge.person)) return reject(Reason::not_accused, power->clause);
    SanctionImposed event{.number = state.last + 1,
                          .incident = charge.incident,
                          .sanction = sanction,
                          .person = charge.person,
                          .words = charge.words,
                          .clause = power->clause};
    const auto refusal = std::visit(Particulars{state, facts, incident->filed, event}, command);
    if (refusal) return reject(*refusal);
    return event;
}

Result<SanctionEnded> decide(const CasesState& state,
                             const Issuer& by,
                             const CaseFacts& facts,
                             const SanctionEnding& command) {
    const SanctionRecord* const record = find_sanction(state, sanction_named(command));
    if (record == nullptr) return reject(Reason::no_such_case, "I-99"_clause);
    return std::visit(Ending{state, by, facts, *record}, command);
}

}  // namespace baize::house
