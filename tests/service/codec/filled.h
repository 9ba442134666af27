// Values of any described type with something in every member, for tests that must not forget one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <boost/describe.hpp>
#include <boost/mp11.hpp>

#include "engine/core/card_list.h"
#include "engine/core/card_set.h"
#include "engine/core/clause.h"
#include "engine/core/fraction.h"
#include "engine/core/game_id.h"
#include "engine/core/moment.h"
#include "engine/core/money.h"
#include "engine/core/place.h"
#include "engine/core/static_vector.h"
#include "engine/poker/hand/face.h"
#include "ledger/record/described_values.h"

namespace baize::codec {

// `choice` decides which alternative of a variant and which name of an enumeration is taken.
class Filler {
  public:
    explicit Filler(std::size_t choice) : choice_(choice), count_(choice) {}

    void fill(bool& value) { value = next() % 2 == 0; }

    template <std::integral Number>
    void fill(Number& value) {
        value = static_cast<Number>(next());
    }

    // Some are places that are no box, where the member may be one.
    template <Besides besides>
    void fill(IndexOfPlace<besides>& place) {
        constexpr std::array<std::string_view, 3> words{"", "dealer", "table"};
        place = static_cast<std::uint8_t>(next());
        place = IndexOfPlace<besides>::of_word(words[choice_ % 3]).value_or(place);
    }

    template <ledger::DescribedEnum Name>
    void fill(Name& value) {
        using All = boost::describe::describe_enumerators<Name>;
        const std::size_t wanted = choice_ % boost::mp11::mp_size<All>::value;
        std::size_t place = 0;
        boost::mp11::mp_for_each<All>([&](auto described) {
            if (place++ == wanted) value = described.value;
        });
    }

    void fill(Money& value) { value = Money::of_cents(static_cast<std::int64_t>(next()) - 50); }

    void fill(Moment& value) {
        value = Moment::of_microseconds(static_cast<std::int64_t>(1'800'000'000'000'000 + next()));
    }

    void fill(Span& value) { value = Span::of_seconds(static_cast<std::int64_t>(next())); }

    void fill(GameId& value) { value = all_games[next() % game_count]; }

    void fill(Clause& value) { value = "TCP 5.6.1(b)"_clause; }

    void fill(Card& value) { value = Card::of_index(next() % card_count); }

    void fill(poker::Face& value) {
        value = next() % 3 == 0 ? poker::Face{} : poker::Face{Card::of_index(next() % card_count)};
    }

    void fill(CardSet& value) {
        value = CardSet::of_bits((0x5A5A5ULL << next() % 20) & 0xFFFFFFFF);
    }

    void fill(Fraction& value) { value = Fraction(41, static_cast<std::int64_t>(300 + next())); }

    void fill(std::string& value) {
        value = "Jos\xC3\xA9 \"the\\desk\" \n" + std::to_string(next());
    }

    void fill(std::byte& value) { value = static_cast<std::byte>(next() * 37); }

    template <std::size_t capacity>
    void fill(CardList<capacity>& list) {
        for (std::size_t i = 0; i < capacity; ++i)
            list.push_back(Card::of_index((i * 5 + choice_) % card_count));
    }

    template <typename Value, std::size_t capacity>
    void fill(StaticVector<Value, capacity>& list) {
        for (std::size_t i = 0; i < capacity; ++i)
            list.push_back(filled<Value>());
    }

    template <typename Value>
    void fill(std::vector<Value>& list) {
        for (std::size_t i = 0; i < choice_ % 4; ++i)
            list.push_back(filled<Value>());
    }

    template <typename Value, std::size_t size>
    void fill(std::array<Value, size>& values) {
        for (Value& value : values)
            fill(value);
    }

    template <typename Value>
    void fill(std::optional<Value>& value) {
        if (choice_ % 2 == 0) value = filled<Value>();
    }

    template <typename... Values>
    void fill(std::variant<Values...>& value) {
        boost::mp11::mp_with_index<sizeof...(Values)>(choice_ % sizeof...(Values), [&](auto place) {
            fill(value.template emplace<place>());
        });
    }

    template <ledger::Described Struct>
    void fill(Struct& value) {
        using Members = boost::describe::describe_members<Struct, boost::describe::mod_public>;
        boost::mp11::mp_for_each<Members>([&](auto member) { fill(value.*member.pointer); });
    }

    template <typename Value>
    [[nodiscard]] Value filled() {
        auto value = ledger::blank<Value>();
        fill(value);
        return value;
    }

  private:
    std::size_t next() { return ++count_ % 100; }

    std::size_t choice_;
    std::size_t count_;
};

}  // namespace baize::codec
