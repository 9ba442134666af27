#include <algorithm>
#include <bitset>
#include <limits>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "engine/core/card_set.h"
#include "engine/core/check.h"
#include "engine/core/clause.h"
#include "engine/core/moment.h"
#include "engine/core/money.h"
#include "engine/core/place.h"
#include "ledger/record/codec/name_table.h"
#include "service/codec/json.h"
#include "service/codec/required.h"

namespace baize::codec {

namespace {

using ledger::Alternative;
using ledger::Field;
using ledger::NameSlot;
using ledger::Type;
using ledger::TypeKind;

constexpr std::int64_t least_number = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t most_number = std::numeric_limits<std::int64_t>::max();
constexpr std::size_t longest_fraction = 40;  // limits the time to parse one
constexpr std::size_t most_fields = 256;

template <typename Value>
Value& as(void* place) {
    return *static_cast<Value*>(place);
}

std::optional<unsigned> digit_of(char letter) {
    if (letter >= '0' && letter <= '9') return static_cast<unsigned>(letter - '0');
    if (letter >= 'a' && letter <= 'f') return static_cast<unsigned>(letter - 'a') + 10U;
    return std::nullopt;
}

// Returns a message such as: must be the number of a box or seat, from 1 to 254, or "table".
std::string places_allowed(bool has_dealer, bool has_table) {
    std::string text =
        fmt::format("must be the number of a box or seat, from 1 to {}", PlaceIndex::number_max);
    if (has_dealer && has_table) return text + ", or \"dealer\" or \"table\"";
    if (has_dealer) return text + ", or \"dealer\"";
    if (has_table) return text + ", or \"table\"";
    return text;
}

// Returns "one, two, three".
template <typename Named>
std::string names_of(std::span<const Named> all) {
    std::string names;
    for (const Named& each : all) {
        if (!names.empty()) names += ", ";
        names += each.name;
    }
    return names;
}

// Returns the index of a field, which is looked for first at `expected`, or the number of fields.
std::size_t find_field(const Type& type, std::size_t expected, std::string_view key) {
    const std::size_t count = type.fields.size();
    for (std::size_t i = expected; i < count; ++i) {
        if (ledger::is_same_text(type.fields[i].name(), key)) return i;
    }
    for (std::size_t i = 0; i < expected; ++i) {
        if (ledger::is_same_text(type.fields[i].name(), key)) return i;
    }
    return count;
}

class JsonReader {
  public:
    explicit JsonReader(JsonLine& line) : line_(line) {}

    void read(const JsonValue& json, const Type& type, void* value);

  private:
    void read_unsigned(const JsonValue& json, const Type& type, void* value);
    void read_signed(const JsonValue& json, const Type& type, void* value);
    void read_name(const JsonValue& json, const Type& type, void* value);
    void read_moment(const JsonValue& json, Moment& moment);
    void read_clause(const JsonValue& json, Clause& clause);
    [[nodiscard]] std::optional<Card> read_card(const JsonValue& json);
    void read_card_set(const JsonValue& json, CardSet& cards);
    void read_face(const JsonValue& json, const Type& type, void* value);
    void read_fraction(const JsonValue& json, const Type& type, void* value);
    void read_bytes(const JsonValue& json, const Type& type, void* value);
    [[nodiscard]] bool expect_list(const JsonValue& json, std::size_t most);
    void read_list(const JsonValue& json, const Type& type, void* value);
    void read_card_list(const JsonValue& json, const Type& type, void* value);
    void read_array(const JsonValue& json, const Type& type, void* value);
    void read_optional(const JsonValue& json, const Type& type, void* value);
    void read_variant(const JsonValue& json, const Type& type, void* value);
    void read_structure(const JsonValue& json, const Type& type, void* value);
    void look_for_missing(const JsonValue& json,
                          const Type& type,
                          const std::bitset<most_fields>& is_read);

    // These decide without a call whether a value is as it must be.
    [[nodiscard]] bool is_kind(const JsonValue& json, JsonKind kind) {
        return json.kind == kind || expect_kind(line_, json, kind);
    }

