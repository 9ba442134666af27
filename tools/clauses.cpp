// Reads every citation in src/, tests/ and web/ and writes them as one sorted table, which
// src/formats/rulebooks embeds: clause, worth, where. The worth of code is the way in which it
// reaches people ("page", "command", "document", "engine only"). The worth of a test is "test" with
// what it proves ("house", "id", "result") and the way in which it reaches the program ("by
// command"). Tests that are disabled, may be skipped or assert nothing are left out. A citation of
// an unknown clause is an error with its file and line, and fails the build.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/core/clause.h"
#include "tools/citations.h"
#include "tools/places.h"
#include "tools/test_cases.h"

namespace {

namespace fs = std::filesystem;
using baize::Clause;
using baize::tools::Citation;
using baize::tools::Helpers;

std::string text_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

bool is_test_file(const std::string& path) {
    return path.starts_with("tests/") || path.starts_with("web/e2e/");
}

std::vector<Citation> citations_of(const fs::path& root,
                                   const std::string& path,
                                   const Helpers& helpers) {
    const std::string text = text_of(root / path);
    if (baize::tools::is_golden(path)) {
        return baize::tools::citations_in_rounds(path.substr(std::string("tests/").size()), text);
    }
    if (is_test_file(path)) return baize::tools::citations_in_test(path, text, helpers);
    return baize::tools::citations_in_code(path, text);
}

bool may_cite(const std::string& path) {
    // These are samples of bad citations for the test of this tool.
    if (path.starts_with("tests/tools/")) return false;
    if (path.starts_with("web/e2e/")) return baize::tools::is_browser_test(path);
    if (path.starts_with("web/")) return path.ends_with(".ts") || path.ends_with(".svelte");
    if (!path.starts_with("tests/")) return path.ends_with(".cpp") || path.ends_with(".h");
    return path.ends_with("_test.cpp") || path.ends_with("_test.py") || path.ends_with(".h") ||
           baize::tools::is_golden(path);
}

std::vector<std::string> files_below(const fs::path& root,
                                     const std::vector<std::string>& folders) {
    std::vector<std::string> paths;
    for (const std::string& folder : folders) {
        if (!fs::exists(root / folder)) continue;
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root / folder)) {
            paths.push_back(fs::relative(entry.path(), root).generic_string());
        }
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

// Finds functions of tests and their kits that assert something, directly or through one another.
Helpers helpers_of(const fs::path& root,
                   bool (*add)(std::string_view, Helpers&),
                   const std::vector<std::string>& endings) {
    std::vector<std::string> texts;
    for (const std::string& path : files_below(root, {"tests"})) {
        const auto fits = [&](const std::string& ending) { return path.ends_with(ending); };
        if (std::any_of(endings.begin(), endings.end(), fits))
            texts.push_back(text_of(root / path));
    }
    Helpers helpers;
    for (bool is_new = true; is_new;) {
        is_new = false;
        for (const std::string& text : texts)
            is_new = add(text, helpers) || is_new;
    }
    return helpers;
}

// Returns the worth of a citation: for code the way in which it reaches people, for a test what it
// proves.
std::string worth_of(const std::string& path, const Citation& citation) {
    if (!citation.is_test) {
        return std::string(baize::tools::reached_by(path));
    }
    std::string worth = "test";
    if (baize::tools::runs_the_house(path)) worth += " house";
    if (citation.names_id) worth += " id";
    if (citation.by_result) worth += " result";
    return worth + " by " + std::string(baize::tools::reached_in_test(path));
}

// Written only if it differs, so that an edit that moves no citation causes no rebuild.
bool write_if_changed(const fs::path& path, const std::string& text) {
    if (fs::exists(path) && text_of(path) == text) return true;
    std::ofstream file(path, std::ios::binary);
    file << text;
    return file.good();
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) {
        std::cerr << "usage: clauses SOURCE_TREE TABLE\n";
        return 2;
    }
    const fs::path root = arguments[1];
    std::set<std::tuple<std::string, std::string, std::string>> rows;
    bool all_known = true;
    const Helpers in_cpp = helpers_of(root, baize::tools::add_helpers, {".h", ".cpp"});
    const Helpers in_python = helpers_of(root, baize::tools::add_helpers_python, {".py"});
    for (const std::string& path : files_below(root, {"src", "tests", "web/src", "web/e2e"})) {
        if (!may_cite(path)) continue;
        for (const Citation& citation :
             citations_of(root, path, path.ends_with(".py") ? in_python : in_cpp)) {
            if (!Clause::find(citation.clause)) {
                std::cerr << path << ":" << citation.line << ": error: no clause \""
                          << citation.clause << "\" in rulebooks/\n";
                all_known = false;
            } else if (!citation.where.empty() && citation.counts) {
                rows.emplace(citation.clause, worth_of(path, citation), citation.where);
            }
        }
    }
    if (!all_known) return 1;
    std::ostringstream table;
    for (const auto& [clause, worth, where] : rows) {
        table << clause << '\t' << worth << '\t' << where << '\n';
    }
    return write_if_changed(arguments[2], table.str()) ? 0 : 1;
}
