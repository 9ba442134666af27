// Tests which commissions of a record are believed when the hand is judged alone.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/histories/replay/replaying.h"

namespace baize::histories {
namespace {

// Only the winners of pots may get less, and the sum is the house's. [CP 7.2]
TEST(ReplayedCommission, MissingWinningsAreCommission) {
    const std::string hand = three(raised_and_bet);
    EXPECT_EQ(replay(hand + "finishing_stacks = [49, 66.35, 64]\n"),
              "49.00 67.00 64.00 yes, commission 65");
    EXPECT_EQ(replay(hand + "finishing_stacks = [48.5, 66.5, 64]\n"),
              "49.00 67.00 64.00 no: p1 finishes with 49, the record says 48.5");
    EXPECT_EQ(replay(hand + "finishing_stacks = [49, 54, 64]\n"),
              "49.00 67.00 64.00 no: p2 finishes with 67, the record says 54");
}

constexpr std::string_view two_handed_bet =
    R"(variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 100]
actions = ['p2 cbr 50', 'p1 cc', 'd db 2c3c4c', 'p1 cbr 50', 'p2 f']
)";

// No sign takes nearly the whole pot. [CP 7.1] [CP 7.2.1]
TEST(ReplayedCommission, CommissionBeyondAnySignIsADifference) {
    const std::string hand(two_handed_bet);
    EXPECT_EQ(replay(hand + "finishing_stacks = [51, 50]\n"),
              "150.00 50.00 no: the winners get 99 less, more than 15 % of the pots of 100");
    EXPECT_EQ(replay(hand + "finishing_stacks = [135, 50]\n"), "150.00 50.00 yes, commission 1500");
    EXPECT_EQ(replay(hand + "finishing_stacks = [134.99, 50]\n"),
              "150.00 50.00 no: the winners get 15.01 less, more than 15 % of the pots of 100");
    EXPECT_EQ(replay(hand + "winnings = [84, 0]\n"),
              "150.00 50.00 no: the winners get 16 less, more than 15 % of the pots of 100");
}

// An uncalled raise leaves only blinds. [CP 7.6] [I-8]
TEST(ReplayedCommission, CommissionOfBlindsAloneIsADifference) {
    std::string hand = three(R"(actions = ['p3 cbr 20', 'p1 f', 'p2 f'])");
    hand.replace(hand.find("[1, 2, 0]"), 9, "[5, 10, 0]");
    EXPECT_EQ(replay(hand + "\nwinnings = [0, 0, 30]\n"),
              "45.00 50.00 85.00 no: p3 wins 25, the record says 30; it pays out 5 more than was "
              "put in and called");
    EXPECT_EQ(
        replay(hand + "\nfinishing_stacks = [45, 50, 83.75]\n"),
        "45.00 50.00 85.00 no: the winners get 1.25 less, and no commission is taken of blinds "
        "alone");
}

// A sign need not say "no flop, no drop". [I-8]
TEST(ReplayedCommission, CommissionOfACalledRaiseIsBelievedBeforeTheFlop) {
    const std::string hand =
        three(R"(actions = ['p3 cbr 10', 'p1 f', 'p2 cbr 30', 'p3 cc', 'p2 f'])");
    EXPECT_THAT(replay(hand), testing::HasSubstr("no: p2 f:"));
    const std::string folded =
        three(R"(actions = ['p3 cbr 10', 'p1 cc', 'p2 cbr 40', 'p3 f', 'p1 f'])");
    EXPECT_EQ(replay(folded + "\nfinishing_stacks = [40, 78.5, 60]\n"),
              "40.00 80.00 60.00 yes, commission 150");
}

// Sites record winnings before the commission or after it, but finishing stacks are what is left.
// [CP 7.2]
TEST(ReplayedCommission, AStatedCommissionIsTheOneThatWasTaken) {
    const std::string hand = std::string(two_handed_bet) + "_baize_commission = 12\n";
    EXPECT_EQ(replay(hand + "finishing_stacks = [138, 50]\n"), "150.00 50.00 yes, commission 1200");
    EXPECT_EQ(replay(hand + "winnings = [88, 0]\n"), "150.00 50.00 yes, commission 1200");
    EXPECT_EQ(replay(hand + "winnings = [100, 0]\n"), "150.00 50.00 yes");
    EXPECT_EQ(replay(hand + "finishing_stacks = [150, 50]\n"),
              "150.00 50.00 no: the winners get 0 less, the record states a commission of 12");
    EXPECT_EQ(replay(hand + "finishing_stacks = [140, 50]\n"),
              "150.00 50.00 no: the winners get 10 less, the record states a commission of 12");
    const std::string none = std::string(two_handed_bet) + "_baize_commission = 0\n";
    EXPECT_EQ(replay(none + "finishing_stacks = [150, 50]\n"), "150.00 50.00 yes");
    EXPECT_EQ(replay(none + "finishing_stacks = [145, 50]\n"),
              "150.00 50.00 no: the winners get 5 less, the record states a commission of 0");
}

// To state a commission makes it no likelier. [CP 7.1] [CP 7.2.1]
TEST(ReplayedCommission, AStatedCommissionBeyondAnySignIsADifference) {
    const std::string hand(two_handed_bet);
    EXPECT_EQ(replay(hand + "finishing_stacks = [51, 50]\n_baize_commission = 99\n"),
              "150.00 50.00 no: the winners get 99 less, more than 15 % of the pots of 100");
    EXPECT_THAT(replay(hand + "finishing_stacks = [50, 50]\n_baize_commission = 100\n"),
                testing::HasSubstr("no: p1 finishes with 150, the record says 50"));
    EXPECT_EQ(replay(hand + "finishing_stacks = [134.99, 50]\n_baize_commission = 15.01\n"),
              "150.00 50.00 no: the winners get 15.01 less, more than 15 % of the pots of 100");
    EXPECT_EQ(replay(hand + "winnings = [100, 0]\n_baize_commission = 99\n"),
              "150.00 50.00 no: the record states a commission of 99, more than 15 % of the pots "
              "of 100");
    EXPECT_EQ(replay(hand + "winnings = [84, 0]\n_baize_commission = 16\n"),
              "150.00 50.00 no: the winners get 16 less, more than 15 % of the pots of 100");
}

// [CP 7.6]
TEST(ReplayedCommission, AStatedCommissionOfBlindsAloneIsADifference) {
    std::string hand = three(R"(actions = ['p3 cbr 20', 'p1 f', 'p2 cc', 'd db 2c3c4c', 'p2 f'])");
    hand.replace(hand.find("[1, 2, 0]"), 9, "[5, 10, 0]");
    const std::string taken = "\nfinishing_stacks = [45, 40, 90]\n_baize_commission = 5\n";
    EXPECT_EQ(replay(hand + taken), "45.00 40.00 95.00 yes, commission 500");
    std::string early = hand;
    early.replace(early.find(", 'd db 2c3c4c'"), 23, "");
    early.replace(early.find("'p2 cc'"), 7, "'p2 f'");
    EXPECT_EQ(replay(early + "\nwinnings = [0, 0, 30]\n_baize_commission = 5\n"),
              "45.00 50.00 85.00 no: p3 wins 25, the record says 30; it pays out 5 more than was "
              "put in and called");
    EXPECT_EQ(replay(early + "\nfinishing_stacks = [45, 50, 84]\n_baize_commission = 1\n"),
              "45.00 50.00 85.00 no: the winners get 1 less, and no commission is taken of blinds "
              "alone");
}

// A sign given as an option overrides the record. [CP 7.1] [CP 7.2.1]
TEST(ReplayedCommission, ANamedSignBeatsAStatedCommission) {
    const std::string hand(two_handed_bet);
    const TableSign five = poker::Commission{.rate = 500, .unit = Money::of_cents(1)};
    EXPECT_EQ(replay(hand + "finishing_stacks = [145, 50]\n_baize_commission = 5\n", five),
              "150.00 50.00 yes, commission 500");
    EXPECT_EQ(replay(hand + "finishing_stacks = [51, 50]\n_baize_commission = 99\n", five),
              "150.00 50.00 no: the winners get 99 less, the sign charges 5");
    EXPECT_EQ(replay(hand + "finishing_stacks = [150, 50]\n_baize_commission = 5\n", five),
              "150.00 50.00 no: the winners get 0 less, the sign charges 5");
    EXPECT_EQ(replay(hand + "finishing_stacks = [145, 50]\n_baize_commission = 4\n", five),
              "150.00 50.00 no: the winners get 5 less, the record states a commission of 4");
    const TableSign nil = poker::Commission{};
    EXPECT_EQ(replay(hand + "finishing_stacks = [150, 50]\n_baize_commission = 5\n", nil),
              "150.00 50.00 no: the winners get 0 less, the record states a commission of 5");
    const std::string own = hand + "_baize_sign = ['rate 10']\n";
    EXPECT_EQ(replay(own + "finishing_stacks = [145, 50]\n", five),
              "150.00 50.00 yes, commission 500");
    EXPECT_EQ(replay(own + "finishing_stacks = [140, 50]\n", five),
              "150.00 50.00 no: the winners get 10 less, the sign charges 5");
}

// Our own records carry their sign, and then it must charge just this. [CP 7.1] [CP 7.2.3(a)]
TEST(ReplayedCommission, TheSignThatARecordCarriesSaysWhatItPays) {
    const std::string hand(two_handed_bet);
    const auto charged = [&](std::string_view sign, std::string_view finishes) {
        return replay(
            fmt::format("{}_baize_sign = {}\nfinishing_stacks = [{}, 50]\n", hand, sign, finishes));
    };
    EXPECT_EQ(charged("['rate 5', 'fee 3']", "142"), "150.00 50.00 yes, commission 800");
    EXPECT_EQ(charged("['rate 5', 'fee 3']", "145"),
              "150.00 50.00 no: the winners get 5 less, the sign charges 8");
    EXPECT_EQ(charged("['rate 5', 'fee 30', 'cap 32.5']", "117.5"),
              "150.00 50.00 yes, commission 3250");
    EXPECT_EQ(charged("['rate 2', 'minimum 20']", "130"), "150.00 50.00 yes, commission 2000");
    EXPECT_EQ(charged("['rate 2.55', 'unit 0.5']", "147.5"), "150.00 50.00 yes, commission 250");
    EXPECT_EQ(charged("['rate 5', 'cap 5', 'per_person 1']", "147"),
              "150.00 50.00 yes, commission 300");
    EXPECT_EQ(charged("[]", "145"), "150.00 50.00 no: the winners get 5 less, the sign charges 0");
    for (const char* sign : {"['rate 99']",
                             "['rate 1.99']",
                             "['rate 10.01']",
                             "['rate x']",
                             "['tip 5']",
                             "['cap 1', 'minimum 2']",
                             "['fee']",
                             "7"})
        EXPECT_EQ(charged(sign, "51"),
                  "no: unknown value in _baize_posts, _baize_table, _baize_sign or _baize_rulings")
            << sign;
}

// Aces win the main pot of 150, kings the side pot of 100; ten per cent of each. [CP 7.2] [I-18]
constexpr std::string_view two_pots =
    R"(variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 50]
actions = ['d dh p1 KsKh', 'd dh p2 QsQh', 'd dh p3 AdAc', 'p3 cbr 50', 'p1 cbr 100', 'p2 cc',
 'd db 2c3d4h', 'd db 9c', 'd db 8d']
)";

