// Advice of the coach at a practice table: the value of every choice open to the player, the best
// choice, and the cost of each other one.
//
// Advice is computed from the player's own view, so it uses nothing that the player may not see.
// [I-139]
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/card_list.h"
#include "engine/core/fraction.h"
#include "engine/core/game_id.h"
#include "engine/core/place.h"
#include "engine/core/result.h"
#include "house/casino/decide.h"

namespace baize::coach {

using house::PersonId;
using house::TableId;
using house::TableState;

// A figure that is printed as its nearest decimal, beside the exact value.
struct Decimal {
    Fraction value{};
    friend bool operator==(const Decimal&, const Decimal&) = default;
};

// The simplifications behind the figures.
enum class Note : std::uint8_t {
    side_wagers_left_out,   // the cost of a fold includes side wagers that it forfeits
    hand_not_seen,          // the player may not look at the hand, so it has no figures
    short_of_chips,         // for this choice, or for a later one that the figures assume
    rivals_unknown,         // all possible hidden hands are equally likely
    nothing_more_goes_in,   // all remaining players stay to the end, without further bets
    raises_not_weighed,     // the value of a raise depends on the replies of others
    sampled,                // equity is estimated from random deals, always the same ones
    commission_left_out,    // the pots are counted before commission
    rivals_keep_two,        // Pineapple: rivals hold two random cards, not the best of three
    own_discard_forgotten,  // Pineapple: the discarded card counts as unseen
};
BOOST_DESCRIBE_ENUM(Note,
                    side_wagers_left_out,
                    hand_not_seen,
                    short_of_chips,
                    rivals_unknown,
                    nothing_more_goes_in,
                    raises_not_weighed,
                    sampled,
                    commission_left_out,
                    rivals_keep_two,
                    own_discard_forgotten)

// The note as a sentence for players.
[[nodiscard]] std::string_view sentence(Note note);

// The net result of the whole round if all later decisions are best.
struct HouseWorth {
    Fraction exact{};  // in units of the Ante
    Decimal ev{};
    Fraction cents_exact{};  // of the present chips, as they would be paid
    Decimal cents{};
    Fraction forfeits_exact{};  // average return of the side wagers it forfeits
    Fraction loss_exact{};      // compared with the best choice, including forfeited side wagers
    Decimal loss{};
    Fraction loss_cents_exact{};
    Decimal loss_cents{};
    friend bool operator==(const HouseWorth&, const HouseWorth&) = default;
};
BOOST_DESCRIBE_STRUCT(
    HouseWorth,
    (),
    (exact, ev, cents_exact, cents, forfeits_exact, loss_exact, loss, loss_cents_exact, loss_cents))

// One choice at a house game with its value.
struct HouseOption {
    std::string option{};  // "fold", "play_4x"
    Decision decision{};
    std::optional<Wager> wager{};
    Money amount{};                     // of that wager
    bool affordable = true;             // with the player's chips at the table
    bool best = false;                  // the best affordable choice; among equals the cheapest
    std::optional<HouseWorth> worth{};  // nullopt if the player may not see the hand
    Clause clause{};
    friend bool operator==(const HouseOption&, const HouseOption&) = default;
};
BOOST_DESCRIBE_STRUCT(HouseOption,
                      (),
                      (option, decision, wager, amount, affordable, best, worth, clause))

// A hand of the player that waits for a decision.
struct BoxAdvice {
    BoxIndex box = 0;
    Money unit{};  // the Ante, or the Blind if there is no Ante
    CardSet hand{};
    CardSet board{};
    CardSet dealer{};
    CardSet known{};      // cards of other hands that lie open
    std::string deals{};  // number of equally likely deals counted
    std::string best{};
    std::vector<HouseOption> options{};  // smallest stake first
    friend bool operator==(const BoxAdvice&, const BoxAdvice&) = default;
};
BOOST_DESCRIBE_STRUCT(BoxAdvice, (), (box, unit, hand, board, dealer, known, deals, best, options))

// The result in chips from now on: chips already in the pots are not counted as a cost.
struct PokerWorth {
    Fraction cents_exact{};  // from the sample, if deals were sampled
    Decimal cents{};
    Decimal standard_error{};  // of cents; 0 if every deal was counted
    Fraction loss_cents_exact{};
    Decimal loss_cents{};
    friend bool operator==(const PokerWorth&, const PokerWorth&) = default;
};
BOOST_DESCRIBE_STRUCT(PokerWorth,
                      (),
                      (cents_exact, cents, standard_error, loss_cents_exact, loss_cents))

// One choice at poker with its value.
struct PokerOption {
    std::string option{};  // "call", "discard_Qh"
    poker::Does does{};
    std::optional<Card> card{};  // the discarded one
    Money amount{};              // chips to add; for a bet, the minimum
    bool best = false;
    std::optional<PokerWorth> worth{};
    friend bool operator==(const PokerOption&, const PokerOption&) = default;
};
BOOST_DESCRIBE_STRUCT(PokerOption, (), (option, does, card, amount, best, worth))

// How a figure was computed.
enum class Method : std::uint8_t { exact, sampled };
BOOST_DESCRIBE_ENUM(Method, exact, sampled)

// The average share of a pot that the player's cards win against all remaining players.
struct SeatEquity {
    Method method = Method::exact;
    std::int64_t deals = 0;
    std::uint64_t seed = 0;  // of the random sample
    Fraction exact{};        // exact, or of the sample
    Decimal equity{};
    Decimal standard_error{};
    friend bool operator==(const SeatEquity&, const SeatEquity&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatEquity, (), (method, deals, seed, exact, equity, standard_error))

// The price of a call.
struct PotOdds {
    Money to_call{};
    Money pot{};            // the part of the pots that a caller can win
    Fraction odds_exact{};  // to_call / pot
    Decimal odds{};
    Fraction needs_exact{};  // the equity at which a call is worth as much as a fold
    Decimal needs{};
    friend bool operator==(const PotOdds&, const PotOdds&) = default;
};
BOOST_DESCRIBE_STRUCT(PotOdds, (), (to_call, pot, odds_exact, odds, needs_exact, needs))

// The values of the choices in a hand of poker.
struct HandAdvice {
    SeatIndex seat = 0;
    CardSet hand{};
    CardSet board{};
    std::uint8_t rivals = 0;
    std::optional<SeatEquity> equity{};  // nullopt if the player may not see the hand
    std::optional<PotOdds> pot_odds{};   // set if there is a bet to call
    std::string best{};                  // among the choices with a figure
    std::vector<PokerOption> options{};  // the choices, each with its value
    friend bool operator==(const HandAdvice&, const HandAdvice&) = default;
};
BOOST_DESCRIBE_STRUCT(HandAdvice, (), (seat, hand, board, rivals, equity, pot_odds, best, options))

// The values of the choices that the viewer has now.
struct Advice {
    TableId table = 0;
    GameId game{};
    std::uint64_t round = 0;
    PersonId person = 0;
    std::vector<BoxAdvice> boxes{};    // at a house game, at least one
    std::optional<HandAdvice> hand{};  // at poker
    std::vector<Note> notes{};
    friend bool operator==(const Advice&, const Advice&) = default;
};
BOOST_DESCRIBE_STRUCT(Advice, (), (table, game, round, person, boxes, hand, notes))

// Returns the book's clause about advice by the house. The ban on analysing devices is a different
// rule: [CP 13.1] [CS 14.1] [TCP 11.1] [UTH 6.8] [CH 6.8]
[[nodiscard]] Clause no_advice_clause(house::Book book);

// Returns the advice for `now.by.person`. Refused where chips are money, and while the person has
// no decision to make. [CP 13.7] [CS 14.5] [TCP 11.5] [UTH 6.5] [CH 6.5] [I-139]
[[nodiscard]] Result<Advice> advise(const house::Context& now, const TableState& table);

}  // namespace baize::coach
