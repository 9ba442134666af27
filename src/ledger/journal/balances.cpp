#include "ledger/journal/balances.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "ledger/record/bytes.h"

namespace baize::ledger {

Money Balances::of(Account account) const {
    const auto found = amounts_.find(account);
    return found == amounts_.end() ? Money{} : found->second;
}

std::optional<Fault> Balances::move(const Posting& posting) {
    if (!is_well_formed(posting.account))
        return Fault{FaultKind::balance, "a posting to an account that cannot exist"};
    Money& amount = amounts_[posting.account];
    const std::optional<Money> sum = checked_sum(amount, posting.amount);
    if (!sum) {
        return Fault{FaultKind::balance,
                     fmt::format("the balance of {} would overflow", to_string(posting.account))};
    }
    amount = *sum;
    return std::nullopt;
}

std::optional<Fault> Balances::post(std::span<const Posting> postings) {
    if (!is_balanced(postings)) return Fault{FaultKind::balance, "postings that do not add up"};
    std::optional<Fault> fault;
    std::size_t moved = 0;
    while (moved < postings.size() && !fault) {
        fault = move(postings[moved]);
        if (!fault) ++moved;
    }
    // Checked after all have moved, because one event may both credit and debit an account.
    for (std::size_t i = 0; i < moved && !fault; ++i) {
        const Account account = postings[i].account;
        if (of(account) >= Money{} || may_be_below_zero(account.kind)) continue;
        fault = Fault{
            FaultKind::balance,
            fmt::format("{} would be overdrawn: {}", to_string(account), to_string(of(account)))};
    }
    if (fault) take_back(postings.first(moved));
    forget_empty(postings);
    return fault;
}

// Drops empty accounts, so that a person who has left a table uses no memory.
void Balances::forget_empty(std::span<const Posting> postings) {
    for (const Posting& posting : postings) {
        const auto found = amounts_.find(posting.account);
        if (found != amounts_.end() && found->second.is_zero()) amounts_.erase(found);
    }
}

void Balances::take_back(std::span<const Posting> postings) {
    for (std::size_t i = postings.size(); i-- > 0;)
        amounts_[postings[i].account] -= postings[i].amount;
}

std::vector<std::pair<Account, Money>> Balances::all() const {
    std::vector<std::pair<Account, Money>> list;
    list.reserve(amounts_.size());
    for (const auto& [account, amount] : amounts_) {
        if (!amount.is_zero()) list.emplace_back(account, amount);
    }
    std::sort(list.begin(), list.end());
    return list;
}

void Balances::write(ByteWriter& out) const {
    const auto list = all();
    out.number(list.size());
    for (const auto& [account, amount] : list) {
        out.number(static_cast<std::uint64_t>(account.kind));
        out.number(account.owner);
        out.number(account.place);
        out.signed_number(amount.cents());
    }
}

bool Balances::read(ByteReader& in) {
    constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
    amounts_.clear();
    const std::uint64_t count = in.number();
    Account before;
    for (std::uint64_t i = 0; i < count && !in.failed(); ++i) {
        const std::optional<AccountKind> kind = account_kind(in.number());
        if (!kind) return false;
        Account account{*kind, 0, 0};
        account.owner = in.bounded<std::uint32_t>(most);
        account.place = in.bounded<std::uint32_t>(most);
        const Money amount = Money::of_cents(in.signed_number());
        const bool is_in_order = i == 0 || before < account;
        const bool may_be = amount > Money{} || (amount < Money{} && may_be_below_zero(*kind));
        if (!is_well_formed(account) || !is_in_order || !may_be) return false;
        amounts_.emplace(account, amount);
        before = account;
    }
    WideCents sum = 0;
    for (const auto& [account, amount] : amounts_)
        sum += amount.cents();
    return !in.failed() && sum == 0;
}

}  // namespace baize::ledger
