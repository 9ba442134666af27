// A table as one audience sees it: all that a page about it needs, and nothing that this audience
// may not know. Made of house::view_of, so nothing is hidden later.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/clause.h"
#include "engine/core/moment.h"
#include "engine/core/money.h"
#include "service/activity_log/log_line.h"
#include "service/lobby/jackpot_view.h"
#include "service/offers/offer_view.h"
#include "service/table_view/banked_view.h"
#include "service/table_view/poker_view.h"
#include "service/table_view/seat_view.h"

namespace baize::views {

// What the sign at the table says, in short.
struct SignLine {
    std::string label{};  // "Ante", "Blinds", "Rake", "Pair Plus"
    std::string text{};   // "$5 - $500", "5%, cap $15", "table A"
    Clause clause{};
    friend bool operator==(const SignLine&, const SignLine&) = default;
};
BOOST_DESCRIBE_STRUCT(SignLine, (), (label, text, clause))

// The pay table of a wager, as it is in force.
struct PayLine {
    std::string hand{};  // in words
    std::string odds{};  // "50 to 1"
    Clause clause{};
    friend bool operator==(const PayLine&, const PayLine&) = default;
};
BOOST_DESCRIBE_STRUCT(PayLine, (), (hand, odds, clause))

struct PayTableShown {
    std::string wager{};
    std::string table{};  // as the book calls it; "": there is only one
    std::vector<PayLine> lines{};
    friend bool operator==(const PayTableShown&, const PayTableShown&) = default;
};
BOOST_DESCRIBE_STRUCT(PayTableShown, (), (wager, table, lines))

struct SignShown {
    std::uint32_t version = 0;
    Money minimum{};  // of the first wager; at poker the least buy-in
    Money maximum{};
    Money chip{};   // the smallest in play
    Money blind{};  // at poker the last one; 0: none
    std::vector<SignLine> lines{};
    std::vector<std::string> text{};  // the whole sign, a line a statement
    std::vector<PayTableShown> pays{};
    std::vector<std::string> notices{};  // of changes to come, in words
    friend bool operator==(const SignShown&, const SignShown&) = default;
};
BOOST_DESCRIBE_STRUCT(SignShown,
                      (),
                      (version, minimum, maximum, chip, blind, lines, text, pays, notices))

// What the table waits for.
struct TurnShown {
    std::vector<std::uint32_t> persons{};  // whose decision; empty: everybody's wagers, or nobody's
    Moment since{};
    std::optional<Moment> until{};  // nothing: no clock runs
    friend bool operator==(const TurnShown&, const TurnShown&) = default;
};
BOOST_DESCRIBE_STRUCT(TurnShown, (), (persons, since, until))

// The promise about the deck of a round.
struct PromiseShown {
    std::uint64_t round = 0;
    std::string root{};  // 64 digits, published before the first wager
    friend bool operator==(const PromiseShown&, const PromiseShown&) = default;
};
BOOST_DESCRIBE_STRUCT(PromiseShown, (), (round, root))

// Limits agreed with one player, in place of the sign's. [CS 6.3] [TCP 6.3]
struct OwnLimitsShown {
    Money minimum{};
    Money maximum{};
    friend bool operator==(const OwnLimitsShown&, const OwnLimitsShown&) = default;
};
BOOST_DESCRIBE_STRUCT(OwnLimitsShown, (), (minimum, maximum))

// The person who looks, at this table.
struct YouShown {
    std::uint32_t person = 0;
    std::uint8_t seat = 0;                  // from 1; 0: not seated
    Money chips{};                          // at the table
    Money purse{};                          // that chips can be bought from: wallet, or play chips
    bool is_done = false;                   // has said that these are all of the wagers
    std::uint32_t in_line = 0;              // place in the waiting list, from 1; 0: not in it
    std::vector<SideWagerShown> wagered{};  // at poker: on the flop of this hand
    std::vector<SideWagerShown> wished{};   // and of the next
    std::optional<OwnLimitsShown> own_limits{};
    friend bool operator==(const YouShown&, const YouShown&) = default;
};
BOOST_DESCRIBE_STRUCT(YouShown,
                      (),
                      (person, seat, chips, purse, is_done, in_line, wagered, wished, own_limits))

enum class ChipsShown : std::uint8_t { money, play };
BOOST_DESCRIBE_ENUM(ChipsShown, money, play)

struct TableShown {
    std::uint32_t table = 0;
    std::uint64_t stage = 0;  // of the decisions open now; a command says on which it was decided
    Moment now{};             // by the house's clock, when this was seen
    std::string game{};       // "three_card", "omaha_hilo"
    std::string title{};      // "Three Card Poker"
    std::string book{};       // "TCP"
    ChipsShown chips = ChipsShown::money;
    bool is_open = false;
    bool is_dealt_by_house = true;
    bool has_coach = false;
    std::uint64_t round = 0;  // number of the round or hand on the felt
    SignShown sign{};         // version 0: as it was shown before
    std::vector<SeatShown> seats{};
    std::optional<BankedShown> banked{};  // one of these two, once a sign is up
    std::optional<PokerShown> poker{};
    TurnShown turn{};
    std::vector<OfferShown> offers{};  // to the person who looks
    std::vector<QuestionShown> questions{};
    std::optional<PromiseShown> promise{};
    std::optional<JackpotShown> jackpot{};
    std::optional<YouShown> you{};  // nothing: nobody in particular looks
    std::uint32_t waiting = 0;      // people on the list for this table
    friend bool operator==(const TableShown&, const TableShown&) = default;
};
BOOST_DESCRIBE_STRUCT(TableShown,
                      (),
                      (table,
                       stage,
                       now,
                       game,
                       title,
                       book,
                       chips,
                       is_open,
                       is_dealt_by_house,
                       has_coach,
                       round,
                       sign,
                       seats,
                       banked,
                       poker,
                       turn,
                       offers,
                       questions,
                       promise,
                       jackpot,
                       you,
                       waiting))

}  // namespace baize::views
