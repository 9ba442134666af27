#include "formats/histories/text/text_words.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <optional>

#include <fmt/format.h>

#include "formats/histories/amount.h"

namespace baize::histories {

namespace {

using std::chrono::sys_days;
using std::chrono::sys_seconds;

struct CurrencyCode {
    std::string_view code;
    std::string_view sign;
};

constexpr std::array<CurrencyCode, 4> currency_codes{{
    {"USD", "$"},
    {"CAD", "$"},
    {"EUR", "\u20AC"},
    {"GBP", "\u00A3"},
}};

bool states_utc(const Record& record) {
    return record.detail(Detail::time_zone) == "UTC" ||
           record.detail(Detail::time_zone_abbreviation) == "UTC";
}

std::optional<std::chrono::year_month_day> day_of(const Record& record) {
    if (!record.year || !record.month || !record.day) return std::nullopt;
    const std::chrono::year_month_day day{std::chrono::year(static_cast<int>(*record.year)),
                                          std::chrono::month(static_cast<unsigned>(*record.month)),
                                          std::chrono::day(static_cast<unsigned>(*record.day))};
    return day.ok() ? std::optional(day) : std::nullopt;
}

// Since 2007, summer time in New York begins at two on the second Sunday of March and ends at two
// on the first Sunday of November.
bool is_summer_in_new_york(sys_seconds utc) {
    using std::chrono::hours;
    const auto year =
        std::chrono::year_month_day(std::chrono::floor<std::chrono::days>(utc)).year();
    const sys_days begin = year / std::chrono::March / std::chrono::Sunday[2];
    const sys_days end = year / std::chrono::November / std::chrono::Sunday[1];
    return utc >= begin + hours(7) && utc < end + hours(6);
}

std::string time_text(sys_seconds time) {
    const sys_days midnight = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::year_month_day day(midnight);
    const std::chrono::hh_mm_ss clock(time - midnight);
    return fmt::format("{:04}/{:02}/{:02} {:02}:{:02}:{:02}",
                       static_cast<int>(day.year()),
                       static_cast<unsigned>(day.month()),
                       static_cast<unsigned>(day.day()),
                       clock.hours().count(),
                       clock.minutes().count(),
                       clock.seconds().count());
}

}  // namespace

std::string_view text_game(poker::Variant variant) {
    switch (variant) {
        case poker::Variant::holdem: return "Hold'em";
        case poker::Variant::pineapple: return "Pineapple";
        case poker::Variant::crazy_pineapple: return "Crazy Pineapple";
        case poker::Variant::crazy_pineapple_hilo: return "Crazy Pineapple Hi/Lo";
        case poker::Variant::holdem_hilo: return "Hold'em Hi/Lo";
        case poker::Variant::omaha: return "Omaha";
        case poker::Variant::omaha_hilo: return "Omaha Hi/Lo";
    }
    __builtin_unreachable();
}

std::string_view text_limit(poker::Structure structure) {
    switch (structure) {
        case poker::Structure::fixed: return "Limit";
        case poker::Structure::spread: return "Spread Limit";
        case poker::Structure::half_pot: return "Half Pot Limit";
        case poker::Structure::pot: return "Pot Limit";
        case poker::Structure::no_limit: return "No Limit";
    }
    __builtin_unreachable();
}

TextCurrency text_currency(const Record& record) {
    const std::string_view code = record.detail(Detail::currency);
    for (const CurrencyCode& known : currency_codes) {
        if (known.code == code) return {.sign = known.sign, .code = known.code};
    }
    return {.sign = record.detail(Detail::currency_symbol)};
}

std::string text_amount(const TextCurrency& currency, Money money, unsigned decimals) {
    std::string text(currency.sign);
    write_amount(text, money, decimals);
    const std::size_t point = text.rfind('.');
    const bool has_one_decimal = point != std::string::npos && text.size() - point == 2;
    if (has_one_decimal) text += '0';
    return text;
}

std::string text_time(const Record& record) {
    const auto day = day_of(record);
    if (!day) return "1970/01/01 00:00:00 ET";
    sys_seconds time = sys_days(*day);
    if (record.time) {
        time += std::chrono::hours(record.time->hour) + std::chrono::minutes(record.time->minute) +
                std::chrono::seconds(record.time->second);
    }
    if (!states_utc(record)) return time_text(time) + " ET";
    const std::chrono::hours behind(is_summer_in_new_york(time) ? 4 : 5);
    return fmt::format("{} UTC [{} ET]", time_text(time), time_text(time - behind));
}

std::string text_name(const Record& record, std::size_t player) {
    std::string name;
    if (!record.players.empty()) name = record.players[player];
    std::replace_if(
        name.begin(),
        name.end(),
        [](char letter) { return static_cast<unsigned char>(letter) < ' ' || letter == 0x7F; },
        ' ');
    const std::size_t first = name.find_first_not_of(' ');
    if (first == std::string::npos) return fmt::format("Player {}", player + 1);
    return name.substr(first, name.find_last_not_of(' ') + 1 - first);
}

}  // namespace baize::histories
