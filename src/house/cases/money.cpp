#include "house/cases/money.h"

#include <algorithm>

namespace baize::house {

std::vector<ledger::Posting> contra_of(std::span<const ledger::Posting> booked) {
    std::vector<ledger::Posting> lines(booked.begin(), booked.end());
    std::sort(lines.begin(), lines.end(), [](const auto& one, const auto& other) {
        return one.account < other.account;
    });
    std::vector<ledger::Posting> contra;
    for (const ledger::Posting& line : lines) {
        if (contra.empty() || contra.back().account != line.account)
            contra.push_back({line.account, Money{}});
        contra.back().amount -= line.amount;
    }
    std::erase_if(contra, [](const auto& line) { return line.amount.is_zero(); });
    return contra;
}

std::vector<ledger::Posting> transfer(ledger::Account from, ledger::Account to, Money amount) {
    return {{from, -amount}, {to, amount}};
}

bool belongs_to(ledger::Account account, PersonId person) {
    if (account.kind == ledger::AccountKind::wallet) return account.owner == person;
    return account.kind == ledger::AccountKind::stack && account.place == person;
}

bool is_postable(std::span<const ledger::Posting> postings) {
    return ledger::is_balanced(postings) &&
           std::all_of(postings.begin(), postings.end(), [](const auto& line) {
               return ledger::is_well_formed(line.account);
           });
}

}  // namespace baize::house
