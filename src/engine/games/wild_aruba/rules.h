// Wild Aruba Stud: the numbers of rule 12. Rules shared with Caribbean Stud are in
// engine/banked/rulings/stud.h.
#pragma once

#include "engine/banked/machine/game.h"
#include "engine/banked/rulings/stud.h"
#include "engine/banked/wagers/pay_table.h"
#include "engine/hands/wild.h"

namespace baize::wild_aruba {

inline constexpr std::size_t hand_kinds = 12;
inline constexpr std::size_t bet_slot = 0;  // index in Rules::tables
inline constexpr std::size_t instant_winner_slot = 1;

// The dealer qualifies with a pair of eights or better. [CS 12.2.1]
inline constexpr WildRank lowest_qualifying = lowest_wild_pair_of(Rank::eight);
// The lowest pair that the table of Bet odds lists. [CS 12.7.1]
inline constexpr WildRank lowest_listed_pair = lowest_wild_pair_of(Rank::nine);

using enum WildHand;

// clang-format off
// A pair of eights that beats the dealer's is paid like every other pair. [I-31]
inline constexpr PayTable bet_odds = pay_table<WildHand>("10", {  // [CS 12.7.1]
    {one_pair, {1}},
    {two_pair, {1}},
    {three_of_a_kind, {1}},
    {straight, {2}},
    {flush, {2}},
    {full_house, {3}},
    {four_of_a_kind, {3}},
    {straight_flush, {10}},
    {five_of_a_kind, {30}},
    {wild_royal_flush, {50}},
    {royal_flush, {250}},
});

// Paid on the Ante. Only the listed hands may choose it. [CS 12.8.1]
inline constexpr PayTable instant_winner_odds = pay_table<WildHand>("11", {  // [CS 12.8.3]
    {straight_flush, {10}},
    {five_of_a_kind, {30}},
    {wild_royal_flush, {50}},
    {royal_flush, {100}},
});
// clang-format on

static_assert(is_well_formed(bet_odds, hand_kinds));
static_assert(is_well_formed(instant_winner_odds, hand_kinds));

inline constexpr WildRank lowest_instant_winner = WildRank::lowest_of(straight_flush);

inline constexpr StudLines lines_of_the_book{.ante_unqualified = "CS 12.6.1"_clause,
                                             .ante_higher = "CS 12.6.2(a)"_clause,
                                             .ante_lower = "CS 12.6.2(b)"_clause,
                                             .ante_equal = "CS 12.6.2(c)"_clause,
                                             .bet_unqualified = "CS 12.6.1"_clause,
                                             .bet_higher = "CS 12.6.2(a)"_clause,
                                             .bet_lower = "CS 12.6.2(b)"_clause,
                                             .bet_equal = "CS 12.6.2(c)"_clause,
                                             .equal = Verdict::void_};  // [I-91]

inline constexpr std::array pay_tables{
    form_of_pay_table<WildHand>("bet", "Bet", bet_slot, hand_kinds),
    form_of_pay_table<WildHand>(
        "instant_winner", "Instant Winner", instant_winner_slot, hand_kinds),
};

inline constexpr std::array settings{
    SettingFacts{&Settings::wa_jackpot_quads_natural_only,
                 "wa.jackpot.quads_natural_only",
                 "I-30"_clause,
                 "Four of a kind wins the Jackpot without wild cards only"},
};

inline constexpr GameFacts facts{.id = GameId::wild_aruba,
                                 .title = "Wild Aruba Stud",
                                 .book = "CS",
                                 .hand_size = stud_hand_size,
                                 .has_up_card = true,         // [CS 7.3.3] [CS 7.4.2]
                                 .settles_from_right = true,  // [CS 7.6.3]
                                 .has_qualifier = true,
                                 .opening = stud_opening,
                                 .streets = stud_streets,
                                 .pay_tables = pay_tables,
                                 .settings = settings,
                                 .clauses = stud_clauses};

}  // namespace baize::wild_aruba
