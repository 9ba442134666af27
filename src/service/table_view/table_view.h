// A table as one audience sees it: everything that a page needs about it, and nothing that this
// audience may not know. It is made from house::view_of, so nothing needs to be hidden later.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/clause.h"
#include "engine/core/game_id.h"
#include "engine/core/moment.h"
#include "engine/core/money.h"
#include "house/fairness/deal_terms.h"
#include "service/activity_log/log_line.h"
#include "service/lobby/jackpot_view.h"
#include "service/offers/offer_view.h"
#include "service/offers/play_limits_view.h"
#include "service/table_view/banked_view.h"
#include "service/table_view/poker_view.h"
#include "service/table_view/seat_view.h"

namespace baize::views {

// One line of the sign in short form.
struct SignLine {
    std::string label{};  // "Ante", "Blinds", "Rake", "Pair Plus"
    std::string text{};   // "$5 - $500", "5%, cap $15", "table A"
    Clause clause{};
    friend bool operator==(const SignLine&, const SignLine&) = default;
};
BOOST_DESCRIBE_STRUCT(SignLine, (), (label, text, clause))

// One row of a pay table that is in force.
struct PayLine {
    std::string hand{};  // in words
    std::string odds{};  // "50 to 1"
    Clause clause{};
    friend bool operator==(const PayLine&, const PayLine&) = default;
};
BOOST_DESCRIBE_STRUCT(PayLine, (), (hand, odds, clause))

// A pay table that is in force.
struct PayTableShown {
    std::string wager{};
    std::string table{};  // as the book calls it; "": there is only one
    std::vector<PayLine> lines{};
    friend bool operator==(const PayTableShown&, const PayTableShown&) = default;
};
BOOST_DESCRIBE_STRUCT(PayTableShown, (), (wager, table, lines))

// The sign of a table: limits, pay tables and settings in force.
struct SignShown {
    std::uint32_t version = 0;
    Money minimum{};  // of the first wager; at poker the minimum buy-in
    Money maximum{};
    Money chip{};   // the smallest one in play
    Money blind{};  // at poker the last blind; 0: none
    std::vector<SignLine> lines{};
    std::vector<std::string> text{};     // the whole sign, one line per statement
    std::vector<std::string> dealing{};  // the lines about the way of dealing
    std::vector<PayTableShown> pays{};
    std::vector<std::string> notices{};  // of announced changes, in words
    friend bool operator==(const SignShown&, const SignShown&) = default;
};
BOOST_DESCRIBE_STRUCT(SignShown,
                      (),
                      (version, minimum, maximum, chip, blind, lines, text, dealing, pays, notices))

// The decision or event that the table waits for.
struct TurnShown {
    std::vector<std::uint32_t> persons{};  // the ones to decide; empty: all wager, or none decides
    Moment since{};
    std::optional<Moment> until{};  // nullopt: no clock runs
    friend bool operator==(const TurnShown&, const TurnShown&) = default;
};
BOOST_DESCRIBE_STRUCT(TurnShown, (), (persons, since, until))

// The commitment to the deck of a round and to the way it is dealt.
struct CommitmentShown {
    std::uint64_t round = 0;
    std::string root{};  // 64 hex digits, published before the first wager
    std::optional<house::DealTerms>
        deal{};  // bound by the root; a commitment of the old form has none
    friend bool operator==(const CommitmentShown&, const CommitmentShown&) = default;
};
BOOST_DESCRIBE_STRUCT(CommitmentShown, (), (round, root, deal))

// Personal limits of one player, in place of the sign's. [CS 6.3] [TCP 6.3]
struct OwnLimitsShown {
    Money minimum{};
    Money maximum{};
    friend bool operator==(const OwnLimitsShown&, const OwnLimitsShown&) = default;
};
BOOST_DESCRIBE_STRUCT(OwnLimitsShown, (), (minimum, maximum))

// The viewer's own data at this table.
struct YouShown {
    std::uint32_t person = 0;
    std::uint8_t seat = 0;                  // from 1; 0: not seated
    Money chips{};                          // at the table
    Money wallet{};                         // that chips can be bought from, of money or play chips
    bool is_done = false;                   // has said that these are all of the wagers
    std::uint32_t list_place = 0;           // place in the waiting list, from 1; 0: not in it
    std::vector<SideWagerShown> wagered{};  // at poker: on the flop of this hand
    std::vector<SideWagerShown> requested{};  // and of the next
    std::optional<OwnLimitsShown> own_limits{};
    std::optional<KeptOutShown> kept_out{};     // nothing: no limit of the viewer's own is reached
    std::optional<PlaySessionShown> session{};  // nothing: no seat anywhere
    friend bool operator==(const YouShown&, const YouShown&) = default;
};
BOOST_DESCRIBE_STRUCT(YouShown,
                      (),
                      (person,
                       seat,
                       chips,
                       wallet,
                       is_done,
                       list_place,
                       wagered,
                       requested,
                       own_limits,
                       kept_out,
                       session))

// The kind of chips at a table: chips of the wallet, or practice chips.
enum class ChipsShown : std::uint8_t { money, play };
BOOST_DESCRIBE_ENUM(ChipsShown, money, play)

// A table as the viewer sees it.
struct TableShown {
    std::uint32_t table = 0;
    std::uint64_t decision_point =
        0;         // of the decisions open now; a command says on which it was decided
    Moment now{};  // by the house's clock, when this was seen
    std::optional<GameId> game{};  // nothing: no sign has been put up yet
    std::string title{};           // "Three Card Poker"
    std::string book{};            // "TCP"
    ChipsShown chips = ChipsShown::money;
    bool is_open = false;
    bool is_dealt_by_house = true;
    bool has_coach = false;
    std::uint64_t round = 0;  // number of the round or hand in play
    SignShown sign{};         // version 0: unchanged since the last snapshot
    std::vector<SeatShown> seats{};
    std::optional<BankedShown> banked{};  // one of these two, once a sign is up
    std::optional<PokerShown> poker{};
    TurnShown turn{};
    std::vector<OfferShown> offers{};  // to the viewer
    std::vector<QuestionShown> questions{};
    std::optional<CommitmentShown> commitment{};
    std::optional<JackpotShown> jackpot{};
    std::optional<YouShown> you{};  // nullopt: the viewer is anonymous
    std::uint32_t waiting = 0;      // number of people on the list for this table
    friend bool operator==(const TableShown&, const TableShown&) = default;
};
BOOST_DESCRIBE_STRUCT(TableShown,
                      (),
                      (table,
                       decision_point,
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
                       commitment,
                       jackpot,
                       you,
                       waiting))

}  // namespace baize::views
