// The signs of one table: the sign in force, the announced changes, whether the table is open, and
// the limits agreed with single players. This file has the state, the events and apply();
// changes.h, closing.h and personal.h decide commands.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/moment.h"
#include "engine/core/money.h"
#include "engine/core/place.h"
#include "house/issuer.h"
#include "house/signs/sign.h"

namespace baize::house {

// Facts about the table from the casino. `hands` counts the completed hands or rounds since the
// table was made and never decreases; a hand called off is not completed.
struct SignFacts {
    std::vector<PersonId> seated{};  // Players present, sitting out or not.
    bool hand_in_progress = false;   // From the first wager or card until settlement.
    std::uint64_t hands = 0;
    friend bool operator==(const SignFacts&, const SignFacts&) = default;
};

// An announced change. The sign in force may have changed meanwhile, so only the difference between
// `base` and `sign` takes effect.
struct SignNotice {
    std::uint32_t number = 0;
    Sign base{};
    Sign sign{};
    Moment from{};            // The time of the change that the notice shows.
    EventMeta up{};           // When and by whom it was put up.
    std::uint64_t hands = 0;  // Number completed when the hand then in progress was over. [I-108]
    std::vector<PersonId> told{};    // [TCP 8.2(b)]
    std::vector<PersonId> agreed{};  // [CP 6.10] [UTH 6.3(b)] [CH 6.3(b)]
    friend bool operator==(const SignNotice&, const SignNotice&) = default;
};
BOOST_DESCRIBE_STRUCT(SignNotice, (), (number, base, sign, from, up, hands, told, agreed))

struct ClosingNotice {
    Moment at{};  // The time of closure that the notice shows.
    EventMeta up{};
    std::uint64_t hands = 0;
    std::vector<PersonId> agreed{};  // [CP 13.3] [UTH 6.7(b)] [CH 6.7(b)]
    friend bool operator==(const ClosingNotice&, const ClosingNotice&) = default;
};
BOOST_DESCRIBE_STRUCT(ClosingNotice, (), (at, up, hands, agreed))

// Limits of one player at one betting area, which every display marks. [CS 6.3] [TCP 6.3]
struct PersonalLimits {
    BoxIndex box = 0;
    PersonId player = 0;
    std::optional<Money> minimum{};
    std::optional<Money> maximum{};
    std::optional<Money> max_payout{};  // Only if recorded too. [I-117]
    friend bool operator==(const PersonalLimits&, const PersonalLimits&) = default;
};
BOOST_DESCRIBE_STRUCT(PersonalLimits, (), (box, player, minimum, maximum, max_payout))

struct SignBoard {
    std::optional<Sign> sign{};
    std::uint32_t version = 0;  // Each new sign at this table gets the next version.
    EventMeta since{};          // When and by whom it came into force.
    bool open = false;
    std::uint32_t last_notice = 0;
    std::vector<SignNotice> notices{};  // Now up, oldest first.
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
void apply(SignBoard& board, const SignEvent& event, const EventMeta& recorded);

// Returns nullptr if no such notice is up.
[[nodiscard]] const SignNotice* find_notice(const SignBoard& board, std::uint32_t number);

}  // namespace baize::house
