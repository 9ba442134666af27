#include "tools/expectations.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

#include "tools/assertions.h"
#include "tools/same_sides.h"

namespace baize::tools {

namespace {

template <std::size_t size>
bool is_one_of(std::string_view word, const std::array<std::string_view, size>& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

// True for calls that only search for their argument or store it in a value: types, matchers, and
// the words below.
bool keeps_its_arguments(std::string_view word) {
    constexpr std::array<std::string_view, 24> words{
        "find",      "contains",    "starts_with", "ends_with", "count",  "has",
        "string",    "string_view", "pair",        "tuple",     "array",  "vector",
        "to_array",  "set",         "map",         "optional",  "zip",    "dict",
        "enumerate", "sorted",      "list",        "reject",    "quoted", "reversed"};
    return word.empty() || std::isupper(static_cast<unsigned char>(word.front())) != 0 ||
           is_one_of(word, words);
}

// True for Clause::find(...), which does not search in an answer; false for std::find(...).
bool is_of_class(std::string_view text, Position bracket) {
    const std::string_view before = text.substr(0, bracket - called_word(text, bracket).size());
    if (!before.ends_with("::")) return false;
    const std::string_view owner = word_before(before, before.size() - 2);
    return owner != "std" && owner != "ranges" && owner != "testing";
}

// Returns the text with blanks in place of the arguments that calls only process. Clauses as values
// stay, because no command takes a clause.
std::string without_given(std::string_view text, Language language) {
    if (language == Language::script) return std::string(text);
    std::string kept;
    std::vector<bool> given{false};  // for each open bracket, whether it belongs to such a call
    for (Position at = 0; at < text.size();) {
        const Position end = behind_piece(text, at);
        const std::string_view piece = text.substr(at, end - at);
        if (piece == ")" && given.size() > 1) given.pop_back();
        const bool stays = !given.back() || text.substr(end).starts_with("_clause");
        kept += stays ? std::string(piece) : std::string(piece.size(), ' ');
        if (piece == "(") {
            given.push_back(given.back() || is_of_class(text, at) ||
                            !keeps_its_arguments(called_word(text, at)));
        }
        at = end;
    }
    return kept;
}

// Adds the words of the program, including those that a literal prints: f"{clause}", `${clause}`.
void add_used_words(std::string_view text, Language language, Names& words) {
    for (Position at = 0; at < text.size();) {
        const Position end = behind_piece(text, at);
        const std::string_view piece = text.substr(at, end - at);
        const bool is_literal = behind_literal(text, at) > at;
        if (!is_literal) add_words(piece, words);
        Position open = is_literal && language != Language::cpp ? piece.find('{') : none;
        for (; open != none; open = piece.find('{', open + 1))
            add_words(piece.substr(open, piece.find('}', open) - open), words);
        at = end;
    }
}

// True for name=value, which a helper passes on.
bool is_named(std::string_view argument) {
    const Position equals = argument.find('=');
    if (equals == none) return false;
    const std::string_view name = trimmed(argument.substr(0, equals));
    return !name.empty() && std::all_of(name.begin(), name.end(), is_word);
}

std::string positional(std::string_view arguments) {
    std::string kept;
    for (Position start = 0; start < arguments.size();) {
        Position end = start;
        while (end < arguments.size() && arguments[end] != ',')
            end = behind_group(arguments, end);
        const std::string_view one = arguments.substr(start, end - start);
        if (!is_named(one)) kept += std::string(one) + ",";
        start = end + 1;
    }
    return kept;
}

// True for assertions that only exclude a value and allow every other.
bool is_denial(std::string_view word, std::string_view said) {
    constexpr std::array<std::string_view, 5> denying{"!=", "Not(", "Ne(", " not in ", ".not."};
    const bool denies = word.ends_with("_NE") || word.ends_with("_FALSE") ||
                        word.starts_with("assertNot") || word == "assertFalse" ||
                        std::any_of(denying.begin(), denying.end(), [&](std::string_view one) {
                            return said.find(one) != none;
                        });
    // To deny an absence is to assert a presence, and the reverse.
    const bool is_absence = trimmed(said).ends_with("npos") || trimmed(said).ends_with(".end()");
    return denies != is_absence;
}

class Comparison {
  public:
    Comparison(std::string_view body,
               Language language,
               const Helpers& helpers,
               const Names& outside)
        : body_(body),
          language_(language),
          helpers_(helpers),
          values_(written_values(body, language)),
          constants_(constant_names(body, language, outside)) {}

    std::string text() {
        name_lambdas();
        add_expectations();
        add_values();
        return text_;
    }

  private:
    [[nodiscard]] bool asserts(std::string_view text, Position bracket) const {
        return is_assertion(text, bracket, language_) ||
               helpers_.asserting.contains(called_word(text, bracket));
    }

    // Finds lambdas of the test that assert: const auto expect_lost = [&](Clause clause) { ... };
    void name_lambdas() {
        for (const WrittenValue& written : values_) {
            if (language_ != Language::cpp || !trimmed(written.value).starts_with("[")) continue;
            for (Position at = written.value.find('('); at != none;
                 at = written.value.find('(', at + 1)) {
                if (asserts(written.value, at))
                    lambdas_.insert(written.names.begin(), written.names.end());
            }
        }
    }

    void add_expectations() {
        for (Position at = body_.find('('); at != none; at = body_.find('(', at + 1))
            add_call(at);
        if (language_ != Language::python) return;
        constexpr std::string_view word = "assert ";
        for (Position at = body_.find(word); at != none; at = body_.find(word, at + 1)) {
            const std::string_view said = statement_from(body_, at + word.size(), language_);
            const bool denies = said.starts_with("not ") || is_denial(word, said);
            const bool is_told = is_about_program(said, language_, constants_) &&
                                 !has_same_sides(trimmed(word), said, language_);
            if (!denies && is_told) add(said);
        }
    }

    void add_call(Position bracket) {
        const std::string_view word = called_word(body_, bracket);
        if (is_assertion(body_, bracket, language_)) {
            if (!asserts_at(body_, bracket, language_, constants_)) return;
            const std::string_view said = said_by(body_, bracket, language_);
            if (!is_denial(word, said)) add(said);
            return;
        }
        const std::string inside(
            body_.substr(bracket + 1, behind_bracket(body_, bracket) - bracket - 2));
        const bool is_lambda = lambdas_.contains(word);
        if (!asserts(body_, bracket) && !is_lambda && !helpers_.noting.contains(word)) return;
        // A helper compares with its arguments if its name says so. Otherwise they may be a
        // scenario that it plays, and only clauses as values are certainly compared with.
        if (language_ == Language::python) {
            add(positional(inside));
        } else {
            const bool says_so = is_lambda || word.starts_with("expect");
            add(says_so ? inside : "given(" + inside + ")");
        }
    }

    void add(std::string_view inside) {
        const std::string kept = without_given(inside, language_);
        text_ += kept + "\n";
        add_used_words(kept, language_, wanted_);
    }

    // Follows the variables back from the comparisons to the values that the test wrote.
    void add_values() {
        const auto is_wanted = [&](const WrittenValue& written) {
            return std::any_of(written.names.begin(),
                               written.names.end(),
                               [&](const std::string& name) { return wanted_.contains(name); });
        };
        auto found = std::find_if(values_.begin(), values_.end(), is_wanted);
        while (found != values_.end()) {
            const std::string_view value = found->value;
            values_.erase(found);
            add(value);
            found = std::find_if(values_.begin(), values_.end(), is_wanted);
        }
    }

    std::string_view body_;
    Language language_;
    const Helpers& helpers_;
    std::vector<WrittenValue> values_;
    Names constants_;
    Names lambdas_{};
    Names wanted_{};
    std::string text_{};
};

}  // namespace

std::string compared_text(std::string_view body,
                          Language language,
                          const Helpers& helpers,
                          const Names& outside) {
    return Comparison(body, language, helpers, outside).text();
}

}  // namespace baize::tools
