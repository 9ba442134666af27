#include "formats/histories/mismatch.h"

#include <algorithm>

namespace baize::histories {

namespace {

// Combines the signs of all differences, without a branch for each amount: the result is negative
// if any amount is below `less`.
std::int64_t signs_of(const PerPlayer<Money>& amounts, std::int64_t less) {
    std::int64_t signs = 0;
    for (const Money amount : amounts)
        signs |= amount.cents() - less;
    return signs;
}

bool none_below_zero(const PerPlayer<Money>& amounts) {
    return signs_of(amounts, 0) >= 0;
}

bool all_above_zero(const PerPlayer<Money>& amounts) {
    return signs_of(amounts, 1) >= 0;
}

std::optional<Mismatch> list_mismatch(const Record& record) {
    const std::size_t count = record.player_count();
    constexpr std::string_view missing = "is missing";
    constexpr std::string_view wrong_size = "must have an entry for every player";
    if (count == 0) return Mismatch{"starting_stacks", missing};
    if (count == 1) return Mismatch{"starting_stacks", "a hand has at least two players"};
    if (record.antes.empty()) return Mismatch{"antes", missing};
    if (record.blinds.empty()) return Mismatch{"blinds_or_straddles", missing};
    const auto fits = [count](std::size_t size) { return size == 0 || size == count; };
    if (!fits(record.antes.size())) return Mismatch{"antes", wrong_size};
    if (!fits(record.blinds.size())) return Mismatch{"blinds_or_straddles", wrong_size};
    if (!fits(record.short_bets.size())) return Mismatch{"_baize_short_bets", wrong_size};
    if (!fits(record.seats.size())) return Mismatch{"seats", wrong_size};
    if (!fits(record.players.size())) return Mismatch{"players", wrong_size};
    if (!fits(record.finishing_stacks.size())) return Mismatch{"finishing_stacks", wrong_size};
    if (!fits(record.winnings.size())) return Mismatch{"winnings", wrong_size};
    return std::nullopt;
}

std::optional<Mismatch> bet_mismatch(std::string_view field,
                                     const std::optional<Money>& bet,
                                     bool is_used) {
    if (is_used && !bet) return Mismatch{field, "is needed in this betting structure"};
    if (!is_used && bet) return Mismatch{field, "has no place in this betting structure"};
    if (bet && !bet->is_positive()) return Mismatch{field, "must be above zero"};
    return std::nullopt;
}

std::optional<Mismatch> bets_mismatch(const Record& record) {
    const bool is_limit = poker::is_limit(record.structure);
    if (auto found = bet_mismatch("small_bet", record.small_bet, is_limit)) return found;
    if (auto found = bet_mismatch("big_bet", record.big_bet, is_limit)) return found;
    if (auto found = bet_mismatch("min_bet", record.min_bet, !is_limit)) return found;
    if (record.bring_in) return Mismatch{"bring_in", "has no place in a game with blinds"};
    return std::nullopt;
}

bool are_within(const PerPlayer<Money>& parts, const PerPlayer<Money>& amounts) {
    return std::equal(parts.begin(), parts.end(), amounts.begin(), [](Money part, Money amount) {
        return part >= Money{} && part <= amount;
    });
}

std::optional<Mismatch> amount_mismatch(const Record& record) {
    constexpr std::string_view negative = "must not be below zero";
    if (!none_below_zero(record.antes)) return Mismatch{"antes", negative};
    if (!all_above_zero(record.starting_stacks)) {
        return Mismatch{"starting_stacks", "must be above zero"};
    }
    if (!none_below_zero(record.finishing_stacks)) return Mismatch{"finishing_stacks", negative};
    if (!none_below_zero(record.winnings)) return Mismatch{"winnings", negative};
    if (record.commission && *record.commission < Money{}) {
        return Mismatch{"_baize_commission", negative};
    }
    if (record.pots && *record.pots < Money{}) return Mismatch{"_baize_pots", negative};
    if (!are_within(record.short_bets, record.antes)) {
        return Mismatch{"_baize_short_bets", "must be parts of the antes"};
    }
    return std::nullopt;
}

std::optional<Mismatch> step_mismatch(const Record& record) {
    const std::size_t count = record.player_count();
    unsigned last_player = 0;
    bool has_bring_in = false;
    for (const Step& step : record.steps) {
        last_player = last_player < step.player ? step.player : last_player;
        has_bring_in |= step.step_kind == StepKind::bring_in;
    }
    if (last_player < count && !has_bring_in) return std::nullopt;
    const auto wrong =
        std::find_if(record.steps.begin(), record.steps.end(), [count](const Step& step) {
            return step.player >= count || step.step_kind == StepKind::bring_in;
        });
    if (wrong->player >= count) return Mismatch{"actions", "name a player who is not in the hand"};
    return Mismatch{"actions", "a bring-in has no place in a game with blinds"};
}

std::optional<Mismatch> date_mismatch(const Record& record) {
    const auto within = [](const std::optional<std::int64_t>& number, std::int64_t most) {
        return !number || (*number >= 1 && *number <= most);
    };
    if (!within(record.day, 31)) return Mismatch{"day", "must be 1 to 31"};
    if (!within(record.month, 12)) return Mismatch{"month", "must be 1 to 12"};
    if (!within(record.year, 9999)) return Mismatch{"year", "must be 1 to 9999"};
    return std::nullopt;
}

}  // namespace

std::optional<Mismatch> find_mismatch(const Record& record) {
    if (auto found = list_mismatch(record)) return found;
    if (auto found = bets_mismatch(record)) return found;
    if (auto found = amount_mismatch(record)) return found;
    if (auto found = step_mismatch(record)) return found;
    return date_mismatch(record);
}

}  // namespace baize::histories
