// Irregularities as they are reported, and the books' rulings. Where a person must decide, the
// ruling is a question, and the round waits for that person's answer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/banked/machine/actor.h"
#include "engine/banked/wagers/wager.h"
#include "engine/core/card_list.h"
#include "engine/core/clause.h"
#include "engine/core/money.h"
#include "engine/core/place.h"
#include "engine/core/static_vector.h"

namespace baize {

// Numbers go into records: add at the end.
enum class Irregularity : std::uint8_t {
    card_exposed,         // `count` cards of a box or of the dealer turned up by mistake
    wrong_count,          // a box or the dealer has no cards or the wrong number
    cards_on_empty_area,  // cards lie on a box without the wager that earns them
    cards_taken,          // the dealer took a box's cards by mistake after they were seen
    hand_viewed,          // a player looked at an additional hand on `box`
    deck_incorrect,       // the deck in use does not hold its 52 cards
    shuffler_jam,         // the shuffler stopped, jammed or did not complete its cycle
    shuffler_unverified,  // the shuffler did not verify the number of cards
    cut_missing,          // the cards were not cut
    communal_misdealt,    // communal cards came in the wrong order or number
    communal_exposed,     // a communal card was seen before its time
    amount_found,         // a wager of `amount` is on the table instead of another amount
    cannot_match,         // the player cannot place the exact second wager
    player_absent,        // the player is absent when due to act
    wager_forgotten,      // the second wager was left out without a fold
    late_wager,           // a wager was placed after the call and found after the first card
    information_exchanged,
    disruption,  // commotion, fire, riot, brawl, robbery, act of God
    fraud,
    jackpot_fault  // the jackpot system failed
};

inline constexpr std::size_t irregularity_count = 20;

[[nodiscard]] std::string_view name(Irregularity what);

struct Report {
    Irregularity what{};
    PlaceIndex place = at_table;
    std::uint8_t count = 1;     // number of cards exposed, or of hands the player has viewed
    std::uint8_t card = 0;      // index of the dealer's card that was exposed (first)
    Wager wager = Wager::ante;  // for amount_found, late_wager
    Money amount{};             // for amount_found
    friend bool operator==(const Report&, const Report&) = default;
};

enum class Asks : std::uint8_t {
    deck_count,      // staff: complete, incomplete
    retract,         // a player: keep, retract (at Three Card Poker also either part alone)
    nominate_cards,  // a player: which cards were taken
    rack_agrees,     // staff: whether the top discards match the named cards
    correct_amount,  // a player: corrected, cannot
    reconstruct,     // staff: whole, flop_only, impossible
    inadvertent,     // staff: yes, no
    void_round,      // staff: yes, no
    top_up           // a player: yes, no
};

inline constexpr std::size_t asks_count = 9;

[[nodiscard]] std::string_view name(Asks asks);

enum class Reply : std::uint8_t {
    complete,
    incomplete,
    keep,
    retract,
    retract_ante_only,       // Ante and Play go back, Pair Plus stays
    retract_pair_plus_only,  // Pair Plus goes back, Ante and Play stay
    named,
    yes,
    no,
    corrected,
    cannot,
    whole,
    flop_only,
    impossible
};

inline constexpr std::size_t reply_count = 14;

[[nodiscard]] std::string_view name(Reply reply);

struct Question {
    Asks asks{};
    Role role = Role::player;  // lowest rank of staff that may answer, or player
    PlayerId player = 0;       // the player who is asked, if role is player
    PlaceIndex box = at_table;
    Report because{};
    Clause clause{};
    friend bool operator==(const Question&, const Question&) = default;
};

// Answers a question about a hand or wager.
struct Answer {
    Asks asks{};
    PlaceIndex box = at_table;
    Reply reply{};
    CardList<5> cards{};  // for Reply::named
    friend bool operator==(const Answer&, const Answer&) = default;
};

enum class Outcome : std::uint8_t {
    play_on,
    asks,           // the round waits; see Round::questions
    misdeal,        // the round is void, every wager goes back
    hand_void,      // one hand is void, its wagers go back
    hand_returned,  // the cards go back to the player
    retracted,      // a player took the wagers back
    dealer_hand_void,
    flop_stands,  // only wagers decided by the flop are settled
    wager_returned,
    settled_as_found,
    folded,
    forfeited,
    reshuffle
};

[[nodiscard]] std::string_view name(Outcome outcome);

struct Ruling {
    Outcome outcome = Outcome::play_on;
    Clause clause{};
    friend bool operator==(const Ruling&, const Ruling&) = default;
};

}  // namespace baize
