// The settlement of each wager: the lines a dealer would call out, each with its clause. Allocates
// nothing, since the same functions serve the table, the simulator and the analysis.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>

#include "engine/banked/wagers/pay_table.h"
#include "engine/banked/wagers/wager.h"
#include "engine/core/clause.h"
#include "engine/core/money.h"
#include "engine/core/static_vector.h"

namespace baize {

struct SettledWager {
    Wager wager = Wager::ante;
    bool is_excess = false;  // the part that may not play: "<wager>_excess"
    Verdict verdict = Verdict::lose;
    Clause clause{};
    Money staked{};
    Money paid{};  // amount the house adds
    Money back{};  // amount the player takes off the table: stake returned + paid
    friend constexpr bool operator==(const SettledWager&, const SettledWager&) = default;
};

// The lines of one box. Reuse one object for many boxes: start() costs nothing.
class BoxSettlement {
  public:
    // `payout_left` is the part of a maximum payout for a player or table that is left for the
    // capped payments of this box. REQUIRES: chip > 0. [I-33]
    constexpr void start(Money chip = Money::of_cents(1), Money payout_left = Money::max()) {
        lines_.clear();
        chip_ = chip;
        payout_left_ = payout_left;
        overflowed_ = false;
    }

    constexpr void win(Wager wager, Money stake, OddsTo odds, Clause clause) {
        win_capped(wager, stake, odds, clause, std::nullopt);
    }

    // A win cut to the table's maximum payout, after rounding. [CS 8.1] [I-33]
    constexpr void win_capped(
        Wager wager, Money stake, OddsTo odds, Clause clause, std::optional<Money> most) {
        const std::optional<Money> paid = cut(winnings_rounded_up(stake, odds, chip_), most);
        const std::optional<Money> back = paid ? checked_sum(stake, *paid) : std::nullopt;
        if (!back) {
            overflowed_ = true;
            return;
        }
        push({wager, false, Verdict::win, clause, stake, *paid, *back});
    }

    // A payment on another wager's stake: Ante Bonus, Instant Winner.
    constexpr void bonus(
        Wager wager, Money on, OddsTo odds, Clause clause, std::optional<Money> most = {}) {
        const std::optional<Money> paid = cut(winnings_rounded_up(on, odds, chip_), most);
        if (!paid) {
            overflowed_ = true;
            return;
        }
        if (paid->is_zero()) return;  // a bonus has a line only when it is paid
        push({wager, false, Verdict::win, clause, Money{}, *paid, *paid});
    }

    constexpr void lose(Wager wager, Money stake, Clause clause) {
        push({wager, false, Verdict::lose, clause, stake, Money{}, Money{}});
    }

    // Stand-off, void or return: the stake goes back, nothing is paid.
    constexpr void give_back(Wager wager, Money stake, Verdict verdict, Clause clause) {
        push({wager, false, verdict, clause, stake, Money{}, stake});
    }

    constexpr void excess(Wager wager, Money stake, Clause clause) {
        push({wager, true, Verdict::returned, clause, stake, Money{}, stake});
    }

    [[nodiscard]] constexpr std::size_t size() const { return lines_.size(); }

    [[nodiscard]] constexpr const SettledWager* begin() const { return lines_.begin(); }

    [[nodiscard]] constexpr const SettledWager* end() const { return lines_.end(); }

    // True if a payment did not fit in Money; the lines are then incomplete.
    [[nodiscard]] constexpr bool overflowed() const { return overflowed_; }

    // The payout limit given to start(), less the capped payments so far.
    [[nodiscard]] constexpr Money payout_left() const { return payout_left_; }

    // Sum of `back` minus sum of `staked`; nullopt if it does not fit in Money. REQUIRES:
    // !overflowed().
    [[nodiscard]] constexpr std::optional<Money> net() const {
        WideCents sum = 0;
        for (const SettledWager& line : lines_)
            sum += line.back.cents() - line.staked.cents();
        if (sum > Money::max().cents() || sum < -Money::max().cents()) return std::nullopt;
        return Money::of_cents(static_cast<std::int64_t>(sum));
    }

    friend constexpr bool operator==(const BoxSettlement&, const BoxSettlement&) = default;

  private:
    constexpr void push(const SettledWager& line) { lines_.push_back(line); }

    // Returns the payment, limited by `most` and the payout left; nullopt if it overflowed and
    // there is no limit.
    constexpr std::optional<Money> cut(std::optional<Money> paid, std::optional<Money> most) {
        if (!most) return paid;
        const Money limit = std::min(*most, payout_left_);
        const Money cut_paid = paid ? std::min(*paid, limit) : limit;
        payout_left_ -= cut_paid;
        return cut_paid;
    }

    // Every wager, its excess, and the two bonuses.
    StaticVector<SettledWager, 2 * staked_wager_count + 2> lines_{};
    Money chip_ = Money::of_cents(1);
    Money payout_left_ = Money::max();
    bool overflowed_ = false;
};

}  // namespace baize
