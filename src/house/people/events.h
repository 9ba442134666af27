// The events of people, the cage and its chip runners. They are stored for years: a struct that has
// been written never changes; additions become new alternatives.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include <boost/describe.hpp>

#include "engine/core/money.h"
#include "house/issuer.h"
#include "house/people/limit_kinds.h"

namespace baize::house {

struct PersonEnrolled {
    std::string name{};
    bool is_program = false;
    friend bool operator==(const PersonEnrolled&, const PersonEnrolled&) = default;
};
BOOST_DESCRIBE_STRUCT(PersonEnrolled, (), (name, is_program))

struct PersonAppointed {
    PersonId person = 0;
    Role rank = Role::player;
    Office office = Office::none;
    friend bool operator==(const PersonAppointed&, const PersonAppointed&) = default;
};
BOOST_DESCRIBE_STRUCT(PersonAppointed, (), (person, rank, office))

struct CashTaken {
    PersonId person = 0;
    Money amount{};
    friend bool operator==(const CashTaken&, const CashTaken&) = default;
};
BOOST_DESCRIBE_STRUCT(CashTaken, (), (person, amount))

struct CashPaid {
    PersonId person = 0;
    Money amount{};
    friend bool operator==(const CashPaid&, const CashPaid&) = default;
};
BOOST_DESCRIBE_STRUCT(CashPaid, (), (person, amount))

struct PersonRenamed {
    PersonId person = 0;
    std::string name{};
    friend bool operator==(const PersonRenamed&, const PersonRenamed&) = default;
};
BOOST_DESCRIBE_STRUCT(PersonRenamed, (), (person, name))

struct RunnerSupplied {
    PersonId runner = 0;
    Money amount{};
    friend bool operator==(const RunnerSupplied&, const RunnerSupplied&) = default;
};
BOOST_DESCRIBE_STRUCT(RunnerSupplied, (), (runner, amount))

// The remaining chips are returned, as counted by the cage.
struct RunnerReturned {
    PersonId runner = 0;
    Money counted{};
    friend bool operator==(const RunnerReturned&, const RunnerReturned&) = default;
};
BOOST_DESCRIBE_STRUCT(RunnerReturned, (), (runner, counted))

struct RunnerSold {
    PersonId runner = 0;
    PersonId person = 0;
    Money amount{};
    friend bool operator==(const RunnerSold&, const RunnerSold&) = default;
};
BOOST_DESCRIBE_STRUCT(RunnerSold, (), (runner, person, amount))

// A limit of the person's own play, in force from a moment that may be later than the event.
// [I-152]
struct ChipLimitSet {
    PersonId person = 0;
    LimitKind kind = LimitKind::losses;
    Chips chips = Chips::money;
    LimitPeriod period = LimitPeriod::day;
    std::optional<Money> most{};
    Moment from{};
    friend bool operator==(const ChipLimitSet&, const ChipLimitSet&) = default;
};
BOOST_DESCRIBE_STRUCT(ChipLimitSet, (), (person, kind, chips, period, most, from))

struct TimeLimitSet {
    PersonId person = 0;
    std::optional<std::uint32_t> minutes{};
    Moment from{};
    friend bool operator==(const TimeLimitSet&, const TimeLimitSet&) = default;
};
BOOST_DESCRIBE_STRUCT(TimeLimitSet, (), (person, minutes, from))

struct LimitChangeWithdrawn {
    PersonId person = 0;
    LimitKind kind = LimitKind::losses;
    Chips chips = Chips::money;
    LimitPeriod period = LimitPeriod::day;
    friend bool operator==(const LimitChangeWithdrawn&, const LimitChangeWithdrawn&) = default;
};
BOOST_DESCRIBE_STRUCT(LimitChangeWithdrawn, (), (person, kind, chips, period))

// [I-153]
struct BreakTaken {
    PersonId person = 0;
    Moment until{};
    friend bool operator==(const BreakTaken&, const BreakTaken&) = default;
};
BOOST_DESCRIBE_STRUCT(BreakTaken, (), (person, until))

// [I-153]
struct SelfExcluded {
    PersonId person = 0;
    std::optional<Moment> until{};  // nullopt: permanently
    friend bool operator==(const SelfExcluded&, const SelfExcluded&) = default;
};
BOOST_DESCRIBE_STRUCT(SelfExcluded, (), (person, until))

struct RealityCheckChosen {
    PersonId person = 0;
    std::uint32_t minutes = 60;
    friend bool operator==(const RealityCheckChosen&, const RealityCheckChosen&) = default;
};
BOOST_DESCRIBE_STRUCT(RealityCheckChosen, (), (person, minutes))

// Their numbers in records are in record_tags.h.
using PeopleEvent = std::variant<PersonEnrolled,
                                 PersonAppointed,
                                 CashTaken,
                                 CashPaid,
                                 RunnerSupplied,
                                 RunnerReturned,
                                 RunnerSold,
                                 PersonRenamed,
                                 ChipLimitSet,
                                 TimeLimitSet,
                                 LimitChangeWithdrawn,
                                 BreakTaken,
                                 SelfExcluded,
                                 RealityCheckChosen>;

}  // namespace baize::house
