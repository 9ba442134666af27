#include "house/signs/changes.h"

#include <functional>
#include <string>

#include <gtest/gtest.h>

#include "house/signs/sign_text.h"
#include "room.h"

namespace baize::house {
namespace {

constexpr Span twenty_minutes = Span::of_minutes(20);
constexpr Span ten_minutes = Span::of_minutes(10);

// [CS 6.1] [TCP 6.1] [CP 6.1] [UTH 6.3] [CH 6.3] [I-123]
TEST(SignChanges, ATableOpensWhenItsDealerHasConfirmedTheSignThatIsUp) {
    for (const char* const game : all_games) {
        const Sign sign = sign_of(game);
        const Clause clause = display_clause(book_of(sign));
        Room room(game);
        room.board = {};
        EXPECT_EQ((Rejection{Reason::sign_not_up, "I-123"_clause}),
                  room.write(decide_open(room.board, room.by(Role::dealer), 0)));
        EXPECT_EQ((Rejection{Reason::rank_too_low, clause}),
                  room.write(decide_put_up(room.board, room.by(Role::supervisor), sign)));
        EXPECT_FALSE(room.write(decide_put_up(room.board, room.by(Role::area_manager), sign)));
        EXPECT_FALSE(room.board.open);
        EXPECT_FALSE(room.write(decide_put_up(room.board, room.by(Role::area_manager), sign)));
        EXPECT_EQ((Rejection{Reason::sign_replaced, clause}),
                  room.write(decide_open(room.board, room.by(Role::dealer), 1)));
        EXPECT_EQ((Rejection{Reason::rank_too_low, clause}),
                  room.write(decide_open(room.board, room.by(Role::chip_runner), 2)));
        EXPECT_FALSE(room.write(decide_open(room.board, room.by(Role::dealer), 2)));
        EXPECT_TRUE(room.board.open);
        EXPECT_EQ((Rejection{Reason::table_is_open, clause}),
                  room.write(decide_put_up(room.board, room.by(Role::executive), sign)));
        EXPECT_EQ((Rejection{Reason::table_is_open, clause}),
                  room.write(decide_open(room.board, room.by(Role::dealer), 2)));
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
        Room room(game);
        const Sign higher = with_minimum(*room.board.sign, 15);
        const Rejection running{Reason::notice_running, display_clause(book_of(higher))};
        ASSERT_FALSE(room.announce(higher)) << game;
        for (const PersonId player : room.facts.seated)
            EXPECT_FALSE(room.agree(player)) << game;
        room.facts.hands += 10;
        EXPECT_EQ(running, room.take_effect()) << game;
        room.now = before(eight_o_clock + twenty_minutes);
        EXPECT_EQ(running, room.take_effect()) << game;
        EXPECT_TRUE(due(room.board, room.facts, room.now).notices.empty()) << game;
        room.facts.seated.clear();  // the notice period also applies to an empty table
        EXPECT_EQ(running, room.take_effect()) << game;
        room.now = eight_o_clock + twenty_minutes;
        EXPECT_EQ(1U, due(room.board, room.facts, room.now).notices.size()) << game;
        EXPECT_FALSE(room.take_effect()) << game;
        EXPECT_EQ(higher, *room.board.sign) << game;
        EXPECT_EQ(2U, room.board.version) << game;
        EXPECT_EQ(room.now, room.board.since.time) << game;
        EXPECT_TRUE(room.board.notices.empty()) << game;
    }
}

// [CP 6.1] [CS 6.1] [TCP 6.1] [I-123]
TEST(SignChanges, ANoticeOfAHigherMinimumShowsATimeTwentyMinutesAheadOrLater) {
    for (const char* const game : {"holdem", "caribbean_stud", "three_card"}) {
        Room room(game);
        const Sign higher = with_minimum(*room.board.sign, 20);
        const Issuer chief = room.by(Role::area_manager);
        const Moment least = eight_o_clock + twenty_minutes;
        EXPECT_EQ(
            (Rejection{Reason::notice_too_soon, display_clause(book_of(higher))}),
            room.write(decide_announce(room.board, chief, {higher, before(least)}, room.facts)));
        const Moment shown = eight_o_clock + Span::of_minutes(45);
        ASSERT_FALSE(room.write(decide_announce(room.board, chief, {higher, shown}, room.facts)));
        room.facts.hands += 10;
        room.now = before(shown);
        EXPECT_EQ(Reason::notice_running, room.take_effect()->reason) << game;
        room.now = shown;
        EXPECT_FALSE(room.take_effect()) << game;
    }
}

// [I-123] [TCP 6.1]
TEST(SignChanges, TheOldMinimumHoldsForARoundThatBeganBeforeTheTime) {
    Room room("three_card");
    ASSERT_FALSE(room.announce(with_minimum(*room.board.sign, 15)));
    room.facts.hand_in_progress = true;  // begun at 20:19
    room.now = eight_o_clock + twenty_minutes + Span::of_minutes(1);
    EXPECT_EQ((Rejection{Reason::not_now, "TCP 6.1"_clause}), room.take_effect());
    EXPECT_EQ(dollars(10), house(*room.board.sign).limits.min);
    room.facts.hand_in_progress = false;
    EXPECT_FALSE(room.take_effect());
    EXPECT_EQ(dollars(15), house(*room.board.sign).limits.min);
}

// [I-106] [CP 6.1]
TEST(SignChanges, ABlindAboveTheMinimumOrADearerSideWagerRaisesTheMinimum) {
    Room room("holdem");
    Sign sign = *room.board.sign;
    cards(sign).forced.blinds = {dollars(2), dollars(5)};
    EXPECT_EQ("CP 6.1"_clause, rules_of_change(*room.board.sign, sign).sign);
    Sign chase = *room.board.sign;
    cards(chase).flop_chase = {.offered = true, .minimum = dollars(1)};
    EXPECT_FALSE(rules_of_change(*room.board.sign, chase).sign.is_set());
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
            Room room("holdem");
            Sign sign = *room.board.sign;
            each.change(sign);
            room.facts.hand_in_progress = in_progress;
            ASSERT_FALSE(room.announce(sign)) << each.what;
            const std::uint64_t last = 40 + 3 + (in_progress ? 1 : 0);
            room.facts.hand_in_progress = false;
            for (room.facts.hands = 40; room.facts.hands < last; ++room.facts.hands)
                EXPECT_EQ((Rejection{Reason::hands_to_play, "CP 6.10"_clause}), room.take_effect())
                    << each.what;
            room.facts.hand_in_progress = true;
            EXPECT_EQ((Rejection{Reason::not_now, "CP 6.10"_clause}), room.take_effect());
            room.facts.hand_in_progress = false;
            EXPECT_FALSE(room.take_effect()) << each.what;
            EXPECT_EQ(sign, *room.board.sign) << each.what;
        }
    }
}

