#include "formats/rulebooks/coverage.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/core/check.h"
#include "formats/rulebooks/book.h"
#include "formats/rulebooks/embedded.h"

namespace baize {

namespace {

constexpr std::array<std::string_view, reach_count> reach_names{
    "page", "command", "document", "engine only"};

bool is_only_shown(DutyKind kind) {
    return kind == DutyKind::heading || kind == DutyKind::definition || kind == DutyKind::physical;
}

bool has(std::string_view words, std::string_view word) {
    return words.find(word) != std::string_view::npos;
}

// True if a test of this worth proves a clause of this kind; interpretations have no kind.
bool proves(std::string_view worth, const ClauseEntry* entry) {
    if (entry == nullptr || is_only_shown(entry->kind)) return true;
    if (entry->kind == DutyKind::engine) return has(worth, " id") || has(worth, " result");
    return has(worth, " house");
}

void add_way(Citations& citations, std::string_view way) {
    const auto* const found = std::find(reach_names.begin(), reach_names.end(), way);
    BAIZE_CHECK(found != reach_names.end());
    citations.ways |= static_cast<std::uint8_t>(1U << (found - reach_names.begin()));
}

// A test that proves a clause also shows the ways in which people reach the clause. A test that
// proves too little shows none.
void add_test(Citations& citations,
              const ClauseEntry* entry,
              std::string_view worth,
              std::string_view where) {
    constexpr std::string_view by = " by ";
    const std::size_t way = worth.find(by);
    BAIZE_CHECK(way != std::string_view::npos);
    if (!proves(worth.substr(0, way), entry)) {
        citations.other_tests.push_back(where);
        return;
    }
    citations.tests.push_back(where);
    add_way(citations, worth.substr(way + by.size()));
}

void add_row(Citations& citations,
             const ClauseEntry* entry,
             std::string_view worth,
             std::string_view where) {
    if (worth.starts_with("test")) {
        add_test(citations, entry, worth, where);
        return;
    }
    add_way(citations, worth);
    citations.code.push_back(where);
}

// Reads rows of "clause TAB worth TAB where", as tools/clauses writes them.
std::vector<Citations> read_citations() {
    std::vector<Citations> all(clause_ids.size());
    std::string_view rest = embedded_citations();
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        const std::size_t first = line.find('\t');
        const std::size_t second = line.find('\t', first + 1);
        const std::optional<Clause> clause = Clause::find(line.substr(0, first));
        BAIZE_CHECK(second != std::string_view::npos && clause.has_value());
        add_row(all[clause->index()],
                find_entry(*clause),
                line.substr(first + 1, second - first - 1),
                line.substr(second + 1));
    }
    return all;
}

}  // namespace

const Citations& citations_of(Clause clause) {
    static const std::vector<Citations> all = read_citations();
    BAIZE_CHECK(clause.is_set());
    return all[clause.index()];
}

CoverageStatus coverage_status(Clause clause) {
    const Citations& citations = citations_of(clause);
    if (!citations.tests.empty()) return CoverageStatus::tested;
    if (!citations.code.empty()) return CoverageStatus::enforced;
    const ClauseEntry* const entry = find_entry(clause);
    const bool shown = entry != nullptr && is_only_shown(entry->kind);
    return shown ? CoverageStatus::shown : CoverageStatus::missing;
}

std::vector<Reach> reached_by(Clause clause) {
    const std::uint8_t ways = citations_of(clause).ways;
    std::vector<Reach> reached;
    for (std::size_t i = 0; i < reach_count; ++i) {
        const auto way = static_cast<Reach>(i);
        if ((ways >> i & 1U) == 0 || (way == Reach::engine && !reached.empty())) continue;
        reached.push_back(way);
    }
    return reached;
}

std::string_view name(Reach reach) {
    return reach_names[static_cast<std::size_t>(reach)];
}

std::string_view name(CoverageStatus status) {
    constexpr std::array<std::string_view, 4> names{"tested", "enforced", "shown", "missing"};
    return names[static_cast<std::size_t>(status)];
}

}  // namespace baize
