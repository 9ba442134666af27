#include "house/workflows/jackpots/jackpot_steps.h"

#include <algorithm>

#include "engine/banked/machine/game.h"
#include "engine/banked/machine/play.h"
#include "house/casino/game_state.h"
#include "house/meters/claims.h"
#include "house/meters/faults.h"
#include "house/meters/wagers.h"
#include "house/tables/banked/decide.h"
#include "house/workflows/rulings/rulings.h"

namespace baize::house {

namespace {

const JackpotTable* system_table(const Context& now, const TableState& table) {
    const JackpotTable* const fitted = find_table(now.state.meters, table.table);
    return fitted == nullptr || fitted->system == 0 ? nullptr : fitted;
}

// The records of the systems number boxes from one.
std::uint32_t box_number(std::size_t box) {
    return static_cast<std::uint32_t>(box + 1);
}

bool goes_back(const TableState& table, const Round& round, std::size_t box) {
    const BankedGame& game = banked_game(table);
    return baize::goes_back(game.hooks->jackpot_claim(game.rules, round, box));
}

// True if a ruling has returned the wager although the round continues.
bool is_given_back(const Box& box) {
    const Override& word = box.overrides[index(Wager::jackpot)];
    return word.clause.is_set() && word.verdict == Verdict::returned && !box.carries_jackpot;
}

// True if the registered wager of this box number is still the player's on the table after the
// action, to play or to stay for the next round.
bool stays(const TableState& table, const Round& after, std::uint32_t number) {
    const std::size_t box = number - 1;
    if (!after.boxes[box].has(Wager::jackpot) || is_given_back(after.boxes[box])) return false;
    if (after.phase != Phase::over || after.boxes[box].carries_jackpot) return true;
    return !goes_back(table, after, box);
}

std::vector<std::uint32_t> returned_boxes(const TableState& table,
                                          const JackpotTable& fitted,
                                          const Round& after) {
    std::vector<std::uint32_t> boxes;
    for (const RegisteredWager& wager : fitted.round.wagers) {
        if (!stays(table, after, wager.box)) boxes.push_back(wager.box);
    }
    return boxes;
}

bool is_registered(const JackpotTable& fitted, std::size_t box) {
    return std::any_of(fitted.round.wagers.begin(),
                       fitted.round.wagers.end(),
                       [&](const auto& wager) { return wager.box == box_number(box); });
}

// Returns the wagers that the system has not registered yet.
std::vector<PlacedWager> new_wagers(const TableState& table,
                                    const JackpotTable& fitted,
                                    const Round& round) {
    const Money cost = banked_game(table).rules.jackpot;
    std::vector<PlacedWager> wagers;
    for (std::size_t box = 0; box < boxes_max; ++box) {
        const Money stake = round.boxes[box][Wager::jackpot];
        if (stake.is_zero() || is_registered(fitted, box)) continue;
        if (is_given_back(round.boxes[box])) continue;
        wagers.push_back({box_number(box),
                          round.boxes[box].owner[index(Wager::jackpot)],
                          static_cast<std::uint8_t>(stake.cents() / cost.cents())});
    }
    return wagers;
}

// True if the prize table of the system contains the hand: Option 1 of Caribbean Stud, for example,
// has no straight. [CS 5.8.2]
bool is_listed(const Terms& terms, JackpotHand hand) {
    if (const auto* const meter = std::get_if<MeterTerms>(&terms))
        return rules_of(*meter).pays(hand);
    return jackpots::LevelRules::pays(hand);
}

// Leaves out wagers that were never registered because the round was void: the table carries them.
Outcome outcome_of(const TableState& table, const JackpotTable& fitted, const Round& after) {
    const BankedGame& game = banked_game(table);
    Outcome outcome{.round = round_number(table)};
    for (std::size_t box = 0; box < boxes_max; ++box) {
        if (!after.boxes[box].has(Wager::jackpot)) continue;
        if (after.boxes[box].carries_jackpot) {
            if (is_registered(fitted, box)) outcome.carried.push_back(box_number(box));
            continue;
        }
        const JackpotClaim claim = game.hooks->jackpot_claim(game.rules, after, box);
        if (claim.verdict == Verdict::win && claim.hand && is_listed(fitted.terms, *claim.hand))
            outcome.winners.push_back({box_number(box), *claim.hand});
    }
    return outcome;
}

// Wagers are returned and outcomes recorded in the name of the dealer, for any acting person.
Issuer as_dealer(const Context& now) {
    Issuer dealer = now.by;
    dealer.rank = std::max(dealer.rank, Role::dealer);
    return dealer;
}

// Returns the registered wagers that are no longer on the table.
std::optional<Rejection> hand_back(const Context& now,
                                   const TableState& table,
                                   const Round& after,
                                   SystemEvents& system) {
    const JackpotTable& fitted = *find_table(system.meters(), table.table);
    const std::vector<std::uint32_t> boxes = returned_boxes(table, fitted, after);
    if (boxes.empty()) return std::nullopt;
    const Issuer dealer = as_dealer(now);
    if (auto why = system.add(decide_return(system.meters(), dealer, table.table, boxes)))
        return why;
    const JackpotTable& left = *find_table(system.meters(), table.table);
    // If the round continues, starts its jackpot game again without the returned wagers. Wagers
    // that stay for the next round wait for its start.
    const bool goes_on = after.jackpot_started && banked_state(table)->round.phase != Phase::over;
    if (!goes_on || left.round.running || left.round.wagers.empty()) return std::nullopt;
    return system.add(
        decide_register(system.meters(), dealer, table.table, round_number(table), {}));
}

// Returns the stakes of settled wagers that are returned now, except those in `undone`.
Money late_stakes(const TableState& table,
                  const Round& after,
                  const std::vector<RegisteredWager>& undone) {
    const Round& before = banked_state(table)->round;
    Money stakes;
    for (std::size_t box = 0; box < boxes_max; ++box) {
        const Box& area = before.boxes[box];
        if (!area.has(Wager::jackpot) || area.carries_jackpot) continue;
        if (goes_back(table, before, box) || !goes_back(table, after, box)) continue;
        const bool is_undone = std::any_of(undone.begin(), undone.end(), [&](const auto& wager) {
            return wager.box == box_number(box);
        });
        if (!is_undone) stakes += area[Wager::jackpot];
    }
    return stakes;
}

// The system undoes a settled round that is void. If it no longer can, because the table or the
// cost of its wager changed, the house bears the stakes. [I-98]
std::optional<Rejection> undo(const Context& now,
                              const TableState& table,
                              const Round& after,
                              SystemEvents& system) {
    const Round& before = banked_state(table)->round;
    if (before.phase != Phase::over || !after.voided.is_set()) return std::nullopt;
    const std::uint64_t round = round_number(table);
    std::vector<RegisteredWager> undone;
    if (const Claim* const settled = find_settled(system.meters(), table.table, round)) {
        undone = settled->wagers;
        if (auto why = system.add(decide_undo(system.meters(), now.by, table.table, round)))
            return why;
    }
    const Money missing = late_stakes(table, after, undone);
    if (!missing.is_positive()) return std::nullopt;
    const ledger::Account pot = pot_of(table.table);
    system.steps().push_back({table_stream(table.table),
                              JackpotStakesRefunded{table.table, round, missing},
                              {{pot, missing}, {ledger::the_house, -missing}}});
    return std::nullopt;
}

// Returns the engine actions that void the round for this cause. A fault that staff have already
// reported only needs the answer.
std::vector<Action> voiding_acts(const Round& round, Irregularity what) {
    const Answer yes{.asks = Asks::void_round, .reply = Reply::yes};
    if (what != Irregularity::jackpot_fault) return {Report{.what = what}};
    const bool is_asked =
        std::any_of(round.questions.begin(), round.questions.end(), [](const Question& question) {
            return question.asks == Asks::void_round;
        });
    if (is_asked) return {yes};
    return {Report{.what = what}, yes};
}

}  // namespace

std::optional<Rejection> jackpot_refused(const Context& now,
                                         const TableState& table,
                                         const PlaceWager& wager) {
    if (wager.wager != Wager::jackpot || wager.amount.is_zero()) return std::nullopt;
    return wagers_refused(now.state.meters, table.table, now.by.now);
}

std::optional<Rejection> play_suspended(const Context& now, const TableState& table) {
    const JackpotTable* const fitted = find_table(now.state.meters, table.table);
    if (fitted == nullptr || !fitted->suspended) return std::nullopt;
    return Rejection{Reason::table_suspended, suspension.of(game_of(fitted->terms))};
}

std::optional<Rejection> game_not_over(const Context& now, const TableState& table) {
    const BookClauses& clauses = banked_game(table).hooks->facts().clauses;
    if (!clauses.jackpot_close_required) return std::nullopt;
    const Claim* const claim = find_claim(now.state.meters, table.table, round_number(table));
    if (claim == nullptr || is_held(*claim, now.by.now)) return std::nullopt;
    return Rejection{Reason::claim_open, clauses.jackpot_close};
}

std::optional<Rejection> start_refused(const Context& now, const TableState& table) {
    const JackpotTable* const fitted = system_table(now, table);
    if (fitted == nullptr) return std::nullopt;
    if (new_wagers(table, *fitted, banked_state(table)->round).empty()) return std::nullopt;
    return wagers_refused(now.state.meters, table.table, now.by.now);
}

SystemEvents system_events(const Context& now, const TableState& table, Steps& steps) {
    const JackpotTable* const fitted = system_table(now, table);
    return {now, system_stream(fitted == nullptr ? 0 : fitted->system), steps};
}

std::optional<Rejection> jackpot_before(const Context& now,
                                        const TableState& table,
                                        const Round& after,
                                        SystemEvents& system) {
    if (system_table(now, table) != nullptr) {
        if (auto why = hand_back(now, table, after, system)) return why;
    }
    return undo(now, table, after, system);
}

std::optional<Rejection> jackpot_after(const Context& now,
                                       const TableState& table,
                                       const Round& after,
                                       SystemEvents& system) {
    if (system_table(now, table) == nullptr) return std::nullopt;
    const JackpotTable& fitted = *find_table(system.meters(), table.table);
    const Round& before = banked_state(table)->round;
    const Issuer dealer = as_dealer(now);
    if (after.jackpot_started && !before.jackpot_started) {
        return system.add(decide_register(system.meters(),
                                          dealer,
                                          table.table,
                                          round_number(table),
                                          new_wagers(table, fitted, after)));
    }
    const bool ends = after.phase == Phase::over && before.phase != Phase::over;
    // The round became void before the jackpot game of the staying wagers restarted: there is no
    // outcome to record.
    const bool is_idle = !fitted.round.wagers.empty() && !fitted.round.running;
    if (!ends || is_idle) return std::nullopt;
    return system.add(
        decide_record(system.meters(), dealer, table.table, outcome_of(table, fitted, after)));
}

std::optional<Rejection> return_carried(const Context& now,
                                        const TableState& table,
                                        PersonId person,
                                        Steps& steps) {
    Round left = banked_state(table)->round;
    leave_table(left, person);
    SystemEvents system = system_events(now, table, steps);
    return jackpot_before(now, table, left, system);
}

std::optional<Rejection> void_on_layout(const Context& now,
                                        const TableState& table,
                                        Irregularity what,
                                        SystemEvents& system) {
    const bool is_over = banked_state(table)->round.phase == Phase::over;
    if (is_over) {
        if (auto why = why_ruled_on(now, table)) return why;
    }
    TableState table_after = table;
    for (const Action& action : voiding_acts(banked_state(table)->round, what)) {
        BankedTable& game_state = *banked_state(table_after);
        auto acted = decide_act(game_state, banked_game(table_after), now.by, action, now.balances);
        if (!acted) return acted.error();
        BankedTable after = acted->after;
        if (auto why = hand_back(now, table_after, after.round, system)) return why;
        system.steps().push_back(round_step(now, table_after, *std::move(acted)));
        game_state = std::move(after);
    }
    return std::nullopt;
}

}  // namespace baize::house
