// Boxes and seats are counted from 0 in code and in records, and from 1 wherever a person or
// another program reads or writes them: in JSON, in texts and on pages
// (docs/adr/0016-box-numbers.md). In C++ a value of these types is an index;
// service/codec converts it to the number.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace baize {

// Places in records that are not boxes.
inline constexpr std::uint8_t at_dealer = 0xFE;
inline constexpr std::uint8_t at_table = 0xFF;

// The places other than a box or a seat that a value may name.
enum class Besides : std::uint8_t { nothing, dealer, table, dealer_and_table };

template <Besides besides>
class IndexOfPlace {
  public:
    constexpr IndexOfPlace() = default;

    // Converts implicitly from and to an index, so that only descriptions distinguish index and
    // number.
    // NOLINTNEXTLINE(google-explicit-constructor)
    constexpr IndexOfPlace(std::uint8_t index) : index_(index) {}

    // NOLINTNEXTLINE(google-explicit-constructor)
    constexpr operator std::uint8_t() const { return index_; }

    // The box or seat with this number, counted from 1; nullopt if there is none.
    [[nodiscard]] static constexpr std::optional<IndexOfPlace> of_number(std::int64_t number) {
        if (number < 1 || number > number_max) return std::nullopt;
        return IndexOfPlace(static_cast<std::uint8_t>(number - 1));
    }

    // The place named by a word instead of a number; nullopt if this type has no such place.
    [[nodiscard]] static constexpr std::optional<IndexOfPlace> of_word(std::string_view word) {
        if (has_dealer && word == "dealer") return IndexOfPlace(dealer_index);
        if (has_table && word == "table") return IndexOfPlace(at_table);
        return std::nullopt;
    }

    [[nodiscard]] constexpr std::int64_t number() const { return std::int64_t{index_} + 1; }

    // The word for the place; "" if it has a number.
    [[nodiscard]] constexpr std::string_view word() const {
        if (has_dealer && index_ == dealer_index) return "dealer";
        if (has_table && index_ == at_table) return "table";
        return {};
    }

    static constexpr std::int64_t number_max = at_dealer;  // number of the last plain index
    static constexpr bool has_dealer =
        besides == Besides::dealer || besides == Besides::dealer_and_table;
    static constexpr bool has_table =
        besides == Besides::table || besides == Besides::dealer_and_table;

  private:
    // Poker records the dealer as poker::no_seat, which is the value of at_table.
    static constexpr std::uint8_t dealer_index = has_table ? at_dealer : at_table;

    std::uint8_t index_ = 0;
};

// A box has the same number as the seat behind it.
using SeatIndex = IndexOfPlace<Besides::nothing>;
using BoxIndex = SeatIndex;
using SeatOrDealer = IndexOfPlace<Besides::dealer>;
using SeatOrTable = IndexOfPlace<Besides::table>;
using PlaceIndex = IndexOfPlace<Besides::dealer_and_table>;

}  // namespace baize
