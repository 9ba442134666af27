// What the person who looks may do now: every button is one of these. A browser sends the command
// back as it is; where the amount may be chosen it puts its own in its place.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <boost/describe.hpp>

#include "core/clause.h"
#include "core/money.h"
#include "screen/raw_json.h"

namespace baize::screen {

enum class OfferKind : std::uint8_t {
    decision,  // about a hand: play, fold, call, raise, discard
    wager,     // place, change or take back a wager
    done,      // that is all from me: deal
    seat,      // sit down, leave, come back, ask for another seat
    chips,     // buy chips at the table
    answer     // a ruling asks the player to choose
};
BOOST_DESCRIBE_ENUM(OfferKind, decision, wager, done, seat, chips, answer)

struct OfferShown {
    OfferKind kind = OfferKind::decision;
    std::string name{};    // "fold", "play_4x", "raise", "discard_Qh", "ante", "sit_down", "leave"
    std::uint8_t box = 0;  // box or seat it is about, from 1; 0: none
    std::string wager{};   // that it places
    Money amount{};        // chips it takes; the least where it may be chosen
    Money most{};          // equal to the amount where it may not
    Money step{};
    Clause clause{};
    RawJson command{};                     // as it can be sent
    std::vector<std::string> amount_at{};  // the fields that lead to a chosen amount
    friend bool operator==(const OfferShown&, const OfferShown&) = default;
};
BOOST_DESCRIBE_STRUCT(OfferShown,
                      (),
                      (kind, name, box, wager, amount, most, step, clause, command, amount_at))

// What a ruling asks, and of whom.
struct QuestionShown {
    std::uint32_t person = 0;  // 0: of the house
    std::uint8_t box = 0;
    std::string text{};
    Clause clause{};
    friend bool operator==(const QuestionShown&, const QuestionShown&) = default;
};
BOOST_DESCRIBE_STRUCT(QuestionShown, (), (person, box, text, clause))

}  // namespace baize::screen
