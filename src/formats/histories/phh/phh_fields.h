// The fields of a PHH hand: their names, and how each is read into a record and written.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "formats/histories/phh/toml_cursor.h"
#include "formats/histories/record.h"

namespace baize::histories {

// In the order of writing.
enum class Field : std::uint8_t {
    variant,
    ante_trimming_status,
    antes,
    blinds_or_straddles,
    bring_in,
    small_bet,
    big_bet,
    min_bet,
    starting_stacks,
    actions,
    author,
    event,
    url,
    venue,
    address,
    city,
    region,
    postal_code,
    country,
    time,
    time_zone,
    time_zone_abbreviation,
    day,
    month,
    year,
    hand,
    level,
    seats,
    seat_count,
    table,
    players,
    finishing_stacks,
    winnings,
    currency,
    currency_symbol,
    commission,  // `_baize_commission`
    pots,        // `_baize_pots`
    short_bets   // `_baize_short_bets`
};

inline constexpr std::size_t field_count = 38;

[[nodiscard]] std::string_view name(Field field);
[[nodiscard]] std::optional<Field> field_named(std::string_view name);

// Returns the position behind "name = " if `at` has this field in exactly that spelling, otherwise
// nullptr.
// REQUIRES: 32 letters at `at` may be read.
[[nodiscard]] const char* behind_usual_name(Field field, const char* at);

// Reads values into one record and reports errors through the cursor.
struct FieldReader {
    TomlCursor& cursor;
    Record& record;
    unsigned finer = 0;          // decimals that the hand needs, if more than the record has
    std::string_view foreign{};  // name of the game, if Baize does not play it

    [[nodiscard]] bool read(Field field);

  private:
    bool read_variant();
    bool read_actions();
    bool read_truth(bool& truth);
    bool read_money(Money& money);
    bool read_money(std::optional<Money>& money);
    bool read_money_list(PerPlayer<Money>& list, bool may_be_unknown);
    bool read_integer(std::optional<std::int64_t>& number);
    bool read_integer_list(PerPlayer<std::int64_t>& list);
    bool read_text_list(PerPlayer<std::string_view>& list);
    bool read_label(std::optional<Label>& label);
    bool read_time();
    template <typename List, typename ReadItem>
    bool read_items(List& list, const ReadItem& read_item);
    bool read_usual_amounts(PerPlayer<Money>& list);
    void read_usual_integers(PerPlayer<std::int64_t>& list);
    void read_usual_texts(PerPlayer<std::string_view>& list);
};

// Returns the plain text of the record that holds this field, or nullopt.
[[nodiscard]] std::optional<Detail> detail_of(Field field);

}  // namespace baize::histories
