// Tests `baize report` with arguments as a user would type them, and compares published figures
// with ours.
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/command_run.h"
#include "cli/figures/pdf_printer.h"
#include "math/figures/solvers.h"
#include "service/report/published_figures.h"

namespace baize {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

CommandOutcome make_report(std::vector<std::string> words) {
    return run_command("report", std::move(words));
}

TEST(ReportCommand, HtmlPageIsSelfContained) {
    const CommandOutcome outcome = make_report({"flop_chase", "--html", "-"});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    EXPECT_THAT(outcome.out, StartsWith("<!doctype html>"));
    EXPECT_THAT(outcome.out,
                AllOf(HasSubstr("<h1>Flop Chase</h1>"),
                      HasSubstr("5.88235 %"),
                      HasSubstr("How it was counted"),
                      HasSubstr("</html>")));
    EXPECT_THAT(outcome.out, Not(HasSubstr("http"))) << "nothing is fetched";
    EXPECT_THAT(outcome.out, Not(HasSubstr("<script")));
}

TEST(ReportCommand, ContainsRulesFiguresProofsAndClauses) {
    const CommandOutcome outcome =
        make_report({"three_card", "--tables", "pair_plus=D", "--html", "-", "--rounds", "20000"});
    EXPECT_THAT(outcome.out,
                AllOf(HasSubstr("Pair plus: table D"),
                      HasSubstr("<td>Straight flush</td><td class=\"num\">40 to 1</td>"),
                      HasSubstr("-686,689"),
                      HasSubstr("3.37298 %"),
                      HasSubstr("407,170,400"),
                      HasSubstr("What others have published"),
                      HasSubstr("After 20,000 rounds"),
                      HasSubstr("Strategy of a few lines"),
                      HasSubstr("<span class=\"clause\">TCP 5.6.1(b)</span>")));
    EXPECT_THAT(outcome.out, Not(HasSubstr("differs")));
}

TEST(ReportCommand, JsonContainsTheSameFigures) {
    const CommandOutcome outcome = make_report({"three_card", "--json", "--rounds", "0"});
    EXPECT_THAT(outcome.out,
                AllOf(StartsWith(R"({"game":"three_card","title":"Three Card Poker")"),
                      HasSubstr(R"("exact":"-686689/20358520")"),
                      HasSubstr(R"({"net":-1,"probability":")"),
                      HasSubstr(R"("agrees":true)"),
                      HasSubstr(R"("strategies":{"best":{"words":)"),
                      HasSubstr(R"("grids":[],"jackpots":[])"),
                      HasSubstr(R"("simulations":[])")));
    EXPECT_THAT(outcome.out, Not(HasSubstr(R"("agrees":false)")));
}

TEST(ReportCommand, InvalidArgumentsAreRefused) {
    const auto refused = [](std::vector<std::string> words, int status, const char* because) {
        const CommandOutcome outcome = make_report(std::move(words));
        EXPECT_EQ(outcome.status, status);
        EXPECT_THAT(outcome.error, HasSubstr(because));
        EXPECT_THAT(outcome.out, IsEmpty());
    };
    refused({"three_card"}, exit_usage, "choose an output");
    refused({"whist", "--json"}, exit_usage, "there is no game \"whist\"");
    refused({"three_card", "--json", "--tables", "pair_plus=Z"}, exit_usage, "pair_plus");
    refused({"flop_chase", "--html", "/no/such/folder/x.html"}, exit_failed, "cannot be written");
}

TEST(ReportCommand, PrintsAPdfIfChromiumIsInstalled) {
    if (!find_chromium()) {
        const CommandOutcome outcome = make_report({"flop_chase", "--pdf", "x.pdf"});
        EXPECT_EQ(outcome.status, exit_failed);
        EXPECT_THAT(outcome.error, HasSubstr("needs Chromium"));
        GTEST_SKIP() << "Chromium is not installed here";
    }
    const std::filesystem::path pdf =
        std::filesystem::path(testing::TempDir()) / "baize_flop_chase.pdf";
    const CommandOutcome outcome = make_report({"flop_chase", "--pdf", pdf.string()});
    EXPECT_EQ(outcome.status, 0) << outcome.error;
    std::string start(4, ' ');
    std::ifstream(pdf, std::ios::binary).read(start.data(), 4);
    EXPECT_EQ(start, "%PDF");
    std::filesystem::remove(pdf);
}

// Each set of rules is solved once. The Hold'em games are skipped, because tests/math compares them
// with the published figures.
TEST(PublishedFigures, AgreeWithOursToAllPrintedDigits) {
    Rules solved;
    exact::GameFigures figures;
    for (const PublishedFigure& published : published_figures()) {
        if (baize::name(published.game).ends_with("holdem")) continue;
        if (const Rules rules = rules_of(published); rules != solved) {
            figures = exact::solver_named(baize::name(published.game))->solve(rules, {});
            solved = rules;
        }
        EXPECT_EQ(ours_for(published, figures), as_printed(published)) << words_for(published);
    }
}

}  // namespace
}  // namespace baize
