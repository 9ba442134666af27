#include "cli/figures/own_pay_tables.h"

#include <algorithm>
#include <fstream>
#include <utility>

#include <fmt/format.h>

#include "cli/figures/analyse_options.h"
#include "formats/json/json_line.h"

namespace baize {

namespace {

// Large enough for a hundred thousand tables of a grid.
constexpr std::size_t table_list_size_max = std::size_t{64} << 20U;

// `place` is the file, with the line number if the file has many tables.
std::optional<AnalysisRefusal> read_own_table(const PayTableForm& form,
                                              std::string_view place,
                                              std::string_view text,
                                              PayTable& table) {
    JsonLine line;
    std::optional<PayTable> read;
    if (line.read(text)) read = read_pay_table(line, form);
    if (!read)
        return bad_file(fmt::format("--pay: {}, for {}: {}", place, form.wager, line.error_text()));
    if (const auto rounded = rounded_odds(*read, form))
        return bad_file(fmt::format("--pay: {}, for {}: {}", place, form.wager, *rounded));
    table.odds = read->odds;
    table.name = "own";
    return std::nullopt;
}

std::optional<AnalysisRefusal> read_table_list(const PayRequest& request,
                                               std::string_view text,
                                               std::vector<NamedPayTable>& tables) {
    if (text.size() > table_list_size_max) {
        return bad_file(
            fmt::format("--pay: {} has more than {} bytes", request.path, table_list_size_max));
    }
    if (text.empty()) return bad_file(fmt::format("--pay: {} holds no table", request.path));
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        NamedPayTable own{.name = fmt::format("{}:{}", request.path, number)};
        const std::string place = fmt::format("{}, line {}", request.path, number);
        if (auto refusal = read_own_table(*request.form, place, line, own.table)) return refusal;
        tables.push_back(std::move(own));
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::pair<std::string_view, std::string_view>> key_and_value(std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos || equals == 0 || equals + 1 == text.size())
        return std::nullopt;
    return std::pair(text.substr(0, equals), text.substr(equals + 1));
}

std::optional<AnalysisRefusal> read_pay_request(std::string_view text,
                                                const exact::Solver& solver,
                                                PayRequest& request) {
    const auto words = key_and_value(text);
    if (!words) return misused(fmt::format("--pay: \"{}\" should read wager=FILE", text));
    const auto& [wager, path] = *words;
    request.path = path;
    if (const auto error = find_replaceable(solver, wager, request.form)) return refusal_of(*error);
    return std::nullopt;
}

bool holds_many_tables(std::string_view path) {
    return path.ends_with(".jsonl");
}

std::optional<std::string> read_pay_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    std::size_t left = (holds_many_tables(path) ? table_list_size_max : json_line_size_max) + 1;
    std::string text;
    std::string block(std::size_t{1} << 16U, '\0');
    while (left > 0 && file) {
        file.read(block.data(), static_cast<std::streamsize>(std::min(left, block.size())));
        const auto read = static_cast<std::size_t>(file.gcount());
        text.append(block, 0, read);
        left -= read;
    }
    if (file.bad()) return std::nullopt;
    return text;
}

std::optional<AnalysisRefusal> read_own_tables(const PayRequest& request,
                                               const std::optional<std::string>& text,
                                               std::vector<NamedPayTable>& tables) {
    if (!text) return bad_file(fmt::format("--pay: {} cannot be read", request.path));
    if (holds_many_tables(request.path)) return read_table_list(request, *text, tables);
    NamedPayTable own{.name = request.path};
    if (auto refusal = read_own_table(*request.form, request.path, *text, own.table))
        return refusal;
    tables.push_back(std::move(own));
    return std::nullopt;
}

}  // namespace baize
