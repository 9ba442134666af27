// Who gives a command, in what post, and when; and what is recorded of it.
#pragma once

#include <cstdint>
#include <optional>

#include <boost/describe.hpp>

#include "engine/banked/machine/actor.h"
#include "engine/core/moment.h"
#include "engine/core/result.h"

// Ranks go into records by their number on the ladder.
namespace baize {
BOOST_DESCRIBE_ENUM(Role,
                    player,
                    chip_runner,
                    dealer,
                    supervisor,
                    area_manager,
                    assistant_casino_manager,
                    executive)
BOOST_DESCRIBE_STRUCT(Actor, (), (role, player))
}  // namespace baize

namespace baize::house {

using PersonId = PlayerId;  // players and staff have numbers from one list; 0 is nobody
using TableId = std::uint32_t;

// Posts beside the ladder of ranks: "or above" never reaches them. [I-112]
enum class Office : std::uint8_t { none, cage, tournament_director, inspector };
BOOST_DESCRIBE_ENUM(Office, none, cage, tournament_director, inspector)

struct By {
    PersonId person = 0;
    Role rank = Role::player;
    Office office = Office::none;
    Moment now{};
    friend bool operator==(const By&, const By&) = default;
};

// Why this person may not do what the clause leaves to a rank (or above); nothing when allowed. An
// inspector sees everything and changes nothing.
[[nodiscard]] inline std::optional<Rejection> needs(const By& by, Role least, Clause clause) {
    if (by.office == Office::none && by.rank >= least) return std::nullopt;
    return Rejection{Reason::rank_too_low, clause};
}

// People act for themselves, and staff for them; an inspector for nobody, and nobody for no one.
[[nodiscard]] inline bool acts_for(const By& by, PersonId person) {
    if (by.office != Office::none || person == 0) return false;
    return by.person == person || by.rank >= Role::dealer;
}

// As the engine knows people: players by their number, staff by their rank.
[[nodiscard]] inline Actor actor_of(const By& by) {
    return by.rank == Role::player ? player(by.person) : staff(by.rank);
}

// An inspector sees everything and changes nothing; cage and directors have no business at a table.
// [I-112]
[[nodiscard]] inline std::optional<Rejection> office_refused(const By& by) {
    if (by.office == Office::none) return std::nullopt;
    return Rejection{Reason::rank_too_low, "I-112"_clause};
}

// Of an event that was decided: when, by whom, and its number in the ledger.
struct Recorded {
    Moment time{};
    PersonId by = 0;
    std::uint64_t sequence = 0;
    friend bool operator==(const Recorded&, const Recorded&) = default;
};
BOOST_DESCRIBE_STRUCT(Recorded, (), (time, by, sequence))

}  // namespace baize::house
