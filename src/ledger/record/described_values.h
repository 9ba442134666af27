// Describes single values: numbers, enums, money, times, clauses, cards, texts and hashes.
// described.h describes values composed of them.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

#include <boost/describe.hpp>
#include <boost/mp11.hpp>

#include "engine/core/card_set.h"
#include "engine/core/clause.h"
#include "engine/core/game_id.h"
#include "engine/core/moment.h"
#include "engine/core/money.h"
#include "engine/core/place.h"
#include "ledger/record/codec/name_table.h"
#include "ledger/record/codec/plan.h"
#include "ledger/record/hash.h"
#include "ledger/record/type.h"
#include "ledger/record/type_name.h"

namespace baize::ledger {

template <typename Value>
concept Described = boost::describe::has_describe_members<Value>::value && std::is_class_v<Value>;

template <typename Value>
concept DescribedEnum = boost::describe::has_describe_enumerators<Value>::value;

// Specialized for each kind of type: type() returns its description, without its plans.
template <typename Value>
struct Description;

template <typename Value>
[[nodiscard]] consteval Type make_type();

template <typename Value>
inline constexpr Type described_type = make_type<Value>();

template <typename Value, Purpose purpose>
struct MadePlan {
    static constexpr Type type = Description<Value>::type();
    static constexpr auto draft = draft_plan<most_steps(type, purpose)>(type, purpose);

    static constexpr std::array<Step, draft.size> steps = [] {
        std::array<Step, draft.size> all{};
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = draft.steps[i];
        // The steps of a struct and of an array have the types of their members.
        constexpr bool is_own = !is_flat(type) && type.kind != TypeKind::array;
        if constexpr (is_own && draft.size > 0) all[0].type = &described_type<Value>;
        return all;
    }();

    static constexpr Plan plan() { return {steps, fills(steps, type.size)}; }
};

template <typename Value>
consteval Type make_type() {
    Type type = Description<Value>::type();
    type.writing = MadePlan<Value, Purpose::writing>::plan();
    type.reading = MadePlan<Value, Purpose::reading>::plan();
    return type;
}

// Defines type_of() for a value that is written whole. Stands in namespace baize::ledger, in one
// source of the program.
#define BAIZE_DESCRIBED(...)                \
    template <>                             \
    const Type& type_of<__VA_ARGS__>() {    \
        return described_type<__VA_ARGS__>; \
    }

template <typename Value>
[[nodiscard]] Value blank();

// Becomes a blank value where one is made: to make it without an argument would first clear all of
// its bytes, and to move it there would copy them. A blank value allocates nothing; noexcept lets a
// variant construct it in its final place.
template <typename Value>
struct BlankInPlace {
    // NOLINTNEXTLINE(google-explicit-constructor)
    operator Value() const noexcept { return blank<Value>(); }
};

// Returns a value to read into. Card needs this because it has no default value.
template <typename Value>
Value blank() {
    if constexpr (std::is_same_v<Value, Card>) {
        return Card::of_index(0);
    } else if constexpr (requires { std::variant_size<Value>::value; }) {
        using First = std::variant_alternative_t<0, Value>;
        return Value(std::in_place_index<0>, BlankInPlace<First>{});
    } else {
        return Value{};
    }
}

// A type without members: its kind says everything.
template <typename Value, TypeKind kind>
struct PlainDescription {
    static constexpr Type type() { return {.kind = kind, .size = sizeof(Value)}; }
};

template <std::integral Number>
struct Description<Number> {
    static constexpr Type type() {
        constexpr TypeKind kind = std::is_same_v<Number, bool> ? TypeKind::truth
                                  : std::is_signed_v<Number>   ? TypeKind::signed_number
                                                               : TypeKind::unsigned_number;
        return {.kind = kind, .width = sizeof(Number), .size = sizeof(Number)};
    }
};

// The name in JSON has no underscore that distinguishes it from a C++ keyword.
[[nodiscard]] constexpr std::string_view plain_name(std::string_view enumerator) {
    if (enumerator.ends_with('_')) enumerator.remove_suffix(1);
    return enumerator;
}

template <DescribedEnum Name>
inline constexpr auto enumerators_of = []<typename... Each>(boost::mp11::mp_list<Each...>) {
    return std::array<Enumerator, sizeof...(Each)>{
        Enumerator{static_cast<std::uint64_t>(Each::value), plain_name(Each::name)}...};
}(boost::mp11::mp_rename<boost::describe::describe_enumerators<Name>, boost::mp11::mp_list>{});

template <DescribedEnum Name>
struct Description<Name> {
    static constexpr auto names = [] {
        std::array<NameSlot, slots_for(enumerators_of<Name>.size())> slots{};
        std::uint16_t place = 0;
        for (const Enumerator& each : enumerators_of<Name>)
            add_name(slots, {each.name, place++});
        return slots;
    }();

    static constexpr Type type() {
        const auto& all = enumerators_of<Name>;
        bool is_dense = true;
        for (std::size_t i = 0; i < all.size(); ++i)
            is_dense = is_dense && all[i].number == i;
        return {.kind = TypeKind::enumeration,
                .is_dense = is_dense,
                .width = sizeof(Name),
                .size = sizeof(Name),
                .name = full_type_name<Name>(),
                .enumerators = all,
                .names = names};
    }
};

template <>
struct Description<Money> : PlainDescription<Money, TypeKind::money> {};

template <>
struct Description<Moment> : PlainDescription<Moment, TypeKind::moment> {};

template <>
struct Description<Span> : PlainDescription<Span, TypeKind::span> {};

template <>
struct Description<Clause> : PlainDescription<Clause, TypeKind::clause> {};

template <>
struct Description<GameId> : PlainDescription<GameId, TypeKind::game> {};

template <>
struct Description<std::string> : PlainDescription<std::string, TypeKind::text> {};

template <>
struct Description<std::monostate> : PlainDescription<std::monostate, TypeKind::nothing> {};

template <>
struct Description<Hash> : PlainDescription<Hash, TypeKind::hash> {};

template <Besides besides>
struct Description<IndexOfPlace<besides>> {
    static constexpr Type type() {
        return {.kind = TypeKind::place, .besides = besides, .size = sizeof(IndexOfPlace<besides>)};
    }
};

template <>
struct Description<Card> {
    static constexpr Type type() {
        return {.kind = TypeKind::card, .can_name_cards = true, .size = sizeof(Card)};
    }
};

template <>
struct Description<CardSet> {
    static constexpr Type type() {
        return {.kind = TypeKind::card_set, .can_name_cards = true, .size = sizeof(CardSet)};
    }
};

// Keys, hashes and salts.
template <std::size_t bytes>
struct Description<std::array<std::byte, bytes>> {
    static constexpr Type type() {
        return {.kind = TypeKind::bytes, .size = bytes, .limit = bytes};
    }
};

}  // namespace baize::ledger
