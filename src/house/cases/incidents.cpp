#include <algorithm>

#include "house/cases/decide.h"
#include "house/words.h"

namespace baize::house {

namespace {

// Advice by an onlooker is no offence if the player had asked for it: CS and TCP say so, CP does
// not.
bool excuses_invited_influence(Book book) {
    return book == Book::cs || book == Book::tcp;  // [CS 14.6] [TCP 11.6]
}

// Victoria forbids devices for a purpose, so a purpose must be named. Perth forbids calculators and
// computers as such, and other things for what they can do.
std::optional<Rejection> why_no_device(Book book, const FileIncident& command, Clause clause) {
    const Device& device = command.device;
    if (device.kind == DeviceKind::none) return Rejection{Reason::purpose_missing, clause};
    const bool needs_purpose = is_victorian(book) || device.kind == DeviceKind::other;
    if (needs_purpose && !device.can_analyse && !device.can_change_play) {
        const Clause kind = device_clauses(book, device.kind).kind;
        return Rejection{Reason::purpose_missing, kind.is_set() ? kind : clause};
    }
    return std::nullopt;
}

bool is_of(Clause clause, Book book) {
    const std::string_view id = clause.is_set() ? clause.id() : std::string_view{};
    return id.starts_with(name(book)) && id.substr(name(book).size()).starts_with(' ');
}

// True if the people are distinct and none of them is 0.
bool are_different_people(std::vector<PersonId> persons) {
    std::sort(persons.begin(), persons.end());
    return (persons.empty() || persons.front() != 0) &&
           std::adjacent_find(persons.begin(), persons.end()) == persons.end();
}

std::optional<Rejection> why_not_filed(Book book,
                                       const FileIncident& command,
                                       const OffenceRule& rule) {
    if (const auto reason = why_not_words(command.words)) return Rejection{*reason, rule.clause};
    if (command.persons.size() < rule.persons_min || !are_different_people(command.persons))
        return Rejection{Reason::persons_missing, rule.clause};
    if (is_about_a_device(command.offence)) return why_no_device(book, command, rule.clause);
    if (command.offence == Offence::influence && command.was_invited &&
        excuses_invited_influence(book))
        return Rejection{Reason::was_invited, rule.clause};
    if (command.offence == Offence::other_breach && !is_of(command.provision, book))
        return Rejection{Reason::not_in_this_book, rule.clause};
    return std::nullopt;
}

std::vector<Clause> clauses_broken(Book book,
                                   const FileIncident& command,
                                   const OffenceRule& rule) {
    std::vector<Clause> broken{rule.clause};
    if (command.offence == Offence::other_breach) broken.push_back(command.provision);
    if (!is_about_a_device(command.offence)) return broken;
    const DeviceClauses lettered = device_clauses(book, command.device.kind);
    if (lettered.kind.is_set()) broken.push_back(lettered.kind);
    if (command.device.can_analyse && lettered.analyse.is_set()) broken.push_back(lettered.analyse);
    if (command.device.can_change_play && lettered.change_play.is_set())
        broken.push_back(lettered.change_play);
    return broken;
}

}  // namespace

Result<IncidentFiled> decide(const CasesState& state,
                             const Issuer& by,
                             const CaseFacts& facts,
                             const FileIncident& command) {
    const std::optional<OffenceRule> rule = offence_rule(facts.book, command.offence);
    // A matter that the book does not cover can still be a dispute.
    if (!rule) return reject(Reason::not_in_this_book, dispute_clauses(facts.book).ruling);
    if (const auto refusal = needs(by, rule->least, rule->clause)) return reject(*refusal);
    if (const auto refusal = why_not_filed(facts.book, command, *rule)) return reject(*refusal);
    return IncidentFiled{
        .number = state.last + 1,
        .book = facts.book,
        .offence = command.offence,
        .table = command.table,
        .round = facts.round_in_play,
        .persons = command.persons,
        .words = command.words,
        .device = is_about_a_device(command.offence) ? command.device : Device{},
        .clauses = clauses_broken(facts.book, command, *rule),
    };
}

Result<IncidentWithdrawn> decide(const CasesState& state,
                                 const Issuer& by,
                                 const CaseFacts& /*facts*/,
                                 const WithdrawIncident& command) {
    const Incident* const incident = find_incident(state, command.incident);
    if (incident == nullptr) return reject(Reason::no_such_case, "I-120"_clause);
    const Clause clause = dispute_clauses(incident->filed.book).ruling;
    if (const auto refusal = needs(by, ruling_rank, clause)) return reject(*refusal);
    if (const auto reason = why_not_words(command.words)) return reject(*reason, clause);
    if (incident->withdrawn_by != 0) return reject(Reason::case_closed, clause);
    const bool rests =
        std::any_of(state.sanctions.begin(), state.sanctions.end(), [&](const auto& record) {
            return record.imposed.incident == command.incident && !record.ended;
        });
    if (rests) return reject(Reason::sanction_in_force, clause);
    return IncidentWithdrawn{
        .number = state.last + 1,
        .incident = command.incident,
        .words = command.words,
        .clause = clause,
    };
}

}  // namespace baize::house
