#include "tools/places.h"

#include <algorithm>
#include <array>
#include <utility>

namespace baize::tools {

namespace {

constexpr std::array<std::string_view, 5> house_tests{
    "tests/house/casino/",     // every command through the casino's one door, on a ledger
    "tests/server/",           // the server with callers on its connections
    "tests/cli/",              // `baize` and its commands, in the test's process or as a process
    "tests/service/history/",  // rounds of a casino's ledger, read again
    "web/e2e/"};               // pages in a browser, against a house

// The first that fits.
constexpr std::array<std::pair<std::string_view, std::string_view>, 12> ways{
    {{"web/src/", "page"},
     {"src/service/", "page"},
     {"src/house/signs/sign_text", "page"},   // what a sign says, as pages print it
     {"src/house/signs/poker_text", "page"},  // the same at poker
     {"src/formats/report/", "document"},
     {"apps/report_", "document"},
     {"apps/", "command"},
     {"src/house/casino/", "command"},
     {"src/house/", "command"},
     {"src/service/codec/", "command"},
     {"src/service/settle/", "command"},
     {"src/server/", "command"}}};

// Of tests, the first that fits.
constexpr std::array<std::pair<std::string_view, std::string_view>, 9> ways_of_tests{
    {{"web/e2e/", "page"},
     {"tests/service/", "page"},
     {"tests/cli/displays_test", "page"},     // what a player's page is told
     {"tests/server/displays_test", "page"},  // the same, in the test's process
     {"tests/cli/report_", "document"},
     {"tests/cli/", "command"},
     {"tests/house/casino/", "command"},
     {"tests/server/", "command"},
     {"tests/service/history/", "command"}}};

}  // namespace

bool runs_the_house(std::string_view path) {
    return std::any_of(house_tests.begin(), house_tests.end(), [&](std::string_view folder) {
        return path.starts_with(folder);
    });
}

std::string_view reached_by(std::string_view path) {
    for (const auto& [folder, way] : ways) {
        if (path.starts_with(folder)) return way;
    }
    // The engine: every function of it is called by a program (tools/uncalled.py).
    return "command";
}

std::string_view reached_in_test(std::string_view path) {
    for (const auto& [folder, way] : ways_of_tests) {
        if (path.starts_with(folder)) return way;
    }
    return "engine only";
}

}  // namespace baize::tools
