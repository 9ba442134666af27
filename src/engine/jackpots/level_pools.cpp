#include "engine/jackpots/level_pools.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "engine/core/check.h"
#include "engine/jackpots/cents.h"

namespace baize::jackpots {

namespace {

// The exact sum of the pools a level plays for.
Fraction display_exact(const LevelPools& pools, int level) {
    Fraction sum;
    for (int i = 0; i < level; ++i)
        sum += pools.pool[static_cast<std::size_t>(i)];
    return sum;
}

void set_to_reseed(const LevelRules& rules, LevelPools& pools, std::size_t place) {
    pools.pool[place] = Fraction::of_cents(rules.reseed());
    ++pools.resets[place];
}

// Raises pools below their reseed to it; true if there were any.
bool lift_to_reseed(const LevelRules& rules, LevelPools& pools) {
    bool lifted = false;
    for (std::size_t place = 0; place < level_count; ++place) {
        if (pools.pool[place] >= Fraction::of_cents(rules.reseed())) continue;
        set_to_reseed(rules, pools, place);
        lifted = true;
    }
    return lifted;
}

struct KeyOff {
    Fraction::Integer prize;  // cents, cut to the display unit
    bool reset = false;
};

// [UTH 3.33] [UTH 3.34] [CH 3.20] [CH 3.21]
KeyOff key_off_straight_flush(const LevelRules& rules, LevelPools& pools, int level) {
    const Fraction tenth = display_exact(pools, level) / Fraction::whole(10);
    const Fraction::Integer prize = rounded_down(tenth, rules.display_unit());
    for (int i = 0; i < level; ++i) {
        Fraction& pool = pools.pool[static_cast<std::size_t>(i)];
        pool = pool * Fraction(9, 10);
    }
    pools.pool[0] += tenth - Fraction(prize, 1);  // the part rounded off the prize [I-87]
    return {prize, lift_to_reseed(rules, pools)};
}

// [UTH 3.32] [CH 3.19]
KeyOff key_off_royal(const LevelRules& rules, LevelPools& pools, int level) {
    const Fraction::Integer prize = rounded_down(display_exact(pools, level), rules.display_unit());
    for (int i = 0; i < level; ++i)
        set_to_reseed(rules, pools, static_cast<std::size_t>(i));
    return {prize, true};
}

// Several winners on one level are keyed off in turn and share the total equally. False when the
// prizes do not fit in Money. [UTH 4.18] [CH 4.16] [I-10] [I-89]
bool pay_jackpots(const LevelRules& rules,
                  std::span<const LevelWinner> same_level,
                  LevelAward& award) {
    if (same_level.empty()) return true;
    const LevelWinner& first = same_level.front();
    Fraction::Integer keyed_off = 0;
    for (std::size_t i = 0; i < same_level.size(); ++i) {
        const KeyOff one = first.hand == JackpotHand::royal_flush
                               ? key_off_royal(rules, award.pools, first.level)
                               : key_off_straight_flush(rules, award.pools, first.level);
        keyed_off += one.prize;
        award.reset = award.reset || one.reset;
    }
    const Fraction::Integer share = keyed_off / same_level.size();
    const Fraction::Integer undivided = keyed_off - share * same_level.size();
    award.pools.pool[0] += Fraction(undivided, 1);
    const std::optional<Money> amount = to_money(share);
    if (!amount) return false;
    award.from_pools += Fraction(keyed_off - undivided, 1);
    const Clause clause = same_level.size() > 1 ? rules.book().sharing : rules.pay_table();
    for (const LevelWinner& winner : same_level) {
        award.prizes.push_back({winner.box, winner.level, {winner.hand, *amount, clause}});
    }
    return true;
}

bool pay_bonus(const LevelRules& rules, const LevelWinner& winner, LevelAward& award) {
    const std::optional<std::int64_t> odds = LevelRules::bonus_odds(winner.hand);
    if (!odds) return true;
    const std::optional<Money> amount = checked_product(rules.wager(winner.level), *odds);
    if (!amount) return false;
    award.bonuses += Fraction::of_cents(*amount);
    award.prizes.push_back({winner.box, winner.level, {winner.hand, *amount, rules.pay_table()}});
    return true;
}

std::optional<Rejection> objection(const LevelRules& rules, std::span<const LevelWinner> winners) {
    if (winners.size() > static_cast<std::size_t>(winners_max)) {
        return Rejection{Reason::too_many_winners, rules.pay_table()};
    }
    std::vector<int> boxes;
    for (const LevelWinner& winner : winners) {
        if (winner.box < 1) return Rejection{Reason::no_such_box, rules.pay_table()};
        if (winner.level < 1 || winner.level > static_cast<int>(level_count)) {
            return Rejection{Reason::no_such_level, rules.book().levels};
        }
        if (!LevelRules::pays(winner.hand)) {
            return Rejection{Reason::no_such_prize, rules.pay_table()};
        }
        boxes.push_back(winner.box);
    }
    std::sort(boxes.begin(), boxes.end());
    if (std::adjacent_find(boxes.begin(), boxes.end()) != boxes.end()) {
        return Rejection{Reason::second_wager_in_area, rules.book().one_wager};
    }
    return std::nullopt;
}

Fraction total(const LevelPools& pools) {
    return display_exact(pools, static_cast<int>(level_count));
}

// The increment of these wagers, pool by pool.
std::array<Fraction, level_count> increments(const LevelRules& rules, LevelCounts wagers) {
    const std::array<std::int64_t, level_count> counts{wagers.level1, wagers.level2, wagers.level3};
    std::array<Fraction, level_count> sums;
    for (int level = 1; level <= static_cast<int>(level_count); ++level) {
        const Fraction count = Fraction::whole(counts[static_cast<std::size_t>(level - 1)]);
        for (int pool = 1; pool <= level; ++pool) {
            sums[static_cast<std::size_t>(pool - 1)] += rules.increment(level, pool) * count;
        }
    }
    return sums;
}

bool any_negative(LevelCounts wagers) {
    return wagers.level1 < 0 || wagers.level2 < 0 || wagers.level3 < 0;
}

}  // namespace

LevelPools open(const LevelRules& rules) {
    const Fraction reseed = Fraction::of_cents(rules.reseed());
    return {.pool = {reseed, reseed, reseed}, .resets = {}};
}

Result<LevelPools> open_at(const LevelRules& rules, const std::array<Money, level_count>& pools) {
    LevelPools opened = open(rules);
    for (std::size_t place = 0; place < level_count; ++place) {
        if (pools[place] < rules.reseed()) {
            return reject(Reason::below_reset_value, rules.book().reseed);
        }
        opened.pool[place] = Fraction::of_cents(pools[place]);
    }
    if (!fits_in_money(total(opened))) {
        return reject(Reason::amount_too_large, rules.book().funding);
    }
    return opened;
}

std::array<Money, level_count> displays(const LevelRules& rules, const LevelPools& pools) {
    std::array<Money, level_count> shown;
    for (int level = 1; level <= static_cast<int>(level_count); ++level) {
        const std::optional<Money> amount =
            to_money(rounded_down(display_exact(pools, level), rules.display_unit()));
        BAIZE_CHECK(amount.has_value());
        shown[static_cast<std::size_t>(level - 1)] = *amount;
    }
    return shown;
}

Result<LevelPools> register_wagers(const LevelRules& rules,
                                   const LevelPools& pools,
                                   LevelCounts wagers) {
    if (any_negative(wagers)) return reject(Reason::no_such_amount, rules.book().funding);
    const std::array<Fraction, level_count> added = increments(rules, wagers);
    LevelPools next = pools;
    for (std::size_t place = 0; place < level_count; ++place)
        next.pool[place] += added[place];
    if (!fits_in_money(total(next))) {
        return reject(Reason::amount_too_large, rules.book().funding);
    }
    return next;
}

Result<PoolsCancellation> cancel_wagers(const LevelRules& rules,
                                        const LevelPools& pools,
                                        const RegisteredLevels& registered) {
    if (any_negative(registered.wagers)) return reject(Reason::no_such_amount, "I-48"_clause);
    const std::array<Fraction, level_count> added = increments(rules, registered.wagers);
    PoolsCancellation cancellation{.pools = pools, .reversed = {}, .house_pays = {}};
    Fraction due;
    for (std::size_t place = 0; place < level_count; ++place) {
        due += added[place];
        if (registered.resets[place] != pools.resets[place]) continue;
        cancellation.pools.pool[place] -= added[place];
    }
    // A straight flush since then may have taken part of the increment; no pool may fall below the
    // reseed.
    (void)lift_to_reseed(rules, cancellation.pools);
    cancellation.reversed = total(pools) - total(cancellation.pools);
    cancellation.house_pays = due - cancellation.reversed;
    return cancellation;
}

Result<LevelAward> key_off(const LevelRules& rules,
                           const LevelPools& pools,
                           std::span<const LevelWinner> winners) {
    if (const std::optional<Rejection> why = objection(rules, winners)) return reject(*why);
    LevelAward award;
    award.pools = pools;
    bool fits = true;
    // All straight flushes before any royal, and each kind by level. [UTH 4.19] [UTH 4.20] [I-17]
    for (const JackpotHand hand : {JackpotHand::straight_flush, JackpotHand::royal_flush}) {
        for (int level = 1; level <= static_cast<int>(level_count); ++level) {
            std::vector<LevelWinner> same_level;
            std::copy_if(winners.begin(),
                         winners.end(),
                         std::back_inserter(same_level),
                         [&](const LevelWinner& w) { return w.hand == hand && w.level == level; });
            fits = fits && pay_jackpots(rules, same_level, award);
        }
    }
    for (const LevelWinner& winner : winners)
        fits = fits && pay_bonus(rules, winner, award);
    if (!fits) return reject(Reason::amount_too_large, rules.pay_table());
    award.reseed = total(award.pools) - total(pools) + award.from_pools;
    return award;
}

}  // namespace baize::jackpots
