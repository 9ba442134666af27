// Bonus prizes at one poker table: the dealer is prompted when a hand qualifies, a TG Higher Duties
// Dealer (or above) verifies it, then cash is paid once, and goods and services are owed until the
// player has them. The house pays; pots and commission are never touched. [CP 11.3] [I-100]
//
// From the verification on a cash prize lies in the player's account `liability`; play chips come
// out of the mint when they are paid, so that they never meet money. [I-139]
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/card_list.h"
#include "house/bonus_prize.h"
#include "house/tables/poker/described_hand.h"
#include "house/tables/poker/poker_table.h"
#include "ledger/record/posting.h"

namespace baize::poker {

BOOST_DESCRIBE_STRUCT(BonusAward, (), (player, hand, kind, worth, verified_by, paid_in, delivered))

}  // namespace baize::poker

namespace baize::house {

using TabledCards = CardList<poker::hole_cards_max>;

// A hand that lies open and reaches a line of the sign.
struct BonusHand {
    poker::Seat seat = 0;
    PersonId person = 0;
    TabledCards cards{};
    FiveCardRank hand{};
    friend bool operator==(const BonusHand&, const BonusHand&) = default;
};
BOOST_DESCRIBE_STRUCT(BonusHand, (), (seat, person, cards, hand))

// The dealer is to notify a TG Higher Duties Dealer (or above): these hands of one round of play
// qualify for this prize, and whoever verifies them decides about all of them together. [CP 11.3]
struct BonusPrompt {
    std::uint32_t number = 0;  // counted at the table
    std::uint64_t hand = 0;    // round of play
    BonusPrize prize{};
    std::vector<BonusHand> hands{};
    friend bool operator==(const BonusPrompt&, const BonusPrompt&) = default;
};
BOOST_DESCRIBE_STRUCT(BonusPrompt, (), (number, hand, prize, hands))

// Verified, and not yet paid or delivered.
struct BonusOwed {
    std::uint32_t number = 0;  // from the same count
    std::uint64_t hand = 0;
    BonusPrize prize{};
    poker::BonusAward award{};
    friend bool operator==(const BonusOwed&, const BonusOwed&) = default;
};
BOOST_DESCRIBE_STRUCT(BonusOwed, (), (number, hand, prize, award))

struct PokerBonuses {
    std::uint32_t last = 0;  // number given out
    std::uint64_t hand = 0;  // the last one in which somebody qualified
    poker::SeatSet seats{};  // who did: nobody qualifies twice in it
    std::vector<BonusPrompt> prompts{};
    std::vector<BonusOwed> owed{};
    friend bool operator==(const PokerBonuses&, const PokerBonuses&) = default;
};
BOOST_DESCRIBE_STRUCT(PokerBonuses, (), (last, hand, seats, prompts, owed))

struct BonusQualified {
    std::vector<BonusPrompt> prompts{};
    friend bool operator==(const BonusQualified&, const BonusQualified&) = default;
};
BOOST_DESCRIBE_STRUCT(BonusQualified, (), (prompts))

// Those of the hands that were found good; none: the prompt is done with.
struct BonusVerified {
    std::uint32_t prompt = 0;
    std::vector<BonusOwed> awards{};
    friend bool operator==(const BonusVerified&, const BonusVerified&) = default;
};
BOOST_DESCRIBE_STRUCT(BonusVerified, (), (prompt, awards))

// [CP 11.3.1]
struct BonusPaid {
    std::uint32_t award = 0;
    poker::PaidIn paid_in = poker::PaidIn::chips;
    ledger::Account to{};
    friend bool operator==(const BonusPaid&, const BonusPaid&) = default;
};
BOOST_DESCRIBE_STRUCT(BonusPaid, (), (award, paid_in, to))

// [CP 11.3.2]
struct BonusDelivered {
    std::uint32_t award = 0;
    friend bool operator==(const BonusDelivered&, const BonusDelivered&) = default;
};
BOOST_DESCRIBE_STRUCT(BonusDelivered, (), (award))

// The round of play is void: what of it is not yet paid or delivered is not due any more.
struct BonusFell {
    std::uint64_t hand = 0;
    friend bool operator==(const BonusFell&, const BonusFell&) = default;
};
BOOST_DESCRIBE_STRUCT(BonusFell, (), (hand))

// Their numbers in records are in record_tags.h.
using BonusEvent =
    std::variant<BonusQualified, BonusVerified, BonusPaid, BonusDelivered, BonusFell>;

// The hand on the felt is over: everybody whose cards were shown and reach a line of the sign;
// nothing where nobody's do. REQUIRES: it was not asked before about this hand.
[[nodiscard]] std::optional<BonusQualified> found_bonuses(const PokerBonuses& bonuses,
                                                          const PokerTable& table,
                                                          const PokerGame& game);

// A winner without showdown tables the cards at once: the player where the house knows them, at a
// live table the dealer, who says which. [CP 11.4] [I-100]
[[nodiscard]] Result<BonusEvent> decide_table_hand(const PokerBonuses& bonuses,
                                                   const PokerTable& table,
                                                   const PokerGame& game,
                                                   const Issuer& by,
                                                   poker::Seat seat,
                                                   const TabledCards& cards);

// May the hand still be tabled by a winner without showdown? The seat.
[[nodiscard]] std::optional<poker::Seat> may_table_hand(const PokerBonuses& bonuses,
                                                        const PokerTable& table,
                                                        const PokerGame& game);

// The seats whose hands are good. [CP 11.3]
[[nodiscard]] Result<BonusEvent> decide_verify_bonus(const PokerBonuses& bonuses,
                                                     const Issuer& by,
                                                     std::uint32_t prompt,
                                                     const std::vector<poker::Seat>& good);

// In chips by the dealer, in cash at the cage, where alone money leaves the house, or to the
// wallet. Into which account the caller knows. [CP 11.3.1] [I-138]
[[nodiscard]] Result<BonusEvent> decide_pay_bonus(const PokerBonuses& bonuses,
                                                  Chips chips,
                                                  const Issuer& by,
                                                  const BonusPaid& wanted);

// [CP 11.3.2]
[[nodiscard]] Result<BonusEvent> decide_deliver_bonus(const PokerBonuses& bonuses,
                                                      const Issuer& by,
                                                      std::uint32_t award);

// Nothing where the hand has no prize left to fall.
[[nodiscard]] std::optional<BonusFell> fallen_bonuses(const PokerBonuses& bonuses,
                                                      std::uint64_t hand);

// nullptr where there is none such (any more).
[[nodiscard]] const BonusPrompt* find_prompt(const PokerBonuses& bonuses, std::uint32_t number);
[[nodiscard]] const BonusOwed* find_owed(const PokerBonuses& bonuses, std::uint32_t number);

void apply(PokerBonuses& bonuses, const BonusEvent& event, const EventMeta& recorded);

// REQUIRES: an event that was decided on these.
[[nodiscard]] std::vector<ledger::Posting> postings(const PokerBonuses& bonuses,
                                                    Chips chips,
                                                    const BonusEvent& event);

}  // namespace baize::house
