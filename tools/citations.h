// Finds where clauses are cited: in code, above tests, in the headers of golden rounds. Knows the
// spelling of a citation only; whether a clause exists is asked of core/clause.h, and reading the
// tree is tools/clauses.cpp's work.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace baize::tools {

struct Citation {
    std::string clause{};
    std::string where{};  // "src/core/deck.h:17", or the name of the test that proves the clause
    std::size_t line = 0;
    bool is_test = false;
};

// Code cites "TCP 5.6.1(b)"_clause, or [TCP 5.6.1(b)] inside a // comment.
[[nodiscard]] std::vector<Citation> citations_in_code(std::string_view path, std::string_view text);

// A test cites in the comment lines directly above TEST, TEST_F, TEST_P, TYPED_TEST or
// RC_GTEST_PROP; brackets elsewhere in the file are returned with an empty name, so that their
// spelling is checked too.
[[nodiscard]] std::vector<Citation> citations_in_test(std::string_view text);

// Golden rounds of the house games, and golden hands of poker.
[[nodiscard]] bool is_golden(std::string_view path);

// A golden round or hand cites in "# clauses: TCP 5.6.1(a), I-47"; its name is the file's, followed
// by the "# name:" above when the file holds several.
[[nodiscard]] std::vector<Citation> citations_in_rounds(std::string_view path,
                                                        std::string_view text);

}  // namespace baize::tools
