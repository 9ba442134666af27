#include "house/meters/wagers.h"

#include <algorithm>

#include "house/meters/faults.h"
#include "house/meters/meter_value.h"

namespace baize::house {

namespace {

const ClauseByBook game_starts{"CS 9.2.1"_clause, "UTH 4.2"_clause, "CH 4.2"_clause};
const ClauseByBook game_closed{"CS 10.1.1"_clause, "UTH 4.23"_clause, "CH 4.21"_clause};
const ClauseByBook displayed{"CS 9.1.1(k)"_clause, "UTH 3.35"_clause, "CH 3.22"_clause};
const ClauseByBook outcome_recorded{"CS 10.2.2"_clause, "UTH 4.16(a)"_clause, "CH 4.14(a)"_clause};
const ClauseByBook one_a_hand{"CS 9.2.2"_clause, "UTH 3.24"_clause, "CH 3.10"_clause};
const ClauseByBook levels{"CS 9.2.3"_clause, "UTH 3.22"_clause, "CH 3.8"_clause};

// Returns a table that is in a system and whose play is not suspended.
Result<const JackpotTable*> table_in_play(const Meters& meters, TableId table) {
    const JackpotTable* const fitted = find_table(meters, table);
    if (fitted == nullptr) return reject(Reason::no_jackpot_equipment, "CS 2.4"_clause);
    const GameId game = game_of(fitted->terms);
    const ClauseByBook attached{"CS 9.1.1(a)"_clause, "UTH 3.27(b)"_clause, "CH 3.14(b)"_clause};
    if (fitted->system == 0) return reject(Reason::no_such_system, attached.of(game));
    if (fitted->suspended) return reject(Reason::table_suspended, suspension.of(game));
    return fitted;
}

const RegisteredWager* find_wager(const MeterRound& round, std::uint32_t box) {
    for (const RegisteredWager& wager : round.wagers)
        if (wager.box == box) return &wager;
    return nullptr;
}

MeterAt meter_at(const System& system, const JackpotTable& fitted) {
    return {system.terms, game_of(fitted.terms)};
}

std::optional<Rejection> objection_to_wager(const JackpotTable& fitted,
                                            const std::vector<RegisteredWager>& others,
                                            const PlacedWager& wager) {
    const GameId game = game_of(fitted.terms);
    const int highest = is_perth(game) ? static_cast<int>(jackpots::level_count) : 1;
    if (wager.box == 0) return Rejection{Reason::no_such_box, levels.of(game)};
    if (wager.person == 0) return Rejection{Reason::not_a_player, one_a_hand.of(game)};
    if (wager.level < 1 || wager.level > highest) {
        return Rejection{Reason::no_such_level, levels.of(game)};
    }
    const bool twice = std::any_of(others.begin(), others.end(), [&](const RegisteredWager& one) {
        return one.box == wager.box;
    });
    if (twice || find_wager(fitted.round, wager.box) != nullptr) {
        return Rejection{Reason::second_wager_in_area, one_a_hand.of(game)};
    }
    return std::nullopt;
}

}  // namespace

std::optional<Rejection> wagers_refused(const Meters& meters, TableId table, Moment now) {
    const Result<const JackpotTable*> found = table_in_play(meters, table);
    if (!found) return found.error();
    const JackpotTable& fitted = **found;
    const System& system = *find_system(meters, fitted.system);
    const GameId game = game_of(fitted.terms);
    if (!is_perth(game) && !system.manual && health_objection(system)) {
        return Rejection{Reason::meter_not_working, "CS 9.2.1"_clause};
    }
    const bool by_hand = !is_perth(game) && system.manual;
    if (!fitted.display_works && !by_hand) {
        return Rejection{Reason::display_failed, displayed.of(game)};
    }
    for (const Claim& claim : meters.claims) {
        if (claim.table == table && !is_held(claim, now)) {
            return Rejection{Reason::claim_open, game_closed.of(game)};
        }
    }
    return std::nullopt;
}

Result<WagersRegistered> decide_register(const Meters& meters,
                                         const Issuer& by,
                                         TableId table,
                                         std::uint64_t round,
                                         const std::vector<PlacedWager>& wagers) {
    // A game that restarts without new wagers only requires that play is not suspended.
    if (const auto found = table_in_play(meters, table); !found) return reject(found.error());
    if (!wagers.empty()) {
        if (auto why = wagers_refused(meters, table, by.now)) return reject(*why);
    }
    const JackpotTable& fitted = *find_table(meters, table);
    const GameId game = game_of(fitted.terms);
    if (auto why = needs(by, Role::dealer, game_starts.of(game))) return reject(*why);
    // Perth tops up short wagers during a running game; Melbourne cancels it first. [UTH 5.14]
    if (fitted.round.running && (!is_perth(game) || fitted.round.round != round)) {
        return reject(Reason::wagers_in_play,
                      is_perth(game) ? game_closed.of(game) : "CS 11.15"_clause);
    }
    const System& system = *find_system(meters, fitted.system);
    WagersRegistered event{.table = table, .round = round};
    for (const PlacedWager& wager : wagers) {
        if (auto why = objection_to_wager(fitted, event.wagers, wager)) return reject(*why);
        event.wagers.push_back({wager.box, wager.person, wager.level, resets_of(system.value)});
    }
    const Result<MeterValue> after =
        with_wagers(meter_at(system, fitted), system.value, event.wagers);
    if (!after) return reject(after.error());
    event.after = *after;
    return event;
}

Result<GameCancelled> decide_cancel_game(const Meters& meters, const Issuer& by, TableId table) {
    const Clause clause = "CS 11.15"_clause;
    if (auto why = needs(by, Role::supervisor, clause)) return reject(*why);
    const Result<const JackpotTable*> found = table_in_play(meters, table);
    if (!found) return reject(found.error());
    if (is_perth(game_of((*found)->terms))) return reject(Reason::not_offered, clause);
    if (!(*found)->round.running) return reject(Reason::jackpot_not_started, clause);
    return GameCancelled{table};
}

Result<WagersReturned> decide_return(const Meters& meters,
                                     const Issuer& by,
                                     TableId table,
                                     const std::vector<std::uint32_t>& boxes) {
    if (auto why = needs(by, Role::dealer, "I-48"_clause)) return reject(*why);
    const Result<const JackpotTable*> found = table_in_play(meters, table);
    if (!found) return reject(found.error());
    const JackpotTable& fitted = **found;
    std::vector<RegisteredWager> wagers;
    for (const std::uint32_t box : boxes) {
        const RegisteredWager* const wager = find_wager(fitted.round, box);
        const bool twice = std::count(boxes.begin(), boxes.end(), box) > 1;
        if (wager == nullptr || twice) return reject(Reason::no_such_wager, "I-48"_clause);
        wagers.push_back(*wager);
    }
    const System& system = *find_system(meters, fitted.system);
    const Result<MeterValue> after = without_wagers(meter_at(system, fitted), system.value, wagers);
    if (!after) return reject(after.error());
    return WagersReturned{table, boxes, *after};
}

Result<OutcomeRecorded> decide_record(const Meters& meters,
                                      const Issuer& by,
                                      TableId table,
                                      const Outcome& outcome) {
    const Result<const JackpotTable*> found = table_in_play(meters, table);
    if (!found) return reject(found.error());
    const JackpotTable& fitted = **found;
    const Clause clause = outcome_recorded.of(game_of(fitted.terms));
    if (auto why = needs(by, Role::dealer, clause)) return reject(*why);
    const MeterRound& round = fitted.round;
    // Carried or cancelled wagers wait until their game is started again.
    if (!round.wagers.empty() && !round.running) {
        return reject(Reason::jackpot_not_started, clause);
    }
    if (round.running && round.round != outcome.round) return reject(Reason::not_now, clause);
    std::vector<WonPrize> winners;
    for (const WinningHand& winner : outcome.winners) {
        const RegisteredWager* const wager = find_wager(round, winner.box);
        const bool carried =
            std::count(outcome.carried.begin(), outcome.carried.end(), winner.box) > 0;
        const bool twice = std::any_of(winners.begin(), winners.end(), [&](const WonPrize& won) {
            return won.box == winner.box;
        });
        if (wager == nullptr || carried) return reject(Reason::no_such_wager, clause);
        if (twice) return reject(Reason::recorded_twice, clause);
        winners.push_back({.box = winner.box,
                           .person = wager->person,
                           .level = wager->level,
                           .hand = winner.hand});
    }
    for (const std::uint32_t box : outcome.carried)
        if (find_wager(round, box) == nullptr) return reject(Reason::no_such_wager, clause);
    const System& system = *find_system(meters, fitted.system);
    const Result<MeterAward> award = awarded(meter_at(system, fitted), system.value, winners);
    if (!award) return reject(award.error());
    return OutcomeRecorded{table, outcome.round, award->prizes, outcome.carried, award->after};
}

}  // namespace baize::house
