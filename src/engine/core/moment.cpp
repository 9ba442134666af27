#include "engine/core/moment.h"

#include <array>
#include <cstdio>

namespace baize {

namespace {

struct Date {
    std::int64_t year = 1970;
    unsigned month = 1;
    unsigned day = 1;
};

// Years are counted from March, so that the leap day is the last day; 400 years have 146,097 days.
Date date_of(std::int64_t days_since_1970) {
    constexpr std::int64_t days_of_era = 146'097;
    const std::int64_t days = days_since_1970 + 719'468;  // from 0000-03-01
    const std::int64_t era = (days >= 0 ? days : days - days_of_era + 1) / days_of_era;
    const auto day_of_era = static_cast<unsigned>(days - era * days_of_era);
    const unsigned year_of_era =
        (day_of_era - day_of_era / 1'460 + day_of_era / 36'524 - day_of_era / 146'096) / 365;
    const unsigned day_of_year =
        day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    const unsigned month_from_march = (5 * day_of_year + 2) / 153;
    Date date;
    date.day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    date.month = month_from_march < 10 ? month_from_march + 3 : month_from_march - 9;
    date.year = era * 400 + year_of_era + (date.month <= 2 ? 1 : 0);
    return date;
}

}  // namespace

std::string to_string(Moment moment) {
    constexpr std::int64_t second = 1'000'000;
    constexpr std::int64_t day = 86'400 * second;
    std::int64_t days = moment.microseconds() / day;
    std::int64_t rest = moment.microseconds() % day;
    if (rest < 0) {
        rest += day;
        --days;
    }
    const Date date = date_of(days);
    const std::int64_t seconds = rest / second;
    std::array<char, 64> text{};
    const int size = std::snprintf(text.data(),
                                   text.size(),
                                   "%04lld-%02u-%02u %02d:%02d:%02d.%06d",
                                   static_cast<long long>(date.year),
                                   date.month,
                                   date.day,
                                   static_cast<int>(seconds / 3'600),
                                   static_cast<int>(seconds / 60 % 60),
                                   static_cast<int>(seconds % 60),
                                   static_cast<int>(rest % second));
    return {text.data(), static_cast<std::size_t>(size)};
}

}  // namespace baize
