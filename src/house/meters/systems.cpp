#include "house/meters/systems.h"

#include <algorithm>

#include "house/meters/meter_value.h"

namespace baize::house {

namespace {

const ClauseByBook one_table_or_group{
    "CS 9.1.1(a)"_clause, "UTH 3.27(b)"_clause, "CH 3.14(b)"_clause};

// Prize meters must differ in the cost of a wager and agree in everything else. [CS 9.1.1(e)] [CS
// 9.1.1(f)] [I-51]
std::optional<Rejection> clash(const Meters& meters,
                               const MeterSettings& settings,
                               const MeterTerms& terms) {
    for (const System& system : meters.systems) {
        const auto* const other = std::get_if<MeterTerms>(&system.terms);
        if (other == nullptr) continue;
        const bool same_game = other->game == terms.game;
        const bool compared = same_game || settings.distinct_cost == CostScope::house;
        if (compared && other->wager == terms.wager) {
            return Rejection{Reason::wager_cost_taken, "CS 9.1.1(e)"_clause};
        }
        // Seed and option determine the rate; printed percentages mean a different prize table.
        if (same_game && (other->seed != terms.seed || other->option != terms.option ||
                          other->printed_percentages != terms.printed_percentages)) {
            return Rejection{Reason::systems_differ, "CS 9.1.1(f)"_clause};
        }
    }
    return std::nullopt;
}

// Returns the reason why a fitted table may not be part of a system on these terms.
std::optional<Rejection> no_member(const Meters& meters, const Terms& terms, TableId table) {
    const JackpotTable* const fitted = find_table(meters, table);
    if (fitted == nullptr) return Rejection{Reason::no_jackpot_equipment, "CS 2.4"_clause};
    return difference(terms, fitted->terms);
}

// A table that moves from one meter to another takes over the wager of the new one, which always
// has another cost. [CS 9.1.1(d)] [CS 9.1.1(e)]
std::optional<Rejection> no_new_member(const JackpotTable& fitted, const Terms& terms) {
    Terms taken_over = fitted.terms;
    auto* const table = std::get_if<MeterTerms>(&taken_over);
    const auto* const system = std::get_if<MeterTerms>(&terms);
    if (fitted.system != 0 && table != nullptr && system != nullptr) table->wager = system->wager;
    return difference(terms, taken_over);
}

}  // namespace

Result<EquipmentFitted> decide_fit(const Meters& meters,
                                   const Issuer& by,
                                   TableId table,
                                   const Terms& terms) {
    if (auto why = needs(by, Role::area_manager, "CS 2.4"_clause)) return reject(*why);
    if (table == 0) return reject(Reason::no_jackpot_equipment, "CS 2.4"_clause);
    if (auto why = objection_to(terms)) return reject(*why);
    const auto* const pools = std::get_if<PoolTerms>(&terms);
    if (pools != nullptr && pools->games.size() != 1) {
        return reject(Reason::games_not_linked, "I-90"_clause);  // A table plays one game.
    }
    const JackpotTable* const fitted = find_table(meters, table);
    if (fitted != nullptr && fitted->system != 0) {
        return reject(Reason::in_another_system, "CS 9.1.1(b)"_clause);
    }
    return EquipmentFitted{table, terms};
}

Result<SystemOpened> decide_open(const Meters& meters,
                                 const MeterSettings& settings,
                                 const Issuer& by,
                                 const Terms& terms,
                                 const std::vector<TableId>& tables) {
    if (auto why = objection_to(terms)) return reject(*why);
    const Clause attached = one_table_or_group.of(game_of(terms));
    if (auto why = needs(by, Role::area_manager, attached)) return reject(*why);
    if (const auto* meter = std::get_if<MeterTerms>(&terms)) {
        if (auto why = clash(meters, settings, *meter)) return reject(*why);
    }
    if (tables.empty()) return reject(Reason::system_needs_a_table, attached);
    std::vector<TableId> members;
    for (const TableId table : tables) {
        if (auto why = no_member(meters, terms, table)) return reject(*why);
        const bool named_twice = std::count(members.begin(), members.end(), table) > 0;
        if (find_table(meters, table)->system != 0 || named_twice) {
            return reject(Reason::in_another_system, "CS 9.1.1(c)"_clause);
        }
        members.push_back(table);
    }
    const Fraction credited = std::holds_alternative<MeterTerms>(terms) ? meters.held : Fraction();
    const Result<MeterValue> value = opened(terms, credited);
    if (!value) return reject(value.error());
    return SystemOpened{meters.last_system + 1, terms, members, *value, credited};
}

Result<TableMoved> decide_move_table(const Meters& meters,
                                     const Issuer& by,
                                     TableId table,
                                     SystemId to) {
    const Clause clause = "CS 9.1.1(h)"_clause;
    if (auto why = needs(by, Role::area_manager, clause)) return reject(*why);
    const JackpotTable* const fitted = find_table(meters, table);
    if (fitted == nullptr) return reject(Reason::no_jackpot_equipment, "CS 2.4"_clause);
    if (fitted->system == to) return reject(Reason::in_another_system, "CS 9.1.1(c)"_clause);
    if (to != 0) {
        const System* const system = find_system(meters, to);
        if (system == nullptr) return reject(Reason::no_such_system, "CS 9.1.1(a)"_clause);
        if (auto why = no_new_member(*fitted, system->terms)) return reject(*why);
    }
    // A system without a table must be closed, not left behind. [CS 9.1.1(a)]
    if (fitted->system != 0 && tables_of(meters, fitted->system).size() == 1) {
        return reject(Reason::system_needs_a_table, one_table_or_group.of(game_of(fitted->terms)));
    }
    if (auto why = busy(meters, *fitted)) return reject(*why);
    // Perth's books have no such sign.
    if (!is_perth(game_of(fitted->terms))) {
        const Notice sign{.kind = NoticeKind::table_moves, .table = table, .system = to};
        if (auto why = too_early(meters, sign, {sign_time, clause}, by.now)) return reject(*why);
    }
    return TableMoved{table, to};
}

}  // namespace baize::house
