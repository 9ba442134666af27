#include "house/signs/poker_sign.h"

#include <algorithm>
#include <iterator>

#include "house/signs/bonus_sign.h"

namespace baize::house {
namespace {

// Checks every amount on the sign except the smallest chip and the rounding units.
template <typename Holds>
[[nodiscard]] bool all_amounts(const PokerTerms& terms, Holds holds) {
    const Money single[] = {terms.betting.minimum,
                            terms.betting.maximum,
                            terms.forced.ante,
                            terms.commission.cap,
                            terms.commission.minimum,
                            terms.commission.per_person,
                            terms.clock.fee,
                            terms.flop_chase.minimum,
                            terms.flop_chase.maximum,
                            terms.stakes.buy_in_min,
                            terms.stakes.buy_in_max};
    return std::all_of(std::begin(single), std::end(single), holds) &&
           std::all_of(terms.forced.blinds.begin(), terms.forced.blinds.end(), holds) &&
           std::all_of(terms.commission.per_hand.begin(), terms.commission.per_hand.end(), holds);
}

// Every amount on the sign must be payable with the chips of the table. [CP 6.2]
[[nodiscard]] bool are_in_chips(const PokerTerms& terms) {
    return all_amounts(terms,
                       [&](Money amount) { return amount.cents() % terms.chip.cents() == 0; });
}

[[nodiscard]] bool are_within_reach(const PokerTerms& terms) {
    const auto is_within = [](Money amount) { return amount <= largest_posted; };
    return all_amounts(terms, is_within) && is_within(terms.chip) &&
           is_within(terms.commission.unit) && is_within(terms.time_charge.hourly);
}

// Extra time needs its length, number and fee: all of them or none. [CP 6.15.2]
[[nodiscard]] Result<void> verify_clock(const poker::Clock& clock) {
    const bool sells = clock.extensions_max > 0;
    if (sells && clock.seconds == 0) return reject(Reason::sign_contradicts, "CP 6.15.1"_clause);
    if (sells != (clock.extra_seconds > 0))
        return reject(Reason::sign_incomplete, "CP 6.15.2"_clause);
    if (!sells && !clock.fee.is_zero()) return reject(Reason::sign_contradicts, "CP 6.15.2"_clause);
    return {};
}

// The time bank is extra time without a fee: it needs a clock, its size and how often it is filled.
// Where a person deals, nothing measures it. [CP 6.15.1] [CP 6.15.2] [I-150]
[[nodiscard]] Result<void> verify_bank(const PokerTerms& terms) {
    const bool has_bank = terms.bank_seconds > 0;
    if (has_bank != (terms.bank_hands > 0))
        return reject(Reason::sign_incomplete, "CP 6.15.2"_clause);
    if (!has_bank) return {};
    if (terms.clock.seconds == 0) return reject(Reason::sign_contradicts, "CP 6.15.1"_clause);
    if (terms.dealing == poker::Dealing::live)
        return reject(Reason::sign_contradicts, "I-150"_clause);
    return {};
}

[[nodiscard]] Result<void> verify_side_wager(const poker::FlopChase& chase) {
    const bool is_priced = chase.minimum.is_positive() || chase.maximum.is_positive();
    if (!chase.offered && is_priced) return reject(Reason::sign_contradicts, "CP 6.1"_clause);
    if (chase.maximum.is_positive() && chase.maximum < chase.minimum)
        return reject(Reason::sign_contradicts, "CP 6.1"_clause);
    return {};
}

// An interpretation without effect at this table contradicts the rest of the sign.
[[nodiscard]] Result<void> verify_interpretations(const PokerTerms& terms) {
    const poker::Structure structure = terms.betting.structure;
    const bool counts_pot =
        structure == poker::Structure::pot || structure == poker::Structure::half_pot;
    if (!terms.betting.pot_before_rake && !counts_pot)
        return reject(Reason::sign_contradicts, "I-38"_clause);
    // At tables that the house deals, acting out of turn is impossible.
    if (!terms.betting.oot_binding && terms.dealing == poker::Dealing::automatic)
        return reject(Reason::sign_contradicts, "I-40"_clause);
    return {};
}

// A percentage must be on the sign with its minimum and maximum rake in dollars; the rake includes
// all charges collected for a hand. [CP 7.1] [CP 7.7] [I-6]
[[nodiscard]] Result<void> verify_rake(const poker::Commission& commission, std::size_t seats) {
    const bool has_both = commission.minimum.is_positive() && commission.cap.is_positive();
    if (commission.rate != 0 && !has_both) return reject(Reason::sign_incomplete, "CP 7.1"_clause);
    const Money fees = commission.per_person * static_cast<std::int64_t>(seats);
    const bool is_above = std::any_of(commission.per_hand.begin(),
                                      commission.per_hand.end(),
                                      [&](Money fee) { return fee + fees > commission.cap; });
    if (commission.cap.is_positive() && (is_above || fees > commission.cap))
        return reject(Reason::above_maximum, "CP 7.7"_clause);
    return {};
}

}  // namespace

Money least_bet(const PokerTerms& terms) {
    const auto& blinds = terms.forced.blinds;
    return blinds.empty() ? terms.betting.minimum : std::max(terms.betting.minimum, blinds.back());
}

bool is_nil_commission(const PokerTerms& terms) {
    const poker::Commission& commission = terms.commission;
    return commission.rate == 0 && commission.per_person.is_zero() &&
           terms.time_charge.hourly.is_zero() &&
           std::all_of(commission.per_hand.begin(), commission.per_hand.end(), [](Money fee) {
               return fee.is_zero();
           });
}

Result<poker::Rules> rules_of_poker_sign(const PokerTerms& terms,
                                         poker::Variant variant,
                                         std::size_t seats) {
    poker::Rules rules{.variant = variant,
                       .betting = terms.betting,
                       .forced = terms.forced,
                       .commission = terms.commission,
                       .flop_chase = terms.flop_chase,
                       .clock = terms.clock,
                       .chip = terms.chip,
                       .dealing = terms.dealing,
                       .substantial = terms.substantial,
                       .expose_all_in = terms.expose_all_in};
    if (!are_within_reach(terms)) return reject(Reason::amount_too_large, "CP 6.1.1"_clause);
    if (auto allowed = poker::verify(rules); !allowed) return reject(allowed.error());
    if (auto rake = verify_rake(terms.commission, seats); !rake) return reject(rake.error());
    if (auto stakes = poker::verify(terms.stakes); !stakes) return reject(stakes.error());
    if (terms.stakes.buy_in_min.is_zero())
        return reject(Reason::sign_incomplete, "CP 6.1.1"_clause);
    if (auto charge = poker::verify(terms.time_charge, terms.chip); !charge)
        return reject(charge.error());
    if (!are_in_chips(terms)) return reject(Reason::not_a_betting_unit, "CP 6.2"_clause);
    if (auto clock = verify_clock(terms.clock); !clock) return reject(clock.error());
    if (auto bank = verify_bank(terms); !bank) return reject(bank.error());
    // Where a person deals, no card is chosen for a player. [I-74]
    if (terms.dealing == poker::Dealing::live) rules.clock.discard_last_on_expiry = false;
    if (terms.dealing == poker::Dealing::automatic && terms.showdown_seconds == 0)
        return reject(Reason::sign_incomplete, "CP 8.20.4"_clause);
    if (auto verified = verify_interpretations(terms); !verified) return reject(verified.error());
    if (auto side = verify_side_wager(terms.flop_chase); !side) return reject(side.error());
    if (auto bonuses = verify_bonuses(terms.bonuses, largest_posted); !bonuses)
        return reject(bonuses.error());
    return rules;
}

}  // namespace baize::house
