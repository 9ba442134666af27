// Tells which clauses the software implements, which tests prove it, and how people reach them.
// tools/clauses collects these facts from the sources at every build; none are maintained by hand.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/core/clause.h"

namespace baize {

struct Citations {
    std::vector<std::string_view> code{};         // "src/engine/core/deck.h:17"
    std::vector<std::string_view> tests{};        // they prove it, such as "Deck.HasNoJoker"
    std::vector<std::string_view> other_tests{};  // tests that cite the clause but prove too little
    std::uint8_t ways = 0;                        // a bit for each Reach
};

// The kind of a clause decides what a test must do to prove it. For clauses about permissions,
// records, displays or printed documents, the test must run the house, a program or a page. For a
// rule of the engine, it must compare with the clause's id, or with a result that only this clause
// gives.
enum class CoverageStatus : std::uint8_t {
    tested,    // a test proves the clause
    enforced,  // only code cites it
    shown,     // has no duty (a heading, a definition or equipment); `baize rules` displays it
    missing
};

// The ways in which people reach the content of a clause, found from the code that cites it and
// from the tests that prove it.
enum class Reach : std::uint8_t {
    page,      // a page of the browser shows it
    command,   // a command performs it or prints it
    document,  // a printed document contains it
    engine     // only code and tests below these layers name it
};
inline constexpr std::size_t reach_count = 4;

[[nodiscard]] const Citations& citations_of(Clause clause);
[[nodiscard]] CoverageStatus coverage_status(Clause clause);

// In the order above; `engine` appears only if there is no other way. Empty if no code cites the
// clause and no test proves it.
[[nodiscard]] std::vector<Reach> reached_by(Clause clause);

[[nodiscard]] std::string_view name(CoverageStatus status);
[[nodiscard]] std::string_view name(Reach reach);

}  // namespace baize
