// The progress at drills through a whole server: kept with the account, exported and bounded.
#include <gmock/gmock.h>

#include "account_kit.h"

namespace baize::server {
namespace {

using testing::HasSubstr;

class TrainingRecord : public AccountServer {};

constexpr const char* progress =
    R"({"game":"omaha","count":5,"attempts":[{"seed":7,"board":3,"time":1800000000000,)"
    R"("cost":250000},{"seed":8,"board":null,"time":1800000000001,"cost":0}],)"
    R"("repeats":[{"seed":7,"board":3,"step":0,"due":8}]})";

TEST_F(TrainingRecord, IsKeptForTheAccount) {
    const std::string ada = registered("Ada");
    const std::string ben = registered("Ben");
    EXPECT_EQ(R"({"games":[]})", get("/api/account/training", ada).body);
    EXPECT_EQ(200, post("/api/account/training", ada, progress).status);
    // Another browser of the same person has it too; another person does not.
    const std::string again = session_in(log_in("Ada", right_password));
    EXPECT_EQ(std::string(R"({"games":[)") + progress + "]}",
              get("/api/account/training", again).body);
    EXPECT_EQ(R"({"games":[]})", get("/api/account/training", ben).body);
    EXPECT_THAT(get("/api/account/export", ada).body, HasSubstr(progress));
}

TEST_F(TrainingRecord, WrongOnesAreRefused) {
    const std::string ada = registered("Ada");
    EXPECT_EQ(401, post("/api/account/training", "", progress).status);
    EXPECT_EQ(401, get("/api/account/training", "").status);
    const HeardAnswer no_game = post(
        "/api/account/training", ada, R"({"game":"whist","count":0,"attempts":[],"repeats":[]})");
    EXPECT_EQ(400, no_game.status);
    EXPECT_THAT(no_game.body, HasSubstr("whist"));
    std::string many = R"({"game":"omaha","count":401,"repeats":[],"attempts":[)";
    for (int i = 0; i < 401; ++i)
        many += std::string(i == 0 ? "" : ",") + R"({"seed":1,"board":null,"time":1,"cost":0})";
    EXPECT_EQ(400, post("/api/account/training", ada, many + "]}").status);
    EXPECT_EQ(R"({"games":[]})", get("/api/account/training", ada).body);
}

}  // namespace
}  // namespace baize::server
