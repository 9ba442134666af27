#include "formats/histories/text/text_writer.h"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "engine/poker/random_hands.h"
#include "formats/histories/reading.h"
#include "formats/histories/replay/recording.h"
#include "formats/histories/text/text_page.h"

namespace baize::histories {
namespace {

std::string file_text(const std::filesystem::path& path) {
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

std::filesystem::path golden_folder() {
    return source_folder() / "tests/formats/histories/text";
}

// Removes the lines that only another view of the hand lacks.
bool write_text(std::string& out, const Record& record, TextWriter& writer) {
    const std::string_view own = text_number(record);
    return writer.write(out, record, own.empty() ? "99" : own);
}

class TextOf : public testing::TestWithParam<const char*> {};

// Each game as it stands in the file beside its record.
TEST_P(TextOf, Game) {
    const OneHand read(file_text(golden_folder() / (std::string(GetParam()) + ".phh")));
    ASSERT_EQ(Outcome::hand, read.outcome) << read.error_text();
    EXPECT_EQ(GetParam(), poker::facts(read.record.variant).name);
    TextWriter writer;
    std::string text;
    ASSERT_TRUE(write_text(text, read.record, writer)) << writer.why();
    EXPECT_EQ(file_text(golden_folder() / (std::string(GetParam()) + ".txt")), text) << text;
}

INSTANTIATE_TEST_SUITE_P(Each,
                         TextOf,
                         testing::Values("holdem",
                                         "pineapple",
                                         "crazy_pineapple",
                                         "crazy_pineapple_hilo",
                                         "holdem_hilo",
                                         "omaha",
                                         "omaha_hilo"),
                         [](const auto& test) { return std::string(test.param); });

// Every game, structure and number of players, with straddles, missed blinds, antes, commission and
// side wagers: each line is one of the format, what is put in is paid out or raked, and the rake is
// the commission. [CP 7.2] [CP 7.5]
TEST(TextWriter, ChipsOfRandomHandsAddUp) {
    TextWriter writer;
    TextStore store;
    Record record;
    int raked = 0;
    int with_side_pots = 0;
    for (std::uint64_t number = 0; number < 1050; ++number) {
        poker::RandomHand random(number, poker::few_checks);
        ASSERT_EQ("", random.play()) << number;
        store.clear();
        const poker::RandomTable& table = random.table();
        record_hand({table.rules, table.opening, random.hand(), random.events()},
                    Clauses::written,
                    store,
                    record);
        record.details[static_cast<std::size_t>(Detail::currency_symbol)] = "$";
        std::string text;
        ASSERT_TRUE(write_text(text, record, writer)) << number << writer.why();
        TextPageReader page;
        ASSERT_EQ("", page.read(text)) << number << '\n' << text;
        ASSERT_EQ(record.commission->cents(), page.rake()) << text;
        for (std::size_t i = 0; i < record.player_count(); ++i)
            ASSERT_EQ(record.winnings[i].cents(), page.collected("Player " + std::to_string(i + 1)))
                << text;
        raked += page.rake() > 0 ? 1 : 0;
        with_side_pots += text.find(" Side pot") != std::string::npos ? 1 : 0;
    }
    EXPECT_GT(raked, 200);
    EXPECT_GT(with_side_pots, 100);
}

std::string text_or_why(std::string_view phh) {
    const OneHand read(phh);
    EXPECT_EQ(Outcome::hand, read.outcome) << read.error_text();
    TextWriter writer;
    std::string text;
    return write_text(text, read.record, writer) ? text : "refused: " + writer.why();
}

constexpr std::string_view three_players =
    "variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n"
    "starting_stacks = [50, 60, 70]\ncurrency = 'USD'\n";

// A commission of a house without a sign is in what the winners got. [CP 7.1]
TEST(TextWriter, WinnersCollectWhatTheRecordSays) {
    const std::string text =
        text_or_why(std::string(three_players) +
                    "actions = ['p3 cbr 6', 'p1 f', 'p2 cc', 'd db 2c3c4c', 'p2 cbr 10', 'p3 f']\n"
                    "finishing_stacks = [49, 66.5, 64]\n");
    EXPECT_NE(std::string::npos, text.find("Player 2 collected $12.50 from pot\n")) << text;
    EXPECT_NE(std::string::npos, text.find("Total pot $13 | Rake $0.50\n")) << text;
    EXPECT_NE(std::string::npos, text.find("Uncalled bet ($10) returned to Player 2\n")) << text;
    EXPECT_NE(std::string::npos, text.find("Seat 1: Player 1 (small blind) folded before Flop\n"));
}

TEST(TextWriter, RefusesHandsThatDoNotEndAsRecorded) {
    const std::string folds = std::string(three_players) + "actions = ['p3 f', 'p1 f']\n";
    EXPECT_EQ("refused: p1 finishes with 49, the record says 9",
              text_or_why(folds + "finishing_stacks = [9, 61, 70]\n"));
    EXPECT_EQ("refused: the record breaks off before the hand is over",
              text_or_why(std::string(three_players) + "actions = ['p3 f']\n"));
    EXPECT_EQ("refused: nobody's cards are known",
              text_or_why(std::string(three_players) +
                          "actions = ['p3 f', 'p1 cc', 'p2 cc', 'd db 2c3c4c', 'p1 cc', 'p2 cc', "
                          "'d db 5h', 'p1 cc', 'p2 cc', 'd db 9h', 'p1 cc', 'p2 cc']\n"));
}

// A name cannot begin a line of its own.
TEST(TextWriter, NamesStayInTheirLine) {
    const std::string text =
        text_or_why(std::string(three_players) +
                    "actions = ['p3 f', 'p1 f']\nplayers = [\"Eve\\nSeat 9: Ada\", ' ', 'Cy']\n");
    EXPECT_NE(std::string::npos, text.find("Seat 1: Eve Seat 9: Ada ($50 in chips)\n")) << text;
    EXPECT_NE(std::string::npos, text.find("Seat 2: Player 2 ($60 in chips)\n")) << text;
}

}  // namespace
}  // namespace baize::histories
