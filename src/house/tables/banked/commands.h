// Commands for playing at a table of a house game.
#pragma once

#include <array>
#include <cstddef>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/banked/machine/action.h"
#include "engine/core/card_list.h"
#include "house/issuer.h"
#include "house/report_reason.h"
#include "house/salt_seed.h"
#include "ledger/record/grown.h"

namespace baize::house {

// Buys chips with money from the player's wallet.
struct BuyChips {
    TableId table = 0;
    Money amount{};
    friend bool operator==(const BuyChips&, const BuyChips&) = default;
};
BOOST_DESCRIBE_STRUCT(BuyChips, (), (table, amount))

// Passes on any action that the engine knows: wagers, cards, decisions, reports, answers. A dealer
// who deals real cards also records the actions of the players.
struct ActInRound {
    TableId table = 0;
    Action action{};
    PersonId player = 0;    // The player who acts; 0: the person who gives the command.
    ReportReason reason{};  // Used for reports only.
    friend bool operator==(const ActInRound&, const ActInRound&) = default;
};
BOOST_DESCRIBE_STRUCT(ActInRound, (), (table, action, player, reason))

// Opens the betting of a round.
struct OpenRound {
    TableId table = 0;
    friend bool operator==(const OpenRound&, const OpenRound&) = default;
};
BOOST_DESCRIBE_STRUCT(OpenRound, (), (table))

// The house commits itself to the deck of the next deal, at a table that the house deals. All
// twelve games use this command.
struct SealDeck {
    TableId table = 0;
    CardList<card_count> deck{};  // In dealing order, after the cut.
    std::uint8_t cut = 0;         // Number of cards that were above the cut; 0: no cut.
    SaltSeed seed{};
    // The commitment binds the way of dealing too; false in records from before it did.
    bool binds_deal = false;
    friend bool operator==(const SealDeck&, const SealDeck&) = default;
};
BOOST_DESCRIBE_STRUCT(SealDeck, (), (table, deck, cut, seed, binds_deal))

// Says that the player makes no further wagers, or none in this round. At a table the house deals,
// betting closes when every player has said so. A further wager by the player revokes it. [I-42]
// [I-149]
struct FinishWagers {
    TableId table = 0;
    friend bool operator==(const FinishWagers&, const FinishWagers&) = default;
};
BOOST_DESCRIBE_STRUCT(FinishWagers, (), (table))

// A dealer converts into chips the cash that a player put down with a declared wager. [CS 5.3] [TCP
// 5.3]
struct ConvertCash {
    TableId table = 0;
    PersonId player = 0;
    Money amount{};
    friend bool operator==(const ConvertCash&, const ConvertCash&) = default;
};
BOOST_DESCRIBE_STRUCT(ConvertCash, (), (table, player, amount))

// Places several wagers at once: either all of them are accepted or none is. An amount of zero
// takes a wager back. [I-140]
struct PlaceWagers {
    TableId table = 0;
    std::vector<PlaceWager> wagers{};
    PersonId player = 0;  // The player who wagers; 0: the person who gives the command.
    friend bool operator==(const PlaceWagers&, const PlaceWagers&) = default;
};
BOOST_DESCRIBE_STRUCT(PlaceWagers, (), (table, wagers, player))

// The player asks to show the hand. At a table the house deals, settlement waits some seconds for
// players who may keep their hands covered, but no longer than until all of them have answered.
// [UTH 4.14] [CH 4.12(b)]
struct ShowHand {
    TableId table = 0;
    friend bool operator==(const ShowHand&, const ShowHand&) = default;
};
BOOST_DESCRIBE_STRUCT(ShowHand, (), (table))

// Discloses the key under which the cards of a round were sealed, once the round is over. The
// casino fills in the key, since only the casino has it.
struct DiscloseKey {
    TableId table = 0;
    std::uint64_t round = 0;
    std::array<std::byte, 32> key{};
    friend bool operator==(const DiscloseKey&, const DiscloseKey&) = default;
};
BOOST_DESCRIBE_STRUCT(DiscloseKey, (), (table, round, key))

// Their numbers in records are in record_tags.h.
using BankedCommand = std::variant<BuyChips,
                                   ActInRound,
                                   OpenRound,
                                   SealDeck,
                                   FinishWagers,
                                   ConvertCash,
                                   PlaceWagers,
                                   ShowHand,
                                   DiscloseKey>;

}  // namespace baize::house

template <>
inline constexpr std::size_t baize::ledger::members_at_first<baize::house::SealDeck> = 4;
