#include "engine/jackpots/level_rules.h"

#include "engine/core/check.h"

namespace baize::jackpots {

namespace {

constexpr std::int64_t pool_percent = 41;  // [UTH 3.28] [CH 3.15]

std::size_t place(int level) {
    BAIZE_CHECK(level >= 1 && level <= static_cast<int>(level_count));
    return static_cast<std::size_t>(level - 1);
}

// True if each row totals 41%, has no negative share, and feeds only pools the wager can win.
bool is_well_formed(const PoolSplit& split) {
    for (std::size_t level = 0; level < level_count; ++level) {
        Fraction total;
        for (std::size_t pool = 0; pool < level_count; ++pool) {
            const Fraction& share = split[level][pool];
            if (share < Fraction() || (pool > level && share > Fraction())) return false;
            total += share;
        }
        if (!(total == Fraction(pool_percent, 100))) return false;
    }
    return true;
}

}  // namespace

PoolSplit equal_shares() {
    PoolSplit split;
    for (std::size_t level = 0; level < level_count; ++level) {
        for (std::size_t pool = 0; pool <= level; ++pool) {
            split[level][pool] = Fraction(pool_percent, 100 * (level + 1));
        }
    }
    return split;
}

Result<LevelRules> LevelRules::of(const LevelSettings& settings) {
    const LevelBook* const book = level_book(settings.game);
    if (book == nullptr) return reject(Reason::games_not_linked, "I-90"_clause);
    if (!settings.level1_wager.is_positive()) return reject(Reason::no_such_amount, book->level_1);
    // The Level 3 display after a reset is the largest amount that follows from the wager alone.
    if (!checked_product(settings.level1_wager,
                         reseed_multiple * static_cast<std::int64_t>(level_count))) {
        return reject(Reason::amount_too_large, book->reseed_of_level_3);
    }
    if (!is_well_formed(settings.split)) return reject(Reason::no_such_split, "I-1"_clause);
    if (!settings.display_unit.is_positive()) return reject(Reason::no_such_amount, "I-87"_clause);
    return LevelRules(settings, *book);
}

Money LevelRules::wager(int level) const {
    return settings_.level1_wager * static_cast<std::int64_t>(place(level) + 1);
}

Fraction LevelRules::increment(int level, int pool) const {
    return Fraction::of_cents(wager(level)) * settings_.split[place(level)][place(pool)];
}

Money LevelRules::reseed() const {
    return settings_.level1_wager * reseed_multiple;
}

std::optional<std::int64_t> LevelRules::bonus_odds(JackpotHand hand) {
    if (hand == JackpotHand::four_of_a_kind) return 500;
    if (hand == JackpotHand::full_house) return 100;
    if (hand == JackpotHand::flush) return 50;
    if (hand == JackpotHand::straight) return 25;
    return std::nullopt;
}

bool LevelRules::pays(JackpotHand hand) {
    return is_meter_hand(hand) || bonus_odds(hand).has_value();
}

FittedLevel LevelRules::fit(Money stake) const {
    for (int level = static_cast<int>(level_count); level >= 1; --level) {
        if (stake >= wager(level)) return {level, wager(level), stake - wager(level)};
    }
    return {0, Money{}, stake};
}

}  // namespace baize::jackpots
