// Which clauses the software keeps, where that is proved, and how people come to it. The facts are
// collected from the sources by tools/clauses at every build; nothing here is kept up by hand.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/core/clause.h"

namespace baize {

struct Citations {
    std::vector<std::string_view> code{};         // "src/engine/core/deck.h:17"
    std::vector<std::string_view> tests{};        // that prove it: "Deck.HasNoJoker"
    std::vector<std::string_view> other_tests{};  // that cite it and prove too little
    std::uint8_t ways = 0;                        // bits by Reach
};

// What a test must do to prove a clause depends on the clause's kind. Who may do what, what is
// recorded, displayed or printed: run the house, a program or a page. A rule of the engine: compare
// with the clause's own id, or with a result that only this clause gives.
enum class CoverageStatus : std::uint8_t {
    tested,    // a test proves the clause
    enforced,  // only code cites it
    shown,  // nothing to enforce: a heading, a definition or equipment, displayed by `baize rules`
    missing
};

// How people come to what a clause says: by the places of the code that cites it, and by what the
// tests that prove it do.
enum class Reach : std::uint8_t {
    page,      // a page of the browser shows it
    command,   // a command does it, or answers with it
    document,  // a printed document says it
    engine     // only code and tests below all of these name it
};
inline constexpr std::size_t reach_count = 4;

[[nodiscard]] const Citations& citations_of(Clause clause);
[[nodiscard]] CoverageStatus coverage_status(Clause clause);

// In the order above, and `engine` only by itself; none when no code cites the clause and no test
// proves it.
[[nodiscard]] std::vector<Reach> reached_by(Clause clause);

[[nodiscard]] std::string_view name(CoverageStatus status);
[[nodiscard]] std::string_view name(Reach reach);

}  // namespace baize
