#include "histories/hand_block.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "histories/ohh_writer.h"
#include "histories/reading.h"

namespace baize::histories {
namespace {

// The hands of a text read in blocks, as all_hands() reads them in one stream.
std::vector<std::string> in_blocks(std::string_view text, std::size_t block_size) {
    BlockSplitter splitter(source_of(text), block_size);
    BlockReader reader;
    Record record;
    HandBlock block;
    HandBlock next;
    std::vector<std::string> hands;
    std::uint64_t hands_before = 0;
    std::uint64_t lines_before = 0;
    bool more = splitter.next(block);
    while (more) {
        reader.start(block);
        Outcome outcome = reader.next(record);
        for (; outcome != Outcome::end; outcome = reader.next(record)) {
            if (outcome == Outcome::hand) {
                write_phh(hands.emplace_back(), record);
                continue;
            }
            HandFault fault = reader.fault();
            fault.hand += hands_before;
            fault.line += lines_before;
            hands.push_back(sentence(fault));
        }
        hands_before += reader.hand_count();
        lines_before += reader.line_count();
        more = splitter.next(next);
        if (more) block = reader.breaks_off() ? joined(block, reader.broken_from(), next) : next;
    }
    return hands;
}

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
TEST(HandBlock, ReadsTheSameHandsHoweverTheFileIsCut) {
    std::string text;
    for (int i = 1; i <= 12; ++i) {
        text += hand_number(i, "");
        text += hand_number(i, "_list = [\n[1],\n[\n2]\n]");
        text += hand_number(i, "_text = '''\n[9]\nvariant\n[8]\n'''");
    }
    text.replace(text.find("min_bet"), 7, "min.bet");
    const std::vector<std::string> whole = all_hands(text);
    ASSERT_EQ(whole.size(), 36U);
    EXPECT_EQ(whole[0], "hand 1, line 5: names with points are no part of a hand history");
    for (std::size_t block_size = 1; block_size < 600; ++block_size)
        EXPECT_EQ(in_blocks(text, block_size), whole) << block_size;
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
        EXPECT_EQ(in_blocks(text, block_size), whole) << block_size;
}

TEST(HandBlock, AnEmptyFileIsAnEmptyBlock) {
    EXPECT_TRUE(in_blocks("", 100).empty());
    EXPECT_TRUE(in_blocks("\n\n", 1).empty());
}

TEST(HandBlock, AFileWithoutHeadingsIsOneHand) {
    const std::string alone = hand_number(3, "").substr(4);
    EXPECT_EQ(in_blocks(alone, 10), all_hands(alone));
}

}  // namespace
}  // namespace baize::histories