    [[nodiscard]] std::int64_t number_in(const JsonValue& json,
                                         std::int64_t least,
                                         std::int64_t most) {
        const bool is_in =
            json.kind == JsonKind::integer && json.integer >= least && json.integer <= most;
        return is_in ? json.integer : read_between(line_, json, least, most);
    }

    [[nodiscard]] std::string_view text_in(const JsonValue& json) {
        return json.kind == JsonKind::string ? line_.text(json) : read_text(line_, json);
    }

    template <Besides besides>
    void read_place(const JsonValue& json, void* value) {
        using Place = IndexOfPlace<besides>;
        std::optional<Place> found;
        if (json.kind == JsonKind::integer) found = Place::of_number(json.integer);
        if (json.kind == JsonKind::string) found = Place::of_word(text_in(json));
        if (!found)
            return line_.add_error(json, places_allowed(Place::has_dealer, Place::has_table));
        as<std::uint8_t>(value) = *found;
    }

    void read_any_place(const JsonValue& json, Besides besides, void* value) {
        switch (besides) {
            case Besides::nothing: return read_place<Besides::nothing>(json, value);
            case Besides::dealer: return read_place<Besides::dealer>(json, value);
            case Besides::table: return read_place<Besides::table>(json, value);
            case Besides::dealer_and_table:
                return read_place<Besides::dealer_and_table>(json, value);
        }
    }

