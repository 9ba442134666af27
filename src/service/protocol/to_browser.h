// Messages to a browser over its WebSocket: an object with one field, the name of which is the type
// of the message.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/clause.h"
#include "engine/core/money.h"
#include "service/coach/advice.h"
#include "service/coach/judge.h"
#include "service/codec/brought.h"
#include "service/lobby/lobby_view.h"
#include "service/offers/rights_view.h"
#include "service/table_view/table_view.h"

namespace baize::views {

// The first message of a connection.
struct Welcome {
    std::uint32_t person = 0;  // 0: not signed in
    std::string name{};
    bool is_guest = false;
    std::uint64_t next_key = 1;  // the smallest key of a new command; 0: none is left
    Moment now{};
    std::string version{};  // version of the program
    friend bool operator==(const Welcome&, const Welcome&) = default;
};
BOOST_DESCRIBE_STRUCT(Welcome, (), (person, name, is_guest, next_key, now, version))

// A watched table. `lines` are the log lines since the last message, or, in the first message, of
// the whole round so far.
struct TableChanged {
    TableShown table{};
    bool is_first = false;
    std::vector<LogLine> lines{};
    friend bool operator==(const TableChanged&, const TableChanged&) = default;
};
BOOST_DESCRIBE_STRUCT(TableChanged, (), (table, is_first, lines))

// The whole lobby, sent when a client begins to watch it.
struct LobbySnapshot {
    LobbyShown lobby{};
    friend bool operator==(const LobbySnapshot&, const LobbySnapshot&) = default;
};
BOOST_DESCRIBE_STRUCT(LobbySnapshot, (), (lobby))

// The rows and jackpots that are new or changed since the last message. Everything else is
// unchanged.
struct LobbyUpdated {
    std::vector<TableRow> tables{};
    std::vector<JackpotShown> jackpots{};
    std::uint32_t people = 0;
    friend bool operator==(const LobbyUpdated&, const LobbyUpdated&) = default;
};
BOOST_DESCRIBE_STRUCT(LobbyUpdated, (), (tables, jackpots, people))

// The tables of the person who watches the lobby, sent after every change.
struct OwnTablesChanged {
    std::vector<MyTable> tables{};
    friend bool operator==(const OwnTablesChanged&, const OwnTablesChanged&) = default;
};
BOOST_DESCRIBE_STRUCT(OwnTablesChanged, (), (tables))

// The money of a person outside the tables, sent after every change.
struct WalletChanged {
    Money wallet{};
    Money play{};
    friend bool operator==(const WalletChanged&, const WalletChanged&) = default;
};
BOOST_DESCRIBE_STRUCT(WalletChanged, (), (wallet, play))

// The rights of a person in open disputes, sent at the start of a connection and after every
// change.
struct RightsChanged {
    std::vector<RightShown> rights{};
    friend bool operator==(const RightsChanged&, const RightsChanged&) = default;
};
BOOST_DESCRIBE_STRUCT(RightsChanged, (), (rights))

// A command was carried out and its events are durable.
struct Accepted {
    std::uint64_t key = 0;
    std::vector<std::uint64_t> events{};  // first and last number in the ledger
    codec::Brought effects{};             // created objects, rulings and changes of money
    friend bool operator==(const Accepted&, const Accepted&) = default;
};
BOOST_DESCRIBE_STRUCT(Accepted, (), (key, events, effects))

// A command, or a query to the coach (key 0), was refused.
struct Refused {
    std::uint64_t key = 0;
    std::string reason{};    // for example "not_your_turn"
    std::string sentence{};  // for display
    Clause clause{};
    std::uint64_t next_key = 0;     // if not 0, the key was used and this one is free
    std::optional<Moment> until{};  // when the person's own limit ends that refused it
    friend bool operator==(const Refused&, const Refused&) = default;
};
BOOST_DESCRIBE_STRUCT(Refused, (), (key, reason, sentence, clause, next_key, until))

// The reason why a decision would be refused now. An empty reason means that it would be accepted.
struct Explanation {
    std::uint64_t question = 0;
    std::string reason{};
    std::string sentence{};
    Clause clause{};
    std::optional<Moment> until{};  // as in a refusal
    friend bool operator==(const Explanation&, const Explanation&) = default;
};
BOOST_DESCRIBE_STRUCT(Explanation, (), (question, reason, sentence, clause, until))

// The present value of each of the person's choices, as docs/formats/house-lines.md describes it.
struct CoachAdvice {
    std::uint32_t table = 0;
    coach::Advice advice{};
    friend bool operator==(const CoachAdvice&, const CoachAdvice&) = default;
};
BOOST_DESCRIBE_STRUCT(CoachAdvice, (), (table, advice))

// The cost of the person's mistakes, as docs/formats/house-lines.md describes it.
struct SessionSummary {
    coach::CoachSummary summary{};
    friend bool operator==(const SessionSummary&, const SessionSummary&) = default;
};
BOOST_DESCRIBE_STRUCT(SessionSummary, (), (summary))

// The cost of the last decision at a practice table, sent to its player.
struct DecisionJudged {
    std::uint32_t table = 0;
    std::uint64_t round = 0;
    std::string made{};  // for example "fold"
    std::string best{};
    bool is_mistake = false;
    bool is_judged = false;
    Money cost{};            // rounded to the nearest cent
    coach::Advice advice{};  // the advice that it was compared with
    friend bool operator==(const DecisionJudged&, const DecisionJudged&) = default;
};
BOOST_DESCRIBE_STRUCT(DecisionJudged,
                      (),
                      (table, round, made, best, is_mistake, is_judged, cost, advice))

// A prize was won anywhere in the house.
struct JackpotHit {
    std::uint32_t system = 0;
    std::string title{};
    JackpotWin win{};
    friend bool operator==(const JackpotHit&, const JackpotHit&) = default;
};
BOOST_DESCRIBE_STRUCT(JackpotHit, (), (system, title, win))

// The message could not be read, or the connection ends; `text` gives the reason.
struct MessageError {
    std::string text{};
    bool is_final = false;
    friend bool operator==(const MessageError&, const MessageError&) = default;
};
BOOST_DESCRIBE_STRUCT(MessageError, (), (text, is_final))

// Sent after a second without other messages, to show that the server is alive.
struct Heartbeat {
    Moment now{};
    friend bool operator==(const Heartbeat&, const Heartbeat&) = default;
};
BOOST_DESCRIBE_STRUCT(Heartbeat, (), (now))

using ToBrowser = std::variant<Welcome,
                               TableChanged,
                               LobbySnapshot,
                               LobbyUpdated,
                               OwnTablesChanged,
                               WalletChanged,
                               RightsChanged,
                               Accepted,
                               Refused,
                               Explanation,
                               CoachAdvice,
                               SessionSummary,
                               DecisionJudged,
                               JackpotHit,
                               MessageError,
                               Heartbeat>;

}  // namespace baize::views
