// Play at a table of a house game.
#pragma once

#include <variant>

#include <boost/describe.hpp>

#include "casino/floor.h"
#include "casino/sealed_deck.h"

namespace baize::casino {

// From the player's wallet.
struct BuyChips {
    TableId table = 0;
    Money amount{};
    friend bool operator==(const BuyChips&, const BuyChips&) = default;
};
BOOST_DESCRIBE_STRUCT(BuyChips, (), (table, amount))

// Anything the engine knows: wagers, cards, decisions, reports, answers. A dealer with real cards
// also records what a player does.
struct ActInRound {
    TableId table = 0;
    Action action{};
    PersonId player = 0;  // who does it; 0: whoever gives the command
    friend bool operator==(const ActInRound&, const ActInRound&) = default;
};
BOOST_DESCRIBE_STRUCT(ActInRound, (), (table, action, player))

struct OpenRound {
    TableId table = 0;
    friend bool operator==(const OpenRound&, const OpenRound&) = default;
};
BOOST_DESCRIBE_STRUCT(OpenRound, (), (table))

// The house promises the deck of the next deal, at a table of its own: any of the twelve games.
struct SealDeck {
    TableId table = 0;
    CardList<card_count> deck{};  // as it will be dealt, after the cut
    std::uint8_t cut = 0;         // cards that lay above it; 0: none is made
    SaltSeed seed{};
    friend bool operator==(const SealDeck&, const SealDeck&) = default;
};
BOOST_DESCRIBE_STRUCT(SealDeck, (), (table, deck, cut, seed))

// "That is all from me": at a table the house deals, betting closes when everybody has said so. Who
// wagers again takes it back. [I-42]
struct FinishWagers {
    TableId table = 0;
    friend bool operator==(const FinishWagers&, const FinishWagers&) = default;
};
BOOST_DESCRIBE_STRUCT(FinishWagers, (), (table))

// Alternatives go into records by their place: add at the end.
using BankedCommand = std::variant<BuyChips, ActInRound, OpenRound, SealDeck, FinishWagers>;

}  // namespace baize::casino
