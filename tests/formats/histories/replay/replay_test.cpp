#include "formats/histories/replay/replay.h"

#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/histories/replay/replaying.h"

namespace baize::histories {
namespace {

// [CP 8.18.3(a)] [CP 7.5]
TEST(Replay, EndsAsTheRecordSays) {
    EXPECT_EQ(replay(three(raised_and_bet)), "49.00 67.00 64.00 null");
    const std::string hand = three(raised_and_bet);
    EXPECT_EQ(replay(hand + "finishing_stacks = [49, 67, 64]\n"), "49.00 67.00 64.00 yes");
    EXPECT_EQ(replay(hand + "finishing_stacks = [49, 67, 65]\n"),
              "49.00 67.00 64.00 no: p3 finishes with 64, the record says 65");
    EXPECT_EQ(replay(hand + "finishing_stacks = [50, 66, 64]\n"),
              "49.00 67.00 64.00 no: p1 finishes with 49, the record says 50");
}

// Sites differ in whether winnings include uncalled chips, and write zeros for unknown amounts.
TEST(Replay, WinningsAreCountedAsTheSiteCountsThem) {
    const std::string hand = three(raised_and_bet);
    EXPECT_EQ(replay(hand + "winnings = [0, 13, 0]\n"), "49.00 67.00 64.00 yes");
    EXPECT_EQ(replay(hand + "winnings = [0, 23, 0]\n"), "49.00 67.00 64.00 yes");
    EXPECT_EQ(replay(hand + "winnings = [0, 22.5, 0]\n"), "49.00 67.00 64.00 yes, commission 50");
    EXPECT_EQ(replay(hand + "winnings = [0, 0, 0]\n"), "49.00 67.00 64.00 null");
    EXPECT_EQ(replay(hand + "winnings = [0, 18, 0]\n"),
              "49.00 67.00 64.00 no: p2 wins 13, the record says 18; it pays out 5 more than was "
              "put in and called");
    const std::string walk = three(R"(actions = ['p3 f', 'p1 f'])");
    EXPECT_EQ(replay(walk + "\nwinnings = [0, 2, 0]\n"), "49.00 61.00 70.00 yes");
    EXPECT_EQ(replay(walk + "\nwinnings = [0, 3, 0]\n"), "49.00 61.00 70.00 yes");
    EXPECT_EQ(replay(hand + "finishing_stacks = [9, 67, 64]\nwinnings = [0, 13, 0]\n"),
              "49.00 67.00 64.00 no: p1 finishes with 49, the record says 9; its winnings agree");
    EXPECT_EQ(replay(hand + "finishing_stacks = [49, 67, 64]\nwinnings = [0, 13, 0]\n"),
              "49.00 67.00 64.00 yes");
    EXPECT_EQ(
        replay(hand + "finishing_stacks = [49, 67, 64]\nwinnings = [0, 18, 0]\n"),
        "49.00 67.00 64.00 no: the finishing stacks agree, but p2 wins 13, the record says 18");
}

constexpr std::string_view split_pot =
    R"(actions = ['d dh p1 2c2d', 'd dh p2 AsKs', 'd dh p3 AhKh', 'p3 cc', 'p1 f', 'p2 cc',
 'd db QcJcTc', 'p2 cc', 'p3 cc', 'd db 2h', 'p2 cc', 'p3 cc', 'd db 3h', 'p2 cc', 'p3 cc',
 'p2 sm AsKs', 'p3 sm AhKh']
)";

// Five dollars for two: the odd one goes to the first left of the button. [CP 8.5.1]
TEST(Replay, ARecordMaySplitTheOddChip) {
    const std::string hand = three(split_pot);
    EXPECT_EQ(replay(hand + "finishing_stacks = [49, 61, 70]\n"), "49.00 61.00 70.00 yes");
    EXPECT_EQ(replay(hand + "finishing_stacks = [49, 60.5, 70.5]\n"),
              "49.00 61.00 70.00 yes, odd chip");
    EXPECT_EQ(replay(hand + "finishing_stacks = [49, 60.4, 70.35]\n"),
              "49.00 61.00 70.00 yes, commission 25, odd chip");
    EXPECT_EQ(replay(hand + "finishing_stacks = [49, 60, 71]\n"),
              "49.00 61.00 70.00 no: p3 finishes with 70, the record says 71");
}

