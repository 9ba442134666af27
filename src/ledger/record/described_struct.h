// Describes structs by their list of members (Boost.Describe); described.h describes what they
// hold.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

#include <boost/describe.hpp>
#include <boost/mp11.hpp>

#include "ledger/record/described_values.h"
#include "ledger/record/grown.h"

namespace baize::ledger {

// Room for a struct that is never made: the compiler knows where its members lie among its bytes.
template <typename Struct>
union Model {
    constexpr Model() : nothing('\0') {}

    constexpr ~Model() {}  // NOLINT(modernize-use-equals-default): it would be deleted

    char nothing;
    std::array<std::byte, sizeof(Struct)> bytes;
    Struct value;
};

#if defined(__clang__)  // For clang++ 14 the union of a type that is no literal type is none.
template <typename Struct>
inline constinit const Model<Struct> model{};
#else
template <typename Struct>
inline constexpr Model<Struct> model{};
#endif

// Where a member lies in its struct, as the compiler computes it for a constant.
template <typename Struct>
[[nodiscard]] constexpr std::uint32_t offset_in_model(const Model<Struct>& model,
                                                      const auto& member) {
#if defined(__clang__)
    // It does not say which of two places comes first, but what the distance between them is.
    const auto* const first = &model.value;
    const auto distance = [&] {
        return reinterpret_cast<const char*>(&member) - reinterpret_cast<const char*>(first);
    };
    return __builtin_constant_p(distance()) ? static_cast<std::uint32_t>(distance())
                                            : (__builtin_unreachable(), 0U);
#else
    const void* const place = &member;
    std::size_t low = 0;
    std::size_t high = sizeof(Struct);
    while (high - low > 1) {
        const std::size_t middle = low + (high - low) / 2;
        (static_cast<const void*>(&model.bytes[middle]) <= place ? low : high) = middle;
    }
    return static_cast<std::uint32_t>(low);
#endif
}

template <typename Struct>
using MembersOf =
    boost::mp11::mp_rename<boost::describe::describe_members<Struct, boost::describe::mod_public>,
                           boost::mp11::mp_list>;

// The type of the first value that is written for a struct, however deep it lies.
template <typename Value>
struct FirstValue {
    using Type = Value;
};

template <Described Struct>
struct FirstValue<Struct> {
    using Type = typename FirstValue<
        std::remove_cvref_t<decltype(std::declval<Struct&>().*
                                     boost::mp11::mp_front<MembersOf<Struct>>::pointer)>>::Type;
};

template <typename First>
[[nodiscard]] consteval std::uint64_t mark_before() {
    if (std::is_same_v<First, bool>) return mark_before_bool;
    if (std::is_same_v<First, Span>) return mark_before_span;
    return std::is_enum_v<First> ? mark_before_enumeration : mark_before_number;
}

// The later members of a struct that may grow.
template <typename Struct, typename Members>
struct GrownFunctions {
    static constexpr std::size_t old = members_at_first<Struct>;
    using First = typename FirstValue<Struct>::Type;
    static_assert(std::is_same_v<First, bool> || std::is_unsigned_v<First> ||
                      std::is_same_v<First, Span> || std::is_enum_v<First>,
                  "its first value tells the two forms apart");
    static constexpr std::uint64_t mark = mark_before<First>();

    using Later = boost::mp11::mp_drop_c<Members, old>;
    static_assert(boost::mp11::mp_size<Later>::value <= 64, "each has a bit");

    static std::uint64_t changed(const void* structure) {
        const Struct untouched{};
        const auto& value = *static_cast<const Struct*>(structure);
        std::uint64_t bits = 0;
        std::uint64_t bit = 1;
        boost::mp11::mp_for_each<Later>([&](auto member) {
            if (!(value.*member.pointer == untouched.*member.pointer)) bits |= bit;
            bit <<= 1;
        });
        return bits;
    }

    static void clear(void* structure) { *static_cast<Struct*>(structure) = Struct{}; }
};

// The plan of the fields that a struct had at first. All of their steps have their types.
template <typename Struct, Purpose purpose>
struct OldPlan {
    static constexpr auto draft = [] {
        constexpr auto fields =
            std::span<const Field>(Description<Struct>::fields).first(members_at_first<Struct>);
        PlanDraft<steps_of(fields, purpose)> draft;
        draft.add(fields, purpose);
        return draft;
    }();

    static constexpr Plan plan() { return {std::span(draft.steps).first(draft.size), false}; }
};

template <typename Struct>
inline constexpr GrownAccess grown_access = [] {
    using Functions = GrownFunctions<Struct, MembersOf<Struct>>;
    return GrownAccess{Functions::old,
                       Functions::mark,
                       &Functions::clear,
                       &Functions::changed,
                       OldPlan<Struct, Purpose::writing>::plan(),
                       OldPlan<Struct, Purpose::reading>::plan()};
}();

template <Described Struct>
struct Description<Struct> {
    using Members = MembersOf<Struct>;
    using Places = std::make_index_sequence<boost::mp11::mp_size<Members>::value>;

    template <typename Member>
    using ValueOf = std::remove_cvref_t<decltype(std::declval<Struct&>().*Member::pointer)>;

    static constexpr auto names = []<typename... Member>(boost::mp11::mp_list<Member...>) {
        return std::array<std::string_view, sizeof...(Member)>{Member::name...};
    }(Members{});

    static constexpr std::size_t begin_of_key(std::size_t place) {
        std::size_t begin = 0;
        for (std::size_t i = 0; i < place; ++i)
            begin += names[i].size() + 4;
        return begin;
    }

    // The keys of all members, one after the other: `,"one":,"two":`.
    static constexpr auto keys = [] {
        std::array<char, begin_of_key(names.size())> letters{};
        char* at = letters.data();
        for (const std::string_view name : names) {
            *at++ = ',';
            *at++ = '"';
            at = std::copy(name.begin(), name.end(), at);
            *at++ = '"';
            *at++ = ':';
        }
        return letters;
    }();

    static constexpr std::string_view key(std::size_t place) {
        return {keys.data() + begin_of_key(place), names[place].size() + 4};
    }

    template <typename Member>
    static constexpr std::uint32_t offset_of() {
        return offset_in_model(model<Struct>, model<Struct>.value.*Member::pointer);
    }

    static constexpr auto fields = []<typename... Member, std::size_t... place>(
                                       boost::mp11::mp_list<Member...>,
                                       std::index_sequence<place...>) {
        return std::array<Field, sizeof...(Member)>{
            Field{key(place), offset_of<Member>(), &described_type<ValueOf<Member>>}...};
    }(Members{}, Places{});

    static constexpr bool can_name_cards = []<typename... Member>(boost::mp11::mp_list<Member...>) {
        return (described_type<ValueOf<Member>>.can_name_cards || ... || false);
    }(Members{});

    static constexpr Type type() {
        Type type{.kind = TypeKind::structure,
                  .can_name_cards = can_name_cards,
                  .size = sizeof(Struct),
                  .name = full_type_name<Struct>(),
                  .fields = fields};
        if constexpr (members_at_first<Struct> != never_grows) {
            type.may_grow = true;
            type.grown = &grown_access<Struct>;
        }
        return type;
    }
};

}  // namespace baize::ledger
