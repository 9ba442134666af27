// Finished rounds and hands: a person's list, and one of them step by step.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/moment.h"
#include "engine/core/money.h"
#include "service/activity_log/log_line.h"
#include "service/table_view/table_view.h"

namespace baize::views {

// A finished round in a list.
struct RoundRow {
    std::uint32_t table = 0;
    std::uint64_t round = 0;
    GameId game{};
    std::string title{};
    ChipKind chips = ChipKind::money;
    Moment began{};
    Moment ended{};
    Money staked{};  // by the person who has this list
    Money back{};
    std::string hand{};                  // the person's own, in words
    Clause clause{};                     // of the result that moved the most money
    bool is_proved = false;              // the house committed to the deck
    std::vector<std::string> formats{};  // the export formats: "json", "phh", "ohh", "text"
    friend bool operator==(const RoundRow&, const RoundRow&) = default;
};
BOOST_DESCRIBE_STRUCT(RoundRow,
                      (),
                      (table,
                       round,
                       game,
                       title,
                       chips,
                       began,
                       ended,
                       staked,
                       back,
                       hand,
                       clause,
                       is_proved,
                       formats))

// Finished rounds, the newest first.
struct RoundList {
    std::vector<RoundRow> rounds{};  // newest first
    std::string next{};              // ask for older ones with this; "": there are none
    friend bool operator==(const RoundList&, const RoundList&) = default;
};
BOOST_DESCRIBE_STRUCT(RoundList, (), (rounds, next))

// The table after a step, and a description of the step.
struct ReplayStep {
    LogLine line{};
    TableSnapshot table{};
    friend bool operator==(const ReplayStep&, const ReplayStep&) = default;
};
BOOST_DESCRIBE_STRUCT(ReplayStep, (), (line, table))

// A finished round or hand, step by step.
struct Replay {
    RoundRow row{};
    std::uint32_t seen_by = 0;  // the person whose cards are visible; 0: as a bystander
    std::vector<ReplayStep> steps{};
    friend bool operator==(const Replay&, const Replay&) = default;
};
BOOST_DESCRIBE_STRUCT(Replay, (), (row, seen_by, steps))

// A link to a round that shows it to anyone as its maker saw it.
struct ShareLink {
    std::string path{};  // "/replay/3/806?key=..."
    friend bool operator==(const ShareLink&, const ShareLink&) = default;
};
BOOST_DESCRIBE_STRUCT(ShareLink, (), (path))

}  // namespace baize::views