    JsonLine& line_;
};

// Numbers above 2^63-1 are refused, because JSON readers and the ledger's database do not support
// them.
void JsonReader::read_unsigned(const JsonValue& json, const Type& type, void* value) {
    const std::int64_t most =
        type.width == 8 ? most_number : (std::int64_t{1} << (8 * type.width)) - 1;
    const std::int64_t number = number_in(json, 0, most);
    if (!line_.has_error())
        ledger::set_number(value, type.width, static_cast<std::uint64_t>(number));
}

void JsonReader::read_signed(const JsonValue& json, const Type& type, void* value) {
    const std::int64_t most = most_number >> (64 - 8 * type.width);
    const std::int64_t number = number_in(json, -most - 1, most);
    if (!line_.has_error())
        ledger::set_number(value, type.width, static_cast<std::uint64_t>(number));
}

void JsonReader::read_name(const JsonValue& json, const Type& type, void* value) {
    const std::string_view text = text_in(json);
    if (line_.has_error()) return;
    const ledger::Enumerator* const found = ledger::find_name(type, text);
    if (found == nullptr)
        return line_.add_error(json, "must be one of " + names_of(type.enumerators));
    ledger::set_number(value, type.width, found->number);
}

void JsonReader::read_moment(const JsonValue& json, Moment& moment) {
    // Limited to the year 10000, because later code adds to times, and recorded time never runs
    // backwards.
    constexpr std::int64_t latest = 253'402'300'800'000'000;
    moment = Moment::of_microseconds(number_in(json, 0, latest));
}

void JsonReader::read_clause(const JsonValue& json, Clause& clause) {
    const std::string_view text = text_in(json);
    if (line_.has_error()) return;
    const std::optional<Clause> found = text.empty() ? Clause{} : Clause::find(text);
    if (!found) return line_.add_error(json, "no such clause");
    clause = *found;
}

std::optional<Card> JsonReader::read_card(const JsonValue& json) {
    const std::string_view text = text_in(json);
    if (line_.has_error()) return std::nullopt;
    const std::optional<Card> found = Card::parse(text);
    if (!found) line_.add_error(json, "not a card (two characters like \"As\" or \"Td\")");
    return found;
}

void JsonReader::read_card_set(const JsonValue& json, CardSet& cards) {
    cards = {};
    if (!is_kind(json, JsonKind::array)) return;
    for (const JsonValue& item : line_.inside(json)) {
        const std::optional<Card> card = read_card(item);
        if (!card) return;
        if (cards.contains(*card)) {
            return line_.add_error(item,
                                   fmt::format("the card {} appears twice", to_string(*card)));
        }
        cards.insert(*card);
    }
}

// null means face down.
void JsonReader::read_face(const JsonValue& json, const Type& type, void* value) {
    std::uint64_t number = 0;
    if (json.kind != JsonKind::null) {
        const std::optional<Card> card = read_card(json);
        if (!card) return;
        number = card->index() + 1;
    }
    static_cast<void>(type.number->read(value, number));
}

void JsonReader::read_fraction(const JsonValue& json, const Type& type, void* value) {
    const std::string_view text = text_in(json);
    if (line_.has_error()) return;
    if (text.size() > longest_fraction || !type.text->read(value, text))
        line_.add_error(json, "not a fraction in lowest terms, like \"41/300\"");
}

// Two digits for each byte, "0" to "9" and "a" to "f".
void JsonReader::read_bytes(const JsonValue& json, const Type& type, void* value) {
    const std::string_view text = text_in(json);
    if (line_.has_error()) return;
    std::string bytes;
    bool is_hex = text.size() == 2 * type.size;
    for (std::size_t i = 0; is_hex && i < type.size; ++i) {
        const std::optional<unsigned> high = digit_of(text[2 * i]);
        const std::optional<unsigned> low = digit_of(text[2 * i + 1]);
        is_hex = high && low;
        if (is_hex) bytes.push_back(static_cast<char>(*high * 16U + *low));
    }
    if (!is_hex) {
        return line_.add_error(
            json, fmt::format("must be {} bytes as digits 0 to 9 and a to f", type.size));
    }
    std::copy(bytes.begin(), bytes.end(), static_cast<char*>(value));
}

bool JsonReader::expect_list(const JsonValue& json, std::size_t most) {
    if (!is_kind(json, JsonKind::array)) return false;
    if (json.count <= most) return true;
    line_.add_error(json, fmt::format("must hold at most {} values, not {}", most, json.count));
    return false;
}

void JsonReader::read_list(const JsonValue& json, const Type& type, void* value) {
    type.list->clear(value);
    if (!expect_list(json, std::min(type.limit, json_line_size_max))) return;
    for (const JsonValue& item : line_.inside(json)) {
        read(item, *type.element, type.list->append(value));
        if (line_.has_error()) return;
    }
}

void JsonReader::read_card_list(const JsonValue& json, const Type& type, void* value) {
    type.list->clear(value);
    if (!expect_list(json, type.limit)) return;
    for (const JsonValue& item : line_.inside(json)) {
        const std::optional<Card> card = read_card(item);
        if (!card) return;
        static_cast<void>(type.number->read(value, card->index()));
    }
}

// An array of fixed size: a shorter list leaves the last items empty.
void JsonReader::read_array(const JsonValue& json, const Type& type, void* value) {
    type.clear(value);
    if (!expect_list(json, type.limit)) return;
    auto* place = static_cast<std::byte*>(value);
    for (const JsonValue& item : line_.inside(json)) {
        read(item, *type.element, place);
        place += type.element->size;
    }
}

void JsonReader::read_optional(const JsonValue& json, const Type& type, void* value) {
    type.optional->reset(value);
    if (json.kind != JsonKind::null) read(json, *type.element, type.optional->emplace(value));
}

// For example {"take_seat": {...}}.
void JsonReader::read_variant(const JsonValue& json, const Type& type, void* value) {
    const JsonValue* const field = only_field(line_, json);
    if (field == nullptr) return;
    const NameSlot* const found = ledger::find_slot(type, line_.key(*field));
    if (found == nullptr) {
        return line_.add_error(*field,
                               is_grouped(type) ? "there is no such command"
                                                : "must be one of " + names_of(type.alternatives));
    }
    const Alternative* alternative = &type.alternatives[found->place];
    void* held = alternative->emplace(value);
    if (is_grouped(type)) {
        alternative = &alternative->type->alternatives[found->grouped];
        held = alternative->emplace(held);
    }
    read(*field, *alternative->type, held);
}

void JsonReader::read_structure(const JsonValue& json, const Type& type, void* value) {
    if (!is_kind(json, JsonKind::object)) return;
    const std::size_t count = type.fields.size();
    BAIZE_CHECK(count <= most_fields);
    std::bitset<most_fields> is_read;
    std::size_t next = 0;  // Fields usually come in the order of the struct.
    for (const JsonValue& field : line_.inside(json)) {
        next = find_field(type, next, line_.key(field));
        if (next == count) return add_unknown_field_error(line_, field);
        const Field& member = type.fields[next];
        is_read[next++] = true;
        read(field, *member.type, member_of(member, value));
        if (line_.has_error()) return;
    }
    // No field is given twice (formats/json/json_line.h).
    if (json.count < count) look_for_missing(json, type, is_read);
}

void JsonReader::look_for_missing(const JsonValue& json,
                                  const Type& type,
                                  const std::bitset<most_fields>& is_read) {
    const std::size_t required = std::min(type.fields.size(), fields_required(type));
    for (std::size_t i = 0; i < required; ++i) {
        const Field& member = type.fields[i];
        if (is_read[i] || member.type->kind == TypeKind::optional) continue;
        return line_.add_error(json, fmt::format("lacks the field \"{}\"", member.name()));
    }
}

void JsonReader::read(const JsonValue& json, const Type& type, void* value) {
    switch (type.kind) {
        case TypeKind::unsigned_number: return read_unsigned(json, type, value);
        case TypeKind::signed_number: return read_signed(json, type, value);
        case TypeKind::truth: as<bool>(value) = read_truth(line_, json); return;
        case TypeKind::enumeration: return read_name(json, type, value);
        case TypeKind::money:
            as<Money>(value) = Money::of_cents(number_in(json, least_number, most_number));
            return;
        case TypeKind::moment: return read_moment(json, as<Moment>(value));
        case TypeKind::span:
            as<Span>(value) = Span::of_microseconds(number_in(json, least_number, most_number));
            return;
        case TypeKind::place: return read_any_place(json, type.besides, value);
        case TypeKind::clause: return read_clause(json, as<Clause>(value));
        case TypeKind::game: {
            const std::optional<GameId> game = read_game(line_, json);
            if (game) as<GameId>(value) = *game;
            return;
        }
        case TypeKind::card: {
            const std::optional<Card> card = read_card(json);
            if (card) as<Card>(value) = *card;
            return;
        }
        case TypeKind::card_set: return read_card_set(json, as<CardSet>(value));
        case TypeKind::card_list: return read_card_list(json, type, value);
        case TypeKind::face: return read_face(json, type, value);
        case TypeKind::fraction: return read_fraction(json, type, value);
        case TypeKind::text: as<std::string>(value) = text_in(json); return;
        case TypeKind::bytes:
        case TypeKind::hash: return read_bytes(json, type, value);
        case TypeKind::list: return read_list(json, type, value);
        case TypeKind::array: return read_array(json, type, value);
        case TypeKind::optional: return read_optional(json, type, value);
        case TypeKind::variant: return read_variant(json, type, value);
        case TypeKind::structure: return read_structure(json, type, value);
        case TypeKind::nothing:
        case TypeKind::coded:
        case TypeKind::decimal:
        case TypeKind::raw_json:
        case TypeKind::sentence: break;
    }
    BAIZE_CHECK(false);  // Nothing that a program is sent has such a value.
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

const JsonValue* only_field(JsonLine& line, const JsonValue& json) {
    if (!expect_kind(line, json, JsonKind::object)) return nullptr;
    if (json.count == 1) return &*line.inside(json).begin();
    line.add_error(json, "must hold one field, whose name says what it is");
    return nullptr;
}

bool is_grouped(const Type& variant) {
    return variant.alternatives.front().type->kind == TypeKind::variant;
}

void read_json(JsonLine& line, const JsonValue& json, const Type& type, void* value) {
    JsonReader(line).read(json, type, value);
}

}  // namespace baize::codec
