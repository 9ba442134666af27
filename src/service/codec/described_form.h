// Structs, lists and variants as JSON by their description: a struct that lists its members once
// (Boost.Describe) is written and read without another field list.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include <boost/describe.hpp>
#include <boost/mp11.hpp>

#include "engine/core/card_list.h"
#include "engine/core/static_vector.h"
#include "service/codec/json_form.h"
#include "service/codec/place_form.h"
#include "service/codec/required.h"
#include "service/codec/type_name.h"

namespace baize::codec {

template <typename List>
void write_list(JsonText& out, const List& list) {
    out.begin_array();
    for (std::size_t i = 0; i < list.size(); ++i)
        write_json(out, list[i]);
    out.end_array();
}

// Complains if the value is not a list or has too many items.
[[nodiscard]] bool expect_list(JsonLine& line, const JsonValue& json, std::size_t most);

template <typename Value, typename List>
void read_list(JsonLine& line, const JsonValue& json, List& list, std::size_t most) {
    list.clear();
    if (!expect_list(line, json, most)) return;
    for (const JsonValue& item : line.inside(json)) {
        auto value = ledger::blank<Value>();
        read_json(line, item, value);
        if (line.has_error()) return;
        list.push_back(std::move(value));
    }
}

template <std::size_t capacity>
struct JsonForm<CardList<capacity>> {
    static void write(JsonText& out, const CardList<capacity>& list) { write_list(out, list); }

    static void read(JsonLine& line, const JsonValue& json, CardList<capacity>& list) {
        read_list<Card>(line, json, list, capacity);
    }
};

template <typename Value, std::size_t capacity>
struct JsonForm<StaticVector<Value, capacity>> {
    using List = StaticVector<Value, capacity>;

    static void write(JsonText& out, const List& list) { write_list(out, list); }

    static void read(JsonLine& line, const JsonValue& json, List& list) {
        read_list<Value>(line, json, list, capacity);
    }
};

template <typename Value>
struct JsonForm<std::vector<Value>> {
    static void write(JsonText& out, const std::vector<Value>& list) { write_list(out, list); }

    static void read(JsonLine& line, const JsonValue& json, std::vector<Value>& list) {
        read_list<Value>(line, json, list, json_line_size_max);
    }
};

// An array of fixed size: a shorter list leaves the last items empty.
template <typename Value, std::size_t size>
struct JsonForm<std::array<Value, size>> {
    static void write(JsonText& out, const std::array<Value, size>& values) {
        write_list(out, values);
    }

    static void read(JsonLine& line, const JsonValue& json, std::array<Value, size>& values) {
        values = {};
        if (!expect_list(line, json, size)) return;
        std::size_t place = 0;
        for (const JsonValue& item : line.inside(json))
            read_json(line, item, values[place++]);
    }
};

template <typename Value>
struct JsonForm<std::optional<Value>> {
    static void write(JsonText& out, const std::optional<Value>& value) {
        if (value) {
            write_json(out, *value);
        } else {
            out.null();
        }
    }

    static void read(JsonLine& line, const JsonValue& json, std::optional<Value>& value) {
        value.reset();
        if (json.kind == JsonKind::null) return;
        auto found = ledger::blank<Value>();
        read_json(line, json, found);
        value = std::move(found);
    }
};

template <typename Value>
inline constexpr bool is_optional = false;
template <typename Value>
inline constexpr bool is_optional<std::optional<Value>> = true;

// The text `,"name":` of a member, computed at compile time.
template <typename Member>
struct MemberKey {
    static constexpr std::string_view name = Member::name;

    static constexpr std::array<char, name.size() + 4> letters = [] {
        std::array<char, name.size() + 4> made{',', '"'};
        std::copy(name.begin(), name.end(), made.begin() + 2);
        made[name.size() + 2] = '"';
        made[name.size() + 3] = ':';
        return made;
    }();

    static constexpr std::string_view text{letters.data(), letters.size()};
};

template <ledger::Described Struct>
struct JsonForm<Struct> {
    using Members = boost::describe::describe_members<Struct, boost::describe::mod_public>;

    static void write(JsonText& out, const Struct& value) {
        out.begin_object();
        boost::mp11::mp_for_each<Members>([&](auto member) {
            out.ready_key(MemberKey<decltype(member)>::text);
            write_json(out, value.*member.pointer);
        });
        out.end_object();
    }

    static void read(JsonLine& line, const JsonValue& json, Struct& value) {
        if (!expect_kind(line, json, JsonKind::object)) return;
        for (const JsonValue& field : line.inside(json)) {
            if (!read_member(line, field, value)) add_unknown_field_error(line, field);
            if (line.has_error()) return;
        }
        std::size_t place = 0;
        boost::mp11::mp_for_each<Members>([&](auto member) {
            using Member = std::remove_cvref_t<decltype(value.*member.pointer)>;
            const bool is_required = place++ < fields_required<Struct> && !is_optional<Member>;
            if (is_required && line.find(json, member.name) == nullptr)
                line.add_error(json, "lacks the field \"" + std::string(member.name) + "\"");
        });
    }

  private:
    static bool read_member(JsonLine& line, const JsonValue& field, Struct& value) {
        bool is_known = false;
        const std::string_view key = line.key(field);
        boost::mp11::mp_for_each<Members>([&](auto member) {
            if (is_known || key != member.name) return;
            is_known = true;
            read_json(line, field, value.*member.pointer);
        });
        return is_known;
    }
};

// Returns the single field of an object that holds a variant, or nullptr after a complaint.
[[nodiscard]] const JsonValue* only_field(JsonLine& line, const JsonValue& json);

// For example {"take_seat": {...}}.
template <typename... Values>
struct JsonForm<std::variant<Values...>> {
    using Variant = std::variant<Values...>;

    static void write(JsonText& out, const Variant& value) {
        std::visit(
            [&]<typename Held>(const Held& held) {
                out.begin_object().key(snake_name<Held>.text());
                write_json(out, held);
                out.end_object();
            },
            value);
    }

    static void read(JsonLine& line, const JsonValue& json, Variant& value) {
        const JsonValue* const field = only_field(line, json);
        if (field == nullptr) return;
        const std::string_view key = line.key(*field);
        const bool is_known = (read_if_named<Values>(line, *field, key, value) || ...);
        if (!is_known) line.add_error(*field, "must be one of " + all_names());
    }

  private:
    template <typename Value>
    static bool read_if_named(JsonLine& line,
                              const JsonValue& field,
                              std::string_view key,
                              Variant& value) {
        if (key != snake_name<Value>.text()) return false;
        read_json(line, field, value.template emplace<Value>());
        return true;
    }

    static std::string all_names() {
        std::string names;
        ((names.append(names.empty() ? "" : ", ").append(snake_name<Values>.text())), ...);
        return names;
    }
};

}  // namespace baize::codec
