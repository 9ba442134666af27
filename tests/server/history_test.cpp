// Plays a round of each of the twelve games through the broadcaster, then requests its list entry,
// replay, proof, exported files and share link.
#include <sstream>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/histories/reading.h"
#include "formats/histories/replay/replay.h"
#include "formats/histories/text/text_page.h"
#include "offer_taking.h"
#include "server/api/history_handlers.h"
#include "service/history/round_recorder.h"
#include "service/proof/deal_proof.h"

namespace baize::server {
namespace {

namespace json = boost::json;
using views::OfferKind;

constexpr Money bought = Money::of_cents(200'00);

class RoundHistory : public testing::TestWithParam<std::string_view> {
  protected:
    RoundHistory() {
        const BackgroundExecutor here = [](const std::function<void()>& slow,
                                           const std::function<void()>& then) {
            slow();
            then();
            return true;
        };
        LinkKey key{};
        key.fill(7);
        add_history_handlers(router,
                             {house.archive(),
                              [] {},
                              [this]() -> ledger::Outcome<std::unique_ptr<ledger::Store>> {
                                  return std::unique_ptr<ledger::Store>(house.kept_events());
                              },
                              key,
                              house::test_keys()},
                             here);
        if (house_game(game_named(GetParam()).value()) != nullptr) {
            play_round();
        } else {
            play_hand();
        }
        house.write_archive();
    }

    Response ask(const std::string& target, PersonId person, bool is_post = false) {
        Request request;
        EXPECT_TRUE(read_target(target, request));
        request.person = person;
        request.is_post = is_post;
        Response answered;
        router.answer(request, [&](Response response) { answered = std::move(response); });
        return answered;
    }

    json::object got(const std::string& target, PersonId person, bool is_post = false) {
        const Response response = ask(target, person, is_post);
        EXPECT_EQ(200, response.status) << target << *response.body;
        return json::parse(*response.body).as_object();
    }

    [[nodiscard]] std::string round_path() const {
        return "/api/rounds/" + std::to_string(table) + "/" + std::to_string(round);
    }

    // Places every wager that is offered and plays the round to its end.
    void play_round() {
        AtTable& ada = people.emplace_back(house, table, house.player("Ada"));
        ASSERT_EQ("done", ada.take("sit_down"));
        ASSERT_EQ("done", ada.take(with_amount(*ada.offer("buy_chips"), bought)));
        before = ada.stack();
        for (const Wager wager : house_game(game_named(GetParam()).value())->facts().opening)
            static_cast<void>(ada.take(name(wager)));
        ASSERT_EQ("done", ada.take("deal"));
        while (house.round(table).phase == Phase::deciding) {
            const auto open = ada.offers(OfferKind::decision);
            ASSERT_FALSE(open.empty());
            ASSERT_EQ("done", ada.take(open[0].name == "fold" ? open[1] : open[0]));
        }
        if (house.round(table).phase == Phase::showdown) {
            ASSERT_EQ("done", ada.take("show_hand"));
        }
        ASSERT_EQ(Phase::over, house.round(table).phase);
        round = house::banked_state(house.at(table))->number;
        after = ada.stack();
    }

    // Three persons with different stacks, all of them all-in before the flop.
    void play_hand() {
        for (const auto& [name, dollars] : {std::pair("Ada", 60), {"Bo", 120}, {"Cy", 300}}) {
            AtTable& person = people.emplace_back(house, table, house.player(name));
            const auto seat = person.offer("sit_down");
            ASSERT_EQ("done", person.take(with_amount(*seat, Money::of_cents(dollars * 100))));
        }
        ASSERT_NO_FATAL_FAILURE(deal_in_three(house, table, people));
        round = house::poker_state(house.at(table))->number;
        before = hand().starting[seat_of(house, table, people[0])];  // before the blinds
        while (hand().phase != poker::Phase::over) {
            AtTable& actor = to_act(people);
            if (hand().phase == poker::Phase::discarding) {
                ASSERT_EQ("done", actor.take(actor.offers(OfferKind::decision)[0]));
                continue;
            }
            const auto raise = actor.offer("raise");
            ASSERT_EQ("done",
                      raise ? actor.take(with_amount(*raise, raise->max)) : actor.take("call"));
        }
        after = people[0].stack();
    }

    [[nodiscard]] const poker::Hand& hand() const { return hand_at(house, table); }

    [[nodiscard]] PersonId ada() const { return people[0].person(); }

    [[nodiscard]] bool is_poker() const {
        return house_game(game_named(GetParam()).value()) == nullptr;
    }

    TestServer house{};
    TableId table = house.open(GetParam());
    std::vector<AtTable> people{};
    Router router{};
    std::uint64_t round = 0;
    Money before{};  // Ada's chips
    Money after{};
};

std::int64_t sum(const json::array& list, const char* field) {
    std::int64_t total = 0;
    for (const json::value& one : list)
        total += one.at(field).as_int64();
    return total;
}

TEST_P(RoundHistory, ListShowsStakeReturnAndHand) {
    const json::object list = got("/api/rounds", ada());
    const json::object& row = list.at("rounds").as_array().at(0).as_object();
    EXPECT_EQ(round, row.at("round").to_number<std::uint64_t>());
    EXPECT_EQ(GetParam(), std::string_view(row.at("game").as_string()));
    EXPECT_EQ((after - before).cents(), row.at("back").as_int64() - row.at("staked").as_int64());
    EXPECT_GT(row.at("staked").as_int64(), 0);
    EXPECT_FALSE(row.at("hand").as_string().empty());
    EXPECT_FALSE(row.at("clause").as_string().empty());
    EXPECT_EQ(is_poker() ? R"(["json","phh","ohh","text"])" : R"(["json"])",
              json::serialize(row.at("formats")));
}

TEST_P(RoundHistory, EveryStepHasTextAndClause) {
    const json::object replay = got(round_path(), ada());
    const json::array& steps = replay.at("steps").as_array();
    ASSERT_GT(steps.size(), 4U);
    EXPECT_EQ(ada(), replay.at("seen_by").to_number<PersonId>());
    for (const json::value& step : steps) {
        const json::object& line = step.at("line").as_object();
        EXPECT_FALSE(line.at("text").as_string().empty());
        EXPECT_FALSE(line.at("clause").as_string().empty()) << line.at("text");
    }
}

TEST_P(RoundHistory, StakesAndReturnsAddUp) {
    const json::object replay = got(round_path(), ada());
    const json::object& row = replay.at("row").as_object();
    const json::object& end = replay.at("steps").as_array().back().at("table").as_object();
    EXPECT_EQ((after - before).cents(), row.at("back").as_int64() - row.at("staked").as_int64());
    if (!is_poker()) {
        std::int64_t staked = 0;
        std::int64_t back = 0;
        for (const json::value& box : end.at("banked").at("boxes").as_array()) {
            staked += sum(box.at("results").as_array(), "staked");
            back += sum(box.at("results").as_array(), "back");
        }
        EXPECT_EQ(staked, row.at("staked").as_int64());
        EXPECT_EQ(back, row.at("back").as_int64());
        return;
    }
    const json::object& poker = end.at("poker").as_object();
    const json::array& won = poker.at("won").as_array();
    ASSERT_GE(won.size(), 2U) << "a side pot";
    std::int64_t paid = 0;
    for (std::size_t i = 0; i < won.size(); ++i) {
        const json::object& pot = won[i].as_object();
        EXPECT_EQ(i, pot.at("pot").to_number<std::size_t>());
        const std::int64_t shares =
            sum(pot.at("high").as_array(), "amount") + sum(pot.at("low").as_array(), "amount");
        EXPECT_EQ(shares, pot.at("amount").as_int64());
        EXPECT_FALSE(pot.at("high").as_array().empty());
        for (const char* const half : {"high", "low"}) {
            for (const json::value& share : pot.at(half).as_array())
                EXPECT_FALSE(share.at("clause").as_string().empty());
        }
        paid += shares;
    }
    const json::array& hands = poker.at("hands").as_array();
    EXPECT_EQ(sum(hands, "won"), paid);
    EXPECT_EQ(sum(hands, "put_in"), paid + poker.at("commission").as_int64());
}

TEST_P(RoundHistory, ProofIsValid) {
    const Response response = ask(round_path() + "/proof", ada());
    ASSERT_EQ(200, response.status);
    std::string error_text;
    auto proof = codec::proof_of_json(*response.body, error_text);
    ASSERT_TRUE(proof.has_value()) << error_text;
    const codec::ProofVerdict verdict = codec::check(*proof);
    EXPECT_GE(verdict.cards.size(), 5U);
    EXPECT_TRUE(verdict.is_proved());
    std::swap(proof->cards[0].card, proof->cards[1].card);
    const codec::ProofVerdict swapped = codec::check(*proof);
    EXPECT_FALSE(swapped.cards[0].empty() || swapped.cards[1].empty());
    std::swap(proof->cards[0].card, proof->cards[1].card);
    // The hashes are right, but the places are exchanged.
    std::swap(proof->cards[0].place, proof->cards[1].place);
    const codec::ProofVerdict moved = codec::check(*proof);
    EXPECT_FALSE(moved.cards[0].empty() || moved.cards[1].empty());
}

TEST_P(RoundHistory, ExportedFilesCanBeReadAgain) {
    EXPECT_EQ(got(round_path(), ada()), got(round_path() + "/export?as=json", ada()));
    EXPECT_EQ(400, ask(round_path() + "/export?as=pdf", ada()).status);
    for (const char* const format : {"phh", "ohh"}) {
        const Response file = ask(round_path() + "/export?as=" + format, ada());
        if (!is_poker()) {
            EXPECT_EQ(400, file.status);
            continue;
        }
        ASSERT_EQ(200, file.status) << format;
        const histories::OneHand read(*file.body);
        ASSERT_EQ(histories::Outcome::hand, read.outcome) << read.error_text() << *file.body;
        EXPECT_EQ(3U, read.record.player_count());
        histories::Replayer replayer;
        const histories::Replayed& replayed = replayer.play(read.record);
        EXPECT_EQ(histories::Agreement::yes, replayed.agrees) << replayed.why << *file.body;
    }
}

// The text has Ada's own cards and those that were shown.
TEST_P(RoundHistory, TextIsOneOfHandTrackers) {
    const Response file = ask(round_path() + "/export?as=text", ada());
    EXPECT_EQ(is_poker() ? 200 : 400, file.status);
    if (!is_poker()) return;
    histories::TextPageReader page;
    EXPECT_EQ("", page.read(*file.body)) << *file.body;
    const std::size_t own = hand().cards.hole_count[seat_of(house, table, people[0])];
    EXPECT_GE(page.cards_seen(), own);
    EXPECT_LE(page.cards_seen(), own + 1) << "with the discard";
    EXPECT_NE(std::string::npos, file.body->find("Dealt to Ada [")) << *file.body;
    EXPECT_EQ(std::string::npos, file.body->find("Dealt to Bo")) << *file.body;
    EXPECT_NE(std::string::npos, file.body->find(fmt::format("Table '{}'", table)));
}

// The body of a response that is made part by part; nullopt: it broke off.
std::optional<std::string> whole_body(const Response& response) {
    std::string whole;
    BodyPart part;
    while (part.state == BodyPart::State::ready) {
        response.next_part([&](BodyPart made) { part = std::move(made); });
        if (part.text) whole += *part.text;
    }
    return part.state == BodyPart::State::last ? std::optional(whole) : std::nullopt;
}

TEST_P(RoundHistory, AllRoundsAreOneFile) {
    const auto all = [&](const std::string& asked, PersonId person) {
        const Response response = ask("/api/rounds/export?" + asked, person);
        EXPECT_EQ(200, response.status) << asked;
        return whole_body(response).value_or("broken");
    };
    std::vector<json::object> rounds;
    std::istringstream lines(all("as=json&game=" + std::string(GetParam()), ada()));
    for (std::string line; std::getline(lines, line);)
        rounds.push_back(json::parse(line).as_object());
    EXPECT_THAT(rounds, ::testing::Contains(got(round_path(), ada())));
    EXPECT_EQ("", all("as=json", house.player("Eve")));
    EXPECT_EQ("", all(fmt::format("as=json&table={}", table + 1), ada()));
    EXPECT_EQ("", all("as=json&before=1", ada()));
    if (!is_poker()) {
        for (const std::string format : {"phhs", "ohh", "text"})
            EXPECT_EQ("", all("as=" + format, ada())) << format;
        return;
    }
    for (const std::string format : {"text", "ohh", "phh"}) {
        const std::string whole = all("as=" + (format == "phh" ? "phhs" : format), ada());
        const std::string one = *ask(round_path() + "/export?as=" + format, ada()).body;
        EXPECT_FALSE(one.empty()) << format;
        EXPECT_THAT(whole, ::testing::HasSubstr(one));
    }
}

// A second file would take its turns on the history thread from other people.
TEST_P(RoundHistory, APersonHasOneExportAtATime) {
    for (const char* const wrong :
         {"as=pdf", "as=", "as=json&game=bridge", "as=json&result=maybe", "as=json&table=x"}) {
        EXPECT_EQ(400, ask(std::string("/api/rounds/export?") + wrong, ada()).status) << wrong;
    }
    EXPECT_EQ(401, ask("/api/rounds/export?as=json", 0).status);
    {
        const Response first = ask("/api/rounds/export?as=json", ada());
        EXPECT_EQ(200, first.status);
        EXPECT_EQ(429, ask("/api/rounds/export?as=json", ada()).status);
        EXPECT_EQ(200, ask("/api/rounds/export?as=json", people[0].person() + 1).status);
    }
    EXPECT_EQ(200, ask("/api/rounds/export?as=json", ada()).status);
}

TEST_P(RoundHistory, LinkShowsTheViewOfItsMakerAndAForgedOneDoesNot) {
    const json::object link = got(round_path() + "/share", ada(), true);
    const std::string path(link.at("path").as_string());
    const std::string key = path.substr(path.find("key=") + 4);
    const json::object own = got(round_path(), ada());
    const json::object shared = got(round_path() + "?key=" + key, 0);
    EXPECT_EQ(own, shared);
    std::string spoilt = key;
    spoilt.back() = spoilt.back() == '0' ? '1' : '0';
    for (const std::string& wrong :
         {spoilt, std::to_string(ada() + 1) + key.substr(key.find('.'))}) {
        const json::object replay = got(round_path() + "?key=" + wrong, ada());
        EXPECT_EQ(0, replay.at("seen_by").to_number<int>());
        EXPECT_EQ(got(round_path(), 0), replay);
    }
    // The link is valid only for this round.
    EXPECT_EQ(404,
              ask("/api/rounds/" + std::to_string(table) + "/" + std::to_string(round + 1) +
                      "?key=" + key,
                  0)
                  .status);
    EXPECT_EQ(404, ask(round_path() + "/share", house.player("Eve"), true).status);
}

INSTANTIATE_TEST_SUITE_P(Games,
                         RoundHistory,
                         testing::ValuesIn(house::twelve_games()),
                         [](const auto& game) { return std::string(game.param); });

}  // namespace
}  // namespace baize::server
