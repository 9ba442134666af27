// Encodes structs by their description: a struct that lists its members once (Boost.Describe) is
// written and read without another field list. Every value has one encoding; malformed bytes make
// the reader fail.
//
// Encoded records are kept for years. A struct that has been written must never change, not even at
// its end, because all members are read. New data needs a new struct, added as an alternative at
// the end of its variant, or a struct that grown.h lets grow.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include <boost/describe.hpp>
#include <boost/mp11.hpp>

#include "engine/core/card_list.h"
#include "engine/core/static_vector.h"
#include "ledger/record/encoding.h"

namespace baize::ledger {

// For containers with push_back: the number of values, at most the capacity, and then the values.
template <typename List>
struct ListEncoding {
    static void write_list(ByteWriter& out, const List& list) {
        out.number(list.size());
        for (std::size_t i = 0; i < list.size(); ++i)
            encode(out, list[i]);
    }

    template <typename Value>
    static void read_list(ByteReader& in, List& list, std::size_t most) {
        list.clear();
        const auto size = in.bounded<std::size_t>(most);
        for (std::size_t i = 0; i < size && !in.failed(); ++i) {
            auto value = blank<Value>();
            decode(in, value);
            if (!in.failed()) list.push_back(value);
        }
    }
};

template <std::size_t capacity>
struct Encoding<CardList<capacity>> : ListEncoding<CardList<capacity>> {
    static void write(ByteWriter& out, const CardList<capacity>& list) {
        Encoding::write_list(out, list);
    }

    static void read(ByteReader& in, CardList<capacity>& list) {
        Encoding::template read_list<Card>(in, list, capacity);
    }
};

template <typename Value, std::size_t capacity>
struct Encoding<StaticVector<Value, capacity>> : ListEncoding<StaticVector<Value, capacity>> {
    static void write(ByteWriter& out, const StaticVector<Value, capacity>& list) {
        Encoding::write_list(out, list);
    }

    static void read(ByteReader& in, StaticVector<Value, capacity>& list) {
        Encoding::template read_list<Value>(in, list, capacity);
    }
};

// Each value takes at least one byte, so a list cannot claim more values than bytes are left.
template <typename Value>
struct Encoding<std::vector<Value>> : ListEncoding<std::vector<Value>> {
    static void write(ByteWriter& out, const std::vector<Value>& list) {
        Encoding::write_list(out, list);
    }

    static void read(ByteReader& in, std::vector<Value>& list) {
        Encoding::template read_list<Value>(in, list, in.left());
    }
};

template <typename Value, std::size_t size>
struct Encoding<std::array<Value, size>> {
    static void write(ByteWriter& out, const std::array<Value, size>& values) {
        for (const Value& value : values)
            encode(out, value);
    }

    static void read(ByteReader& in, std::array<Value, size>& values) {
        for (Value& value : values)
            decode(in, value);
    }
};

template <typename Value>
struct Encoding<std::optional<Value>> {
    static void write(ByteWriter& out, const std::optional<Value>& value) {
        out.number(value ? 1 : 0);
        if (value) encode(out, *value);
    }

    static void read(ByteReader& in, std::optional<Value>& value) {
        value.reset();
        if (in.bounded<std::uint8_t>(1) == 1) decode(in, value.emplace(blank<Value>()));
    }
};

// The index of the alternative, then the value. New alternatives are added at the end.
template <typename... Values>
struct Encoding<std::variant<Values...>> {
    using Variant = std::variant<Values...>;

    static void write(ByteWriter& out, const Variant& value) {
        out.number(value.index());
        std::visit([&](const auto& held) { encode(out, held); }, value);
    }

    static void read(ByteReader& in, Variant& value) {
        const auto index = in.bounded<std::size_t>(sizeof...(Values) - 1);
        if (in.failed()) return;
        boost::mp11::mp_with_index<sizeof...(Values)>(
            index, [&](auto place) { decode(in, value.template emplace<place>()); });
    }
};

template <Described Struct>
struct Encoding<Struct> {
    using Members = boost::describe::describe_members<Struct, boost::describe::mod_public>;

    static void write(ByteWriter& out, const Struct& value) {
        boost::mp11::mp_for_each<Members>([&](auto member) { encode(out, value.*member.pointer); });
    }

    static void read(ByteReader& in, Struct& value) {
        boost::mp11::mp_for_each<Members>([&](auto member) { decode(in, value.*member.pointer); });
    }
};

// Decodes the bytes as exactly one value; otherwise returns nullopt.
template <typename Value>
[[nodiscard]] std::optional<Value> decoded(Bytes bytes) {
    ByteReader in(bytes);
    auto value = blank<Value>();
    decode(in, value);
    if (!in.at_end()) return std::nullopt;
    return value;
}

}  // namespace baize::ledger
