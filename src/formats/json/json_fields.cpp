#include "formats/json/json_fields.h"

#include <algorithm>

namespace baize {

bool expect_kind(JsonLine& line, const JsonValue& value, JsonKind kind) {
    if (value.kind == kind) return true;
    line.add_error(value,
                   "must be " + std::string(name(kind)) + ", not " + std::string(name(value.kind)));
    return false;
}

std::int64_t read_integer(JsonLine& line, const JsonValue& value, std::int64_t least) {
    if (value.kind == JsonKind::other_number) {
        line.add_error(value, "must be a whole number up to 2^63-1, without point or exponent");
        return least;
    }
    if (!expect_kind(line, value, JsonKind::integer)) return least;
    if (value.integer < least) {
        line.add_error(value, "must be at least " + std::to_string(least));
        return least;
    }
    return value.integer;
}

Money read_money(JsonLine& line, const JsonValue& value) {
    return Money::of_cents(read_integer(line, value, 0));
}

bool read_truth(JsonLine& line, const JsonValue& value) {
    return expect_kind(line, value, JsonKind::boolean) && value.truth;
}

std::string_view read_text(JsonLine& line, const JsonValue& value) {
    return expect_kind(line, value, JsonKind::string) ? line.text(value) : std::string_view();
}

std::optional<GameId> read_game(JsonLine& line,
                                const JsonValue& value,
                                std::span<const GameId> choices) {
    const std::string_view text = read_text(line, value);
    if (line.has_error()) return std::nullopt;
    const std::optional<GameId> game = game_named(text);
    if (game && std::find(choices.begin(), choices.end(), *game) != choices.end()) return game;
    std::string names;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (i != 0) names += i + 1 == choices.size() ? " or " : ", ";
        names += name(choices[i]);
    }
    line.add_error(value, "must be " + names);
    return std::nullopt;
}

std::string say(const Rejection& rejection) {
    return std::string(sentence(rejection.reason)) + " (" + std::string(rejection.clause.id()) +
           ")";
}

void add_unknown_field_error(JsonLine& line, const JsonValue& field) {
    line.add_error(field, "unknown field");
}

CardList<5> read_cards(JsonLine& line, const JsonValue& value, std::size_t count, CardSet& seen) {
    CardList<5> cards;
    if (!expect_kind(line, value, JsonKind::array)) return cards;
    if (value.count != count) {
        line.add_error(
            value,
            "must hold " + std::to_string(count) + " cards, not " + std::to_string(value.count));
        return cards;
    }
    for (const JsonValue& item : line.inside(value)) {
        const std::string_view text = read_text(line, item);
        const std::optional<Card> card = Card::parse(text);
        if (!card) {
            line.add_error(item, "not a card (two characters like \"As\" or \"Td\")");
            return cards;
        }
        if (seen.contains(*card)) {
            line.add_error(item, "the card " + to_string(*card) + " appears twice");
            return cards;
        }
        seen.insert(*card);
        cards.push_back(*card);
    }
    return cards;
}

}  // namespace baize
