// Rounds of other people: a person who was not in a round sees only what a bystander saw, whatever
// the request contains.
#include <gtest/gtest.h>

#include "socket_kit.h"

namespace baize::server {
namespace {

// Ada plays and Ben folds, so that only he may see his cards.
class OthersRounds : public testing::Test {
  protected:
    OthersRounds() {
        spectator_.say(fmt::format(R"({{"watch_table":{{"table":{}}}}})", table_));
        ada_line_.sit(table_, 1);
        ben_line_.sit(table_, 2);
        const std::uint64_t betting = house_.stage(table_);
        EXPECT_EQ("done", ada_line_.wager(table_, 1, betting));
        EXPECT_EQ("done", ben_line_.wager(table_, 2, betting));
        const std::string enough = fmt::format(R"({{"finish_wagers":{{"table":{}}}}})", table_);
        EXPECT_EQ("done", ada_line_.submit(enough));
        EXPECT_EQ("done", ben_line_.submit(enough));
        cards_ = house_.look([&](TestServer& house) {
            std::vector<std::string> cards;
            for (const Card card : house.round(table_).boxes[1].cards)
                cards.push_back(fmt::format("\"{}\"", to_string(card)));
            number_ = house::banked_state(house.at(table_))->number;
            return cards;
        });
        decide(ada_line_, 1, "play", 500);
        decide(ben_line_, 2, "fold", 0);
        house_.look([](TestServer& house) {
            house.pass(Span::of_seconds(10));
            house.run();
            return 0;
        });
        EXPECT_EQ(3U, cards_.size());
    }

    void decide(WebSocketClient& line, int box, const char* what, int amount) {
        const std::string command =
            fmt::format(R"({{"act_in_round":{{"table":{},"action":{{"decide":)"
                        R"({{"box":{},"decision":"{}","amount":{}}}}}}}}})",
                        table_,
                        box,
                        what,
                        amount);
        EXPECT_EQ("done", line.submit(command, house_.stage(table_)));
    }

    [[nodiscard]] std::string at(const std::string& more = {}) const {
        return fmt::format("/api/rounds/{}/{}{}", table_, number_, more);
    }

    HeardAnswer get(const std::string& target, const std::string& session = {}) {
        return asked(house_, {.target = target, .session = session});
    }

    [[nodiscard]] bool shows_cards_of_ben(const std::string& text) const {
        return std::any_of(cards_.begin(), cards_.end(), [&](const std::string& card) {
            return text.find(card) != std::string::npos;
        });
    }

    // Returns the key of a link that the person of this session shares.
    std::string shared_by(const std::string& session) {
        const HeardAnswer answer =
            asked(house_, {.verb = "POST", .target = at("/share"), .session = session});
        EXPECT_EQ(200, answer.status) << answer.body;
        const std::size_t begin = answer.body.find("key=") + 4;
        return answer.body.substr(begin, answer.body.find('"', begin) - begin);
    }