TEST(ReplayedCommission, EachWinnerPaysTheCommissionOfThePotsThatPlayerWon) {
    const std::string hand(two_pots);
    const TableSign ten = poker::Commission{.rate = 1000, .unit = Money::of_cents(1)};
    EXPECT_EQ(replay(hand + "finishing_stacks = [90, 0, 135]\n", ten),
              "100.00 0.00 150.00 yes, commission 2500");
    EXPECT_EQ(replay(hand + "finishing_stacks = [75, 0, 150]\n", ten),
              "100.00 0.00 150.00 no: p1's part of the commission is not what the sign charges the "
              "pots that p1 won");
    for (const char* const finishes : {"[92, 0, 133]", "[88, 0, 137]", "[90.01, 0, 134.99]"}) {
        EXPECT_THAT(replay(hand + "finishing_stacks = " + finishes + "\n", ten),
                    testing::HasSubstr("no: p1's part of the commission"))
            << finishes;
    }
    EXPECT_EQ(replay(hand + "winnings = [100, 0, 125]\n", ten),
              "100.00 0.00 150.00 no: p1's part of the commission is not what the sign charges the "
              "pots that p1 won");
}

// Nor does one of two winners pay for both where no sign is known.
TEST(ReplayedCommission, NoWinnerPaysMoreThanTheBelievedShareOfTheOwnPots) {
    const std::string hand(two_pots);
    EXPECT_EQ(replay(hand + "finishing_stacks = [90, 0, 135]\n"),
              "100.00 0.00 150.00 yes, commission 2500");
    EXPECT_EQ(replay(hand + "finishing_stacks = [85, 0, 150]\n"),
              "100.00 0.00 150.00 yes, commission 1500");
    EXPECT_EQ(replay(hand + "finishing_stacks = [75, 0, 150]\n"),
              "100.00 0.00 150.00 no: p1 finishes with 100, the record says 75");
    const std::string split =
        R"(variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 100]
actions = ['d dh p1 AsKs', 'd dh p2 AdKd', 'p2 cbr 50', 'p1 cc', 'd db 2c3d4h', 'p1 cc', 'p2 cc',
 'd db 7c', 'p1 cc', 'p2 cc', 'd db 8c', 'p1 cc', 'p2 cc']
)";
    EXPECT_EQ(replay(split + "finishing_stacks = [95, 95]\n"),
              "100.00 100.00 yes, commission 1000");
    EXPECT_EQ(replay(split + "finishing_stacks = [100, 90]\n"),
              "100.00 100.00 no: p2 finishes with 100, the record says 90");
}

