#include "service/codec/schema.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>

#include <fmt/format.h>

#include "engine/core/card_set.h"
#include "engine/core/check.h"
#include "engine/core/game_id.h"
#include "engine/core/place.h"
#include "formats/json/json_text.h"
#include "service/codec/field_texts.h"
#include "service/codec/json.h"
#include "service/codec/required.h"

namespace baize::codec {

std::string SchemaBook::refer(std::string_view name) const {
    return fmt::format(R"({{"$ref":"{}{}"}})", place_, name);
}

bool SchemaBook::begin(const std::string& name, std::string_view type) {
    const auto [place, is_new] = definitions_.try_emplace(name, Definition{std::string(type), ""});
    if (!is_new && place->second.type != type) clashes_.push_back(name);
    return is_new;
}

void SchemaBook::set(const std::string& name, std::string schema) {
    definitions_[name].schema = std::move(schema);
}

void SchemaBook::add(const std::string& name, std::string schema) {
    if (begin(name, name)) set(name, std::move(schema));
}

std::string SchemaBook::definitions() const {
    std::string text = "{";
    for (const auto& [name, definition] : definitions_) {
        if (text.size() > 1) text += ',';
        text += fmt::format("\"{}\":{}", name, definition.schema);
    }
    return text + '}';
}

void SchemaBook::call(const ledger::Type& variant, std::string name) {
    variants_[&variant] = std::move(name);
}

std::string_view SchemaBook::name_of(const ledger::Type& variant) const {
    const auto found = variants_.find(&variant);
    return found == variants_.end() ? std::string_view{} : found->second;
}

namespace {

using ledger::Type;
using ledger::TypeKind;

// Types of these namespaces keep their plain names, because a browser uses them most.
constexpr std::array<std::string_view, 5> plain_spaces{
    "baize", "baize::views", "baize::house", "baize::coach", "baize::codec"};

// The name of a type in a schema and in TypeScript: its plain name, preceded by the namespace if
// two namespaces have the same name ("PokerReport").
std::string schema_name_of(std::string_view full) {
    const std::size_t last = full.rfind("::");
    if (last == std::string_view::npos) return "Ledger" + std::string(full);
    const std::string_view space = full.substr(0, last);
    std::string name(full.substr(last + 2));
    if (std::find(plain_spaces.begin(), plain_spaces.end(), space) != plain_spaces.end())
        return name;
    std::string prefix(space.substr(space.rfind(':') + 1));
    prefix[0] = static_cast<char>(prefix[0] - 'a' + 'A');
    return prefix + name;
}

std::string plain_schema(SchemaBook& book, std::string_view name, std::string_view schema) {
    book.add(std::string(name), std::string(schema));
    return book.refer(name);
}

std::string integer_schema(std::int64_t least, std::int64_t most) {
    return fmt::format(R"({{"type":"integer","minimum":{},"maximum":{}}})", least, most);
}

std::string place_schema(SchemaBook& book, Besides besides) {
    const std::string seat = plain_schema(
        book,
        "SeatNumber",
        fmt::format(
            R"({{"type":"integer","minimum":1,"maximum":{},"description":"a box or seat, counted from 1"}})",
            SeatIndex::number_max));
    const auto with = [&](std::string_view name, std::string_view words) {
        return plain_schema(
            book, name, fmt::format(R"({{"anyOf":[{},{{"enum":[{}]}}]}})", seat, words));
    };
    switch (besides) {
        case Besides::nothing: break;
        case Besides::dealer: return with("SeatOrDealer", R"("dealer")");
        case Besides::table: return with("SeatOrTable", R"("table")");
        case Besides::dealer_and_table: return with("Place", R"("dealer","table")");
    }
    return seat;
}

std::string list_schema(const std::string& items, std::size_t most) {
    const std::string limit =
        most == ledger::no_limit ? std::string() : fmt::format(R"(,"maxItems":{})", most);
    return fmt::format(R"({{"type":"array","items":{}{}}})", items, limit);
}

std::string number_schema(const Type& type) {
    // The largest integer that a browser holds exactly; no message has a larger one.
    constexpr std::int64_t safe = (std::int64_t{1} << 53) - 1;
    const bool is_signed = type.kind == TypeKind::signed_number;
    if (type.width > 4) return integer_schema(is_signed ? -safe : 0, safe);
    const std::int64_t most = (std::int64_t{1} << (8 * type.width - (is_signed ? 1 : 0))) - 1;
    return integer_schema(is_signed ? -most - 1 : 0, most);
}

// Puts a description before the other keywords of a schema, which must have none.
std::string described(std::string_view text, const std::string& schema) {
    if (text.empty()) return schema;
    std::string out = R"({"description":)";
    JsonText(out).string(text);
    return out + ',' + schema.substr(1);
}

std::string enumeration_schema(SchemaBook& book, const Type& type) {
    const std::string name = schema_name_of(type.name);
    if (book.begin(name, type.name)) {
        std::string text = R"({"enum":[)";
        JsonText json(text);
        for (const ledger::Enumerator& enumerator : type.enumerators)
            json.string(enumerator.name);
        book.set(name, described(text_of(type.name), text + "]}"));
    }
    return book.refer(name);
}

std::string definition(SchemaBook& book, const Type& type) {
    std::string properties;
    std::string required;
    std::size_t place = 0;
    for (const ledger::Field& field : type.fields) {
        const std::string quoted = '"' + std::string(field.name()) + '"';
        if (!properties.empty()) properties += ',';
        properties += quoted + ':' +
                      described(text_of(type.name, field.name()), schema_of(book, *field.type));
        if (place++ >= fields_required(type)) continue;
        if (!required.empty()) required += ',';
        required += quoted;
    }
    return described(text_of(type.name),
                     R"({"type":"object","properties":{)" + properties + R"(},"required":[)" +
                         required + R"(],"additionalProperties":false})");
}

std::string structure_schema(SchemaBook& book, const Type& type) {
    const std::string name = schema_name_of(type.name);
    if (book.begin(name, type.name)) book.set(name, definition(book, type));
    return book.refer(name);
}

// Objects such as {"take_seat":{...}}.
void add_choices(SchemaBook& book, const Type& type, std::string& choices) {
    for (const ledger::Alternative& alternative : type.alternatives) {
        if (is_grouped(type)) {
            add_choices(book, *alternative.type, choices);
            continue;
        }
        if (!choices.empty()) choices += ',';
        choices += fmt::format(
            R"({{"type":"object","properties":{{"{0}":{1}}},"required":["{0}"],"additionalProperties":false}})",
            alternative.name,
            schema_of(book, *alternative.type));
    }
}

std::string one_of(SchemaBook& book, const Type& type) {
    std::string choices;
    add_choices(book, type, choices);
    return R"({"oneOf":[)" + choices + "]}";
}

std::string variant_schema(SchemaBook& book, const Type& type) {
    const std::string name(book.name_of(type));
    if (name.empty()) return one_of(book, type);
    if (book.begin(name, name)) book.set(name, one_of(book, type));
    return book.refer(name);
}

std::string optional_schema(SchemaBook& book, const Type& held) {
    return R"({"anyOf":[)" + schema_of(book, held) + R"(,{"type":"null"}]})";
}

std::string card_schema(SchemaBook& book) {
    return plain_schema(book, "Card", R"({"type":"string","pattern":"^[2-9TJQKA][cdhs]$"})");
}

std::string game_schema(SchemaBook& book) {
    std::string text = R"({"enum":[)";
    JsonText json(text);
    for (const GameId game : all_games)
        json.string(name(game));
    return plain_schema(book, "GameId", text + "]}");
}

std::string note_schema(SchemaBook& book) {
    return plain_schema(
        book,
        "Note",
        R"({"type":"object","properties":{"note":{"type":"string"},"sentence":{"type":"string"}},)"
        R"("required":["note","sentence"],"additionalProperties":false})");
}

}  // namespace

std::string schema_of(SchemaBook& book, const Type& type) {
    switch (type.kind) {
        case TypeKind::unsigned_number:
        case TypeKind::signed_number: return number_schema(type);
        case TypeKind::truth: return R"({"type":"boolean"})";
        case TypeKind::enumeration: return enumeration_schema(book, type);
        case TypeKind::money:
            return plain_schema(
                book,
                "Money",
                R"({"type":"integer","description":"an amount of money, in cents"})");
        case TypeKind::moment:
            return plain_schema(
                book,
                "Moment",
                R"({"type":"integer","description":"microseconds since 1970-01-01T00:00:00Z"})");
        case TypeKind::span:
            return plain_schema(book, "Span", R"({"type":"integer","description":"microseconds"})");
        case TypeKind::place: return place_schema(book, type.besides);
        case TypeKind::clause:
            return plain_schema(
                book,
                "Clause",
                R"({"type":"string","description":"a clause of a rulebook or an interpretation: \"TCP 5.6.1(b)\", \"I-12\"; \"\": none"})");
        case TypeKind::card: return card_schema(book);
        case TypeKind::face: return R"({"anyOf":[)" + card_schema(book) + R"(,{"type":"null"}]})";
        case TypeKind::card_set: return list_schema(card_schema(book), card_count);
        case TypeKind::fraction:
            return plain_schema(
                book, "Fraction", R"({"type":"string","pattern":"^-?[0-9]+(/[0-9]+)?$"})");
        case TypeKind::game: return game_schema(book);
        case TypeKind::text: return R"({"type":"string"})";
        case TypeKind::bytes: return R"({"type":"string","pattern":"^[0-9a-f]*$"})";
        case TypeKind::hash:
            return plain_schema(book, "Hash", R"({"type":"string","pattern":"^[0-9a-f]{64}$"})");
        case TypeKind::list:
        case TypeKind::card_list:
        case TypeKind::array: return list_schema(schema_of(book, *type.element), type.limit);
        case TypeKind::optional: return optional_schema(book, *type.element);
        case TypeKind::variant: return variant_schema(book, type);
        case TypeKind::structure: return structure_schema(book, type);
        case TypeKind::decimal: return plain_schema(book, "Decimal", R"({"type":"number"})");
        // A command of the house or a response of the coach; its place in the message says which.
        case TypeKind::raw_json: return plain_schema(book, "Json", R"({"type":"object"})");
        case TypeKind::sentence: return note_schema(book);
        case TypeKind::nothing:
        case TypeKind::coded: break;
    }
    BAIZE_CHECK(false);  // Only recorded, never shown.
}

}  // namespace baize::codec
