// Single values as JSON: numbers, enums, money, times, clauses, cards, texts, bytes.
// described_form.h handles values composed of them. On an error, reading complains with the field's
// name (formats/json/json_line.h) and leaves the value unchanged.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include <boost/describe.hpp>
#include <boost/mp11.hpp>

#include "engine/core/card_set.h"
#include "engine/core/clause.h"
#include "engine/core/fraction.h"
#include "engine/core/game_id.h"
#include "engine/core/moment.h"
#include "engine/core/money.h"
#include "engine/poker/hand/face.h"
#include "formats/json/json_fields.h"
#include "formats/json/json_line.h"
#include "formats/json/json_text.h"
#include "ledger/record/encoding.h"
#include "ledger/record/hash.h"

namespace baize::codec {

// Specialized for each type of value: write(JsonText&, value) and read(JsonLine&, json, value&).
template <typename Value>
struct JsonForm;

template <typename Value>
void write_json(JsonText& out, const Value& value) {
    JsonForm<Value>::write(out, value);
}

template <typename Value>
void read_json(JsonLine& line, const JsonValue& json, Value& value) {
    JsonForm<Value>::read(line, json, value);
}

// Reads an integer from `least` to `most`.
[[nodiscard]] std::int64_t read_between(JsonLine& line,
                                        const JsonValue& json,
                                        std::int64_t least,
                                        std::int64_t most);

template <std::integral Number>
struct JsonForm<Number> {
    static void write(JsonText& out, Number value) { out.number(static_cast<std::int64_t>(value)); }

    // Numbers above 2^63-1 are refused, because JSON readers and the ledger's database do not
    // support them.
    static void read(JsonLine& line, const JsonValue& json, Number& value) {
        using Limits = std::numeric_limits<Number>;
        constexpr auto most = static_cast<std::int64_t>(std::min<std::uint64_t>(
            static_cast<std::uint64_t>(Limits::max()), std::numeric_limits<std::int64_t>::max()));
        const std::int64_t number =
            read_between(line, json, static_cast<std::int64_t>(Limits::min()), most);
        if (!line.has_error()) value = static_cast<Number>(number);
    }
};

template <>
struct JsonForm<bool> {
    static void write(JsonText& out, bool value) { out.truth(value); }

    static void read(JsonLine& line, const JsonValue& json, bool& value) {
        value = read_truth(line, json);
    }
};

// Returns the name without the underscore that distinguishes it from a C++ keyword.
[[nodiscard]] constexpr std::string_view plain_name(std::string_view enumerator) {
    if (enumerator.ends_with('_')) enumerator.remove_suffix(1);
    return enumerator;
}

template <ledger::DescribedEnum Name>
inline constexpr auto names_of = [] {
    using All = boost::describe::describe_enumerators<Name>;
    std::array<std::pair<Name, std::string_view>, boost::mp11::mp_size<All>::value> names{};
    std::size_t place = 0;
    boost::mp11::mp_for_each<All>([&](auto described) {
        names[place++] = {described.value, plain_name(described.name)};
    });
    return names;
}();

template <ledger::DescribedEnum Name>
[[nodiscard]] std::string_view name_of(Name value) {
    for (const auto& [known, name] : names_of<Name>) {
        if (known == value) return name;
    }
    return "?";
}

template <ledger::DescribedEnum Name>
struct JsonForm<Name> {
    using All = boost::describe::describe_enumerators<Name>;

    static void write(JsonText& out, Name value) { out.string(name_of(value)); }

    static void read(JsonLine& line, const JsonValue& json, Name& value) {
        const std::string_view text = read_text(line, json);
        if (line.has_error()) return;
        bool is_known = false;
        boost::mp11::mp_for_each<All>([&](auto described) {
            if (plain_name(described.name) != text) return;
            is_known = true;
            value = described.value;
        });
        if (!is_known) line.add_error(json, "must be one of " + all_names());
    }

    static std::string all_names() {
        std::string names;
        boost::mp11::mp_for_each<All>([&](auto described) {
            if (!names.empty()) names += ", ";
            names += plain_name(described.name);
        });
        return names;
    }
};

template <>
struct JsonForm<Money> {
    static void write(JsonText& out, Money value) { out.number(value.cents()); }

    static void read(JsonLine& line, const JsonValue& json, Money& value);
};

template <>
struct JsonForm<Moment> {
    static void write(JsonText& out, Moment value) { out.number(value.microseconds()); }

    static void read(JsonLine& line, const JsonValue& json, Moment& value);
};

template <>
struct JsonForm<Span> {
    static void write(JsonText& out, Span value) { out.number(value.microseconds()); }

    static void read(JsonLine& line, const JsonValue& json, Span& value);
};

// An empty text means no clause.
template <>
struct JsonForm<Clause> {
    static void write(JsonText& out, Clause value) {
        out.string(value.is_set() ? value.id() : std::string_view{});
    }

    static void read(JsonLine& line, const JsonValue& json, Clause& value);
};

// The schema says no more of these than that they are strings.
template <typename Value>
concept PlainText = std::same_as<Value, std::string> || std::same_as<Value, GameId>;

template <>
struct JsonForm<GameId> {
    static void write(JsonText& out, GameId value) { out.string(baize::name(value)); }

    static void read(JsonLine& line, const JsonValue& json, GameId& value) {
        if (const std::optional<GameId> game = read_game(line, json)) value = *game;
    }
};

template <>
struct JsonForm<Card> {
    static void write(JsonText& out, Card value) { out.string(to_string(value)); }

    static void read(JsonLine& line, const JsonValue& json, Card& value);
};

// null means face down.
template <>
struct JsonForm<poker::Face> {
    static void write(JsonText& out, poker::Face value);
    static void read(JsonLine& line, const JsonValue& json, poker::Face& value);
};

template <>
struct JsonForm<CardSet> {
    static void write(JsonText& out, CardSet value);
    static void read(JsonLine& line, const JsonValue& json, CardSet& value);
};

template <>
struct JsonForm<std::string> {
    static void write(JsonText& out, const std::string& value) { out.string(value); }

    static void read(JsonLine& line, const JsonValue& json, std::string& value) {
        value = read_text(line, json);
    }
};

// For example "41/300".
template <>
struct JsonForm<Fraction> {
    static void write(JsonText& out, const Fraction& value) { out.string(to_string(value)); }

    static void read(JsonLine& line, const JsonValue& json, Fraction& value);
};

// Reads two digits for each byte, "0" to "9" and "a" to "f".
[[nodiscard]] bool read_hex(JsonLine& line, const JsonValue& json, std::span<std::byte> bytes);

template <std::size_t size>
struct JsonForm<std::array<std::byte, size>> {
    static void write(JsonText& out, const std::array<std::byte, size>& bytes) {
        out.string(ledger::to_hex(bytes));
    }

    static void read(JsonLine& line, const JsonValue& json, std::array<std::byte, size>& bytes) {
        std::array<std::byte, size> found{};
        if (read_hex(line, json, found)) bytes = found;
    }
};

template <>
struct JsonForm<ledger::Hash> {
    static void write(JsonText& out, const ledger::Hash& hash) { write_json(out, hash.bytes); }

    static void read(JsonLine& line, const JsonValue& json, ledger::Hash& hash) {
        read_json(line, json, hash.bytes);
    }
};

}  // namespace baize::codec
