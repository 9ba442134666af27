// The signs of one table: which is in force, what is announced, whether the table is open, and what
// has been agreed with single players. Values and their fold; who may change them and when is in
// changes.h, closing.h and personal.h.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/moment.h"
#include "engine/core/money.h"
#include "engine/core/place.h"
#include "house/by.h"
#include "house/signs/sign.h"

namespace baize::house {

// What the casino knows of the table and this room does not. `hands` counts the completed hands or
// rounds since the table was made, never backwards; a hand called off is not completed.
struct SignFacts {
    std::vector<PersonId> seated{};  // players present, sitting out or not
    bool hand_in_progress = false;   // from the first wager or card until it is settled
    std::uint64_t hands = 0;
    friend bool operator==(const SignFacts&, const SignFacts&) = default;
};

// A change that is announced. The sign in force may have changed meanwhile: what takes effect is
// the difference between `base` and `sign`.
struct SignNotice {
    std::uint32_t number = 0;
    Sign base{};
    Sign sign{};
    Moment from{};                   // the time of the change that the notice shows
    Recorded up{};                   // since when, by whom
    std::uint64_t hands = 0;         // completed when the hand in progress then was over [I-108]
    std::vector<PersonId> told{};    // [TCP 8.2(b)]
    std::vector<PersonId> agreed{};  // [CP 6.10] [UTH 6.3(b)] [CH 6.3(b)]
    friend bool operator==(const SignNotice&, const SignNotice&) = default;
};
BOOST_DESCRIBE_STRUCT(SignNotice, (), (number, base, sign, from, up, hands, told, agreed))

struct ClosingNotice {
    Moment at{};  // the time of closure it shows
    Recorded up{};
    std::uint64_t hands = 0;
    std::vector<PersonId> agreed{};  // [CP 13.3] [UTH 6.7(b)] [CH 6.7(b)]
    friend bool operator==(const ClosingNotice&, const ClosingNotice&) = default;
};
BOOST_DESCRIBE_STRUCT(ClosingNotice, (), (at, up, hands, agreed))

// Of one player at one betting area, which carries a marker on every display. [CS 6.3] [TCP 6.3]
struct PersonalLimits {
    BoxIndex box = 0;
    PersonId player = 0;
    std::optional<Money> minimum{};
    std::optional<Money> maximum{};
    std::optional<Money> max_payout{};  // only where recorded too [I-117]
    friend bool operator==(const PersonalLimits&, const PersonalLimits&) = default;
};
BOOST_DESCRIBE_STRUCT(PersonalLimits, (), (box, player, minimum, maximum, max_payout))

struct SignBoard {
    std::optional<Sign> sign{};
    std::uint32_t version = 0;  // of the sign; every other sign at this table gets the next one
    Recorded since{};           // in force
    bool open = false;
    std::uint32_t last_notice = 0;
    std::vector<SignNotice> notices{};  // up now, oldest first
    std::optional<ClosingNotice> closing{};
    std::vector<PersonalLimits> personal{};
    friend bool operator==(const SignBoard&, const SignBoard&) = default;
};
BOOST_DESCRIBE_STRUCT(SignBoard,
                      (),
                      (sign, version, since, open, last_notice, notices, closing, personal))

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
    std::vector<PersonId> told{};
    friend bool operator==(const SignChangeAnnounced&, const SignChangeAnnounced&) = default;
};
BOOST_DESCRIBE_STRUCT(SignChangeAnnounced, (), (notice, sign, from, hands, told))

struct SignPlayersTold {
    std::uint32_t notice = 0;
    std::vector<PersonId> players{};
    friend bool operator==(const SignPlayersTold&, const SignPlayersTold&) = default;
};
BOOST_DESCRIBE_STRUCT(SignPlayersTold, (), (notice, players))

struct SignAgreement {
    std::uint32_t notice = 0;
    PersonId person = 0;
    bool agrees = true;  // false: taken back
    friend bool operator==(const SignAgreement&, const SignAgreement&) = default;
};
BOOST_DESCRIBE_STRUCT(SignAgreement, (), (notice, person, agrees))

// With the whole sign now in force, so that a record of a hand can be read beside its sign.
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

// Places go into records: alternatives are only added at the end.
using SignEvent = std::variant<SignPutUp,
                               TableOpened,
                               SignChangeAnnounced,
                               SignPlayersTold,
                               SignAgreement,
                               SignChanged,
                               SignNoticeWithdrawn,
                               ClosingAnnounced,
                               ClosingAgreement,
                               ClosingWithdrawn,
                               TableClosed,
                               PersonalLimitsAgreed,
                               PersonalLimitsEnded>;

// REQUIRES: the event was decided on this board.
void apply(SignBoard& board, const SignEvent& event, const Recorded& recorded);

// nullptr when no such notice is up.
[[nodiscard]] const SignNotice* find_notice(const SignBoard& board, std::uint32_t number);

}  // namespace baize::house
