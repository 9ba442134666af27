// Queries to the house that are not commands: the answer comes from the current state, changes
// nothing and is not recorded.
#pragma once

#include <cstdint>
#include <variant>

#include <boost/describe.hpp>

#include "engine/core/moment.h"
#include "engine/core/place.h"
#include "house/issuer.h"

namespace baize::codec {

namespace ask {

// The value of the person's choices at a practice table. [I-139]
struct Coach {
    house::TableId table = 0;
    friend bool operator==(const Coach&, const Coach&) = default;
};
BOOST_DESCRIBE_STRUCT(Coach, (), (table))

// The cost of the person's mistakes so far.
struct CoachSummary {
    friend bool operator==(const CoachSummary&, const CoachSummary&) = default;
};
BOOST_DESCRIBE_STRUCT(CoachSummary, (), ())

// The seats about which staff must make a decision. [CS 14.8] [TCP 11.8] [UTH 6.6] [CH 6.6] [I-109]
struct SeatsToJudge {
    friend bool operator==(const SeatsToJudge&, const SeatsToJudge&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatsToJudge, (), ())

// The cards of a hand that the person has inspected, available until the next hand is over.
// [CP 8.21]
struct InspectedHand {
    house::TableId table = 0;
    SeatIndex seat = 0;
    friend bool operator==(const InspectedHand&, const InspectedHand&) = default;
};
BOOST_DESCRIBE_STRUCT(InspectedHand, (), (table, seat))

// The meter of a jackpot system at the last settlement at or before a time. [CS 9.5.3]
struct Meter {
    std::uint32_t system = 0;
    Moment at{};
    friend bool operator==(const Meter&, const Meter&) = default;
};
BOOST_DESCRIBE_STRUCT(Meter, (), (system, at))

// The last amounts recorded before a display failed. [UTH 5.15] [CH 5.12]
struct VerifiedMeter {
    std::uint32_t system = 0;
    Moment before{};
    friend bool operator==(const VerifiedMeter&, const VerifiedMeter&) = default;
};
BOOST_DESCRIBE_STRUCT(VerifiedMeter, (), (system, before))

// The limits that a person has set for their own play: for the person, the cage, area managers and
// above, and inspectors. [I-152]
struct PlayLimits {
    house::PersonId person = 0;
    friend bool operator==(const PlayLimits&, const PlayLimits&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayLimits, (), (person))

}  // namespace ask

using Asked = std::variant<ask::Coach,
                           ask::CoachSummary,
                           ask::SeatsToJudge,
                           ask::InspectedHand,
                           ask::Meter,
                           ask::VerifiedMeter,
                           ask::PlayLimits>;

}  // namespace baize::codec
