// The commands about the decks of a table. Each is written to the ledger before its event, so a
// struct that has been written never changes; additions become new alternatives.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/card_set.h"
#include "house/cards/events.h"
#include "house/issuer.h"

namespace baize::house {

// One deck, or two with different backs if a shoe or a machine shuffles.
struct IntroduceDecks {
    TableId table = 0;
    std::vector<std::string> backs{};
    friend bool operator==(const IntroduceDecks&, const IntroduceDecks&) = default;
};
BOOST_DESCRIBE_STRUCT(IntroduceDecks, (), (table, backs))

// Allowed at any moment, also during a round.
struct OrderCount {
    TableId table = 0;
    DeckNumber deck = 0;
    std::string words{};
    friend bool operator==(const OrderCount&, const OrderCount&) = default;
};
BOOST_DESCRIBE_STRUCT(OrderCount, (), (table, deck, words))

// A wrong count is recorded as found. The game decides what it means for a round in play; the
// caller reports it to the game.
struct CountCards {
    TableId table = 0;
    DeckNumber deck = 0;
    CountOccasion occasion = CountOccasion::opening;
    DeckFound found{};
    friend bool operator==(const CountCards&, const CountCards&) = default;
};
BOOST_DESCRIBE_STRUCT(CountCards, (), (table, deck, occasion, found))

// Required before the casino opens a table.
struct BeginGaming {
    TableId table = 0;
    friend bool operator==(const BeginGaming&, const BeginGaming&) = default;
};
BOOST_DESCRIBE_STRUCT(BeginGaming, (), (table))

// A table cannot be closed on a count made before the last round was over.
struct EndGaming {
    TableId table = 0;
    friend bool operator==(const EndGaming&, const EndGaming&) = default;
};
BOOST_DESCRIBE_STRUCT(EndGaming, (), (table))

// Replaces cards or a whole deck of a table.
struct ChangeCards {
    TableId table = 0;
    DeckNumber deck = 0;
    bool is_whole_deck = true;
    std::string back{};  // Of the new deck.
    CardSet cards{};     // The cards replaced, if not the whole deck.
    ChangeCause cause = ChangeCause::unfit;
    std::string words{};
    friend bool operator==(const ChangeCards&, const ChangeCards&) = default;
};
BOOST_DESCRIBE_STRUCT(ChangeCards, (), (table, deck, is_whole_deck, back, cards, cause, words))

// Orders a shuffle.
struct OrderShuffle {
    TableId table = 0;
    ShuffleCause cause = ShuffleCause::reasonable_cause;
    std::string words{};
    friend bool operator==(const OrderShuffle&, const OrderShuffle&) = default;
};
BOOST_DESCRIBE_STRUCT(OrderShuffle, (), (table, cause, words))

// The dealer has shuffled: as ordered, a new deck, or for the next hand of poker, whose cards
// cannot be shuffled while a hand is in play.
struct ConfirmShuffle {
    TableId table = 0;
    friend bool operator==(const ConfirmShuffle&, const ConfirmShuffle&) = default;
};
BOOST_DESCRIBE_STRUCT(ConfirmShuffle, (), (table))

// Confirms that the deck has been cut.
struct ConfirmCut {
    TableId table = 0;
    friend bool operator==(const ConfirmCut&, const ConfirmCut&) = default;
};
BOOST_DESCRIBE_STRUCT(ConfirmCut, (), (table))

// Requested by the player, or by staff for one.
struct RequestInspection {
    TableId table = 0;
    PersonId player = 0;
    friend bool operator==(const RequestInspection&, const RequestInspection&) = default;
};
BOOST_DESCRIBE_STRUCT(RequestInspection, (), (table, player))

// The cards were spread for the player.
struct ShowCards {
    TableId table = 0;
    PersonId player = 0;
    friend bool operator==(const ShowCards&, const ShowCards&) = default;
};
BOOST_DESCRIBE_STRUCT(ShowCards, (), (table, player))

// Sets whether the Dealer's three cards stay in the tray of the shoe until every player has
// decided, from the next round until directed otherwise. The caller passes it to the table.
struct DirectPacket {
    TableId table = 0;
    bool stays_in_tray = true;
    friend bool operator==(const DirectPacket&, const DirectPacket&) = default;
};
BOOST_DESCRIBE_STRUCT(DirectPacket, (), (table, stays_in_tray))

// Their numbers in records are in record_tags.h.
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

}  // namespace baize::house
