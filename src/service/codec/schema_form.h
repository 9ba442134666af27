// Generates JSON Schema from the descriptions that also write and read the values, so that schema
// and code cannot drift apart (docs/api/).
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include <boost/describe.hpp>
#include <boost/mp11.hpp>

#include "engine/core/card_list.h"
#include "engine/core/place.h"
#include "engine/core/static_vector.h"
#include "service/coach/advice.h"
#include "service/codec/described_form.h"
#include "service/codec/schema_name.h"

namespace baize::codec {

// The named definitions that schemas refer to.
class SchemaBook {
  public:
    // `place` is the path of the definitions, such as "#/$defs/".
    explicit SchemaBook(std::string place) : place_(std::move(place)) {}

    // Returns a reference such as {"$ref":"#/$defs/Money"}.
    [[nodiscard]] std::string refer(std::string_view name) const;

    // True if the name is new and needs a schema. Two types with one name are a clash.
    [[nodiscard]] bool begin(const std::string& name, std::string_view type);
    void set(const std::string& name, std::string schema);

    // Adds a definition that was written by hand.
    void add(const std::string& name, std::string schema);

    // Returns {"Card":{...},...}.
    [[nodiscard]] std::string definitions() const;

    // Names that two types share; empty in a correct book.
    [[nodiscard]] const std::vector<std::string>& clashes() const { return clashes_; }

  private:
    struct Definition {
        std::string type{};
        std::string schema{};
    };

    std::string place_;
    std::map<std::string, Definition, std::less<>> definitions_{};
    std::vector<std::string> clashes_{};
};

// Specialized for each type of value, like JsonForm. `schema` returns the text at the place of use.
template <typename Value>
struct SchemaForm;

template <typename Value>
[[nodiscard]] std::string schema_of(SchemaBook& book) {
    return SchemaForm<Value>::schema(book);
}

// Returns the schema of a plain type, which is defined once.
[[nodiscard]] std::string plain_schema(SchemaBook& book,
                                       std::string_view name,
                                       std::string_view schema);
[[nodiscard]] std::string integer_schema(std::int64_t least, std::int64_t most);
// The schema of a box or seat from 1, or of another place.
[[nodiscard]] std::string place_schema(SchemaBook& book, Besides besides);
[[nodiscard]] std::string list_schema(const std::string& items, std::optional<std::size_t> most);

template <std::integral Number>
struct SchemaForm<Number> {
    static std::string schema(SchemaBook&) {
        using Limits = std::numeric_limits<Number>;
        // The largest integer that a browser holds exactly; no message has a larger one.
        constexpr std::int64_t safe = (std::int64_t{1} << 53) - 1;
        constexpr bool is_wide = sizeof(Number) > 4;
        return integer_schema(
            is_wide ? (Limits::is_signed ? -safe : 0) : static_cast<std::int64_t>(Limits::min()),
            is_wide ? safe : static_cast<std::int64_t>(Limits::max()));
    }
};

template <>
struct SchemaForm<bool> {
    static std::string schema(SchemaBook&) { return R"({"type":"boolean"})"; }
};

template <PlainText Text>
struct SchemaForm<Text> {
    static std::string schema(SchemaBook&) { return R"({"type":"string"})"; }
};

template <>
struct SchemaForm<Money> {
    static std::string schema(SchemaBook& book) {
        return plain_schema(book, "Money", R"({"type":"integer","description":"cents"})");
    }
};

template <>
struct SchemaForm<Moment> {
    static std::string schema(SchemaBook& book) {
        return plain_schema(
            book,
            "Moment",
            R"({"type":"integer","description":"microseconds since 1970-01-01T00:00:00Z"})");
    }
};

template <>
struct SchemaForm<Span> {
    static std::string schema(SchemaBook& book) {
        return plain_schema(book, "Span", R"({"type":"integer","description":"microseconds"})");
    }
};

template <>
struct SchemaForm<Clause> {
    static std::string schema(SchemaBook& book) {
        return plain_schema(
            book,
            "Clause",
            R"({"type":"string","description":"\"TCP 5.6.1(b)\", \"I-12\"; \"\": none"})");
    }
};

template <>
struct SchemaForm<Card> {
    static std::string schema(SchemaBook& book) {
        return plain_schema(book, "Card", R"({"type":"string","pattern":"^[2-9TJQKA][cdhs]$"})");
    }
};

template <Besides besides>
struct SchemaForm<IndexOfPlace<besides>> {
    static std::string schema(SchemaBook& book) { return place_schema(book, besides); }
};

template <>
struct SchemaForm<Fraction> {
    static std::string schema(SchemaBook& book) {
        return plain_schema(
            book, "Fraction", R"({"type":"string","pattern":"^-?[0-9]+(/[0-9]+)?$"})");
    }
};

