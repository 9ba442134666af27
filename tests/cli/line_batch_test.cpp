#include "cli/lines/line_batch.h"

#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace baize {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
    std::istringstream in(text);
    LineSource source(in);
    std::vector<std::string> lines;
    std::string_view line;
    while (source.next(line))
        lines.emplace_back(line);
    return lines;
}

TEST(LineSource, SplitsAtLineEndsAndKeepsALastLineWithoutOne) {
    EXPECT_EQ(lines_of(""), (std::vector<std::string>{}));
    EXPECT_EQ(lines_of("a\n\nb"), (std::vector<std::string>{"a", "", "b"}));
    EXPECT_EQ(lines_of("a\nb\n"), (std::vector<std::string>{"a", "b"}));
}

TEST(LineSource, LineMayCrossTheEndOfABlock) {
    const std::string text = std::string(65'530, 'x') + "\n" + std::string(20, 'y') + "\nz\n";
    EXPECT_EQ(lines_of(text),
              (std::vector<std::string>{std::string(65'530, 'x'), std::string(20, 'y'), "z"}));
}

TEST(LineSource, LineBeyondTheMaximumLengthIsCut) {
    const std::vector<std::string> lines = lines_of(std::string(3'000'000, 'x') + "\nnext\n");
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0].size(), json_line_size_max + 1);
    EXPECT_EQ(lines[1], "next");
}

struct Echo {
    int answered = 0;

    std::optional<std::string> answer(std::string_view text, std::string& out) {
        ++answered;
        out += std::string(text) + "!\n";
        return text == "bad" ? std::optional<std::string>("no good") : std::nullopt;
    }
};

TEST(LineBatch, InvalidLineIsReportedAndTheRestGoesOn) {
    std::istringstream in("one\nbad\ntwo\n");
    std::ostringstream out;
    std::ostringstream error;
    Console console{in, out, error};
    Echo echo;
    run_line_batch(echo, "echo", console);
    EXPECT_EQ(out.str(), "one!\nbad!\ntwo!\n");
    EXPECT_EQ(error.str(), "baize echo: line 2: no good\n");
    EXPECT_EQ(console.exit_status, exit_failed);
}

// An output whose writes fail, such as a closed pipe or a full disk.
class Broken : public std::streambuf {
    int_type overflow(int_type) override { return traits_type::eof(); }

    std::streamsize xsputn(const char*, std::streamsize) override { return 0; }
};

TEST(LineBatch, StopsWhenTheOutputFails) {
    std::string text;
    for (int i = 0; i < 100'000; ++i)
        text += "line\n";
    std::istringstream in(text);
    Broken broken;
    std::ostream out(&broken);
    std::ostringstream error;
    Console console{in, out, error};
    Echo echo;
    run_line_batch(echo, "echo", console);
    EXPECT_LT(echo.answered, 100'000);
}

}  // namespace
}  // namespace baize
