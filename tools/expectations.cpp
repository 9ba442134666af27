#include "tools/expectations.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

#include "tools/source_text.h"
#include "tools/written_values.h"

namespace baize::tools {

namespace {

template <std::size_t size>
bool is_one_of(std::string_view word, const std::array<std::string_view, size>& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

// A call that only looks for its argument, or puts it into a value: types, matchers, and these.
bool keeps_its_arguments(std::string_view word) {
    constexpr std::array<std::string_view, 24> words{
        "find",      "contains",    "starts_with", "ends_with", "count",  "has",
        "string",    "string_view", "pair",        "tuple",     "array",  "vector",
        "to_array",  "set",         "map",         "optional",  "zip",    "dict",
        "enumerate", "sorted",      "list",        "reject",    "quoted", "reversed"};
    return word.empty() || std::isupper(static_cast<unsigned char>(word.front())) != 0 ||
           is_one_of(word, words);
}

// The word that is called where this bracket opens; of name<T>( the name.
std::string_view called_word(std::string_view text, Position bracket) {
    Position end = bracket;
    if (end > 0 && text[end - 1] == '>') {
        std::size_t depth = 0;
        do {
            --end;
            if (text[end] == '>') ++depth;
            if (text[end] == '<') --depth;
        } while (end > 0 && depth > 0);
    }
    return word_before(text, end);
}

// With blanks for what calls get in order to do something with it. Clauses as values stay: no
// command takes one.
std::string without_given(std::string_view text, Language language) {
    if (language == Language::script) return std::string(text);
    std::string kept;
    std::vector<bool> given{false};  // to such a call, by bracket
    for (Position at = 0; at < text.size();) {
        const Position end = behind_piece(text, at);
        const std::string_view piece = text.substr(at, end - at);
        if (piece == ")" && given.size() > 1) given.pop_back();
        const bool stays = !given.back() || text.substr(end).starts_with("_clause");
        kept += stays ? std::string(piece) : std::string(piece.size(), ' ');
        if (piece == "(")
            given.push_back(given.back() || !keeps_its_arguments(called_word(text, at)));
        at = end;
    }
    return kept;
}

// The words of the program, also those that a literal prints: f"{clause}", `${clause}`.
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

bool is_assertion(std::string_view word, Language language) {
    if (language == Language::script) return word == "expect";
    if (language == Language::python) return word.starts_with("assert") || word == "fail";
    return word.starts_with("EXPECT_") || word.starts_with("ASSERT_") ||
           word.starts_with("RC_ASSERT") || word == "static_assert";
}

// name=value, which a helper passes on to what it does.
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

class Comparison {
  public:
    Comparison(std::string_view body, Language language, const Helpers& helpers)
        : body_(body),
          language_(language),
          helpers_(helpers),
          values_(written_values(body, language)) {}

    std::string text() {
        name_lambdas();
        add_expectations();
        add_values();
        return text_;
    }

  private:
    [[nodiscard]] bool asserts(std::string_view word) const {
        return is_assertion(word, language_) || helpers_.asserting.contains(word);
    }

    // Lambdas of the test that assert: const auto expect_lost = [&](Clause clause) { ... };
    void name_lambdas() {
        for (const WrittenValue& written : values_) {
            if (language_ != Language::cpp || !trimmed(written.value).starts_with("[")) continue;
            for (Position at = written.value.find('('); at != none;
                 at = written.value.find('(', at + 1)) {
                if (asserts(called_word(written.value, at)))
                    lambdas_.insert(written.names.begin(), written.names.end());
            }
        }
    }

    void add_expectations() {
        for (Position at = body_.find('('); at != none; at = body_.find('(', at + 1))
            add_call(called_word(body_, at), at);
        if (language_ != Language::python) return;
        for (Position at = body_.find("assert "); at != none; at = body_.find("assert ", at + 1))
            add(statement_from(body_, at, language_));
    }

    void add_call(std::string_view word, Position bracket) {
        const std::string inside(
            body_.substr(bracket + 1, behind_bracket(body_, bracket) - bracket - 2));
        if (is_assertion(word, language_)) {
            if (!is_about_program(inside, language_)) return;
            const bool goes_on = language_ == Language::script;  // expect(page).toHaveTitle(...)
            add(goes_on ? statement_from(body_, bracket, language_) : std::string_view(inside));
            return;
        }
        const bool is_lambda = lambdas_.contains(word);
        if (!asserts(word) && !is_lambda && !helpers_.noting.contains(word)) return;
        // What a helper gets is compared with when its name says so; else it may be a story that it
        // plays, and only clauses as values are surely compared with.
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

    // Backwards from what is compared to what was written down.
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
    Names lambdas_{};
    Names wanted_{};
    std::string text_{};
};

}  // namespace

bool is_about_program(std::string_view arguments, Language language) {
    constexpr std::array<std::string_view, 10> constants{"true",
                                                         "false",
                                                         "nullptr",
                                                         "_clause",
                                                         "std",
                                                         "string",
                                                         "string_view",
                                                         "True",
                                                         "False",
                                                         "None"};
    Names words;
    add_used_words(arguments, language, words);
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
        const bool is_number = std::isdigit(static_cast<unsigned char>(word.front())) != 0;
        return !is_number && !is_one_of(word, constants);
    });
}

std::string compared_text(std::string_view body, Language language, const Helpers& helpers) {
    return Comparison(body, language, helpers).text();
}

}  // namespace baize::tools