template <>
struct SchemaForm<coach::Decimal> {
    static std::string schema(SchemaBook& book) {
        return plain_schema(book, "Decimal", R"({"type":"number"})");
    }
};

template <>
struct SchemaForm<ledger::Hash> {
    static std::string schema(SchemaBook& book) {
        return plain_schema(book, "Hash", R"({"type":"string","pattern":"^[0-9a-f]{64}$"})");
    }
};

template <>
struct SchemaForm<coach::Note> {
    static std::string schema(SchemaBook& book) {
        return plain_schema(
            book,
            "Note",
            R"({"type":"object","properties":{"note":{"type":"string"},"sentence":{"type":"string"}},)"
            R"("required":["note","sentence"],"additionalProperties":false})");
    }
};

template <typename Value>
struct SchemaForm<std::optional<Value>> {
    static std::string schema(SchemaBook& book) {
        return R"({"anyOf":[)" + schema_of<Value>(book) + R"(,{"type":"null"}]})";
    }
};

template <>
struct SchemaForm<poker::Face> {
    static std::string schema(SchemaBook& book) { return schema_of<std::optional<Card>>(book); }
};

template <>
struct SchemaForm<CardSet> {
    static std::string schema(SchemaBook& book) {
        return list_schema(schema_of<Card>(book), card_count);
    }
};

template <std::size_t capacity>
struct SchemaForm<CardList<capacity>> {
    static std::string schema(SchemaBook& book) {
        return list_schema(schema_of<Card>(book), capacity);
    }
};

template <typename Value, std::size_t capacity>
struct SchemaForm<StaticVector<Value, capacity>> {
    static std::string schema(SchemaBook& book) {
        return list_schema(schema_of<Value>(book), capacity);
    }
};

template <typename Value>
struct SchemaForm<std::vector<Value>> {
    static std::string schema(SchemaBook& book) {
        return list_schema(schema_of<Value>(book), std::nullopt);
    }
};

template <typename Value, std::size_t size>
struct SchemaForm<std::array<Value, size>> {
    static std::string schema(SchemaBook& book) {
        return list_schema(schema_of<Value>(book), size);
    }
};

template <std::size_t size>
struct SchemaForm<std::array<std::byte, size>> {
    static std::string schema(SchemaBook&) {
        return R"({"type":"string","pattern":"^[0-9a-f]*$"})";
    }
};

template <ledger::DescribedEnum Name>
struct SchemaForm<Name> {
    static std::string schema(SchemaBook& book) {
        const std::string name = schema_name<Name>();
        if (book.begin(name, full_type_name<Name>())) {
            std::string text = R"({"enum":[)";
            JsonText json(text);
            boost::mp11::mp_for_each<boost::describe::describe_enumerators<Name>>(
                [&](auto described) { json.string(plain_name(described.name)); });
            book.set(name, text + "]}");
        }
        return book.refer(name);
    }
};

template <ledger::Described Struct>
struct SchemaForm<Struct> {
    using Members = boost::describe::describe_members<Struct, boost::describe::mod_public>;

    static std::string schema(SchemaBook& book) {
        const std::string name = schema_name<Struct>();
        if (book.begin(name, full_type_name<Struct>())) book.set(name, definition(book));
        return book.refer(name);
    }

  private:
    static std::string definition(SchemaBook& book) {
        std::string properties;
        std::string required;
        std::size_t place = 0;
        boost::mp11::mp_for_each<Members>([&](auto member) {
            using Member = std::remove_cvref_t<decltype(std::declval<Struct>().*member.pointer)>;
            const std::string quoted = '"' + std::string(member.name) + '"';
            if (!properties.empty()) properties += ',';
            properties += quoted + ':' + schema_of<Member>(book);
            const bool is_required = place++ < fields_required<Struct>;
            if (!is_required) return;
            if (!required.empty()) required += ',';
            required += quoted;
        });
        return R"({"type":"object","properties":{)" + properties + R"(},"required":[)" + required +
               R"(],"additionalProperties":false})";
    }
};

// One of several objects such as {"take_seat":{...}}.
template <typename... Values>
struct SchemaForm<std::variant<Values...>> {
    static std::string schema(SchemaBook& book) {
        std::string choices;
        (add<Values>(book, choices), ...);
        return R"({"oneOf":[)" + choices + "]}";
    }

    template <typename Value>
    static void add(SchemaBook& book, std::string& choices) {
        const std::string name(snake_name<Value>.text());
        if (!choices.empty()) choices += ',';
        choices += R"({"type":"object","properties":{")" + name + "\":" + schema_of<Value>(book) +
                   R"(},"required":[")" + name + R"("],"additionalProperties":false})";
    }
};

}  // namespace baize::codec
