// The signs of one table: the sign in force, the announced changes, whether the table is open, and
// the limits agreed with single players. changes.h, closing.h and personal.h decide commands on it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/moment.h"
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
    std::vector<PersonId> notified{};  // [TCP 8.2(b)]
    std::vector<PersonId> agreed{};    // [CP 6.10] [UTH 6.3(b)] [CH 6.3(b)]
    friend bool operator==(const SignNotice&, const SignNotice&) = default;
};
BOOST_DESCRIBE_STRUCT(SignNotice, (), (number, base, sign, from, up, hands, notified, agreed))

struct ClosingNotice {
    Moment at{};  // The time of closure that the notice shows.
    EventMeta up{};
    std::uint64_t hands = 0;
    std::vector<PersonId> agreed{};  // [CP 13.3] [UTH 6.7(b)] [CH 6.7(b)]
    friend bool operator==(const ClosingNotice&, const ClosingNotice&) = default;
};
BOOST_DESCRIBE_STRUCT(ClosingNotice, (), (at, up, hands, agreed))

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

// Returns nullptr if no such notice is up.
[[nodiscard]] inline const SignNotice* find_notice(const SignBoard& board, std::uint32_t number) {
    for (const SignNotice& up : board.notices) {
        if (up.number == number) return &up;
    }
    return nullptr;
}

}  // namespace baize::house