// [CP 6.10] [I-106]
TEST(SignChanges, MoreThanHalfOfThoseSeatedMakeAPokerChangeImmediate) {
    for (const PokerChange& each : changes_under_6_10()) {
        Room room("holdem");
        room.facts.seated = {anna, boris, clara, dora};
        Sign sign = *room.board.sign;
        each.change(sign);
        ASSERT_FALSE(room.announce(sign));
        EXPECT_FALSE(room.agree(anna));
        EXPECT_FALSE(room.agree(boris));
        EXPECT_EQ(Reason::hands_to_play, room.take_effect()->reason) << "half is no majority";
        EXPECT_FALSE(room.agree(clara));
        EXPECT_FALSE(room.agree(clara, false));
        EXPECT_EQ(Reason::hands_to_play, room.take_effect()->reason) << "taken back";
        EXPECT_FALSE(room.agree(clara));
        room.facts.seated = {anna, boris, 21, 22};  // clara has left
        EXPECT_EQ(Reason::hands_to_play, room.take_effect()->reason);
        room.facts.seated = {anna, boris, clara, dora};
        room.facts.hand_in_progress = true;
        EXPECT_EQ((Rejection{Reason::not_now, "CP 6.10"_clause}), room.take_effect());
        room.facts.hand_in_progress = false;
        EXPECT_FALSE(room.take_effect()) << each.what;
    }
}

