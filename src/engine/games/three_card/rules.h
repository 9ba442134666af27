// Three Card Poker: the numbers of the book. No behaviour lives here.
#pragma once

#include <array>

#include "engine/banked/machine/game.h"
#include "engine/banked/rulings/melbourne.h"
#include "engine/banked/wagers/pay_table.h"
#include "engine/core/clause.h"
#include "engine/hands/three_card.h"

namespace baize::three_card {

inline constexpr std::size_t hand_kinds = 6;
inline constexpr std::size_t ante_bonus_slot = 0;  // index in Rules::tables
inline constexpr std::size_t pair_plus_slot = 1;

inline constexpr OddsTo even_money{.win = 1};  // Ante and Play [TCP 8.1]

// The dealer qualifies with queen high or better. [TCP 1.1]
inline constexpr ThreeCardRank lowest_qualifying = lowest_with_high_card(Rank::queen);

using enum ThreeCardHand;

// clang-format off
inline constexpr std::array ante_bonus_tables{  // [TCP 8.2(b)]
    pay_table<ThreeCardHand>("A", {{straight, {1}}, {three_of_a_kind, {4}}, {straight_flush, {5}}}),
    pay_table<ThreeCardHand>("B", {{straight, {1}}, {three_of_a_kind, {3}}, {straight_flush, {5}}}),
    pay_table<ThreeCardHand>("C", {{straight, {1}}, {three_of_a_kind, {3}}, {straight_flush, {4}}}),
};

inline constexpr std::array pair_plus_tables{  // [TCP 8.2(b)]
    pay_table<ThreeCardHand>("A", {{pair, {1}}, {flush, {4}}, {straight, {6}}, {three_of_a_kind, {30}}, {straight_flush, {40}}}),
    pay_table<ThreeCardHand>("B", {{pair, {1}}, {flush, {4}}, {straight, {6}}, {three_of_a_kind, {25}}, {straight_flush, {40}}}),
    pay_table<ThreeCardHand>("C", {{pair, {1}}, {flush, {4}}, {straight, {5}}, {three_of_a_kind, {30}}, {straight_flush, {40}}}),
    pay_table<ThreeCardHand>("D", {{pair, {1}}, {flush, {3}}, {straight, {6}}, {three_of_a_kind, {30}}, {straight_flush, {40}}}),
    pay_table<ThreeCardHand>("E", {{pair, {1}}, {flush, {4}}, {straight, {6}}, {three_of_a_kind, {25}}, {straight_flush, {35}}}),
    pay_table<ThreeCardHand>("F", {{pair, {1}}, {flush, {4}}, {straight, {6}}, {three_of_a_kind, {33}}, {straight_flush, {35}}}),
};

// clang-format on

constexpr bool are_well_formed(const auto& tables) {
    for (const PayTable& table : tables) {
        if (!is_well_formed(table, hand_kinds)) return false;
    }
    return true;
}

static_assert(are_well_formed(ante_bonus_tables));
static_assert(are_well_formed(pair_plus_tables));

inline constexpr std::array choices{
    TableChoice{"ante_bonus", ante_bonus_slot, ante_bonus_tables},
    TableChoice{"pair_plus", pair_plus_slot, pair_plus_tables},
};

inline constexpr std::array opening{Wager::ante, Wager::pair_plus};  // [TCP 5.5]

inline constexpr std::array streets{Street{}};

inline constexpr std::array pay_tables{
    form_of_pay_table<ThreeCardHand>("ante_bonus", "Ante Bonus", ante_bonus_slot, hand_kinds),
    form_of_pay_table<ThreeCardHand>("pair_plus", "Pair Plus", pair_plus_slot, hand_kinds),
};

inline constexpr std::array settings{
    SettingFacts{&Settings::tcp_online_fold_keeps_pair_plus,
                 "",
                 "I-9"_clause,
                 "A fold gives up the Ante and keeps the Pair Plus wager"},
};

inline constexpr GameFacts facts{
    .id = GameId::three_card,
    .title = "Three Card Poker",
    .book = "TCP",
    .hand_size = 3,
    .settles_from_right = true,  // [TCP 5.10.2]
    .has_qualifier = true,
    .opening = opening,
    .streets = streets,
    .choices = choices,
    .pay_tables = pay_tables,
    .settings = settings,
    .clauses = {.seats = "TCP 2.1"_clause,
                .chips_only = "TCP 5.1"_clause,
                .oral = "TCP 5.3"_clause,
                .oral_allowed = true,
                .window = "TCP 5.5"_clause,
                .before_deal = "TCP 5.2"_clause,
                .locked = "TCP 5.4"_clause,
                .locked_machine = "TCP 5.4.1"_clause,
                .close = "TCP 7.2"_clause,
                .second_area = "TCP 5.9.1"_clause,
                .one_wager = "TCP 5.5"_clause,
                .above_maximum = "TCP 6.2.2"_clause,
                .deck = "TCP 3.1"_clause,
                .second_deck = "TCP 3.1.1(b)"_clause,
                .shuffle = "TCP 4.1.1(a)"_clause,
                .cut = "TCP 4.2.1"_clause,
                .cut_range = "I-114"_clause,
                .cut_by_dealer = "TCP 4.2.2"_clause,
                .no_cut = "TCP 4.2.1(a)"_clause,
                .cut_missing = "I-114"_clause,
                .cut_margin = 1,
                .deal_by_hand = "TCP 7.3"_clause,
                .deal_by_machine = "TCP 7.4"_clause,
                .look = "TCP 7.5.1"_clause,
                .dealer_announces = true,  // [TCP 9.4]
                .decide = "TCP 7.5.2"_clause,
                .owner_decides = "TCP 7.5.2"_clause,
                .community = "TCP 7.3"_clause,  // there are none: dealing one is refused
                .reveal = "TCP 7.5.4"_clause,
                .settle = "TCP 5.10"_clause,
                .cards_speak = "TCP 5.10.5"_clause,
                .jackpot_start = "TCP 5.5"_clause,  // not offered: refused
                .jackpot_close = "TCP 5.5"_clause}};

inline constexpr MelbourneArea area{.taken = "TCP 5.2"_clause,
                                    .second_area = "TCP 5.9.1"_clause,
                                    .below = "TCP 6.2.1"_clause,
                                    .above = "TCP 6.2.2"_clause,
                                    .off_step = "TCP 6.2.3"_clause};

inline constexpr MelbourneBook irregularities{.second_wager = Wager::play,
                                              .multiple = 1,
                                              .exposed_few = "TCP 9.1"_clause,
                                              .exposed_many = "TCP 9.2"_clause,
                                              .exposed_dealer = "TCP 9.3"_clause,
                                              .exposed_card_turns_up = false,
                                              .misdeal_at = 2,
                                              .director = Role::supervisor,
                                              .wrong_early = "TCP 9.4"_clause,
                                              .wrong_player = "TCP 9.5"_clause,
                                              .wrong_player_role = Role::supervisor,
                                              .wrong_player_incomplete = "TCP 9.5.1"_clause,
                                              .wrong_player_void = "TCP 9.5.2"_clause,
                                              .wrong_dealer = "TCP 9.6"_clause,
                                              .wrong_dealer_incomplete = "TCP 9.6.1"_clause,
                                              .wrong_dealer_void = "TCP 9.6.2"_clause,
                                              .empty_early = "TCP 9.7"_clause,
                                              .empty_late = "TCP 9.8"_clause,
                                              .taken_agrees = "TCP 9.9.1"_clause,
                                              .taken_stays = "TCP 9.9.2"_clause,
                                              .taken_returned = "I-94"_clause,
                                              .view_rule = "TCP 5.9.2"_clause,
                                              .deck = "TCP 9.10"_clause,
                                              .cannot_match = "TCP 9.11"_clause,
                                              .excess = "TCP 9.12.1"_clause,
                                              .short_amount = "TCP 9.12.2"_clause,
                                              .jam = "TCP 9.13"_clause,
                                              .unverified = "TCP 9.14"_clause,
                                              .exchange = "TCP 7.5.1(a)"_clause,
                                              .below_minimum = "TCP 6.2.1"_clause,
                                              .above_maximum = "TCP 6.2.2"_clause,
                                              .off_step = "TCP 6.2.3"_clause,
                                              .refund = "TCP 11.4"_clause,
                                              .refund_role = Role::area_manager};

}  // namespace baize::three_card
