#include "house/workflows/jackpots/void_claims.h"

#include "house/casino/game_state.h"
#include "house/meters/claims.h"
#include "house/meters/faults.h"
#include "house/meters/wagers.h"
#include "house/workflows/jackpots/jackpot_steps.h"
#include "house/workflows/jackpots/system_events.h"

namespace baize::house {

namespace {

// Returns the irregularity reported to the game. Melbourne voids a round under one clause for both
// fraud and disruption.
Irregularity reported_as(VoidCause cause) {
    if (cause == VoidCause::fault) return Irregularity::jackpot_fault;
    if (cause == VoidCause::fraud) return Irregularity::fraud;
    return Irregularity::disruption;
}

// A different hand than recorded: the person who had to confirm it names the hands, and the outcome
// is recorded again in the same command, so that no round is left without one.
std::optional<Rejection> record_again(const Context& now,
                                      const Claim& claim,
                                      const VoidClaim& command,
                                      SystemEvents& system) {
    Outcome outcome{.round = claim.round};
    for (const ReadHand& read : command.hands) {
        if (read.box >= boxes_max) return Rejection{Reason::no_such_box, "CS 10.2.2"_clause};
        outcome.winners.push_back({read.box + 1U, read.hand});
    }
    const JackpotTable& fitted = *find_table(now.state.meters, claim.table);
    for (const RegisteredWager& stayed : fitted.round.wagers)
        outcome.carried.push_back(stayed.box);
    return system.add(decide_record(system.meters(), now.by, claim.table, outcome));
}

// The table already plays another round, so the returned stakes go from the layout to the players.
void return_stakes(const Claim& claim, const Terms& terms, Steps& steps) {
    const ledger::Account pot = pot_of(claim.table);
    JackpotStakesReturned returned{claim.table, claim.round, {}};
    std::vector<ledger::Posting> lines;
    for (const RegisteredWager& wager : claim.wagers) {
        const Money stake = cost_of(terms, wager.level);
        returned.persons.push_back(wager.person);
        lines.push_back({pot, -stake});
        lines.push_back({stack_of(claim.table, wager.person), stake});
    }
    steps.push_back({table_stream(claim.table), std::move(returned), std::move(lines)});
}

bool is_on_layout(const TableState& table, std::uint64_t round) {
    return banked_state(table) != nullptr && round_number(table) == round;
}

bool is_round_of_play(const TableState& table) {
    const BankedTable* const game_state = banked_state(table);
    return game_state != nullptr && game_state->round.phase != Phase::betting &&
           game_state->round.phase != Phase::over;
}

}  // namespace

Result<Steps> void_claim(const Context& now, const VoidClaim& command) {
    const Meters& meters = now.state.meters;
    const auto voided = decide_void(meters, now.by, command.claim, command.cause);
    if (!voided) return reject(voided.error());
    const Claim& claim = *find_claim(meters, command.claim);
    const TableState& table = *find_table(now.state, claim.table);
    Steps steps;
    SystemEvents system(now, system_stream(claim.system), steps);
    if (auto why = system.add(voided)) return reject(*why);
    if (command.cause == VoidCause::not_verified) {
        if (auto why = record_again(now, claim, command, system)) return reject(*why);
    } else if (is_on_layout(table, claim.round)) {
        if (auto why = void_on_layout(now, table, reported_as(command.cause), system))
            return reject(*why);
    } else {
        return_stakes(claim, find_system(meters, claim.system)->terms, steps);
    }
    return steps;
}

Result<Steps> confirm_fault(const Context& now, const ConfirmFault& command) {
    const auto fault =
        decide_confirm_fault(now.state.meters, now.by, command.system, command.began);
    if (!fault) return reject(fault.error());
    Steps steps;
    SystemEvents system(now, system_stream(command.system), steps);
    if (auto why = system.add(fault)) return reject(*why);
    for (const TableId number : fault->tables) {
        const TableState& table = *find_table(now.state, number);
        if (!is_round_of_play(table)) continue;
        if (auto why = void_on_layout(now, table, Irregularity::jackpot_fault, system))
            return reject(*why);
    }
    return steps;
}

}  // namespace baize::house
