// Ultimate Texas Hold'em: the numbers of the book. No behaviour lives here.
#pragma once

#include <array>

#include "engine/banked/machine/game.h"
#include "engine/banked/rulings/perth.h"
#include "engine/banked/wagers/pay_table.h"
#include "engine/core/clause.h"
#include "engine/hands/five_card.h"

namespace baize::ultimate_holdem {

inline constexpr std::size_t hand_kinds = 10;
inline constexpr std::size_t blind_slot = 0;  // index in Rules::tables
inline constexpr std::size_t trips_slot = 1;

inline constexpr std::uint8_t street_river = 2;  // turn and river are dealt together [UTH 4.9]

inline constexpr OddsTo even_money{.win = 1};  // Ante and Play [UTH 3.10] [UTH 3.39]

// The dealer qualifies with a pair or better. [UTH 1.1]
inline constexpr FiveCardRank lowest_qualifying = FiveCardRank::lowest_of(FiveCardHand::one_pair);

using enum FiveCardHand;

// clang-format off
inline constexpr std::array blind_tables{  // [UTH 3.15]
    pay_table<FiveCardHand>("1", {{straight, {1}}, {flush, {3, 2}}, {full_house, {3}}, {four_of_a_kind, {10}}, {straight_flush, {50}}, {royal_flush, {500}}}),
};

inline constexpr std::array trips_tables{  // [UTH 3.21]
    pay_table<FiveCardHand>("1", {{three_of_a_kind, {3}}, {straight, {4}}, {flush, {7}}, {full_house, {9}}, {four_of_a_kind, {30}}, {straight_flush, {40}}, {royal_flush, {50}}}),
    pay_table<FiveCardHand>("2", {{three_of_a_kind, {3}}, {straight, {5}}, {flush, {6}}, {full_house, {8}}, {four_of_a_kind, {30}}, {straight_flush, {40}}, {royal_flush, {50}}}),
    pay_table<FiveCardHand>("3", {{three_of_a_kind, {3}}, {straight, {4}}, {flush, {7}}, {full_house, {8}}, {four_of_a_kind, {30}}, {straight_flush, {40}}, {royal_flush, {50}}}),
    pay_table<FiveCardHand>("4", {{three_of_a_kind, {3}}, {straight, {5}}, {flush, {6}}, {full_house, {7}}, {four_of_a_kind, {20}}, {straight_flush, {40}}, {royal_flush, {50}}}),
};

// clang-format on

constexpr bool are_well_formed(const auto& tables) {
    for (const PayTable& table : tables) {
        if (!is_well_formed(table, hand_kinds)) return false;
    }
    return true;
}

static_assert(are_well_formed(blind_tables));
static_assert(are_well_formed(trips_tables));

// The sign chooses among four tables for Trips; the Blind has only one.
inline constexpr std::array choices{TableChoice{"trips", trips_slot, trips_tables}};

inline constexpr std::array opening{Wager::ante, Wager::blind, Wager::trips, Wager::jackpot};

// Hole cards; the flop; turn and river together. Hands are acted on after each.
inline constexpr std::array streets{
    Street{.cards = 0, .decide = "UTH 4.4"_clause},
    Street{.cards = 3, .deal = "UTH 4.7"_clause, .decide = "UTH 4.8"_clause},
    Street{.cards = 2, .deal = "UTH 4.9"_clause, .decide = "UTH 4.10"_clause},
};

inline constexpr std::array before_the_call{
    WagerClause{Wager::ante, "UTH 3.5"_clause},
    WagerClause{Wager::blind, "UTH 3.11"_clause},
    WagerClause{Wager::trips, "UTH 3.16"_clause},
    WagerClause{Wager::jackpot, "UTH 3.23"_clause},
};

// The largest Play wager of each street, times the Ante. [UTH 3.36(a)] [UTH 3.36(b)] [UTH 3.36(c)]
inline constexpr std::array<std::int64_t, 3> play_multiple{4, 2, 1};
inline constexpr std::int64_t smaller_early_multiple = 3;  // before the flop [UTH 3.36(a)]

inline constexpr std::array pay_tables{
    form_of_pay_table<FiveCardHand>("blind", "Blind", blind_slot, hand_kinds),
    form_of_pay_table<FiveCardHand>("trips", "Trips", trips_slot, hand_kinds),
};

inline constexpr std::array settings{
    SettingFacts{&Settings::uth_blind_loses_to_unqualified_dealer,
                 "uth.blind_loses_to_unqualified_dealer",
                 "I-4"_clause,
                 "The Blind loses to a better dealer's hand that does not qualify"},
    SettingFacts{&Settings::uth_absent_keeps_trips,
                 "uth.absent_keeps_trips",
                 "I-42"_clause,
                 "An absent player keeps the Trips wager"},
};

inline constexpr GameFacts facts{.id = GameId::ultimate_holdem,
                                 .title = "Ultimate Texas Hold'em",
                                 .book = "UTH",
                                 .hand_size = 2,
                                 .has_qualifier = true,
                                 .opening = opening,
                                 .streets = streets,
                                 .choices = choices,
                                 .pay_tables = pay_tables,
                                 .settings = settings,
                                 .clauses = {.seats = "I-113"_clause,
                                             .chips_only = "UTH 3.1"_clause,
                                             .oral = "UTH 3.2"_clause,
                                             .oral_allowed = false,
                                             .window = "UTH 3.1"_clause,
                                             .before_deal = "UTH 3.4"_clause,
                                             .before_deal_of = before_the_call,
                                             .locked = "UTH 3.4"_clause,
                                             .locked_machine = "UTH 3.4"_clause,
                                             .close = "UTH 1.1"_clause,
                                             .second_area = "UTH 3.3"_clause,
                                             .one_wager = "UTH 3.6"_clause,
                                             .above_maximum = "UTH 5.11"_clause,
                                             .deck = "UTH 2.2"_clause,
                                             .second_deck = "UTH 2.4"_clause,
                                             .shuffle = "UTH 4.1"_clause,
                                             .cut = "UTH 4.1"_clause,
                                             .cut_range = "UTH 4.1(b)"_clause,
                                             .cut_by_dealer = "UTH 4.1(a)"_clause,
                                             .no_cut = "I-114"_clause,
                                             .cut_missing = "I-114"_clause,
                                             .cut_margin = 2,
                                             .deal_by_hand = "UTH 4.3"_clause,
                                             .deal_by_machine = "I-113"_clause,
                                             .look = "UTH 4.4"_clause,
                                             .decide = "UTH 3.36"_clause,
                                             .owner_decides = "UTH 3.7(a)"_clause,
                                             .community = "UTH 4.7"_clause,
                                             .reveal = "UTH 4.13"_clause,
                                             .decline = "UTH 4.14"_clause,
                                             .may_decline = true,
                                             .settle = "UTH 4.15"_clause,
                                             .cards_speak = "UTH 6.1"_clause,
                                             .jackpot_start = "UTH 4.2"_clause,
                                             .jackpot_close = "UTH 4.23"_clause,
                                             .jackpot_close_required = true}};

inline constexpr PerthBook perth{.jackpot_levels = "UTH 3.22"_clause,
                                 .level_1 = "UTH 3.22(a)"_clause,
                                 .level_2 = "UTH 3.22(b)"_clause,
                                 .level_3 = "UTH 3.22(c)"_clause,
                                 .jackpot_needs_ante = "UTH 3.24"_clause,
                                 .jackpot_short = "UTH 5.14"_clause,
                                 .jackpot_fault = "UTH 5.16"_clause,
                                 .jackpot_no_fault = "UTH 5.16(a)"_clause,
                                 .jackpot_void = "UTH 5.16(b)"_clause,
                                 .disruption = "UTH 6.4(a)"_clause,
                                 .fraud = "UTH 6.4(b)"_clause,
                                 .deck = "UTH 6.4(c)"_clause,
                                 .exchange = "UTH 6.9(a)"_clause};

}  // namespace baize::ultimate_holdem
