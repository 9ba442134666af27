#include "house/meters/systems.h"

namespace baize::house {

namespace {

Clause clause_of(const Meters& meters, const Notice& notice) {
    const System* const system = find_system(meters, notice.system);
    switch (notice.kind) {
        case NoticeKind::table_moves: return "CS 9.1.1(h)"_clause;
        case NoticeKind::system_closes: return "CS 9.1.1(i)"_clause;
        case NoticeKind::option_changes: return "CS 9.1.1(g)"_clause;
        case NoticeKind::values_change: break;
    }
    const bool crown = system != nullptr && game_of(system->terms) == GameId::crown_holdem;
    return crown ? "CH 3.8(c)"_clause : "UTH 3.22(c)"_clause;
}

std::optional<Rejection> objection_to_notice(const Meters& meters, const Notice& notice) {
    const Clause clause = clause_of(meters, notice);
    const bool to_the_commission = notice.kind == NoticeKind::values_change;
    if (!to_the_commission && find_table(meters, notice.table) == nullptr) {
        return Rejection{Reason::no_jackpot_equipment, "CS 2.4"_clause};
    }
    const bool names_a_system =
        notice.kind == NoticeKind::system_closes || to_the_commission || notice.system != 0;
    const System* const system = find_system(meters, notice.system);
    if (names_a_system && system == nullptr) return Rejection{Reason::no_such_system, clause};
    if (to_the_commission && !std::holds_alternative<PoolTerms>(system->terms)) {
        return Rejection{Reason::not_offered, clause};
    }
    const bool no_option = notice.option != 1 && notice.option != 2;
    if (notice.kind == NoticeKind::option_changes && no_option) {
        return Rejection{Reason::no_such_option, clause};
    }
    return std::nullopt;
}

}  // namespace

std::optional<Rejection> too_early(const Meters& meters,
                                   const Notice& notice,
                                   const NoticeTime& waiting,
                                   Moment now) {
    const ShownNotice* const shown = find_notice(meters, notice);
    if (shown == nullptr) return Rejection{Reason::notice_not_shown, waiting.clause};
    if (now - shown->since < waiting.least) {
        return Rejection{Reason::notice_too_short, waiting.clause};
    }
    return std::nullopt;
}

std::optional<Rejection> busy(const Meters& meters, const JackpotTable& fitted) {
    if (!fitted.round.wagers.empty()) {
        return Rejection{Reason::wagers_in_play, "CS 9.3.2"_clause};
    }
    for (const Claim& claim : meters.claims)
        if (claim.table == fitted.table) return Rejection{Reason::claim_open, "CS 10.1"_clause};
    return std::nullopt;
}

Result<NoticeShown> decide_show_notice(const Meters& meters,
                                       const Issuer& by,
                                       const Notice& notice) {
    const Clause clause = clause_of(meters, notice);
    if (auto why = needs(by, Role::area_manager, clause)) return reject(*why);
    if (auto why = objection_to_notice(meters, notice)) return reject(*why);
    // With a second sign it would be unclear since when the notice has been up.
    if (find_notice(meters, notice) != nullptr) return reject(Reason::already_done, clause);
    return NoticeShown{notice};
}

Result<NoticeTakenDown> decide_take_down_notice(const Meters& meters,
                                                const Issuer& by,
                                                const Notice& notice) {
    const Clause clause = clause_of(meters, notice);
    if (auto why = needs(by, Role::area_manager, clause)) return reject(*why);
    if (find_notice(meters, notice) == nullptr) return reject(Reason::notice_not_shown, clause);
    return NoticeTakenDown{notice};
}

}  // namespace baize::house
