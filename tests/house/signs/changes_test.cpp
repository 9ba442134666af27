#include "house/signs/changes.h"

#include <functional>
#include <string>

#include <gtest/gtest.h>

#include "floor.h"
#include "house/signs/sign_text.h"

namespace baize::house {
namespace {

constexpr Span twenty_minutes = Span::of_minutes(20);
constexpr Span ten_minutes = Span::of_minutes(10);

// [CS 6.1] [TCP 6.1] [CP 6.1] [UTH 6.3] [CH 6.3] [I-123]
TEST(SignChanges, ATableOpensWhenItsDealerHasConfirmedTheSignThatIsUp) {
    for (const char* const game : all_games) {
        const Sign sign = sign_of(game);
        const Clause clause = display_clause(book_of(sign));
        Floor floor(game);
        floor.board = {};
        EXPECT_EQ((Rejection{Reason::sign_not_up, "I-123"_clause}),
                  floor.write(decide_open(floor.board, floor.by(Role::dealer), 0)));
        EXPECT_EQ((Rejection{Reason::rank_too_low, clause}),
                  floor.write(decide_put_up(floor.board, floor.by(Role::supervisor), sign)));
        EXPECT_FALSE(floor.write(decide_put_up(floor.board, floor.by(Role::area_manager), sign)));
        EXPECT_FALSE(floor.board.open);
        EXPECT_FALSE(floor.write(decide_put_up(floor.board, floor.by(Role::area_manager), sign)));
        EXPECT_EQ((Rejection{Reason::sign_replaced, clause}),
                  floor.write(decide_open(floor.board, floor.by(Role::dealer), 1)));
        EXPECT_EQ((Rejection{Reason::rank_too_low, clause}),
                  floor.write(decide_open(floor.board, floor.by(Role::chip_runner), 2)));
        EXPECT_FALSE(floor.write(decide_open(floor.board, floor.by(Role::dealer), 2)));
        EXPECT_TRUE(floor.board.open);
        EXPECT_EQ((Rejection{Reason::table_is_open, clause}),
                  floor.write(decide_put_up(floor.board, floor.by(Role::executive), sign)));
        EXPECT_EQ((Rejection{Reason::table_is_open, clause}),
                  floor.write(decide_open(floor.board, floor.by(Role::dealer), 2)));
    }
}

Sign with_minimum(Sign sign, std::int64_t minimum) {
    if (std::holds_alternative<HouseTerms>(sign.terms)) {
        house(sign).limits.min = dollars(minimum);
    } else {
        cards(sign).betting.minimum = dollars(minimum);
        cards(sign).forced.blinds = {dollars(minimum / 2), dollars(minimum)};
    }
    return sign;
}

// [CP 6.1] [CS 6.1] [TCP 6.1] [I-106] [I-123]
TEST(SignChanges, HigherMinimumInVictoriaWaitsTwentyMinutesDespiteAgreement) {
    for (const char* const game :
         {"holdem", "omaha", "caribbean_stud", "wild_aruba", "three_card"}) {
        Floor floor(game);
        const Sign higher = with_minimum(*floor.board.sign, 15);
        const Rejection running{Reason::notice_running, display_clause(book_of(higher))};
        ASSERT_FALSE(floor.announce(higher)) << game;
        for (const PersonId player : floor.facts.seated)
            EXPECT_FALSE(floor.agree(player)) << game;
        floor.facts.hands += 10;
        EXPECT_EQ(running, floor.take_effect()) << game;
        floor.now = before(eight_o_clock + twenty_minutes);
        EXPECT_EQ(running, floor.take_effect()) << game;
        EXPECT_TRUE(due(floor.board, floor.facts, floor.now).notices.empty()) << game;
        floor.facts.seated.clear();  // the notice period also applies to an empty table
        EXPECT_EQ(running, floor.take_effect()) << game;
        floor.now = eight_o_clock + twenty_minutes;
        EXPECT_EQ(1U, due(floor.board, floor.facts, floor.now).notices.size()) << game;
        EXPECT_FALSE(floor.take_effect()) << game;
        EXPECT_EQ(higher, *floor.board.sign) << game;
        EXPECT_EQ(2U, floor.board.version) << game;
        EXPECT_EQ(floor.now, floor.board.since.time) << game;
        EXPECT_TRUE(floor.board.notices.empty()) << game;
    }
}

// [CP 6.1] [CS 6.1] [TCP 6.1] [I-123]
TEST(SignChanges, ANoticeOfAHigherMinimumShowsATimeTwentyMinutesAheadOrLater) {
    for (const char* const game : {"holdem", "caribbean_stud", "three_card"}) {
        Floor floor(game);
        const Sign higher = with_minimum(*floor.board.sign, 20);
        const Issuer chief = floor.by(Role::area_manager);
        const Moment least = eight_o_clock + twenty_minutes;
        EXPECT_EQ(
            (Rejection{Reason::notice_too_soon, display_clause(book_of(higher))}),
            floor.write(decide_announce(floor.board, chief, {higher, before(least)}, floor.facts)));
        const Moment shown = eight_o_clock + Span::of_minutes(45);
        ASSERT_FALSE(
            floor.write(decide_announce(floor.board, chief, {higher, shown}, floor.facts)));
        floor.facts.hands += 10;
        floor.now = before(shown);
        EXPECT_EQ(Reason::notice_running, floor.take_effect()->reason) << game;
        floor.now = shown;
        EXPECT_FALSE(floor.take_effect()) << game;
    }
}

// [I-123] [TCP 6.1]
TEST(SignChanges, TheOldMinimumHoldsForARoundThatBeganBeforeTheTime) {
    Floor floor("three_card");
    ASSERT_FALSE(floor.announce(with_minimum(*floor.board.sign, 15)));
    floor.facts.hand_in_progress = true;  // begun at 20:19
    floor.now = eight_o_clock + twenty_minutes + Span::of_minutes(1);
    EXPECT_EQ((Rejection{Reason::not_now, "TCP 6.1"_clause}), floor.take_effect());
    EXPECT_EQ(dollars(10), house(*floor.board.sign).limits.min);
    floor.facts.hand_in_progress = false;
    EXPECT_FALSE(floor.take_effect());
    EXPECT_EQ(dollars(15), house(*floor.board.sign).limits.min);
}

// [I-106] [CP 6.1]
TEST(SignChanges, ABlindAboveTheMinimumOrADearerSideWagerRaisesTheMinimum) {
    Floor floor("holdem");
    Sign sign = *floor.board.sign;
    cards(sign).forced.blinds = {dollars(2), dollars(5)};
    EXPECT_EQ("CP 6.1"_clause, rules_of_change(*floor.board.sign, sign).sign);
    Sign chase = *floor.board.sign;
    cards(chase).flop_chase = {.offered = true, .minimum = dollars(1)};
    EXPECT_FALSE(rules_of_change(*floor.board.sign, chase).sign.is_set());
    Sign dearer = chase;
    cards(dearer).flop_chase.minimum = dollars(2);
    EXPECT_EQ("CP 6.1"_clause, rules_of_change(chase, dearer).sign);
}

struct PokerChange {
    const char* what = "";
    std::function<void(Sign&)> change{};
};

std::vector<PokerChange> changes_under_6_10() {
    return {
        {"game", [](Sign& sign) { sign.game = GameId::omaha; }},
        {"buy-in", [](Sign& sign) { cards(sign).stakes.buy_in_min = dollars(40); }},
        {"limit",
         [](Sign& sign) {
             cards(sign).forced.blinds = {dollars(2), dollars(2)};
         }},
        {"betting type", [](Sign& sign) { cards(sign).betting.structure = poker::Structure::pot; }},
    };
}

// [CP 6.10] [I-106]
TEST(SignChanges, GameBuyInLimitAndBettingTypeWaitForThreeHandsAfterTheOneInProgress) {
    for (const PokerChange& each : changes_under_6_10()) {
        for (const bool in_progress : {false, true}) {
            Floor floor("holdem");
            Sign sign = *floor.board.sign;
            each.change(sign);
            floor.facts.hand_in_progress = in_progress;
            ASSERT_FALSE(floor.announce(sign)) << each.what;
            const std::uint64_t last = 40 + 3 + (in_progress ? 1 : 0);
            floor.facts.hand_in_progress = false;
            for (floor.facts.hands = 40; floor.facts.hands < last; ++floor.facts.hands)
                EXPECT_EQ((Rejection{Reason::hands_to_play, "CP 6.10"_clause}), floor.take_effect())
                    << each.what;
            floor.facts.hand_in_progress = true;
            EXPECT_EQ((Rejection{Reason::not_now, "CP 6.10"_clause}), floor.take_effect());
            floor.facts.hand_in_progress = false;
            EXPECT_FALSE(floor.take_effect()) << each.what;
            EXPECT_EQ(sign, *floor.board.sign) << each.what;
        }
    }
}

// [CP 6.10] [I-106]
TEST(SignChanges, MoreThanHalfOfThoseSeatedMakeAPokerChangeImmediate) {
    for (const PokerChange& each : changes_under_6_10()) {
        Floor floor("holdem");
        floor.facts.seated = {anna, boris, clara, dora};
        Sign sign = *floor.board.sign;
        each.change(sign);
        ASSERT_FALSE(floor.announce(sign));
        EXPECT_FALSE(floor.agree(anna));
        EXPECT_FALSE(floor.agree(boris));
        EXPECT_EQ(Reason::hands_to_play, floor.take_effect()->reason) << "half is no majority";
        EXPECT_FALSE(floor.agree(clara));
        EXPECT_FALSE(floor.agree(clara, false));
        EXPECT_EQ(Reason::hands_to_play, floor.take_effect()->reason) << "taken back";
        EXPECT_FALSE(floor.agree(clara));
        floor.facts.seated = {anna, boris, 21, 22};  // clara has left
        EXPECT_EQ(Reason::hands_to_play, floor.take_effect()->reason);
        floor.facts.seated = {anna, boris, clara, dora};
        floor.facts.hand_in_progress = true;
        EXPECT_EQ((Rejection{Reason::not_now, "CP 6.10"_clause}), floor.take_effect());
        floor.facts.hand_in_progress = false;
        EXPECT_FALSE(floor.take_effect()) << each.what;
    }
}

// [I-106] [CP 6.10] [CP 6.1]
TEST(SignChanges, ARaiseOfBlindsWaitsForBothTheTwentyMinutesAndTheHands) {
    Floor floor("holdem");
    const Sign higher = with_minimum(*floor.board.sign, 4);
    ASSERT_FALSE(floor.announce(higher));
    floor.pass(twenty_minutes);
    EXPECT_EQ((Rejection{Reason::hands_to_play, "CP 6.10"_clause}), floor.take_effect());
    EXPECT_FALSE(floor.agree(anna));
    EXPECT_FALSE(floor.agree(boris));
    EXPECT_FALSE(floor.take_effect());
}

// [CP 6.10] [CP 7.3] [TCP 8.2(b)] [UTH 6.3] [CH 6.3] [CS 6.1] [TCP 6.1] [I-112]
TEST(SignChanges, OnlyAnAreaManagerOrAboveAnnouncesOrWithdrawsAChange) {
    for (const char* const game : all_games) {
        Floor floor(game);
        const Sign sign = with_minimum(*floor.board.sign, 20);
        const SignChange change{sign, floor.now + twenty_minutes};
        const Clause act = rules_of_change(*floor.board.sign, sign).act;
        for (const Role rank : {Role::player, Role::chip_runner, Role::dealer, Role::supervisor}) {
            EXPECT_EQ(
                (Rejection{Reason::rank_too_low, act}),
                floor.write(decide_announce(floor.board, floor.by(rank), change, floor.facts)));
        }
        for (const Role rank :
             {Role::area_manager, Role::assistant_casino_manager, Role::executive}) {
            ASSERT_FALSE(
                floor.write(decide_announce(floor.board, floor.by(rank), change, floor.facts)));
            const std::uint32_t number = floor.board.last_notice;
            EXPECT_EQ(
                (Rejection{Reason::rank_too_low, act}),
                floor.write(decide_withdraw(floor.board, floor.by(Role::supervisor), number)));
            EXPECT_FALSE(floor.write(decide_withdraw(floor.board, floor.by(rank), number)));
            EXPECT_EQ(Reason::notice_unknown, floor.take_effect()->reason);
        }
        EXPECT_EQ(3U, floor.board.last_notice);
        EXPECT_EQ(sign_of(game), *floor.board.sign);
    }
}

// [CP 7.3] [CP 7.4]
TEST(SignChanges, CommissionChangesBetweenHandsOnceTheSignShowsIt) {
    Floor floor("holdem");
    Sign sign = *floor.board.sign;
    cards(sign).commission.rate = 500;
    cards(sign).time_charge.hourly = dollars(12);
    floor.facts.hand_in_progress = true;
    EXPECT_EQ(Reason::notice_unknown, floor.take_effect()->reason) << "nothing on the sign yet";
    ASSERT_FALSE(floor.announce(sign));
    EXPECT_EQ((Rejection{Reason::not_now, "CP 7.3"_clause}), floor.take_effect());
    floor.facts.hand_in_progress = false;
    EXPECT_FALSE(floor.take_effect()) << "no hands, no majority";
    EXPECT_EQ(500, poker_rules(*floor.board.sign).value().commission.rate);

    cards(sign).commission = {};
    cards(sign).time_charge = {};
    EXPECT_EQ("CP 7.4"_clause, rules_of_change(*floor.board.sign, sign).act);
    ASSERT_FALSE(floor.announce(sign));
    EXPECT_FALSE(floor.take_effect());
}

// [CP 11.2] [I-100]
TEST(SignChanges, ABonusPrizeComesAndGoesBetweenHandsOnceTheSignShowsIt) {
    Floor floor("holdem");
    Sign sign = *floor.board.sign;
    cards(sign).bonuses = {
        {.promotion = "High Hand", .hand = FiveCardHand::flush, .worth = dollars(100)}};
    floor.facts.hand_in_progress = true;
    EXPECT_EQ((Rejection{Reason::rank_too_low, "CP 11.2"_clause}),
              floor.write(decide_announce(
                  floor.board, floor.by(Role::supervisor), {sign, floor.now}, floor.facts)));
    ASSERT_FALSE(floor.announce(sign));
    const SignLines shown = notice_text(*find_notice(floor.board, floor.board.last_notice));
    EXPECT_EQ("Bonus High Hand: flush or better: cash 100.00, to each", shown.at(1));
    EXPECT_EQ((Rejection{Reason::not_now, "CP 11.2"_clause}), floor.take_effect());
    floor.facts.hand_in_progress = false;
    EXPECT_FALSE(floor.take_effect());
    EXPECT_EQ(1U, cards(*floor.board.sign).bonuses.size());
}

// [TCP 8.2(b)] [I-106]
TEST(SignChanges, ThreeCardPayTablesChangeBetweenGamesWhenEveryPlayerHasBeenTold) {
    Floor floor("three_card");
    Sign sign = *floor.board.sign;
    house(sign).pay_tables = {{"ante_bonus", "C"}, {"pair_plus", "E"}};
    floor.facts.hand_in_progress = true;
    ASSERT_FALSE(floor.announce(sign));
    EXPECT_EQ((Rejection{Reason::not_now, "TCP 8.2(b)"_clause}), floor.take_effect());
    floor.facts.hand_in_progress = false;
    floor.facts.seated.push_back(44);  // sat down since
    EXPECT_EQ((Rejection{Reason::players_not_told, "TCP 8.2(b)"_clause}), floor.take_effect());
    const Issuer runner = floor.by(Role::chip_runner);
    EXPECT_EQ((Rejection{Reason::rank_too_low, "TCP 8.2(b)"_clause}),
              floor.write(decide_tell(floor.board, runner, 1, {44})));
    EXPECT_FALSE(floor.write(decide_tell(floor.board, floor.by(Role::dealer), 1, {44})));
    EXPECT_FALSE(floor.take_effect());
    EXPECT_EQ("E", house_rules(*floor.board.sign).value().tables[1].name);
}

// [I-106] [CS 6.1] [TCP 6.1]
TEST(SignChanges, ALowerMinimumOrAnotherMaximumInCsAndTcpNeedsOnlyTheNewSign) {
    for (const char* const game : {"caribbean_stud", "wild_aruba", "three_card"}) {
        for (const std::int64_t maximum : {400, 1000}) {
            Floor floor(game);
            Sign sign = with_minimum(*floor.board.sign, 5);
            house(sign).limits.max = dollars(maximum);
            ASSERT_FALSE(floor.announce(sign));
            floor.facts.hand_in_progress = true;
            EXPECT_EQ((Rejection{Reason::not_now, display_clause(book_of(sign))}),
                      floor.take_effect());
            floor.facts.hand_in_progress = false;
            EXPECT_FALSE(floor.take_effect()) << game;
            EXPECT_EQ(sign, *floor.board.sign);
        }
    }
}

// [CS 9.1.1(h)]
TEST(SignChanges, AnotherJackpotWagerAtCaribbeanStudWaitsTwentyMinutes) {
    Floor floor("caribbean_stud");
    Sign sign = *floor.board.sign;
    house(sign).jackpot = dollars(2);
    ASSERT_FALSE(floor.announce(sign));
    floor.now = before(eight_o_clock + twenty_minutes);
    EXPECT_EQ((Rejection{Reason::notice_running, "CS 9.1.1(h)"_clause}), floor.take_effect());
    floor.now = eight_o_clock + twenty_minutes;
    EXPECT_FALSE(floor.take_effect());
}

struct PerthBookCase {
    const char* game = "";
    Clause change{};
    Clause notice{};
};

const std::vector<PerthBookCase> perth_books{
    {"ultimate_holdem", "UTH 6.3"_clause, "UTH 6.3(c)"_clause},
    {"crown_holdem", "CH 6.3"_clause, "CH 6.3(c)"_clause}};

// [UTH 6.3(c)] [CH 6.3(c)] [I-106]
TEST(SignChanges, APerthSignChangesAfterTenMinutesOfNotice) {
    for (const PerthBookCase& book : perth_books) {
        for (const std::int64_t minimum : {5, 20}) {  // lower or higher
            Floor floor(book.game);
            const Sign sign = with_minimum(*floor.board.sign, minimum);
            const Issuer chief = floor.by(Role::area_manager);
            const Moment least = floor.now + ten_minutes;
            EXPECT_EQ((Rejection{Reason::notice_too_soon, book.notice}),
                      floor.write(
                          decide_announce(floor.board, chief, {sign, before(least)}, floor.facts)));
            ASSERT_FALSE(
                floor.write(decide_announce(floor.board, chief, {sign, least}, floor.facts)));
            floor.facts.hands += 10;
            floor.now = before(least);
            EXPECT_EQ((Rejection{Reason::notice_running, book.notice}), floor.take_effect());
            floor.now = least;
            floor.facts.hand_in_progress = true;
            EXPECT_EQ((Rejection{Reason::not_now, book.change}), floor.take_effect());
            floor.facts.hand_in_progress = false;
            EXPECT_FALSE(floor.take_effect());
        }
    }
}

// [UTH 6.3(a)] [CH 6.3(a)]
TEST(SignChanges, PerthSignChangesAtOnceAtAnEmptyTable) {
    for (const PerthBookCase& book : perth_books) {
        Floor floor(book.game);
        floor.facts.seated.clear();
        ASSERT_FALSE(floor.announce(with_minimum(*floor.board.sign, 20)));
        floor.facts.seated = {anna};  // a person arrives first: the ten minutes count
        EXPECT_EQ((Rejection{Reason::notice_running, book.notice}), floor.take_effect());
        floor.now = before(eight_o_clock + ten_minutes);
        EXPECT_EQ((Rejection{Reason::notice_running, book.notice}), floor.take_effect());
        floor.facts.seated.clear();
        EXPECT_FALSE(floor.take_effect());
        EXPECT_EQ(dollars(20), house(*floor.board.sign).limits.min);
    }
}

// [UTH 6.3(b)] [CH 6.3(b)]
TEST(SignChanges, APerthSignChangesAtOnceWhenEverySinglePlayerAgrees) {
    for (const PerthBookCase& book : perth_books) {
        Floor floor(book.game);
        ASSERT_FALSE(floor.announce(with_minimum(*floor.board.sign, 20)));
        EXPECT_FALSE(floor.agree(anna));
        EXPECT_FALSE(floor.agree(boris));
        EXPECT_EQ((Rejection{Reason::notice_running, book.notice}), floor.take_effect());
        EXPECT_FALSE(floor.agree(clara));
        floor.facts.seated.push_back(44);
        EXPECT_EQ((Rejection{Reason::notice_running, book.notice}), floor.take_effect());
        floor.facts.seated.pop_back();
        EXPECT_FALSE(floor.take_effect());
    }
}

// [CP 6.10] [UTH 6.3(b)]
TEST(SignChanges, OnlyPlayersAtTheTableAgreeAndStaffMayRecordIt) {
    Floor floor("holdem");
    Sign sign = *floor.board.sign;
    sign.game = GameId::omaha;
    ASSERT_FALSE(floor.announce(sign));
    EXPECT_EQ((Rejection{Reason::not_a_player, "CP 6.10"_clause}), floor.agree(44));
    const auto recorded_by = [&](const Issuer& by) {
        return floor.write(decide_agree(floor.board, by, 1, {.person = anna}, floor.facts));
    };
    const Rejection low{Reason::rank_too_low, "CP 6.10"_clause};
    EXPECT_EQ(low, recorded_by(floor.player(boris)));
    EXPECT_EQ(low, recorded_by(floor.by(Role::chip_runner)));
    EXPECT_EQ(low, recorded_by({.person = anna, .office = Office::inspector, .now = floor.now}));
    EXPECT_FALSE(recorded_by(floor.by(Role::dealer)));
    EXPECT_EQ(std::vector<PersonId>{anna}, floor.board.notices[0].agreed);
    EXPECT_FALSE(recorded_by(floor.player(anna)));
    EXPECT_EQ(1U, floor.board.notices[0].agreed.size()) << "once only";
    floor.facts.seated = {anna, anna, boris};  // a player at two areas is one player
    EXPECT_EQ(Reason::hands_to_play, floor.take_effect()->reason);
}

// [I-106]
TEST(SignChanges, TheHouseMayGiveMoreNoticeThanTheBookButNeverLess) {
    Floor floor("holdem");
    floor.board.sign->notice_minutes = 30;
    floor.board.sign->notice_hands = 5;
    ASSERT_FALSE(floor.announce(with_minimum(*floor.board.sign, 4)));
    EXPECT_EQ(eight_o_clock + Span::of_minutes(30), floor.board.notices[0].from);
    floor.facts.hands = 44;
    floor.now = before(eight_o_clock + Span::of_minutes(30));
    EXPECT_EQ(Reason::notice_running, floor.take_effect()->reason);
    floor.now = eight_o_clock + Span::of_minutes(30);
    EXPECT_EQ(Reason::hands_to_play, floor.take_effect()->reason);
    floor.facts.hands = 45;
    EXPECT_FALSE(floor.take_effect());

    Sign hasty = sign_of("holdem");
    hasty.notice_minutes = 1;
    hasty.notice_hands = 1;
    EXPECT_EQ(twenty_minutes, notice_time(hasty));
    EXPECT_EQ(3U, hands_of_notice(hasty));
    EXPECT_EQ(ten_minutes, notice_time(sign_of("crown_holdem")));
}

// [I-106] [CP 7.3] [CP 6.10]
TEST(SignChanges, SimultaneousNoticesChangeOnlyTheirOwnFields) {
    Floor floor("holdem");
    const Sign at_first = *floor.board.sign;
    ASSERT_FALSE(floor.announce(with_minimum(at_first, 4)));
    Sign cheaper = at_first;
    cards(cheaper).commission.rate = 300;
    ASSERT_FALSE(floor.announce(cheaper));
    EXPECT_EQ((std::vector<std::uint32_t>{2}), due(floor.board, floor.facts, floor.now).notices);
    EXPECT_FALSE(floor.take_effect());
    EXPECT_EQ(dollars(2), cards(*floor.board.sign).betting.minimum);
    floor.pass(twenty_minutes);
    floor.facts.hands += 3;
    EXPECT_EQ((std::vector<std::uint32_t>{1}), due(floor.board, floor.facts, floor.now).notices);
    EXPECT_FALSE(floor.write(decide_effect(floor.board, floor.by(Role::dealer), 1, floor.facts)));
    EXPECT_EQ(300, cards(*floor.board.sign).commission.rate);
    EXPECT_EQ(dollars(4), cards(*floor.board.sign).betting.minimum);
    EXPECT_EQ(3U, floor.board.version);
}

// [I-106] [CP 6.1]
TEST(SignChanges, ClockSetBackDoesNotAgeANotice) {
    Floor floor("caribbean_stud");
    ASSERT_FALSE(floor.announce(with_minimum(*floor.board.sign, 20)));
    floor.now = eight_o_clock + Span::of_hours(-1);
    EXPECT_EQ(Reason::notice_running, floor.take_effect()->reason);
    floor.now = eight_o_clock + twenty_minutes;
    EXPECT_FALSE(floor.take_effect());
}

// [CS 14.7] [CP 6.10]
TEST(SignChanges, OnlyPokerTablesChangeTheirGameWithoutClosing) {
    Floor stud("caribbean_stud");
    EXPECT_EQ((Rejection{Reason::game_needs_closing, "CS 14.7"_clause}),
              stud.write(decide_announce(stud.board,
                                         stud.by(Role::area_manager),
                                         {sign_of("wild_aruba"), stud.now + twenty_minutes},
                                         stud.facts)));
    Floor poker("holdem");
    EXPECT_EQ((Rejection{Reason::game_needs_closing, "CP 13.3"_clause}),
              poker.write(decide_announce(poker.board,
                                          poker.by(Role::area_manager),
                                          {sign_of("three_card"), poker.now + twenty_minutes},
                                          poker.facts)));
    EXPECT_EQ(Reason::sign_unchanged, poker.announce(sign_of("holdem"))->reason);
}

// [CP 4.1]
TEST(SignChanges, NumberOfSeatsCannotDropBelowOccupiedOnes) {
    Floor floor("holdem");
    Sign sign = *floor.board.sign;
    sign.seats = 2;
    ASSERT_FALSE(floor.announce(sign));
    EXPECT_EQ((Rejection{Reason::too_many_players, "CP 4.1"_clause}), floor.take_effect());
    floor.facts.seated.pop_back();
    EXPECT_FALSE(floor.take_effect());
}

// [CP 6.1] [TCP 6.1]
TEST(SignChanges, ANoticeShowsTheNewMinimumAndTheTimeOfTheChange) {
    Floor floor("three_card");
    ASSERT_FALSE(floor.announce(with_minimum(*floor.board.sign, 15)));
    const SignLines expected{"From 2025-11-15 20:20:00.000000:",
                             "Minimum 15.00, maximum 500.00",
                             "Instead of: Minimum 10.00, maximum 500.00"};
    EXPECT_EQ(expected, notice_text(floor.board.notices[0]));
}

// [I-112]
TEST(SignChanges, TheDealerSwapsTheSignsWhenTheTimeHasCome) {
    Floor floor("caribbean_stud");
    ASSERT_FALSE(floor.announce(with_minimum(*floor.board.sign, 5)));
    EXPECT_EQ((Rejection{Reason::rank_too_low, "CS 6.1"_clause}),
              floor.write(decide_effect(floor.board, floor.by(Role::player), 1, floor.facts)));
    EXPECT_FALSE(floor.write(decide_effect(floor.board, floor.by(Role::dealer), 1, floor.facts)));
}

}  // namespace
}  // namespace baize::house
