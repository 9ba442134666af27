// Finds where clauses are cited: in code, above tests, in the headers of golden rounds; and what a
// test that cites a clause proves of it. Knows the spelling of a citation only; whether a clause
// exists is asked of engine/core/clause.h, and reading the tree is tools/clauses.cpp's work.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "tools/test_cases.h"

namespace baize::tools {

struct Citation {
    std::string clause{};
    std::string where{};  // "src/engine/core/deck.h:17", or the name of the test
    std::size_t line = 0;
    bool is_test = false;
    bool is_value = false;   // code answers with the clause
    bool names_id = false;   // the test compares with the clause's id
    bool by_result = false;  // marked as proved by a result that only this clause gives
    bool counts = true;      // a test that runs and asserts something
};

// Code cites "TCP 5.6.1(b)"_clause, or [TCP 5.6.1(b)] inside a // comment (of a page also <!--
// -->).
[[nodiscard]] std::vector<Citation> citations_in_code(std::string_view path, std::string_view text);

// A test cites in the comment lines directly above it, [TCP 5.2] or [TCP 5.2 by result]; brackets
// elsewhere in the file are returned with an empty name, so that their spelling is checked too.
// C++, Python or TypeScript, by the path.
[[nodiscard]] std::vector<Citation> citations_in_test(std::string_view path,
                                                      std::string_view text,
                                                      const Helpers& helpers);

// Golden rounds of the house games, and golden hands of poker.
[[nodiscard]] bool is_golden(std::string_view path);

// A golden round or hand cites in "# clauses: TCP 5.6.1(a), TCP 5.2 by result"; its name is the
// file's, followed by the "# name:" above when the file holds several.
[[nodiscard]] std::vector<Citation> citations_in_rounds(std::string_view path,
                                                        std::string_view text);

}  // namespace baize::tools
