#include "formats/histories/phh/phh_reader.h"

#include <gtest/gtest.h>

#include "formats/histories/reading.h"

namespace baize::histories {
namespace {

constexpr std::string_view three_players = R"(variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0.25]
blinds_or_straddles = [1, 2, -2]
min_bet = 2
starting_stacks = [200, 153.75, inf]
actions = ['d dh p1 AsKd', 'd dh p2 ????', 'd dh p3 ????', 'p3 cc', 'p1 cbr 7.50', 'p2 f', 'p3 cc', 'd db 2c3c4c', 'p1 cc', 'p3 cc', 'p1 sm -', 'p3 sm']
venue = 'The Baize'
time = 06:13:00.25
time_zone_abbreviation = 'AEST'
day = 23
month = 7
year = 2026
hand = 'R5-17'
seats = [6, 7, 2]
seat_count = 9
table = 12
players = ['Ann', 'Bea', 'Cy']
finishing_stacks = [200, 151.75, 3]
winnings = [0, 0, 17.5]
currency = 'AUD'
currency_symbol = '$'
_baize_commission = 0.5
_note = ['a', 1]
)";

TEST(PhhReader, ReadsEveryField) {
    const OneHand hand(three_players);
    ASSERT_EQ(hand.outcome, Outcome::hand) << hand.error_text();
    const Record& record = hand.record;
    EXPECT_EQ(record.variant, poker::Variant::holdem);
    EXPECT_EQ(record.structure, poker::Structure::no_limit);
    EXPECT_TRUE(record.ante_trimming);
    EXPECT_EQ(record.antes[2], Money::of_cents(25));
    EXPECT_EQ(record.blinds[2], Money::of_cents(-200));
    EXPECT_EQ(record.min_bet, Money::of_cents(200));
    EXPECT_FALSE(record.small_bet);
    EXPECT_EQ(record.starting_stacks[1], Money::of_cents(15'375));
    EXPECT_EQ(record.starting_stacks[2], unknown_stack);
    EXPECT_EQ(record.detail(Detail::venue), "The Baize");
    EXPECT_EQ(record.detail(Detail::time_zone_abbreviation), "AEST");
    EXPECT_EQ(record.detail(Detail::currency), "AUD");
    EXPECT_EQ(record.detail(Detail::currency_symbol), "$");
    EXPECT_EQ(record.detail(Detail::author), "");
    EXPECT_EQ(record.time, (ClockTime{.hour = 6, .minute = 13, .second = 0, .fraction = ".25"}));
    EXPECT_EQ(record.day, 23);
    EXPECT_EQ(record.month, 7);
    EXPECT_EQ(record.year, 2026);
    EXPECT_EQ(record.hand, (Label{.text = "R5-17", .is_number = false}));
    EXPECT_EQ(record.table, (Label{.text = "12", .is_number = true}));
    EXPECT_EQ(record.seats[2], 2);
    EXPECT_EQ(record.seat_count, 9);
    EXPECT_EQ(record.players[1], "Bea");
    EXPECT_EQ(record.finishing_stacks[1], Money::of_cents(15'175));
    EXPECT_EQ(record.winnings[2], Money::of_cents(1750));
    EXPECT_EQ(record.commission, Money::of_cents(50));
    ASSERT_EQ(record.user_fields.size(), 1U);
    EXPECT_EQ(record.user_fields[0], (UserField{.name = "_note", .value = "['a', 1]"}));
}

TEST(PhhReader, ReadsEveryAction) {
    const OneHand hand(three_players);
    const std::vector<Step>& steps = hand.record.steps;
    ASSERT_EQ(steps.size(), 12U);
    EXPECT_EQ(steps[0],
              (Step{.step_kind = StepKind::deal_hole,
                    .count = 2,
                    .cards = {poker::Face("As"_card), poker::Face("Kd"_card)}}));
    EXPECT_EQ(steps[1], (Step{.step_kind = StepKind::deal_hole, .player = 1, .count = 2}));
    EXPECT_EQ(steps[3], (Step{.step_kind = StepKind::check_or_call, .player = 2}));
    EXPECT_EQ(steps[4], (Step{.step_kind = StepKind::bet, .amount = Money::of_cents(750)}));
    EXPECT_EQ(steps[5], (Step{.step_kind = StepKind::fold, .player = 1}));
    EXPECT_EQ(steps[7].step_kind, StepKind::deal_board);
    EXPECT_EQ(steps[7].count, 3);
    EXPECT_EQ(steps[7].cards[1], poker::Face("3c"_card));
    EXPECT_EQ(steps[10], (Step{.step_kind = StepKind::show}));
    EXPECT_EQ(steps[11], (Step{.step_kind = StepKind::muck, .player = 2}));
}

// The same hand as people write it: comments, quotes of every kind, lists over many lines.
TEST(PhhReader, ReadsHandWrittenNotation) {
    const OneHand hand(R"(# A hand to remember.
"variant"   = "NT"   # no-limit
antes=[
  0, 0, # nobody

  0.250,
]
blinds_or_straddles = [ 1.0 , +2, -2 ]
min_bet = 2e0
starting_stacks = [2_00, 153.75, +inf]
actions = [
  # Preflop
  "d dh p1 AsKd",
  '''  d   dh p2   ???? ''', "d dh p3 ????",
  "p3 cc  # a slow \"call\"",
  "p1 cbr 7.50", 'p2 f',
  'p3 cc', "", "# a waiter \u0068ere",
  "d db 2c3c4c", "p1 cc", "p3 cc", "p1 sm -", "p3 sm"
]
players = ["\"Ann\"", 'B\ea', """
C\
    y"""]
)");
    ASSERT_EQ(hand.outcome, Outcome::hand) << hand.error_text();
    const OneHand plain(three_players);
    EXPECT_EQ(hand.record.steps, plain.record.steps);
    EXPECT_EQ(hand.record.antes, plain.record.antes);
    EXPECT_EQ(hand.record.blinds, plain.record.blinds);
    EXPECT_EQ(hand.record.starting_stacks, plain.record.starting_stacks);
    EXPECT_EQ(hand.record.players[0], "\"Ann\"");
    EXPECT_EQ(hand.record.players[1], "B\\ea");
    EXPECT_EQ(hand.record.players[2], "Cy");
    ASSERT_EQ(hand.record.remarks.size(), 3U);
    EXPECT_EQ(hand.record.remarks[0],
              (Remark{.step = 3, .alone = false, .text = "a slow \"call\""}));
    EXPECT_EQ(hand.record.remarks[1], (Remark{.step = 7, .alone = true, .text = ""}));
    EXPECT_EQ(hand.record.remarks[2], (Remark{.step = 7, .alone = true, .text = "a waiter here"}));
}

TEST(PhhReader, CountsFinerUnitsThanCentsIfNeeded) {
    std::string text(three_players);
    text.replace(text.find("153.75"), 6, "153.7501");
    const OneHand hand(text);
    ASSERT_EQ(hand.outcome, Outcome::hand) << hand.error_text();
    EXPECT_EQ(hand.record.decimals, 4);
    EXPECT_EQ(hand.record.starting_stacks[1], Money::of_cents(1'537'501));
    EXPECT_EQ(hand.record.starting_stacks[0], Money::of_cents(2'000'000));
    EXPECT_EQ(hand.record.steps[4].amount, Money::of_cents(75'000));
    EXPECT_NE(phh_of(hand.record).find("153.7501"), std::string::npos);
}

TEST(PhhReader, ReadsGamesOfOursThatPhhHasNoCodeFor) {
    std::string text(three_players);
    text.replace(text.find("'NT'"), 4, "'NCP/8'");
    text.replace(
        text.find("'d dh p1 AsKd'"), 14, R"('d dh p1 AsKd2c', 'p1 sd 2c', 'p2 sd ??', 'p3 sd')");
    const OneHand hand(text);
    ASSERT_EQ(hand.outcome, Outcome::hand) << hand.error_text();
    EXPECT_EQ(hand.record.variant, poker::Variant::crazy_pineapple_hilo);
    EXPECT_EQ(
        hand.record.steps[1],
        (Step{.step_kind = StepKind::discard, .count = 1, .cards = {poker::Face("2c"_card)}}));
    EXPECT_EQ(hand.record.steps[2],
              (Step{.step_kind = StepKind::discard, .player = 1, .count = 1}));
    EXPECT_EQ(hand.record.steps[3], (Step{.step_kind = StepKind::discard, .player = 2}));
}

TEST(PhhReader, EveryGameHasItsOwnCode) {
    for (std::size_t v = 0; v < poker::variant_count; ++v) {
        for (std::size_t s = 0; s < poker::structure_count; ++s) {
            const auto variant = static_cast<poker::Variant>(v);
            const auto structure = static_cast<poker::Structure>(s);
            const auto game = game_of_code(game_code(variant, structure));
            ASSERT_TRUE(game);
            EXPECT_EQ(game->variant, variant);
            EXPECT_EQ(game->structure, structure);
            EXPECT_EQ(foreign_game(game_code(variant, structure)), "");
        }
    }
    EXPECT_EQ(game_code(poker::Variant::holdem, poker::Structure::fixed), "FT");
    EXPECT_EQ(game_code(poker::Variant::holdem, poker::Structure::no_limit), "NT");
    EXPECT_EQ(game_code(poker::Variant::omaha, poker::Structure::pot), "PO");
    EXPECT_EQ(game_code(poker::Variant::omaha_hilo, poker::Structure::fixed), "FO/8");
}

TEST(PhhReader, ClearingForgetsEverything) {
    OneHand hand(three_players);
    ASSERT_NE(hand.record, Record{});
    clear(hand.record);
    EXPECT_EQ(hand.record, Record{});
}

// clang-format off
constexpr Wrong phh_wrongs[]{
    {"'NT'", "'XX'", "line 1, variant: no such game"},
    {"'NT'", "NT", "line 1, variant: must be a string"},
    {"'NT'", "'F7S'", "line 1, variant: fixed-limit seven card stud is none of the seven games"},
    {"'NT'", "'NS'", "line 1, variant: no-limit short-deck hold'em is none of the seven games"},
    {"'NT'", "'FT'", "line 1, small_bet: is needed in this betting structure"},
    {"variant = 'NT'\n", "", "line 1, variant: is missing"},
    {"min_bet = 2\n", "", "line 1, min_bet: is needed in this betting structure"},
    {"min_bet = 2\n", "min_bet = 0\n", "line 1, min_bet: must be above zero"},
    {"min_bet = 2\n", "min_bet = 2\nbig_bet = 4\n", "line 1, big_bet: has no place in this betting structure"},
    {"min_bet = 2\n", "min_bet = 2\nmin_bet = 2\n", "line 6, min_bet: given twice"},
    {"min_bet = 2\n", "min_bet = 2 2\n", "line 5, min_bet: unexpected text after the value"},
    {"min_bet = 2\n", "min_bet = 0x10\n", "line 5, min_bet: unexpected text after the value"},
    {"min_bet = 2\n", "min_bet 2\n", "line 5, min_bet: = must stand between a name and its value"},
    {"min_bet = 2\n", "min_bet = \n", "line 5, min_bet: must be a decimal number"},
    {"min_bet = 2\n", "min_bet = 99999999999999\n", "line 5, min_bet: is too large or has too many digits"},
    {"min_bet = 2\n", "min_bet = 0.00000000000001\n", "line 5, min_bet: has too many decimals"},
    {"min_bet = 2\n", "min.bet = 2\n", "line 5: dotted names are not supported"},
    {"min_bet = 2\n", "= 2\n", "line 5: expected a field name"},
    {"min_bet = 2\n", "min_bet = 2\nbring_in = 1\n", "line 1, bring_in: has no place in a game with blinds"},
    {"= true", "= yes", "line 2, ante_trimming_status: must be true or false"},
    {"antes = [0, 0, 0.25]", "antes = [0, 0]", "line 1, antes: must have an entry for every player"},
    {"antes = [0, 0, 0.25]", "antes = []", "line 3, antes: must have an entry for every player"},
    {"antes = [0, 0, 0.25]", "antes = [0, 0, -1]", "line 1, antes: must not be below zero"},
    {"antes = [0, 0, 0.25]", "antes = [0, 0 0.25]", "line 3, antes: expected a comma or the end of the list"},
    {"antes = [0, 0, 0.25]", "antes = 0", "line 3, antes: must be a list"},
    {"antes = [0, 0, 0.25]", "antes = [0, 0, inf]", "line 3, antes: must be a decimal number"},
    {"antes = [0, 0, 0.25]", "antes = [0, 0, 'x']", "line 3, antes: must be a decimal number"},
    {"antes = [0, 0, 0.25]", "antes = [0,0,0,0,0,0,0,0,0,0,0,0]", "line 3, antes: more than 11 players"},
    {"[200, 153.75, inf]", "[200, 0, inf]", "line 1, starting_stacks: must be above zero"},
    {"[200, 153.75, inf]", "[200]", "line 1, starting_stacks: a hand has at least two players"},
    {"[1, 2, -2]", "[1, 2]", "line 1, blinds_or_straddles: must have an entry for every player"},
    {"'p3 cc'", "'p4 cc'", "line 1, actions: name a player who is not in the hand"},
    {"'p3 cc'", "'p0 cc'", "line 7, actions: an action begins with the dealer (d) or p1 to p11"},
    {"'p3 cc'", "'p12 cc'", "line 7, actions: an action begins with the dealer (d) or p1 to p11"},
    {"'p3 cc'", "'p3 xx'", "line 7, actions: no such action (f, cc, cbr, sd, sm or pb)"},
    {"'p3 cc'", "'p3'", "line 7, actions: no such action (f, cc, cbr, sd, sm or pb)"},
    {"'p3 cc'", "'p3 cc 5'", "line 7, actions: too many words in the action"},
    {"'p3 cc'", "'p3 cc", "line 7, actions: no such action (f, cc, cbr, sd, sm or pb)"},
    {"'p3 sm'", "'p3 sm", "line 7, actions: a control character or line end in a string"},
    {"'p3 cc'", "p3 cc", "line 7, actions: must be a string"},
    {"'p3 cc'", "'p3 pb'", "line 1, actions: a bring-in has no place in a game with blinds"},
    {"'p1 cbr 7.50'", "'p1 cbr'", "line 7, actions: cbr needs an amount"},
    {"'p1 cbr 7.50'", "'p1 cbr -7'", "line 7, actions: cbr needs an amount above zero"},
    {"'p1 cbr 7.50'", "'p1 cbr 0'", "line 7, actions: cbr needs an amount above zero"},
    {"'p1 cbr 7.50'", "'p1 cbr 7x'", "line 7, actions: cbr needs an amount above zero"},
    {"AsKd", "AsKx", "line 7, actions: not a list of up to five cards like \"AsTd??\""},
    {"AsKd", "AsK", "line 7, actions: not a list of up to five cards like \"AsTd??\""},
    {"AsKd", "???", "line 7, actions: not a list of up to five cards like \"AsTd??\""},
    {"AsKd", "2c3c4c5c6c7c", "line 7, actions: not a list of up to five cards like \"AsTd??\""},
    {"d dh p1 AsKd", "d dh p1", "line 7, actions: no cards are dealt"},
    {"d dh p1 AsKd", "d dh px AsKd", "line 7, actions: no such player (p1 to p11)"},
    {"d dh p1 AsKd", "d dx p1 AsKd", "line 7, actions: the dealer deals to a player (dh) or to the board (db)"},
    {"06:13:00.25", "25:13:00", "line 9, time: must be a time of day like 06:13:00"},
    {"06:13:00.25", "06:13:00.", "line 9, time: must be a time of day like 06:13:00"},
    {"06:13:00.25", "'06:13'", "line 9, time: must be a time of day like 06:13:00"},
    {"day = 23", "day = 32", "line 1, day: must be 1 to 31"},
    {"day = 23", "day = 2.5", "line 11, day: must be a whole number"},
    {"day = 23", "day = '23'", "line 11, day: must be a whole number"},
    {"hand = 'R5-17'", "hand = 1.5", "line 14, hand: must be a whole number"},
    {"['Ann', 'Bea', 'Cy']", "['Ann', 'Bea']", "line 1, players: must have an entry for every player"},
    {"['Ann', 'Bea', 'Cy']", "['Ann', \"B\\qa\", 'Cy']", "line 18, players: no such escape"},
    {"['Ann', 'Bea', 'Cy']", "['Ann', \"B\\ud800\", 'Cy']", "line 18, players: an escape that is no character"},
    {"['Ann', 'Bea', 'Cy']", "['Ann', \"B\\u12\", 'Cy']", "line 18, players: \\u needs four and \\U eight hexadecimal digits"},
    {"'Bea'", "'B\xC3'", "line 18, players: not UTF-8"},
    {"'Bea'", "'B\xED\xA0\x80'", "line 18, players: not UTF-8"},
    {"'Bea'", "'B\x01'", "line 18, players: a control character or line end in a string"},
    {"_note = ['a', 1]", "_note = [[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]", "line 24, _note: lists inside lists inside lists, too deep"},
    {"_note = ['a', 1]", "_note = ['a', 1]\n_note = 2", "line 25, _note: given twice"},
    {"_note = ['a', 1]", "_note = ['a', 1", "line 25, _note: expected a comma or the end of the list"},
    {"_note = ['a', 1]", "_note = {x = 1, y}", "line 24, _note: = must stand between a name and its value"},
    {"_note = ['a', 1]", "_note = !", "line 24, _note: expected a value"},
    {"_note = ['a', 1]", "_note = '''a", "line 25, _note: the string has no end"},
    {"_note = ['a', 1]", "# \x02", "line 24: a control character in a comment"},
    {"_note = ['a', 1]", "[2]\nvariant = 'NT'", "line 1: fields stand before the first heading"},
};

// clang-format on

TEST(PhhReader, ReportsTheErrorAndItsPlace) {
    for (const Wrong& wrong : phh_wrongs) {
        std::string text(three_players);
        const std::size_t place = text.find(wrong.from);
        ASSERT_NE(place, std::string::npos) << wrong.from;
        text.replace(place, wrong.from.size(), wrong.to);
        const OneHand hand(text);
        ASSERT_EQ(hand.outcome, Outcome::fault) << wrong.to;
        EXPECT_EQ(hand.error_text(), "hand 1, " + std::string(wrong.error_text)) << wrong.to;
    }
}

TEST(PhhReader, RefusesEveryHandThatBreaksOff) {
    const std::string whole = phh_of(OneHand(three_players).record);
    // Up to the end of the actions something is missing; behind it only optional fields are.
    const std::size_t required = whole.find("]\n", whole.find("actions")) + 1;
    for (std::size_t size = 0; size < required; ++size) {
        const OneHand hand(std::string_view(whole).substr(0, size));
        EXPECT_NE(hand.outcome, Outcome::hand) << size;
    }
    EXPECT_EQ(OneHand(std::string_view(whole).substr(0, required)).outcome, Outcome::hand);
}

}  // namespace
}  // namespace baize::histories
