// Tests whole command lines of the program, as a user would type them.
#include "cli/program.h"

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/command_run.h"
#include "engine/core/card.h"
#include "engine/core/card_set.h"
#include "engine/core/clause.h"

namespace baize {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

TEST(Program, HelpNamesEveryCommandAndShowsExamples) {
    const CommandOutcome help = run_command({"--help"});
    EXPECT_EQ(help.status, 0);
    for (const char* const word : {"settle",
                                   "jackpot",
                                   "simulate",
                                   "analyse",
                                   "advise",
                                   "play",
                                   "rules",
                                   "shuffle",
                                   "rng",
                                   "Examples",
                                   "Exit status"}) {
        EXPECT_THAT(help.out, HasSubstr(word));
    }
    EXPECT_THAT(run_command({"--version"}).out, StartsWith("baize "));
}

TEST(Program, EveryCommandHasItsOwnHelp) {
    for (const char* command : {"settle",
                                "jackpot",
                                "rules",
                                "play",
                                "simulate",
                                "analyse",
                                "report",
                                "advise",
                                "shuffle",
                                "rng"}) {
        const CommandOutcome help = run_command({command, "--help"});
        EXPECT_EQ(help.status, 0);
        EXPECT_THAT(help.out, HasSubstr(std::string("Usage: baize ") + command));
        EXPECT_THAT(help.out, Not(HasSubstr("baize COMMAND --help"))) << command;
    }
}

TEST(Program, MisuseExitsWithTwoAndWritesToStandardError) {
    for (const std::vector<std::string>& line : std::vector<std::vector<std::string>>{
             {},
             {"dance"},
             {"shuffle", "--count", "few"},
             {"shuffle", "--count", "-1"},
             {"rules", "coverage", "more"},
             {"rules", "TCP", "--json"},
             {"rules", "TCP", "5.6", "5.7"},
             {"rules", "search"},
         }) {
        const CommandOutcome outcome = run_command(line);
        EXPECT_EQ(outcome.status, 2) << testing::PrintToString(line);
        EXPECT_THAT(outcome.error, Not(IsEmpty()));
        EXPECT_THAT(outcome.out, IsEmpty());
    }
}

TEST(RulesCommand, ShowsAClauseWithItsInterpretationsAndCitations) {
    const CommandOutcome quoted = run_command({"rules", "CS 3.1"});
    EXPECT_EQ(quoted.status, 0);
    EXPECT_THAT(quoted.out, StartsWith("CS 3.1  engine, cards, tested\n    Play with one"));
    EXPECT_THAT(quoted.out, HasSubstr("src/engine/core/deck.h:"));
    EXPECT_THAT(quoted.out, HasSubstr("Deck.HoldsEachOfTheFiftyTwoCardsOnce"));
    EXPECT_EQ(run_command({"rules", "cs", "3.1"}).out, quoted.out);
    EXPECT_THAT(run_command({"rules", "CH", "3.6(c)"}).out,
                HasSubstr("I-3 Ante when the player wins"));
}

TEST(RulesCommand, ShowsTheClausesBelowANumber) {
    const CommandOutcome section = run_command({"rules", "TCP", "5.6"});
    EXPECT_THAT(section.out, HasSubstr("TCP 5.6.1(b)  engine"));
    EXPECT_THAT(section.out, Not(HasSubstr("TCP 5.7")));
    EXPECT_THAT(run_command({"rules", "TCP", "5"}).out, HasSubstr("TCP 5.10.2(d)  engine"));
}

TEST(RulesCommand, ShowsEveryClauseOfABook) {
    const std::string book = run_command({"rules", "UTH"}).out;
    for (const std::string_view id : clause_ids) {
        if (!id.starts_with("UTH ")) continue;
        EXPECT_THAT(book, HasSubstr("\n" + std::string(id) + "  "));
    }
}

TEST(RulesCommand, ShowsAnInterpretation) {
    const CommandOutcome reading = run_command({"rules", "i-4"});
    EXPECT_EQ(reading.status, 0);
    EXPECT_THAT(reading.out, StartsWith("I-4 Blind when the Dealer does not qualify (UTH)\n"));
    EXPECT_THAT(reading.out, HasSubstr("Configurable: yes, `uth.blind_loses"));
}

TEST(RulesCommand, UnknownClauseExitsWithOneAndSuggestsANeighbour) {
    const CommandOutcome clause = run_command({"rules", "TCP", "5.6.1b"});
    EXPECT_EQ(clause.status, 1);
    EXPECT_THAT(clause.error, HasSubstr("TCP 5.6.1(b)"));
    EXPECT_THAT(clause.out, IsEmpty());
    EXPECT_EQ(run_command({"rules", "I-999"}).status, 1);
    EXPECT_THAT(run_command({"rules", "XX"}).error, HasSubstr("CP, CS, UTH, CH and TCP"));
    EXPECT_EQ(run_command({"rules", "XX", "5.6"}).status, 1);
    EXPECT_EQ(run_command({"rules", "search", "quetzalcoatl"}).status, 1);
}

TEST(RulesCommand, SearchFindsClausesAndInterpretationsWithAllWords) {
    const CommandOutcome found = run_command({"rules", "search", "BLIND", "never", "loses"});
    EXPECT_EQ(found.status, 0);
    EXPECT_THAT(found.out, HasSubstr("I-4 Blind when"));
    EXPECT_THAT(found.out, Not(HasSubstr("I-3 Ante")));
}

TEST(RulesCommand, CoverageHasOneJsonObjectPerClause) {
    const std::string json = run_command({"rules", "coverage", "--json"}).out;
    EXPECT_EQ(std::count(json.begin(), json.end(), '\n'), 1320);
    EXPECT_THAT(json, HasSubstr(R"({"clause":"CS 3.1","kind":"engine","status":"tested",")"));
    EXPECT_THAT(json, HasSubstr(R"("Dealing.NeedsFiftyTwoDifferentCards")"));
    const std::string text = run_command({"rules", "coverage"}).out;
    EXPECT_THAT(text, HasSubstr("TCP (Three Card Poker)"));
}

TEST(ShuffleCommand, EveryLineIsADifferentWholeDeck) {
    std::istringstream lines(run_command({"shuffle", "--count", "3"}).out);
    std::vector<std::string> decks;
    for (std::string line; std::getline(lines, line);) {
        CardSet seen;
        std::istringstream cards(line);
        for (std::string card; cards >> card;)
            seen.insert(Card::parse(card).value());
        EXPECT_EQ(seen, CardSet::full_deck());
        EXPECT_EQ(line.size(), 52U * 3U - 1U);
        decks.push_back(line);
    }
    ASSERT_EQ(decks.size(), 3U);
    EXPECT_NE(decks[0], decks[1]);
    EXPECT_NE(decks[1], decks[2]);
}

// Accepts `room` bytes and then fails, like a pipe whose reader has closed it.
class ClosingPipe : public std::streambuf {
  public:
    explicit ClosingPipe(std::size_t room) : room_(room) {}

    [[nodiscard]] std::size_t written() const { return written_; }

  protected:
    std::streamsize xsputn(const char* /*text*/, std::streamsize size) override {
        if (written_ >= room_) return 0;
        written_ += static_cast<std::size_t>(size);
        return size;
    }

  private:
    std::size_t room_;
    std::size_t written_ = 0;
};

TEST(RngCommand, WritesUntilTheReaderClosesThePipe) {
    ClosingPipe pipe(1'000'000);
    std::istringstream in;
    std::ostream out(&pipe);
    std::ostringstream error;
    Console console{in, out, error};
    const std::vector<const char*> arguments{"baize", "rng", "--raw"};
    EXPECT_EQ(run_program(3, arguments.data(), console), 0);
    EXPECT_GE(pipe.written(), 1'000'000U);
    EXPECT_THAT(error.str(), IsEmpty());
}

TEST(RngCommand, ExplainsTheOptionRawWhenItIsMissing) {
    EXPECT_THAT(run_command({"rng"}).error, HasSubstr("--raw"));
    EXPECT_EQ(run_command({"rng"}).status, exit_usage);
}

}  // namespace
}  // namespace baize
