// What a player's choices are worth, for a coach to say at a practice table: every choice that is
// open to the player now, the best one, and what each of the others gives away. [I-139]
//
// Nothing here knows more than the player may see: advice is made of the player's view.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/card_list.h"
#include "engine/core/fraction.h"
#include "engine/core/place.h"
#include "engine/core/result.h"
#include "house/casino/decide.h"
#include "house/tables/banked/described_round.h"
#include "house/tables/poker/described_hand.h"

namespace baize::coach {

using house::PersonId;
using house::TableId;
using house::TableState;

// A figure that is printed as the nearest decimal; beside it stands the exact one.
struct Decimal {
    Fraction value{};
    friend bool operator==(const Decimal&, const Decimal&) = default;
};

// What the figures leave out or take for granted.
enum class Note : std::uint8_t {
    side_wagers_left_out,   // of the figures; what a fold forfeits of them counts as its loss
    hand_not_seen,          // the player may not look at it: no figures
    short_of_chips,         // for this choice, or for a later one that the figures count on
    rivals_unknown,         // every hand that is not shown is as likely as any other
    nothing_more_goes_in,   // everybody still in stays to the end, and nobody bets again
    raises_not_weighed,     // what a raise is worth depends on what others do then
    sampled,                // equity is of deals drawn at random, always the same ones
    commission_left_out,    // the pots are counted whole
    rivals_keep_two,        // Pineapple: rivals hold two unknown cards, not the best of three
    own_discard_forgotten,  // Pineapple: the card that was given up counts as unseen
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

// For people.
[[nodiscard]] std::string_view sentence(Note note);

// Net of the whole round, when later decisions are the best.
struct HouseWorth {
    Fraction exact{};  // in units of the Ante
    Decimal ev{};
    Fraction cents_exact{};  // of the chips that lie there, as they would be paid
    Decimal cents{};
    Fraction forfeits_exact{};  // cents that side wagers would return on average, and now do not
    Fraction loss_exact{};      // against the best choice, with what it forfeits
    Decimal loss{};
    Fraction loss_cents_exact{};
    Decimal loss_cents{};
    friend bool operator==(const HouseWorth&, const HouseWorth&) = default;
};
BOOST_DESCRIBE_STRUCT(
    HouseWorth,
    (),
    (exact, ev, cents_exact, cents, forfeits_exact, loss_exact, loss, loss_cents_exact, loss_cents))

struct HouseOption {
    std::string option{};  // "fold", "play_4x"
    Decision decision{};
    std::optional<Wager> wager{};
    Money amount{};          // of that wager
    bool affordable = true;  // with the chips the player has at the table
    bool best = false;       // of those the player can pay; of equals the one that stakes least
    std::optional<HouseWorth> worth{};  // nothing where the hand is not seen
    Clause clause{};
    friend bool operator==(const HouseOption&, const HouseOption&) = default;
};
BOOST_DESCRIBE_STRUCT(HouseOption,
                      (),
                      (option, decision, wager, amount, affordable, best, worth, clause))

// A hand of the player's that is to be acted on.
struct BoxAdvice {
    BoxIndex box = 0;
    Money unit{};  // the Ante; where it is missing the Blind
    CardSet hand{};
    CardSet board{};
    CardSet dealer{};
    CardSet known{};      // of other hands, where they lie open
    std::string deals{};  // equally likely ones that were counted
    std::string best{};
    std::vector<HouseOption> options{};  // smallest stake first
    friend bool operator==(const BoxAdvice&, const BoxAdvice&) = default;
};
BOOST_DESCRIBE_STRUCT(BoxAdvice, (), (box, unit, hand, board, dealer, known, deals, best, options))

// Of the chips from now on: what has been put in before is gone.
struct PokerWorth {
    Fraction cents_exact{};  // where deals were sampled: of the sample
    Decimal cents{};
    Decimal standard_error{};  // of cents; 0 where every deal was counted
    Fraction loss_cents_exact{};
    Decimal loss_cents{};
    friend bool operator==(const PokerWorth&, const PokerWorth&) = default;
};
BOOST_DESCRIBE_STRUCT(PokerWorth,
                      (),
                      (cents_exact, cents, standard_error, loss_cents_exact, loss_cents))

struct PokerOption {
    std::string option{};  // "call", "discard_Qh"
    poker::Does does{};
    std::optional<Card> card{};  // that is given up
    Money amount{};              // chips to add; of a bet the least it may come to
    bool best = false;
    std::optional<PokerWorth> worth{};
    friend bool operator==(const PokerOption&, const PokerOption&) = default;
};
BOOST_DESCRIBE_STRUCT(PokerOption, (), (option, does, card, amount, best, worth))

enum class Method : std::uint8_t { exact, sampled };
BOOST_DESCRIBE_ENUM(Method, exact, sampled)

// What the player's cards take of a pot on average, against everybody still in.
struct SeatEquity {
    Method method = Method::exact;
    std::int64_t deals = 0;
    std::uint64_t seed = 0;  // of the samples
    Fraction exact{};        // or that of the sample
    Decimal equity{};
    Decimal standard_error{};
    friend bool operator==(const SeatEquity&, const SeatEquity&) = default;
};
BOOST_DESCRIBE_STRUCT(SeatEquity, (), (method, deals, seed, exact, equity, standard_error))

struct PotOdds {
    Money to_call{};
    Money pot{};            // what a caller can win of what lies there
    Fraction odds_exact{};  // to_call / pot
    Decimal odds{};
    Fraction needs_exact{};  // the equity at which calling is worth as much as folding
    Decimal needs{};
    friend bool operator==(const PotOdds&, const PotOdds&) = default;
};
BOOST_DESCRIBE_STRUCT(PotOdds, (), (to_call, pot, odds_exact, odds, needs_exact, needs))

struct HandAdvice {
    SeatIndex seat = 0;
    CardSet hand{};
    CardSet board{};
    std::uint8_t rivals = 0;
    std::optional<SeatEquity> equity{};  // nothing where the hand is not seen
    std::optional<PotOdds> pot_odds{};   // where there is something to call
    std::string best{};                  // of those that have a worth
    std::vector<PokerOption> options{};
    friend bool operator==(const HandAdvice&, const HandAdvice&) = default;
};
BOOST_DESCRIBE_STRUCT(HandAdvice, (), (seat, hand, board, rivals, equity, pot_odds, best, options))

struct Advice {
    TableId table = 0;
    std::string game{};
    std::uint64_t round = 0;
    PersonId person = 0;
    std::vector<BoxAdvice> boxes{};    // at a house game, one at least
    std::optional<HandAdvice> hand{};  // at poker
    std::vector<Note> notes{};
    friend bool operator==(const Advice&, const Advice&) = default;
};
BOOST_DESCRIBE_STRUCT(Advice, (), (table, game, round, person, boxes, hand, notes))

// What a book says of advice by the house. Devices that analyse are forbidden beside it: [CP 13.1]
// [CS 14.1] [TCP 11.1] [UTH 6.8] [CH 6.8]
[[nodiscard]] Clause no_advice_clause(house::Book book);

// For the person who asks, `now.by.person`. Refused where chips are money, and while nothing is to
// be decided by this person. [CP 13.7] [CS 14.5] [TCP 11.5] [UTH 6.5] [CH 6.5] [I-139]
[[nodiscard]] Result<Advice> advise(const house::Context& now, const TableState& table);

}  // namespace baize::coach
