// The five house games: figures of the exact analysis, paid with the chips that lie there.
#include "service/coach/house_advice.h"

#include <algorithm>

#include "coach_kit.h"
#include "engine/hands/five_card.h"
#include "math/advice/advice.h"

namespace baize::coach {
namespace {

bool has(const Advice& advice, Note note) {
    return std::find(advice.notes.begin(), advice.notes.end(), note) != advice.notes.end();
}

// Every figure as the exact analysis gives it when it is asked for the same cards alone.
Advice expect_as_counted(PracticeRound& practice, const exact::Situation& situation) {
    const house::BankedGame& game = house::banked_game(practice.at());
    const exact::Advice counted = exact::advise(*game.hooks, game.rules, situation);
    Advice advice = practice.advice();
    const BoxAdvice& box = advice.boxes.at(0);
    EXPECT_EQ(1U, advice.boxes.size());
    EXPECT_EQ(anns_box, box.box);
    EXPECT_EQ(dollars(5), box.unit);
    EXPECT_EQ(counted.deals.str(), box.deals);
    EXPECT_EQ(counted.options.size(), box.options.size());
    for (std::size_t i = 0; i < counted.options.size(); ++i) {
        const HouseOption& option = box.options.at(i);
        if (!option.worth) ADD_FAILURE() << option.option;
        EXPECT_EQ(counted.options[i].offer.decision, option.decision);
        EXPECT_EQ(counted.options[i].offer.clause, option.clause);
        EXPECT_EQ(counted.options[i].worth, option.worth->exact) << option.option;
        EXPECT_EQ(counted.options[i].worth * Fraction::whole(500), option.worth->cents_exact);
        EXPECT_EQ(counted.loss(i), option.worth->loss_exact);
        EXPECT_EQ(i == counted.best, option.best);
        EXPECT_TRUE(option.affordable);
    }
    EXPECT_TRUE(advice.notes.empty());
    return advice;
}

std::string best_of(PracticeRound& practice) {
    return practice.advice().boxes.at(0).best;
}

// The published rule: queen, six, four and better plays.
// [TCP 7.5.2]
TEST(HouseAdvice, ThreeCardPokerPlaysQueenSixFour) {
    PracticeRound practice("three_card");
    practice.lay("Qs 6d 4h");
    expect_as_counted(practice, {.hand = hand("Qs 6d 4h")});
    EXPECT_EQ("play", best_of(practice));
    const Advice advice = practice.advice();
    EXPECT_EQ("-9151/9212", to_string(option_named(advice.boxes[0], "play").worth->exact));
    EXPECT_EQ("61/9212", to_string(option_named(advice.boxes[0], "fold").worth->loss_exact));
    practice.lay("Qs 6d 3h");
    EXPECT_EQ("fold", best_of(practice));
}

// A pair is bet and king-queen is folded against any up card; with ace and king the up card
// decides. [CS 7.5.1]
TEST(HouseAdvice, CaribbeanStudLooksAtTheUpCard) {
    PracticeRound practice("caribbean_stud");
    practice.lay("2s 2d 5h 8c 9s", "", "Ad");
    expect_as_counted(practice, {.hand = hand("2s 2d 5h 8c 9s"), .dealer = hand("Ad")});
    EXPECT_EQ("bet", best_of(practice));
    practice.lay("Ks Qd Jh 8c 9s", "", "2d");
    EXPECT_EQ("fold", best_of(practice));
    practice.lay("As Kd 9h 4c 3s", "", "4d");  // one of ours: the dealer pairs less often
    EXPECT_EQ("bet", best_of(practice));
    practice.lay("As Kd 9h 4c 3s", "", "Jd");
    EXPECT_EQ("fold", best_of(practice));
}

// [CS 12.8.1]
TEST(HouseAdvice, WildArubaIncludesTheInstantWinner) {
    PracticeRound practice("wild_aruba");
    practice.lay("2s 2h Kd Kh Ks", "", "2c");
    expect_as_counted(practice, {.hand = hand("2s 2h Kd Kh Ks"), .dealer = hand("2c")});
    EXPECT_EQ(3U, practice.advice().boxes[0].options.size());
    practice.lay("Js 9d 7h 4c 3s", "", "Ad");
    EXPECT_EQ("fold", best_of(practice));
}

// Four times the Ante with any ace; a hand that nothing has helped is folded in the end.
// [UTH 3.36(a)] [UTH 3.36(c)] [UTH 4.10]
TEST(HouseAdvice, UltimateHoldemRaisesAnAceFourTimes) {
    PracticeRound practice("ultimate_holdem");
    practice.lay("As 2d");
    const BoxAdvice first = expect_as_counted(practice, {.hand = hand("As 2d")}).boxes.at(0);
    EXPECT_EQ("play_4x", first.best);
    ASSERT_EQ(3U, first.options.size());
    EXPECT_EQ("check", first.options[0].option);
    EXPECT_EQ("play_3x", first.options[1].option);
    practice.round().street = 1;
    practice.lay("As 2d", "Kd 9h 2c");
    const Advice flop =
        expect_as_counted(practice, {.hand = hand("As 2d"), .board = hand("Kd 9h 2c")});
    EXPECT_EQ("play_2x", flop.boxes.at(0).best);
    practice.round().street = 2;
    practice.lay("3s 2d", "Kd Qh Jc 9s 7h");
    const Advice river =
        expect_as_counted(practice, {.hand = hand("3s 2d"), .board = hand("Kd Qh Jc 9s 7h")});
    EXPECT_EQ("fold", river.boxes.at(0).best);
}

// [CH 3.35] [CH 3.38] [CH 3.41]
TEST(HouseAdvice, CrownHoldemIsAdvisedOnEveryStreet) {
    PracticeRound practice("crown_holdem");
    practice.lay("As Ad");
    EXPECT_EQ("flop", expect_as_counted(practice, {.hand = hand("As Ad")}).boxes.at(0).best);
    Round& round = practice.round();
    round.boxes[anns_box][Wager::flop] = dollars(10);
    round.street = 1;
    practice.lay("9h 8h", "Th 2h Kc");
    expect_as_counted(practice, {.hand = hand("9h 8h"), .board = hand("Th 2h Kc")});
    round.boxes[anns_box][Wager::turn] = dollars(5);
    round.street = 2;
    practice.lay("9h 8h", "Th 2h Kc 5s");
    expect_as_counted(practice,
                      {.hand = hand("9h 8h"), .board = hand("Th 2h Kc 5s"), .made = {Wager::turn}});
}

// The engine pays within the limits of the sign: a royal flush of 100 to 1 on a thousand dollars is
// cut to half. [CS 8.1] [I-33]
TEST(HouseAdvice, LimitsArePartOfTheFigures) {
    PracticeRound practice("caribbean_stud");
    practice.round().boxes[anns_box][Wager::ante] = dollars(500);
    practice.lay("As Ks Qs Js Ts", "", "2d");
    const Advice advice = practice.advice();
    const HouseWorth& bet = *option_named(advice.boxes[0], "bet").worth;
    const house::BankedGame& game = house::banked_game(practice.at());
    const exact::Advice unlimited = exact::advise(
        *game.hooks, game.rules, {.hand = hand("As Ks Qs Js Ts"), .dealer = hand("2d")});
    // No hand beats or equals it, so the Ante always wins one unit; the Bet wins when the dealer
    // qualifies.
    const Fraction ante = Fraction::whole(1);
    EXPECT_EQ((unlimited.options[1].worth - ante) / Fraction::whole(5), bet.exact - ante);
    EXPECT_EQ(bet.exact * Fraction::whole(500'00), bet.cents_exact);
}

// Folding only the Ante keeps a Pair Plus; a full fold loses its return. [TCP 7.5.2(a)(i)]
// [TCP 7.5.2(b)]
TEST(HouseAdvice, AFullFoldForfeitsThePairPlus) {
    PracticeRound practice("three_card", {{Wager::pair_plus, dollars(20)}});
    practice.lay("3s 3d 9h");
    const Advice advice = practice.advice();
    EXPECT_TRUE(has(advice, Note::side_wagers_left_out));
    const BoxAdvice& box = advice.boxes.at(0);
    EXPECT_EQ("play", box.best);
    const HouseWorth& fold = *option_named(box, "fold").worth;
    const HouseWorth& fold_ante = *option_named(box, "fold_ante").worth;
    EXPECT_EQ(Fraction::whole(-1), fold.exact);
    EXPECT_EQ(Fraction::whole(-1), fold_ante.exact);
    EXPECT_EQ(Fraction::whole(40'00), fold.forfeits_exact);  // a pair pays even money
    EXPECT_EQ(Fraction(), fold_ante.forfeits_exact);
    EXPECT_EQ(Fraction::whole(40'00), fold.loss_cents_exact - fold_ante.loss_cents_exact);
    practice.lay("9s 3d 2h");  // nothing to lose
    const Advice odd_cards = practice.advice();
    EXPECT_EQ(Fraction(), option_named(odd_cards.boxes[0], "fold").worth->loss_exact);
}

// Over all flops: two pair or better is paid, and the stake comes back with it.
// [CH 3.33(b)(iii)] [CH 3.34]
TEST(HouseAdvice, AFoldForfeitsThePlayerPokerExtra) {
    PracticeRound practice("crown_holdem", {{Wager::player_poker_extra, dollars(10)}});
    practice.lay("7s 2d");
    const BoxAdvice box = practice.advice().boxes.at(0);
    std::int64_t returned = 0;
    std::int64_t flops = 0;
    const PayTable& pays = house::banked_game(practice.at()).rules.tables[0];
    for_each_set(3, [&](CardSet flop) {
        if (!(flop & hand("7s 2d")).empty()) return;
        ++flops;
        const FiveCardHand made = rank_five(flop | hand("7s 2d")).category();
        if (pays.pays(made)) returned += 10'00 * (pays[made].win + 1);
    });
    EXPECT_EQ(19'600, flops);
    EXPECT_EQ(Fraction(returned, flops), option_named(box, "fold").worth->forfeits_exact);
    EXPECT_EQ(Fraction(), option_named(box, "flop").worth->forfeits_exact);
    PracticeRound plain("crown_holdem");
    plain.lay("7s 2d");
    const BoxAdvice without = plain.advice().boxes.at(0);
    EXPECT_EQ("fold", without.best);
    EXPECT_EQ(option_named(without, "flop").worth->exact, option_named(box, "flop").worth->exact);
}

// Only the hand at the seat is the player's to look at.
// [TCP 5.9.2] [CS 5.10.2]
TEST(HouseAdvice, ASecondHandThatIsNotSeenHasNoFigures) {
    PracticeRound practice("three_card");
    practice.lay("Qs 6d 4h");
    const Advice alone = practice.advice();
    Round& round = practice.round();
    round.boxes[anns_box + 1] = round.boxes[anns_box];
    round.boxes[anns_box + 1].cards = listed("As Ad Ah");
    const Advice both = practice.advice();
    ASSERT_EQ(2U, both.boxes.size());
    EXPECT_EQ(alone.boxes[0], both.boxes[0]);
    EXPECT_TRUE(has(both, Note::hand_not_seen));
    EXPECT_EQ(2U, both.boxes[1].options.size());
    EXPECT_TRUE(both.boxes[1].hand.empty());
    EXPECT_EQ("", both.boxes[1].best);
    for (const HouseOption& option : both.boxes[1].options)
        EXPECT_FALSE(option.worth);
}

TEST(HouseAdvice, BestChoiceIsAffordable) {
    PracticeRound practice(
        house::plain_sign("ultimate_holdem", house::DealtBy::house), {}, dollars(25));
    practice.lay("As Ad");
    const Advice advice = practice.advice();
    EXPECT_TRUE(has(advice, Note::short_of_chips));
    EXPECT_FALSE(option_named(advice.boxes[0], "play_4x").affordable);
    EXPECT_TRUE(option_named(advice.boxes[0], "play_3x").affordable);
    EXPECT_EQ("play_3x", advice.boxes[0].best);
    EXPECT_EQ(Fraction(), option_named(advice.boxes[0], "play_4x").worth->loss_exact);
}

// The advice is the same for any hidden cards of the dealer and the others, and any order of the
// deck.
TEST(HouseAdvice, DoesNotDependOnHiddenCards) {
    for (const GameHooks& game : house_games()) {
        const std::string_view name = game.facts().name;
        PracticeRound practice(name);
        Round& round = practice.round();
        const bool has_up_card = game.facts().has_up_card;
        const std::size_t size = game.facts().hand_size;
        if (size == 2) round.street = 2;
        if (name == "crown_holdem") round.boxes[anns_box][Wager::flop] = dollars(10);
        practice.lay(size == 3   ? "Ks 7d 4h"
                     : size == 5 ? "As Kd Jh 8c 3s"
                                 : "As 4d",
                     name == "ultimate_holdem" ? "Kd Qh Jc 9s 7h"
                     : name == "crown_holdem"  ? "Kd Qh Jc 9s"
                                               : "",
                     has_up_card ? "9d" : "");
        const Advice before = practice.advice();
        EXPECT_TRUE(before.boxes.at(0).options.at(0).worth);
        std::swap(round.boxes[bens_box].cards, round.dealer);
        if (has_up_card) {
            CardList<5> dealer;
            for (std::size_t i = 0; i < size; ++i)
                dealer.push_back(i == round.up_card ? "9d"_card : round.dealer[i]);
            round.dealer = dealer;
        }
        CardList<card_count> deck;
        for (std::size_t i = card_count; i-- > 0;)
            deck.push_back(practice.at().sealed->deck[i]);
        practice.at().sealed->deck = deck;
        EXPECT_EQ(before, practice.advice()) << name;
        round.boxes[anns_box].cards = size == 3   ? listed("Ks 7d 3h")
                                      : size == 5 ? listed("As Kd Jh 7c 3s")
                                                  : listed("As 3d");
        EXPECT_NE(before, practice.advice()) << name;
    }
}

}  // namespace
}  // namespace baize::coach
