// Finds out whether a value names any card. It is applied to every command and event by their
// descriptions, so that no record with cards is overlooked when something is added: a type that is
// unknown here does not compile.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include <boost/describe.hpp>
#include <boost/mp11.hpp>

#include "engine/core/card_list.h"
#include "engine/core/card_set.h"
#include "engine/core/clause.h"
#include "engine/core/fraction.h"
#include "engine/core/moment.h"
#include "engine/core/money.h"
#include "engine/core/place.h"
#include "engine/core/static_vector.h"
#include "house/tables/poker/bonuses.h"
#include "house/tables/poker/described_hand.h"
#include "ledger/record/described.h"

namespace baize::house {

// `possible`: true if a value of the type can name a card; other types cost nothing to search.
template <typename Value>
struct CardSearch;

template <typename Value>
[[nodiscard]] bool names_cards(const Value& value) {
    if constexpr (CardSearch<Value>::possible) {
        return CardSearch<Value>::found(value);
    } else {
        return false;
    }
}

struct NoCards {
    static constexpr bool possible = false;
};

template <typename Value>
requires std::is_arithmetic_v<Value> || std::is_enum_v<Value>

struct CardSearch<Value> : NoCards {
};

template <>
struct CardSearch<Money> : NoCards {};

template <>
struct CardSearch<Moment> : NoCards {};

template <>
struct CardSearch<Span> : NoCards {};

template <>
struct CardSearch<Clause> : NoCards {};

template <>
struct CardSearch<Fraction> : NoCards {};

template <>
struct CardSearch<std::string> : NoCards {};

template <>
struct CardSearch<std::monostate> : NoCards {};

template <>
struct CardSearch<ledger::Hash> : NoCards {};

template <>
struct CardSearch<poker::SeatSet> : NoCards {};

template <Besides besides>
struct CardSearch<IndexOfPlace<besides>> : NoCards {};

template <std::size_t size>
struct CardSearch<std::array<std::byte, size>> : NoCards {};

template <>
struct CardSearch<Card> {
    static constexpr bool possible = true;

    static bool found(Card) { return true; }
};

template <>
struct CardSearch<CardSet> {
    static constexpr bool possible = true;

    static bool found(CardSet cards) { return !cards.empty(); }
};

template <>
struct CardSearch<poker::Face> {
    static constexpr bool possible = true;

    static bool found(poker::Face face) { return face.is_seen(); }
};

// Computed from five cards, and reveals much about them.
template <>
struct CardSearch<FiveCardRank> {
    static constexpr bool possible = true;

    static bool found(FiveCardRank) { return true; }
};

template <std::size_t capacity>
struct CardSearch<CardList<capacity>> {
    static constexpr bool possible = true;

    static bool found(const CardList<capacity>& cards) { return !cards.empty(); }
};

template <typename List, typename Value>
struct CardSearchInList {
    static constexpr bool possible = CardSearch<Value>::possible;

    static bool found(const List& list) {
        return std::any_of(list.begin(), list.end(), names_cards<Value>);
    }
};

template <typename Value, std::size_t capacity>
struct CardSearch<StaticVector<Value, capacity>>
    : CardSearchInList<StaticVector<Value, capacity>, Value> {};

template <typename Value>
struct CardSearch<std::vector<Value>> : CardSearchInList<std::vector<Value>, Value> {};

template <typename Value, std::size_t size>
struct CardSearch<std::array<Value, size>> : CardSearchInList<std::array<Value, size>, Value> {};

template <typename Value>
struct CardSearch<std::optional<Value>> {
    static constexpr bool possible = CardSearch<Value>::possible;

    static bool found(const std::optional<Value>& value) { return value && names_cards(*value); }
};

template <typename... Values>
struct CardSearch<std::variant<Values...>> {
    static constexpr bool possible = (CardSearch<Values>::possible || ...);

    static bool found(const std::variant<Values...>& value) {
        return std::visit([](const auto& held) { return names_cards(held); }, value);
    }
};

template <ledger::Described Struct>
struct CardSearch<Struct> {
    template <typename Member>
    using Of = std::remove_cvref_t<decltype(std::declval<Struct>().*Member::pointer)>;
    template <typename Member>
    using CanName = std::bool_constant<CardSearch<Of<Member>>::possible>;
    using Members = boost::describe::describe_members<Struct, boost::describe::mod_public>;
    static constexpr bool possible = boost::mp11::mp_any_of<Members, CanName>::value;

    static bool found(const Struct& value) {
        bool is_found = false;
        boost::mp11::mp_for_each<boost::mp11::mp_copy_if<Members, CanName>>(
            [&](auto member) { is_found = is_found || names_cards(value.*member.pointer); });
        return is_found;
    }
};

}  // namespace baize::house
