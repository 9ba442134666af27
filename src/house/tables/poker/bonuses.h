// Bonus prizes at one poker table: the dealer is prompted when a hand qualifies, and a TG Higher
// Duties Dealer (or above) verifies it. Cash is then paid once; goods and services are owed until
// the player has them. The house pays; pots and commission are never touched. [CP 11.3] [I-100]
//
// A verified cash prize lies in the player's account `liability`. Play chips come out of the mint
// when they are paid, so they never mix with money. [I-139]
#pragma once

#include <cstdint>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/card_list.h"
#include "engine/hands/five_card_hand.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/money/prize.h"
#include "engine/poker/rules/seats.h"
#include "house/bonus_prize.h"
#include "house/issuer.h"

namespace baize::house {

using TabledCards = CardList<poker::hole_cards_max>;

// A shown hand that reaches a line of the sign.
struct BonusHand {
    poker::Seat seat = 0;
    PersonId person = 0;
    TabledCards cards{};
    FiveCardRank hand{};
    friend bool operator==(const BonusHand&, const BonusHand&) = default;
};
BOOST_DESCRIBE_STRUCT(BonusHand, (), (seat, person, cards, hand))

// Prompts the dealer to notify a TG Higher Duties Dealer (or above): these hands of one round of
// play qualify for this prize. One person verifies all of them together. [CP 11.3]
struct BonusPrompt {
    std::uint32_t number = 0;  // counted per table
    std::uint64_t hand = 0;    // round of play
    BonusPrize prize{};
    std::vector<BonusHand> hands{};
    friend bool operator==(const BonusPrompt&, const BonusPrompt&) = default;
};
BOOST_DESCRIBE_STRUCT(BonusPrompt, (), (number, hand, prize, hands))

// A prize that is verified and not yet paid or delivered.
struct BonusOwed {
    std::uint32_t number = 0;  // in the same sequence
    std::uint64_t hand = 0;
    BonusPrize prize{};
    poker::BonusAward award{};
    friend bool operator==(const BonusOwed&, const BonusOwed&) = default;
};
BOOST_DESCRIBE_STRUCT(BonusOwed, (), (number, hand, prize, award))

struct PokerBonuses {
    std::uint32_t last = 0;  // number given out last
    std::uint64_t hand = 0;  // the last round of play in which a hand qualified
    poker::SeatSet seats{};  // the seats that qualified in it: each qualifies only once
    std::vector<BonusPrompt> prompts{};
    std::vector<BonusOwed> owed{};
    friend bool operator==(const PokerBonuses&, const PokerBonuses&) = default;
};
BOOST_DESCRIBE_STRUCT(PokerBonuses, (), (last, hand, seats, prompts, owed))

// These return nullptr if there is none with the number, or none any more.
[[nodiscard]] const BonusPrompt* find_prompt(const PokerBonuses& bonuses, std::uint32_t number);
[[nodiscard]] const BonusOwed* find_owed(const PokerBonuses& bonuses, std::uint32_t number);

}  // namespace baize::house
