// A round against the house, as one audience sees it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/card.h"
#include "engine/core/clause.h"
#include "engine/core/money.h"
#include "engine/core/place.h"

namespace baize::views {

// In dealing order; null: face down, or hidden from this audience.
using CardViews = std::vector<std::optional<Card>>;

// A wager on the layout.
struct WagerView {
    std::string wager{};      // "ante"; up to three "player_poker_extra", each with its owner
    std::uint32_t owner = 0;  // the person who placed it
    Money stake{};
    friend bool operator==(const WagerView&, const WagerView&) = default;
};
BOOST_DESCRIBE_STRUCT(WagerView, (), (wager, owner, stake))

// The result of a wager. "ante_bonus" and "instant_winner" were never staked; "<wager>_excess" is
// the part of a stake that did not count.
struct ResultView {
    std::string wager{};
    std::uint32_t owner = 0;
    Money staked{};
    Money paid{};          // by the house, on top of the stake
    Money back{};          // the amount that the player takes back
    std::string result{};  // "win", "lose", "standoff", "void", "return"
    std::string sum{};     // what decided it, and the sum: "Pair of tens, $10 at 6 to 1"
    Clause clause{};
    friend bool operator==(const ResultView&, const ResultView&) = default;
};
BOOST_DESCRIBE_STRUCT(ResultView, (), (wager, owner, staked, paid, back, result, sum, clause))

// How a box stands in the round.
enum class StandingView : std::uint8_t {
    empty,
    active,
    played,
    folded,
    folded_ante,  // the Ante given up, Pair Plus kept
    instant_winner,
    dead
};
BOOST_DESCRIBE_ENUM(StandingView, empty, active, played, folded, folded_ante, instant_winner, dead)

// One box with the viewer's knowledge of its hand, its wagers and its results.
struct BoxView {
    BoxIndex box = 0;          // clockwise from the dealer's left
    std::uint32_t player = 0;  // the player of this hand; 0: no hand here
    std::vector<WagerView> wagers{};
    CardViews cards{};
    StandingView standing = StandingView::empty;
    bool is_deciding = false;
    std::string hand{};         // in words, where this audience sees the cards
    std::string last_action{};  // the last decision: "check", "play_4x", "fold"
    std::vector<ResultView> results{};
    std::optional<Money> net{};  // sum of all owners of the box, once settled
    friend bool operator==(const BoxView&, const BoxView&) = default;
};
BOOST_DESCRIBE_STRUCT(
    BoxView,
    (),
    (box, player, wagers, cards, standing, is_deciding, hand, last_action, results, net))

enum class BankedPhase : std::uint8_t {
    betting,
    closed,
    dealt,
    deciding,
    dealing,
    revealing,
    showdown,
    over
};
BOOST_DESCRIBE_ENUM(
    BankedPhase, betting, closed, dealt, deciding, dealing, revealing, showdown, over)

// The round in play at a house game, as the viewer sees it.
struct BankedView {
    BankedPhase phase = BankedPhase::betting;
    std::uint8_t street = 0;
    std::uint8_t hand_size = 0;   // cards a hand has
    std::uint8_t board_size = 0;  // community cards at the end; 0: the game has none
    CardViews dealer{};
    std::string dealer_hand{};               // in words, once shown
    std::optional<bool> dealer_qualifies{};  // in games where the dealer must qualify
    CardViews board{};
    std::vector<BoxView> boxes{};
    Clause voided{};  // if set, the round is void by this clause
    friend bool operator==(const BankedView&, const BankedView&) = default;
};
BOOST_DESCRIBE_STRUCT(BankedView,
                      (),
                      (phase,
                       street,
                       hand_size,
                       board_size,
                       dealer,
                       dealer_hand,
                       dealer_qualifies,
                       board,
                       boxes,
                       voided))

}  // namespace baize::views
