#include "cli/terminal/terminal_jackpot.h"

#include <fmt/format.h>

#include "engine/core/check.h"
#include "engine/jackpots/cents.h"
#include "formats/text/terminal_style.h"
#include "service/settle/settle_jackpots.h"

namespace baize {

namespace {

using jackpots::level_count;

constexpr Money meter_wager = Money::of_cents(100);
constexpr Money level1_wager = Money::of_cents(500);

const SavedJackpot* saved_for(GameId game, const Bankroll& bankroll) {
    const auto found = bankroll.jackpots.find(std::string(name(game)));
    return found == bankroll.jackpots.end() ? nullptr : &found->second;
}

JackpotState meter_of(GameId game, const SavedJackpot* saved) {
    const auto rules = jackpots::PrizeMeterRules::of({.game = game, .wager = meter_wager});
    BAIZE_CHECK(rules.has_value());
    MeterState state{*rules, jackpots::open(*rules)};
    const bool fits = saved != nullptr && saved->amounts.size() == 3 && saved->resets.size() == 1 &&
                      saved->amounts[0] >= Fraction::of_cents(rules->seed_value());
    if (fits) {
        state.meter.value = saved->amounts[0];
        state.meter.increments_since_reset = saved->amounts[1];
        state.meter.prizes_since_reset = saved->amounts[2];
        state.meter.resets = saved->resets[0];
    }
    return state;
}

JackpotState pools_of(GameId game, const SavedJackpot* saved) {
    const auto rules = jackpots::LevelRules::of({.game = game, .level1_wager = level1_wager});
    BAIZE_CHECK(rules.has_value());
    LevelState state{*rules, jackpots::open(*rules)};
    if (saved == nullptr || saved->amounts.size() != level_count ||
        saved->resets.size() != level_count) {
        return state;
    }
    for (const Fraction& pool : saved->amounts) {
        if (pool < Fraction::of_cents(rules->reseed())) return state;
    }
    for (std::size_t i = 0; i < level_count; ++i) {
        state.pools.pool[i] = saved->amounts[i];
        state.pools.resets[i] = saved->resets[i];
    }
    return state;
}

}  // namespace

std::optional<JackpotState> local_jackpot(GameId game, const Bankroll& bankroll) {
    const SavedJackpot* const saved = saved_for(game, bankroll);
    switch (jackpots::jackpot_kind(game)) {
        case jackpots::JackpotKind::none: return std::nullopt;
        case jackpots::JackpotKind::prize_meter: return meter_of(game, saved);
        case jackpots::JackpotKind::levels: return pools_of(game, saved);
    }
    return std::nullopt;
}

SavedJackpot saved_jackpot(const JackpotState& state) {
    if (const auto* const meter = std::get_if<MeterState>(&state)) {
        return {{meter->meter.value,
                 meter->meter.increments_since_reset,
                 meter->meter.prizes_since_reset},
                {meter->meter.resets}};
    }
    const LevelState& levels = std::get<LevelState>(state);
    return {{levels.pools.pool.begin(), levels.pools.pool.end()},
            {levels.pools.resets.begin(), levels.pools.resets.end()}};
}

Money jackpot_cost(const JackpotState& state) {
    if (const auto* const meter = std::get_if<MeterState>(&state)) return meter->rules.wager();
    return std::get<LevelState>(state).rules.wager(1);
}

std::string jackpot_sign(const JackpotState& state) {
    if (const auto* const meter = std::get_if<MeterState>(&state)) {
        const std::optional<Money> value = jackpots::to_money(meter->meter.value.floor());
        return "meter " + grouped(value.value_or(Money::max()));
    }
    const LevelState& levels = std::get<LevelState>(state);
    const auto shown = jackpots::displays(levels.rules, levels.pools);
    return fmt::format("Level 1 {}  Level 2 {}  Level 3 {}",
                       grouped(shown[0]),
                       grouped(shown[1]),
                       grouped(shown[2]));
}

std::string jackpot_warning(const JackpotState& state) {
    if (std::holds_alternative<MeterState>(state)) return {};
    return "When several jackpots fall at one table, payments may differ from\n"
           " the amounts shown.";
}

std::optional<SettledJackpot> settle_local_jackpot(const GameHooks& game,
                                                   const Rules& rules,
                                                   const Round& round,
                                                   JackpotState& state) {
    if (!round.boxes[0].has(Wager::jackpot)) return std::nullopt;
    SettleRequest request;
    request.game = &game;
    request.rules = rules;
    request.round = round;
    request.order.push_back(0);
    request.jackpot = state;
    SettledJackpots settled{};
    JackpotPrizes prizes;
    const std::optional<std::string> error_text = settle_jackpots(request, settled, prizes);
    BAIZE_CHECK(!error_text.has_value());  // one valid wager and its own hand
    state = *request.jackpot;
    return settled[0];
}

}  // namespace baize
