#include "house/cases/money.h"

#include <algorithm>

#include "house/chips.h"

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

std::vector<ledger::Posting> transfer(std::span<const ledger::Posting> parts, ledger::Account to) {
    std::vector<ledger::Posting> lines;
    Money sum;
    for (const ledger::Posting& part : parts) {
        lines.push_back({part.account, -part.amount});
        sum += part.amount;
    }
    lines.push_back({to, sum});
    return lines;
}

std::optional<Money> sum_of(std::span<const ledger::Posting> parts) {
    WideCents sum = 0;
    for (const ledger::Posting& part : parts) {
        if (!part.amount.is_positive()) return std::nullopt;
        sum += part.amount.cents();
    }
    if (sum <= 0 || sum > Money::max().cents()) return std::nullopt;
    return Money::of_cents(static_cast<std::int64_t>(sum));
}

bool belongs_to(ledger::Account account, PersonId person) {
    if (!ledger::is_well_formed(account)) return false;
    if (account.kind == ledger::AccountKind::wallet) return account.owner == person;
    return account.kind == ledger::AccountKind::stack && account.place == person;
}

bool belongs_to(ledger::Account account, PersonId person, TableId table) {
    if (!ledger::is_well_formed(account)) return false;
    if (account.kind == ledger::AccountKind::wallet) return account.owner == person;
    return account == stack_of(table, person);
}

bool is_of_round(ledger::Account account, TableId table) {
    switch (account.kind) {
        case ledger::AccountKind::cage:
        case ledger::AccountKind::play_purse:
        case ledger::AccountKind::mint:
        case ledger::AccountKind::mobile_bank: return false;
        case ledger::AccountKind::stack:
        case ledger::AccountKind::pot:
        case ledger::AccountKind::table_float:
        case ledger::AccountKind::chip_box:
        case ledger::AccountKind::drop_slide: return account.owner == table;
        case ledger::AccountKind::house:
        case ledger::AccountKind::wallet:
        case ledger::AccountKind::meter:
        case ledger::AccountKind::reserve:
        case ledger::AccountKind::liability: return true;
    }
    return false;
}

bool takes_from_a_pot(std::span<const ledger::Posting> postings) {
    return std::any_of(postings.begin(), postings.end(), [](const auto& line) {
        return line.account.kind == ledger::AccountKind::pot && line.amount < Money{};
    });
}

bool is_postable(std::span<const ledger::Posting> postings) {
    WideCents turnover = 0;
    for (const ledger::Posting& line : postings) {
        const WideCents cents = line.amount.cents();
        turnover += cents < 0 ? -cents : cents;
    }
    return turnover <= Money::max().cents() && ledger::is_balanced(postings) &&
           std::all_of(postings.begin(), postings.end(), [](const auto& line) {
               return ledger::is_well_formed(line.account);
           });
}

}  // namespace baize::house
