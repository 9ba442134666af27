// The offences as the five books name them, and the rank that may file each. A book without an
// offence has no row for it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include <boost/describe.hpp>

#include "engine/banked/machine/actor.h"
#include "engine/core/clause.h"
#include "house/book.h"

namespace baize::house {

// The numbers are stored in records: never renumber.
enum class Offence : std::uint8_t {
    device_used = 1,
    device_intended = 2,   // Victoria only.
    device_possessed = 3,  // An offence in Perth; in Victoria the ground for seizing and detaining.
    advice_by_staff = 4,
    influence = 5,  // On another player's decision.
    betting_between_players = 6,
    communication = 7,  // Meant to affect the outcome.
    exchange = 8,       // Of cards, or of information about a hand.
    detrimental_conduct = 9,
    abstention = 10,  // Asked to leave the seat; the seating room counts the rounds.
    other_breach = 11
};
BOOST_DESCRIBE_ENUM(Offence,
                    device_used,
                    device_intended,
                    device_possessed,
                    advice_by_staff,
                    influence,
                    betting_between_players,
                    communication,
                    exchange,
                    detrimental_conduct,
                    abstention,
                    other_breach)

[[nodiscard]] constexpr bool is_about_a_device(Offence offence) {
    return offence == Offence::device_used || offence == Offence::device_intended ||
           offence == Offence::device_possessed;
}

struct OffenceRule {
    Book book = Book::cp;
    Offence offence = Offence::other_breach;
    Clause clause{};
    Role least = Role::dealer;  // The rank that may file it.
    // 0 for influence: an onlooker may be gone before being identified.
    std::uint8_t persons_min = 1;
};

[[nodiscard]] std::optional<OffenceRule> offence_rule(Book book, Offence offence);

// The numbers are stored in records: never renumber.
enum class DeviceKind : std::uint8_t { none = 0, calculator = 1, computer = 2, other = 3 };
BOOST_DESCRIBE_ENUM(DeviceKind, none, calculator, computer, other)

// A device that a player has used.
struct Device {
    DeviceKind kind = DeviceKind::none;
    bool can_analyse = false;      // Records, projects or analyses an outcome.
    bool can_change_play = false;  // Changes probabilities or playing strategies.
    friend bool operator==(const Device&, const Device&) = default;
};
BOOST_DESCRIBE_STRUCT(Device, (), (kind, can_analyse, can_change_play))

// Perth's clauses for the kind of device and for each capability; unset elsewhere.
struct DeviceClauses {
    Clause kind{};
    Clause analyse{};
    Clause change_play{};
};

[[nodiscard]] DeviceClauses device_clauses(Book book, DeviceKind kind);

}  // namespace baize::house
