// Encodes single values: numbers, enums, money, times, clauses, cards, texts and hashes.
// described.h encodes values composed of them. Every value has one encoding; malformed bytes make
// the reader fail.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>

#include <boost/describe.hpp>
#include <boost/mp11.hpp>

#include "engine/core/card_set.h"
#include "engine/core/clause.h"
#include "engine/core/game_id.h"
#include "engine/core/moment.h"
#include "engine/core/money.h"
#include "engine/core/place.h"
#include "ledger/record/bytes.h"
#include "ledger/record/hash.h"

namespace baize::ledger {

template <typename Value>
concept Described = boost::describe::has_describe_members<Value>::value && std::is_class_v<Value>;

template <typename Value>
concept DescribedEnum = boost::describe::has_describe_enumerators<Value>::value;

// Specialized for each type of value: write(ByteWriter&, value) and read(ByteReader&, value&).
template <typename Value>
struct Encoding;

template <typename Value>
void encode(ByteWriter& out, const Value& value) {
    Encoding<Value>::write(out, value);
}

template <typename Value>
void decode(ByteReader& in, Value& value) {
    Encoding<Value>::read(in, value);
}

// Returns a value to decode into. Card needs this because it has no default value.
template <typename Value>
[[nodiscard]] Value blank() {
    if constexpr (std::is_same_v<Value, Card>) {
        return Card::of_index(0);
    } else {
        return Value{};
    }
}

template <std::unsigned_integral Number>
struct Encoding<Number> {
    static void write(ByteWriter& out, Number value) { out.number(value); }

    static void read(ByteReader& in, Number& value) {
        value = in.bounded<Number>(std::numeric_limits<Number>::max());
    }
};

template <std::signed_integral Number>
struct Encoding<Number> {
    static void write(ByteWriter& out, Number value) { out.signed_number(value); }

    static void read(ByteReader& in, Number& value) {
        const std::int64_t number = in.signed_number();
        if (number < std::numeric_limits<Number>::min() ||
            number > std::numeric_limits<Number>::max()) {
            in.fail();
        }
        value = in.failed() ? Number{} : static_cast<Number>(number);
    }
};

template <DescribedEnum Name>
struct Encoding<Name> {
    static void write(ByteWriter& out, Name value) {
        out.number(static_cast<std::uint64_t>(value));
    }

    static void read(ByteReader& in, Name& value) {
        const std::uint64_t number = in.number();
        bool is_known = false;
        boost::mp11::mp_for_each<boost::describe::describe_enumerators<Name>>([&](auto described) {
            if (static_cast<std::uint64_t>(described.value) != number) return;
            is_known = true;
            value = described.value;
        });
        if (!is_known) in.fail();
    }
};

template <>
struct Encoding<Money> {
    static void write(ByteWriter& out, Money value) { out.signed_number(value.cents()); }

    static void read(ByteReader& in, Money& value) { value = Money::of_cents(in.signed_number()); }
};

template <>
struct Encoding<Moment> {
    static void write(ByteWriter& out, Moment value) { out.signed_number(value.microseconds()); }

    static void read(ByteReader& in, Moment& value) {
        value = Moment::of_microseconds(in.signed_number());
    }
};

template <>
struct Encoding<Span> {
    static void write(ByteWriter& out, Span value) { out.signed_number(value.microseconds()); }

    static void read(ByteReader& in, Span& value) {
        value = Span::of_microseconds(in.signed_number());
    }
};

// The index, which counts from 0.
template <Besides besides>
struct Encoding<IndexOfPlace<besides>> {
    static void write(ByteWriter& out, IndexOfPlace<besides> place) { out.number(place); }

    static void read(ByteReader& in, IndexOfPlace<besides>& place) {
        place = in.bounded<std::uint8_t>(std::numeric_limits<std::uint8_t>::max());
    }
};

// Clauses are written as ids, because their numbers change when a book changes.
template <>
struct Encoding<Clause> {
    static void write(ByteWriter& out, Clause value) {
        out.text(value.is_set() ? value.id() : std::string_view{});
    }

    static void read(ByteReader& in, Clause& value) {
        const std::string_view id = in.text();
        const std::optional<Clause> found = id.empty() ? Clause{} : Clause::find(id);
        if (!found) return in.fail();
        value = *found;
    }
};

// Games are written as names, so that GameId may change its order.
template <>
struct Encoding<GameId> {
    static void write(ByteWriter& out, GameId value) { out.text(name(value)); }

    static void read(ByteReader& in, GameId& value) {
        const std::optional<GameId> found = game_named(in.text());
        if (!found) return in.fail();
        value = *found;
    }
};

template <>
struct Encoding<Card> {
    static void write(ByteWriter& out, Card value) { out.number(value.index()); }

    static void read(ByteReader& in, Card& value) {
        const auto index = in.bounded<std::uint8_t>(card_count - 1);
        value = Card::of_index(index);
    }
};

template <>
struct Encoding<CardSet> {
    static void write(ByteWriter& out, CardSet value) { out.number(value.bits()); }

    static void read(ByteReader& in, CardSet& value) {
        const auto bits = in.bounded<std::uint64_t>((std::uint64_t{1} << card_count) - 1);
        value = CardSet::of_bits(bits);
    }
};

template <>
struct Encoding<std::string> {
    static void write(ByteWriter& out, const std::string& value) { out.text(value); }

    static void read(ByteReader& in, std::string& value) { value = in.text(); }
};

// Keys, hashes and salts are written unchanged.
template <std::size_t size>
struct Encoding<std::array<std::byte, size>> {
    static void write(ByteWriter& out, const std::array<std::byte, size>& bytes) { out.raw(bytes); }

    static void read(ByteReader& in, std::array<std::byte, size>& bytes) {
        const Bytes found = in.raw(size);
        if (in.failed()) return;
        std::copy(found.begin(), found.end(), bytes.begin());
    }
};

template <>
struct Encoding<Hash> {
    static void write(ByteWriter& out, const Hash& hash) { encode(out, hash.bytes); }

    static void read(ByteReader& in, Hash& hash) { decode(in, hash.bytes); }
};

template <>
struct Encoding<std::monostate> {
    static void write(ByteWriter&, std::monostate) {}

    static void read(ByteReader&, std::monostate&) {}
};

}  // namespace baize::ledger
