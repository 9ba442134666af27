// Pay tables of the house's own, as `--pay wager=FILE` names them: one in a file, or one a line in
// a file that ends in ".jsonl".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "formats/settings/pay_table_file.h"
#include "service/analysis/analysis_refusal.h"

namespace baize {

// What one `--pay` asks for.
struct PayRequest {
    const PayTableForm* form = nullptr;
    std::string path{};
};

// Splits "wager=FILE" and finds the table it replaces, or says why it cannot.
[[nodiscard]] std::optional<AnalysisRefusal> read_pay_request(std::string_view text,
                                                              std::string_view game,
                                                              PayRequest& request);

// "key=value" in two; nothing without both.
[[nodiscard]] std::optional<std::pair<std::string_view, std::string_view>> key_and_value(
    std::string_view text);

// "ante_bonus, pair_plus": the pay tables of a game that a file may replace.
[[nodiscard]] std::string replaceable_tables(std::string_view game);

// Does the file hold a table a line?
[[nodiscard]] bool holds_many_tables(std::string_view path);

// The text of a file with a table or many, or nothing when it cannot be read. At most one byte
// more than such a file may have, so that a device without end ends.
[[nodiscard]] std::optional<std::string> read_pay_file(const std::string& path);

struct NamedPayTable {
    std::string name{};  // "A", "ours.json", "ours.jsonl:3"
    PayTable table{};
};

// Adds the tables of one file, whose text was read before.
[[nodiscard]] std::optional<AnalysisRefusal> read_own_tables(const PayRequest& request,
                                                             const std::optional<std::string>& text,
                                                             std::vector<NamedPayTable>& tables);

}  // namespace baize
