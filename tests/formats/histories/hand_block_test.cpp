#include "formats/histories/hand_block.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "formats/histories/ohh/ohh_writer.h"
#include "formats/histories/reading.h"

namespace baize::histories {
namespace {

std::string hand_number(int number, std::string_view more) {
    constexpr std::string_view hand = R"([{0}]
variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [{0}, 200]
actions = ['p2 f']
hand = {0}
{1}
)";
    return fmt::format(hand, number, more);
}

// Lists and strings over several lines, with lines in them that look like headings; a bad hand.
TEST(HandBlock, ReadsTheSameHandsForAnySplitOfTheFile) {
    std::string text;
    for (int i = 1; i <= 12; ++i) {
        text += hand_number(i, "");
        text += hand_number(i, "_list = [\n[1],\n[\n2]\n]");
        text += hand_number(i, "_text = '''\n[9]\nvariant\n[8]\n'''");
    }
    text.replace(text.find("min_bet"), 7, "min.bet");
    const std::vector<std::string> whole = all_hands(text);
    ASSERT_EQ(whole.size(), 36U);
    EXPECT_EQ(whole[0], "hand 1, line 5: dotted names are not supported");
    for (std::size_t block_size = 1; block_size < 600; ++block_size)
        EXPECT_EQ(all_hands(text, block_size), whole) << block_size;
}

// A hand cut off inside a list or a string is reported with its own line, and the next one is read.
TEST(HandBlock, TruncatedHandDoesNotIncludeTheNext) {
    struct Cut {
        std::string_view last;
        std::string_view error_text;
    };

    constexpr Cut cuts[]{
        {"antes = [0, 0,", "antes: the list has no end"},
        {"antes = [0, 0", "antes: the list has no end"},
        {"antes = [", "antes: the list has no end"},
        {"actions = ['p2 f',", "actions: the list has no end"},
        {"players = ['a',", "players: the list has no end"},
        {"_list = [[1],", "_list: the list has no end"},
        {"_list = [", "_list: the list has no end"},
        {"_text = '''x", "_text: the string has no end"},
    };
    for (const Cut& cut : cuts) {
        const std::string text = hand_number(1, "") + "[2]\nvariant = 'NT'\n" +
                                 std::string(cut.last) + "\n" + hand_number(3, "") +
                                 hand_number(4, "_list = [\n[1],\n[2]\n]");
        const std::vector<std::string> whole = all_hands(text);
        ASSERT_EQ(whole.size(), 4U) << cut.last;
        EXPECT_EQ(whole[1], fmt::format("hand 2, line 12, {}", cut.error_text));
        EXPECT_EQ(whole[2], all_hands(hand_number(3, ""))[0]) << cut.last;
        for (std::size_t block_size = 1; block_size < 500; ++block_size)
            EXPECT_EQ(all_hands(text, block_size), whole) << cut.last << ' ' << block_size;
    }
}

// Files that were cut off are put together without a line end between them.
TEST(HandBlock, HandTruncatedWithinALineDoesNotIncludeTheNext) {
    struct Cut {
        std::string_view last;
        std::string_view error_text;
    };

    constexpr Cut cuts[]{
        {"antes = [0, 0,", "antes: must be a decimal number"},
        {"antes = [0, 0", "antes: expected a comma or the end of the list"},
        {"actions = ['p2 f', ", "actions: must be a string"},
        {"actions = ['p2", "actions: the list has no end"},
        {"_list = [[1],", "_list: the list has no end"},
        {"_text = '''x", "_text: the string has no end"},
        {"min_bet = 2", "min_bet: unexpected text after the value"},
        {"min_b", "min_b: = must stand between a name and its value"},
    };
    for (const Cut& cut : cuts) {
        const std::string text = hand_number(1, "") + "[2]\nvariant = 'NT'\n" +
                                 std::string(cut.last) + hand_number(3, "") +
                                 hand_number(4, "_list = [\n[1],\n[2]\n]");
        const std::vector<std::string> whole = all_hands(text);
        ASSERT_EQ(whole.size(), 4U) << cut.last;
        EXPECT_EQ(whole[1], fmt::format("hand 2, line 12, {}", cut.error_text));
        EXPECT_EQ(whole[2], all_hands(hand_number(3, ""))[0]) << cut.last;
        for (std::size_t block_size = 1; block_size < 500; block_size += 7)
            EXPECT_EQ(all_hands(text, block_size), whole) << cut.last << ' ' << block_size;
    }
}

// A list of one element is not a heading, although a field follows.
TEST(HandBlock, InvalidListOfOneElementDoesNotEndAHand) {
    for (const std::string_view bad : {"winnings = [-3]", "winnings = ['x']", "_a = [[x]]"}) {
        const std::vector<std::string> whole =
            all_hands(hand_number(1, std::string(bad) + "\nday = 3") + hand_number(2, ""));
        ASSERT_EQ(whole.size(), 2U) << bad;
        EXPECT_EQ(whole[0].find("no end"), std::string::npos) << whole[0];
    }
}

// Headings may be indented, also the one behind the cut. Where a list only looks like one, it is
// none.
TEST(HandBlock, TruncatedHandDoesNotIncludeAnIndentedOne) {
    for (const std::string_view indent : {"  ", "\t", " \t "}) {
        const auto indented = [&](int number, std::string_view more) {
            return std::string(indent) + hand_number(number, more);
        };
        const std::string text = indented(1, "") + "[2]\nvariant = 'NT'\nantes = [0, 0,\n" +
                                 indented(3, "_list = [\n  [1],\n  [2]\n  ]") +
                                 indented(4, "day = 'x'\n_list = [\n  [1],\n  [2]\n  ]") +
                                 indented(5, "_text = '''\n  [9]\nvariant = 1\n'''");
        const std::vector<std::string> whole = all_hands(text);
        ASSERT_EQ(whole.size(), 5U);
        EXPECT_EQ(whole[1], "hand 2, line 12, antes: the list has no end");
        EXPECT_EQ(whole[2], all_hands(hand_number(3, "_list = [\n  [1],\n  [2]\n  ]"))[0]);
        EXPECT_EQ(whole[3], "hand 4, line 33, day: must be a whole number");
        for (std::size_t block_size = 1; block_size < 800; ++block_size)
            EXPECT_EQ(all_hands(text, block_size), whole) << block_size;
    }
}

// A file is cut at indented headings too, or it would be taken for one hand that is too long.
TEST(HandBlock, ALargeFileMayHaveNothingButIndentedHeadings) {
    std::string text;
    int count = 0;
    while (text.size() < 3 * hand_size_max)
        text += "  " + hand_number(++count, "");
    EXPECT_EQ(all_hands(text).size(), static_cast<std::size_t>(count));
}

// The indentation of the next heading goes with it, wherever a hand that is too long is cut.
TEST(HandBlock, AnIndentedHeadingBehindAHandThatIsTooLongIsFound) {
    for (std::size_t more = 0; more < 24; ++more) {
        const std::string filler(2 * hand_size_max - 200 + more, 'x');
        const std::string text =
            hand_number(1, "_text = '" + filler + "'") + "        " + hand_number(2, "");
        const std::vector<std::string> hands = all_hands(text);
        ASSERT_EQ(hands.size(), 2U) << more;
        EXPECT_EQ(hands[0], "hand 1, line 1: the hand is longer than a megabyte");
        EXPECT_EQ(hands[1], all_hands(hand_number(2, ""))[0]) << more;
    }
}

TEST(HandBlock, ReadsOpenHandHistory) {
    std::string text;
    OhhWriter writer;
    for (int i = 1; i <= 6; ++i) {
        const OneHand hand(hand_number(i, ""));
        writer.write(text, hand.record);
    }
    text.insert(text.find("\"rounds\""), "\n{x\n");
    const std::vector<std::string> whole = all_hands(text);
    for (std::size_t block_size = 1; block_size < 3000; block_size += 13)
        EXPECT_EQ(all_hands(text, block_size), whole) << block_size;
}

// The next hand may begin in the line of the cut, where two files are put together.
TEST(HandBlock, TruncatedObjectDoesNotIncludeTheNext) {
    std::string object;
    OhhWriter().write(object, OneHand(hand_number(1, "")).record);
    const std::string hand = object.substr(0, object.find_last_of('}') + 1);
    const std::string alone = all_hands(hand)[0];
    for (const std::string_view between : {"", "\n", "\n\n"}) {
        for (std::size_t kept = 1; kept < hand.size(); kept += 29) {
            const std::string text = hand + "\n" + hand.substr(0, kept) + std::string(between) +
                                     hand + "\n" + hand + "\n";
            const std::vector<std::string> whole = all_hands(text);
            ASSERT_EQ(whole.size(), 4U) << hand.substr(0, kept) << between;
            EXPECT_EQ(whole[0], alone);
            EXPECT_TRUE(whole[1].starts_with("hand 2, line ")) << whole[1];
            EXPECT_EQ(whole[2], alone);
            EXPECT_EQ(whole[3], alone);
            EXPECT_EQ(all_hands(text, 64), whole) << kept;
        }
    }
}

TEST(HandBlock, AnEmptyFileIsAnEmptyBlock) {
    EXPECT_TRUE(all_hands("", 100).empty());
    EXPECT_TRUE(all_hands("\n\n", 1).empty());
}

TEST(HandBlock, AFileWithoutHeadingsIsOneHand) {
    const std::string alone = hand_number(3, "").substr(4);
    EXPECT_EQ(all_hands(alone, 10), all_hands(alone));
}

}  // namespace
}  // namespace baize::histories