// If the record has smaller chips, there is no odd chip. [CP 8.5]
TEST(Replay, TheSmallestChipIsTheRecords) {
    std::string hand = three(split_pot);
    hand.replace(hand.find("70]"), 3, "70.05]");
    EXPECT_EQ(replay(hand + "finishing_stacks = [49, 60.5, 70.55]\n"), "49.00 60.50 70.55 yes");
}

// [CP 6.6] [CP 6.16.1]
TEST(Replay, NamesTheActionThatIsRefusedAndItsClause) {
    EXPECT_EQ(replay(three(R"(actions = ['p3 cbr 3'])")),
              "49.00 58.00 70.00 no: p3 cbr 3: the bet or raise is below the minimum (CP 6.6)");
    EXPECT_EQ(replay(three(R"(actions = ['p1 f'])")),
              "49.00 58.00 70.00 no: p1 f: it is another player's turn (CP 8.17.3)");
    EXPECT_EQ(replay(three(R"(actions = ['p3 cbr 71'])")).substr(18, 18), "no: p3 cbr 71: the");
    EXPECT_EQ(replay(three(R"(actions = ['d dh p1 AsAs'])")).substr(0, 3), "no:");
    EXPECT_EQ(replay(three(R"(actions = ['p3 f', 'd dh p1 AsAd'])")),
              "no: hole cards are dealt late or too many");
    EXPECT_EQ(replay(three(R"(actions = ['d dh p1 AsAdAc'])")),
              "no: hole cards are dealt late or too many");
}

TEST(Replay, ARecordThatBreaksOffHasNoResult) {
    EXPECT_EQ(replay(three(R"(actions = ['p3 cbr 6', 'p1 f'])")),
              "49.00 58.00 64.00 null: the record breaks off before the hand is over");
}

// With two players the button has the small blind and acts first; a record may also give the button
// the big blind, and then the other acts first throughout. [I-35]
TEST(Replay, HeadsUpTheLargerBlindActsLast) {
    constexpr std::string_view start =
        "variant = 'NT'\nantes = [0, 0]\nmin_bet = 2\nstarting_stacks = [50, 60]\n";
    EXPECT_EQ(replay(std::string(start) + "blinds_or_straddles = [1, 2]\n" +
                     R"(actions = ['p2 cc', 'p1 cc', 'd db 2c3c4c', 'p1 cbr 2', 'p2 f'])"),
              "52.00 58.00 null");
    EXPECT_EQ(replay(std::string(start) + "blinds_or_straddles = [2, 1]\n" +
                     R"(actions = ['p1 cc', 'p2 cc', 'd db 2c3c4c', 'p1 cbr 2', 'p2 f'])"),
              "52.00 58.00 null");
}

// The post counts as a bet and changes no player's turn. [CP 8.10.2]
TEST(Replay, ALatePostIsLive) {
    std::string hand = three(R"(actions = ['p3 cc', 'p1 cbr 10', 'p2 f', 'p3 f'])");
    hand.replace(hand.find("[1, 2, 0]"), 9, "[1, 2, -2]");
    EXPECT_EQ(replay(hand), "54.00 58.00 68.00 null");
}

// A post of the small blind may be all that is left of "small blind dead, big blind live". [I-69]
TEST(Replay, ASmallPostMayStandForBothMissedBlinds) {
    std::string hand = three(R"(actions = ['p3 cc', 'p1 cbr 10', 'p2 f', 'p3 f'])");
    hand.replace(hand.find("[1, 2, 0]"), 9, "[1, 2, -1]");
    EXPECT_EQ(replay(hand + "\nfinishing_stacks = [54, 58, 68]\n"), "54.00 58.00 68.00 yes");
    EXPECT_EQ(replay(hand + "\nfinishing_stacks = [55, 58, 67]\n"),
              "55.00 58.00 67.00 yes, missed blinds");
    EXPECT_EQ(replay(hand + "\nfinishing_stacks = [56, 58, 66]\n"),
              "54.00 58.00 68.00 no: p1 finishes with 54, the record says 56");
}

