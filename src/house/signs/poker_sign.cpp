#include "house/signs/poker_sign.h"

#include <algorithm>

namespace baize::house {
namespace {

[[nodiscard]] bool is_in_chips(Money amount, Money chip) {
    return amount.cents() % chip.cents() == 0;
}

// Nothing on the sign may ask for chips the table does not have. [CP 6.2]
[[nodiscard]] bool are_in_chips(const PokerTerms& terms) {
    const Money chip = terms.chip;
    bool whole =
        is_in_chips(terms.betting.minimum, chip) && is_in_chips(terms.betting.maximum, chip) &&
        is_in_chips(terms.forced.ante, chip) && is_in_chips(terms.commission.cap, chip) &&
        is_in_chips(terms.commission.minimum, chip) &&
        is_in_chips(terms.commission.per_person, chip) && is_in_chips(terms.clock.fee, chip) &&
        is_in_chips(terms.flop_chase.minimum, chip) &&
        is_in_chips(terms.flop_chase.maximum, chip) && is_in_chips(terms.stakes.buy_in_min, chip) &&
        is_in_chips(terms.stakes.buy_in_max, chip);
    for (const Money blind : terms.forced.blinds)
        whole = whole && is_in_chips(blind, chip);
    for (const Money fee : terms.commission.per_hand)
        whole = whole && is_in_chips(fee, chip);
    return whole;
}

// How much time, how often and for how much: all of it, or none. [CP 6.15.2]
[[nodiscard]] Result<void> verify_clock(const poker::Clock& clock) {
    const bool sells = clock.extensions_max > 0;
    if (sells && clock.seconds == 0) return reject(Reason::sign_contradicts, "CP 6.15.1"_clause);
    if (sells != (clock.extra_seconds > 0))
        return reject(Reason::sign_incomplete, "CP 6.15.2"_clause);
    if (!sells && !clock.fee.is_zero()) return reject(Reason::sign_contradicts, "CP 6.15.2"_clause);
    return {};
}

[[nodiscard]] Result<void> verify_side_wager(const poker::FlopChase& chase) {
    const bool is_priced = chase.minimum.is_positive() || chase.maximum.is_positive();
    if (!chase.offered && is_priced) return reject(Reason::sign_contradicts, "CP 6.1"_clause);
    if (chase.maximum.is_positive() && chase.maximum < chase.minimum)
        return reject(Reason::sign_contradicts, "CP 6.1"_clause);
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

Result<poker::Rules> rules_of_poker_sign(const PokerTerms& terms, poker::Variant variant) {
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
    if (auto allowed = poker::verify(rules); !allowed) return reject(allowed.error());
    if (auto stakes = poker::verify(terms.stakes); !stakes) return reject(stakes.error());
    if (terms.stakes.buy_in_min.is_zero())
        return reject(Reason::sign_incomplete, "CP 6.1.1"_clause);
    if (auto charge = poker::verify(terms.time_charge, terms.chip); !charge)
        return reject(charge.error());
    if (!are_in_chips(terms)) return reject(Reason::not_a_betting_unit, "CP 6.2"_clause);
    if (auto clock = verify_clock(terms.clock); !clock) return reject(clock.error());
    if (auto side = verify_side_wager(terms.flop_chase); !side) return reject(side.error());
    return rules;
}

}  // namespace baize::house
