#include "house/workflows/people/closing.h"

#include <algorithm>

#include <fmt/format.h>

#include "house/people/apply.h"
#include "house/workflows/people/staff_play.h"

namespace baize::house {

namespace {

constexpr Clause closing_interpretation = "I-146"_clause;

// Returns the money that lies elsewhere than in the wallet and belongs to the person: chips before
// a seat, chips to be sold, and amounts that the house keeps.
Money kept_for(const CasinoState& state, const ledger::Balances& balances, PersonId person) {
    Money sum = balances.of({ledger::AccountKind::liability, person, 0}) +
                balances.of(mobile_bank_of(person));
    for (const TableState& table : state.tables) {
        if (table.chips == Chips::money) sum += balances.of(stack_of(table.table, person));
    }
    return sum;
}

bool has_claim(const Meters& meters, PersonId person) {
    return std::any_of(meters.claims.begin(), meters.claims.end(), [&](const Claim& claim) {
        return std::any_of(claim.prizes.begin(), claim.prizes.end(), [&](const WonPrize& prize) {
            return prize.person == person;
        });
    });
}

bool has_bonus(const PokerBonuses& bonuses, PersonId person) {
    const bool is_owed = std::any_of(bonuses.owed.begin(),
                                     bonuses.owed.end(),
                                     [&](const auto& one) { return one.award.player == person; });
    return is_owed ||
           std::any_of(bonuses.prompts.begin(), bonuses.prompts.end(), [&](const auto& prompt) {
               return std::any_of(prompt.hands.begin(),
                                  prompt.hands.end(),
                                  [&](const BonusHand& hand) { return hand.person == person; });
           });
}

}  // namespace

std::optional<AccountTied> why_account_stays(const CasinoState& state,
                                             const ledger::Balances& balances,
                                             PersonId person) {
    const Person* const owner = find(state.people, person);
    if (owner->rank != Role::player || owner->office != Office::none)
        return AccountTied{AccountTie::is_staff, 0, {}, closing_interpretation};
    for (const TableState& table : state.tables) {
        if (plays_at(state, table, person))
            return AccountTied{AccountTie::plays, table.table, {}, closing_interpretation};
    }
    const Money kept = kept_for(state, balances, person);
    const bool is_owed_prize =
        has_claim(state.meters, person) ||
        std::any_of(state.tables.begin(), state.tables.end(), [&](const TableState& table) {
            return has_bonus(table.bonuses, person);
        });
    if (kept.is_positive() || is_owed_prize)
        return AccountTied{AccountTie::is_owed_money, 0, kept, closing_interpretation};
    const Money in_wallet = balances.of(wallet_of(Chips::money, person));
    if (in_wallet.is_positive())
        return AccountTied{AccountTie::has_money, 0, in_wallet, closing_interpretation};
    return std::nullopt;
}

std::string name_after_closing(const People& people, PersonId person) {
    const std::string name = fmt::format("Former player {}", person);
    std::string free = name;
    for (unsigned number = 2; person_named(people, free); ++number)
        free = fmt::format("{} ({})", name, number);
    return free;
}

}  // namespace baize::house
