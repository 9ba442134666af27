// Drills through the server's router: their values are those that `baize advise` prints for the
// same cards.
#include <gmock/gmock.h>

#include "cli/analysis_requests.h"
#include "cli/command_run.h"

namespace baize {
namespace {

using testing::HasSubstr;

class TrainingRequests : public AnalysisRequests {};

std::string cards_in(const json::value& cards) {
    std::string text;
    for (const json::value& card : cards.as_array())
        text += std::string(card.as_string());
    return text;
}

TEST_F(TrainingRequests, ValuesAreThoseOfTheCommandLine) {
    for (const char* const question : {R"({"game":"three_card","seed":11})",
                                       R"({"game":"caribbean_stud","seed":4})",
                                       R"({"game":"ultimate_holdem","seed":4,"board":5})",
                                       R"({"game":"crown_holdem","seed":4,"board":3})"}) {
        const json::object drill = answered("/api/training", question);
        std::vector<std::string> words{std::string(drill.at("game").as_string()), "--json"};
        for (const char* const part : {"hand", "board", "dealer"}) {
            const std::string cards = cards_in(drill.at(part));
            if (cards.empty()) continue;
            words.push_back(std::string("--") + part);
            words.push_back(cards);
        }
        const CommandOutcome program = run_command("advise", words);
        ASSERT_EQ(0, program.status) << program.error;
        const json::object printed = json::parse(program.out).as_object();
        const json::array& options = printed.at("options").as_array();
        const json::array& choices = drill.at("choices").as_array();
        ASSERT_EQ(options.size(), choices.size());
        for (std::size_t i = 0; i < options.size(); ++i) {
            EXPECT_EQ(options[i].at("option"), choices[i].at("option"));
            EXPECT_EQ(options[i].at("exact"), choices[i].at("exact"));
            EXPECT_EQ(options[i].at("loss_exact"), choices[i].at("cost_exact"));
            EXPECT_EQ(options[i].at("best"), choices[i].at("best"));
            EXPECT_EQ(options[i].at("clause"), choices[i].at("clause"));
        }
        EXPECT_EQ(printed.at("deals"), drill.at("deals"));
    }
}

// A question waits in the queue of all computations, so that one client never blocks the others.
TEST_F(TrainingRequests, RunInTheQueueOfComputations) {
    EXPECT_EQ(12U, get("/api/training").object().at("games").as_array().size());
    EXPECT_EQ(0, counts);
    is_waiting = true;
    const auto first = put("/api/training", R"({"game":"three_card","seed":1})", true);
    EXPECT_EQ(0, first->status);
    work();
    EXPECT_EQ(200, first->status);
    EXPECT_EQ(2, counts);  // the estimate of the cost, and the answer
}

TEST_F(TrainingRequests, WrongQuestionsAreRefused) {
    const auto refused = [this](const std::string& body) {
        const Asked asked = post("/api/training", body);
        EXPECT_EQ(400, asked.status);
        return asked.sentence();
    };
    EXPECT_THAT(refused(R"({"game":"whist","seed":1})"), HasSubstr("game: "));
    EXPECT_THAT(refused(R"({"game":"three_card","seed":-1})"), HasSubstr("seed"));
    EXPECT_THAT(refused(R"({"game":"three_card"})"), HasSubstr("seed"));
    EXPECT_THAT(refused(R"({"game":"three_card","seed":1,"board":5})"), HasSubstr("board: "));
}

}  // namespace
}  // namespace baize
