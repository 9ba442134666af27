#include "cli/rules/rules_command.h"

#include <algorithm>
#include <cctype>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/rules/coverage_view.h"
#include "cli/rules/rules_view.h"
#include "engine/core/clause.h"
#include "formats/rulebooks/book.h"
#include "formats/rulebooks/interpretation.h"
#include "formats/rulebooks/nearest.h"

namespace baize {

namespace {

struct Request {
    std::vector<std::string> words{};
    bool json = false;
};

void refuse_usage(Console& console, std::string_view message) {
    console.error << "baize rules: " << message << "\nSee baize rules --help.\n";
    console.exit_status = exit_usage;
}

void say_not_found(Console& console, std::string_view id) {
    console.error << "baize rules: there is no clause " << id << ". Near it:";
    for (const std::string_view near : nearest_clauses(id, 4))
        console.error << "  " << near;
    console.error << '\n';
    console.exit_status = exit_failed;
}

std::string upper(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char letter) {
        return static_cast<char>(std::toupper(letter));
    });
    return text;
}

void show_interpretation(Console& console, const std::string& id) {
    const std::optional<Clause> clause = Clause::find(id);
    const Interpretation* const entry = clause ? find_interpretation(*clause) : nullptr;
    if (entry == nullptr) return say_not_found(console, id);
    print_interpretation(console.out, *entry);
}

// Shows one clause, or, for "5" or "5.6", all clauses below that number.
void show_clause(Console& console, const std::string& book, const std::string& id) {
    const std::string full_id = book + " " + id;
    const std::optional<Clause> clause = Clause::find(full_id);
    const std::vector<const ClauseEntry*> below = entries_below(book, id);
    if (!clause && below.empty()) return say_not_found(console, full_id);
    if (clause) print_clause(console.out, *find_entry(*clause));
    if (clause && !below.empty()) console.out << '\n';
    for (const ClauseEntry* const entry : below)
        print_clause_briefly(console.out, *entry);
}

void show_book(Console& console, const std::string& code) {
    const Book* const book = find_book(code);
    if (book == nullptr) {
        console.error << "baize rules: there is no book " << code
                      << ". The books are CP, CS, UTH, CH and TCP.\n";
        console.exit_status = exit_failed;
        return;
    }
    console.out << book->title << " (" << book->code << "), " << book->house << ", "
                << book->edition << "\n\n";
    for (const ClauseEntry& entry : clause_entries(code))
        print_clause_briefly(console.out, entry);
}

void search(Console& console, const std::vector<std::string>& words) {
    if (words.empty()) return refuse_usage(console, "search needs at least one word");
    if (print_matches(console.out, words) > 0) return;
    console.error << "baize rules: nothing found\n";
    console.exit_status = exit_failed;
}

void show(Console& console, const Request& request) {
    std::vector<std::string> words = request.words;
    if (words.empty()) return print_books(console.out);
    // Accepts "TCP 5.6.1(b)" in quotes like two words.
    if (const std::size_t blank = words[0].find(' '); blank != std::string::npos) {
        words.insert(words.begin() + 1, words[0].substr(blank + 1));
        words[0].resize(blank);
    }
    if (words[0] == "search") return search(console, {words.begin() + 1, words.end()});
    const std::string first = upper(words[0]);
    if (words.size() > 2) return refuse_usage(console, "too many words");
    if (first.starts_with("I-") && words.size() == 1) return show_interpretation(console, first);
    if (words.size() == 1 || find_book(first) == nullptr) return show_book(console, first);
    show_clause(console, first, words[1]);
}

void run_rules(Console& console, const Request& request) {
    const bool coverage = !request.words.empty() && request.words[0] == "coverage";
    if (coverage && request.words.size() > 1) return refuse_usage(console, "too many words");
    if (request.json && !coverage) return refuse_usage(console, "--json needs coverage");
    if (!coverage) return show(console, request);
    if (request.json) return print_coverage_json(console.out);
    print_coverage(console.out);
}

}  // namespace

void add_rules_command(CLI::App& app, Console& console) {
    CLI::App* const command =
        app.add_subcommand("rules", "Show the rulebooks, and which clauses are kept where");
    command->footer(
        "  baize rules                    the five books\n"
        "  baize rules TCP                every clause of a book, in our words\n"
        "  baize rules TCP 5.6            one clause and all below it\n"
        "  baize rules \"TCP 5.6.1(b)\"     with its interpretations, and the code and tests that "
        "cite it\n"
        "  baize rules I-12               an interpretation of something that the books leave "
        "open\n"
        "  baize rules search dead hand   clauses and interpretations with all these words\n"
        "  baize rules coverage --json    one object per clause: tested, enforced, shown or "
        "missing,\n"
        "                                 and reached by page, command, document or engine only");
    const auto request = std::make_shared<Request>();
    command->add_option("what", request->words, "A book, a clause, I-n, coverage or search WORDS");
    command->add_flag("--json", request->json, "With coverage: JSON, one object per line");
    command->callback([request, &console] { run_rules(console, *request); });
}

}  // namespace baize
