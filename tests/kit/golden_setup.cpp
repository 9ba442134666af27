#include "kit/golden_setup.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/games/registry.h"

namespace baize::kit {

namespace {

// Maps a word to a field of the sign or of its settings.
template <typename Owner, typename Value>
struct Named {
    std::string_view name{};
    Value Owner::*field = nullptr;
};

constexpr std::array<Named<Limits, std::optional<Money>>, 5> limit_names{{
    {"min", &Limits::min},
    {"max", &Limits::max},
    {"step", &Limits::step},
    {"max_payout", &Limits::max_payout},
    {"chip", &Limits::chip},
}};

constexpr std::array<Named<Settings, bool>, 6> setting_names{{
    {"uth_blind_loses_to_unqualified_dealer", &Settings::uth_blind_loses_to_unqualified_dealer},
    {"uth_absent_keeps_trips", &Settings::uth_absent_keeps_trips},
    {"retract_includes_folded", &Settings::retract_includes_folded},
    {"ch_allow_multiple_hands", &Settings::ch_allow_multiple_hands},
    {"wa_jackpot_quads_natural_only", &Settings::wa_jackpot_quads_natural_only},
    {"tcp_online_fold_keeps_pair_plus", &Settings::tcp_online_fold_keeps_pair_plus},
}};

auto field_named(const auto& names, const std::string& name) {
    const auto* const found = std::find_if(
        names.begin(), names.end(), [&](const auto& known) { return known.name == name; });
    if (found == names.end()) throw GoldenMismatch("not understood: " + name);
    return found->field;
}

void choose_game(GoldenTable& table, Words& words) {
    const std::optional<GameId> game = game_named(words.next());
    table.chosen = game ? house_game(*game) : nullptr;
    if (table.chosen == nullptr) throw GoldenMismatch("no such game");
    table.rules = table.chosen->published();
    table.round = opening_round();
}

void choose_pay_table(GoldenTable& table, Words& words) {
    const std::string wager = words.next();
    if (!choose_table(table.game(), table.rules, wager, words.next())) {
        throw GoldenMismatch("no such pay table");
    }
}

// "limits min 5.00 chip 2.50", "limits of 1 max 500.00"
void set_limits(GoldenTable& table, Words& words) {
    Limits* limits = &table.rules.limits;
    if (words.take("of")) {
        Box& box = table.round.boxes[words.box()];
        if (!box.limits) box.limits.emplace();
        limits = &*box.limits;
    }
    while (!words.empty()) {
        const auto limit = field_named(limit_names, words.next());
        limits->*limit = words.money();
    }
}

void choose_shoe(GoldenTable& table, Words& words) {
    table.rules.shoe = words.take("machine") ? ShoeKind::machine : ShoeKind::hand_held;
}

void set_seats(GoldenTable& table, Words& words) {
    table.rules.seats = static_cast<std::uint8_t>(words.number());
}

void offer_jackpot(GoldenTable& table, Words& words) {
    table.rules.jackpot = words.money();
}

// "second area open"
void open_second_area(GoldenTable& table, Words& /*area open*/) {
    table.rules.second_area_open = true;
}

void leave_deck_unverified(GoldenTable& table, Words& /*none*/) {
    table.round.deck.verified = false;
}

// "setting retract_includes_folded", "setting cs_max_payout_scope player"
void switch_interpretation(GoldenTable& table, Words& words) {
    Settings& settings = table.rules.settings;
    if (words.take("cs_max_payout_scope")) {
        settings.cs_max_payout_scope =
            words.take("player") ? PayoutScope::player : PayoutScope::table;
        if (settings.cs_max_payout_scope == PayoutScope::table) words.expect("table");
        return;
    }
    if (words.take("jackpot_topup_deadline")) {
        words.expect("settlement");
        settings.jackpot_topup_deadline = TopUpDeadline::settlement;
        return;
    }
    settings.*field_named(setting_names, words.next()) = true;
}

constexpr std::array statements{
    Statement{"game", choose_game},
    Statement{"table", choose_pay_table},
    Statement{"limits", set_limits},
    Statement{"shoe", choose_shoe},
    Statement{"seats", set_seats},
    Statement{"jackpot", offer_jackpot},
    Statement{"second", open_second_area},
    Statement{"unverified", leave_deck_unverified},
    Statement{"setting", switch_interpretation},
};

}  // namespace

std::span<const Statement> setup_statements() {
    return statements;
}

}  // namespace baize::kit