// If the small blind is away, a post of less than the big blind may be the dead one. [I-69]
TEST(Replay, SmallPostIsDeadIfTheHandHasNoSmallBlind) {
    constexpr std::string_view hand = R"(variant = 'NT'
antes = [0, 0, 0, 0]
blinds_or_straddles = [4, 0, -2, 0]
min_bet = 4
starting_stacks = [100, 100, 100, 100]
actions = ['p2 cbr 12', 'p3 f', 'p4 f', 'p1 f']
)";
    EXPECT_EQ(replay(std::string(hand) + "finishing_stacks = [96, 110, 94, 100]\n"),
              "96.00 110.00 94.00 100.00 yes, missed blinds");
    EXPECT_EQ(replay(std::string(hand) + "finishing_stacks = [96, 106, 98, 100]\n"),
              "96.00 106.00 98.00 100.00 yes");
}

// All in three ways: the short stack wins the main pot, the next best the side pot. [I-18]
TEST(Replay, SidePotsAreDividedCorrectly) {
    std::string hand = three(
        R"(actions = ['d dh p1 AsAh', 'd dh p2 KsKh', 'd dh p3 QsQh', 'p3 cbr 60', 'p1 cc', 'p2 cc',
 'p1 sm AsAh', 'p2 sm KsKh', 'p3 sm QsQh', 'd db 2c3c4c', 'd db 7d', 'd db 8d']
finishing_stacks = [150, 20, 10]
)");
    EXPECT_EQ(replay(hand), "150.00 20.00 10.00 yes");
}

// A player who does not show has mucked; if no player shows, known cards are compared. [CP 8.20.4]
TEST(Replay, AHandThatIsNotShownIsMucked) {
    std::string hand = three(split_pot);
    const std::size_t shows = hand.find(", \n 'p2 sm");
    EXPECT_EQ(shows, std::string::npos);
    std::string first_only = hand;
    first_only.replace(first_only.find(", 'p3 sm AhKh'"), 14, "");
    EXPECT_EQ(replay(first_only), "49.00 63.00 68.00 null");
    std::string mucks = hand;
    mucks.replace(mucks.find("'p2 sm AsKs'"), 12, "'p2 sm'");
    EXPECT_EQ(replay(mucks), "49.00 58.00 73.00 null");
    std::string silent = hand;
    const std::size_t from = silent.find("'p2 sm AsKs'");
    silent.replace(from, silent.find(']', from) - from, "");
    EXPECT_EQ(replay(silent), "49.00 61.00 70.00 null");
}

TEST(Replay, UnknownCardsDecideNothing) {
    std::string hand = three(split_pot);
    for (const char* cards : {"d dh p2 AsKs", "d dh p3 AhKh"})
        hand.replace(hand.find(cards) + 8, 4, "\?\?\?\?");
    std::string one_known = hand;
    one_known.replace(one_known.find("p3 sm AhKh"), 10, "p3 sm \?\?\?\?");
    EXPECT_EQ(replay(one_known + "winnings = [0, 5, 0]\n"), "49.00 63.00 68.00 yes");
    EXPECT_EQ(replay(one_known + "winnings = [0, 0, 5]\n"),
              "49.00 63.00 68.00 null: p3 won, but the cards of p3 are not recorded");
    EXPECT_EQ(replay(one_known + "winnings = [5, 0, 0]\n"),
              "49.00 63.00 68.00 no: p1 wins 0, the record says 5");
    std::string none_known = one_known;
    none_known.replace(none_known.find("p2 sm AsKs"), 10, "p2 sm \?\?\?\?");
    EXPECT_EQ(replay(none_known + "winnings = [0, 5, 0]\n"),
              "49.00 58.00 73.00 null: no hole cards are recorded");
}

