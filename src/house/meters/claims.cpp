#include "house/meters/claims.h"

#include <algorithm>

#include "engine/jackpots/cents.h"
#include "house/meters/meter_value.h"

namespace baize::house {

namespace {

const ClauseByBook verification{"CS 10.1.1"_clause, "UTH 4.16(b)"_clause, "CH 4.14(b)"_clause};
const ClauseByBook sorting{{}, "UTH 4.17"_clause, "CH 4.15"_clause};
const ClauseByBook investigation{"CS 10.1.1"_clause, "UTH 5.17"_clause, "CH 5.14"_clause};
const ClauseByBook fault_found{"CS 14.4"_clause, "UTH 5.16(b)"_clause, "CH 5.13(b)"_clause};
const ClauseByBook payment{"CS 10.1.2"_clause, "UTH 4.22"_clause, "CH 4.20"_clause};

GameId game_at(const Meters& meters, const Claim& claim) {
    return game_of(find_table(meters, claim.table)->terms);
}

struct StepRule {
    Role rank{};
    Clause clause{};
};

// Returns the rank that confirms the step, or nullopt if the book does not have it.
std::optional<StepRule> rule_of(ClaimStep step, GameId game) {
    const bool perth = is_perth(game);
    switch (step) {
        case ClaimStep::payout_determined:
            if (perth) return std::nullopt;
            return StepRule{Role::assistant_casino_manager, verification.of(game)};
        case ClaimStep::hand_verified:
            if (!perth) return std::nullopt;
            return StepRule{Role::supervisor, verification.of(game)};
        case ClaimStep::deck_sorted:
            if (!perth) return std::nullopt;
            return StepRule{Role::dealer, sorting.of(game)};
    }
    return std::nullopt;
}

bool is_confirmed(const Claim& claim, ClaimStep step) {
    switch (step) {
        case ClaimStep::payout_determined: return claim.determined;
        case ClaimStep::hand_verified: return claim.verified;
        case ClaimStep::deck_sorted: return claim.sorted;
    }
    return false;
}

// Royals and straight flushes at Perth are paid in the order of the log; a withheld payment does
// not delay the others.
bool an_earlier_one_waits(const Meters& meters, const Claim& claim, Moment now) {
    return std::any_of(meters.claims.begin(), meters.claims.end(), [&](const Claim& other) {
        return other.system == claim.system && other.id < claim.id && other.table != claim.table &&
               wins_the_meter(other) && !is_held(other, now);
    });
}

// A different hand than recorded: reported by the rank that would have confirmed it, before
// confirmation.
std::optional<Rejection> not_unverified(const Meters& meters,
                                        const Issuer& by,
                                        const Claim& claim) {
    const GameId game = game_at(meters, claim);
    const Clause clause = verification.of(game);
    const bool needs_manager = !is_perth(game) && wins_the_meter(claim);
    const Role rank = needs_manager ? Role::assistant_casino_manager : Role::supervisor;
    if (auto why = needs(by, rank, clause)) return why;
    if (claim.determined || claim.verified) return Rejection{Reason::already_done, clause};
    if (find_table(meters, claim.table)->round.running) {
        return Rejection{Reason::wagers_in_play, clause};
    }
    return std::nullopt;
}

// Only Melbourne invalidates a game. [CS 14.3] [CS 14.4]
std::optional<Rejection> not_invalid(const Meters& meters, const Issuer& by, const Claim& claim) {
    if (is_perth(game_at(meters, claim))) {
        return Rejection{Reason::not_offered, investigation.of(game_at(meters, claim))};
    }
    return needs(by, Role::supervisor, "CS 14.3"_clause);
}

// Perth: allowed during the hold, or if the claim was recorded after a confirmed fault began. When
// the hold is over the payment is due. [I-88]
std::optional<Rejection> not_void(const Meters& meters,
                                  const Issuer& by,
                                  const Claim& claim,
                                  VoidCause cause) {
    const GameId game = game_at(meters, claim);
    const bool by_fault = cause == VoidCause::fault;
    const Clause clause = by_fault ? fault_found.of(game) : investigation.of(game);
    if (!is_perth(game)) return Rejection{Reason::not_offered, clause};
    if (auto why = needs(by, Role::area_manager, clause)) return why;
    const System& system = *find_system(meters, claim.system);
    const bool since_fault =
        by_fault && system.fault_began && claim.recorded >= *system.fault_began;
    if (since_fault || is_held(claim, by.now)) return std::nullopt;
    return Rejection{Reason::not_now, clause};
}

std::optional<Rejection> not_voidable(const Meters& meters,
                                      const Issuer& by,
                                      const Claim& claim,
                                      VoidCause cause) {
    switch (cause) {
        case VoidCause::not_verified: return not_unverified(meters, by, claim);
        case VoidCause::invalidated: return not_invalid(meters, by, claim);
        case VoidCause::fault:
        case VoidCause::fraud: break;
    }
    return not_void(meters, by, claim, cause);
}

// True if the value fits in Money.
bool is_showable(const MeterValue& value) {
    Fraction total;
    for (const Fraction& pool : pools_of(value))
        total += pool;
    return jackpots::fits_in_money(total);
}

}  // namespace

std::optional<ClaimStep> next_step(const Meters& meters, const Claim& claim) {
    if (!is_perth(game_at(meters, claim))) {
        const bool open = wins_the_meter(claim) && !claim.determined;
        return open ? std::optional(ClaimStep::payout_determined) : std::nullopt;
    }
    if (!claim.verified) return ClaimStep::hand_verified;
    if (wins_the_meter(claim) && !claim.sorted) return ClaimStep::deck_sorted;
    return std::nullopt;
}

Result<ClaimConfirmed> decide_confirm(const Meters& meters,
                                      const Issuer& by,
                                      std::uint64_t claim,
                                      ClaimStep step) {
    const Claim* const found = find_claim(meters, claim);
    if (found == nullptr) return reject(Reason::no_such_claim, "CS 10.1"_clause);
    const GameId game = game_at(meters, *found);
    const std::optional<StepRule> rule = rule_of(step, game);
    if (!rule) return reject(Reason::not_offered, verification.of(game));
    if (auto why = needs(by, rule->rank, rule->clause)) return reject(*why);
    if (is_confirmed(*found, step)) return reject(Reason::already_done, rule->clause);
    return ClaimConfirmed{claim, step};
}

Result<ClaimHeld> decide_hold(const Meters& meters, const Issuer& by, std::uint64_t claim) {
    const Claim* const found = find_claim(meters, claim);
    if (found == nullptr) return reject(Reason::no_such_claim, "UTH 5.17"_clause);
    const GameId game = game_at(meters, *found);
    const Clause clause = investigation.of(game);
    if (!is_perth(game)) return reject(Reason::not_offered, clause);
    if (auto why = needs(by, Role::area_manager, clause)) return reject(*why);
    // A second hold would extend the delay past 72 hours.
    if (found->held_since) return reject(Reason::already_done, clause);
    return ClaimHeld{claim};
}

Result<ClaimReleased> decide_release(const Meters& meters, const Issuer& by, std::uint64_t claim) {
    const Claim* const found = find_claim(meters, claim);
    if (found == nullptr) return reject(Reason::no_such_claim, "UTH 5.17"_clause);
    const Clause clause = investigation.of(game_at(meters, *found));
    if (auto why = needs(by, Role::area_manager, clause)) return reject(*why);
    if (!is_held(*found, by.now)) return reject(Reason::already_done, clause);
    return ClaimReleased{claim};
}

Result<ClaimVoided> decide_void(const Meters& meters,
                                const Issuer& by,
                                std::uint64_t claim,
                                VoidCause cause) {
    const Claim* const found = find_claim(meters, claim);
    if (found == nullptr) return reject(Reason::no_such_claim, "UTH 5.17"_clause);
    if (auto why = not_voidable(meters, by, *found, cause)) return reject(*why);
    const System& system = *find_system(meters, found->system);
    const MeterAt at{system.terms, game_at(meters, *found)};
    const Result<MeterValue> after = cause == VoidCause::not_verified
                                         ? without_prizes(at, system.value, *found)
                                         : without_round(at, system.value, *found);
    if (!after) return reject(after.error());
    if (!is_showable(*after)) return reject(Reason::amount_too_large, verification.of(at.game));
    return ClaimVoided{claim, cause, *after};
}

const Claim* find_settled(const Meters& meters, TableId table, std::uint64_t round) {
    if (const Claim* const open = find_claim(meters, table, round)) return open;
    const JackpotTable* const fitted = find_table(meters, table);
    const bool is_it = fitted != nullptr && fitted->settled && fitted->settled->round == round;
    return is_it ? &*fitted->settled : nullptr;
}

Result<RoundUndone> decide_undo(const Meters& meters,
                                const Issuer& by,
                                TableId table,
                                std::uint64_t round) {
    const Clause clause = "I-98"_clause;
    if (auto why = needs(by, Role::supervisor, clause)) return reject(*why);
    const Claim* const found = find_settled(meters, table, round);
    if (found == nullptr) return reject(Reason::no_such_settlement, clause);
    const System& system = *find_system(meters, found->system);
    const MeterAt at{system.terms, game_at(meters, *found)};
    // Without prizes, nothing goes back into the meter that a reset might have taken out.
    const Result<MeterValue> after = found->prizes.empty()
                                         ? without_wagers(at, system.value, found->wagers)
                                         : without_round(at, system.value, *found);
    if (!after) return reject(after.error());
    return RoundUndone{table, round, *after};
}

Result<ClaimPaid> decide_pay(const Meters& meters, const Issuer& by, std::uint64_t claim) {
    const Claim* const found = find_claim(meters, claim);
    if (found == nullptr) return reject(Reason::no_such_claim, "CS 10.1"_clause);
    const GameId game = game_at(meters, *found);
    if (auto why = needs(by, Role::dealer, payment.of(game))) return reject(*why);
    if (is_held(*found, by.now)) return reject(Reason::payment_held, investigation.of(game));
    if (const std::optional<ClaimStep> step = next_step(meters, *found)) {
        return reject(Reason::claim_not_confirmed, rule_of(*step, game)->clause);
    }
    if (is_perth(game) && wins_the_meter(*found) && an_earlier_one_waits(meters, *found, by.now)) {
        return reject(Reason::earlier_claim_first, payment.of(game));
    }
    return ClaimPaid{claim};
}

Result<OutcomeFell> decide_invalidation(const Meters& meters, const Claim& round, Money to_house) {
    const System* const system = find_system(meters, round.system);
    if (system == nullptr) return reject(Reason::no_such_system, "I-98"_clause);
    const MeterAt at{system->terms, game_at(meters, round)};
    const Result<MeterValue> after = round.prizes.empty()
                                         ? without_wagers(at, system->value, round.wagers)
                                         : without_round(at, system->value, round);
    if (!after) return reject(after.error());
    if (!is_showable(*after)) return reject(Reason::amount_too_large, "I-98"_clause);
    return OutcomeFell{round.system, round.table, round.round, to_house, *after};
}

}  // namespace baize::house
