// How a hand begins: who is dealt in with what, where the button lies, which forced bets are due
// and how the deck is ordered. button.h computes it between hands; a replay reads it from a record.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/money.h"
#include "engine/core/static_vector.h"
#include "engine/poker/hand/face.h"
#include "engine/poker/rules/seats.h"

namespace baize::poker {

// Numbers go into records: add at the end.
enum class Post : std::uint8_t {
    ante,
    blind,      // compulsory, from its seat left of the button
    straddle,   // voluntary, double the one before it
    live,       // by a newcomer or after missed blinds; counts as the player's bet [I-69]
    dead,       // a missed small blind; goes into the pot and is no bet [I-69]
    table_ante  // one player's ante for the whole table; goes into the main pot
};

struct Posting {
    Seat seat = 0;
    Post post = Post::blind;
    Money amount{};  // the full amount; a player with less is all-in for the stack [I-72]
    friend bool operator==(const Posting&, const Posting&) = default;
};

inline constexpr std::size_t postings_max = 3 * seats_max;

// The colour on which a side wager bets.
enum class Colour : std::uint8_t { none, red, black, both };

// A wager on the colour of the flop.
struct SideWager {
    Money amount{};  // on each colour named
    Colour colour = Colour::none;
    friend bool operator==(const SideWager&, const SideWager&) = default;
};

struct Opening {
    std::array<Money, seats_max> stacks{};
    SeatSet dealt_in{};
    Seat button = 0;            // may be an empty place: a dead button
    bool button_in_use = true;  // if false, an odd chip goes by suit [CP 8.5.2]
    bool fees_paid = false;     // a misdeal is dealt again [CP 9.1.1] [I-66]
    StaticVector<Posting, postings_max> postings{};  // in the order they are put up
    std::array<SideWager, seats_max> side_wagers{};  // also by players who are not dealt in
    std::array<Face, card_count> deck{};             // top first; unseen at a live table
    friend bool operator==(const Opening&, const Opening&) = default;
};

}  // namespace baize::poker
