#include "rulebooks/coverage.h"

#include <algorithm>
#include <array>

#include "core/check.h"
#include "rulebooks/book.h"
#include "rulebooks/embedded.h"

namespace baize {

namespace {

// Rows of "clause TAB code|test TAB where", as tools/clauses writes them.
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
        Citations& citations = all[clause->index()];
        const bool is_test = line.substr(first + 1, second - first - 1) == "test";
        (is_test ? citations.tests : citations.code).push_back(line.substr(second + 1));
    }
    return all;
}

bool is_only_shown(DutyKind kind) {
    return kind == DutyKind::heading || kind == DutyKind::definition || kind == DutyKind::physical;
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

std::string_view name(CoverageStatus status) {
    constexpr std::array<std::string_view, 4> names{"tested", "enforced", "shown", "missing"};
    return names[static_cast<std::size_t>(status)];
}

}  // namespace baize
