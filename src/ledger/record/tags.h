// The numbers under which the alternatives of a variant stand in records. A variant of commands or
// events lists them in a table of its own, so that their order in C++ does not matter; a variant
// without a table counts from 0. Numbers are never changed or reused.
//
//     template <>
//     struct ledger::TagsOf<Fruit> : ledger::Tags<ledger::Tag<0, Apple>, ledger::Tag<1, Pear>> {};
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <variant>

namespace baize::ledger {

template <std::uint16_t tag, typename Alternative>
struct Tag {
    static constexpr std::uint16_t number = tag;
    using Value = Alternative;
};

template <typename... Listed>
struct Tags {
    static constexpr std::size_t count = sizeof...(Listed);

    template <typename Value>
    static constexpr std::size_t times =
        (std::size_t{std::is_same_v<Value, typename Listed::Value>} + ... + 0);

    template <typename Value>
    static constexpr std::uint16_t tag = static_cast<std::uint16_t>(
        ((std::is_same_v<Value, typename Listed::Value> ? Listed::number : 0) + ... + 0));
};

// Specialized for the variants that have a table.
template <typename Variant>
struct TagsOf {
    using Positions = void;
};

// The tags of the alternatives in the order of the variant.
template <typename... Values>
[[nodiscard]] consteval std::array<std::uint16_t, sizeof...(Values)> tags_of(
    const std::variant<Values...>* /*type*/) {
    using Table = TagsOf<std::variant<Values...>>;
    std::array<std::uint16_t, sizeof...(Values)> tags{};
    if constexpr (requires { typename Table::Positions; }) {
        for (std::size_t i = 0; i < tags.size(); ++i)
            tags[i] = static_cast<std::uint16_t>(i);
    } else {
        static_assert(
            Table::count == sizeof...(Values) && ((Table::template times<Values> == 1) && ...),
            "every alternative has exactly one tag");
        tags = {Table::template tag<Values>...};
    }
    return tags;
}

[[nodiscard]] consteval std::size_t highest(const auto& tags) {
    std::size_t most = 0;
    for (const std::size_t tag : tags)
        most = tag > most ? tag : most;
    return most;
}

[[nodiscard]] consteval bool are_different(const auto& tags) {
    for (std::size_t i = 0; i < tags.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (tags[i] == tags[j]) return false;
        }
    }
    return true;
}

}  // namespace baize::ledger
