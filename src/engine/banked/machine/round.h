// One round of a house game as a value: the whole state, for all five games.
// engine/banked/machine/play.h decides what may happen next; the room's judge settles the wagers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/banked/machine/actor.h"
#include "engine/banked/rulings/ruling.h"
#include "engine/banked/wagers/limits.h"
#include "engine/banked/wagers/wager.h"
#include "engine/core/card_list.h"
#include "engine/core/clause.h"
#include "engine/core/money.h"
#include "engine/core/static_vector.h"

namespace baize {

inline constexpr std::size_t boxes_max = 9;

// The phase of a round.
enum class Phase : std::uint8_t {
    betting,    // wagers may be placed and changed
    closed,     // no more bets; the cards are prepared
    dealt,      // hands are dealt, the players have not been told to act
    deciding,   // hands are acted on
    dealing,    // communal cards are due
    revealing,  // the dealer's hand is due
    showdown,   // hands are compared; a player may still decline to show
    over
};

// The standing of a hand. Effects of rulings on single wagers are in Box::overrides.
enum class Standing : std::uint8_t {
    empty,        // no hand here
    active,       // in the game, more decisions may come
    played,       // in the game until the showdown
    folded,       // given up
    folded_ante,  // Ante given up, Pair Plus kept [TCP 7.5.2(b)]
    instant_winner,
    dead  // removed by a ruling
};

// A ruling's verdict on one wager, which takes precedence over any comparison of hands.
struct Override {
    Verdict verdict = Verdict::void_;
    Clause clause{};  // if set, the override is in force
    friend constexpr bool operator==(const Override&, const Override&) = default;
};

struct Box {
    std::array<Money, staked_wager_count> stake{};
    std::array<PlayerId, staked_wager_count> owner{};
    std::array<Override, staked_wager_count> overrides{};
    bool has_overrides = false;
    Standing standing = Standing::empty;
    bool acted = false;              // has acted on this street
    std::uint8_t decided_on = 0;     // street of the Play wager or of the fold
    bool declined = false;           // chose not to have the hand exposed
    bool forgot_wager = false;       // plays on without the forgotten wager [CH 5.9(e)]
    bool carries_jackpot = false;    // its Jackpot wager stays for the next round [CS 11.14]
    bool deemed_seat = false;        // counts as the seat's hand this round [CS 11.10.1]
    bool jackpot_came_over = false;  // it was paid for and counted in the last round [I-48]
    std::uint8_t dealt = 0;          // number of cards lying here, known or not
    CardList<5> cards{};             // empty until recorded
    std::optional<Limits> limits{};

    [[nodiscard]] constexpr Money operator[](Wager wager) const { return stake[index(wager)]; }

    [[nodiscard]] constexpr Money& operator[](Wager wager) { return stake[index(wager)]; }

    [[nodiscard]] constexpr bool has(Wager wager) const {
        return stake[index(wager)].is_positive();
    }

    [[nodiscard]] constexpr bool is_in_play() const {
        return standing == Standing::active || standing == Standing::played ||
               standing == Standing::instant_winner;
    }

    friend bool operator==(const Box&, const Box&) = default;
};

// The state of the deck on the table that the rules depend on.
struct CardsInPlay {
    bool verified = false;  // checked to be the full 52
    bool shuffled = false;  // shuffled since the last round
    std::uint8_t cut = 0;   // cards above the cut; 0: not cut
    bool cut_waived = false;
    bool second_deck = false;  // which of the two colours is in play
    friend bool operator==(const CardsInPlay&, const CardsInPlay&) = default;
};

// Warnings the table remembers until the player leaves, or for the day. [CS 6.2.1] [CS 11.12]
// [I-57] [I-85]
struct Warnings {
    PlayerId player = 0;
    bool below_minimum = false;
    bool cannot_match = false;
    std::uint32_t day = 0;  // day of the warning below the minimum, numbered as Round::day
    friend bool operator==(const Warnings&, const Warnings&) = default;
};

struct Round {
    Phase phase = Phase::betting;
    std::uint8_t street = 0;
    std::array<Box, boxes_max> boxes{};
    std::array<PlayerId, boxes_max> seated{};  // the player seated at each box
    CardsInPlay deck{};

    CardList<5> dealer{};
    std::uint8_t dealer_dealt = 0;
    std::uint8_t up_card = 4;  // index of the dealer's face-up card, in games that have one
    bool dealer_shown = false;
    Clause dealer_void{};  // if set, the dealer's hand is void under this clause
    CardList<5> community{};
    std::uint8_t discarded_hands = 0;  // hands in the discard rack

    std::uint8_t exposed_of_players = 0;
    std::uint8_t exposed_of_dealer = 0;
    StaticVector<Question, 2 * boxes_max> questions{};
    Clause voided{};  // if set, the whole round is void under this clause

    bool jackpot_started = false;
    bool jackpot_closed = false;

    StaticVector<Warnings, 16> warnings{};
    std::uint32_t day = 0;  // day on which betting closed, in the house's numbering [I-85]

    friend bool operator==(const Round&, const Round&) = default;
};

// The first round of a table just opened with a checked deck, before any wager.
[[nodiscard]] Round opening_round();

// The street of the flop, the turn and the river in games with communal cards.
inline constexpr std::uint8_t street_hole = 0;
inline constexpr std::uint8_t street_flop = 1;

// The warnings of a player; adds an empty entry if there is none.
[[nodiscard]] Warnings& warnings_of(Round& round, PlayerId player);

// The person who controls the hand: the owner of the Ante, or of the wager that earned the cards; 0
// if none.
[[nodiscard]] PlayerId hand_owner(const Box& box);

// The one hand a player may look at: the hand at the player's seat, or else the player's first
// hand; a ruling may deem another to be it. nullopt if the player has no hand. [CS 5.10.2]
// [CS 11.10.1] [TCP 5.9.2]
[[nodiscard]] std::optional<std::size_t> seat_hand(const Round& round, PlayerId player);

[[nodiscard]] bool has_any_wager(const Box& box);

// Every card in the round whose face is known.
[[nodiscard]] CardSet known_cards(const Round& round);

}  // namespace baize
