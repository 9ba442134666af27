// The actions of a player in a round of a house game and in a hand of poker, without those of
// dealers and the fields that only dealers fill in. [ADR 0022]
#pragma once

#include <variant>

#include <boost/describe.hpp>

#include "engine/banked/machine/action.h"
#include "engine/core/card.h"
#include "engine/core/money.h"
#include "engine/core/place.h"

namespace baize::views {

// The actions of a player in a round of a house game, in addition to the engine's own Decide,
// DeclineExposure and Answer.
namespace round {

// An amount of 0 takes the wager back.
struct PlaceWager {
    BoxIndex box = 0;
    Wager wager = Wager::ante;
    Money amount{};
    friend bool operator==(const PlaceWager&, const PlaceWager&) = default;
};
BOOST_DESCRIBE_STRUCT(PlaceWager, (), (box, wager, amount))

}  // namespace round

using RoundAction = std::variant<round::PlaceWager, Decide, DeclineExposure, Answer>;

// The actions of a player in a hand of poker.
namespace hand {

// Folds the hand.
struct Fold {
    SeatIndex seat = 0;
    friend bool operator==(const Fold&, const Fold&) = default;
};
BOOST_DESCRIBE_STRUCT(Fold, (), (seat))

// Checks.
struct Check {
    SeatIndex seat = 0;
    friend bool operator==(const Check&, const Check&) = default;
};
BOOST_DESCRIBE_STRUCT(Check, (), (seat))

// Calls the bet.
struct Call {
    SeatIndex seat = 0;
    friend bool operator==(const Call&, const Call&) = default;
};
BOOST_DESCRIBE_STRUCT(Call, (), (seat))

// A bet or a raise: `amount` is the whole bet of the betting round.
struct Bet {
    SeatIndex seat = 0;
    Money amount{};
    friend bool operator==(const Bet&, const Bet&) = default;
};
BOOST_DESCRIBE_STRUCT(Bet, (), (seat, amount))

// Discards a card, at a game in which each player gives one up.
struct Discard {
    SeatIndex seat = 0;
    Card card = Card::of_index(0);
    friend bool operator==(const Discard&, const Discard&) = default;
};
BOOST_DESCRIBE_STRUCT(Discard, (), (seat, card))

// Shows the hand at the showdown.
struct Show {
    SeatIndex seat = 0;
    friend bool operator==(const Show&, const Show&) = default;
};
BOOST_DESCRIBE_STRUCT(Show, (), (seat))

// Mucks the hand at the showdown.
struct Muck {
    SeatIndex seat = 0;
    friend bool operator==(const Muck&, const Muck&) = default;
};
BOOST_DESCRIBE_STRUCT(Muck, (), (seat))

// The player at `seat` asks to see the hand of `other`. [CP 8.20.4]
struct AskToSee {
    SeatIndex seat = 0;
    SeatIndex other = 0;
    friend bool operator==(const AskToSee&, const AskToSee&) = default;
};
BOOST_DESCRIBE_STRUCT(AskToSee, (), (seat, other))

// Buys extra time for the decision.
struct BuyTime {
    SeatIndex seat = 0;
    friend bool operator==(const BuyTime&, const BuyTime&) = default;
};
BOOST_DESCRIBE_STRUCT(BuyTime, (), (seat))

}  // namespace hand

using HandAction = std::variant<hand::Fold,
                                hand::Check,
                                hand::Call,
                                hand::Bet,
                                hand::Discard,
                                hand::Show,
                                hand::Muck,
                                hand::AskToSee,
                                hand::BuyTime>;

}  // namespace baize::views
