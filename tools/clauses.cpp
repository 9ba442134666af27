// Reads every citation in src/, apps/ and tests/ and writes them as one sorted table, which
// src/rulebooks embeds: clause, "code" or "test", where. A citation of a clause that does not exist
// is an error with its file and line, and fails the build.
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

#include "core/clause.h"
#include "tools/citations.h"

namespace {

namespace fs = std::filesystem;
using baize::Clause;
using baize::tools::Citation;

std::string text_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<Citation> citations_of(const fs::path& root, const std::string& path) {
    const std::string text = text_of(root / path);
    if (baize::tools::is_golden(path)) {
        return baize::tools::citations_in_rounds(path.substr(std::string("tests/").size()), text);
    }
    if (path.starts_with("tests/")) return baize::tools::citations_in_test(text);
    return baize::tools::citations_in_code(path, text);
}

bool may_cite(const std::string& path) {
    // Samples of bad citations, for the test of this very tool.
    if (path.starts_with("tests/tools/")) return false;
    if (!path.starts_with("tests/")) return path.ends_with(".cpp") || path.ends_with(".h");
    return path.ends_with("_test.cpp") || path.ends_with(".h") || baize::tools::is_golden(path);
}

std::vector<std::string> files_to_read(const fs::path& root) {
    std::vector<std::string> paths;
    for (const char* const folder : {"src", "apps", "tests"}) {
        if (!fs::exists(root / folder)) continue;
        for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root / folder)) {
            std::string path = fs::relative(entry.path(), root).generic_string();
            if (may_cite(path)) paths.push_back(std::move(path));
        }
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

// Written only when it differs, so that an edit that moves no citation rebuilds nothing.
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
    for (const std::string& path : files_to_read(root)) {
        for (const Citation& citation : citations_of(root, path)) {
            if (!Clause::find(citation.clause)) {
                std::cerr << path << ":" << citation.line << ": error: no clause \""
                          << citation.clause << "\" in rulebooks/\n";
                all_known = false;
            } else if (!citation.where.empty()) {
                rows.emplace(citation.clause, citation.is_test ? "test" : "code", citation.where);
            }
        }
    }
    if (!all_known) return 1;
    std::ostringstream table;
    for (const auto& [clause, kind, where] : rows) {
        table << clause << '\t' << kind << '\t' << where << '\n';
    }
    return write_if_changed(arguments[2], table.str()) ? 0 : 1;
}
