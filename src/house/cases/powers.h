// Who may do what about it: sanctions, causes for which an outcome falls, whose word is final, and
// who reviews it. Data of the five books. [I-112]
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <boost/describe.hpp>

#include "engine/banked/machine/actor.h"
#include "engine/core/clause.h"
#include "house/book.h"

namespace baize::house {

// Numbers go into records: never renumber.
enum class Sanction : std::uint8_t {
    wager_voided = 1,     // returned to its player
    wager_forfeited = 2,  // lost to the house [I-99]
    barred = 3,
    winnings_held = 4,  // seized or withheld until an investigation closes
    device_confiscated = 5,
    person_detained = 6
};
BOOST_DESCRIBE_ENUM(Sanction,
                    wager_voided,
                    wager_forfeited,
                    barred,
                    winnings_held,
                    device_confiscated,
                    person_detained)

// Numbers go into records: never renumber.
enum class InvalidationCause : std::uint8_t {
    disruption = 1,  // commotion, fire, riot, brawl, robbery, Act of God
    fraud = 2,
    wrong_card_count = 3  // not in CP and CH
};
BOOST_DESCRIBE_ENUM(InvalidationCause, disruption, fraud, wrong_card_count)

struct Power {
    Clause clause{};
    Role least = Role::executive;
};

// Nothing where the book gives no such power.
[[nodiscard]] std::optional<Power> sanction_power(Book book, Sanction sanction);
[[nodiscard]] std::optional<Power> invalidation_power(Book book, InvalidationCause cause);

// Money held for an investigation, and an outcome after the next round has started, are decided by
// this rank in all books. [I-98] [I-99]
inline constexpr Role closing_rank = Role::assistant_casino_manager;

// Clauses that a book has once.
struct DisputeClauses {
    Clause refund{};  // of an invalidated outcome
    Clause notice{};  // to the complainant; unset in Perth
    Clause ruling{};  // whose decision is final, also for what no other rule covers
    Clause review{};
    Clause complaint{};  // to the regulator; unset where the book has none
};

[[nodiscard]] const DisputeClauses& dispute_clauses(Book book);

inline constexpr Role ruling_rank =
    Role::area_manager;  // [CP 13.10] [CS 14.10] [TCP 11.10] [I-120]

// Who answers for reading a hand, when it is disputed after the cards are gone. [I-95]
// Numbers go into records: never renumber.
enum class Answerable : std::uint8_t { nobody = 0, player = 1, dealer = 2, both = 3 };
BOOST_DESCRIBE_ENUM(Answerable, nobody, player, dealer, both)

[[nodiscard]] Answerable answers_for_reading(Book book);

// The bodies are successors of one another, so that a house names today's. [I-121]
struct Regulators {
    std::string victoria = "VGCCC";
    std::string western_australia = "Gaming and Wagering Commission";
    friend bool operator==(const Regulators&, const Regulators&) = default;
};
BOOST_DESCRIBE_STRUCT(Regulators, (), (victoria, western_australia))

[[nodiscard]] const std::string& regulator(const Regulators& regulators, Book book);

}  // namespace baize::house
