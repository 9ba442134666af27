#include "engine/core/reason.h"

#include <fstream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "kit/source_folder.h"

namespace baize {
namespace {

// "betting_closed" and 100, as the enumeration in the header itself lists them.
std::vector<std::pair<std::string, int>> declared_reasons() {
    std::ifstream header(source_folder() / "src/engine/core/reason.h");
    std::vector<std::pair<std::string, int>> reasons;
    std::string line;
    bool inside = false;
    while (std::getline(header, line) && line != "};") {
        const std::size_t equals = line.find(" = ");
        if (inside && equals != std::string::npos) {
            reasons.emplace_back(line.substr(4, equals - 4), std::stoi(line.substr(equals + 3)));
        }
        inside = inside || line.starts_with("enum class Reason");
    }
    return reasons;
}

TEST(Reason, EachHasItsOwnNumberItsNameAndASentence) {
    std::set<int> numbers;
    std::set<std::string_view> sentences;
    for (const auto& [word, number] : declared_reasons()) {
        const auto reason = static_cast<Reason>(number);
        EXPECT_TRUE(numbers.insert(number).second) << word;
        EXPECT_EQ(name(reason), word);
        EXPECT_TRUE(sentences.insert(sentence(reason)).second) << word;
        EXPECT_GT(sentence(reason).size(), 10U) << word;
    }
    EXPECT_GT(numbers.size(), 50U);
}

// Numbers travel over wires and into records.
TEST(Reason, NumbersAreAsPinned) {
    EXPECT_EQ(static_cast<int>(Reason::betting_closed), 100);
    EXPECT_EQ(static_cast<int>(Reason::below_minimum), 401);
    EXPECT_EQ(static_cast<int>(Reason::not_offered), 600);
}

}  // namespace
}  // namespace baize
