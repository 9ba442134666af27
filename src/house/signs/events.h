// The events of the sign at one table. They are stored for years: a struct that has been written
// never changes; additions become new alternatives.
#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/moment.h"
#include "house/issuer.h"
#include "house/signs/sign.h"

namespace baize::house {

struct SignPutUp {
    std::uint32_t version = 0;
    Sign sign{};
    friend bool operator==(const SignPutUp&, const SignPutUp&) = default;
};
BOOST_DESCRIBE_STRUCT(SignPutUp, (), (version, sign))

// The dealer has read the sign, and the table opens. [I-123]
struct TableOpened {
    std::uint32_t version = 0;
    friend bool operator==(const TableOpened&, const TableOpened&) = default;
};
BOOST_DESCRIBE_STRUCT(TableOpened, (), (version))

struct SignChangeAnnounced {
    std::uint32_t notice = 0;
    Sign sign{};
    Moment from{};
    std::uint64_t hands = 0;
    std::vector<PersonId> notified{};
    friend bool operator==(const SignChangeAnnounced&, const SignChangeAnnounced&) = default;
};
BOOST_DESCRIBE_STRUCT(SignChangeAnnounced, (), (notice, sign, from, hands, notified))

struct SignPlayersNotified {
    std::uint32_t notice = 0;
    std::vector<PersonId> players{};
    friend bool operator==(const SignPlayersNotified&, const SignPlayersNotified&) = default;
};
BOOST_DESCRIBE_STRUCT(SignPlayersNotified, (), (notice, players))

struct SignAgreement {
    std::uint32_t notice = 0;
    PersonId person = 0;
    bool agrees = true;  // False: revoked.
    friend bool operator==(const SignAgreement&, const SignAgreement&) = default;
};
BOOST_DESCRIBE_STRUCT(SignAgreement, (), (notice, person, agrees))

// Contains the whole new sign, so that the record of a hand can be read beside its sign.
struct SignChanged {
    std::uint32_t notice = 0;
    std::uint32_t version = 0;
    Sign sign{};
    friend bool operator==(const SignChanged&, const SignChanged&) = default;
};
BOOST_DESCRIBE_STRUCT(SignChanged, (), (notice, version, sign))

struct SignNoticeWithdrawn {
    std::uint32_t notice = 0;
    friend bool operator==(const SignNoticeWithdrawn&, const SignNoticeWithdrawn&) = default;
};
BOOST_DESCRIBE_STRUCT(SignNoticeWithdrawn, (), (notice))

struct ClosingAnnounced {
    Moment at{};
    std::uint64_t hands = 0;
    friend bool operator==(const ClosingAnnounced&, const ClosingAnnounced&) = default;
};
BOOST_DESCRIBE_STRUCT(ClosingAnnounced, (), (at, hands))

struct ClosingAgreement {
    PersonId person = 0;
    bool agrees = true;
    friend bool operator==(const ClosingAgreement&, const ClosingAgreement&) = default;
};
BOOST_DESCRIBE_STRUCT(ClosingAgreement, (), (person, agrees))

struct ClosingWithdrawn {
    friend bool operator==(const ClosingWithdrawn&, const ClosingWithdrawn&) = default;
};
BOOST_DESCRIBE_STRUCT(ClosingWithdrawn, (), ())

struct TableClosed {
    friend bool operator==(const TableClosed&, const TableClosed&) = default;
};
BOOST_DESCRIBE_STRUCT(TableClosed, (), ())

struct PersonalLimitsAgreed {
    PersonalLimits limits{};
    friend bool operator==(const PersonalLimitsAgreed&, const PersonalLimitsAgreed&) = default;
};
BOOST_DESCRIBE_STRUCT(PersonalLimitsAgreed, (), (limits))

struct PersonalLimitsEnded {
    std::uint8_t box = 0;
    friend bool operator==(const PersonalLimitsEnded&, const PersonalLimitsEnded&) = default;
};
BOOST_DESCRIBE_STRUCT(PersonalLimitsEnded, (), (box))

// Their numbers in records are in record_tags.h.
using SignEvent = std::variant<SignPutUp,
                               TableOpened,
                               SignChangeAnnounced,
                               SignPlayersNotified,
                               SignAgreement,
                               SignChanged,
                               SignNoticeWithdrawn,
                               ClosingAnnounced,
                               ClosingAgreement,
                               ClosingWithdrawn,
                               TableClosed,
                               PersonalLimitsAgreed,
                               PersonalLimitsEnded>;

}  // namespace baize::house
