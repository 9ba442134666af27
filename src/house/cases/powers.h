// The powers in the five books, as data: sanctions, causes for invalidating an outcome, final
// rulings, and reviews. [I-112]
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <boost/describe.hpp>

#include "engine/banked/machine/actor.h"
#include "engine/core/clause.h"
#include "house/book.h"

namespace baize::house {

// The numbers are stored in records: never renumber.
enum class Sanction : std::uint8_t {
    wager_voided = 1,     // Returned to its player.
    wager_forfeited = 2,  // Lost to the house. [I-99]
    barred = 3,
    winnings_held = 4,  // Seized or withheld until an investigation closes.
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

// The numbers are stored in records: never renumber.
enum class InvalidationCause : std::uint8_t {
    disruption = 1,  // Commotion, fire, riot, brawl, robbery, Act of God.
    fraud = 2,
    wrong_card_count = 3  // Not in CP and CH.
};
BOOST_DESCRIBE_ENUM(InvalidationCause, disruption, fraud, wrong_card_count)

struct Power {
    Clause clause{};
    Role least = Role::executive;
};

// These return nullopt if the book gives no such power.
[[nodiscard]] std::optional<Power> sanction_power(Book book, Sanction sanction);
[[nodiscard]] std::optional<Power> invalidation_power(Book book, InvalidationCause cause);

// In all books this rank decides about money held for an investigation, and about an outcome once
// the next round has started. [I-98] [I-99]
inline constexpr Role closing_rank = Role::assistant_casino_manager;

// Clauses that occur once in a book.
struct DisputeClauses {
    Clause refund{};  // Of the wagers of an invalidated outcome.
    Clause notice{};  // To the complainant; unset in Perth.
    Clause ruling{};  // The final decision, also on matters without a rule.
    Clause review{};
    Clause complaint{};  // To the regulator; unset if the book has none.
};

[[nodiscard]] const DisputeClauses& dispute_clauses(Book book);

inline constexpr Role ruling_rank =
    Role::area_manager;  // [CP 13.10] [CS 14.10] [TCP 11.10] [I-120]

// The person who answers for the reading of a hand if it is disputed without cards. [I-95] The
// numbers are stored in records: never renumber.
enum class Answerable : std::uint8_t { nobody = 0, player = 1, dealer = 2, both = 3 };
BOOST_DESCRIBE_ENUM(Answerable, nobody, player, dealer, both)

[[nodiscard]] Answerable answers_for_reading(Book book);

// The regulators change their names over time, so the house configures the current ones. [I-121]
struct Regulators {
    std::string victoria = "VGCCC";
    std::string western_australia = "Gaming and Wagering Commission";
    friend bool operator==(const Regulators&, const Regulators&) = default;
};
BOOST_DESCRIBE_STRUCT(Regulators, (), (victoria, western_australia))

[[nodiscard]] const std::string& regulator(const Regulators& regulators, Book book);

}  // namespace baize::house
