// Rules shared by Caribbean Stud and Wild Aruba: Wild Aruba is Caribbean Stud except where rule 12
// says otherwise. Each room supplies its ranking, its odds and the clauses of its settlement lines.
// [CS 12.1] [I-34]
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "engine/banked/machine/deal_order.h"
#include "engine/banked/machine/game.h"
#include "engine/banked/machine/round.h"
#include "engine/banked/machine/rules.h"
#include "engine/banked/rulings/melbourne.h"
#include "engine/core/result.h"

namespace baize {

inline constexpr std::uint8_t stud_seats = 9;         // [CS 2.1]
inline constexpr std::uint8_t stud_hand_size = 5;     // [CS 7.3.3]
inline constexpr std::int64_t stud_bet_multiple = 2;  // of the Ante [CS 5.5]
inline constexpr OddsTo stud_even_money{.win = 1};    // every winning Ante [CS 8.1] [CS 12.7.1]

inline constexpr std::array stud_opening{Wager::ante, Wager::jackpot};  // [CS 5.4.1] [CS 5.4.2]
inline constexpr std::array stud_streets{Street{}};

inline constexpr BookClauses stud_clauses{.seats = "CS 2.1"_clause,
                                          .chips_only = "CS 5.1"_clause,
                                          .oral = "CS 5.3"_clause,
                                          .oral_allowed = true,
                                          .window = "CS 5.4"_clause,
                                          .before_deal = "CS 5.2"_clause,
                                          .locked = "CS 5.6"_clause,
                                          .locked_machine = "CS 5.6.1"_clause,
                                          .close = "CS 7.2"_clause,
                                          .second_area = "CS 5.10.1"_clause,
                                          .one_wager = "CS 9.2.2"_clause,
                                          .above_maximum = "CS 6.2.2"_clause,
                                          .deck = "CS 3.1"_clause,
                                          .second_deck = "CS 3.1.1(b)"_clause,
                                          .shuffle = "CS 4.1.1(a)"_clause,
                                          .cut = "CS 4.2.1"_clause,
                                          .cut_range = "I-114"_clause,
                                          .cut_by_dealer = "CS 4.2.2"_clause,
                                          .no_cut = "CS 4.2.1(a)"_clause,
                                          .cut_missing = "I-114"_clause,
                                          .cut_margin = 1,
                                          .deal_by_hand = "CS 7.3"_clause,
                                          .deal_by_machine = "CS 7.4"_clause,
                                          .look = "CS 7.5.1"_clause,
                                          .dealer_announces = true,
                                          .decide = "CS 7.5.1"_clause,
                                          .owner_decides = "CS 5.10"_clause,
                                          .community = "CS 7.3"_clause,  // there are none
                                          .reveal = "CS 7.5.4"_clause,
                                          .settle = "CS 7.6"_clause,
                                          .cards_speak = "CS 7.6.1"_clause,
                                          .jackpot_start = "I-15"_clause,
                                          .jackpot_close = "CS 10.2.2"_clause};

inline constexpr MelbourneArea stud_area{.taken = "CS 5.2"_clause,
                                         .second_area = "CS 5.10.1"_clause,
                                         .below = "CS 6.2.1"_clause,
                                         .above = "CS 6.2.2"_clause,
                                         .off_step = "CS 6.2.3"_clause};

inline constexpr MelbourneBook stud_irregularities{.second_wager = Wager::bet,
                                                   .multiple = stud_bet_multiple,
                                                   .exposed_few = "CS 11.1"_clause,
                                                   .exposed_some = "CS 11.2"_clause,
                                                   .exposed_many = "CS 11.2"_clause,
                                                   .exposed_dealer = "CS 11.3"_clause,
                                                   .exposed_card_turns_up = true,
                                                   .misdeal_at = 3,
                                                   .director = Role::supervisor,
                                                   .empty_director = Role::supervisor,
                                                   .wrong_early = "CS 11.4"_clause,
                                                   .wrong_player = "CS 11.5"_clause,
                                                   .wrong_player_role = Role::area_manager,
                                                   .wrong_player_incomplete = "CS 11.5.1"_clause,
                                                   .wrong_player_void = "CS 11.5.2"_clause,
                                                   .wrong_dealer = "CS 11.6"_clause,
                                                   .wrong_dealer_incomplete = "CS 11.6.1"_clause,
                                                   .wrong_dealer_void = "CS 11.6.2"_clause,
                                                   .empty_early = "CS 11.7"_clause,
                                                   .empty_late = "CS 11.8"_clause,
                                                   .taken_agrees = "CS 11.9.1"_clause,
                                                   .taken_stays = "CS 11.9.2"_clause,
                                                   .taken_returned = "CS 11.9.3"_clause,
                                                   .viewed = "CS 11.10"_clause,
                                                   .viewed_one = "CS 11.10.1"_clause,
                                                   .viewed_more = "CS 11.10.2"_clause,
                                                   .viewed_retract = "CS 11.10.2(a)"_clause,
                                                   .view_rule = "CS 5.10.2"_clause,
                                                   .deck = "CS 11.11"_clause,
                                                   .cannot_match = "CS 11.12"_clause,
                                                   .excess = "CS 11.13.1"_clause,
                                                   .short_amount = "CS 11.13.2"_clause,
                                                   .jam = "CS 11.16"_clause,
                                                   .unverified = "CS 11.17"_clause,
                                                   .exchange = "CS 7.5.1(a)"_clause,
                                                   .below_minimum = "CS 6.2.1"_clause,
                                                   .above_maximum = "CS 6.2.2"_clause,
                                                   .off_step = "CS 6.2.3"_clause,
                                                   .refund = "CS 14.4"_clause,
                                                   .refund_role = Role::supervisor,
                                                   .carries_jackpots = true,
                                                   .retract_jackpot = "CS 11.5.2(a)"_clause,
                                                   .retract_jackpot_empty = "CS 11.8.1"_clause};

// The stake range: Ante within the limits; Jackpot at exactly its cost, once per hand and only
// beside an Ante.
[[nodiscard]] Result<StakeRange> stud_stake_range(const Rules& rules,
                                                  const Round& round,
                                                  const PlaceWager& wager,
                                                  Actor by);

// The offer of a Bet of exactly twice the Ante; nullopt if that does not fit in Money.
[[nodiscard]] std::optional<DecisionOffer> stud_bet_offer(const Box& box);

[[nodiscard]] constexpr DecisionOffer stud_fold_offer() {
    return {Decision::fold, {}, {}, "CS 7.5.2"_clause};
}

// True if a decision of this hand is due.
[[nodiscard]] bool is_stud_decision_due(const Box& box);

// True for an additional hand, which may not be looked at before settlement. [CS 5.10.2]
[[nodiscard]] bool is_played_blind(const Round& round, std::size_t box);

[[nodiscard]] bool stud_needs_dealer(const Round& round);
[[nodiscard]] bool stud_needs_cards(const Round& round, const Box& box);

enum class StudComparison : std::uint8_t {
    dealer_unqualified,
    player_higher,
    dealer_higher,
    equal
};

template <typename Ranked>
[[nodiscard]] constexpr StudComparison compare_stud(Ranked player,
                                                    Ranked dealer,
                                                    Ranked lowest_qualifying) {
    if (dealer < lowest_qualifying) return StudComparison::dealer_unqualified;
    if (player == dealer) return StudComparison::equal;
    return player > dealer ? StudComparison::player_higher : StudComparison::dealer_higher;
}

// The clauses of a room's settlement lines, and its verdict on equal hands.
struct StudLines {
    Clause ante_unqualified{};
    Clause ante_higher{};
    Clause ante_lower{};
    Clause ante_equal{};
    Clause bet_unqualified{};
    Clause bet_higher{};
    Clause bet_lower{};
    Clause bet_equal{};
    Verdict equal = Verdict::standoff;
};

// One hand to be settled.
struct StudHand {
    const Box& box;
    const Limits& limits;
    StudComparison against_dealer = StudComparison::dealer_unqualified;
    OddsTo bet_odds{};
};

// Settles Ante and Bet of one box: rules 5.7, 5.9, 6.2, 11.6.2 and 11.13.
void settle_stud(const StudLines& clauses,
                 const Round& round,
                 const StudHand& hand,
                 BoxSettlement& lines);

// The part of the Ante that plays; return_ante_excess() hands back the rest. [CS 6.2.2]
[[nodiscard]] Money stud_ante_in_play(const Box& box, const Limits& limits);
void return_ante_excess(const Box& box, const Limits& limits, BoxSettlement& lines);

// The verdict on a Jackpot wager that does not depend on the cards; nullopt if the hand decides.
[[nodiscard]] std::optional<JackpotClaim> stud_claim_without_cards(const Round& round,
                                                                   const Box& box);

// The verdict on a Jackpot wager with this hand. [CS 5.8.1] [CS 5.8.2]
[[nodiscard]] JackpotClaim stud_claim_for(std::optional<JackpotHand> hand);

}  // namespace baize