    SocketServer house_{};
    TableId table_ = house_.open("three_card");
    PersonId ada_ = house_.player("Ada");
    PersonId ben_ = house_.player("Ben");
    PersonId eve_ = house_.player("Eve");
    std::string ada_session_ = house_.session_of(ada_);
    std::string ben_session_ = house_.session_of(ben_);
    std::string eve_session_ = house_.session_of(eve_);
    WebSocketClient ada_line_{house_, ada_session_};
    WebSocketClient ben_line_{house_, ben_session_};
    WebSocketClient spectator_{house_, eve_session_};
    std::vector<std::string> cards_{};
    std::uint64_t number_ = 0;
};

TEST_F(OthersRounds, AreListedOnlyForTheirPlayers) {
    EXPECT_EQ(401, get("/api/rounds").status);
    EXPECT_NE(std::string::npos, get("/api/rounds", ben_session_).body.find("three_card"));
    EXPECT_EQ(std::string::npos, get("/api/rounds", eve_session_).body.find("three_card"));
    const std::string odd = "/api/rounds?person=" + std::to_string(ben_) + "&before=";
    for (const char* const before : {"0", "-1.1.1", "'%20OR%201=1", "9999999999999999.1.1", "%00"})
        EXPECT_EQ(std::string::npos, get(odd + before, eve_session_).body.find("three_card"));
}

TEST_F(OthersRounds, AreShownAsABystanderSawThem) {
    ASSERT_TRUE(shows_cards_of_ben(get(at(), ben_session_).body));
    for (const std::string& more : {std::string(), std::string("/proof"), std::string("/export")}) {
        for (const std::string& session : {std::string(), eve_session_, ada_session_}) {
            const HeardAnswer answer = get(at(more), session);
            EXPECT_EQ(200, answer.status) << more;
            EXPECT_FALSE(shows_cards_of_ben(answer.body)) << more << answer.body;
        }
    }
    EXPECT_EQ(get(at()).body, get(at(), eve_session_).body);
}

TEST_F(OthersRounds, AreInAnExportAsItsPersonSawThem) {
    const std::string all = "/api/rounds/export?as=json";
    EXPECT_EQ(401, get(all).status);
    const HeardAnswer own = get(all, ben_session_);
    EXPECT_EQ(200, own.status);
    EXPECT_TRUE(shows_cards_of_ben(own.body)) << own.body;
    const HeardAnswer other = get(all, ada_session_);
    EXPECT_NE(std::string::npos, other.body.find("three_card"));
    EXPECT_FALSE(shows_cards_of_ben(other.body)) << other.body;
    EXPECT_EQ("", get(all + "&person=" + std::to_string(ben_), eve_session_).body);
}

// A file that is sent in parts leaves the connection ready for the next request, and its person
// ready for the next file.
TEST_F(OthersRounds, ConnectionGoesOnAfterAnExport) {
    SocketClient client(house_.port());
    const Ask all{.target = "/api/rounds/export?as=json", .session = ben_session_};
    for (int i = 0; i < 3; ++i) {
        EXPECT_TRUE(client.say(written(house_, all)));
        const HeardAnswer answer = client.answer();
        EXPECT_EQ(200, answer.status) << answer.body;
        EXPECT_EQ("attachment; filename=\"baize-rounds.jsonl\"",
                  answer.head("content-disposition"));
        EXPECT_EQ('\n', answer.body.empty() ? ' ' : answer.body.back());
    }
    std::string old = written(house_, all);
    old.replace(old.find("HTTP/1.1"), 8, "HTTP/1.0");
    SocketClient ancient(house_.port());
    EXPECT_TRUE(ancient.say(old));
    EXPECT_EQ(505, ancient.answer().status);
}

TEST_F(OthersRounds, LinksCannotBeForged) {
    const HeardAnswer forged =
        asked(house_, {.verb = "POST", .target = at("/share"), .session = eve_session_});
    EXPECT_EQ(404, forged.status);
    const std::string key = shared_by(ben_session_);
    EXPECT_TRUE(shows_cards_of_ben(get(at("?key=" + key)).body));
    std::vector<std::string> keys{std::to_string(ben_) + ".", std::to_string(ben_), "0." + key};
    std::string changed = key;
    changed.back() = changed.back() == '0' ? '1' : '0';
    keys.push_back(changed);
    const std::string of_ada = shared_by(ada_session_);
    keys.push_back(std::to_string(ben_) + of_ada.substr(of_ada.find('.')));
    keys.push_back("+" + key);
    keys.push_back("0" + key);
    keys.push_back(key + "%00");
    for (const std::string& one : keys) {
        const HeardAnswer answer = get(at("?key=" + one), eve_session_);
        EXPECT_FALSE(shows_cards_of_ben(answer.body)) << one;
    }
}

TEST_F(OthersRounds, ThatDoNotExistAreNotFound) {
    for (const char* const path : {"/api/rounds/0/0",
                                   "/api/rounds/999/1",
                                   "/api/rounds/4294967297/1",
                                   "/api/rounds/1/999999999999999"})
        EXPECT_EQ(404, get(path, ben_session_).status) << path;
    for (const char* const path : {"/api/rounds/1/-1",
                                   "/api/rounds/1/0x1",
                                   "/api/rounds/one/1",
                                   "/api/rounds/1/9999999999999999999999"})
        EXPECT_EQ(400, get(path, ben_session_).status) << path;
    EXPECT_EQ(400, get(at("/export?as=exe"), ben_session_).status);
}

// Reads everything that was sent during the round.
TEST_F(OthersRounds, SpectatorsWereSentNoneOfTheirCards) {
    spectator_.say(R"({"watch_table":{"table":12345}})");
    std::size_t snapshots = 0;
    while (true) {
        const ReceivedMessage message = spectator_.socket().message();
        ASSERT_EQ(op_text, message.opcode);
        if (message.payload.starts_with("{\"message_error\":")) break;
        if (!message.payload.starts_with("{\"table_changed\":")) continue;
        ++snapshots;
        EXPECT_FALSE(shows_cards_of_ben(message.payload)) << message.payload;
    }
    EXPECT_GT(snapshots, 4U);
    expect_sound(house_);
}

}  // namespace
}  // namespace baize::server
