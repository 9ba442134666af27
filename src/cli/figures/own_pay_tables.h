// Custom pay tables of the house, given as `--pay wager=FILE`: one table in a file, or one on each
// line of a file that ends in ".jsonl".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/figures/analysis_refusal.h"
#include "formats/settings/pay_table_file.h"
#include "service/analysis/analysis_request.h"

namespace baize {

// The parsed form of one `--pay` option.
struct PayRequest {
    const PayTableForm* form = nullptr;
    std::string path{};
};

// Splits "wager=FILE" and finds the table to replace, or returns the error.
[[nodiscard]] std::optional<AnalysisRefusal> read_pay_request(std::string_view text,
                                                              const exact::Solver& solver,
                                                              PayRequest& request);

// Splits "key=value"; nullopt if either part is missing.
[[nodiscard]] std::optional<std::pair<std::string_view, std::string_view>> key_and_value(
    std::string_view text);

// True if the file has one table on each line.
[[nodiscard]] bool holds_many_tables(std::string_view path);

// Returns the text of a pay-table file, or nullopt if it cannot be read. Reads at most one byte
// more than such a file may have, so that reading from an endless device stops.
[[nodiscard]] std::optional<std::string> read_pay_file(const std::string& path);

// Adds the tables of one file from its text.
[[nodiscard]] std::optional<AnalysisRefusal> read_own_tables(const PayRequest& request,
                                                             const std::optional<std::string>& text,
                                                             std::vector<NamedPayTable>& tables);

}  // namespace baize
