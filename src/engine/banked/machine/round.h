// One round of a house game as a value: the whole state, whichever of the five games it is. What
// may happen next is engine/banked/machine/play.h; what the wagers become is the room's judge.
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

enum class Phase : std::uint8_t {
    betting,    // wagers may be placed and changed
    closed,     // no more bets; the cards are made ready
    dealt,      // hands are out, nobody has been told to act
    deciding,   // hands are acted on
    dealing,    // communal cards are due
    revealing,  // the dealer's hand is due
    showdown,   // hands are compared; a player may still decline to show
    over
};

// How a hand stands. What a ruling did to single wagers is in Box::overrides.
enum class Standing : std::uint8_t {
    empty,        // no hand here
    active,       // in the game, more decisions may come
    played,       // in the game to the end
    folded,       // given up
    folded_ante,  // Ante given up, Pair Plus kept [TCP 7.5.2(b)]
    instant_winner,
    dead  // out by a ruling
};

// A ruling's word on one wager, stronger than any comparison of hands.
struct Override {
    Verdict verdict = Verdict::void_;
    Clause clause{};  // set: the override is in force
    friend constexpr bool operator==(const Override&, const Override&) = default;
};

struct Box {
    std::array<Money, staked_wager_count> stake{};
    std::array<PlayerId, staked_wager_count> owner{};
    std::array<Override, staked_wager_count> overrides{};
    bool has_overrides = false;
    Standing standing = Standing::empty;
    bool acted = false;              // on this street
    std::uint8_t decided_on = 0;     // street of the Play wager or of the fold
    bool declined = false;           // chose not to have the hand exposed
    bool forgot_wager = false;       // plays on without the wager that was left out [CH 5.9(e)]
    bool carries_jackpot = false;    // its Jackpot wager stays for the next round [CS 11.14]
    bool deemed_seat = false;        // counts as the seat's hand this round [CS 11.10.1]
    bool jackpot_came_over = false;  // it stayed from the last round: paid for and counted [I-48]
    std::uint8_t dealt = 0;          // cards lying here, known or not
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

// The deck on the table, as far as the rules ask about it.
struct CardsInPlay {
    bool verified = false;  // checked to be the full 52
    bool shuffled = false;  // since the last round
    std::uint8_t cut = 0;   // cards above the cut; 0: not cut
    bool cut_waived = false;
    bool second_deck = false;  // which of the two colours is in play
    friend bool operator==(const CardsInPlay&, const CardsInPlay&) = default;
};

// What the table remembers of a player until the player leaves, or for the day.
// [CS 6.2.1] [CS 11.12] [I-57] [I-85]
struct Warnings {
    PlayerId player = 0;
    bool below_minimum = false;
    bool cannot_match = false;
    std::uint32_t day = 0;  // of the warning below the minimum, as Round::day
    friend bool operator==(const Warnings&, const Warnings&) = default;
};

struct Round {
    Phase phase = Phase::betting;
    std::uint8_t street = 0;
    std::array<Box, boxes_max> boxes{};
    std::array<PlayerId, boxes_max> seated{};  // who sits where
    CardsInPlay deck{};

    CardList<5> dealer{};
    std::uint8_t dealer_dealt = 0;
    std::uint8_t up_card = 4;  // which of the dealer's cards lies face up where one does
    bool dealer_shown = false;
    Clause dealer_void{};  // set: the dealer's hand is void under this clause
    CardList<5> community{};
    std::uint8_t discarded_hands = 0;  // in the rack

    std::uint8_t exposed_of_players = 0;
    std::uint8_t exposed_of_dealer = 0;
    StaticVector<Question, 2 * boxes_max> questions{};
    Clause voided{};  // set: the whole round is void under this clause

    bool jackpot_started = false;
    bool jackpot_closed = false;

    StaticVector<Warnings, 16> warnings{};
    std::uint32_t day = 0;  // on which betting closed, as the house numbers days [I-85]

    friend bool operator==(const Round&, const Round&) = default;
};

// The street of the flop, the turn and the river in games with communal cards.
inline constexpr std::uint8_t street_hole = 0;
inline constexpr std::uint8_t street_flop = 1;

// The warnings of a player, made when there are none yet.
[[nodiscard]] Warnings& warnings_of(Round& round, PlayerId player);

// The person who controls the hand: the owner of the Ante, or of whatever earned the cards.
[[nodiscard]] PlayerId hand_owner(const Box& box);

// The one hand a player may look at: where the player sits, or, without a hand there, the first of
// the player's hands; a ruling may deem another to be it. Nothing when the player has none.
// [CS 5.10.2] [CS 11.10.1] [TCP 5.9.2]
[[nodiscard]] std::optional<std::size_t> seat_hand(const Round& round, PlayerId player);

[[nodiscard]] bool has_any_wager(const Box& box);

// Every card that is known to be out.
[[nodiscard]] CardSet known_cards(const Round& round);

}  // namespace baize
