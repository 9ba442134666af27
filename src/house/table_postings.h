// Collects the ledger postings of one event at a table, summed by account.
#pragma once

#include <algorithm>
#include <vector>

#include "house/chips.h"
#include "house/issuer.h"
#include "ledger/journal/balances.h"
#include "ledger/record/posting.h"

namespace baize::house {

class TablePostings {
  public:
    explicit TablePostings(TableId table, Chips chips = Chips::money)
        : table_(table), chips_(chips) {}

    // This rank rules on disputes.
    void add(ledger::Account account, Money amount) {
        const auto place =
            std::lower_bound(sums_.begin(),
                             sums_.end(),
                             account,
                             [](const ledger::Posting& line, const ledger::Account& wanted) {
                                 return line.account < wanted;
                             });
        if (place != sums_.end() && place->account == account) {
            place->amount += amount;
        } else {
            sums_.insert(place, {account, amount});
        }
    }

    [[nodiscard]] ledger::Account stack(PersonId player) const { return stack_of(table_, player); }

    [[nodiscard]] ledger::Account pot() const { return pot_of(table_); }

    [[nodiscard]] ledger::Account table_float() const { return float_of(table_); }

    [[nodiscard]] ledger::Account drop_slide() const {
        return {ledger::AccountKind::drop_slide, table_, 0};
    }

    // Moves chips from the wallet to the stack; a negative amount moves them back.
    void buy(PersonId player, Money chips) {
        add(wallet_of(chips_, player), -chips);
        add(stack(player), chips);
    }

    // Tops up a float that cannot pay, from the house or, for play chips, from the mint.
    void fill_float(const ledger::Balances& balances) {
        const Money left = balances.of(table_float()) + sum_of(table_float());
        if (left >= Money{}) return;
        add(bank_of(chips_), left);
        add(table_float(), -left);
    }

    // Returns the postings in the order of accounts, without those that sum to zero.
    [[nodiscard]] std::vector<ledger::Posting> all() const {
        std::vector<ledger::Posting> postings = sums_;
        std::erase_if(postings, [](const ledger::Posting& line) { return line.amount.is_zero(); });
        return postings;
    }

  private:
    [[nodiscard]] Money sum_of(ledger::Account account) const {
        for (const ledger::Posting& line : sums_) {
            if (line.account == account) return line.amount;
        }
        return {};
    }

    TableId table_;
    Chips chips_;
    std::vector<ledger::Posting> sums_{};
};

}  // namespace baize::house
