// Everything that can happen to a round. Dealt cards are actions too: the caller, who holds the
// shoe, names the cards, or only says that they were dealt face down.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <variant>

#include "engine/banked/machine/actor.h"
#include "engine/banked/rulings/ruling.h"
#include "engine/banked/wagers/wager.h"
#include "engine/core/card_list.h"
#include "engine/core/money.h"
#include "engine/core/place.h"

namespace baize {

// How a wager was made. [CS 5.1] [CS 5.3] [I-116]
enum class Tender : std::uint8_t {
    chips,
    oral_with_chips,  // declared, with chips, or cash, vouchers or tokens to be changed into chips
    oral_alone,
    cash
};

// An amount of 0 takes the wager back.
struct PlaceWager {
    BoxIndex box = 0;
    Wager wager = Wager::ante;
    Money amount{};
    Tender tender = Tender::chips;
    friend bool operator==(const PlaceWager&, const PlaceWager&) = default;
};

// "No more bets."
struct CloseBetting {
    friend bool operator==(const CloseBetting&, const CloseBetting&) = default;
};

// Confirms that the cards are verified.
struct VerifyDeck {
    friend bool operator==(const VerifyDeck&, const VerifyDeck&) = default;
};

struct Shuffle {
    bool second_deck = false;  // which of the two colours was shuffled, if there are two
    friend bool operator==(const Shuffle&, const Shuffle&) = default;
};

struct Cut {
    std::uint8_t position = 0;  // cards above the cut
    friend bool operator==(const Cut&, const Cut&) = default;
};

// Starts the jackpot game of the round.
struct StartJackpot {
    friend bool operator==(const StartJackpot&, const StartJackpot&) = default;
};

// Ends the jackpot game of the round.
struct CloseJackpot {
    friend bool operator==(const CloseJackpot&, const CloseJackpot&) = default;
};

// The cards in the order they left the shoe; empty if they were dealt face down and unseen.
struct DealHands {
    CardList<52> cards{};
    friend bool operator==(const DealHands&, const DealHands&) = default;
};

// The call "Bet or Fold" or "Play or Fold"; at Perth the first player picks up the cards.
struct AnnounceDecisions {
    friend bool operator==(const AnnounceDecisions&, const AnnounceDecisions&) = default;
};

// A decision about a hand.
enum class Decision : std::uint8_t {
    play,
    bet,
    check,
    flop,
    turn,
    river,
    instant_winner,
    fold_ante,
    fold
};

inline constexpr std::size_t decision_count = 9;

[[nodiscard]] std::string_view name(Decision decision);

// Makes a decision for a box.
struct Decide {
    BoxIndex box = 0;
    Decision decision = Decision::fold;
    Money amount{};  // stake of the wager the decision places; 0 if it places none
    friend bool operator==(const Decide&, const Decide&) = default;
};

// Deals community cards.
struct DealCommunity {
    CardList<5> cards{};
    friend bool operator==(const DealCommunity&, const DealCommunity&) = default;
};

// The dealer turns the hand over. The cards are named unless they are known already.
struct RevealDealer {
    CardList<5> cards{};
    friend bool operator==(const RevealDealer&, const RevealDealer&) = default;
};

// A hand that was dealt unseen is turned up and recorded.
struct RecordHand {
    BoxIndex box = 0;
    CardList<5> cards{};
    friend bool operator==(const RecordHand&, const RecordHand&) = default;
};

// Keeps the hand of a box covered after it was folded or has lost.
struct DeclineExposure {
    BoxIndex box = 0;
    friend bool operator==(const DeclineExposure&, const DeclineExposure&) = default;
};

struct Settle {
    friend bool operator==(const Settle&, const Settle&) = default;
};

using Action = std::variant<PlaceWager,
                            CloseBetting,
                            VerifyDeck,
                            Shuffle,
                            Cut,
                            StartJackpot,
                            CloseJackpot,
                            DealHands,
                            AnnounceDecisions,
                            Decide,
                            DealCommunity,
                            RevealDealer,
                            RecordHand,
                            DeclineExposure,
                            Settle,
                            Report,
                            Answer>;

struct Act {
    Actor by{};
    Action action{};
    friend bool operator==(const Act&, const Act&) = default;
};

}  // namespace baize
