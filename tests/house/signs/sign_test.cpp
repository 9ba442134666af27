#include "house/signs/sign.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "engine/games/registry.h"
#include "house/signs/sign_text.h"
#include "room.h"

namespace baize::house {
namespace {

bool has_line(const Sign& sign, const std::string& line) {
    const SignLines lines = sign_text(sign);
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

Rejection refusal_of(const Sign& sign) {
    const auto verdict = verify(sign);
    return verdict ? Rejection{} : verdict.error();
}

// [CP 6.1] [CS 6.1] [TCP 6.1] [UTH 6.3] [CH 6.3]
TEST(Signs, EveryGameHasASignThatIsAcceptedAndNamesItsGame) {
    for (const char* const game : all_games) {
        const Sign sign = sign_of(game);
        EXPECT_EQ(Rejection{}, refusal_of(sign)) << game;
        EXPECT_GE(sign_text(sign).size(), 4U) << game;
    }
    EXPECT_TRUE(has_line(sign_of("omaha_hilo"), "Omaha Hi-Lo"));
    EXPECT_TRUE(has_line(sign_of("three_card"), "Three Card Poker"));
}

// [CS 6.1] [TCP 6.1] [UTH 6.3] [CH 6.3]
TEST(Signs, MinimumMaximumAndAtPerthTheBettingUnitMustBeOnTheSign) {
    for (const char* const game :
         {"three_card", "caribbean_stud", "wild_aruba", "ultimate_holdem", "crown_holdem"}) {
        const Sign whole = sign_of(game);
        const Clause clause = display_clause(book_of(whole));
        EXPECT_TRUE(has_line(whole, "Minimum 10.00, maximum 500.00")) << game;
        Sign sign = whole;
        house(sign).limits.min.reset();
        EXPECT_EQ((Rejection{Reason::sign_incomplete, clause}), refusal_of(sign)) << game;
        sign = whole;
        house(sign).limits.max.reset();
        EXPECT_EQ((Rejection{Reason::sign_incomplete, clause}), refusal_of(sign)) << game;
        sign = whole;
        house(sign).limits.max = dollars(9);
        EXPECT_EQ((Rejection{Reason::sign_contradicts, clause}), refusal_of(sign)) << game;
        sign = whole;
        house(sign).limits.step.reset();
        const bool perth = !is_victorian(book_of(whole));
        EXPECT_EQ(perth ? (Rejection{Reason::sign_incomplete, clause}) : Rejection{},
                  refusal_of(sign))
            << game;
        EXPECT_EQ(perth, has_line(whole, "Betting unit 5.00")) << game;
    }
}

// [TCP 8.2(a)]
TEST(Signs, ThreeCardPayTablesAreFixedOnTheSignAndShownWithTheirOdds) {
    Sign sign = sign_of("three_card");
    EXPECT_TRUE(has_line(sign,
                         "Pair Plus, table B: straight flush 40 to 1, three of a kind 25 to 1, "
                         "straight 6 to 1, flush 4 to 1, pair 1 to 1"));
    EXPECT_TRUE(has_line(sign,
                         "Ante Bonus, table A: straight flush 5 to 1, three of a kind 4 to 1, "
                         "straight 1 to 1"));
    const Clause clause = "TCP 8.2(a)"_clause;
    house(sign).pay_tables = {{"ante_bonus", "A"}};
    EXPECT_EQ((Rejection{Reason::sign_incomplete, clause}), refusal_of(sign));
    house(sign).pay_tables = {{"ante_bonus", "A"}, {"ante_bonus", "B"}};
    EXPECT_EQ((Rejection{Reason::sign_contradicts, clause}), refusal_of(sign));
    house(sign).pay_tables = {{"ante_bonus", "D"}, {"pair_plus", "A"}};
    EXPECT_EQ((Rejection{Reason::pay_table_unknown, clause}), refusal_of(sign));
}

// [UTH 6.3]
TEST(Signs, UltimateHoldemShowsThePayTablesOfBlindAndTrips) {
    Sign sign = sign_of("ultimate_holdem");
    EXPECT_TRUE(has_line(sign,
                         "Blind, table 1: royal flush 500 to 1, straight flush 50 to 1, four of a "
                         "kind 10 to 1, full house 3 to 1, flush 3 to 2, straight 1 to 1"));
    EXPECT_TRUE(has_line(sign,
                         "Trips, table 2: royal flush 50 to 1, straight flush 40 to 1, four of a "
                         "kind 30 to 1, full house 8 to 1, flush 6 to 1, straight 5 to 1, three "
                         "of a kind 3 to 1"));
    house(sign).pay_tables.clear();
    EXPECT_EQ((Rejection{Reason::sign_incomplete, "UTH 6.3"_clause}), refusal_of(sign));
}

// [I-33] [I-42] [I-4] [I-44] [CS 6.1]
TEST(Signs, SettingsOfAnotherGameAreRefused) {
    Sign sign = sign_of("caribbean_stud");
    house(sign).limits.max_payout = dollars(50'000);
    house(sign).jackpot = dollars(1);
    EXPECT_TRUE(has_line(sign, "Maximum payout 50000.00 a wager"));
    EXPECT_TRUE(has_line(sign, "Jackpot wager 1.00"));
    EXPECT_TRUE(has_line(sign, "Without a dealer: 30 seconds to decide"));

    Sign tcp = sign_of("three_card");
    house(tcp).limits.max_payout = dollars(50'000);
    EXPECT_EQ((Rejection{Reason::sign_contradicts, "I-33"_clause}), refusal_of(tcp));
    tcp = sign_of("three_card");
    house(tcp).jackpot = dollars(1);
    EXPECT_EQ((Rejection{Reason::no_such_wager, "TCP 6.1"_clause}), refusal_of(tcp));
    tcp = sign_of("three_card");
    house(tcp).settings.uth_blind_loses_to_unqualified_dealer = true;
    EXPECT_EQ((Rejection{Reason::sign_contradicts, "I-4"_clause}), refusal_of(tcp));
    tcp = sign_of("three_card");
    house(tcp).limits.min = Money::of_cents(1050);
    EXPECT_EQ((Rejection{Reason::not_a_betting_unit, "I-44"_clause}), refusal_of(tcp));
    tcp.terms = poker_terms();
    EXPECT_EQ((Rejection{Reason::sign_contradicts, "TCP 6.1"_clause}), refusal_of(tcp));
}

// The text of a sign lists each interpretation that the house has changed, and omits the usual
// ones. [I-9] [I-33] [I-38] [I-40] [I-85] [I-86] [I-113]
TEST(Signs, StateTheChosenInterpretations) {
    Sign tcp = sign_of("three_card");
    house(tcp).settings.tcp_online_fold_keeps_pair_plus = true;
    house(tcp).settings.short_wager_warning_scope = WarningScope::day;
    EXPECT_TRUE(has_line(tcp, "A fold gives up the Ante and keeps the Pair Plus wager"));
    EXPECT_TRUE(has_line(tcp, "A warning of a wager below the minimum holds for the day"));
    Sign stud = sign_of("caribbean_stud");
    house(stud).limits.max_payout = dollars(50'000);
    house(stud).settings.cs_max_payout_scope = PayoutScope::player;
    EXPECT_TRUE(has_line(stud, "Maximum payout 50000.00 a player in a round"));
    house(stud).settings.cs_max_payout_scope = PayoutScope::table;
    EXPECT_TRUE(has_line(stud, "Maximum payout 50000.00 for the whole table in a round"));
    Sign perth = sign_of("ultimate_holdem");
    house(perth).settings.jackpot_topup_deadline = TopUpDeadline::settlement;
    house(perth).settings.burn = true;
    EXPECT_TRUE(has_line(perth, "A short Jackpot wager may be topped up until the settlement"));
    EXPECT_TRUE(has_line(perth, "A card is burned before each deal of communal cards"));
    Sign poker = sign_of("holdem");
    cards(poker).dealing = poker::Dealing::live;
    cards(poker).betting.structure = poker::Structure::pot;
    cards(poker).betting.pot_before_rake = false;
    cards(poker).betting.oot_binding = false;
    EXPECT_TRUE(has_line(poker, "The pot limit does not count the commission"));
    EXPECT_TRUE(has_line(poker, "Action out of turn is not binding"));
    for (const Sign& sign : {tcp, stud, perth, poker})
        EXPECT_EQ(Rejection{}, refusal_of(sign));
}

// [CP 4.1] [I-113]
TEST(Signs, NoTableSeatsMoreThanItsGameAllows) {
    for (const char* const game : all_games) {
        Sign sign = sign_of(game);
        const GameHooks* const hooks = house_game(sign.game);
        const bool four_cards = name(sign.game).starts_with("omaha");
        const int most = hooks != nullptr ? hooks->published().seats : four_cards ? 10 : 11;
        sign.seats = static_cast<std::uint8_t>(most);
        EXPECT_EQ(Rejection{}, refusal_of(sign)) << game;
        ++sign.seats;
        EXPECT_EQ((Rejection{Reason::too_many_players, seats_clause(sign)}), refusal_of(sign))
            << game;
        sign.seats = 0;
        EXPECT_EQ(Reason::sign_incomplete, refusal_of(sign).reason) << game;
    }
}

// [CS 6.1] [TCP 6.1] [UTH 6.3] [CH 6.3]
TEST(Signs, TablePlaysByItsSign) {
    Sign sign = sign_of("three_card");
    sign.seats = 6;
    house(sign).shoe = ShoeKind::machine;
    house(sign).settings.retract_includes_folded = true;
    const Rules rules = house_rules(sign).value();
    EXPECT_EQ(house(sign).limits, rules.limits);
    EXPECT_EQ("A", rules.tables[0].name);
    EXPECT_EQ("B", rules.tables[1].name);
    EXPECT_EQ(6, rules.seats);
    EXPECT_EQ(ShoeKind::machine, rules.shoe);
    EXPECT_TRUE(rules.settings.retract_includes_folded);
    EXPECT_FALSE(poker_rules(sign).has_value());
    Sign perth = sign_of("crown_holdem");
    house(perth).jackpot = dollars(2);
    EXPECT_EQ(dollars(2), house_rules(perth).value().jackpot);
    EXPECT_TRUE(has_line(perth, "Jackpot wager Level 1 2.00"));
}

// [CP 6.1.1]
TEST(PokerSigns, GameBuyInLimitsChargeAndTimeToActAreOnTheSign) {
    Sign sign = sign_of("holdem");
    cards(sign).clock.seconds = 45;
    for (const char* const line :
         {"Hold'em",
          "Buy-in 100.00 to 500.00",
          "No limit, minimum 2.00",
          "Blinds 1.00 / 2.00",
          "Commission 10.00 % of the pot, minimum 1.00, maximum 10.00 per hand",
          "Time to act 45 seconds",
          "Smallest chip 1.00",
          "9 seats"})
        EXPECT_TRUE(has_line(sign, line)) << line;
    cards(sign).stakes = {};
    EXPECT_EQ((Rejection{Reason::sign_incomplete, "CP 6.1.1"_clause}), refusal_of(sign));
    sign = sign_of("holdem");
    cards(sign).commission = {};
    EXPECT_TRUE(has_line(sign, "No commission"));
    cards(sign).betting = {
        .structure = poker::Structure::fixed, .minimum = dollars(2), .maximum = dollars(4)};
    EXPECT_TRUE(has_line(sign, "Fixed limit 2.00 / 4.00"));
    cards(sign).betting.structure = poker::Structure::spread;
    EXPECT_TRUE(has_line(sign, "Spread limit 2.00 to 4.00"));
    cards(sign).betting.structure = poker::Structure::pot;
    EXPECT_TRUE(has_line(sign, "Pot limit, minimum 2.00"));
    cards(sign).forced.ante = dollars(3);
    cards(sign).forced.ante_by = poker::AnteBy::button;
    cards(sign).forced.straddle.count_max = 1;
    EXPECT_TRUE(has_line(sign, "Ante 3.00, put up by the button for all"));
    EXPECT_TRUE(has_line(sign, "Straddle allowed"));
}

// [CP 11.1] [CP 11.2] [I-100]
TEST(PokerSigns, BonusPrizesAreOnTheSignWithTheirTypeAndTheHandsThatQualify) {
    Sign sign = sign_of("holdem");
    cards(sign).bonuses = {
        {.promotion = "High Hand",
         .hand = FiveCardHand::four_of_a_kind,
         .worth = dollars(500),
         .of = Rank::ten},
        {.promotion = "High Hand",
         .hand = FiveCardHand::straight_flush,
         .worth = dollars(800),
         .of = Rank::nine,
         .shared = true},
        {.promotion = "Royal",
         .worth = dollars(900),
         .kind = poker::Prize::goods,
         .what = "a bicycle"},
        {.promotion = "Happy Hour",
         .hand = FiveCardHand::full_house,
         .worth = dollars(40),
         .kind = poker::Prize::services,
         .what = "dinner for two"},
    };
    EXPECT_EQ(Rejection{}, refusal_of(sign));
    for (const char* const line :
         {"Bonus High Hand: four of a kind, tens or better: cash 500.00, to each",
          "Bonus High Hand: straight flush to the nine or better: cash 800.00, shared by all who "
          "have it",
          "Bonus Royal: royal flush: goods: a bicycle, worth 900.00, to each",
          "Bonus Happy Hour: full house or better: services: dinner for two, worth 40.00, to each"})
        EXPECT_TRUE(has_line(sign, line)) << line;
    EXPECT_FALSE(has_line(sign_of("holdem"),
                          "Bonus High Hand: four of a kind, tens or better: cash 500.00, to each"));
}

// [CP 11.2] [I-100]
TEST(PokerSigns, IncompleteBonusPrizeIsRefused) {
    const auto refused = [](const BonusPrize& prize) {
        Sign sign = sign_of("holdem");
        cards(sign).bonuses = {prize};
        return refusal_of(sign);
    };
    const Clause clause = "CP 11.2"_clause;
    const BonusPrize whole{
        .promotion = "High Hand", .hand = FiveCardHand::flush, .worth = dollars(100)};
    EXPECT_EQ(Rejection{}, refused(whole));
    BonusPrize prize = whole;
    prize.promotion.clear();
    EXPECT_EQ((Rejection{Reason::sign_incomplete, clause}), refused(prize));
    prize = whole;
    prize.worth = Money{};
    EXPECT_EQ((Rejection{Reason::sign_incomplete, clause}), refused(prize));
    prize.worth = largest_posted + Money::of_cents(1);
    EXPECT_EQ((Rejection{Reason::amount_too_large, clause}), refused(prize));
    prize = whole;
    prize.of = Rank::king;  // the name of a flush has no rank
    EXPECT_EQ((Rejection{Reason::sign_contradicts, clause}), refused(prize));
    prize = whole;
    prize.kind = poker::Prize::goods;
    EXPECT_EQ((Rejection{Reason::sign_incomplete, clause}), refused(prize));
    prize.what = "a bicycle";
    EXPECT_EQ(Rejection{}, refused(prize));
    prize.shared = true;
    EXPECT_EQ((Rejection{Reason::sign_contradicts, "I-100"_clause}), refused(prize));
    prize = whole;
    prize.what = "a bicycle";
    EXPECT_EQ((Rejection{Reason::sign_contradicts, clause}), refused(prize));
    Sign sign = sign_of("holdem");
    cards(sign).bonuses = {whole, whole};
    EXPECT_EQ((Rejection{Reason::sign_contradicts, clause}), refusal_of(sign));
    cards(sign).bonuses[1].promotion = "Another";
    EXPECT_EQ(Rejection{}, refusal_of(sign));
}

// [CP 7.2.2(c)] [CP 7.2.3(b)] [CP 7.2.4(a)]
TEST(PokerSigns, EveryKindOfCommissionIsShownAndTheyMayBeCombined) {
    Sign sign = sign_of("omaha");
    cards(sign).time_charge.hourly = dollars(12);
    for (const std::size_t players : {2U, 3U, 4U})
        cards(sign).commission.per_hand[players] = dollars(2);
    cards(sign).commission.per_hand[5] = dollars(3);
    cards(sign).commission.per_person = dollars(1);
    cards(sign).commission.cap = dollars(20);
    for (const char* const line :
         {"Commission 10.00 % of the pot, minimum 1.00, maximum 20.00 per hand",
          "Hourly fee: at most 12.00 a player, in advance every 30 minutes",
          "Fee per hand with 2 to 4 players: 2.00",
          "Fee per hand with 5 players: 3.00",
          "Fee per player and hand: 1.00"})
        EXPECT_TRUE(has_line(sign, line)) << line;
    cards(sign).time_charge.period_minutes = 25;
    EXPECT_EQ((Rejection{Reason::no_such_period, "I-78"_clause}), refusal_of(sign));
}

// [CP 7.1] [I-6]
TEST(PokerSigns, RefusesAPercentageWithoutMinimumOrCap) {
    const Rejection incomplete{Reason::sign_incomplete, "CP 7.1"_clause};
    Sign sign = sign_of("holdem");
    EXPECT_EQ(Rejection{}, refusal_of(sign));
    cards(sign).commission.cap = Money{};
    EXPECT_EQ(incomplete, refusal_of(sign));
    cards(sign).commission.cap = dollars(10);
    cards(sign).commission.minimum = Money{};
    EXPECT_EQ(incomplete, refusal_of(sign));
    cards(sign).commission.minimum = dollars(11);
    EXPECT_EQ((Rejection{Reason::minimum_above_maximum, "CP 7.1"_clause}), refusal_of(sign));
    cards(sign).commission = {};
    cards(sign).commission.per_hand.fill(dollars(3));
    EXPECT_EQ(Rejection{}, refusal_of(sign));
}

// [UTH 4.14] [CH 4.12(b)] [I-43]
TEST(HouseSigns, GivePeopleTimeToDeclineExposure) {
    for (const char* const game : {"ultimate_holdem", "crown_holdem"}) {
        Sign sign = sign_of(game);
        std::get<HouseTerms>(sign.terms).exposure_seconds = 1;
        EXPECT_EQ(Rejection{}, refusal_of(sign));
        std::get<HouseTerms>(sign.terms).exposure_seconds = 0;
        EXPECT_EQ((Rejection{Reason::setting_out_of_range, "I-43"_clause}), refusal_of(sign));
    }
}

// [CP 7.7] [I-6]
TEST(PokerSigns, RefusesFeesAboveTheCapOfAHand) {
    Sign sign = sign_of("holdem");
    cards(sign).commission.cap = dollars(9);
    cards(sign).commission.per_person = dollars(1);
    EXPECT_EQ(Rejection{}, refusal_of(sign));
    cards(sign).commission.cap = dollars(8);
    EXPECT_EQ((Rejection{Reason::above_maximum, "CP 7.7"_clause}), refusal_of(sign));
    cards(sign).commission.cap = dollars(10);
    cards(sign).commission.per_hand[4] = dollars(1);
    EXPECT_EQ(Rejection{}, refusal_of(sign));
    cards(sign).commission.per_hand[4] = dollars(2);
    EXPECT_EQ((Rejection{Reason::above_maximum, "CP 7.7"_clause}), refusal_of(sign));
}

// [CP 6.15.2]
TEST(PokerSigns, ExtraTimeIsShownWithItsLengthHowOftenAndItsFee) {
    Sign sign = sign_of("holdem");
    cards(sign).clock = {
        .seconds = 30, .extra_seconds = 20, .extensions_max = 2, .fee = dollars(3)};
    EXPECT_TRUE(has_line(sign, "Extra time: 20 seconds, 2 times a hand, 3.00 each"));
    cards(sign).clock.extra_seconds = 0;
    EXPECT_EQ((Rejection{Reason::sign_incomplete, "CP 6.15.2"_clause}), refusal_of(sign));
    cards(sign).clock = {.seconds = 30, .extra_seconds = 20};
    EXPECT_EQ((Rejection{Reason::sign_incomplete, "CP 6.15.2"_clause}), refusal_of(sign));
    cards(sign).clock = {.seconds = 30, .fee = dollars(3)};
    EXPECT_EQ((Rejection{Reason::sign_contradicts, "CP 6.15.2"_clause}), refusal_of(sign));
    cards(sign).clock = {.extra_seconds = 20, .extensions_max = 2, .fee = dollars(3)};
    EXPECT_EQ((Rejection{Reason::sign_contradicts, "CP 6.15.1"_clause}), refusal_of(sign));
}

// [CP 6.1] [CP 6.2] [CP 6.4]
TEST(PokerSigns, ASignThatContradictsItselfMakesNoTable) {
    Sign sign = sign_of("pineapple");
    cards(sign).betting.minimum = dollars(5);
    EXPECT_EQ((Rejection{Reason::blind_below_minimum, "CP 6.4"_clause}), refusal_of(sign));
    sign = sign_of("pineapple");
    cards(sign).forced.blinds = {Money::of_cents(50), dollars(2)};
    EXPECT_EQ((Rejection{Reason::not_a_betting_unit, "CP 6.2"_clause}), refusal_of(sign));
    sign = sign_of("pineapple");
    cards(sign).flop_chase = {.offered = true, .minimum = dollars(5), .maximum = dollars(4)};
    EXPECT_EQ((Rejection{Reason::sign_contradicts, "CP 6.1"_clause}), refusal_of(sign));
    sign.terms = HouseTerms{};
    EXPECT_EQ((Rejection{Reason::sign_contradicts, "CP 6.1.1"_clause}), refusal_of(sign));
    EXPECT_FALSE(house_rules(sign).has_value());
}

// [CP 6.1.1] [CP 6.1]
TEST(PokerSigns, TablePlaysByItsSign) {
    Sign sign = sign_of("omaha_hilo");
    cards(sign).forced.straddle.count_max = 1;
    cards(sign).expose_all_in = true;
    const poker::Rules rules = poker_rules(sign).value();
    EXPECT_EQ(poker::Variant::omaha_hilo, rules.variant);
    EXPECT_EQ(cards(sign).betting, rules.betting);
    EXPECT_EQ(cards(sign).forced, rules.forced);
    EXPECT_EQ(cards(sign).commission, rules.commission);
    EXPECT_EQ(dollars(1), rules.chip);
    EXPECT_TRUE(rules.expose_all_in);
}

// Without a maximum, a wager could be accepted whose payout overflows and stops the table. [CS 6.1]
// [TCP 6.1] [UTH 6.3] [CH 6.3]
TEST(Signs, HaveALargestAmountAtTheHouseGames) {
    for (const char* const game :
         {"three_card", "caribbean_stud", "wild_aruba", "ultimate_holdem", "crown_holdem"}) {
        const Sign whole = sign_of(game);
        const Rejection too_large{Reason::amount_too_large, display_clause(book_of(whole))};
        Sign sign = whole;
        house(sign).limits.max = largest_posted;
        EXPECT_EQ(Rejection{}, refusal_of(sign)) << game;
        for (const auto limit :
             {&Limits::min, &Limits::max, &Limits::step, &Limits::max_payout, &Limits::chip}) {
            sign = whole;
            house(sign).limits.*limit = largest_posted + Money::of_cents(1);
            EXPECT_EQ(too_large, refusal_of(sign)) << game;
        }
        sign = whole;
        house(sign).jackpot = Money::max();
        EXPECT_EQ(too_large, refusal_of(sign)) << game;
    }
}

// [CP 6.1.1]
TEST(Signs, HaveALargestAmountAtPoker) {
    const auto refused = [](const auto& write) {
        Sign sign = sign_of("holdem");
        write(cards(sign));
        return refusal_of(sign);
    };
    const Money above = largest_posted + dollars(1);
    const Rejection too_large{Reason::amount_too_large, "CP 6.1.1"_clause};
    EXPECT_EQ(Rejection{}, refused([](auto& terms) { terms.stakes.buy_in_max = largest_posted; }));
    EXPECT_EQ(too_large, refused([&](auto& terms) { terms.stakes.buy_in_max = above; }));
    EXPECT_EQ(too_large, refused([&](auto& terms) { terms.stakes.buy_in_min = above; }));
    EXPECT_EQ(too_large, refused([&](auto& terms) { terms.betting.minimum = above; }));
    EXPECT_EQ(too_large, refused([&](auto& terms) { terms.betting.maximum = above; }));
    EXPECT_EQ(too_large, refused([&](auto& terms) { terms.forced.blinds = {dollars(1), above}; }));
    EXPECT_EQ(too_large, refused([&](auto& terms) { terms.forced.ante = above; }));
    EXPECT_EQ(too_large, refused([&](auto& terms) { terms.commission.cap = above; }));
    EXPECT_EQ(too_large, refused([&](auto& terms) { terms.commission.minimum = above; }));
    EXPECT_EQ(too_large, refused([&](auto& terms) { terms.commission.unit = above; }));
    EXPECT_EQ(too_large, refused([&](auto& terms) { terms.commission.per_person = above; }));
    EXPECT_EQ(too_large, refused([&](auto& terms) { terms.commission.per_hand[3] = above; }));
    EXPECT_EQ(too_large, refused([&](auto& terms) { terms.time_charge.hourly = above; }));
    EXPECT_EQ(too_large, refused([&](auto& terms) { terms.clock.fee = above; }));
    EXPECT_EQ(too_large, refused([&](auto& terms) { terms.flop_chase.minimum = above; }));
    EXPECT_EQ(too_large, refused([&](auto& terms) { terms.flop_chase.maximum = above; }));
    EXPECT_EQ(too_large, refused([&](auto& terms) { terms.chip = above; }));
}

}  // namespace
}  // namespace baize::house
