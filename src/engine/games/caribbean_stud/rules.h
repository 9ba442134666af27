// Caribbean Stud: the numbers of the book. Rules shared with Wild Aruba are in
// engine/banked/rulings/stud.h.
#pragma once

#include "engine/banked/machine/game.h"
#include "engine/banked/rulings/stud.h"
#include "engine/banked/wagers/pay_table.h"
#include "engine/hands/five_card.h"

namespace baize::caribbean_stud {

inline constexpr std::size_t hand_kinds = 10;
inline constexpr std::size_t bet_slot = 0;  // index in Rules::tables

// The dealer qualifies with ace-king or better. [CS 1.1]
inline constexpr FiveCardRank lowest_qualifying = lowest_ace_king;

using enum FiveCardHand;

// clang-format off
inline constexpr PayTable bet_odds = pay_table<FiveCardHand>("1", {  // [CS 8.1]
    {odd_cards, {1}},
    {one_pair, {1}},
    {two_pair, {2}},
    {three_of_a_kind, {3}},
    {straight, {4}},
    {flush, {5}},
    {full_house, {7}},
    {four_of_a_kind, {20}},
    {straight_flush, {50}},
    {royal_flush, {250}},
});
// clang-format on

static_assert(is_well_formed(bet_odds, hand_kinds));

inline constexpr StudLines lines_of_the_book{.ante_unqualified = "CS 5.7.1(a)"_clause,
                                             .ante_higher = "CS 5.7.1(b)"_clause,
                                             .ante_lower = "CS 5.7.2(b)"_clause,
                                             .ante_equal = "CS 5.7.3"_clause,
                                             .bet_unqualified = "CS 5.9.4"_clause,
                                             .bet_higher = "CS 5.9.1"_clause,
                                             .bet_lower = "CS 5.9.2"_clause,
                                             .bet_equal = "CS 5.9.3"_clause,
                                             .equal = Verdict::standoff};

inline constexpr std::array pay_tables{
    form_of_pay_table<FiveCardHand>("bet", "Bet", bet_slot, hand_kinds),
};

inline constexpr GameFacts facts{.id = GameId::caribbean_stud,
                                 .title = "Caribbean Stud",
                                 .book = "CS",
                                 .hand_size = stud_hand_size,
                                 .has_up_card = true,         // [CS 7.3.3] [CS 7.4.2]
                                 .settles_from_right = true,  // [CS 7.6.3]
                                 .has_qualifier = true,
                                 .opening = stud_opening,
                                 .streets = stud_streets,
                                 .pay_tables = pay_tables,
                                 .clauses = stud_clauses};

}  // namespace baize::caribbean_stud
