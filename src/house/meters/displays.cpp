#include "house/meters/displays.h"

#include "house/meters/meter_value.h"

namespace baize::house {

namespace {

constexpr std::string_view may_differ =
    "When several jackpots fall at one table, payments may differ from the amounts shown.";

std::vector<Money> amounts_of(const System& system) {
    if (const auto* terms = std::get_if<PoolTerms>(&system.terms)) {
        const auto shown = jackpots::displays(rules_of(*terms, terms->games.front()),
                                              std::get<jackpots::LevelPools>(system.value));
        return {shown.begin(), shown.end()};
    }
    return {whole_cents_of(pools_of(system.value)[0])};
}

JackpotDisplay display_of(const System& system, LinkedGame game) {
    JackpotDisplay display{.system = system.id, .amounts = amounts_of(system)};
    const ClauseByBook clauses{"CS 9.1.1(k)"_clause, "UTH 4.21"_clause, "CH 4.19"_clause};
    display.clause = clauses.of(game);
    if (is_perth(game)) display.warning = may_differ;
    return display;
}

}  // namespace

Result<JackpotDisplay> display_at(const Meters& meters, TableId table) {
    const JackpotTable* const fitted = find_table(meters, table);
    if (fitted == nullptr) return reject(Reason::no_jackpot_equipment, "CS 2.4"_clause);
    const LinkedGame game = game_of(fitted->terms);
    const System* const system = find_system(meters, fitted->system);
    const ClauseByBook attached{"CS 9.1.1(a)"_clause, "UTH 3.27(b)"_clause, "CH 3.14(b)"_clause};
    if (system == nullptr) return reject(Reason::no_such_system, attached.of(game));
    JackpotDisplay display = display_of(*system, game);
    if (system->manual) {
        display.by_hand = true;
        display.amounts.clear();
    }
    return display;
}

Result<std::vector<JackpotDisplay>> promotional_display(const Meters& meters,
                                                        const std::vector<SystemId>& systems) {
    std::vector<JackpotDisplay> displays;
    for (const SystemId id : systems) {
        const System* const system = find_system(meters, id);
        if (system == nullptr) return reject(Reason::no_such_system, "CS 9.1.1(l)"_clause);
        displays.push_back(display_of(*system, game_of(system->terms)));
    }
    return displays;
}

Result<Written> read_meter(const Meters& meters, const By& by, SystemId system, Moment at) {
    const Clause clause = "CS 9.5.3"_clause;
    if (auto why = needs(by, Role::area_manager, clause)) return reject(*why);
    const System* const read = find_system(meters, system);
    if (read == nullptr) return reject(Reason::no_such_system, clause);
    const auto& written = read->written;
    for (auto entry = written.rbegin(); entry != written.rend(); ++entry)
        if (entry->settlement && entry->time <= at) return *entry;
    return reject(Reason::no_such_settlement, clause);
}

Result<Written> last_verified(const Meters& meters, SystemId system, Moment fault_began) {
    const System* const read = find_system(meters, system);
    if (read == nullptr) return reject(Reason::no_such_system, "I-88"_clause);
    const auto& written = read->written;
    for (auto entry = written.rbegin(); entry != written.rend(); ++entry)
        if (entry->time < fault_began) return *entry;
    return reject(Reason::no_such_settlement, "I-88"_clause);
}

}  // namespace baize::house
