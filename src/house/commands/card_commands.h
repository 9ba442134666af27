// Commands about the decks of a table.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "house/casino/floor.h"

namespace baize::casino {

struct IntroduceDecks {
    TableId table = 0;
    std::vector<std::string> backs{};
    friend bool operator==(const IntroduceDecks&, const IntroduceDecks&) = default;
};
BOOST_DESCRIBE_STRUCT(IntroduceDecks, (), (table, backs))

struct OrderCount {
    TableId table = 0;
    house::DeckNumber deck = 0;
    std::string words{};
    friend bool operator==(const OrderCount&, const OrderCount&) = default;
};
BOOST_DESCRIBE_STRUCT(OrderCount, (), (table, deck, words))

struct CountCards {
    TableId table = 0;
    house::DeckNumber deck = 0;
    house::CountOccasion occasion = house::CountOccasion::opening;
    house::DeckFound found{};
    friend bool operator==(const CountCards&, const CountCards&) = default;
};
BOOST_DESCRIBE_STRUCT(CountCards, (), (table, deck, occasion, found))

struct BeginGaming {
    TableId table = 0;
    friend bool operator==(const BeginGaming&, const BeginGaming&) = default;
};
BOOST_DESCRIBE_STRUCT(BeginGaming, (), (table))

struct EndGaming {
    TableId table = 0;
    friend bool operator==(const EndGaming&, const EndGaming&) = default;
};
BOOST_DESCRIBE_STRUCT(EndGaming, (), (table))

struct ChangeCards {
    TableId table = 0;
    house::DeckNumber deck = 0;
    bool is_whole_deck = true;
    std::string back{};
    CardSet cards{};
    house::ChangeCause cause = house::ChangeCause::unfit;
    std::string words{};
    friend bool operator==(const ChangeCards&, const ChangeCards&) = default;
};
BOOST_DESCRIBE_STRUCT(ChangeCards, (), (table, deck, is_whole_deck, back, cards, cause, words))

struct OrderShuffle {
    TableId table = 0;
    house::ShuffleCause cause = house::ShuffleCause::reasonable_cause;
    std::string words{};
    friend bool operator==(const OrderShuffle&, const OrderShuffle&) = default;
};
BOOST_DESCRIBE_STRUCT(OrderShuffle, (), (table, cause, words))

struct ConfirmShuffle {
    TableId table = 0;
    friend bool operator==(const ConfirmShuffle&, const ConfirmShuffle&) = default;
};
BOOST_DESCRIBE_STRUCT(ConfirmShuffle, (), (table))

struct ConfirmCut {
    TableId table = 0;
    friend bool operator==(const ConfirmCut&, const ConfirmCut&) = default;
};
BOOST_DESCRIBE_STRUCT(ConfirmCut, (), (table))

struct RequestInspection {
    TableId table = 0;
    PersonId player = 0;
    friend bool operator==(const RequestInspection&, const RequestInspection&) = default;
};
BOOST_DESCRIBE_STRUCT(RequestInspection, (), (table, player))

struct ShowCards {
    TableId table = 0;
    PersonId player = 0;
    friend bool operator==(const ShowCards&, const ShowCards&) = default;
};
BOOST_DESCRIBE_STRUCT(ShowCards, (), (table, player))

struct DirectPacket {
    TableId table = 0;
    bool stays_in_tray = true;
    friend bool operator==(const DirectPacket&, const DirectPacket&) = default;
};
BOOST_DESCRIBE_STRUCT(DirectPacket, (), (table, stays_in_tray))

// Alternatives are stored in records by their index: add new ones at the end.
using CardCommand = std::variant<IntroduceDecks,
                                 OrderCount,
                                 CountCards,
                                 BeginGaming,
                                 EndGaming,
                                 ChangeCards,
                                 OrderShuffle,
                                 ConfirmShuffle,
                                 ConfirmCut,
                                 RequestInspection,
                                 ShowCards,
                                 DirectPacket>;

}  // namespace baize::casino
