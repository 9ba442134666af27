// The limits of a person's own play and how much of them is used, as the person's page and the
// staff who may read them see it. [I-152] [I-153]
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/clause.h"
#include "engine/core/moment.h"
#include "engine/core/money.h"
#include "house/people/limit_kinds.h"

namespace baize::views {

// A limit on deposits or losses. Without a limit, the use is shown all the same.
struct ChipLimitShown {
    house::LimitKind kind = house::LimitKind::losses;
    house::Chips chips = house::Chips::money;
    house::LimitPeriod period = house::LimitPeriod::day;  // the period of the limit
    std::optional<Money> most{};                          // nothing: no limit
    Money used{};                       // since the period began; 0 if more was won than lost
    std::optional<Moment> ends{};       // of the running period; nothing: none runs
    bool is_changing = false;           // a change of the limit is pending
    std::optional<Money> next{};        // what it changes to; nothing: no limit
    std::optional<Moment> next_from{};  // when it changes
    friend bool operator==(const ChipLimitShown&, const ChipLimitShown&) = default;
};
BOOST_DESCRIBE_STRUCT(ChipLimitShown,
                      (),
                      (kind, chips, period, most, used, ends, is_changing, next, next_from))

// A limit on the time with a seat in a day.
struct TimeLimitShown {
    std::optional<std::uint32_t> minutes{};  // nothing: no limit
    std::uint32_t used_minutes = 0;          // since the day began
    std::optional<Moment> ends{};            // of the running day; nothing: none runs
    bool is_changing = false;                // a change of the limit is pending
    std::optional<std::uint32_t> next{};     // what it changes to; nothing: no limit
    std::optional<Moment> next_from{};       // when it changes
    friend bool operator==(const TimeLimitShown&, const TimeLimitShown&) = default;
};
BOOST_DESCRIBE_STRUCT(TimeLimitShown,
                      (),
                      (minutes, used_minutes, ends, is_changing, next, next_from))

// The session of a person with a seat: from the first seat on, until there has been none for half
// an hour.
struct PlaySessionShown {
    Moment since{};
    Money net{};                       // result in these chips; wagers on the table count as lost
    std::uint32_t check_minutes = 60;  // how often the page reminds of it
    friend bool operator==(const PlaySessionShown&, const PlaySessionShown&) = default;
};
BOOST_DESCRIBE_STRUCT(PlaySessionShown, (), (since, net, check_minutes))

// The limit that keeps a person from playing at a table.
struct KeptOutShown {
    std::string reason{};
    std::string sentence{};
    Clause clause{};
    std::optional<Moment> until{};  // nothing: it does not end by itself
    friend bool operator==(const KeptOutShown&, const KeptOutShown&) = default;
};
BOOST_DESCRIBE_STRUCT(KeptOutShown, (), (reason, sentence, clause, until))

// The limits of a person.
struct PlayLimitsShown {
    std::uint32_t person = 0;
    Moment now{};
    std::vector<ChipLimitShown> limits{};    // one for each kind, kind of chips and period
    TimeLimitShown time{};                   // the limit on time
    std::uint32_t check_minutes = 60;        // how often the page reminds of time and result
    std::optional<Moment> break_until{};     // nothing: no break
    bool is_excluded = false;                // by the person's own wish
    std::optional<Moment> excluded_until{};  // nothing: permanently
    friend bool operator==(const PlayLimitsShown&, const PlayLimitsShown&) = default;
};
BOOST_DESCRIBE_STRUCT(
    PlayLimitsShown,
    (),
    (person, now, limits, time, check_minutes, break_until, is_excluded, excluded_until))

}  // namespace baize::views
