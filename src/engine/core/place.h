// Boxes and seats are counted from 0 in code and in records, and from 1 wherever a person or a
// program reads or writes them: in JSON, in texts and on pages (docs/adr/0016-box-numbers.md). A
// member of one of these types is an index like any other; service/codec/place_form.h gives it its
// number.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace baize {

// Places that are no box, in records.
inline constexpr std::uint8_t at_dealer = 0xFE;
inline constexpr std::uint8_t at_table = 0xFF;

// What a place may be other than a box or a seat.
enum class Besides : std::uint8_t { nothing, dealer, table, dealer_and_table };

template <Besides besides>
class IndexOfPlace {
  public:
    constexpr IndexOfPlace() = default;

    // An index passes for its number in code, so that only descriptions know the difference.
    // NOLINTNEXTLINE(google-explicit-constructor)
    constexpr IndexOfPlace(std::uint8_t index) : index_(index) {}

    // NOLINTNEXTLINE(google-explicit-constructor)
    constexpr operator std::uint8_t() const { return index_; }

    // The box or seat that people call by this number, from 1.
    [[nodiscard]] static constexpr std::optional<IndexOfPlace> of_number(std::int64_t number) {
        if (number < 1 || number > number_max) return std::nullopt;
        return IndexOfPlace(static_cast<std::uint8_t>(number - 1));
    }

    // The place that has a word instead of a number, where there is one here.
    [[nodiscard]] static constexpr std::optional<IndexOfPlace> of_word(std::string_view word) {
        if (has_dealer && word == "dealer") return IndexOfPlace(dealer_index);
        if (has_table && word == "table") return IndexOfPlace(at_table);
        return std::nullopt;
    }

    [[nodiscard]] constexpr std::int64_t number() const { return std::int64_t{index_} + 1; }

    // "" where the place has a number.
    [[nodiscard]] constexpr std::string_view word() const {
        if (has_dealer && index_ == dealer_index) return "dealer";
        if (has_table && index_ == at_table) return "table";
        return {};
    }

    static constexpr std::int64_t number_max = at_dealer;  // of the last index below the words
    static constexpr bool has_dealer =
        besides == Besides::dealer || besides == Besides::dealer_and_table;
    static constexpr bool has_table =
        besides == Besides::table || besides == Besides::dealer_and_table;

  private:
    // At poker the dealer is recorded as no seat at all (poker::no_seat).
    static constexpr std::uint8_t dealer_index = has_table ? at_dealer : at_table;

    std::uint8_t index_ = 0;
};

// A box has the number of the seat behind it.
using SeatIndex = IndexOfPlace<Besides::nothing>;
using BoxIndex = SeatIndex;
using SeatOrDealer = IndexOfPlace<Besides::dealer>;
using SeatOrTable = IndexOfPlace<Besides::table>;
using PlaceIndex = IndexOfPlace<Besides::dealer_and_table>;

}  // namespace baize
