#include "formats/histories/hand_file.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "formats/histories/reading.h"

namespace baize::histories {
namespace {

std::string hand_number(int number) {
    constexpr std::string_view hand = R"([{0}]
variant = 'FO/8'
antes = [0, 0]
blinds_or_straddles = [1, 2]
small_bet = 2
big_bet = 4
starting_stacks = [{0}, 200]
actions = ['d dh p1 AsAhKsKh', 'd dh p2 ????????', 'p2 f']
hand = {0}

)";
    return fmt::format(hand, number);
}

std::string hands(int count) {
    std::string text;
    for (int i = 1; i <= count; ++i)
        text += hand_number(i);
    return text;
}

TEST(HandFile, ReadsHandAfterHand) {
    const std::vector<std::string> read = all_hands(hands(50));
    ASSERT_EQ(read.size(), 50U);
    EXPECT_NE(read[16].find("hand = 17\n"), std::string::npos);
    EXPECT_NE(read[49].find("starting_stacks = [50, 200]\n"), std::string::npos);
}

// However the file is cut into blocks, the hands are the same.
TEST(HandFile, BlocksMayEndAnywhere) {
    std::string text = hands(9);
    text.insert(text.find("[5]"), "# between hands\n");
    text.replace(text.find("starting_stacks = [7,"), 15, "starting_strange");
    text += "[10]\n_x = [\n[1]\n,'\xC3\xA9']";  // a line like a heading inside a list
    const std::vector<std::string> whole = all_hands(text);
    ASSERT_EQ(whole.size(), 10U);
    for (std::size_t block_size = 1; block_size < 700; ++block_size)
        EXPECT_EQ(all_hands(text, block_size), whole) << block_size;
}

TEST(HandFile, ContinuesAfterAnInvalidHand) {
    std::string text = hands(4);
    text.replace(text.find("big_bet = 4"), 11, "big_bet = four");
    const std::size_t third = text.find("[3]");
    text.replace(text.find("'p2 f'", third), 6, "'p2 f");
    const std::vector<std::string> read = all_hands(text);
    ASSERT_EQ(read.size(), 4U);
    EXPECT_EQ(read[0], "hand 1, line 6, big_bet: must be a decimal number");
    EXPECT_NE(read[1].find("hand = 2\n"), std::string::npos);
    EXPECT_EQ(read[2], "hand 3, line 28, actions: a control character or line end in a string");
    EXPECT_NE(read[3].find("hand = 4\n"), std::string::npos);
}

TEST(HandFile, AnEmptyFileHasNoHands) {
    EXPECT_TRUE(all_hands("").empty());
    EXPECT_TRUE(all_hands("\n  # nothing\r\n\n").empty());
    EXPECT_TRUE(all_hands("\xEF\xBB\xBF").empty());
}

TEST(HandFile, TakesByteOrderMarksAndCarriageReturns) {
    std::string text = "\xEF\xBB\xBF" + hand_number(1);
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
        text.replace(at, 1, "\r\n");
    EXPECT_EQ(all_hands(text), all_hands(hand_number(1)));
}

TEST(HandFile, EveryHandBehindTheFirstNeedsAHeading) {
    const std::string first = hand_number(1).substr(4);
    const std::vector<std::string> read = all_hands(first + hand_number(2) + hand_number(3));
    ASSERT_EQ(read.size(), 3U);
    EXPECT_EQ(read[0], "hand 1, line 1: fields stand before the first heading");
    EXPECT_NE(read[1].find("hand = 2\n"), std::string::npos);
    for (std::size_t block_size = 1; block_size < 300; ++block_size)
        EXPECT_EQ(all_hands(first + hand_number(2) + hand_number(3), block_size), read);
    for (const char* heading : {"[]", "[1", "[1] x", "[[1]]", "[1.2]", "[a b]"}) {
        const std::vector<std::string> wrong =
            all_hands(hand_number(1) + heading + hand_number(2).substr(3));
        ASSERT_EQ(wrong.size(), 2U) << heading;
        EXPECT_EQ(wrong[1].substr(0, 14), "hand 2, line 1") << heading;
    }
}

// A hand of more than a megabyte is refused once, however the file is cut, and the next one is
// read.
TEST(HandFile, RefusesAHandLongerThanAMegabyte) {
    constexpr std::size_t megabyte = std::size_t{1} << 20U;
    for (const std::size_t length : {megabyte, 3 * megabyte, 5 * megabyte}) {
        std::string text = hand_number(1);
        text.insert(text.find("hand ="), "_note = ['" + std::string(length, 'x') + "']\n");
        text += hand_number(2);
        for (const std::size_t block_size : {std::size_t{60'000}, megabyte, 8 * megabyte}) {
            const std::vector<std::string> read = all_hands(text, block_size);
            ASSERT_EQ(read.size(), 2U) << length << ' ' << block_size;
            EXPECT_EQ(read[0], "hand 1, line 1: the hand is longer than a megabyte");
            EXPECT_NE(read[1].find("hand = 2\n"), std::string::npos);
        }
    }
}

// The block of a hand that is too long may end just before the next heading.
TEST(HandFile, ReadsTheHandBehindOneThatIsTooLongWhereverABlockEnds) {
    constexpr std::size_t block_size = std::size_t{1} << 21U;
    const std::string begin = hand_number(1) + "_note = '";
    for (const std::size_t more : {0U, 1U, 2U, 3U, 4U}) {
        const std::string text =
            begin + std::string(block_size - begin.size() - 4 + more, 'x') + "'\n" + hand_number(2);
        const std::vector<std::string> read = all_hands(text, block_size);
        ASSERT_EQ(read.size(), 2U) << more;
        EXPECT_EQ(read[0], "hand 1, line 1: the hand is longer than a megabyte");
        EXPECT_NE(read[1].find("hand = 2\n"), std::string::npos);
    }
}

// A number longer than a block has room for is not judged by its first half.
TEST(HandFile, ALongWordIsReadToItsEnd) {
    std::string text = hands(2);
    text.replace(text.find("[2, 200]"), 8, "[2, " + std::string(90, '3') + "es = [0]");
    const std::vector<std::string> whole = all_hands(text);
    ASSERT_EQ(whole.size(), 2U);
    EXPECT_EQ(whole[1], "hand 2, line 17, starting_stacks: must be a decimal number");
    for (std::size_t block_size = 1; block_size < 300; ++block_size)
        EXPECT_EQ(all_hands(text, block_size), whole) << block_size;
}

// A long file that is never anywhere as a whole, in blocks of one size.
TEST(HandFile, MemoryDoesNotGrowWithTheFile) {
    constexpr std::size_t block_size = 4096;
    constexpr int repeats = 200;
    const std::string part = hands(100);
    std::size_t at = 0;
    std::size_t room_max = 0;
    HandStream stream(
        [&](char* place, std::size_t size) -> std::size_t {
            room_max = std::max(room_max, size);
            const std::size_t count = std::min(size, part.size() * repeats - at);
            for (std::size_t i = 0; i < count; ++i)
                place[i] = part[(at + i) % part.size()];
            at += count;
            return count;
        },
        block_size);
    Record record;
    int count = 0;
    while (stream.next(record) == Outcome::hand)
        ++count;
    EXPECT_EQ(count, 100 * repeats);
    EXPECT_EQ(room_max, block_size);
}

}  // namespace
}  // namespace baize::histories
