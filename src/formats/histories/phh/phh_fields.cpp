#include "formats/histories/phh/phh_fields.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "formats/histories/amount.h"
#include "formats/histories/phh/phh_steps.h"
#include "formats/histories/phh/usual_amount.h"

namespace baize::histories {

namespace {

constexpr std::array<std::string_view, field_count> names{
    "variant",
    "ante_trimming_status",
    "antes",
    "blinds_or_straddles",
    "bring_in",
    "small_bet",
    "big_bet",
    "min_bet",
    "starting_stacks",
    "actions",
    "author",
    "event",
    "url",
    "venue",
    "address",
    "city",
    "region",
    "postal_code",
    "country",
    "time",
    "time_zone",
    "time_zone_abbreviation",
    "day",
    "month",
    "year",
    "hand",
    "level",
    "seats",
    "seat_count",
    "table",
    "players",
    "finishing_stacks",
    "winnings",
    "currency",
    "currency_symbol",
    "_baize_commission",
    "_baize_pots",
    "_baize_short_bets",
};

constexpr std::string_view no_list = "must be a list";

// A perfect hash: no two field names share a slot, which is checked below.
constexpr std::size_t slot_count = 128;

constexpr std::size_t slot_of(std::string_view name) {
    const auto letter = [&](std::size_t i) { return static_cast<unsigned char>(name[i]); };
    return (letter(0) * 1U + letter(1) * 1U + letter(name.size() - 1) * 15U + name.size() * 21U) %
           slot_count;
}

constexpr std::array<std::uint8_t, slot_count> slots = [] {
    std::array<std::uint8_t, slot_count> table{};
    table.fill(field_count);
    for (std::size_t i = 0; i < field_count; ++i)
        table[slot_of(names[i])] = static_cast<std::uint8_t>(i);
    return table;
}();

static_assert([] {
    for (std::size_t i = 0; i < field_count; ++i) {
        if (slots[slot_of(names[i])] != i) return false;
    }
    return true;
}());

constexpr std::array<Field, detail_count> text_fields{
    Field::author,
    Field::event,
    Field::url,
    Field::venue,
    Field::address,
    Field::city,
    Field::region,
    Field::postal_code,
    Field::country,
    Field::time_zone,
    Field::time_zone_abbreviation,
    Field::currency,
    Field::currency_symbol,
};

// The index of the record's text for each field; detail_count if the field is not a plain text.
constexpr std::array<std::uint8_t, field_count> texts = [] {
    std::array<std::uint8_t, field_count> table{};
    table.fill(detail_count);
    for (std::size_t i = 0; i < detail_count; ++i)
        table[static_cast<std::size_t>(text_fields[i])] = static_cast<std::uint8_t>(i);
    return table;
}();

// "name = " as words of eight letters, with masks for the letters that count.
struct Spelling {
    std::array<std::uint64_t, 4> letters{};
    std::array<std::uint64_t, 4> masks{};
    std::size_t size = 0;
};

constexpr std::array<Spelling, field_count> spellings = [] {
    constexpr std::string_view equals = " = ";
    std::array<Spelling, field_count> all{};
    for (std::size_t field = 0; field < field_count; ++field) {
        Spelling& spelling = all[field];
        const std::string_view name = names[field];
        spelling.size = name.size() + equals.size();
        for (std::size_t i = 0; i < spelling.size; ++i) {
            const char letter = i < name.size() ? name[i] : equals[i - name.size()];
            const std::size_t shift = i % 8 * 8;
            spelling.letters[i / 8] |= std::uint64_t{static_cast<unsigned char>(letter)} << shift;
            spelling.masks[i / 8] |= std::uint64_t{0xFF} << shift;
        }
    }
    return all;
}();

}  // namespace

const char* behind_usual_name(Field field, const char* at) {
    const Spelling& spelling = spellings[static_cast<std::size_t>(field)];
    const auto differs = [&](std::size_t i) {
        std::uint64_t letters = 0;
        std::memcpy(&letters, at + i * sizeof letters, sizeof letters);
        return (letters ^ spelling.letters[i]) & spelling.masks[i];
    };
    const bool is_spelt = (differs(0) | differs(1) | differs(2) | differs(3)) == 0;
    return is_spelt ? at + spelling.size : nullptr;
}

std::string_view name(Field field) {
    return names[static_cast<std::size_t>(field)];
}

std::optional<Field> field_named(std::string_view name) {
    if (name.size() < 3) return std::nullopt;
    const std::size_t field = slots[slot_of(name)];
    if (field == field_count || names[field] != name) return std::nullopt;
    return static_cast<Field>(field);
}

std::optional<Detail> detail_of(Field field) {
    const std::uint8_t text = texts[static_cast<std::size_t>(field)];
    if (text == detail_count) return std::nullopt;
    return static_cast<Detail>(text);
}

bool FieldReader::read_variant() {
    std::string_view code;
    if (!cursor.read_string(code)) return false;
    if (const std::optional<Game> game = game_of_code(code)) {
        record.variant = game->variant;
        record.structure = game->structure;
        return true;
    }
    foreign = foreign_game(code);
    return !foreign.empty() || cursor.fail("no such game");
}

bool FieldReader::read_truth(bool& truth) {
    truth = *cursor.at == 't';
    return cursor.accept(truth ? "true" : "false") || cursor.fail("must be true or false");
}

bool FieldReader::read_money(Money& money) {
    const Amount amount = read_amount(cursor.at, record.decimals);
    if (amount.fault != AmountFault::none) {
        if (amount.fault == AmountFault::too_fine) finer = std::max(finer, amount.decimals);
        return cursor.fail(sentence(amount.fault));
    }
    cursor.at = amount.after;
    money = Money::of_cents(amount.units);
    return true;
}

bool FieldReader::read_money(std::optional<Money>& money) {
    Money read;
    if (!read_money(read)) return false;
    money = read;
    return true;
}

// Continues behind the opening bracket, or behind the items that were already read.
template <typename List, typename ReadItem>
bool FieldReader::read_items(List& list, const ReadItem& read_item) {
    typename std::remove_cvref_t<decltype(list[0])> value{};
    const bool good = cursor.read_items(']', [&] {
        if (!read_item(value)) return false;
        if (list.size() == players_max) return cursor.fail("more than 11 players");
        list.push_back(value);
        return true;
    });
    return good && (!list.empty() || cursor.fail("must have an entry for every player"));
}

// Reads amounts in the most common layout, "[12.50, 0, 7]", without checks for other layouts.
// Returns true if that was the whole list. At the first amount in another layout it stops and
// leaves the rest to read_items().
bool FieldReader::read_usual_amounts(PerPlayer<Money>& list) {
    const unsigned decimals = record.decimals;
    if (decimals > usual_decimals_max) return false;
    const char* at = cursor.at + 1;
    std::size_t count = 0;
    bool is_whole = false;
    list.resize(players_max);
    Money* const amounts = list.begin();
    while (count < players_max && !is_whole) {
        if (at[0] == '0' && (at[1] == ']' || (at[1] == ',' && at[2] == ' '))) {
            amounts[count++] = Money{};  // the most common value of antes, blinds and winnings
            is_whole = at[1] == ']';
            at += 3;
            continue;
        }
        std::int64_t units = 0;
        const char* after = read_usual_amount(at, decimals, units);
        if (after == nullptr) {
            const Amount amount = read_amount(at, decimals);
            if (amount.fault != AmountFault::none) break;
            units = amount.units;
            after = amount.after;
        }
        if (after[0] != ',' || after[1] != ' ') {
            is_whole = *after == ']';
            if (!is_whole) break;
        }
        amounts[count++] = Money::of_cents(units);
        at = after + 2;
    }
    list.resize(count);
    cursor.at = at - 1;  // behind the list, or where the opening bracket would be for read_items()
    return is_whole;
}

bool FieldReader::read_money_list(PerPlayer<Money>& list, bool may_be_unknown) {
    if (*cursor.at != '[') return cursor.fail(no_list);
    if (read_usual_amounts(list)) return true;
    return read_items(list, [&](Money& money) {
        const Amount amount = read_amount(cursor.at, record.decimals);
        if (amount.fault == AmountFault::none) {
            cursor.at = amount.after;
            money = Money::of_cents(amount.units);
            return true;
        }
        if (may_be_unknown && (cursor.accept("inf") || cursor.accept("+inf"))) {
            money = unknown_stack;
            return true;
        }
        return read_money(money);
    });
}

bool FieldReader::read_integer(std::optional<std::int64_t>& number) {
    std::int64_t read = 0;
    if (!cursor.read_integer(read)) return false;
    number = read;
    return true;
}

// Reads one-digit numbers that are followed by another item, as most seats are. It stops at the
// first number in another layout and leaves the rest to read_items().
void FieldReader::read_usual_integers(PerPlayer<std::int64_t>& list) {
    const char* at = cursor.at + 1;
    while (detail::is_digit(at[0]) && at[1] == ',' && at[2] == ' ' && list.size() < players_max) {
        list.push_back(*at - '0');
        at += 3;
    }
    cursor.at = at - 1;  // where the opening bracket would be for read_items()
}

bool FieldReader::read_integer_list(PerPlayer<std::int64_t>& list) {
    if (*cursor.at != '[') return cursor.fail(no_list);
    read_usual_integers(list);
    return read_items(list, [&](std::int64_t& number) { return cursor.read_integer(number); });
}

// Reads texts in single quotes that are followed by another item. It stops at the first text in
// another layout and leaves the rest to read_items().
void FieldReader::read_usual_texts(PerPlayer<std::string_view>& list) {
    const char* at = cursor.at + 1;
    while (at[0] == '\'' && at[1] != '\'' && list.size() < players_max) {
        const char* const last = detail::find_special(at + 1, '\'', '\'');
        if (last[0] != '\'' || last[1] != ',' || last[2] != ' ') break;
        list.push_back({at + 1, static_cast<std::size_t>(last - at - 1)});
        at = last + 3;
    }
    cursor.at = at - 1;  // where the opening bracket would be for read_items()
}

bool FieldReader::read_text_list(PerPlayer<std::string_view>& list) {
    if (*cursor.at != '[') return cursor.fail(no_list);
    read_usual_texts(list);
    return read_items(list, [&](std::string_view& text) { return cursor.read_string(text); });
}

bool FieldReader::read_label(std::optional<Label>& label) {
    const char* const first = cursor.at;
    std::string_view text;
    if (*first == '"' || *first == '\'') {
        if (!cursor.read_string(text)) return false;
        label = Label{.text = text, .is_number = false};
        return true;
    }
    std::int64_t number = 0;
    if (!cursor.read_integer(number)) return false;
    text = {first, static_cast<std::size_t>(cursor.at - first)};
    label = Label{.text = text, .is_number = true};
    return true;
}

// Reads 06:13, 06:13:00 or 06:13:00.25.
bool FieldReader::read_time() {
    ClockTime time;
    const auto two_digits = [&](std::uint8_t& number, int limit) {
        if (!detail::is_digit(cursor.at[0]) || !detail::is_digit(cursor.at[1])) return false;
        const int read = (cursor.at[0] - '0') * 10 + (cursor.at[1] - '0');
        cursor.at += 2;
        number = static_cast<std::uint8_t>(read);
        return read < limit;
    };
    constexpr std::string_view wanted = "must be a time of day like 06:13:00";
    if (!two_digits(time.hour, 24) || !cursor.accept(':') || !two_digits(time.minute, 60)) {
        return cursor.fail(wanted);
    }
    if (cursor.accept(':') && !two_digits(time.second, 61)) return cursor.fail(wanted);
    if (*cursor.at == '.') {
        const char* const point = cursor.at++;
        while (detail::is_digit(*cursor.at))
            ++cursor.at;
        time.fraction = {point, static_cast<std::size_t>(cursor.at - point)};
        if (time.fraction.size() == 1) return cursor.fail(wanted);
    }
    record.time = time;
    return true;
}

// Skips the actions of games that Baize does not play, because their syntax differs.
bool FieldReader::read_actions() {
    std::string_view raw;
    return foreign.empty() ? read_steps(cursor, record, finer) : cursor.skip_value(raw);
}

bool FieldReader::read(Field field) {
    switch (field) {
        case Field::variant: return read_variant();
        case Field::ante_trimming_status: return read_truth(record.ante_trimming);
        case Field::antes: return read_money_list(record.antes, false);
        case Field::blinds_or_straddles: return read_money_list(record.blinds, false);
        case Field::bring_in: return read_money(record.bring_in);
        case Field::small_bet: return read_money(record.small_bet);
        case Field::big_bet: return read_money(record.big_bet);
        case Field::min_bet: return read_money(record.min_bet);
        case Field::starting_stacks: return read_money_list(record.starting_stacks, true);
        case Field::actions: return read_actions();
        case Field::time: return read_time();
        case Field::day: return read_integer(record.day);
        case Field::month: return read_integer(record.month);
        case Field::year: return read_integer(record.year);
        case Field::hand: return read_label(record.hand);
        case Field::level: return read_integer(record.level);
        case Field::seats: return read_integer_list(record.seats);
        case Field::seat_count: return read_integer(record.seat_count);
        case Field::table: return read_label(record.table);
        case Field::players: return read_text_list(record.players);
        case Field::finishing_stacks: return read_money_list(record.finishing_stacks, false);
        case Field::winnings: return read_money_list(record.winnings, false);
        case Field::commission: return read_money(record.commission);
        case Field::pots: return read_money(record.pots);
        case Field::short_bets: return read_money_list(record.short_bets, false);
        case Field::author:
        case Field::event:
        case Field::url:
        case Field::venue:
        case Field::address:
        case Field::city:
        case Field::region:
        case Field::postal_code:
        case Field::country:
        case Field::time_zone:
        case Field::time_zone_abbreviation:
        case Field::currency:
        case Field::currency_symbol:
            return cursor.read_string(record.details[texts[static_cast<std::size_t>(field)]]);
    }
    __builtin_unreachable();
}

}  // namespace baize::histories
