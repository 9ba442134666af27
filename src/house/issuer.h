// Identifies the person who gives a command, their rank and office, and the time; and the metadata
// that is recorded with each event.
#pragma once

#include <cstdint>
#include <optional>

#include <boost/describe.hpp>

#include "engine/banked/machine/actor.h"
#include "engine/core/moment.h"
#include "engine/core/result.h"

// Ranks are stored in records by their number on the ladder: never renumber.
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

using PersonId = PlayerId;  // Players and staff share one list of numbers; 0 means no person.
using TableId = std::uint32_t;
using ListId = std::uint32_t;  // A game at its stakes; tables may share a waiting list.

// Posts outside the ladder of ranks: a clause that says "or above" never includes them. [I-112]
enum class Office : std::uint8_t { none, cage, tournament_director, inspector };
BOOST_DESCRIBE_ENUM(Office, none, cage, tournament_director, inspector)

struct Issuer {
    PersonId person = 0;
    Role rank = Role::player;
    Office office = Office::none;
    Moment now{};
    friend bool operator==(const Issuer&, const Issuer&) = default;
};

// Returns the rejection if this person may not do something that the clause reserves to a rank (or
// above), or nullopt if allowed. An inspector sees everything and changes nothing.
[[nodiscard]] inline std::optional<Rejection> needs(const Issuer& by, Role least, Clause clause) {
    if (by.office == Office::none && by.rank >= least) return std::nullopt;
    return Rejection{Reason::rank_too_low, clause};
}

// True if `by` is the person, or staff acting for that person. Always false for holders of an
// office (such as inspectors) and for person 0.
[[nodiscard]] inline bool acts_for(const Issuer& by, PersonId person) {
    if (by.office != Office::none || person == 0) return false;
    return by.person == person || by.rank >= Role::dealer;
}

// Returns the actor as the engine knows it: players by their number, staff by their rank.
[[nodiscard]] inline Actor actor_of(const Issuer& by) {
    return by.rank == Role::player ? player(by.person) : staff(by.rank);
}

// Returns a rejection for every holder of an office: an inspector sees everything and changes
// nothing, and the cage and tournament directors have no function at a table. [I-112]
[[nodiscard]] inline std::optional<Rejection> office_refused(const Issuer& by) {
    if (by.office == Office::none) return std::nullopt;
    return Rejection{Reason::rank_too_low, "I-112"_clause};
}

// Metadata of a decided event: when, by whom, and its sequence number in the ledger.
struct EventMeta {
    Moment time{};
    PersonId by = 0;
    std::uint64_t sequence = 0;
    friend bool operator==(const EventMeta&, const EventMeta&) = default;
};
BOOST_DESCRIBE_STRUCT(EventMeta, (), (time, by, sequence))

}  // namespace baize::house
