#include "house/chips.h"
#include "house/seating/events.h"

namespace baize::house {

namespace {

using ledger::Account;
using ledger::AccountKind;
using ledger::Posting;

// Sealed chips belong to the person and are kept by the house, so they are a liability.
Account sealed_chips(PersonId person) {
    return {AccountKind::liability, person, 0};
}

std::vector<Posting> moved(Account from, Account to, Money amount) {
    if (amount.is_zero()) return {};
    return {{from, -amount}, {to, amount}};
}

}  // namespace

std::vector<Posting> postings(const Seating& /*seating*/, const SeatingEvent& event) {
    if (const auto* const up = std::get_if<PlayerPickedUp>(&event))
        return moved(stack_of(up->table, up->person), sealed_chips(up->person), up->chips);
    if (const auto* const taken = std::get_if<SeatTaken>(&event)) {
        return moved(sealed_chips(taken->person),
                     wallet_of(Chips::money, taken->person),
                     taken->brought_back);
    }
    if (const auto* const back = std::get_if<SealedHandedBack>(&event)) {
        return moved(
            sealed_chips(back->person), wallet_of(Chips::money, back->person), back->chips);
    }
    return {};
}

}  // namespace baize::house
