#include "formats/report/markdown.h"

#include <vector>

#include <fmt/format.h>

#include "formats/report/html.h"

namespace baize::report {

namespace {

using Lines = std::vector<std::string_view>;

Lines lines_of(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + 1);
    }
    return lines;
}

struct Fence {
    std::string_view sign;
    std::string_view tag;
};

// The longest sign comes first, so that ** is not read as two *.
constexpr Fence fences[]{{"**", "strong"}, {"`", "code"}, {"*", "em"}};

std::string words(std::string_view text);

// Returns the text between two fences at the beginning of `text`; otherwise nothing, and `text` is
// unchanged.
std::string fenced(std::string_view& text) {
    for (const auto& [sign, tag] : fences) {
        if (!text.starts_with(sign)) continue;
        const std::size_t end = text.find(sign, sign.size());
        if (end == std::string_view::npos || end == sign.size()) continue;
        const std::string_view inner = text.substr(sign.size(), end - sign.size());
        text.remove_prefix(end + sign.size());
        return fmt::format("<{0}>{1}</{0}>", tag, tag == "code" ? escaped(inner) : words(inner));
    }
    return {};
}

// Returns the words of a link at the beginning of `text`.
std::string link(std::string_view& text) {
    const std::size_t middle = text.find("](");
    if (!text.starts_with('[') || middle == std::string_view::npos) return {};
    const std::size_t end = text.find(')', middle);
    if (end == std::string_view::npos) return {};
    std::string inner = words(text.substr(1, middle - 1));
    text.remove_prefix(end + 1);
    return inner;
}

std::string words(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        std::string part = fenced(text);
        if (part.empty()) part = link(text);
        if (part.empty()) {
            part = escaped(text.substr(0, 1));
            text.remove_prefix(1);
        }
        out += part;
    }
    return out;
}

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' '))
        text.remove_prefix(1);
    while (text.ends_with(' '))
        text.remove_suffix(1);
    return text;
}

std::string table_row(std::string_view line, std::string_view tag) {
    std::string out = "<tr>";
    line = trimmed(line);
    line.remove_prefix(1);
    if (line.ends_with('|')) line.remove_suffix(1);
    while (true) {
        const std::size_t end = line.find('|');
        out += fmt::format("<{0}>{1}</{0}>", tag, words(trimmed(line.substr(0, end))));
        if (end == std::string_view::npos) break;
        line.remove_prefix(end + 1);
    }
    return out + "</tr>\n";
}

bool is_rule(std::string_view line) {
    return line.find_first_not_of("|-: ") == std::string_view::npos;
}

// Reads blocks from the lines one at a time.
class Blocks {
  public:
    explicit Blocks(std::string_view text) : lines_(lines_of(text)) {}

    std::string html() {
        std::string out;
        while (at_ < lines_.size()) {
            const std::string_view line = lines_[at_];
            if (line.empty()) {
                ++at_;
            } else if (line.starts_with('#')) {
                out += heading();
            } else if (line.starts_with('|')) {
                out += table();
            } else if (line.starts_with("- ")) {
                out += list();
            } else if (line.starts_with("    ")) {
                out += set_in();
            } else {
                out += fmt::format("<p>{}</p>\n", words(paragraph()));
            }
        }
        return out;
    }

  private:
    [[nodiscard]] bool goes_on(std::string_view start) const {
        return at_ < lines_.size() && lines_[at_].starts_with(start);
    }

    // The size of a heading depends on its place in the report, not on the document.
    std::string heading() {
        std::string_view line = lines_[at_++];
        line.remove_prefix(line.find_first_not_of('#'));
        return fmt::format("<h4>{}</h4>\n", words(trimmed(line)));
    }

    std::string table() {
        std::string out = "<table>\n" + table_row(lines_[at_++], "th");
        for (; goes_on("|"); ++at_) {
            if (!is_rule(lines_[at_])) out += table_row(lines_[at_], "td");
        }
        return out + "</table>\n";
    }

    std::string list() {
        std::string out = "<ul>\n";
        while (goes_on("- ")) {
            std::string item(lines_[at_++].substr(2));
            while (goes_on("  "))
                item += fmt::format(" {}", trimmed(lines_[at_++]));
            out += fmt::format("<li>{}</li>\n", words(item));
        }
        return out + "</ul>\n";
    }

    std::string set_in() {
        std::string out = "<pre>";
        for (; goes_on("    "); ++at_)
            out += escaped(lines_[at_].substr(4)) + "\n";
        return out + "</pre>\n";
    }

    std::string paragraph() {
        std::string text(lines_[at_++]);
        while (at_ < lines_.size() && !lines_[at_].empty() && !goes_on("|") && !goes_on("- ") &&
               !goes_on("#"))
            text += fmt::format(" {}", lines_[at_++]);
        return text;
    }

    Lines lines_;
    std::size_t at_ = 0;
};

}  // namespace

std::string_view section_of(std::string_view document, std::string_view words) {
    constexpr std::string_view mark = "\n## ";
    for (std::size_t at = document.find(mark); at != std::string_view::npos;
         at = document.find(mark)) {
        document.remove_prefix(at + mark.size());
        const std::size_t end = document.find('\n');
        if (end == std::string_view::npos) return {};
        if (document.substr(0, end).find(words) == std::string_view::npos) continue;
        document.remove_prefix(end);
        return document.substr(0, document.find(mark));
    }
    return {};
}

std::string html_of_markdown(std::string_view text) {
    return Blocks(text).html();
}

}  // namespace baize::report
