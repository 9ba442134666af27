#include "formats/rulebooks/nearest.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

#include "engine/core/clause.h"

namespace baize {

namespace {

// Returns the number of letters to insert, delete or change (Levenshtein), computed one row at a
// time.
std::size_t distance(std::string_view one, std::string_view other) {
    std::vector<std::size_t> row(other.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < one.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < other.size(); ++j) {
            const std::size_t changed = diagonal + (one[i] == other[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, diagonal + 1});
        }
    }
    return row[other.size()];
}

// People tend to leave out brackets and dashes: "TCP 5.6.1b", "I12".
std::string without_brackets(std::string_view id) {
    std::string letters(id);
    std::erase_if(letters, [](char c) { return c == '(' || c == ')' || c == '-' || c == ' '; });
    return letters;
}

}  // namespace

std::vector<std::string_view> nearest_clauses(std::string_view wanted, std::size_t count) {
    std::vector<std::pair<std::size_t, std::string_view>> ranked;
    ranked.reserve(clause_ids.size());
    const std::string letters = without_brackets(wanted);
    for (const std::string_view id : clause_ids) {
        ranked.emplace_back(distance(letters, without_brackets(id)), id);
    }
    std::sort(ranked.begin(), ranked.end());
    std::vector<std::string_view> nearest;
    for (std::size_t i = 0; i < std::min(count, ranked.size()); ++i) {
        nearest.push_back(ranked[i].second);
    }
    return nearest;
}

}  // namespace baize