// [I-106] [CP 6.10] [CP 6.1]
TEST(SignChanges, ARaiseOfBlindsWaitsForBothTheTwentyMinutesAndTheHands) {
    Room room("holdem");
    const Sign higher = with_minimum(*room.board.sign, 4);
    ASSERT_FALSE(room.announce(higher));
    room.pass(twenty_minutes);
    EXPECT_EQ((Rejection{Reason::hands_to_play, "CP 6.10"_clause}), room.take_effect());
    EXPECT_FALSE(room.agree(anna));
    EXPECT_FALSE(room.agree(boris));
    EXPECT_FALSE(room.take_effect());
}

// [CP 6.10] [CP 7.3] [TCP 8.2(b)] [UTH 6.3] [CH 6.3] [CS 6.1] [TCP 6.1] [I-112]
TEST(SignChanges, OnlyAnAreaManagerOrAboveAnnouncesOrWithdrawsAChange) {
    for (const char* const game : all_games) {
        Room room(game);
        const Sign sign = with_minimum(*room.board.sign, 20);
        const SignChange change{sign, room.now + twenty_minutes};
        const Clause act = rules_of_change(*room.board.sign, sign).act;
        for (const Role rank : {Role::player, Role::chip_runner, Role::dealer, Role::supervisor}) {
            EXPECT_EQ((Rejection{Reason::rank_too_low, act}),
                      room.write(decide_announce(room.board, room.by(rank), change, room.facts)));
        }
        for (const Role rank :
             {Role::area_manager, Role::assistant_casino_manager, Role::executive}) {
            ASSERT_FALSE(
                room.write(decide_announce(room.board, room.by(rank), change, room.facts)));
            const std::uint32_t number = room.board.last_notice;
            EXPECT_EQ((Rejection{Reason::rank_too_low, act}),
                      room.write(decide_withdraw(room.board, room.by(Role::supervisor), number)));
            EXPECT_FALSE(room.write(decide_withdraw(room.board, room.by(rank), number)));
            EXPECT_EQ(Reason::notice_unknown, room.take_effect()->reason);
        }
        EXPECT_EQ(3U, room.board.last_notice);
        EXPECT_EQ(sign_of(game), *room.board.sign);
    }
}

// [CP 7.3] [CP 7.4]
TEST(SignChanges, CommissionChangesBetweenHandsOnceTheSignShowsIt) {
    Room room("holdem");
    Sign sign = *room.board.sign;
    cards(sign).commission.rate = 500;
    cards(sign).time_charge.hourly = dollars(12);
    room.facts.hand_in_progress = true;
    EXPECT_EQ(Reason::notice_unknown, room.take_effect()->reason) << "nothing on the sign yet";
    ASSERT_FALSE(room.announce(sign));
    EXPECT_EQ((Rejection{Reason::not_now, "CP 7.3"_clause}), room.take_effect());
    room.facts.hand_in_progress = false;
    EXPECT_FALSE(room.take_effect()) << "no hands, no majority";
    EXPECT_EQ(500, poker_rules(*room.board.sign).value().commission.rate);

    cards(sign).commission = {};
    cards(sign).time_charge = {};
    EXPECT_EQ("CP 7.4"_clause, rules_of_change(*room.board.sign, sign).act);
    ASSERT_FALSE(room.announce(sign));
    EXPECT_FALSE(room.take_effect());
}

// [CP 11.2] [I-100]
TEST(SignChanges, ABonusPrizeComesAndGoesBetweenHandsOnceTheSignShowsIt) {
    Room room("holdem");
    Sign sign = *room.board.sign;
    cards(sign).bonuses = {
        {.promotion = "High Hand", .hand = FiveCardHand::flush, .worth = dollars(100)}};
    room.facts.hand_in_progress = true;
    EXPECT_EQ((Rejection{Reason::rank_too_low, "CP 11.2"_clause}),
              room.write(decide_announce(
                  room.board, room.by(Role::supervisor), {sign, room.now}, room.facts)));
    ASSERT_FALSE(room.announce(sign));
    const SignLines shown = notice_text(*find_notice(room.board, room.board.last_notice));
    EXPECT_EQ("Bonus High Hand: flush or better: cash 100.00, to each", shown.at(1));
    EXPECT_EQ((Rejection{Reason::not_now, "CP 11.2"_clause}), room.take_effect());
    room.facts.hand_in_progress = false;
    EXPECT_FALSE(room.take_effect());
    EXPECT_EQ(1U, cards(*room.board.sign).bonuses.size());
}

