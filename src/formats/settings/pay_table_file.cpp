#include "formats/settings/pay_table_file.h"

#include <charconv>
#include <string>

#include "engine/games/registry.h"
#include "formats/json/json_fields.h"

namespace baize {

namespace {

// Accepts only digits, without a leading zero.
std::optional<std::int32_t> parse_odds_number(std::string_view text) {
    std::int32_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, number);
    const bool whole = error == std::errc{} && at == end;
    if (!whole || text[0] == '0' || number < 1 || number > odds_max) return std::nullopt;
    return number;
}

std::optional<std::size_t> kind_named(const PayTableForm& form, std::string_view hand) {
    for (std::size_t kind = 0; kind < form.kinds; ++kind) {
        if (form.hand(kind) == hand) return kind;
    }
    return std::nullopt;
}

std::string hands_of(const PayTableForm& form) {
    std::string hands;
    for (std::size_t kind = form.kinds; kind-- > 0;) {
        if (!hands.empty()) hands += ", ";
        hands += form.hand(kind);
    }
    return hands;
}

std::string in_words(OddsTo odds) {
    return std::to_string(odds.win) + " to " + std::to_string(odds.stake);
}

bool is_less(OddsTo one, OddsTo other) {
    return std::int64_t{one.win} * other.stake < std::int64_t{other.win} * one.stake;
}

}  // namespace

std::span<const PayTableForm> pay_table_forms(GameId game) {
    const GameHooks* const hooks = house_game(game);
    return hooks == nullptr ? std::span<const PayTableForm>() : hooks->facts().pay_tables;
}

const PayTableForm* pay_table_form(GameId game, std::string_view wager) {
    for (const PayTableForm& form : pay_table_forms(game)) {
        if (form.wager == wager) return &form;
    }
    return nullptr;
}

std::optional<OddsTo> parse_odds(std::string_view text) {
    constexpr std::string_view to = " to ";
    const std::size_t at = text.find(to);
    if (at == std::string_view::npos || at == 0) return std::nullopt;
    const auto win = parse_odds_number(text.substr(0, at));
    const auto stake = parse_odds_number(text.substr(at + to.size()));
    if (!win || !stake) return std::nullopt;
    return OddsTo{.win = *win, .stake = *stake};
}

std::optional<std::string> put_odds(const PayTableForm& form,
                                    std::string_view hand,
                                    std::string_view odds,
                                    PayTable& table) {
    const std::optional<std::size_t> kind = kind_named(form, hand);
    if (!kind) return "no such hand; the hands are " + hands_of(form);
    const std::optional<OddsTo> read = parse_odds(odds);
    if (!read) {
        return "\"" + std::string(odds) +
               "\" should read like \"3 to 1\", whole numbers from 1 to " +
               std::to_string(odds_max) + "; leave out a hand that is not paid";
    }
    if (table.odds[*kind].win != 0) return "this hand is given twice";
    table.odds[*kind] = *read;
    return std::nullopt;
}

// Names the hand that breaks the order; is_well_formed() only reports that some hand does.
std::optional<std::string> check_pay_table(const PayTableForm& form, const PayTable& table) {
    for (std::size_t kind = 1; kind < form.kinds; ++kind) {
        const OddsTo odds = table.odds[kind];
        const OddsTo weaker = table.odds[kind - 1];
        if (!is_less(odds, weaker)) continue;
        std::string text(form.hand(kind));
        text += odds.win > 0 ? " pays " + in_words(odds) + ", less than" : " is not paid, but";
        text += " the weaker " + std::string(form.hand(kind - 1));
        text += odds.win > 0 ? " with " : " pays ";
        return text + in_words(weaker);
    }
    if (!is_well_formed(table, form.kinds)) return "no hand is paid";
    return std::nullopt;
}

std::optional<PayTable> read_pay_table(JsonLine& line, const PayTableForm& form) {
    PayTable table;
    if (!expect_kind(line, line.root(), JsonKind::object)) return std::nullopt;
    for (const JsonValue& field : line.inside(line.root())) {
        const std::string_view odds = read_text(line, field);
        if (line.has_error()) return std::nullopt;
        if (const auto wrong = put_odds(form, line.key(field), odds, table)) {
            line.add_error(field, *wrong);
            return std::nullopt;
        }
    }
    if (const auto wrong = check_pay_table(form, table)) {
        line.add_error(*wrong);
        return std::nullopt;
    }
    return table;
}

}  // namespace baize
