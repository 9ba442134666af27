// A point in time, always passed in from outside: only the house's clock reads the time of day.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace baize {

class Span {
  public:
    constexpr Span() = default;

    [[nodiscard]] static constexpr Span of_microseconds(std::int64_t count) { return Span(count); }

    [[nodiscard]] static constexpr Span of_seconds(std::int64_t count) {
        return Span(count * 1'000'000);
    }

    [[nodiscard]] static constexpr Span of_minutes(std::int64_t count) {
        return of_seconds(count * 60);
    }

    [[nodiscard]] static constexpr Span of_hours(std::int64_t count) {
        return of_minutes(count * 60);
    }

    [[nodiscard]] constexpr std::int64_t microseconds() const { return count_; }

    friend constexpr auto operator<=>(const Span&, const Span&) = default;

  private:
    explicit constexpr Span(std::int64_t count) : count_(count) {}

    std::int64_t count_ = 0;
};

// Microseconds since the first of January 1970, UTC, without leap seconds; written to records.
class Moment {
  public:
    constexpr Moment() = default;

    [[nodiscard]] static constexpr Moment of_microseconds(std::int64_t count) {
        return Moment(count);
    }

    [[nodiscard]] constexpr std::int64_t microseconds() const { return count_; }

    friend constexpr Moment operator+(Moment moment, Span span) {
        return Moment(moment.count_ + span.microseconds());
    }

    friend constexpr Span operator-(Moment later, Moment earlier) {
        return Span::of_microseconds(later.count_ - earlier.count_);
    }

    friend constexpr auto operator<=>(const Moment&, const Moment&) = default;

  private:
    explicit constexpr Moment(std::int64_t count) : count_(count) {}

    std::int64_t count_ = 0;
};

static_assert(sizeof(Moment) == 8);

// "2026-11-15 23:16:05.250000": UTC, readable, and sortable as text.
[[nodiscard]] std::string to_string(Moment moment);

}  // namespace baize
