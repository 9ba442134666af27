#include "tools/citations.h"

#include <algorithm>
#include <array>
#include <optional>

namespace baize::tools {

namespace {

constexpr std::array<std::string_view, 5> books{"CP", "CS", "UTH", "CH", "TCP"};

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

// "TCP 5.6.1(b)" and "I-12" have the look of a citation; "[see I-12]" and "array[i]" do not.
bool looks_like_a_citation(std::string_view text) {
    if (text.starts_with("I-")) return text.size() > 2 && text[2] >= '0' && text[2] <= '9';
    return std::any_of(books.begin(), books.end(), [&](std::string_view book) {
        return text.starts_with(book) && text.substr(book.size()).starts_with(' ');
    });
}

std::vector<std::string> bracketed(std::string_view comment) {
    std::vector<std::string> ids;
    for (std::size_t open = comment.find('['); open != std::string_view::npos;
         open = comment.find('[', open + 1)) {
        const std::size_t close = comment.find(']', open);
        if (close == std::string_view::npos) break;
        const std::string_view inside = comment.substr(open + 1, close - open - 1);
        if (looks_like_a_citation(inside)) ids.emplace_back(inside);
    }
    return ids;
}

std::vector<std::string> literals(std::string_view code) {
    constexpr std::string_view suffix = "\"_clause";
    std::vector<std::string> ids;
    for (std::size_t end = code.find(suffix); end != std::string_view::npos;
         end = code.find(suffix, end + 1)) {
        const std::size_t open = end == 0 ? std::string_view::npos : code.rfind('"', end - 1);
        // Nothing between the quotes: the declaration of the operator itself.
        if (open == std::string_view::npos || open + 1 == end) continue;
        ids.emplace_back(code.substr(open + 1, end - open - 1));
    }
    return ids;
}

std::string_view comment_of(std::string_view line) {
    const std::size_t start = line.find("//");
    return start == std::string_view::npos ? std::string_view{} : line.substr(start);
}

// "Suite.Name" when the text starts a test; the formatter may have broken it over two lines.
std::optional<std::string> test_name(std::string_view text) {
    constexpr std::array<std::string_view, 5> macros{
        "TEST(", "TEST_F(", "TEST_P(", "TYPED_TEST(", "RC_GTEST_PROP("};
    for (const std::string_view macro : macros) {
        if (!text.starts_with(macro)) continue;
        const std::string_view rest = text.substr(macro.size());
        const std::size_t comma = rest.find(',');
        if (comma == std::string_view::npos) return std::nullopt;
        const std::size_t end = rest.find_first_of(",)", comma + 1);
        if (end == std::string_view::npos) return std::nullopt;
        const std::string_view suite = trimmed(rest.substr(0, comma));
        std::string_view name = rest.substr(comma + 1, end - comma - 1);
        while (!name.empty() && (name.front() == '\n' || name.front() == ' ')) {
            name.remove_prefix(1);
        }
        return std::string(suite) + "." + std::string(trimmed(name));
    }
    return std::nullopt;
}

std::optional<std::string_view> header_field(std::string_view line, std::string_view field) {
    line = trimmed(line);
    if (!line.starts_with('#')) return std::nullopt;
    line = trimmed(line.substr(1));
    if (!line.starts_with(field)) return std::nullopt;
    return trimmed(line.substr(field.size()));
}

std::vector<std::string> listed(std::string_view ids) {
    std::vector<std::string> result;
    while (!ids.empty()) {
        const std::size_t end = std::min(ids.find(','), ids.size());
        const std::string_view id = trimmed(ids.substr(0, end));
        if (!id.empty()) result.emplace_back(id);
        ids.remove_prefix(std::min(end + 1, ids.size()));
    }
    return result;
}

}  // namespace

std::vector<Citation> citations_in_code(std::string_view path, std::string_view text) {
    std::vector<Citation> citations;
    std::size_t number = 0;
    for (const std::string_view line : lines_of(text)) {
        ++number;
        const std::string where = std::string(path) + ":" + std::to_string(number);
        const std::string_view comment = comment_of(line);
        const std::string_view code = line.substr(0, line.size() - comment.size());
        for (const std::string& id : literals(code))
            citations.push_back({id, where, number, false});
        for (const std::string& id : bracketed(comment)) {
            citations.push_back({id, where, number, false});
        }
    }
    return citations;
}

std::vector<Citation> citations_in_test(std::string_view text) {
    std::vector<Citation> citations;
    std::size_t waiting = 0;  // citations[waiting...] stand in the comment lines just above
    const std::vector<std::string_view> lines = lines_of(text);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view line = trimmed(lines[i]);
        for (const std::string& id : bracketed(comment_of(line))) {
            citations.push_back({id, "", i + 1, true});
        }
        if (line.starts_with("//")) continue;
        std::string start(line);
        if (i + 1 < lines.size()) start += "\n" + std::string(lines[i + 1]);
        if (const std::optional<std::string> name = test_name(start)) {
            for (std::size_t c = waiting; c < citations.size(); ++c)
                citations[c].where = *name;
        }
        waiting = citations.size();
    }
    return citations;
}

bool is_golden(std::string_view path) {
    return path.ends_with(".round") || path.ends_with(".hand");
}

std::vector<Citation> citations_in_rounds(std::string_view path, std::string_view text) {
    const std::vector<std::string_view> lines = lines_of(text);
    const auto rounds = std::count_if(lines.begin(), lines.end(), [](std::string_view line) {
        return header_field(line, "name:").has_value();
    });
    std::vector<Citation> citations;
    std::string where(path);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::optional<std::string_view> name = header_field(lines[i], "name:");
        if (name && rounds > 1) where = std::string(path) + ": " + std::string(*name);
        if (const std::optional<std::string_view> ids = header_field(lines[i], "clauses:")) {
            for (std::string& id : listed(*ids)) {
                citations.push_back({std::move(id), where, i + 1, true});
            }
        }
    }
    return citations;
}

}  // namespace baize::tools
