// The lobby: every table in a row, and the jackpots.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/game_id.h"
#include "engine/core/money.h"
#include "service/lobby/jackpot_view.h"
#include "service/table_view/table_view.h"

namespace baize::views {

// A table in the lobby.
struct TableRow {
    std::uint32_t table = 0;
    GameId game{};
    std::string title{};
    std::string detail{};  // "Trips table 1, jackpot", "no limit, $2 / $5 blinds, rake 5%"
    ChipKind chips = ChipKind::money;
    Money minimum{};  // of the first wager; at poker the minimum buy-in
    Money maximum{};
    std::uint8_t seats = 0;
    std::uint8_t taken = 0;
    std::uint8_t bots = 0;   // of those taken
    std::uint8_t held = 0;   // free, but for somebody who is on the way
    std::uint32_t list = 0;  // where people wait for a seat: the list of `join_list`
    std::uint32_t waiting = 0;
    std::uint32_t jackpot = 0;  // number of the system; 0: none
    bool is_open = true;
    friend bool operator==(const TableRow&, const TableRow&) = default;
};
BOOST_DESCRIBE_STRUCT(TableRow,
                      (),
                      (table,
                       game,
                       title,
                       detail,
                       chips,
                       minimum,
                       maximum,
                       seats,
                       taken,
                       bots,
                       held,
                       list,
                       waiting,
                       jackpot,
                       is_open))

// A table at which the viewer sits or waits.
struct MyTable {
    std::uint32_t table = 0;
    std::uint8_t seat = 0;         // from 1; 0: in line
    std::uint32_t list_place = 0;  // place, from 1
    bool is_your_turn = false;
    Money chips{};
    friend bool operator==(const MyTable&, const MyTable&) = default;
};
BOOST_DESCRIBE_STRUCT(MyTable, (), (table, seat, list_place, is_your_turn, chips))

// The tables and jackpots of the lobby.
struct LobbyView {
    std::vector<TableRow> tables{};
    std::vector<JackpotView> jackpots{};
    std::uint32_t people = 0;  // in the house now, bots not counted
    friend bool operator==(const LobbyView&, const LobbyView&) = default;
};
BOOST_DESCRIBE_STRUCT(LobbyView, (), (tables, jackpots, people))

}  // namespace baize::views
