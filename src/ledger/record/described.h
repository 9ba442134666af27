// Describes values that are composed of others: a struct that lists its members once
// (Boost.Describe) is written and read as bytes and as JSON without another list of fields.
//
// The templates are long to compile, so few sources include this header: one for each room of the
// house and each layer, described_X.cpp, which defines type_of() for the values that are written
// whole.
//
// Encoded records are kept for years. A struct that has been written must never change, not even at
// its end, because all members are read. New data needs a new struct, added to its variant under a
// new tag (tags.h), or a struct that grown.h lets grow.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/card_list.h"
#include "engine/core/static_vector.h"
#include "ledger/record/described_struct.h"
#include "ledger/record/described_values.h"
#include "ledger/record/tags.h"

namespace baize::ledger {

template <typename List>
struct ListFunctions {
    using Value = std::remove_cvref_t<decltype(*std::declval<const List&>().begin())>;

    static ListView view(const void* list) {
        const auto& values = *static_cast<const List*>(list);
        return {values.size() == 0 ? nullptr : &*values.begin(), values.size()};
    }

    static void clear(void* list) { static_cast<List*>(list)->clear(); }

    static void* append(void* list) {
        auto& values = *static_cast<List*>(list);
        if constexpr (requires { values.emplace_back(blank<Value>()); }) {
            return &values.emplace_back(BlankInPlace<Value>{});
        } else {
            values.push_back(blank<Value>());
            return &values.back();
        }
    }

    static void* extend(void* list, std::size_t count) {
        auto& values = *static_cast<List*>(list);
        if constexpr (std::is_default_constructible_v<Value>) {
            values.resize(count);
        } else {
            for (std::size_t i = 0; i < count; ++i)
                values.push_back(blank<Value>());
        }
        return count == 0 ? nullptr : &*values.begin();
    }

    static constexpr ListAccess access{&view, &clear, &append, &extend};

    static constexpr Type type(std::size_t limit) {
        return {.kind = TypeKind::list,
                .can_name_cards = described_type<Value>.can_name_cards,
                .size = sizeof(List),
                .limit = limit,
                .element = &described_type<Value>,
                .list = &access};
    }
};

template <typename Value>
struct Description<std::vector<Value>> {
    static constexpr Type type() { return ListFunctions<std::vector<Value>>::type(no_limit); }
};

template <typename Value, std::size_t capacity>
struct Description<StaticVector<Value, capacity>> {
    static constexpr Type type() {
        return ListFunctions<StaticVector<Value, capacity>>::type(capacity);
    }
};

template <std::size_t capacity>
struct Description<CardList<capacity>> {
    using List = CardList<capacity>;

    static ListView view(const void* list) {
        const auto& cards = *static_cast<const List*>(list);
        return {cards.begin(), cards.size()};
    }

    static void clear(void* list) { static_cast<List*>(list)->clear(); }

    static bool push(void* list, std::uint64_t card) {
        static_cast<List*>(list)->push_back(Card::of_index(card));
        return true;
    }

    static void* extend(void* list, std::size_t count) {
        List blanks;
        for (std::size_t i = 0; i < count; ++i)
            blanks.push_back(blank<Card>());
        auto& cards = *static_cast<List*>(list);
        cards = blanks;
        return const_cast<Card*>(cards.begin());  // It gives no other access to them.
    }

    static constexpr ListAccess list_access{.view = &view, .clear = &clear, .extend = &extend};
    static constexpr NumberAccess card_access{.read = &push};

    static constexpr Type type() {
        return {.kind = TypeKind::card_list,
                .can_name_cards = true,
                .size = sizeof(List),
                .limit = capacity,
                .element = &described_type<Card>,
                .list = &list_access,
                .number = &card_access};
    }
};

template <typename Value, std::size_t count>
struct Description<std::array<Value, count>> {
    static void clear(void* array) {
        for (Value& value : *static_cast<std::array<Value, count>*>(array))
            value = blank<Value>();
    }

