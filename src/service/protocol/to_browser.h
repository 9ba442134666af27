// Messages to a browser over its WebSocket: an object with one field, the name of which is the type
// of the message.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/clause.h"
#include "engine/core/money.h"
#include "service/codec/brought.h"
#include "service/lobby/lobby_view.h"
#include "service/offers/rights_view.h"
#include "service/protocol/raw_json.h"
#include "service/table_view/table_view.h"

namespace baize::views {

// The first message of a connection.
struct Welcome {
    std::uint32_t person = 0;  // 0: not signed in
    std::string name{};
    bool is_guest = false;
    std::uint64_t next_key = 1;  // the smallest key that a new command may have
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
struct LobbyChanged {
    LobbyShown lobby{};
    friend bool operator==(const LobbyChanged&, const LobbyChanged&) = default;
};
BOOST_DESCRIBE_STRUCT(LobbyChanged, (), (lobby))

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
struct MineChanged {
    std::vector<MyTable> mine{};
    friend bool operator==(const MineChanged&, const MineChanged&) = default;
};
BOOST_DESCRIBE_STRUCT(MineChanged, (), (mine))

// The money of a person outside the tables, sent after every change.
struct PurseChanged {
    Money wallet{};
    Money play{};
    friend bool operator==(const PurseChanged&, const PurseChanged&) = default;
};
BOOST_DESCRIBE_STRUCT(PurseChanged, (), (wallet, play))

// The rights of a person in open disputes, sent at the start of a connection and after every
// change.
struct RightsChanged {
    std::vector<RightShown> rights{};
    friend bool operator==(const RightsChanged&, const RightsChanged&) = default;
};
BOOST_DESCRIBE_STRUCT(RightsChanged, (), (rights))

// A command was carried out and its events are durable.
struct Done {
    std::uint64_t key = 0;
    std::vector<std::uint64_t> events{};  // first and last number in the ledger
    codec::Brought brought{};             // created objects, rulings and changes of money
    friend bool operator==(const Done&, const Done&) = default;
};
BOOST_DESCRIBE_STRUCT(Done, (), (key, events, brought))

// A command, or a query to the coach (key 0), was refused.
struct Refused {
    std::uint64_t key = 0;
    std::string reason{};    // for example "not_your_turn"
    std::string sentence{};  // for display
    Clause clause{};
    std::uint64_t next_key = 0;  // if set, the key was used and this one is free
    friend bool operator==(const Refused&, const Refused&) = default;
};
BOOST_DESCRIBE_STRUCT(Refused, (), (key, reason, sentence, clause, next_key))

// Why a decision would be refused now. An empty reason means that it would be accepted.
struct WhyNot {
    std::uint64_t question = 0;
    std::string reason{};
    std::string sentence{};
    Clause clause{};
    friend bool operator==(const WhyNot&, const WhyNot&) = default;
};
BOOST_DESCRIBE_STRUCT(WhyNot, (), (question, reason, sentence, clause))

// coach::Advice and coach::CoachSummary in the form of docs/formats/house-lines.md.
struct Advised {
    std::uint32_t table = 0;
    RawJson advice{};
    friend bool operator==(const Advised&, const Advised&) = default;
};
BOOST_DESCRIBE_STRUCT(Advised, (), (table, advice))

struct Summed {
    RawJson summary{};
    friend bool operator==(const Summed&, const Summed&) = default;
};
BOOST_DESCRIBE_STRUCT(Summed, (), (summary))

// The cost of the last decision at a practice table, sent to its player.
struct Judged {
    std::uint32_t table = 0;
    std::uint64_t round = 0;
    std::string made{};  // for example "fold"
    std::string best{};
    bool is_mistake = false;
    bool is_judged = false;
    Money cost{};      // rounded to the nearest cent
    RawJson advice{};  // the advice that it was compared with
    friend bool operator==(const Judged&, const Judged&) = default;
};
BOOST_DESCRIBE_STRUCT(Judged, (), (table, round, made, best, is_mistake, is_judged, cost, advice))

// A prize was won anywhere in the house.
struct JackpotHit {
    std::uint32_t system = 0;
    std::string title{};
    JackpotWin win{};
    friend bool operator==(const JackpotHit&, const JackpotHit&) = default;
};
BOOST_DESCRIBE_STRUCT(JackpotHit, (), (system, title, win))

// The message could not be read, or the connection ends; `text` gives the reason.
struct Complaint {
    std::string text{};
    bool is_end = false;
    friend bool operator==(const Complaint&, const Complaint&) = default;
};
BOOST_DESCRIBE_STRUCT(Complaint, (), (text, is_end))

// Sent after a second without other messages, to show that the server is alive.
struct Beat {
    Moment now{};
    friend bool operator==(const Beat&, const Beat&) = default;
};
BOOST_DESCRIBE_STRUCT(Beat, (), (now))

using ToBrowser = std::variant<Welcome,
                               TableChanged,
                               LobbyChanged,
                               LobbyUpdated,
                               MineChanged,
                               PurseChanged,
                               RightsChanged,
                               Done,
                               Refused,
                               WhyNot,
                               Advised,
                               Summed,
                               Judged,
                               JackpotHit,
                               Complaint,
                               Beat>;

}  // namespace baize::views
