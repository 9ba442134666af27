// Changes to a running system: switching the option, closing a meter, new Level 1 values.
#include <algorithm>

#include "house/meters/meter_value.h"
#include "house/meters/systems.h"

namespace baize::house {

namespace {

// Requires every table of the system to be idle, with the sign up for long enough.
std::optional<Rejection> not_ready(const Meters& meters,
                                   const System& system,
                                   Notice sign,
                                   const NoticeTime& waiting,
                                   Moment now) {
    for (const JackpotTable* fitted : tables_of(meters, system.id)) {
        if (auto why = busy(meters, *fitted)) return why;
        sign.table = fitted->table;
        if (auto why = too_early(meters, sign, waiting, now)) return why;
    }
    return std::nullopt;
}

bool another_meter_is_open(const Meters& meters, SystemId closing) {
    return std::any_of(meters.systems.begin(), meters.systems.end(), [&](const System& system) {
        return system.id != closing && std::holds_alternative<MeterTerms>(system.terms);
    });
}

// Splits the amount equally among the receivers. [CS 9.1.1(j)]
Result<std::vector<Transfer>> transfers(const Meters& meters,
                                        SystemId closing,
                                        const std::vector<SystemId>& receivers,
                                        const Fraction& amount) {
    std::vector<Transfer> shares;
    for (const SystemId to : receivers) {
        const System* const system = find_system(meters, to);
        const bool named_twice = std::any_of(
            shares.begin(), shares.end(), [&](const Transfer& share) { return share.to == to; });
        if (system == nullptr || to == closing || named_twice ||
            !std::holds_alternative<MeterTerms>(system->terms)) {
            return reject(Reason::no_meter_to_receive, "CS 9.1.1(j)"_clause);
        }
        const Fraction part = amount / Fraction::whole(static_cast<int>(receivers.size()));
        const auto filled =
            jackpots::receive_transfer(std::get<jackpots::PrizeMeter>(system->value), part);
        if (!filled) return reject(filled.error());
        shares.push_back({to, part});
    }
    return shares;
}

}  // namespace

Result<OptionSwitched> decide_switch_option(const Meters& meters,
                                            const MeterSettings& settings,
                                            const Issuer& by,
                                            std::uint8_t option) {
    const Clause clause = "CS 9.1.1(g)"_clause;
    if (auto why = needs(by, Role::area_manager, clause)) return reject(*why);
    if (option != 1 && option != 2) return reject(Reason::no_such_option, clause);
    const Notice sign{.kind = NoticeKind::option_changes, .option = option};
    const NoticeTime waiting{std::max(settings.option_notice, sign_time), clause};  // [I-107]
    bool any = false;
    for (const System& system : meters.systems) {
        const auto* const terms = std::get_if<MeterTerms>(&system.terms);
        if (terms == nullptr || terms->game != LinkedGame::caribbean_stud) continue;
        any = true;
        if (terms->option == option) return reject(Reason::already_done, clause);
        if (auto why = not_ready(meters, system, sign, waiting, by.now)) return reject(*why);
    }
    if (!any) return reject(Reason::no_such_system, clause);
    return OptionSwitched{option};
}

Result<SystemClosed> decide_close(const Meters& meters,
                                  const MeterSettings& settings,
                                  const Issuer& by,
                                  SystemId system,
                                  const std::vector<SystemId>& receivers) {
    const Clause clause = "CS 9.1.1(i)"_clause;
    if (auto why = needs(by, Role::area_manager, clause)) return reject(*why);
    const System* const closing = find_system(meters, system);
    if (closing == nullptr) return reject(Reason::no_such_system, clause);
    const auto* const terms = std::get_if<MeterTerms>(&closing->terms);
    if (terms == nullptr) return reject(Reason::not_offered, "I-90"_clause);
    const Notice sign{.kind = NoticeKind::system_closes, .system = system};
    if (auto why = not_ready(meters, *closing, sign, {sign_time, clause}, by.now)) {
        return reject(*why);
    }
    const Fraction amount = jackpots::closing_transfer(
        rules_of(*terms), std::get<jackpots::PrizeMeter>(closing->value));
    const Result<std::vector<Transfer>> shares = transfers(meters, system, receivers, amount);
    if (!shares) return reject(shares.error());
    if (!shares->empty()) return SystemClosed{system, *shares, {}};
    // With nothing above the seed, no receiver is needed.
    if (!(amount > Fraction())) return SystemClosed{system, {}, {}};
    if (another_meter_is_open(meters, system)) {
        return reject(Reason::no_meter_to_receive, "CS 9.1.1(j)"_clause);
    }
    if (!settings.hold_on_closing) return reject(Reason::no_meter_to_receive, "I-52"_clause);
    return SystemClosed{system, {}, amount};
}

Result<LevelValuesChanged> decide_change_values(const Meters& meters,
                                                const Issuer& by,
                                                SystemId system,
                                                Money level1_wager) {
    const System* const changing = find_system(meters, system);
    if (changing == nullptr) return reject(Reason::no_such_system, "UTH 3.22(c)"_clause);
    const ClauseByBook clauses{"CS 9.1.1(d)"_clause, "UTH 3.22(c)"_clause, "CH 3.8(c)"_clause};
    const Clause clause = clauses.of(game_of(changing->terms));
    if (auto why = needs(by, Role::area_manager, clause)) return reject(*why);
    const auto* const pools = std::get_if<PoolTerms>(&changing->terms);
    if (pools == nullptr) return reject(Reason::not_offered, clause);
    PoolTerms terms = *pools;
    terms.level1_wager = level1_wager;
    if (auto why = objection_to(terms)) return reject(*why);
    const Notice letter{
        .kind = NoticeKind::values_change, .system = system, .level1_wager = level1_wager};
    if (auto why = too_early(meters, letter, {commission_time, clause}, by.now)) {
        return reject(*why);
    }
    for (const JackpotTable* fitted : tables_of(meters, system))
        if (auto why = busy(meters, *fitted)) return reject(*why);
    return LevelValuesChanged{system, level1_wager, lifted(terms, changing->value)};
}

}  // namespace baize::house
