// Crown Hold'em: the numbers and the clauses of the book. No behaviour lives here.
#pragma once

#include <array>

#include "engine/banked/machine/game.h"
#include "engine/banked/rulings/perth.h"
#include "engine/banked/wagers/pay_table.h"
#include "engine/core/clause.h"
#include "engine/hands/five_card.h"

namespace baize::crown_holdem {

inline constexpr std::size_t hand_kinds = 10;
inline constexpr std::size_t poker_extra_slot = 0;  // index in Rules::tables

inline constexpr OddsTo even_money{.win = 1};  // [CH 3.7] [CH 3.37] [CH 3.40] [CH 3.43]

// The lowest hand that wins the Ante. [CH 3.6(a)]
inline constexpr FiveCardRank lowest_paid_ante = FiveCardRank::lowest_of(FiveCardHand::flush);

// Three people may each place one on the same hand. [CH 3.30]
inline constexpr std::array player_extras{
    Wager::player_poker_extra, Wager::player_poker_extra_2, Wager::player_poker_extra_3};

using enum FiveCardHand;

// clang-format off
inline constexpr std::array poker_extra_tables{  // [CH 3.34]
    pay_table<FiveCardHand>("3", {{two_pair, {5}}, {three_of_a_kind, {10}}, {straight, {30}}, {flush, {40}}, {full_house, {70}}, {four_of_a_kind, {200}}, {straight_flush, {500}}, {royal_flush, {1000}}}),
};

// clang-format on

static_assert(is_well_formed(poker_extra_tables[0], hand_kinds));

inline constexpr std::array choices{
    TableChoice{"poker_extra", poker_extra_slot, poker_extra_tables}};

// The three wagers that follow the Ante, one per street: how they are offered, capped and settled.
struct Raise {
    Wager wager{};
    Decision decision{};
    std::int64_t multiple = 1;  // of the Ante [CH 1.1]
    Clause offered{};
    Decision otherwise{};
    Clause otherwise_offered{};
    Clause higher{};
    Clause lower{};
    Clause unexposed{};
    Clause equal{};
    Clause short_amount{};
    Clause excess{};
    Clause dealer_void{};
};

inline constexpr std::array raises{
    Raise{.wager = Wager::flop,
          .decision = Decision::flop,
          .multiple = 2,
          .offered = "CH 3.35"_clause,
          .otherwise = Decision::fold,
          .otherwise_offered = "CH 4.4"_clause,
          .higher = "CH 3.36(a)"_clause,
          .lower = "CH 3.36(b)(i)"_clause,
          .unexposed = "CH 3.36(b)(ii)"_clause,
          .equal = "CH 3.36(c)"_clause,
          .short_amount = "CH 5.9(a)"_clause,
          .excess = "CH 5.9(b)"_clause,
          .dealer_void = "I-46"_clause},  // the book's list omits it
    Raise{.wager = Wager::turn,
          .decision = Decision::turn,
          .multiple = 1,
          .offered = "CH 3.38"_clause,
          .otherwise = Decision::check,
          .otherwise_offered = "CH 4.7"_clause,
          .higher = "CH 3.39(a)"_clause,
          .lower = "CH 3.39(b)(i)"_clause,
          .unexposed = "CH 3.39(b)(ii)"_clause,
          .equal = "CH 3.39(c)"_clause,
          .short_amount = "CH 5.9(c)"_clause,
          .excess = "CH 5.9(d)"_clause,
          .dealer_void = "CH 5.5(c)(iii)(4)"_clause},
    Raise{.wager = Wager::river,
          .decision = Decision::river,
          .multiple = 1,
          .offered = "CH 3.41"_clause,
          .otherwise = Decision::check,
          .otherwise_offered = "CH 4.9"_clause,
          .higher = "CH 3.42(a)"_clause,
          .lower = "CH 3.42(b)(i)"_clause,
          .unexposed = "CH 3.42(b)(ii)"_clause,
          .equal = "CH 3.42(c)"_clause,
          .short_amount = "CH 5.9(c)"_clause,
          .excess = "CH 5.9(d)"_clause,
          .dealer_void = "CH 5.5(c)(iii)(4)"_clause},
};

inline constexpr std::array opening{
    Wager::ante, Wager::dealer_poker_extra, Wager::player_poker_extra, Wager::jackpot};

inline constexpr std::array placed_before_the_call{
    WagerClause{Wager::ante, "CH 3.3"_clause},
    WagerClause{Wager::jackpot, "CH 3.9"_clause},
    WagerClause{Wager::dealer_poker_extra, "CH 3.23"_clause},
    WagerClause{Wager::player_poker_extra, "CH 3.29"_clause},
};

// Hole cards, flop, turn and river; after the river there is no decision.
inline constexpr std::array streets{
    Street{.cards = 0, .decide = "CH 4.4"_clause},
    Street{.cards = 3, .deal = "CH 4.6"_clause, .decide = "CH 4.7"_clause},
    Street{.cards = 1, .deal = "CH 4.8"_clause, .decide = "CH 4.9"_clause},
    Street{
        .cards = 1, .has_decisions = false, .deal = "CH 4.10"_clause, .decide = "CH 3.41"_clause},
};

inline constexpr std::array pay_tables{
    form_of_pay_table<FiveCardHand>("poker_extra", "Poker Extra", poker_extra_slot, hand_kinds),
};

inline constexpr std::array settings{
    SettingFacts{&Settings::ch_allow_multiple_hands,
                 "ch.allow_multiple_hands",
                 "I-96"_clause,
                 "A player may have several hands"},
};

inline constexpr GameFacts facts{.id = GameId::crown_holdem,
                                 .title = "Crown Hold'em",
                                 .book = "CH",
                                 .hand_size = 2,
                                 .rounds_payments = false,
                                 .opening = opening,
                                 .streets = streets,
                                 .choices = choices,
                                 .pay_tables = pay_tables,
                                 .settings = settings,
                                 .clauses = {.seats = "I-113"_clause,
                                             .chips_only = "CH 3.1"_clause,
                                             .oral = "CH 3.2"_clause,
                                             .oral_allowed = false,
                                             .window = "CH 3.1"_clause,
                                             .before_deal = "CH 3.3"_clause,
                                             .before_deal_of = placed_before_the_call,
                                             .locked = "CH 3.3"_clause,
                                             .locked_machine = "CH 3.3"_clause,
                                             .close = "CH 1.1"_clause,
                                             .second_area = "I-96"_clause,
                                             .one_wager = "CH 3.4"_clause,
                                             .deck = "CH 2.2"_clause,
                                             .second_deck = "CH 2.4"_clause,
                                             .shuffle = "CH 4.1"_clause,
                                             .cut = "CH 4.1"_clause,
                                             .cut_range = "CH 4.1(b)"_clause,
                                             .cut_by_dealer = "CH 4.1(a)"_clause,
                                             .no_cut = "I-114"_clause,
                                             .cut_missing = "CH 5.1"_clause,
                                             .cut_missing_role = Role::dealer,
                                             .cut_margin = 2,
                                             .deal_by_hand = "CH 4.3"_clause,
                                             .deal_by_machine = "CH 4.3"_clause,
                                             .look = "CH 4.4"_clause,
                                             .decide = "CH 4.4"_clause,
                                             .owner_decides = "CH 3.5(a)"_clause,
                                             .community = "CH 4.6"_clause,
                                             .reveal = "CH 4.11"_clause,
                                             .decline = "CH 4.12(b)"_clause,
                                             .may_decline = true,
                                             .settle = "CH 4.13"_clause,
                                             .cards_speak = "CH 6.1"_clause,
                                             .jackpot_start = "CH 4.2"_clause,
                                             .jackpot_close = "CH 4.21"_clause,
                                             .jackpot_close_required = true}};

inline constexpr PerthBook perth{.jackpot_levels = "CH 3.8"_clause,
                                 .level_1 = "CH 3.8(a)"_clause,
                                 .level_2 = "CH 3.8(b)"_clause,
                                 .level_3 = "CH 3.8(c)"_clause,
                                 .jackpot_needs_ante = "CH 3.11"_clause,
                                 .jackpot_short = "CH 5.11"_clause,
                                 .jackpot_fault = "CH 5.13"_clause,
                                 .jackpot_no_fault = "CH 5.13(a)"_clause,
                                 .jackpot_void = "CH 5.13(b)"_clause,
                                 .disruption = "CH 6.4(a)"_clause,
                                 .fraud = "CH 6.4(b)"_clause,
                                 .deck = "CH 5.2"_clause,
                                 .exchange = "CH 6.9(a)"_clause};

}  // namespace baize::crown_holdem
