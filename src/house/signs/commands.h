// Commands about tables and the contents of their signs.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/moment.h"
#include "engine/core/place.h"
#include "house/chips.h"
#include "house/dealt_by.h"
#include "house/issuer.h"
#include "house/signs/sign.h"

namespace baize::house {

// Creates a table, closed and without a sign. Its first sign sets the seats.
struct MakeTable {
    DealtBy dealt_by = DealtBy::house;
    Chips chips = Chips::money;
    friend bool operator==(const MakeTable&, const MakeTable&) = default;
};
BOOST_DESCRIBE_STRUCT(MakeTable, (), (dealt_by, chips))

// Puts up a sign, which sets the number of seats. `list` is the waiting list for the table.
struct PutUpSign {
    TableId table = 0;
    Sign sign{};
    ListId list = 0;
    friend bool operator==(const PutUpSign&, const PutUpSign&) = default;
};
BOOST_DESCRIBE_STRUCT(PutUpSign, (), (table, sign, list))

// Opens the table; the dealer confirms having read this version of the sign.
struct OpenTable {
    TableId table = 0;
    std::uint32_t version = 0;
    friend bool operator==(const OpenTable&, const OpenTable&) = default;
};
BOOST_DESCRIBE_STRUCT(OpenTable, (), (table, version))

// Announces a new sign for a table.
struct AnnounceChange {
    TableId table = 0;
    Sign sign{};
    Moment from{};
    friend bool operator==(const AnnounceChange&, const AnnounceChange&) = default;
};
BOOST_DESCRIBE_STRUCT(AnnounceChange, (), (table, sign, from))

// Records that players were informed of a change.
struct TellPlayers {
    TableId table = 0;
    std::uint32_t notice = 0;
    std::vector<PersonId> players{};
    friend bool operator==(const TellPlayers&, const TellPlayers&) = default;
};
BOOST_DESCRIBE_STRUCT(TellPlayers, (), (table, notice, players))

struct AgreeToChange {
    TableId table = 0;
    std::uint32_t notice = 0;
    PersonId person = 0;
    bool agrees = true;
    friend bool operator==(const AgreeToChange&, const AgreeToChange&) = default;
};
BOOST_DESCRIBE_STRUCT(AgreeToChange, (), (table, notice, person, agrees))

// Puts the announced sign into force.
struct MakeChange {
    TableId table = 0;
    std::uint32_t notice = 0;
    friend bool operator==(const MakeChange&, const MakeChange&) = default;
};
BOOST_DESCRIBE_STRUCT(MakeChange, (), (table, notice))

// Withdraws an announced change of the sign.
struct WithdrawChange {
    TableId table = 0;
    std::uint32_t notice = 0;
    friend bool operator==(const WithdrawChange&, const WithdrawChange&) = default;
};
BOOST_DESCRIBE_STRUCT(WithdrawChange, (), (table, notice))

// Announces that a table will close.
struct AnnounceClosing {
    TableId table = 0;
    Moment at{};
    friend bool operator==(const AnnounceClosing&, const AnnounceClosing&) = default;
};
BOOST_DESCRIBE_STRUCT(AnnounceClosing, (), (table, at))

struct AgreeToClosing {
    TableId table = 0;
    PersonId person = 0;
    bool agrees = true;
    friend bool operator==(const AgreeToClosing&, const AgreeToClosing&) = default;
};
BOOST_DESCRIBE_STRUCT(AgreeToClosing, (), (table, person, agrees))

// Withdraws the notice of closing.
struct WithdrawClosing {
    TableId table = 0;
    friend bool operator==(const WithdrawClosing&, const WithdrawClosing&) = default;
};
BOOST_DESCRIBE_STRUCT(WithdrawClosing, (), (table))

// Closes a table.
struct CloseTable {
    TableId table = 0;
    friend bool operator==(const CloseTable&, const CloseTable&) = default;
};
BOOST_DESCRIBE_STRUCT(CloseTable, (), (table))

// Agrees personal limits with a player.
struct AgreeLimits {
    TableId table = 0;
    PersonalLimits limits{};
    friend bool operator==(const AgreeLimits&, const AgreeLimits&) = default;
};
BOOST_DESCRIBE_STRUCT(AgreeLimits, (), (table, limits))

// Ends the personal limits of a player.
struct EndLimits {
    TableId table = 0;
    BoxIndex box = 0;
    friend bool operator==(const EndLimits&, const EndLimits&) = default;
};
BOOST_DESCRIBE_STRUCT(EndLimits, (), (table, box))

// Sets the dealer of a table that people deal: a dealer takes it over, or a superior assigns one.
// 0: no dealer. [I-142]
struct PutDealer {
    TableId table = 0;
    PersonId dealer = 0;
    friend bool operator==(const PutDealer&, const PutDealer&) = default;
};
BOOST_DESCRIBE_STRUCT(PutDealer, (), (table, dealer))

// Their numbers in records are in record_tags.h.
using SignCommand = std::variant<MakeTable,
                                 PutUpSign,
                                 OpenTable,
                                 AnnounceChange,
                                 TellPlayers,
                                 AgreeToChange,
                                 MakeChange,
                                 WithdrawChange,
                                 AnnounceClosing,
                                 AgreeToClosing,
                                 WithdrawClosing,
                                 CloseTable,
                                 AgreeLimits,
                                 EndLimits,
                                 PutDealer>;

}  // namespace baize::house
