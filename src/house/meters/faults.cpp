#include "house/meters/faults.h"

#include <algorithm>

#include "house/meters/meter_value.h"

namespace baize::house {

namespace {

// Requires distinct Perth tables that are in a system; returns the clause of the first table's
// book.
Result<Clause> perth_clause(const Meters& meters,
                            const std::vector<TableId>& tables,
                            const ClauseByBook& clauses) {
    const JackpotTable* const first = tables.empty() ? nullptr : find_table(meters, tables.front());
    if (first == nullptr) return reject(Reason::no_jackpot_equipment, clauses.uth);
    for (const TableId table : tables) {
        const JackpotTable* const fitted = find_table(meters, table);
        const bool twice = std::count(tables.begin(), tables.end(), table) > 1;
        if (fitted == nullptr || fitted->system == 0 || twice) {
            return reject(Reason::no_such_system, clauses.uth);
        }
        // Melbourne refuses wagers under its own rule instead. [CS 9.2.1]
        if (!is_perth(game_of(fitted->terms))) return reject(Reason::not_offered, clauses.uth);
    }
    return clauses.of(game_of(first->terms));
}

std::optional<Rejection> all_suspended(const Meters& meters,
                                       const std::vector<TableId>& tables,
                                       bool suspended,
                                       Clause clause) {
    for (const TableId table : tables) {
        if (find_table(meters, table)->suspended != suspended) {
            return Rejection{Reason::already_done, clause};
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<Rejection> health_objection(const System& system) {
    const Health& health = system.health;
    if (!health.records_amounts) {
        return Rejection{Reason::meter_not_working, "CS 9.5.1"_clause};
    }
    if (!health.records_times) return Rejection{Reason::meter_not_working, "CS 9.5.2"_clause};
    if (!health.can_be_read) return Rejection{Reason::meter_not_working, "CS 9.5.3"_clause};
    return std::nullopt;
}

Result<HealthReported> decide_report_health(const Meters& meters,
                                            const Issuer& by,
                                            SystemId system,
                                            const Health& health) {
    const Clause clause = "CS 9.2.1"_clause;
    if (auto why = needs(by, Role::dealer, clause)) return reject(*why);
    const System* const reported = find_system(meters, system);
    if (reported == nullptr) return reject(Reason::no_such_system, clause);
    if (!std::holds_alternative<MeterTerms>(reported->terms)) {
        return reject(Reason::not_offered, suspension.of(game_of(reported->terms)));
    }
    return HealthReported{system, health};
}

Result<DisplayReported> decide_report_display(const Meters& meters,
                                              const Issuer& by,
                                              TableId table,
                                              bool works) {
    const ClauseByBook clauses{"CS 9.1.1(k)"_clause, "UTH 3.35"_clause, "CH 3.22"_clause};
    const JackpotTable* const fitted = find_table(meters, table);
    if (fitted == nullptr) return reject(Reason::no_jackpot_equipment, "CS 2.4"_clause);
    const Clause clause = clauses.of(game_of(fitted->terms));
    if (auto why = needs(by, Role::dealer, clause)) return reject(*why);
    return DisplayReported{table, works};
}

Result<ManualArranged> decide_arrange_manually(const Meters& meters,
                                               const Issuer& by,
                                               SystemId system,
                                               bool in_force) {
    const Clause clause = "CS 9.2.1"_clause;
    if (auto why = needs(by, Role::area_manager, clause)) return reject(*why);
    const System* const arranged = find_system(meters, system);
    if (arranged == nullptr) return reject(Reason::no_such_system, clause);
    // Perth must display the amounts at all times. [UTH 3.35] [CH 3.22]
    if (!std::holds_alternative<MeterTerms>(arranged->terms)) {
        return reject(Reason::not_offered, "UTH 3.35"_clause);
    }
    if (arranged->manual == in_force) return reject(Reason::already_done, clause);
    return ManualArranged{system, in_force};
}

Result<TablesSuspended> decide_suspend(const Meters& meters,
                                       const Issuer& by,
                                       const std::vector<TableId>& tables) {
    const Result<Clause> clause = perth_clause(meters, tables, suspension);
    if (!clause) return reject(clause.error());
    if (auto why = needs(by, Role::area_manager, *clause)) return reject(*why);
    if (auto why = all_suspended(meters, tables, false, *clause)) return reject(*why);
    return TablesSuspended{tables};
}

Result<TablesContinued> decide_continue(const Meters& meters,
                                        const Issuer& by,
                                        const std::vector<TableId>& tables) {
    const Result<Clause> clause =
        perth_clause(meters, tables, {{}, "UTH 5.16(a)"_clause, "CH 5.13(a)"_clause});
    if (!clause) return reject(clause.error());
    if (auto why = needs(by, Role::area_manager, *clause)) return reject(*why);
    if (auto why = all_suspended(meters, tables, true, *clause)) return reject(*why);
    return TablesContinued{tables};
}

Result<FaultConfirmed> decide_confirm_fault(const Meters& meters,
                                            const Issuer& by,
                                            SystemId system,
                                            Moment began) {
    FaultConfirmed event{.system = system, .began = began};
    for (const JackpotTable* fitted : tables_of(meters, system))
        if (fitted->suspended) event.tables.push_back(fitted->table);
    const ClauseByBook clauses{{}, "UTH 5.16(b)"_clause, "CH 5.13(b)"_clause};
    const Result<Clause> clause = perth_clause(meters, event.tables, clauses);
    if (!clause) return reject(clause.error());
    if (auto why = needs(by, Role::area_manager, *clause)) return reject(*why);
    if (began > by.now) return reject(Reason::not_now, *clause);
    const System& faulty = *find_system(meters, system);
    event.after = faulty.value;
    for (const TableId table : event.tables) {
        const JackpotTable& fitted = *find_table(meters, table);
        const MeterAt at{faulty.terms, game_of(fitted.terms)};
        const Result<MeterValue> left = without_wagers(at, event.after, fitted.round.wagers);
        if (!left) return reject(left.error());
        event.after = *left;
    }
    return event;
}

}  // namespace baize::house
