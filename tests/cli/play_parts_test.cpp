// Tests the parts of a terminal table: amounts, cards, the bankroll file, local jackpots.
#include <cstdlib>
#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/terminal/bankroll.h"
#include "cli/terminal/terminal_input.h"
#include "cli/terminal/terminal_jackpot.h"
#include "cli/terminal/terminal_wagers.h"
#include "engine/banked/machine/play.h"
#include "engine/games/registry.h"
#include "formats/text/terminal_style.h"

namespace baize {
namespace {

using testing::HasSubstr;

TEST(PlayAmounts, AreParsedInCommonNotations) {
    EXPECT_EQ(parse_amount("10"), Money::of_cents(1000));
    EXPECT_EQ(parse_amount("12.5"), Money::of_cents(1250));
    EXPECT_EQ(parse_amount("0.05"), Money::of_cents(5));
    EXPECT_EQ(parse_amount(".5"), Money::of_cents(50));
    EXPECT_EQ(parse_amount("$1,200.50"), Money::of_cents(120'050));
    EXPECT_EQ(parse_amount("1000000000"), Money::of_cents(100'000'000'000));
    for (const char* const wrong : {"",
                                    ".",
                                    "$",
                                    "ten",
                                    "1.234",
                                    "-5",
                                    "1e3",
                                    "1 0",
                                    "1..2",
                                    "1000000001",
                                    "99999999999999999999999",
                                    ",5",
                                    "5.0,0"}) {
        EXPECT_EQ(parse_amount(wrong), std::nullopt) << wrong;
    }
}

TEST(PlayAmounts, AreWrittenWithThousandsSeparators) {
    EXPECT_EQ(grouped(Money::of_cents(0)), "0.00");
    EXPECT_EQ(grouped(Money::of_cents(99'999)), "999.99");
    EXPECT_EQ(grouped(Money::of_cents(123'456'789)), "1,234,567.89");
    EXPECT_EQ(grouped(Money::of_cents(-100'000)), "-1,000.00");
    EXPECT_EQ(signed_amount(Money::of_cents(500)), "+5.00");
    EXPECT_EQ(signed_amount(Money::of_cents(-500)), "-5.00");
    EXPECT_EQ(signed_amount(Money{}), "0.00");
}

TEST(PlayStyle, SuitSymbolsAndColoursDependOnTheTerminal) {
    const TerminalStyle plain(false, false);
    EXPECT_EQ(plain.face("Th"_card), "10h");
    EXPECT_EQ(plain.face("As"_card), " As");
    EXPECT_EQ(TerminalStyle(false, true).face("As"_card), " A\u2660");
    EXPECT_EQ(TerminalStyle(true, true).face("2h"_card), "\x1b[31m 2\u2665\x1b[0m");
    setenv("LC_ALL", "C.UTF-8", 1);
    unsetenv("NO_COLOR");
    EXPECT_THAT(TerminalStyle::for_terminal(true, false).face("2h"_card), HasSubstr("\x1b[31m"));
    EXPECT_EQ(TerminalStyle::for_terminal(true, true).face("2h"_card), " 2h") << "--plain";
    EXPECT_EQ(TerminalStyle::for_terminal(false, false).face("2h"_card), " 2h") << "a file";
    setenv("NO_COLOR", "1", 1);
    EXPECT_EQ(TerminalStyle::for_terminal(true, false).face("2h"_card), " 2\u2665");
    setenv("LC_ALL", "C", 1);
    EXPECT_EQ(TerminalStyle::for_terminal(true, false).face("2h"_card), " 2h");
    unsetenv("NO_COLOR");
    unsetenv("LC_ALL");
}

TEST(PlayInput, OneLineMayAnswerTwoPrompts) {
    std::istringstream in("a 10\n\n  d  \nb\n 7 \n");
    TerminalInput input(in, false);
    EXPECT_EQ(input.key(), 'a');
    EXPECT_EQ(input.line(), "10");
    EXPECT_EQ(input.key(), '\n');
    EXPECT_EQ(input.key(), 'd');
    EXPECT_EQ(input.key(), 'b');
    EXPECT_EQ(input.line(), "7");
    EXPECT_EQ(input.key(), std::nullopt);
}

TEST(PlayInput, RestOfALineIsDiscarded) {
    std::istringstream in("d 10\nx\n");
    TerminalInput input(in, false);
    EXPECT_EQ(input.key(), 'd');
    EXPECT_EQ(input.key(), 'x');
    EXPECT_EQ(input.line(), std::nullopt);
}

Bankroll full_bankroll() {
    Bankroll bankroll{.chips = Money::of_cents(12'345), .rounds = 7};
    bankroll.last_wagers["three_card"][index(Wager::ante)] = Money::of_cents(500);
    bankroll.last_wagers["crown_holdem"][index(Wager::player_poker_extra)] = Money::of_cents(700);
    bankroll.jackpots["wild_aruba"] = {{Fraction(100'000'053, 100), Fraction(53, 1), Fraction()},
                                       {2}};
    return bankroll;
}

TEST(PlayBankroll, RoundTrips) {
    const Bankroll bankroll = full_bankroll();
    EXPECT_EQ(parse_bankroll(bankroll_text(bankroll)), bankroll);
    EXPECT_EQ(parse_bankroll(bankroll_text({})), Bankroll{});
}

TEST(PlayBankroll, AnyOtherTextIsRefused) {
    const std::string good = bankroll_text(full_bankroll());
    for (std::size_t size = 0; size + 1 < good.size(); ++size) {
        EXPECT_EQ(parse_bankroll(good.substr(0, size)), std::nullopt) << "cut at " << size;
    }
    for (const char* const wrong : {"chips -5",
                                    "chips 5.5",
                                    "chips 99999999999999999999",
                                    "chips",
                                    "chips 5 6",
                                    "gold 5",
                                    "",
                                    "wager three_card ante",
                                    "wager three_card sauna 5",
                                    "wager three_card ante_bonus 5",
                                    "jackpot wild_aruba 5/0 resets 1",
                                    "jackpot wild_aruba 5 resets 1",
                                    "jackpot wild_aruba 012/1 resets 1",
                                    "jackpot wild_aruba -5/1 resets 1",
                                    "jackpot wild_aruba 5/1 resets x"}) {
        const std::string text = "baize bankroll 1\n" + std::string(wrong) + "\nend\n";
        EXPECT_EQ(parse_bankroll(text), std::nullopt) << wrong;
    }
    EXPECT_EQ(parse_bankroll(good + "more\n"), std::nullopt);
    EXPECT_EQ(parse_bankroll("baize bankroll 2\nchips 5\nend\n"), std::nullopt);
}

// Returns a finished round of Caribbean Stud with a Jackpot wager and these cards of the player.
Round stud_round(CardList<5> cards) {
    Round round;
    round.phase = Phase::over;
    Box& box = round.boxes[0];
    box[Wager::ante] = Money::of_cents(500);
    box[Wager::bet] = Money::of_cents(1000);
    box[Wager::jackpot] = Money::of_cents(100);
    box.standing = Standing::played;
    box.cards = cards;
    round.dealer = {"Ks"_card, "Qd"_card, "9c"_card, "4h"_card, "2s"_card};
    return round;
}

// [CS 9.3.2] [I-2] [I-15]
TEST(PlayJackpot, RoyalFlushWinsTheMeterIncludingItsOwnWager) {
    const GameHooks& game = *house_game(GameId::caribbean_stud);
    Rules rules = game.published();
    JackpotState state = local_jackpot(GameId::caribbean_stud, {}).value();
    rules.jackpot = jackpot_cost(state);
    EXPECT_EQ(jackpot_sign(state), "meter 10,000.00");
    const CardList<5> royal{"Ah"_card, "Kh"_card, "Qh"_card, "Jh"_card, "Th"_card};
    const auto settled = settle_local_jackpot(game, rules, stud_round(royal), state);
    ASSERT_TRUE(settled.has_value());
    EXPECT_EQ(settled->line.verdict, Verdict::win);
    EXPECT_GT(settled->line.back, Money::of_cents(1'000'000));
    EXPECT_EQ(settled->line.back, settled->line.paid) << "for one: the stake stays";
    EXPECT_EQ(jackpot_sign(state), "meter 10,000.00") << "reset";
}

TEST(PlayJackpot, ContinuesFromTheSavedState) {
    const GameHooks& game = *house_game(GameId::caribbean_stud);
    JackpotState state = local_jackpot(GameId::caribbean_stud, {}).value();
    Rules rules = game.published();
    rules.jackpot = jackpot_cost(state);
    const CardList<5> nothing{"Ah"_card, "8c"_card, "6d"_card, "4s"_card, "3h"_card};
    const auto settled = settle_local_jackpot(game, rules, stud_round(nothing), state);
    ASSERT_TRUE(settled.has_value());
    EXPECT_EQ(settled->line.verdict, Verdict::lose);
    Bankroll bankroll;
    bankroll.jackpots["caribbean_stud"] = saved_jackpot(state);
    const JackpotState again = local_jackpot(GameId::caribbean_stud, bankroll).value();
    EXPECT_EQ(saved_jackpot(again), saved_jackpot(state));
    EXPECT_NE(saved_jackpot(again),
              saved_jackpot(local_jackpot(GameId::caribbean_stud, {}).value()));
    Round without = stud_round(nothing);
    without.boxes[0][Wager::jackpot] = Money{};
    EXPECT_FALSE(settle_local_jackpot(game, rules, without, state).has_value());
}

TEST(PlayJackpot, InvalidSavedStateIsReset) {
    Bankroll bankroll;
    bankroll.jackpots["caribbean_stud"] = {{Fraction(5, 1), Fraction(), Fraction()}, {0}};
    bankroll.jackpots["crown_holdem"] = {{Fraction(5, 1), Fraction(5, 1), Fraction(5, 1)},
                                         {0, 0, 0}};
    EXPECT_EQ(jackpot_sign(local_jackpot(GameId::caribbean_stud, bankroll).value()),
              "meter 10,000.00");
    EXPECT_EQ(jackpot_sign(local_jackpot(GameId::crown_holdem, bankroll).value()),
              "Level 1 25,000.00  Level 2 50,000.00  Level 3 75,000.00");
    EXPECT_FALSE(local_jackpot(GameId::three_card, {}).has_value());
}

// [I-57]
TEST(PlayWagers, CoverIsTheWagerThatCannotBeAvoidedByChecking) {
    const auto cover = [](const char* name, Wager wager) {
        const GameHooks& game = *house_game(game_named(name).value());
        const Rules rules = game.published();
        BoxWagers wagers(game, rules, opening_round());
        EXPECT_EQ(wagers.change(wager, Money::of_cents(1000)), std::nullopt);
        return wagers.cover();
    };
    EXPECT_EQ(cover("three_card", Wager::ante), Money::of_cents(1000));
    EXPECT_EQ(cover("three_card", Wager::pair_plus), Money{});
    EXPECT_EQ(cover("caribbean_stud", Wager::ante), Money::of_cents(2000));
    EXPECT_EQ(cover("wild_aruba", Wager::ante), Money::of_cents(2000));
    EXPECT_EQ(cover("ultimate_holdem", Wager::ante), Money::of_cents(1000));
    EXPECT_EQ(cover("crown_holdem", Wager::ante), Money::of_cents(2000));
    EXPECT_EQ(cover("crown_holdem", Wager::dealer_poker_extra), Money{});
}

TEST(PlayWagers, SpotsOpenAsTheTableOffersThem) {
    const GameHooks& game = *house_game(GameId::ultimate_holdem);
    Rules rules = game.published();
    rules.limits = {.min = Money::of_cents(500), .max = Money::of_cents(50'000)};
    BoxWagers wagers(game, rules, opening_round());
    ASSERT_EQ(wagers.spots().size(), 1U);
    EXPECT_EQ(wagers.spots()[0].least, Money::of_cents(500));
    EXPECT_EQ(wagers.change(Wager::ante, Money::of_cents(700)), std::nullopt);
    ASSERT_EQ(wagers.spots().size(), 2U);
    EXPECT_EQ(wagers.spots()[0].most, Money::of_cents(50'000)) << "the Ante may still change";
    EXPECT_EQ(wagers.spots()[1].wager, Wager::trips);
    EXPECT_EQ(wagers.total(), Money::of_cents(1400)) << "the Blind lies beside it";
    EXPECT_TRUE(wagers.change(Wager::trips, Money::of_cents(1)).has_value());
    EXPECT_EQ(wagers.total(), Money::of_cents(1400)) << "a refused change changes nothing";
}

}  // namespace
}  // namespace baize