// Three dollars that the small blind pushed forward before he folded are an ante for other readers.
// So much of the raise was called, and the sign charges it. [CP 6.17] [CP 7.5]
TEST(ReplayedCommission, ChipsOfAShortBetStayInThePot) {
    std::string hand = three(R"(actions = ['p3 cbr 10', 'p1 f', 'p2 f']
_baize_short_bets = [3, 0, 0]
)");
    hand.replace(hand.find("[0, 0, 0]"), 9, "[3, 0, 0]");
    EXPECT_EQ(replay(hand), "46.00 58.00 76.00 null");
    const std::string ours = hand + "_baize_sign = ['rate 10', 'unit 0.1']\n";
    EXPECT_EQ(replay(ours + "finishing_stacks = [46, 58, 75]\n"),
              "46.00 58.00 76.00 yes, commission 100");
    EXPECT_EQ(replay(ours + "finishing_stacks = [46, 58, 75.1]\n"),
              "46.00 58.00 76.00 no: the winners get 0.9 less, the sign charges 1");
    EXPECT_EQ(replay(ours + "finishing_stacks = [46, 58, 76]\n"),
              "46.00 58.00 76.00 no: the winners get 0 less, the sign charges 1");
    // With two players the button is the second, and the first in the list of antes.
    EXPECT_EQ(replay(R"(variant = 'NT'
antes = [3, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [50, 60]
actions = ['p2 cc', 'p1 cbr 10', 'p2 f']
_baize_short_bets = [3, 0]
finishing_stacks = [55, 55]
)"),
              "55.00 55.00 yes");
    hand.replace(hand.rfind("[3, 0, 0]"), 9, "[0, 0, 3]");
    EXPECT_EQ(OneHand(hand).error_text(),
              "hand 1, line 1, _baize_short_bets: must be parts of the antes");
    std::string called = hand;
    called.replace(called.find("[3, 0, 0]"), 9, "[9, 0, 0]");
    called.replace(called.rfind("[0, 0, 3]"), 9, "[9, 0, 0]");
    EXPECT_EQ(
        replay(called),
        "49.00 58.00 60.00 no: p1 f: the amount is not the one that the rules require (CP 6.17)");
}

// [CP 7.2]
TEST(ReplayedCommission, WinningsAndFinishingStacksTellTheSameCommission) {
    const std::string hand = three(raised_and_bet);
    EXPECT_EQ(replay(hand + "finishing_stacks = [49, 66.5, 64]\nwinnings = [0, 12.5, 0]\n"),
              "49.00 67.00 64.00 yes, commission 50");
    EXPECT_EQ(replay(hand + "finishing_stacks = [49, 66.5, 64]\nwinnings = [0, 13, 0]\n"),
              "49.00 67.00 64.00 yes, commission 50");
    EXPECT_EQ(
        replay(hand + "finishing_stacks = [49, 67, 64]\nwinnings = [0, 12.5, 0]\n"),
        "49.00 67.00 64.00 no: the winners get 0 less by the finishing stacks and 0.5 less by "
        "the winnings");
    EXPECT_EQ(
        replay(hand + "finishing_stacks = [49, 66.5, 64]\nwinnings = [0, 22, 0]\n"),
        "49.00 67.00 64.00 no: the winners get 0.5 less by the finishing stacks and 1 less by "
        "the winnings");
}

}  // namespace
}  // namespace baize::histories
