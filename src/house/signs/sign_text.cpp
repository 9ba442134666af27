#include "house/signs/sign_text.h"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "engine/games/registry.h"
#include "engine/poker/rules/variant.h"
#include "house/signs/poker_text.h"

namespace baize::house {
namespace {

[[nodiscard]] std::string pay_table_line(const PayTableForm& form, const PayTable& table) {
    std::string line = fmt::format("{}, table {}:", form.title, table.name);
    std::string_view between = " ";
    for (std::size_t kind = form.kinds; kind-- > 0;) {
        const OddsTo odds = table.odds[kind];
        if (odds.win == 0) continue;
        std::string hand(form.hand(kind));
        std::replace(hand.begin(), hand.end(), '_', ' ');
        line += fmt::format("{}{} {} to {}", between, hand, odds.win, odds.stake);
        between = ", ";
    }
    return line;
}

[[nodiscard]] std::string_view payout_words(PayoutScope scope) {
    switch (scope) {
        case PayoutScope::wager: return "a wager";
        case PayoutScope::player: return "a player in a round";
        case PayoutScope::table: return "for the whole table in a round";
    }
    __builtin_unreachable();
}

void add_limits(SignLines& lines, const HouseTerms& terms, Book book) {
    const Limits& limits = terms.limits;
    lines.push_back(
        fmt::format("Minimum {}, maximum {}", to_string(*limits.min), to_string(*limits.max)));
    if (limits.step) lines.push_back(fmt::format("Betting unit {}", to_string(*limits.step)));
    if (limits.chip) lines.push_back(fmt::format("Smallest chip {}", to_string(*limits.chip)));
    if (limits.max_payout)
        lines.push_back(fmt::format("Maximum payout {} {}",
                                    to_string(*limits.max_payout),
                                    payout_words(terms.settings.cs_max_payout_scope)));
    if (!terms.jackpot.is_positive()) return;
    const std::string_view what = book == Book::cs ? "Jackpot wager" : "Jackpot wager Level 1";
    lines.push_back(fmt::format("{} {}", what, to_string(terms.jackpot)));
}

void add_house_lines(SignLines& lines, const Sign& sign, const GameHooks& game) {
    const auto& terms = std::get<HouseTerms>(sign.terms);
    add_limits(lines, terms, book_of(sign));
    const Rules rules = house_rules(sign).value();
    for (const PayTableForm& form : game.facts().pay_tables)
        lines.push_back(pay_table_line(form, rules.tables[form.slot]));
    for (const SettingFacts& setting : game.facts().settings) {
        if (terms.settings.*setting.field) lines.emplace_back(setting.line);
    }
    if (terms.settings.retract_includes_folded)
        lines.emplace_back("After a dealing error folded hands may be retracted too");
    if (terms.settings.short_wager_warning_scope == WarningScope::day)
        lines.emplace_back("A warning of a wager below the minimum holds for the day");
    if (terms.settings.jackpot_topup_deadline == TopUpDeadline::settlement)
        lines.emplace_back("A short Jackpot wager may be topped up until the settlement");
    if (terms.require_cover_before_ante) {
        lines.emplace_back(
            *terms.require_cover_before_ante
                ? "You need chips for the Ante and the wager that follows it"
                : "You may place an Ante without chips for the wager that follows it");
    }
    if (terms.decision_seconds > 0) {
        lines.push_back(
            fmt::format("Without a dealer: {} seconds to decide", terms.decision_seconds));
    }
}

bool has_communal_cards(const GameHooks& game) {
    const auto& streets = game.facts().streets;
    return std::any_of(
        streets.begin(), streets.end(), [](const Street& street) { return street.cards != 0; });
}

}  // namespace

SignLines dealing_text(const Sign& sign) {
    constexpr const char* by_hand = "Dealt by hand, one card at a time";
    constexpr const char* burned = "A card is burned before each deal of communal cards";
    const GameHooks* const game = house_game(sign.game);
    if (game == nullptr) return {by_hand, burned};
    const auto& terms = std::get<HouseTerms>(sign.terms);
    const bool is_machine = terms.shoe == ShoeKind::machine;
    SignLines lines{is_machine ? "Dealt from a shuffling machine, a whole hand at a time"
                               : by_hand};
    if (has_communal_cards(*game))
        lines.emplace_back(terms.settings.burn ? burned : "No card is burned");
    return lines;
}

SignLines sign_text(const Sign& sign) {
    SignLines lines;
    if (const GameHooks* const game = house_game(sign.game)) {
        lines.emplace_back(game->facts().title);
        add_house_lines(lines, sign, *game);
    } else {
        const poker::Variant variant = poker::variant_of(sign.game).value();
        lines.emplace_back(poker::facts(variant).title);
        add_poker_lines(lines, std::get<PokerTerms>(sign.terms), variant);
    }
    for (std::string& line : dealing_text(sign))
        lines.push_back(std::move(line));
    lines.push_back(fmt::format("{} seats", sign.seats));
    if (sign.staff_may_play) lines.emplace_back("Staff who are not on duty here may play");
    return lines;
}

SignLines notice_text(const SignNotice& notice) {
    SignLines lines{fmt::format("From {}:", to_string(notice.from))};
    const SignLines before = sign_text(notice.base);
    const SignLines after = sign_text(notice.sign);
    for (const std::string& line : after) {
        if (std::find(before.begin(), before.end(), line) == before.end()) lines.push_back(line);
    }
    for (const std::string& line : before) {
        if (std::find(after.begin(), after.end(), line) == after.end())
            lines.push_back(fmt::format("Instead of: {}", line));
    }
    return lines;
}

std::string closing_text(const ClosingNotice& closing) {
    return fmt::format("This table closes at {}", to_string(closing.at));
}

}  // namespace baize::house
