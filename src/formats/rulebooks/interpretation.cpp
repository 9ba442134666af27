#include "formats/rulebooks/interpretation.h"

#include <algorithm>
#include <string>

#include "engine/core/check.h"
#include "formats/rulebooks/embedded.h"

namespace baize {

namespace {

// Reads "UTH 3.28, 3.30(a); CH 3.15": a book is named once and applies until the next semicolon.
std::vector<Clause> clauses_listed(std::string_view text) {
    std::vector<Clause> clauses;
    std::string book;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(",;"), text.size());
        std::string_view item = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        item.remove_prefix(std::min(item.find_first_not_of(' '), item.size()));
        if (const std::size_t blank = item.find(' '); blank != std::string_view::npos) {
            book = item.substr(0, blank);
            item.remove_prefix(blank + 1);
        }
        const std::optional<Clause> clause = Clause::find(book + " " + std::string(item));
        BAIZE_CHECK(clause.has_value());
        clauses.push_back(*clause);
    }
    return clauses;
}

// Stores the text of a line such as "- **Reading:** stand-off." in its field, and ignores all other
// lines.
void read_field(Interpretation& entry, std::string_view line) {
    const auto text_of = [&](std::string_view label) {
        return line.starts_with(label) ? line.substr(label.size()) : std::string_view{};
    };
    const auto fill = [&](std::string_view label, std::string_view& field) {
        if (const std::string_view text = text_of(label); !text.empty()) field = text;
    };
    fill("- **Area:** ", entry.area);
    fill("- **Problem:** ", entry.problem);
    fill("- **Reading:** ", entry.reading);
    fill("- **Why:** ", entry.why);
    fill("- **Configurable:** ", entry.configurable);
    fill("- **Example:** ", entry.example);
    if (const std::string_view text = text_of("- **Clauses:** "); !text.empty()) {
        entry.clauses = clauses_listed(text);
    }
}

std::vector<Interpretation> read_register() {
    constexpr std::string_view heading = "### ";
    std::vector<Interpretation> entries;
    std::string_view rest = embedded_interpretations();
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (line.starts_with(heading)) {
            const std::string_view title = line.substr(heading.size());
            const std::size_t blank = title.find(' ');
            entries.emplace_back();
            entries.back().id = Clause::find(title.substr(0, blank)).value();
            entries.back().title = title.substr(blank + 1);
        } else if (!entries.empty()) {
            read_field(entries.back(), line);
        }
    }
    return entries;
}

}  // namespace

std::span<const Interpretation> interpretations() {
    static const std::vector<Interpretation> entries = read_register();
    return entries;
}

const Interpretation* find_interpretation(Clause id) {
    for (const Interpretation& entry : interpretations()) {
        if (entry.id == id) return &entry;
    }
    return nullptr;
}

std::vector<const Interpretation*> interpretations_of(Clause clause) {
    std::vector<const Interpretation*> found;
    for (const Interpretation& entry : interpretations()) {
        if (std::find(entry.clauses.begin(), entry.clauses.end(), clause) != entry.clauses.end()) {
            found.push_back(&entry);
        }
    }
    return found;
}

}  // namespace baize
