// Reads the tests of Python's unittest.
#include <algorithm>

#include "tools/assertions.h"
#include "tools/python_text.h"
#include "tools/reached_text.h"
#include "tools/test_cases.h"

namespace baize::tools {

namespace {

// A class in Python.
struct PythonBlock {
    Position start = 0;
    Position end = 0;
};

bool skips_in_python(std::string_view body, const Names& skipping) {
    return has_word(body, "skipTest") || has_word(body, "SkipTest") || calls_any(body, skipping);
}

bool is_marked_in_python(std::string_view decorators) {
    return decorators.find("skip") != none || decorators.find("expectedFailure") != none;
}

bool set_up_skips(std::string_view text, const PythonBlock& block, const Names& skipping) {
    const std::vector<PythonFunction> functions = python_functions(text);
    return std::any_of(functions.begin(), functions.end(), [&](const PythonFunction& function) {
        return block.start < function.start && function.start < block.end &&
               function.name.starts_with("setUp") && skips_in_python(function.body, skipping);
    });
}

bool is_any_in(const Names& some, const Names& all) {
    return std::any_of(
        some.begin(), some.end(), [&](const std::string& one) { return all.contains(one); });
}

// Finds classes that may be skipped: by a decorator, by their setUp or through a base class. A
// class without a base class counts as well.
std::vector<PythonBlock> skipping_classes(std::string_view text, const Names& skipping) {
    std::vector<PythonBlock> blocks;
    const std::vector<Position> starts = line_starts(text);
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const std::string_view line = line_at(text, starts[i]);
        if (!line.starts_with("class ")) continue;
        const PythonBlock block{.start = starts[i], .end = block_end(text, starts, i)};
        const Position first = first_decorator(text, starts, i);
        const Names bases = bases_of(line);
        const bool is_marked = is_marked_in_python(text.substr(first, starts[i] - first));
        if (is_marked || bases.empty() || is_any_in(bases, skipping) ||
            set_up_skips(text, block, skipping))
            blocks.push_back(block);
    }
    return blocks;
}

// True if the module itself chooses which of its tests run.
bool chooses_its_tests(std::string_view code) {
    return has_word(code, "load_tests") || has_word(code, "__unittest_skip__");
}

}  // namespace

bool add_helpers_python(std::string_view text, Helpers& helpers) {
    const std::string code = without_python_comments(text);
    const Names outside = constants_of_file(code, Language::python);
    bool is_new = false;
    for (const PythonFunction& function : python_functions(code)) {
        if (function.name.starts_with("test_")) continue;
        const bool is_set_up = function.name.starts_with("setUp");
        if (!is_set_up && skips_in_python(function.body, helpers.skipping))
            is_new = helpers.skipping.emplace(function.name).second || is_new;
        if (reaches_assertion(function.body, Language::python, helpers.asserting, outside))
            is_new = helpers.asserting.emplace(function.name).second || is_new;
        if (function.name == "expect" || calls_any(function.body, helpers.noting))
            is_new = helpers.noting.emplace(function.name).second || is_new;
    }
    for (const PythonBlock& block : skipping_classes(code, helpers.skipping)) {
        const std::string_view line = line_at(code, block.start);
        if (!bases_of(line).empty())
            is_new = helpers.skipping.emplace(class_name(line)).second || is_new;
    }
    return is_new;
}

std::vector<TestCase> cases_in_python(std::string_view text, const Helpers& helpers) {
    std::vector<TestCase> cases;
    const std::string code = without_python_comments(text);
    const Names outside = constants_of_file(code, Language::python);
    const bool chooses = chooses_its_tests(without_literals(code));
    const std::vector<PythonBlock> skipping = skipping_classes(code, helpers.skipping);
    const std::vector<PythonFunction> functions = python_functions(code);
    for (const PythonFunction& function : functions) {
        if (!function.name.starts_with("test_")) continue;
        TestCase found{.name = std::string(function.name),
                       .above = comments_above(text, function.decorators, "#"),
                       .line = line_of(text, function.start)};
        read_body(found, function.body, Language::python, helpers, outside);
        const auto holds = [&](const PythonBlock& block) {
            return block.start < function.start && function.start < block.end;
        };
        const std::string_view decorators = std::string_view(code).substr(
            function.decorators, function.start - function.decorators);
        // Only methods of a class are run, and of several with one name only the last.
        const bool is_method = margin_of(code, function.start) > 0;
        const bool is_replaced =
            std::any_of(functions.begin(), functions.end(), [&](const PythonFunction& later) {
                return later.name == function.name && later.start > function.start &&
                       class_of(code, later.start) == class_of(code, function.start);
            });
        found.is_run = is_method && !is_replaced && !chooses && !is_marked_in_python(decorators) &&
                       !skips_in_python(found.body, helpers.skipping) &&
                       std::none_of(skipping.begin(), skipping.end(), holds);
        cases.push_back(std::move(found));
    }
    return cases;
}

}  // namespace baize::tools
