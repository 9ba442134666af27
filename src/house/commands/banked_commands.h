// Play at a table of a house game.
#pragma once

#include <array>
#include <cstddef>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "house/casino/floor.h"
#include "house/commands/report_reason.h"
#include "house/seals/sealed_deck.h"

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
    PersonId player = 0;    // who does it; 0: the person who gives the command
    ReportReason reason{};  // of a report
    friend bool operator==(const ActInRound&, const ActInRound&) = default;
};
BOOST_DESCRIBE_STRUCT(ActInRound, (), (table, action, player, reason))

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

// A dealer turns cash that a player has put down with a declared wager into chips. [CS 5.3]
// [TCP 5.3]
struct ConvertCash {
    TableId table = 0;
    PersonId player = 0;
    Money amount{};
    friend bool operator==(const ConvertCash&, const ConvertCash&) = default;
};
BOOST_DESCRIBE_STRUCT(ConvertCash, (), (table, player, amount))

// All wagers of one press: all of them stand, or none does. An amount of nothing takes one back.
// [I-140]
struct PlaceWagers {
    TableId table = 0;
    std::vector<PlaceWager> wagers{};
    PersonId player = 0;  // who makes them; 0: the person who gives the command
    friend bool operator==(const PlaceWagers&, const PlaceWagers&) = default;
};
BOOST_DESCRIBE_STRUCT(PlaceWagers, (), (table, wagers, player))

// "Show my hand": at a table the house deals, settlement waits some seconds for players who may
// keep theirs covered, and no longer than until all of them have answered. [UTH 4.14] [CH 4.12(b)]
struct ShowHand {
    TableId table = 0;
    friend bool operator==(const ShowHand&, const ShowHand&) = default;
};
BOOST_DESCRIBE_STRUCT(ShowHand, (), (table))

// The house discloses the key that the cards of a round were sealed under, when the round is over.
// The casino fills in the key: nobody else has it.
struct DiscloseKey {
    TableId table = 0;
    std::uint64_t round = 0;
    std::array<std::byte, 32> key{};
    friend bool operator==(const DiscloseKey&, const DiscloseKey&) = default;
};
BOOST_DESCRIBE_STRUCT(DiscloseKey, (), (table, round, key))

// Alternatives go into records by their place: add at the end.
using BankedCommand = std::variant<BuyChips,
                                   ActInRound,
                                   OpenRound,
                                   SealDeck,
                                   FinishWagers,
                                   ConvertCash,
                                   PlaceWagers,
                                   ShowHand,
                                   DiscloseKey>;

}  // namespace baize::casino
