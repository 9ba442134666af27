#include "tools/citations.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <utility>

#include "tools/source_text.h"

namespace baize::tools {

namespace {

constexpr std::array<std::string_view, 5> books{"CP", "CS", "UTH", "CH", "TCP"};

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

// True for "TCP 5.6.1(b)" and "I-12", but not for "[see I-12]" or "array[i]".
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
        // Nothing is between the quotes in the declaration of the operator itself.
        if (open == std::string_view::npos || open + 1 == end) continue;
        ids.emplace_back(code.substr(open + 1, end - open - 1));
    }
    return ids;
}

std::string_view comment_of(std::string_view line) {
    const std::size_t start = line.find("//");
    return start == std::string_view::npos ? std::string_view{} : line.substr(start);
}

// A page has two kinds of comments.
std::string_view page_comment_of(std::string_view line) {
    const std::size_t start = line.find("<!--");
    return start == std::string_view::npos ? comment_of(line) : line.substr(start);
}

// Removes the mark: "TCP 5.2 by result" is TCP 5.2, proved by its result.
bool take_result_mark(std::string& id) {
    constexpr std::string_view mark = " by result";
    if (!std::string_view(id).ends_with(mark)) return false;
    id.resize(id.size() - mark.size());
    return true;
}

// True if the text contains the whole id: 5.6 is not contained in 5.6.1 or 5.6(a).
bool names(std::string_view text, std::string_view id) {
    for (std::size_t at = text.find(id); at != std::string_view::npos; at = text.find(id, at + 1)) {
        const char before = at == 0 ? ' ' : text[at - 1];
        const std::string_view rest = text.substr(at + id.size());
        const char after = rest.empty() ? ' ' : rest.front();
        const bool goes_on = after == '(' || std::isalnum(static_cast<unsigned char>(after)) != 0 ||
                             (after == '.' && rest.size() > 1 &&
                              std::isdigit(static_cast<unsigned char>(rest[1])) != 0);
        if (!goes_on && std::isalnum(static_cast<unsigned char>(before)) == 0) return true;
    }
    return false;
}

// True if a line of a golden round ends in the id, which is then the expected answer or effect of
// the engine.
bool ends_a_line(std::string_view body, std::string_view id) {
    const std::vector<std::string_view> lines = lines_of(body);
    return std::any_of(lines.begin(), lines.end(), [&](std::string_view line) {
        return line.ends_with(id) && names(line.substr(line.size() - id.size()), id) &&
               line.substr(0, line.size() - id.size()).ends_with(' ');
    });
}

// True if a line of a golden round says what must come; the others set up and act.
bool says_what_must_come(std::string_view body) {
    constexpr std::array<std::string_view, 10> checks{"offers ",
                                                      "phase ",
                                                      "view ",
                                                      "result ",
                                                      "net ",
                                                      "nothing ",
                                                      "claim ",
                                                      "pots ",
                                                      "stacks ",
                                                      "house "};
    const std::vector<std::string_view> lines = lines_of(body);
    return std::any_of(lines.begin(), lines.end(), [&](std::string_view line) {
        return line.find("->") != std::string_view::npos ||
               std::any_of(checks.begin(), checks.end(), [&](std::string_view check) {
                   return line.starts_with(check);
               });
    });
}

std::vector<TestCase> cases_in(std::string_view path,
                               std::string_view text,
                               const Helpers& helpers) {
    if (path.ends_with(".py")) return cases_in_python(text, helpers);
    if (path.ends_with(".ts")) return cases_in_script(text);
    return cases_in_cpp(text, helpers);
}

// Tests in C++ are identified by their names, others by their file as well.
std::string name_of(std::string_view path, const TestCase& test) {
    if (path.ends_with(".cpp") || path.ends_with(".h")) return test.name;
    constexpr std::string_view folder = "tests/";
    if (path.starts_with(folder)) path.remove_prefix(folder.size());
    return std::string(path) + ": " + test.name;
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
    const bool is_page = path.ends_with(".svelte") || path.ends_with(".ts");
    std::size_t number = 0;
    for (const std::string_view line : lines_of(text)) {
        ++number;
        const std::string where = std::string(path) + ":" + std::to_string(number);
        const std::string_view comment = is_page ? page_comment_of(line) : comment_of(line);
        const std::string_view code = line.substr(0, line.size() - comment.size());
        for (const std::string& id : literals(code)) {
            citations.push_back({.clause = id, .where = where, .line = number, .is_value = true});
        }
        for (const std::string& id : bracketed(comment))
            citations.push_back({.clause = id, .where = where, .line = number});
    }
    return citations;
}

std::vector<Citation> citations_in_test(std::string_view path,
                                        std::string_view text,
                                        const Helpers& helpers) {
    std::vector<Citation> citations;
    for (const TestCase& test : cases_in(path, text, helpers)) {
        for (const std::string& comment : test.above) {
            for (std::string& id : bracketed(comment)) {
                Citation found{.where = name_of(path, test), .line = test.line, .is_test = true};
                found.by_result = take_result_mark(id);
                found.names_id = names(test.compared, id);
                found.counts = test.is_run && test.asserts;
                found.clause = std::move(id);
                citations.push_back(std::move(found));
            }
        }
    }
    std::size_t number = 0;
    for (const std::string_view line : lines_of(text)) {
        ++number;
        const std::string_view comment =
            path.ends_with(".py") && trimmed(line).starts_with('#') ? line : comment_of(line);
        for (std::string& id : bracketed(comment)) {
            take_result_mark(id);
            citations.push_back({.clause = std::move(id), .line = number, .is_test = true});
        }
    }
    return citations;
}

bool is_golden(std::string_view path) {
    return path.ends_with(".round") || path.ends_with(".hand");
}

std::vector<Citation> citations_in_rounds(std::string_view path, std::string_view text) {
    const std::vector<std::string_view> lines = lines_of(text);
    const auto starts = [](std::string_view line) {
        return header_field(line, "name:").has_value();
    };
    const auto rounds = std::count_if(lines.begin(), lines.end(), starts);
    std::vector<Citation> citations;
    std::string where(path);
    std::size_t first = 0;  // the first citation of this round
    std::string body;
    const auto end_round = [&] {
        for (; first < citations.size(); ++first) {
            citations[first].names_id = ends_a_line(body, citations[first].clause);
            citations[first].counts = says_what_must_come(body);
        }
        body.clear();
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (starts(lines[i])) {
            end_round();
            if (rounds > 1) {
                where = std::string(path) + ": " + std::string(*header_field(lines[i], "name:"));
            }
        }
        if (const std::optional<std::string_view> ids = header_field(lines[i], "clauses:")) {
            for (std::string& id : listed(*ids)) {
                Citation found{.where = where, .line = i + 1, .is_test = true};
                found.by_result = take_result_mark(id);
                found.clause = std::move(id);
                citations.push_back(std::move(found));
            }
        } else if (const std::string_view line = trimmed(lines[i].substr(0, lines[i].find('#')));
                   !line.empty()) {
            body += std::string(line) + "\n";
        }
    }
    end_round();
    return citations;
}

}  // namespace baize::tools