TEST(Replay, UnknownStacksStayUnknown) {
    std::string hand = three(raised_and_bet);
    hand.replace(hand.find("60, 70]"), 7, "inf, 70]");
    EXPECT_EQ(replay(hand + "winnings = [0, 12.5, 0]\n"), "49.00 ? 64.00 yes, commission 50");
    EXPECT_EQ(replay(hand + "finishing_stacks = [49, 1, 64]\n"), "49.00 ? 64.00 yes");
}

// A straddle is the last forced bet: the next player acts first and its owner last. [CP 6.5] [I-24]
TEST(Replay, AThirdBlindIsAStraddle) {
    std::string hand = three(R"(actions = ['p1 cc', 'p2 f', 'p3 cc', 'd db 2c3c4c', 'p1 f'])");
    hand.replace(hand.find("[1, 2, 0]"), 9, "[1, 2, 4]");
    EXPECT_EQ(replay(hand), "46.00 58.00 76.00 null");
}

// One player's ante for the table is dead money of the main pot.
TEST(Replay, AntesOfOnePlayerAreDead) {
    std::string hand = three(
        R"(actions = ['d dh p1 AsAh', 'd dh p2 KsKh', 'd dh p3 QsQh', 'p3 f', 'p1 cbr 50', 'p2 cc',
 'p1 sm AsAh', 'p2 sm KsKh', 'd db 2c3c4c', 'd db 7d', 'd db 8d'])");
    hand.replace(hand.find("[0, 0, 0]"), 9, "[0, 3, 0]");
    EXPECT_EQ(replay(hand), "103.00 7.00 70.00 null");
}

// [CP 8.20.4(d)(i)] [CP 8.20.4(d)(ii)]
TEST(Replay, OmahaHiLoIsShared) {
    EXPECT_EQ(replay(R"(variant = 'FO/8'
antes = [0, 0]
blinds_or_straddles = [1, 2]
small_bet = 2
big_bet = 4
starting_stacks = [20, 20]
actions = ['d dh p1 As2sKdQd', 'd dh p2 KsKhJdTd', 'p2 cc', 'p1 cc', 'd db Kc7h4c', 'p1 cc', 'p2 cc',
 'd db 5d', 'p1 cc', 'p2 cbr 4', 'p1 cc', 'd db 9s', 'p1 cc', 'p2 cc', 'p2 sm -', 'p1 sm -']
finishing_stacks = [20, 20]
)"),
              "20.00 20.00 yes");
}

// [CP 8.17.4] [CP 8.18.4]
TEST(Replay, PineappleDiscardsInTurn) {
    constexpr std::string_view start = R"(antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [20, 20]
)";
    EXPECT_EQ(replay("variant = 'NP'\n" + std::string(start) +
                     R"(actions = ['d dh p1 As2sKd', 'd dh p2 ??????', 'p2 cc', 'p1 cc', 'p1 sd 2s',
 'p2 sd ??', 'd db Kc7h4c', 'p1 cbr 2', 'p2 f'])"),
              "22.00 18.00 null");
    EXPECT_EQ(replay("variant = 'NCP'\n" + std::string(start) +
                     R"(actions = ['d dh p1 As2sKd', 'd dh p2 ??????', 'p2 cc', 'p1 cc',
 'd db Kc7h4c', 'p1 cc', 'p2 cc', 'p1 sd 3s'])")
                  .substr(12),
              "no: p1 sd 3s: the player does not hold that card (CP 8.18.4)");
}

// The check of the last player with chips, who is not asked any more, is not an action. [I-18]
TEST(Replay, AnIdleCheckIsPassedOver) {
    std::string hand = three(
        R"(actions = ['d dh p1 AsAh', 'd dh p2 KsKh', 'd dh p3 QsQh', 'p3 cc', 'p1 f', 'p2 cc',
 'p2 sm KsKh', 'p3 sm QsQh', 'd db 2c3c4c', 'd db 7d', 'd db 8d'])");
    hand.replace(hand.find("70]"), 3, "2]");
    EXPECT_EQ(replay(hand), "49.00 63.00 0.00 null");
}