// [TCP 8.2(b)] [I-106]
TEST(SignChanges, ThreeCardPayTablesChangeBetweenGamesWhenEveryPlayerHasBeenTold) {
    Room room("three_card");
    Sign sign = *room.board.sign;
    house(sign).pay_tables = {{"ante_bonus", "C"}, {"pair_plus", "E"}};
    room.facts.hand_in_progress = true;
    ASSERT_FALSE(room.announce(sign));
    EXPECT_EQ((Rejection{Reason::not_now, "TCP 8.2(b)"_clause}), room.take_effect());
    room.facts.hand_in_progress = false;
    room.facts.seated.push_back(44);  // sat down since
    EXPECT_EQ((Rejection{Reason::players_not_told, "TCP 8.2(b)"_clause}), room.take_effect());
    const Issuer runner = room.by(Role::chip_runner);
    EXPECT_EQ((Rejection{Reason::rank_too_low, "TCP 8.2(b)"_clause}),
              room.write(decide_tell(room.board, runner, 1, {44})));
    EXPECT_FALSE(room.write(decide_tell(room.board, room.by(Role::dealer), 1, {44})));
    EXPECT_FALSE(room.take_effect());
    EXPECT_EQ("E", house_rules(*room.board.sign).value().tables[1].name);
}

// [I-106] [CS 6.1] [TCP 6.1]
TEST(SignChanges, ALowerMinimumOrAnotherMaximumInCsAndTcpNeedsOnlyTheNewSign) {
    for (const char* const game : {"caribbean_stud", "wild_aruba", "three_card"}) {
        for (const std::int64_t maximum : {400, 1000}) {
            Room room(game);
            Sign sign = with_minimum(*room.board.sign, 5);
            house(sign).limits.max = dollars(maximum);
            ASSERT_FALSE(room.announce(sign));
            room.facts.hand_in_progress = true;
            EXPECT_EQ((Rejection{Reason::not_now, display_clause(book_of(sign))}),
                      room.take_effect());
            room.facts.hand_in_progress = false;
            EXPECT_FALSE(room.take_effect()) << game;
            EXPECT_EQ(sign, *room.board.sign);
        }
    }
}

// [CS 9.1.1(h)]
TEST(SignChanges, AnotherJackpotWagerAtCaribbeanStudWaitsTwentyMinutes) {
    Room room("caribbean_stud");
    Sign sign = *room.board.sign;
    house(sign).jackpot = dollars(2);
    ASSERT_FALSE(room.announce(sign));
    room.now = before(eight_o_clock + twenty_minutes);
    EXPECT_EQ((Rejection{Reason::notice_running, "CS 9.1.1(h)"_clause}), room.take_effect());
    room.now = eight_o_clock + twenty_minutes;
    EXPECT_FALSE(room.take_effect());
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
            Room room(book.game);
            const Sign sign = with_minimum(*room.board.sign, minimum);
            const Issuer chief = room.by(Role::area_manager);
            const Moment least = room.now + ten_minutes;
            EXPECT_EQ(
                (Rejection{Reason::notice_too_soon, book.notice}),
                room.write(decide_announce(room.board, chief, {sign, before(least)}, room.facts)));
            ASSERT_FALSE(room.write(decide_announce(room.board, chief, {sign, least}, room.facts)));
            room.facts.hands += 10;
            room.now = before(least);
            EXPECT_EQ((Rejection{Reason::notice_running, book.notice}), room.take_effect());
            room.now = least;
            room.facts.hand_in_progress = true;
            EXPECT_EQ((Rejection{Reason::not_now, book.change}), room.take_effect());
            room.facts.hand_in_progress = false;
            EXPECT_FALSE(room.take_effect());
        }
    }
}

