// Compares the solution of Three Card Poker with published analyses and, for some hands, with a
// walk over all deals through the room's judge. tests/math/three_card/exact walks over all hands.
#include "math/three_card/three_card_solution.h"

#include <cmath>
#include <cstdint>
#include <set>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/games/registry.h"
#include "engine/games/three_card/game.h"
#include "engine/games/three_card/rules.h"
#include "engine/hands/cards.h"
#include "engine/hands/three_card.h"
#include "math/advice/advice.h"
#include "math/figures/suits_in_order.h"
#include "math/known_cards/walked_information.h"
#include "math/three_card/three_card_dealer.h"

namespace baize::exact {
namespace {

using three_card::ThreeCard;

constexpr Weight player_hands = 22'100;
constexpr Weight dealer_hands = 18'424;

Rules with_tables(std::string_view ante_bonus, std::string_view pair_plus) {
    Rules rules = ThreeCard::published();
    const GameHooks& game = *house_game(GameId::three_card);
    EXPECT_TRUE(choose_table(game, rules, "ante_bonus", ante_bonus));
    EXPECT_TRUE(choose_table(game, rules, "pair_plus", pair_plus));
    return rules;
}

const WagerFigures& wager(const GameFigures& figures, std::string_view name) {
    for (const WagerFigures& one : figures.wagers) {
        if (one.name == name) return one;
    }
    ADD_FAILURE() << "no wager " << name;
    return figures.wagers.front();
}

double deviation(const WagerFigures& figures) {
    return std::sqrt(std::stod(decimal(figures.results.variance(), 20)));
}

CardList<5> list_of(CardSet hand) {
    CardList<5> list;
    for (; !hand.empty(); hand.erase(hand.lowest()))
        list.push_back(hand.lowest());
    return list;
}

// The hands lie on both sides of every limit that the judge or the best strategy uses.
constexpr std::array some_hands{"2c 3d 5h",
                                "Jc Td 8h",
                                "Qh 2d 3c",
                                "Qh 6d 3c",
                                "Qh 6d 4c",
                                "Ah Kd Jc",
                                "2c 2d 3h",
                                "Ac Ad Kc",
                                "2c 3c 5c",
                                "Ah Kh Jh",
                                "Ac 2d 3h",
                                "Ac Kd Qh",
                                "2c 2d 2h",
                                "Ac Ad Ah",
                                "Ac 2c 3c",
                                "Ah Kh Qh"};

ThreeCardDeal plain_class(ThreeCardRank dealer, ThreeCardRank player) {
    if (dealer < lowest_with_high_card(Rank::queen)) return ThreeCardDeal::not_qualified;
    if (dealer == player) return ThreeCardDeal::equal;
    return dealer < player ? ThreeCardDeal::lower : ThreeCardDeal::higher;
}

// [TCP 1.1] [TCP 3.6.1]
TEST(ThreeCardDealer, CountsEqualAPlainCount) {
    const ThreeCardDealer dealer(ThreeCard::published());
    for (const char* const text : some_hands) {
        const CardSet player = hand(text);
        ThreeCardCounts plain{};
        for_each_set(3, [&](CardSet three) {
            if (!(three & player).empty()) return;
            ++plain[static_cast<std::size_t>(plain_class(rank_three(three), rank_three(player)))];
        });
        EXPECT_EQ(dealer.counts(player), plain) << text;
    }
}

TEST(ThreeCardDealer, AnExampleIsADealOfItsClass) {
    const ThreeCardDealer dealer(ThreeCard::published());
    for (const char* const text : some_hands) {
        const CardSet player = hand(text);
        const ThreeCardRank own = rank_three(player);
        const ThreeCardCounts counts = dealer.counts(player);
        const auto rank_of = [&](ThreeCardDeal deal) {
            const CardSet example = dealer.example(player, deal);
            EXPECT_EQ(example.size(), 3U);
            EXPECT_TRUE((example & player).empty());
            return rank_three(example);
        };
        const ThreeCardRank queen = lowest_with_high_card(Rank::queen);
        EXPECT_LT(rank_of(ThreeCardDeal::not_qualified), queen);
        if (counts[1] > 0) {
            EXPECT_LT(rank_of(ThreeCardDeal::lower), own);
            EXPECT_GE(rank_of(ThreeCardDeal::lower), queen);
        }
        if (counts[2] > 0) {
            EXPECT_EQ(rank_of(ThreeCardDeal::equal), own);
        }
        if (counts[3] > 0) {
            EXPECT_GT(rank_of(ThreeCardDeal::higher), own);
        }
    }
}

// Returns the result of one unit of Ante, played against every hand of the dealer.
Money plain_worth(const Rules& rules, CardSet player) {
    Round round;
    round.boxes[0].cards = list_of(player);
    round.boxes[0].standing = Standing::played;
    round.boxes[0][Wager::ante] = round.boxes[0][Wager::play] = unit;
    BoxSettlement lines;
    Money sum;
    for_each_set(3, [&](CardSet dealer) {
        if (!(dealer & player).empty()) return;
        round.dealer = list_of(dealer);
        lines.start();
        ThreeCard::settle_box(rules, round, 0, lines);
        sum += *lines.net();
    });
    return sum;
}

// Returns the solution's value of a hand, in units: the game in which only this hand is played,
// less the losses of all others by folding.
Fraction solved_worth(const Rules& rules, CardSet player) {
    const CardSet kind = in_order(player, all_exchangeable);
    const Distribution results = three_card_by_rule(
        rules, [&](CardSet cards) { return in_order(cards, all_exchangeable) == kind; });
    const Weight alike = sets_alike(kind, all_exchangeable);
    return (results.expectation() * Fraction(player_hands, 1) + Fraction(player_hands - alike, 1)) /
           Fraction(alike, 1);
}

// [TCP 5.6.1] [TCP 5.6.2] [TCP 5.6.3] [TCP 5.8] [TCP 5.10.2(d)]
TEST(ThreeCardSolution, ValueOfAHandEqualsThePlainWalk) {
    const Rules rules = with_tables("B", "A");
    for (const char* const text : {"Qc 6d 4h", "Ac Kd Qh", "9c 9d 4c", "Ac Kc Jc", "7c 5d 2h"}) {
        const Advice advice = advise(*house_game(GameId::three_card), rules, {.hand = hand(text)});
        EXPECT_EQ(advice.options.at(0).worth, Fraction::whole(-1)) << text;
        EXPECT_EQ(advice.options.at(1).worth, solved_worth(rules, hand(text))) << text;
        EXPECT_EQ(advice.options.at(1).worth,
                  Fraction::of_cents(plain_worth(rules, hand(text))) /
                      Fraction(dealer_hands * unit.cents(), 1))
            << text;
    }
}

// 1,755 kinds of hand represent all 22,100; the lowest hand that is played is queen six four, as in
// every published analysis of the game.
TEST(ThreeCardSolution, PlaysQueenSixFourAndBetter) {
    std::set<std::uint64_t> kinds;
    Weight all = 0;
    const Distribution results = three_card_by_rule(ThreeCard::published(), [&](CardSet cards) {
        const CardSet kind = in_order(cards, all_exchangeable);
        kinds.insert(kind.bits());
        all += sets_alike(kind, all_exchangeable);
        return rank_three(cards) >= rank_three(hand("Qh 6d 4c"));
    });
    EXPECT_EQ(kinds.size(), 1'755U);
    EXPECT_EQ(all, player_hands);
    const WagerFigures best = wager(solve_three_card(ThreeCard::published()), "ante");
    EXPECT_EQ(best.results, results);
    EXPECT_EQ(best.strategy.at(0).deals, 14'900 * dealer_hands);
}

// The dealer holds a three, a two and a third card. With a queen and less the player beats a nine
// and loses to either king: one unit won and four lost, three in all, as much as folding loses.
TEST(ThreeCardSolution, EqualValuesGoToTheSmallerStake) {
    const Rules rules = ThreeCard::published();
    const CardSet deck = hand("Qs 9h 7h 5s Kh Ks");
    const CardSet dealer = hand("3d 2c");
    const CardSet known = CardSet::full_deck() - deck - dealer;
    const auto advised = [&](CardSet cards) {
        return advise(*house_game(GameId::three_card),
                      rules,
                      {.hand = cards, .dealer = dealer, .known = known});
    };
    const Advice equal = advised(hand("Qs 7h 5s"));
    EXPECT_EQ(equal.options.at(0).worth, equal.options.at(1).worth);
    Weight played = 0;
    for_each_part(deck, 3, [&](CardSet cards) { played += advised(cards).best; });
    const WagerFigures ante =
        wager(known_cards_three_card(rules, {.known = known, .dealer = dealer}), "ante");
    EXPECT_EQ(ante.results.deals(), 20U * 3);
    EXPECT_EQ(ante.strategy.at(0).deals, played * 3);
}

// The published edges are 3.373 %, 3.608 % and 3.825 % of the Ante; a bonus smaller by one on all
// hands of a kind takes just their share of the deals from the return.
// [TCP 8.2(b)] [I-28]
TEST(ThreeCardSolution, EachAnteBonusHasItsExactReturn) {
    const auto ante = [](std::string_view table) {
        return wager(solve_three_card(with_tables(table, "A")), "ante").results.expectation();
    };
    const Fraction a{-686'689, 20'358'520};
    EXPECT_EQ(ante("A"), a);
    EXPECT_EQ(ante("B"), a - Fraction(52, player_hands));
    EXPECT_EQ(ante("C"), a - Fraction(52 + 48, player_hands));
    EXPECT_EQ(decimal(ante("A"), 5), "-0.03373");
    EXPECT_EQ(decimal(ante("B"), 5), "-0.03608");
    EXPECT_EQ(decimal(ante("C"), 5), "-0.03825");
}

TEST(ThreeCardSolution, FiguresOfTheMainGameAreThePublishedOnes) {
    const WagerFigures ante = wager(solve_three_card(ThreeCard::published()), "ante");
    EXPECT_EQ(ante.results.deals(), player_hands * dealer_hands);
    EXPECT_EQ(decimal(ante.results.average_stake(), 12), "1.674208144796");
    EXPECT_NEAR(deviation(ante), 1.639252754, 5e-10);
    EXPECT_EQ(
        ante.strategy,
        (std::vector<Share>{{"play", 14'900 * dealer_hands}, {"fold", 7'200 * dealer_hands}}));
    EXPECT_EQ(ante.paid_hands,
              (std::vector<Share>{{"straight_flush", 48 * dealer_hands},
                                  {"three_of_a_kind", 52 * dealer_hands},
                                  {"straight", 720 * dealer_hands}}));
    EXPECT_EQ(ante.results.largest_win(), unit * 7) << "Ante, Play and five times the Ante";
}

// [TCP 5.7.1] [TCP 5.7.2] [TCP 8.2(b)]
TEST(ThreeCardSolution, EachPairPlusHasItsExactReturn) {
    const auto pair_plus = [](std::string_view table) {
        const GameFigures figures = solve_three_card(with_tables("A", table));
        return to_string(wager(figures, "pair_plus").results.expectation());
    };
    EXPECT_EQ(pair_plus("A"), "-128/5525");
    EXPECT_EQ(pair_plus("B"), "-193/5525");
    EXPECT_EQ(pair_plus("C"), "-308/5525");
    EXPECT_EQ(pair_plus("D"), "-402/5525");
    EXPECT_EQ(pair_plus("E"), "-253/5525");
    EXPECT_EQ(pair_plus("F"), "-149/5525");
}

TEST(ThreeCardSolution, FiguresOfPairPlusAreThePublishedOnes) {
    const WagerFigures pair_plus = wager(solve_three_card(ThreeCard::published()), "pair_plus");
    EXPECT_EQ(pair_plus.results.deals(), player_hands);
    EXPECT_NEAR(deviation(pair_plus), 2.910646227, 5e-10);
    EXPECT_EQ(pair_plus.results.hit_frequency(), Fraction(5'660, player_hands));
    EXPECT_EQ(pair_plus.paid_hands,
              (std::vector<Share>{{"straight_flush", 48},
                                  {"three_of_a_kind", 52},
                                  {"straight", 720},
                                  {"flush", 1'096},
                                  {"pair", 3'744}}));
    EXPECT_TRUE(pair_plus.strategy.empty());
}

// Folding the Ante alone keeps Pair Plus; folding all loses it, but the best play folds no hand
// that Pair Plus pays, so that both readings have the same figures.
// [TCP 7.5.2(a)(i)] [TCP 7.5.2(b)] [I-9]
TEST(ThreeCardSolution, NoFoldedHandIsPaidByPairPlus) {
    const Rules rules = ThreeCard::published();
    Round round;
    Box& box = round.boxes[0];
    box[Wager::ante] = box[Wager::pair_plus] = unit;
    BoxSettlement lines;
    for_each_kind_of_set(3, [&](CardSet cards, Weight) {
        if (rank_three(cards) >= rank_three(hand("Qh 6d 4c"))) return;
        box.cards = list_of(cards);
        for (const Standing fold : {Standing::folded, Standing::folded_ante}) {
            box.standing = fold;
            lines.start();
            ThreeCard::settle_box(rules, round, 0, lines);
            EXPECT_EQ(lines.net(), -unit * 2);
        }
    });
}

// A pay table of the house is used, even if the book has no such table.
TEST(ThreeCardSolution, CustomTableIsPaid) {
    Rules rules = ThreeCard::published();
    rules.tables[1] = pay_table<ThreeCardHand>(
        "own",
        {{ThreeCardHand::three_of_a_kind, {100}}, {ThreeCardHand::straight_flush, {201, 2}}});
    const WagerFigures pair_plus = wager(solve_three_card(rules), "pair_plus");
    EXPECT_EQ(pair_plus.results.expectation(),
              Fraction(52 * 101 * 2 + 48 * 203 - 2 * 22'100, 2 * 22'100));
}

// The published house edge is 7.65 per cent if every hand is played, and 3.45 if hands are played
// that would qualify as a dealer's hand.
TEST(ThreeCardSolution, FixedStrategiesCostThePublishedAmounts) {
    const Rules rules = ThreeCard::published();
    const auto edge = [&](ThreeCardRank lowest) {
        const Distribution results =
            three_card_by_rule(rules, [&](CardSet cards) { return rank_three(cards) >= lowest; });
        return decimal((Fraction() - results.expectation()) * Fraction::whole(100), 2);
    };
    EXPECT_EQ(edge(rank_three(hand("2c 3d 5h"))), "7.65");
    EXPECT_EQ(edge(lowest_with_high_card(Rank::queen)), "3.45");
}

// The published strategy plays everything against a jack or less, and otherwise hands from the
// dealer's card with a nine and a two upwards.
TEST(ThreeCardSolution, HowToPlayAgainstACardOfTheDealers) {
    const auto plays = [](std::string_view cards, std::string_view seen) {
        const Advice advice = advise(*house_game(GameId::three_card),
                                     ThreeCard::published(),
                                     {.hand = hand(cards), .dealer = hand(seen)});
        return advice.options[advice.best].offer.decision == Decision::play;
    };
    EXPECT_TRUE(plays("2c 3d 5h", "Js"));
    EXPECT_TRUE(plays("Qc 9d 2h", "Qs"));
    EXPECT_FALSE(plays("Qc 8d 7h", "Qs"));
    EXPECT_TRUE(plays("Kc 9d 2h", "Ks"));
    EXPECT_FALSE(plays("Kc 8d 7h", "Ks"));
    EXPECT_TRUE(plays("Ac 9d 2h", "As"));
    EXPECT_FALSE(plays("Ac 8d 7h", "As"));
}

// Counts the dealer's hands that contain these cards one by one.
ThreeCardCounts plainly_counted(CardSet player, CardSet held) {
    ThreeCardCounts plain{};
    const ThreeCardRank own = rank_three(player);
    for_each_set(3, [&](CardSet three) {
        if ((three & held) != held || !(three & player).empty()) return;
        const ThreeCardRank other = rank_three(three);
        ++plain[other < lowest_with_high_card(Rank::queen) ? 0
                : other < own                              ? 1
                : other == own                             ? 2
                                                           : 3];
    });
    return plain;
}

TEST(ThreeCardDealer, CountsTheHandsWithCertainCards) {
    const ThreeCardDealer dealer(ThreeCard::published());
    for (const char* player : some_hands) {
        for (const char* seen : {"Ks", "9s", "Ks 9s", "Ks Kd"}) {
            if (!(hand(seen) & hand(player)).empty()) continue;
            EXPECT_EQ(dealer.counts(hand(player), hand(seen)),
                      plainly_counted(hand(player), hand(seen)))
                << player << " / " << seen;
        }
    }
}

// Tests all tables of the book, and then a room with other rules too.
TEST(ThreeCardSolution, ManyTablesAtOnceEqualThoseOneByOne) {
    std::vector<Rules> all;
    for (const PayTable& bonus : three_card::ante_bonus_tables) {
        for (const PayTable& pair_plus : three_card::pair_plus_tables) {
            all.push_back(ThreeCard::published());
            all.back().tables = {bonus, pair_plus};
        }
    }
    all.push_back(all.front());
    all.back().seats = 5;
    const std::vector<GameFigures> figures = solve_three_card_tables(all);
    ASSERT_EQ(figures.size(), 19U);
    for (std::size_t i = 0; i < all.size(); ++i)
        EXPECT_EQ(figures[i], solve_three_card(all[i])) << i;
}

}  // namespace
}  // namespace baize::exact