// It is passed over after the last card as after the others. [I-18]
TEST(Replay, AnIdleCheckOnTheRiverIsPassedOver) {
    const auto hand = [](std::string_view flop, std::string_view turn, std::string_view river) {
        return fmt::format(R"(variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 50]
actions = ['d dh p1 AsAh', 'd dh p2 KsKh', 'p2 cbr 50', 'p1 cc', 'd db 2c3c4c'{}, 'd db 7d'{}, 'd db 8d'{}]
)",
                           flop,
                           turn,
                           river);
    };
    const std::string check = ", 'p1 cc'";
    EXPECT_EQ(replay(hand("", "", check)), "150.00 0.00 null");
    EXPECT_EQ(replay(hand(check, check, check)), "150.00 0.00 null");
    EXPECT_EQ(replay(hand("", "", ", 'p2 cc'")),
              "50.00 0.00 no: p2 cc: this cannot be done at this point of the round (CP 8.20.3)");
}

// The hand of two players up to the last card, each with chips left, and what follows.
std::string on_the_river(std::string_view rest) {
    return fmt::format(R"(variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 50]
actions = ['d dh p1 AsAh', 'd dh p2 KsKh', 'p2 cc', 'p1 cc', 'd db 2c3c4c', 'p1 cc', 'p2 cc', 'd db 7d', 'p1 cc', 'p2 cc', 'd db 8d', {}]
)",
                       rest);
}

// A player who called an all-in on the last street is not asked again either. [I-18]
TEST(Replay, AnIdleCheckBehindAnAllInOfTheRiverIsPassedOver) {
    EXPECT_EQ(replay(on_the_river("'p1 cc', 'p2 cbr 48', 'p1 cc', 'p1 cc'")), "150.00 0.00 null");
    EXPECT_EQ(replay(on_the_river("'p1 cc', 'p2 cbr 48', 'p1 cc', 'p1 cc', 'p2 sm KsKh', "
                                  "'p1 sm AsAh'")),
              "150.00 0.00 null");
    EXPECT_EQ(replay(on_the_river("'p1 cbr 48', 'p2 cc', 'p1 cc'")), "150.00 0.00 null");
    EXPECT_THAT(replay(on_the_river("'p1 cbr 48', 'p2 cc', 'p2 cc'")),
                testing::HasSubstr("no: p2 cc:"));
}

// A check after the betting of the river is an error unless a player is all in. [CP 8.20.3]
TEST(Replay, ACheckAfterTheBettingOfTheRiverIsRefused) {
    EXPECT_THAT(replay(on_the_river("'p1 cc', 'p2 cbr 20', 'p1 cc', 'p1 cc'")),
                testing::HasSubstr("no: p1 cc:"));
    EXPECT_THAT(replay(on_the_river("'p1 cc', 'p2 cc', 'p1 cc'")),
                testing::HasSubstr("no: p1 cc:"));
    EXPECT_THAT(replay(on_the_river("'p1 cbr 20', 'p2 f', 'p1 cc'")),
                testing::HasSubstr("no: p1 cc:"));
}

// Every real hand kept beside the source tree ends as recorded, but for one whose own stacks and
// winnings contradict each other: amounts above a thousand were cut off in its stacks.
TEST(Replay, RealHandsEndAsRecorded) {
    if (shared_files().empty()) GTEST_SKIP() << "no shared/histories beside the source tree";
    Replayer replayer;
    std::vector<std::string> differing;
    std::size_t agreeing = 0;
    for (const std::filesystem::path& file : shared_files()) {
        std::ifstream in(file, std::ios::binary);
        std::stringstream text;
        text << in.rdbuf();
        const std::string whole = text.str();
        HandStream stream(source_of(whole));
        Record record;
        while (stream.next(record) == Outcome::hand) {
            const Replayed& replayed = replayer.play(record);
            if (replayed.agrees == Agreement::yes) ++agreeing;
            if (replayed.agrees == Agreement::no) {
                differing.push_back(fmt::format("{}: {}", record.hand->text, replayed.why));
            }
        }
    }
    EXPECT_GE(agreeing, 1224U);
    EXPECT_EQ(differing,
              (std::vector<std::string>{
                  "R5-3828670-242: p1 finishes with 1742.9, the record says 289; its winnings "
                  "agree"}));
}

}  // namespace
}  // namespace baize::histories
