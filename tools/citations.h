// Finds citations of clauses in code, above tests and in the headers of golden rounds, and decides
// what a citing test proves. This part only knows the spelling of a citation; engine/core/clause.h
// knows which clauses exist, and tools/clauses.cpp reads the tree.
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
    bool is_value = false;   // the code answers with the clause
    bool names_id = false;   // the test compares with the clause's id
    bool by_result = false;  // marked as proved by a result that only this clause gives
    bool counts = true;      // false for a test that does not run or asserts nothing
};

// Code cites with "TCP 5.6.1(b)"_clause, or with [TCP 5.6.1(b)] inside a // comment (in a page also
// <!-- -->).
[[nodiscard]] std::vector<Citation> citations_in_code(std::string_view path, std::string_view text);

// A test cites with [TCP 5.2] or [TCP 5.2 by result] in the comment lines directly above it.
// Brackets elsewhere in the file are returned with an empty name, so that their spelling is checked
// too. The path decides between C++, Python and TypeScript.
[[nodiscard]] std::vector<Citation> citations_in_test(std::string_view path,
                                                      std::string_view text,
                                                      const Helpers& helpers);

// True for golden rounds of the house games and golden hands of poker.
[[nodiscard]] bool is_golden(std::string_view path);

// A golden round or hand cites with "# clauses: TCP 5.6.1(a), TCP 5.2 by result". Its name is the
// name of the file, followed by the "# name:" above if the file holds several.
[[nodiscard]] std::vector<Citation> citations_in_rounds(std::string_view path,
                                                        std::string_view text);

}  // namespace baize::tools
