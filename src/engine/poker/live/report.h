// Irregularities at a live table as staff report them, and the book's ruling. Where staff have to
// judge (can the hands be put right?), the report carries the finding. [CP 9.1] [CP 13.6]
// [CP 13.14]
//
// The record is taken to be what lies on the table, except where the report says otherwise: a card
// that a player never got, or a burn never made, is still the top of the stub.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/banked/machine/actor.h"
#include "engine/core/clause.h"
#include "engine/core/place.h"
#include "engine/core/result.h"
#include "engine/core/static_vector.h"
#include "engine/poker/hand/event.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/rules/rules.h"
#include "engine/poker/table/opening.h"

namespace baize::poker {

// Numbers go into records: add at the end.
enum class Irregularity : std::uint8_t {
    // The shuffle, the cut and the initial deal
    cut_exposed,         // a card was seen during the cut
    not_shuffled,        //
    not_cut,             //
    dealt_out_of_order,  // `can_be_put_right`
    dealt_out,           // `seat` received no cards; `can_be_put_right`
    extra_hand,          // dealt to a place not in the hand; `can_be_put_right`
    wrong_count,         // `seat` holds `count` cards; `can_be_put_right`
    exposed_by_dealer,   // `count` hole cards; for a single card `seat` and `cards[0]`
    defective_deck,      //
    boxed_card,          // `cards[0]`; `cards[1]` replaces it on an unseen deck's board

    // The board
    burn_missed,      // `can_be_put_right`
    board_too_early,  // dealt before the betting is complete; `burned`
    board_too_many,   // `count` cards were opened at once; `cards[0]` is the one that was due;
                      // `burned`

    // Hands
    exposed_by_player,      // `cards` of `seat`
    shown_to_one,           // `seat` showed the hand to one other player
    not_discarded,          // `seat` still has the card `cards[0]`
    mucked_by_dealer,       // `seat`; `can_be_put_right`: identified beyond doubt
    information_exchanged,  // given by `seat`, spoken or by showing cards
    disruption,             // commotion, fire, riot, brawl, robbery, act of God
    fraud                   //
};

inline constexpr std::size_t irregularity_count = 20;

[[nodiscard]] std::string_view name(Irregularity what);

struct Report {
    Irregularity what{};
    Actor by{};
    SeatOrTable seat = no_seat;     // no_seat means the whole table
    std::uint8_t count = 1;         // number of cards
    StaticVector<Face, 4> cards{};  // cards that were seen; required where the deck is unseen
    bool can_be_put_right = false;  // finding of staff
    bool burned = true;             // finding of staff: a card was burned first
    bool already_dealt = false;     // concerns the last community cards, not those now coming
    bool flop_valid = true;  // finding of staff: side wagers settled on the flop stand [I-66]
    friend bool operator==(const Report&, const Report&) = default;
};

enum class Outcome : std::uint8_t {
    play_on,
    corrected,      // put right; the hand goes on
    misdeal,        // every chip goes back and the hand is dealt again; side wagers stay
    all_returned,   // every chip goes back, side wagers too
    hand_void,      // one hand is void; its chips go back
    hand_dead,      // one hand is dead; its chips stay
    card_replaced,  // the next card replaces it
    taken_back,     // cards go back to be shuffled with the stub
    set_aside,      // a card waits to be shuffled into the stub
    next_burn,      // a card will be the next burn
    card_mucked,    //
    discard_due,    // the player discards now
    hand_restored,  //
    must_show       // the hand must be shown to the whole table when asked
};

// The dealer's next step.
enum class Next : std::uint8_t {
    go_on,
    shuffle_stub,  // shuffle and cut before the next community card
    deal_again,    // new shuffle and cut, dealt to the same player first [CP 9.1.1]
    next_hand
};

struct Ruling {
    Outcome outcome = Outcome::play_on;
    Next next = Next::go_on;
    Clause clause{};
    friend bool operator==(const Ruling&, const Ruling&) = default;
};

// Gives a ruling and carries it out, or says why not. A refused report changes nothing.
[[nodiscard]] Result<Ruling> report(const Rules& rules,
                                    Hand& hand,
                                    const Report& report,
                                    EventList& events);

// Rebuilds the report from a recorded ruling, without the person who made it. REQUIRES: event.what
// is `ruled`.
[[nodiscard]] Report report_of(const Event& event);

// The opening for dealing a misdealt hand again: same button and forced bets, side wagers still in
// place, no second fee. The caller adds a newly shuffled and cut deck. [CP 9.1.1] [I-73] REQUIRES:
// the hand was opened with `first` and is to be dealt again.
[[nodiscard]] Opening opening_again(const Opening& first, const Hand& misdealt);

}  // namespace baize::poker
