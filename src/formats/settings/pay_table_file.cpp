#include "formats/settings/pay_table_file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

#include "engine/games/caribbean_stud/rules.h"
#include "engine/games/crown_holdem/rules.h"
#include "engine/games/three_card/rules.h"
#include "engine/games/ultimate_holdem/rules.h"
#include "engine/games/wild_aruba/rules.h"
#include "formats/json/json_fields.h"

namespace baize {

namespace {

template <typename Hand>
std::string_view hand_name(std::size_t kind) {
    return name(static_cast<Hand>(kind));
}

template <typename Hand>
constexpr PayTableForm pay_table_of(std::string_view game,
                                    std::string_view wager,
                                    std::size_t slot,
                                    std::size_t kinds) {
    return {.game = game, .wager = wager, .slot = slot, .kinds = kinds, .hand = &hand_name<Hand>};
}

// clang-format off
constexpr std::array all_pay_tables{
    pay_table_of<ThreeCardHand>("three_card", "ante_bonus", three_card::ante_bonus_slot, three_card::hand_kinds),
    pay_table_of<ThreeCardHand>("three_card", "pair_plus", three_card::pair_plus_slot, three_card::hand_kinds),
    pay_table_of<FiveCardHand>("caribbean_stud", "bet", caribbean_stud::bet_slot, caribbean_stud::hand_kinds),
    pay_table_of<WildHand>("wild_aruba", "bet", wild_aruba::bet_slot, wild_aruba::hand_kinds),
    pay_table_of<WildHand>("wild_aruba", "instant_winner", wild_aruba::instant_winner_slot, wild_aruba::hand_kinds),
    pay_table_of<FiveCardHand>("ultimate_holdem", "blind", ultimate_holdem::blind_slot, ultimate_holdem::hand_kinds),
    pay_table_of<FiveCardHand>("ultimate_holdem", "trips", ultimate_holdem::trips_slot, ultimate_holdem::hand_kinds),
    pay_table_of<FiveCardHand>("crown_holdem", "poker_extra", crown_holdem::poker_extra_slot, crown_holdem::hand_kinds),
};

// clang-format on

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

std::span<const PayTableForm> pay_table_forms() {
    return all_pay_tables;
}

const PayTableForm* pay_table_form(std::string_view game, std::string_view wager) {
    const auto* const found =
        std::find_if(all_pay_tables.begin(), all_pay_tables.end(), [&](const PayTableForm& form) {
            return form.game == game && form.wager == wager;
        });
    return found == all_pay_tables.end() ? nullptr : found;
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
        if (line.has_complaint()) return std::nullopt;
        if (const auto wrong = put_odds(form, line.key(field), odds, table)) {
            line.complain(field, *wrong);
            return std::nullopt;
        }
    }
    if (const auto wrong = check_pay_table(form, table)) {
        line.complain(*wrong);
        return std::nullopt;
    }
    return table;
}

}  // namespace baize
