// Generates random commands with random members from the descriptions of their types. Numbers are
// small, so that they often name existing things.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <boost/describe.hpp>
#include <boost/mp11.hpp>

#include "engine/core/place.h"
#include "engine/random/seeded_source.h"
#include "house/commands/command.h"
#include "house/commands/described_house.h"
#include "house/meters/engine_values.h"
#include "ledger/record/described_values.h"

namespace baize::house {

class Nonsense {
  public:
    explicit Nonsense(std::uint64_t seed) : source_(seed) {}

    template <typename Value>
    [[nodiscard]] Value some() {
        auto value = ledger::blank<Value>();
        fill(value);
        return value;
    }

    [[nodiscard]] SeededSource& source() { return source_; }

  private:
    void fill(bool& value) { value = source_.below(2) == 0; }

    template <std::unsigned_integral Number>
    void fill(Number& value) {
        const std::uint32_t most = source_.below(20) == 0 ? 255U : 12U;
        value = static_cast<Number>(source_.below(most));
    }

    template <std::signed_integral Number>
    void fill(Number& value) {
        value = static_cast<Number>(static_cast<int>(source_.below(24)) - 4);
    }

    template <Besides besides>
    void fill(IndexOfPlace<besides>& place) {
        place = some<std::uint8_t>();
    }

    void fill(Money& value) {
        constexpr std::array<std::int64_t, 12> amounts{
            0, 1, 100, 500, 1'000, 2'500, 10'000, 4'000, -500, 1'000'000, INT64_MAX, INT64_MIN + 1};
        value = Money::of_cents(amounts[source_.below(amounts.size())]);
    }

    void fill(Moment& value) {
        value = Moment::of_microseconds(1'800'000'000'000'000 +
                                        static_cast<std::int64_t>(source_.below(100)) * 60'000'000);
    }

    void fill(Span& value) { value = Span::of_minutes(source_.below(30)); }

    void fill(GameId& value) { value = all_games[source_.below(game_count)]; }

    void fill(Clause& value) {
        constexpr std::array<std::string_view, 4> ids{"CP 13.1", "CS 14.1", "TCP 11.1", "UTH 6.2"};
        value = Clause::find(ids[source_.below(ids.size())]).value_or(Clause{});
    }

    void fill(Card& value) { value = Card::of_index(source_.below(card_count)); }

    void fill(poker::Face& value) {
        if (source_.below(2) == 0) value = poker::Face{some<Card>()};
    }

    void fill(poker::SeatSet& value) { value.insert(static_cast<poker::Seat>(source_.below(9))); }

    void fill(CardSet& value) { value.insert(some<Card>()); }

    void fill(Fraction& value) { value = Fraction::of_cents(Money::of_cents(source_.below(100))); }

    void fill(std::string& value) {
        constexpr std::array<std::string_view, 8> texts{
            "", "holdem", "three_card", "words", "\xff", "red", "pair_plus", "Ann"};
        value = texts[source_.below(texts.size())];
        if (source_.below(50) == 0) value.assign(5'000, 'x');
    }

    void fill(std::byte& value) { value = static_cast<std::byte>(source_.below(256)); }

    template <typename Value, std::size_t size>
    void fill(std::array<Value, size>& values) {
        for (Value& value : values)
            fill(value);
    }

    template <typename Value>
    void fill(std::vector<Value>& list) {
        const std::uint32_t count = source_.below(4);
        for (std::uint32_t i = 0; i < count; ++i)
            list.push_back(some<Value>());
    }

    template <typename Value, std::size_t capacity>
    void fill(StaticVector<Value, capacity>& list) {
        const std::uint32_t count = source_.below(capacity < 3 ? capacity + 1 : 4);
        for (std::uint32_t i = 0; i < count; ++i)
            list.push_back(some<Value>());
    }

    template <std::size_t capacity>
    void fill(CardList<capacity>& list) {
        const std::uint32_t count = source_.below(capacity + 1);
        for (std::uint32_t i = 0; i < count; ++i)
            list.push_back(some<Card>());
    }

    template <typename Value>
    void fill(std::optional<Value>& value) {
        if (source_.below(2) == 0) value = some<Value>();
    }

    template <typename... Values>
    void fill(std::variant<Values...>& value) {
        boost::mp11::mp_with_index<sizeof...(Values)>(
            source_.below(sizeof...(Values)),
            [&](auto place) { fill(value.template emplace<place>()); });
    }

    template <ledger::DescribedEnum Name>
    void fill(Name& value) {
        using All = boost::describe::describe_enumerators<Name>;
        const std::uint32_t chosen = source_.below(boost::mp11::mp_size<All>::value);
        std::uint32_t place = 0;
        boost::mp11::mp_for_each<All>([&](auto described) {
            if (place++ == chosen) value = described.value;
        });
    }

    template <ledger::Described Struct>
    void fill(Struct& value) {
        using Members = boost::describe::describe_members<Struct, boost::describe::mod_public>;
        boost::mp11::mp_for_each<Members>([&](auto member) { fill(value.*member.pointer); });
    }

    SeededSource source_;
};

}  // namespace baize::house