    static constexpr Type type() {
        return {.kind = TypeKind::array,
                .can_name_cards = described_type<Value>.can_name_cards,
                .size = sizeof(std::array<Value, count>),
                .limit = count,
                .element = &described_type<Value>,
                .clear = &clear};
    }
};

template <typename Value>
struct Description<std::optional<Value>> {
    using Optional = std::optional<Value>;

    static const void* held(const void* optional) {
        const auto& value = *static_cast<const Optional*>(optional);
        return value ? &*value : nullptr;
    }

    static void* emplace(void* optional) {
        return &static_cast<Optional*>(optional)->emplace(BlankInPlace<Value>{});
    }

    static void reset(void* optional) { static_cast<Optional*>(optional)->reset(); }

    static constexpr OptionalAccess access{&held, &emplace, &reset};

    static constexpr Type type() {
        return {.kind = TypeKind::optional,
                .can_name_cards = described_type<Value>.can_name_cards,
                .size = sizeof(Optional),
                .element = &described_type<Value>,
                .optional = &access};
    }
};

template <typename Variant, std::size_t place>
struct AlternativeFunctions {
    using Value = std::variant_alternative_t<place, Variant>;

    static const void* held(const void* variant) {
        return std::get_if<place>(static_cast<const Variant*>(variant));
    }

    static void* emplace(void* variant) {
        auto& value = *static_cast<Variant*>(variant);
        return &value.template emplace<place>(BlankInPlace<Value>{});
    }

    // Only structs have a name in JSON.
    static constexpr std::string_view name() {
        if constexpr (Described<Value>) {
            return snake_name<Value>.text();
        } else {
            return {};
        }
    }
};

template <typename... Values>
struct Description<std::variant<Values...>> {
    using Variant = std::variant<Values...>;

    static constexpr auto tags = tags_of(static_cast<const Variant*>(nullptr));
    static_assert(are_different(tags), "no two alternatives have the same tag");

    static constexpr auto index_by_tag = [] {
        std::array<std::uint16_t, highest(tags) + 1> indexes{};
        for (std::uint16_t& index : indexes)
            index = no_index;
        for (std::size_t i = 0; i < tags.size(); ++i)
            indexes[tags[i]] = static_cast<std::uint16_t>(i);
        return indexes;
    }();

    static constexpr auto alternatives = []<std::size_t... place>(std::index_sequence<place...>) {
        return std::array<Alternative, sizeof...(place)>{
            Alternative{tags[place],
                        AlternativeFunctions<Variant, place>::name(),
                        &described_type<Values>,
                        &AlternativeFunctions<Variant, place>::held,
                        &AlternativeFunctions<Variant, place>::emplace}...};
    }
    (std::index_sequence_for<Values...>{});

    // If the alternatives are groups, the names are those of what is in the groups.
    static constexpr bool is_grouped = alternatives[0].type->kind == TypeKind::variant;
    static constexpr std::size_t name_count =
        (sizeof...(Values) + ... + described_type<Values>.alternatives.size());

    static constexpr auto names = [] {
        std::array<NameSlot, slots_for(name_count)> slots{};
        for (std::uint16_t place = 0; place < alternatives.size(); ++place) {
            const Alternative& each = alternatives[place];
            if (!is_grouped) add_name(slots, {each.name, place});
            for (std::uint16_t i = 0; is_grouped && i < each.type->alternatives.size(); ++i)
                add_name(slots, {each.type->alternatives[i].name, place, i});
        }
        return slots;
    }();

    static std::size_t index(const void* variant) {
        return static_cast<const Variant*>(variant)->index();
    }

    static constexpr Type type() {
        return {.kind = TypeKind::variant,
                .can_name_cards = (described_type<Values>.can_name_cards || ...),
                .size = sizeof(Variant),
                .alternatives = alternatives,
                .index_by_tag = index_by_tag,
                .names = names,
                .index = &index};
    }
};

}  // namespace baize::ledger
