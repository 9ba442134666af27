#include "house/meters/displays.h"

#include "house/meters/meter_value.h"

namespace baize::house {

namespace {

constexpr std::string_view may_differ =
    "When several jackpots fall at one table, payments may differ from the amounts shown.";

std::vector<Money> amounts_of(const System& system) {
    if (const auto* terms = std::get_if<PoolTerms>(&system.terms)) {
        const auto shown = jackpots::displays(rules_of(*terms, game_of(terms->games.front())),
                                              std::get<jackpots::LevelPools>(system.value));
        return {shown.begin(), shown.end()};
    }
    return {whole_cents_of(pools_of(system.value)[0])};
}

}  // namespace

JackpotDisplay display_of(const System& system) {
    const GameId game = game_of(system.terms);
    const ClauseByBook clauses{"CS 9.1.1(k)"_clause, "UTH 4.21"_clause, "CH 4.19"_clause};
    JackpotDisplay display{.system = system.id, .clause = clauses.of(game)};
    if (system.manual) {
        display.by_hand = true;
    } else {
        display.amounts = amounts_of(system);
    }
    if (is_perth(game)) display.warning = may_differ;
    return display;
}

Result<Written> read_meter(const Meters& meters, const Issuer& by, SystemId system, Moment at) {
    const Clause clause = "CS 9.5.3"_clause;
    if (auto why = needs(by, Role::area_manager, clause)) return reject(*why);
    const System* const read = find_system(meters, system);
    if (read == nullptr) return reject(Reason::no_such_system, clause);
    const auto& written = read->written;
    for (auto entry = written.rbegin(); entry != written.rend(); ++entry)
        if (entry->settlement && entry->time <= at) return *entry;
    return reject(Reason::no_such_settlement, clause);
}

Result<Written> last_verified(const Meters& meters,
                              const Issuer& by,
                              SystemId system,
                              Moment fault_began) {
    const System* const read = find_system(meters, system);
    if (read == nullptr) return reject(Reason::no_such_system, "I-88"_clause);
    const ClauseByBook clauses{"I-88"_clause, "UTH 5.15"_clause, "CH 5.12"_clause};
    const Clause clause = clauses.of(game_of(read->terms));
    if (auto why = needs(by, Role::area_manager, clause)) return reject(*why);
    const auto& written = read->written;
    for (auto entry = written.rbegin(); entry != written.rend(); ++entry)
        if (entry->time < fault_began) return *entry;
    return reject(Reason::no_such_settlement, clause);
}

}  // namespace baize::house