// [UTH 6.3(a)] [CH 6.3(a)]
TEST(SignChanges, PerthSignChangesAtOnceAtAnEmptyTable) {
    for (const PerthBookCase& book : perth_books) {
        Room room(book.game);
        room.facts.seated.clear();
        ASSERT_FALSE(room.announce(with_minimum(*room.board.sign, 20)));
        room.facts.seated = {anna};  // a person arrives first: the ten minutes count
        EXPECT_EQ((Rejection{Reason::notice_running, book.notice}), room.take_effect());
        room.now = before(eight_o_clock + ten_minutes);
        EXPECT_EQ((Rejection{Reason::notice_running, book.notice}), room.take_effect());
        room.facts.seated.clear();
        EXPECT_FALSE(room.take_effect());
        EXPECT_EQ(dollars(20), house(*room.board.sign).limits.min);
    }
}

// [UTH 6.3(b)] [CH 6.3(b)]
TEST(SignChanges, APerthSignChangesAtOnceWhenEverySinglePlayerAgrees) {
    for (const PerthBookCase& book : perth_books) {
        Room room(book.game);
        ASSERT_FALSE(room.announce(with_minimum(*room.board.sign, 20)));
        EXPECT_FALSE(room.agree(anna));
        EXPECT_FALSE(room.agree(boris));
        EXPECT_EQ((Rejection{Reason::notice_running, book.notice}), room.take_effect());
        EXPECT_FALSE(room.agree(clara));
        room.facts.seated.push_back(44);
        EXPECT_EQ((Rejection{Reason::notice_running, book.notice}), room.take_effect());
        room.facts.seated.pop_back();
        EXPECT_FALSE(room.take_effect());
    }
}

// [CP 6.10] [UTH 6.3(b)]
TEST(SignChanges, OnlyPlayersAtTheTableAgreeAndStaffMayRecordIt) {
    Room room("holdem");
    Sign sign = *room.board.sign;
    sign.game = GameId::omaha;
    ASSERT_FALSE(room.announce(sign));
    EXPECT_EQ((Rejection{Reason::not_a_player, "CP 6.10"_clause}), room.agree(44));
    const auto recorded_by = [&](const Issuer& by) {
        return room.write(decide_agree(room.board, by, 1, {.person = anna}, room.facts));
    };
    const Rejection low{Reason::rank_too_low, "CP 6.10"_clause};
    EXPECT_EQ(low, recorded_by(room.player(boris)));
    EXPECT_EQ(low, recorded_by(room.by(Role::chip_runner)));
    EXPECT_EQ(low, recorded_by({.person = anna, .office = Office::inspector, .now = room.now}));
    EXPECT_FALSE(recorded_by(room.by(Role::dealer)));
    EXPECT_EQ(std::vector<PersonId>{anna}, room.board.notices[0].agreed);
    EXPECT_FALSE(recorded_by(room.player(anna)));
    EXPECT_EQ(1U, room.board.notices[0].agreed.size()) << "once only";
    room.facts.seated = {anna, anna, boris};  // a player at two areas is one player
    EXPECT_EQ(Reason::hands_to_play, room.take_effect()->reason);
}

// [I-106]
TEST(SignChanges, TheHouseMayGiveMoreNoticeThanTheBookButNeverLess) {
    Room room("holdem");
    room.board.sign->notice_minutes = 30;
    room.board.sign->notice_hands = 5;
    ASSERT_FALSE(room.announce(with_minimum(*room.board.sign, 4)));
    EXPECT_EQ(eight_o_clock + Span::of_minutes(30), room.board.notices[0].from);
    room.facts.hands = 44;
    room.now = before(eight_o_clock + Span::of_minutes(30));
    EXPECT_EQ(Reason::notice_running, room.take_effect()->reason);
    room.now = eight_o_clock + Span::of_minutes(30);
    EXPECT_EQ(Reason::hands_to_play, room.take_effect()->reason);
    room.facts.hands = 45;
    EXPECT_FALSE(room.take_effect());

    Sign hasty = sign_of("holdem");
    hasty.notice_minutes = 1;
    hasty.notice_hands = 1;
    EXPECT_EQ(twenty_minutes, notice_time(hasty));
    EXPECT_EQ(3U, hands_of_notice(hasty));
    EXPECT_EQ(ten_minutes, notice_time(sign_of("crown_holdem")));
}

