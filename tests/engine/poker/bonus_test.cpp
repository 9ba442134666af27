// Bonus prizes: which hands are still eligible, and what each winner gets.
#include "engine/poker/money/bonus.h"

#include <array>

#include "engine/poker/running_game.h"

namespace baize::poker {
namespace {

constexpr FiveCardRank lowest_quads{FiveCardHand::four_of_a_kind, 0};
constexpr FiveCardRank full_house{FiveCardHand::full_house, 0};

// Seats 1 and 2 make four of a kind with the board, seat 3 nothing.
class QuadsTable : public PokerTable {
  public:
    QuadsTable() { stack_deck("As Ks 2s Ad Kd 3d 2c Ah Ac Kh 2h Kc 2d 4s"); }

    QuadsTable& to_the_showdown() {
        open().calls(3).calls(1).checks(2);
        for (int street = 0; street < 3; ++street)
            checks(1).checks(2).checks(3);
        return *this;
    }

    [[nodiscard]] Rejection refusal_of(int seat, std::span<const Card> tabled = {}) const {
        const auto claim = bonus_hand(rules, hand, at(seat), tabled);
        EXPECT_FALSE(claim);
        return claim ? Rejection{} : claim.error();
    }
};

// [CP 11.4] [I-100]
TEST(BonusPrize, EachWinnerOfTheSameHandHasAllOfIt) {
    QuadsTable table;
    table.to_the_showdown();
    const BonusSign sign{.least = lowest_quads, .prize = dollars(100)};
    // Seat 1 showed four aces; the four kings of seat 2 were mucked behind them.
    const auto aces = bonus_hand(table.rules, table.hand, 0);
    ASSERT_TRUE(aces);
    EXPECT_EQ(aces->category(), FiveCardHand::four_of_a_kind);
    EXPECT_EQ(bonus_prize(sign, *aces, 2), dollars(100));
    EXPECT_EQ(bonus_prize(sign, full_house, 1), Money{});
}

// Two players with quads each receive 100. [I-100]
TEST(BonusPrize, IsPaidToAllPlayersWhoShowTheHand) {
    QuadsTable table;
    table.rules.dealing = Dealing::live;
    const auto deals = [&] { table.does({.does = Does::deal}); };
    table.open().calls(3).calls(1).checks(2);
    for (int street = 0; street < 3; ++street) {
        deals();
        table.checks(1).checks(2).checks(3);
    }
    for (const Seat seat : {Seat{0}, Seat{1}})
        table.does({.does = Does::show, .seat = seat});
    table.does({.does = Does::muck, .seat = 2}).does({.does = Does::push});
    const BonusSign sign{.least = lowest_quads, .prize = dollars(100)};
    for (const Seat seat : {Seat{0}, Seat{1}}) {
        const auto quads = bonus_hand(table.rules, table.hand, seat);
        ASSERT_TRUE(quads);
        EXPECT_EQ(bonus_prize(sign, *quads, 2), dollars(100));
    }
}

constexpr BonusClaim quads_of_seven{.player = 7, .hand = lowest_quads};

// [CP 11.3] [CP 11.1]
TEST(BonusAward, NeedsASupervisorWhoHasVerifiedTheHand) {
    const BonusSign sign{.least = lowest_quads, .prize = dollars(100)};
    for (const Actor by : {player(7), staff(Role::chip_runner), staff(Role::dealer)})
        EXPECT_EQ(refusal(award_bonus(sign, quads_of_seven, by)), "rank_too_low CP 11.3");
    const auto award = award_bonus(sign, quads_of_seven, staff(Role::area_manager));
    ASSERT_TRUE(award);
    EXPECT_EQ(*award,
              (BonusAward{.player = 7,
                          .hand = lowest_quads,
                          .worth = dollars(100),
                          .verified_by = Role::area_manager}));
    const BonusClaim less{.player = 7, .hand = full_house};
    EXPECT_EQ(refusal(award_bonus(sign, less, staff(Role::supervisor))), "no_such_prize CP 11.2");
    const BonusClaim nobody{.hand = lowest_quads};
    EXPECT_EQ(refusal(award_bonus(sign, nobody, staff(Role::supervisor))), "not_a_player CP 11.3");
}

// [CP 11.1] [CP 11.3.1]
TEST(BonusAward, IsPaidOnceInChipsCashOrItsEquivalent) {
    const BonusSign sign{.least = lowest_quads, .prize = dollars(100), .shared = true};
    const BonusClaim of_two{.player = 7, .hand = lowest_quads, .winners = 2};
    for (const PaidIn how : {PaidIn::chips, PaidIn::cash, PaidIn::cash_equivalent}) {
        const BonusAward due = *award_bonus(sign, of_two, staff(Role::supervisor));
        EXPECT_EQ(due.worth, dollars(50));
        EXPECT_EQ(refusal(deliver_bonus(due)), "not_offered CP 11.3.1");
        const auto paid = pay_bonus(due, how);
        ASSERT_TRUE(paid);
        EXPECT_EQ(paid->paid_in, how);
        EXPECT_EQ(refusal(pay_bonus(*paid, how)), "already_done CP 11.3.1");
    }
}

// [CP 11.1] [CP 11.3.2]
TEST(BonusAward, IsOwedUntilGoodsOrServicesAreDelivered) {
    for (const Prize kind : {Prize::goods, Prize::services}) {
        const BonusSign sign{.least = lowest_quads, .prize = dollars(250), .kind = kind};
        const BonusAward due = *award_bonus(sign, quads_of_seven, staff(Role::supervisor));
        EXPECT_EQ(due.kind, kind);
        EXPECT_EQ(due.worth, dollars(250));
        EXPECT_EQ(refusal(pay_bonus(due, PaidIn::cash)), "not_offered CP 11.3.2");
        const auto handed_over = deliver_bonus(due);
        ASSERT_TRUE(handed_over);
        EXPECT_TRUE(handed_over->delivered);
        EXPECT_FALSE(handed_over->paid_in);
        EXPECT_EQ(refusal(deliver_bonus(*handed_over)), "already_done CP 11.3.2");
    }
}

// [I-100]
TEST(BonusPrize, IsSharedWhereTheSignSaysSo) {
    const BonusSign sign{.least = lowest_quads, .prize = dollars(100), .shared = true};
    EXPECT_EQ(bonus_prize(sign, lowest_quads, 1), dollars(100));
    EXPECT_EQ(bonus_prize(sign, lowest_quads, 3), Money::of_cents(3333));
}

// [CP 11.4]
TEST(BonusPrize, IsNotForAHandThatWasFoldedOrMucked) {
    QuadsTable table;
    table.open().calls(3).calls(1).checks(2).bets(1, 5).calls(2).folds(3);
    EXPECT_EQ(table.refusal_of(1), (Rejection{Reason::not_now, "CP 11.3"_clause}));
    table.checks(1).checks(2).checks(1).checks(2);
    const std::array<Card, 2> folded{"2s"_card, "3d"_card};
    EXPECT_EQ(table.refusal_of(3, folded), (Rejection{Reason::not_in_the_hand, "CP 11.4"_clause}));
    EXPECT_EQ(table.refusal_of(2), (Rejection{Reason::not_in_the_hand, "CP 11.4"_clause}));
    EXPECT_EQ(table.refusal_of(9), (Rejection{Reason::not_in_the_hand, "CP 11.4"_clause}));
}

// [CP 11.4] [I-100]
TEST(BonusPrize, IsForAWinnerWithoutShowdownWhoTablesTheCards) {
    QuadsTable table;
    table.open().calls(3).calls(1).checks(2).bets(1, 5).folds(2).folds(3);
    EXPECT_EQ(table.refusal_of(1), (Rejection{Reason::cards_unknown, "I-100"_clause}));
    const std::array<Card, 2> others{"Qs"_card, "Qd"_card};
    EXPECT_EQ(table.refusal_of(1, others), (Rejection{Reason::cards_differ, "I-100"_clause}));
    const std::array<Card, 1> one{"As"_card};
    EXPECT_EQ(table.refusal_of(1, one), (Rejection{Reason::cards_unknown, "I-100"_clause}));
    const std::array<Card, 2> own{"As"_card, "Ad"_card};
    const auto claim = bonus_hand(table.rules, table.hand, 0, own);
    ASSERT_TRUE(claim);
    EXPECT_EQ(claim->category(), FiveCardHand::four_of_a_kind);  // with the flop alone
}

// [I-100]
TEST(BonusPrize, NeedsFiveCards) {
    QuadsTable table;
    table.open().folds(3).folds(1);
    const std::array<Card, 2> own{"Ks"_card, "Kd"_card};
    EXPECT_EQ(table.refusal_of(2, own), (Rejection{Reason::wrong_card_count, "I-100"_clause}));
    // Nor does a flop count that was dealt for side wagers alone.
    QuadsTable chase;
    chase.rules.flop_chase.offered = true;
    chase.opening.side_wagers[0] = {dollars(5), Colour::red};
    chase.open().folds(3).folds(1);
    EXPECT_EQ(chase.hand.cards.board_count, 3);
    EXPECT_EQ(chase.refusal_of(2, own), (Rejection{Reason::wrong_card_count, "I-100"_clause}));
}

// [CP 11.4] [CP 8.20.4(c)]
TEST(BonusPrize, NeedsTwoHoleCardsAndThreeBoardCardsAtOmaha) {
    PokerTable table(Structure::no_limit, {100, 100});
    table.rules.variant = Variant::omaha;
    // Three aces in the hole and one on the board are only a pair.
    table.stack_deck("As Ks Ad Kd Ac 7d 2s 8d 2c Ah 9h Th 3h 4c 5h 6c");
    table.open().calls(2).checks(1);
    for (int street = 0; street < 3; ++street)
        table.checks(1).checks(2);
    const auto claim = bonus_hand(table.rules, table.hand, 0);
    ASSERT_TRUE(claim);
    EXPECT_EQ(claim->category(), FiveCardHand::three_of_a_kind);
}

// "Four of a kind, tens or better": the least of them and nothing below. [CP 11.2]
TEST(BonusHands, AreCalledByTheirKindAndRank) {
    const auto hand = [](std::string_view text) {
        CardSet five;
        for (std::size_t i = 0; i + 1 < text.size(); i += 3)
            five.insert(Card::parse(text.substr(i, 2)).value());
        return rank_five(five);
    };
    const auto is_least = [&](FiveCardHand kind,
                              std::optional<Rank> of,
                              std::string_view good,
                              std::string_view worse) {
        const auto least = least_hand(kind, of);
        ASSERT_TRUE(least) << good;
        EXPECT_GE(hand(good), *least) << good;
        EXPECT_LT(hand(worse), *least) << worse;
    };
    using enum FiveCardHand;
    is_least(one_pair, Rank::ten, "Ts Td 2c 3c 4c", "9s 9d Ac Kc Qc");
    is_least(two_pair, Rank::ten, "Ts Td 2c 2h 3c", "9s 9d 8c 8h Ac");
    is_least(three_of_a_kind, Rank::ten, "Ts Td Tc 2h 3c", "9s 9d 9c Ah Kc");
    is_least(straight, Rank::five, "As 2d 3c 4h 5c", "As Ad Ac Kh Qc");
    is_least(straight, Rank::ten, "Ts 9d 8c 7h 6c", "9d 8c 7h 6c 5c");
    is_least(full_house, Rank::ten, "Ts Td Tc 2h 2c", "9s 9d 9c Ah Ac");
    is_least(four_of_a_kind, Rank::ten, "Ts Td Tc Th 2c", "9s 9d 9c 9h Ac");
    is_least(four_of_a_kind, std::nullopt, "2s 2d 2c 2h 3c", "As Ad Ac Kh Kc");
    is_least(straight_flush, Rank::king, "Ks Qs Js Ts 9s", "Qs Js Ts 9s 8s");
    is_least(royal_flush, std::nullopt, "As Ks Qs Js Ts", "Ks Qs Js Ts 9s");
    EXPECT_FALSE(least_hand(flush, Rank::ten));
    EXPECT_FALSE(least_hand(odd_cards, Rank::ten));
    EXPECT_FALSE(least_hand(royal_flush, Rank::ace));
    EXPECT_FALSE(least_hand(straight_flush, Rank::ace));
    EXPECT_FALSE(least_hand(straight, Rank::four));
    EXPECT_FALSE(least_hand(two_pair, Rank::two));
}

}  // namespace
}  // namespace baize::poker
