#include "service/table_view/show_sign.h"

#include <tuple>

#include <fmt/format.h>

#include "formats/settings/pay_table_file.h"
#include "house/casino/game_state.h"
#include "house/signs/sign_text.h"
#include "service/table_view/words.h"

namespace baize::views {

namespace {

using house::TableState;

Clause display_of(const TableState& table) {
    return house::display_clause(house::book_of(table));
}

PayTableView pays_of(const PayTableForm& form, const PayTable& pay) {
    PayTableView shown{.wager = std::string(form.wager), .table = std::string(pay.name)};
    for (std::size_t kind = form.kinds; kind-- > 0;) {
        const OddsTo odds = pay.odds[kind];
        if (odds.win == 0) continue;
        shown.lines.push_back(
            {plain_words(form.hand(kind)), fmt::format("{} to {}", odds.win, odds.stake), {}});
    }
    return shown;
}

std::string per_cent(std::uint16_t rate) {
    return rate % 100 == 0 ? fmt::format("{}%", rate / 100)
                           : fmt::format("{}.{:02}%", rate / 100, rate % 100);
}

void show_house_terms(const TableState& table, const house::HouseTerms& terms, SignView& sign) {
    const house::BankedGame& game = house::banked_game(table);
    const Clause display = display_of(table);
    sign.chip = game.rules.limits.chip.value_or(Money::of_cents(1));
    sign.lines.push_back({"Ante", dollars_between(sign.minimum, sign.maximum), display});
    for (const house::PayTableChoice& choice : terms.pay_tables)
        sign.lines.push_back({title_of(choice.wager), "table " + choice.table, display});
    if (terms.jackpot.is_positive())
        sign.lines.push_back({"Jackpot", "from " + dollars(terms.jackpot), display});
    if (terms.decision_seconds > 0)
        sign.lines.push_back({"Time", fmt::format("{} s", terms.decision_seconds), "I-42"_clause});
    for (const PayTableForm& form : game.hooks->facts().pay_tables)
        sign.pays.push_back(pays_of(form, game.rules.tables[form.slot]));
}

std::string blinds_text(const poker::Forced& forced) {
    std::string text;
    for (const Money blind : forced.blinds)
        text += (text.empty() ? "" : " / ") + dollars(blind);
    if (forced.ante.is_positive())
        text += fmt::format("{}ante {}", text.empty() ? "" : ", ", dollars(forced.ante));
    return text;
}

std::string betting_text(const poker::Betting& betting) {
    const std::string structure = plain_words(name(betting.structure));
    if (!poker::is_limit(betting.structure)) return structure;
    return fmt::format("{} {} / {}", structure, dollars(betting.minimum), dollars(betting.maximum));
}

std::string rake_text(const poker::Commission& commission) {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    if (commission.rate > 0) {
        add(per_cent(commission.rate));
        add("min " + dollars(commission.minimum));  // [CP 7.1]
        add("cap " + dollars(commission.cap));
    }
    if (commission.per_person.is_positive()) add(dollars(commission.per_person) + " a hand");
    for (const Money fee : commission.per_hand) {
        if (!fee.is_positive()) continue;
        add("by the hand");
        break;
    }
    return text.empty() ? "none" : text;
}

void show_flop_chase(const poker::FlopChase& chase, SignView& sign) {
    sign.lines.push_back(
        {"Flop Chase", dollars_between(chase.minimum, chase.maximum), "CP 10.1"_clause});
    PayTableView& pays = sign.pays.emplace_back();
    pays.wager = "flop_chase";
    pays.lines.push_back({"three red cards on the flop", "7 to 1", "CP 10.2.2"_clause});
    pays.lines.push_back({"three black cards on the flop", "7 to 1", "CP 10.2.2"_clause});
}

std::string time_text(const house::PokerTerms& terms) {
    if (terms.bank_seconds == 0) return fmt::format("{} s", terms.clock.seconds);
    return fmt::format("{} s, time bank {} s", terms.clock.seconds, terms.bank_seconds);
}

void show_poker_terms(const TableState& table, const house::PokerTerms& terms, SignView& sign) {
    const Clause display = display_of(table);
    sign.chip = terms.chip;
    for (const Money blind : terms.forced.blinds)
        sign.blind = blind;
    sign.lines.push_back({"Buy-in", dollars_between(sign.minimum, sign.maximum), display});
    sign.lines.push_back({"Betting", betting_text(terms.betting), display});
    sign.lines.push_back({"Blinds", blinds_text(terms.forced), display});
    sign.lines.push_back({"Rake", rake_text(terms.commission), "CP 7.1"_clause});
    if (terms.clock.seconds > 0) sign.lines.push_back({"Time", time_text(terms), "CP 6.15"_clause});
    if (terms.flop_chase.offered) show_flop_chase(terms.flop_chase, sign);
}

}  // namespace

std::string game_title(const TableState& table) {
    if (!table.board.sign) return "Table";
    if (std::holds_alternative<house::PokerGame>(table.in_force))
        return std::string(poker::facts(house::poker_game(table).rules.variant).title);
    return std::string(house::banked_game(table).hooks->facts().title);
}

SignView show_sign(const TableState& table) {
    SignView sign;
    if (!table.board.sign) return sign;
    sign.version = table.board.version;
    std::tie(sign.minimum, sign.maximum) = sign_limits(table);
    if (const auto* const terms = std::get_if<house::HouseTerms>(&table.board.sign->terms)) {
        show_house_terms(table, *terms, sign);
    } else {
        show_poker_terms(table, std::get<house::PokerTerms>(table.board.sign->terms), sign);
    }
    sign.text = house::sign_text(*table.board.sign);
    sign.dealing = house::dealing_text(*table.board.sign);
    for (const house::SignNotice& notice : table.board.notices) {
        for (const std::string& line : house::notice_text(notice))
            sign.notices.push_back(line);
    }
    if (table.board.closing) sign.notices.push_back(house::closing_text(*table.board.closing));
    return sign;
}

std::pair<Money, Money> sign_limits(const TableState& table) {
    if (const auto* const terms = std::get_if<house::PokerTerms>(&table.board.sign->terms))
        return {terms->stakes.buy_in_min, terms->stakes.buy_in_max};
    const Limits& limits = house::banked_game(table).rules.limits;
    return {limits.min.value_or(Money{}), limits.max.value_or(Money{})};
}

std::string sign_detail(const TableState& table) {
    std::string detail;
    const auto add = [&](const std::string& part) {
        if (!part.empty()) detail += (detail.empty() ? "" : ", ") + part;
    };
    if (!table.board.sign) return detail;
    if (const auto* const terms = std::get_if<house::HouseTerms>(&table.board.sign->terms)) {
        for (const house::PayTableChoice& choice : terms->pay_tables)
            add(fmt::format("{} {}", title_of(choice.wager), choice.table));
        if (terms->jackpot.is_positive()) add("jackpot " + dollars(terms->jackpot));
        return detail;
    }
    const auto& terms = std::get<house::PokerTerms>(table.board.sign->terms);
    add(betting_text(terms.betting));
    add("blinds " + blinds_text(terms.forced));
    const std::string rake = rake_text(terms.commission);
    if (rake != "none") add("rake " + rake);
    if (terms.flop_chase.offered) add("Flop Chase");
    return detail;
}

}  // namespace baize::views