// [I-106] [CP 7.3] [CP 6.10]
TEST(SignChanges, SimultaneousNoticesChangeOnlyTheirOwnFields) {
    Room room("holdem");
    const Sign at_first = *room.board.sign;
    ASSERT_FALSE(room.announce(with_minimum(at_first, 4)));
    Sign cheaper = at_first;
    cards(cheaper).commission.rate = 300;
    ASSERT_FALSE(room.announce(cheaper));
    EXPECT_EQ((std::vector<std::uint32_t>{2}), due(room.board, room.facts, room.now).notices);
    EXPECT_FALSE(room.take_effect());
    EXPECT_EQ(dollars(2), cards(*room.board.sign).betting.minimum);
    room.pass(twenty_minutes);
    room.facts.hands += 3;
    EXPECT_EQ((std::vector<std::uint32_t>{1}), due(room.board, room.facts, room.now).notices);
    EXPECT_FALSE(room.write(decide_effect(room.board, room.by(Role::dealer), 1, room.facts)));
    EXPECT_EQ(300, cards(*room.board.sign).commission.rate);
    EXPECT_EQ(dollars(4), cards(*room.board.sign).betting.minimum);
    EXPECT_EQ(3U, room.board.version);
}

// [I-106] [CP 6.1]
TEST(SignChanges, ClockSetBackDoesNotAgeANotice) {
    Room room("caribbean_stud");
    ASSERT_FALSE(room.announce(with_minimum(*room.board.sign, 20)));
    room.now = eight_o_clock + Span::of_hours(-1);
    EXPECT_EQ(Reason::notice_running, room.take_effect()->reason);
    room.now = eight_o_clock + twenty_minutes;
    EXPECT_FALSE(room.take_effect());
}

// [CS 14.7] [CP 6.10]
TEST(SignChanges, OnlyPokerTablesChangeTheirGameWithoutClosing) {
    Room stud("caribbean_stud");
    EXPECT_EQ((Rejection{Reason::game_needs_closing, "CS 14.7"_clause}),
              stud.write(decide_announce(stud.board,
                                         stud.by(Role::area_manager),
                                         {sign_of("wild_aruba"), stud.now + twenty_minutes},
                                         stud.facts)));
    Room poker("holdem");
    EXPECT_EQ((Rejection{Reason::game_needs_closing, "CP 13.3"_clause}),
              poker.write(decide_announce(poker.board,
                                          poker.by(Role::area_manager),
                                          {sign_of("three_card"), poker.now + twenty_minutes},
                                          poker.facts)));
    EXPECT_EQ(Reason::sign_unchanged, poker.announce(sign_of("holdem"))->reason);
}

// [CP 4.1]
TEST(SignChanges, NumberOfSeatsCannotDropBelowOccupiedOnes) {
    Room room("holdem");
    Sign sign = *room.board.sign;
    sign.seats = 2;
    ASSERT_FALSE(room.announce(sign));
    EXPECT_EQ((Rejection{Reason::too_many_players, "CP 4.1"_clause}), room.take_effect());
    room.facts.seated.pop_back();
    EXPECT_FALSE(room.take_effect());
}

// [CP 6.1] [TCP 6.1]
TEST(SignChanges, ANoticeShowsTheNewMinimumAndTheTimeOfTheChange) {
    Room room("three_card");
    ASSERT_FALSE(room.announce(with_minimum(*room.board.sign, 15)));
    const SignLines expected{"From 2025-11-15 20:20:00.000000:",
                             "Minimum 15.00, maximum 500.00",
                             "Instead of: Minimum 10.00, maximum 500.00"};
    EXPECT_EQ(expected, notice_text(room.board.notices[0]));
}

// [I-112]
TEST(SignChanges, TheDealerSwapsTheSignsWhenTheTimeHasCome) {
    Room room("caribbean_stud");
    ASSERT_FALSE(room.announce(with_minimum(*room.board.sign, 5)));
    EXPECT_EQ((Rejection{Reason::rank_too_low, "CS 6.1"_clause}),
              room.write(decide_effect(room.board, room.by(Role::player), 1, room.facts)));
    EXPECT_FALSE(room.write(decide_effect(room.board, room.by(Role::dealer), 1, room.facts)));
}

}  // namespace
}  // namespace baize::house
