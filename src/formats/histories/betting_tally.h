// Counts how much each player has bet while a record is read or written: Open Hand History gives
// the amount that an action added, PHH the total that it reached. Counts chips only and applies no
// rules.
#pragma once

#include <algorithm>
#include <array>

#include "engine/core/money.h"
#include "formats/histories/record.h"

namespace baize::histories {

class BettingTally {
  public:
    explicit BettingTally(const PerPlayer<Money>& stacks) {
        std::copy(stacks.begin(), stacks.end(), left_.begin());
    }

    // Takes up to `amount` from the stack without adding it to the player's bet. Returns what was
    // paid.
    Money pay(std::size_t player, Money amount) {
        const Money paid = std::min(amount, left_[player]);
        if (left_[player] != unknown_stack) left_[player] -= paid;
        put_in_[player] += paid;
        return paid;
    }

    // Posts a forced bet. A player who calls must match it in full, even if the poster's stack was
    // short.
    Money post(std::size_t player, Money amount) {
        const Money paid = pay(player, amount);
        bets_[player] += paid;
        level_ = std::max(level_, amount);
        return paid;
    }

    Money call(std::size_t player) { return add(player, level_ - bets_[player]); }

    Money bet_to(std::size_t player, Money to) { return add(player, to - bets_[player]); }

    Money add(std::size_t player, Money amount) {
        const Money paid = pay(player, std::max(amount, Money{}));
        bets_[player] += paid;
        level_ = std::max(level_, bets_[player]);
        return paid;
    }

    void end_round() {
        bets_.fill(Money{});
        level_ = Money{};
    }

    [[nodiscard]] Money bet(std::size_t player) const { return bets_[player]; }

    [[nodiscard]] Money put_in(std::size_t player) const { return put_in_[player]; }

    // The part of the largest bet that no other player called, which is returned to its player.
    struct Uncalled {
        std::size_t player = 0;
        Money amount{};
    };

    [[nodiscard]] Uncalled uncalled() const {
        Uncalled uncalled;
        Money most;
        Money second;
        for (std::size_t i = 0; i < players_max; ++i) {
            if (put_in_[i] > most) {
                second = most;
                most = put_in_[i];
                uncalled.player = i;
            } else {
                second = std::max(second, put_in_[i]);
            }
        }
        uncalled.amount = most - second;
        return uncalled;
    }

    // All chips that were put in and called.
    [[nodiscard]] Money called_total() const {
        Money total = -uncalled().amount;
        for (const Money put_in : put_in_)
            total += put_in;
        return total;
    }

    [[nodiscard]] bool is_all_in(std::size_t player) const { return left_[player].is_zero(); }

    [[nodiscard]] Money level() const { return level_; }

    // Takes the chips that the player leaves in the pot, if there are any. Returns what was left.
    Money fold(const Record& record, std::size_t player) {
        if (record.short_bets.empty()) return Money{};
        return add(player, record.short_bets[forced_index(player, record.player_count())]);
    }

    // Posts the antes and blinds of the record, as far as the stacks allow.
    void post_forced_bets(const Record& record) {
        const std::size_t count = record.player_count();
        for (std::size_t i = 0; i < count; ++i)
            pay(i, record.ante(forced_index(i, count)));
        for (std::size_t i = 0; i < count; ++i) {
            const Money blind = record.blinds[forced_index(i, count)];
            post(i, std::max(blind, -blind));
        }
    }

  private:
    using Amounts = std::array<Money, players_max>;

    Amounts left_{};
    Amounts bets_{};
    Amounts put_in_{};
    Money level_{};
};

}  // namespace baize::histories
