#include "tools/places.h"

#include <algorithm>
#include <array>
#include <utility>

namespace baize::tools {

namespace {

constexpr std::array<std::string_view, 5> house_tests{
    "tests/house/casino/",     // every command through the interface of the casino, on a ledger
    "tests/server/",           // the server with clients on its connections
    "tests/cli/",              // `baize` and its commands, in the test's process or as a process
    "tests/service/history/",  // rounds that are read back from a casino's ledger
    "web/e2e/"};               // pages in a browser, with a running house

// The first entry that matches applies.
constexpr std::array<std::pair<std::string_view, std::string_view>, 12> ways{
    {{"web/src/", "page"},
     {"src/service/table_view/", "page"},
     {"src/service/offers/", "page"},
     {"src/service/lobby/", "page"},
     {"src/service/activity_log/", "page"},
     {"src/service/protocol/", "page"},
     {"src/service/history/history_view", "page"},
     {"src/house/signs/sign_text", "page"},   // the text of a sign, as pages print it
     {"src/house/signs/poker_text", "page"},  // the same for poker
     {"src/formats/report/", "document"},
     {"src/service/report/", "document"},
     {"src/cli/figures/report_", "document"}}};

// For tests, the first entry that matches applies. A test of a rule, of a room or of a figure shows
// that code does what the clause says, and programs call all of that code (tools/uncalled.py): the
// players' and the dealer's commands at a table, the floor's commands, and `baize analyse`.
constexpr std::array<std::pair<std::string_view, std::string_view>, 17> ways_of_tests{
    {{"web/e2e/", "page"},
     {"tests/service/table_view/", "page"},
     {"tests/service/offers/", "page"},
     {"tests/service/lobby/", "page"},
     {"tests/service/activity_log/", "page"},
     {"tests/service/protocol/", "page"},
     {"tests/cli/displays_test", "page"},     // the content of a player's page
     {"tests/server/displays_test", "page"},  // the same, in the test's process
     {"tests/cli/report_", "document"},
     {"tests/cli/", "command"},
     {"tests/house/casino/", "command"},
     {"tests/server/", "command"},
     {"tests/service/history/", "command"},
     {"tests/rounds/", "command"},
     {"tests/engine/", "command"},
     {"tests/house/", "command"},
     {"tests/math/", "command"}}};

}  // namespace

bool runs_the_house(std::string_view path) {
    return std::any_of(house_tests.begin(), house_tests.end(), [&](std::string_view folder) {
        return path.starts_with(folder);
    });
}

bool is_browser_test(std::string_view path) {
    constexpr std::string_view folder = "web/e2e/";
    return path.starts_with(folder) && path.ends_with(".spec.ts") &&
           path.find('/', folder.size()) == std::string_view::npos;
}

std::string_view reached_by(std::string_view path) {
    for (const auto& [folder, way] : ways) {
        if (path.starts_with(folder)) return way;
    }
    // The house, its services and the program accept commands and answer them, and a program calls
    // every function of the engine (tools/uncalled.py).
    return "command";
}

std::string_view reached_in_test(std::string_view path) {
    for (const auto& [folder, way] : ways_of_tests) {
        if (path.starts_with(folder)) return way;
    }
    return "engine only";
}

}  // namespace baize::tools
