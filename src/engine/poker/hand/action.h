// The actions of players and the dealer in a hand. They are small because millions are played per
// second. Reports of irregularities are in report.h, chips as players push them in pushed.h.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/money.h"
#include "engine/core/place.h"
#include "engine/poker/hand/face.h"
#include "engine/poker/rules/seats.h"

namespace baize::poker {

// Numbers go into records: add at the end.
enum class Does : std::uint8_t {
    fold,
    check,
    call,
    bet,      // or raise; `amount` is the whole bet of the round
    discard,  // discards `cards[0]`, which is unseen at a live table
    show,     // names `cards` where they are still unseen
    muck,
    ask_to_see,  // `seat` asks for the hand of `other`
    time_out,    // the player's clock ran out
    buy_time,

    // The dealer
    deal,  // deals the next community cards; names `cards` where the deck is unseen
    push   // the pots go to their winners
};

struct Action {
    Does does{};
    SeatOrDealer seat = no_seat;  // who acts; no_seat is the dealer
    SeatOrTable other = no_seat;  // ask_to_see only: the seat that is asked to show
    std::uint8_t count = 0;
    std::array<Face, 4> cards{};
    Money amount{};
    friend constexpr bool operator==(const Action&, const Action&) = default;
};

static_assert(sizeof(Action) == 16);

[[nodiscard]] constexpr Action fold(Seat seat) {
    return {.does = Does::fold, .seat = seat};
}

[[nodiscard]] constexpr Action check(Seat seat) {
    return {.does = Does::check, .seat = seat};
}

[[nodiscard]] constexpr Action call(Seat seat) {
    return {.does = Does::call, .seat = seat};
}

[[nodiscard]] constexpr Action bet(Seat seat, Money to) {
    return {.does = Does::bet, .seat = seat, .amount = to};
}

[[nodiscard]] constexpr Action discard(Seat seat, Face card) {
    return {.does = Does::discard, .seat = seat, .count = 1, .cards = {card}};
}

}  // namespace baize::poker
