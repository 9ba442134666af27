#include "service/codec/json_form.h"

#include <fmt/format.h>

#include "house/meters/engine_values.h"

namespace baize::codec {

namespace {

constexpr std::int64_t least_number = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t most_number = std::numeric_limits<std::int64_t>::max();
constexpr std::size_t longest_fraction = 40;  // limits the time to parse one

std::optional<unsigned> digit_of(char letter) {
    if (letter >= '0' && letter <= '9') return static_cast<unsigned>(letter - '0');
    if (letter >= 'a' && letter <= 'f') return static_cast<unsigned>(letter - 'a') + 10U;
    return std::nullopt;
}

}  // namespace

std::int64_t read_between(JsonLine& line,
                          const JsonValue& json,
                          std::int64_t least,
                          std::int64_t most) {
    if (json.kind == JsonKind::other_number) {
        line.add_error(json, "must be a whole number up to 2^63-1, without point or exponent");
        return least;
    }
    if (!expect_kind(line, json, JsonKind::integer)) return least;
    if (json.integer < least || json.integer > most) {
        line.add_error(json, fmt::format("must be from {} to {}", least, most));
        return least;
    }
    return json.integer;
}

void JsonForm<Money>::read(JsonLine& line, const JsonValue& json, Money& value) {
    value = Money::of_cents(read_between(line, json, least_number, most_number));
}

void JsonForm<Moment>::read(JsonLine& line, const JsonValue& json, Moment& value) {
    // Limited to the year 10000, because later code adds to times, and recorded time never runs
    // backwards.
    constexpr std::int64_t latest = 253'402'300'800'000'000;
    value = Moment::of_microseconds(read_between(line, json, 0, latest));
}

void JsonForm<Span>::read(JsonLine& line, const JsonValue& json, Span& value) {
    value = Span::of_microseconds(read_between(line, json, least_number, most_number));
}

void JsonForm<Clause>::read(JsonLine& line, const JsonValue& json, Clause& value) {
    const std::string_view text = read_text(line, json);
    if (line.has_error()) return;
    const std::optional<Clause> found = text.empty() ? Clause{} : Clause::find(text);
    if (!found) return line.add_error(json, "no such clause");
    value = *found;
}

void JsonForm<Card>::read(JsonLine& line, const JsonValue& json, Card& value) {
    const std::string_view text = read_text(line, json);
    if (line.has_error()) return;
    const std::optional<Card> found = Card::parse(text);
    if (!found) return line.add_error(json, "not a card (two characters like \"As\" or \"Td\")");
    value = *found;
}

void JsonForm<poker::Face>::write(JsonText& out, poker::Face value) {
    if (value.is_seen()) {
        write_json(out, value.card());
    } else {
        out.null();
    }
}

void JsonForm<poker::Face>::read(JsonLine& line, const JsonValue& json, poker::Face& value) {
    value = poker::Face{};
    if (json.kind == JsonKind::null) return;
    Card card = Card::of_index(0);
    read_json(line, json, card);
    value = card;
}

void JsonForm<CardSet>::write(JsonText& out, CardSet value) {
    out.begin_array();
    while (!value.empty()) {
        const Card card = value.lowest();
        write_json(out, card);
        value.erase(card);
    }
    out.end_array();
}

void JsonForm<CardSet>::read(JsonLine& line, const JsonValue& json, CardSet& value) {
    value = {};
    if (!expect_kind(line, json, JsonKind::array)) return;
    for (const JsonValue& item : line.inside(json)) {
        Card card = Card::of_index(0);
        read_json(line, item, card);
        if (line.has_error()) return;
        if (value.contains(card))
            return line.add_error(item, fmt::format("the card {} appears twice", to_string(card)));
        value.insert(card);
    }
}

void JsonForm<Fraction>::read(JsonLine& line, const JsonValue& json, Fraction& value) {
    const std::string_view text = read_text(line, json);
    if (line.has_error()) return;
    std::optional<Fraction> found;
    if (text.size() <= longest_fraction) found = house::fraction_of(text);
    if (!found) return line.add_error(json, "not a fraction in lowest terms, like \"41/300\"");
    value = *found;
}

bool read_hex(JsonLine& line, const JsonValue& json, std::span<std::byte> bytes) {
    const std::string_view text = read_text(line, json);
    if (line.has_error()) return false;
    bool is_hex = text.size() == 2 * bytes.size();
    for (std::size_t i = 0; is_hex && i < bytes.size(); ++i) {
        const std::optional<unsigned> high = digit_of(text[2 * i]);
        const std::optional<unsigned> low = digit_of(text[2 * i + 1]);
        is_hex = high && low;
        if (is_hex) bytes[i] = static_cast<std::byte>(*high * 16U + *low);
    }
    if (!is_hex) {
        line.add_error(json,
                       fmt::format("must be {} bytes as digits 0 to 9 and a to f", bytes.size()));
    }
    return is_hex;
}

}  // namespace baize::codec
