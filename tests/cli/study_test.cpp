// Analysis requests through the server's router: they return the same figures as the command line,
// and errors name the invalid field.
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/analysis_requests.h"
#include "cli/command_run.h"
#include "engine/games/registry.h"
#include "engine/jackpots/prize_meter_rules.h"
#include "engine/poker/rules/variant.h"
#include "formats/settings/setting_keys.h"
#include "math/figures/solvers.h"

namespace baize {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// Returns the JSON that `baize analyse` prints with these arguments.
json::object analysed(std::vector<std::string> words) {
    words.emplace_back("--json");
    const CommandOutcome outcome = run_command("analyse", std::move(words));
    EXPECT_EQ(0, outcome.status) << outcome.error;
    return json::parse(outcome.out).as_object();
}

// Expects the wagers of a response to equal those that the command line prints.
void expect_same(const json::object& page, const json::object& program) {
    const json::object& printed = program.at("wagers").as_object();
    const json::array& wagers = page.at("wagers").as_array();
    ASSERT_EQ(printed.size(), wagers.size());
    for (const json::value& shown : wagers) {
        const std::string wager(shown.at("wager").as_string());
        const json::object& figures = printed.at(wager).as_object();
        EXPECT_EQ(figures.at("exact"), shown.at("exact")) << wager;
        for (const char* const figure :
             {"ev", "house_edge", "average_wager", "element_of_risk", "standard_deviation"}) {
            const json::value* const same = figures.if_contains(figure);
            if (same == nullptr) continue;
            EXPECT_EQ(number(*same), number(shown.at(figure))) << wager << figure;
        }
        if (const json::value* const strategy = figures.if_contains("strategy")) {
            for (const json::value& decision : shown.at("decisions").as_array()) {
                const auto name = std::string_view(decision.at("name").as_string());
                EXPECT_EQ(number(strategy->as_object().at(name)), number(decision.at("value")));
            }
        }
        const json::value* const paid = figures.if_contains("paid_hands");
        const json::array& hands = shown.at("paid_hands").as_array();
        ASSERT_EQ(paid == nullptr ? 0U : paid->as_object().size(), hands.size()) << wager;
        for (const json::value& hand : hands) {
            const auto name = std::string_view(hand.at("hand").as_string());
            EXPECT_EQ(paid->as_object().at(name), hand.at("exact")) << wager;
        }
    }
}

// For each wager with its own pay table, expects the contributions of the paid hands minus the
// probability of losing to equal the expectation. Returns the number of such wagers.
int expect_paid_hands_to_add_up(const json::object& page) {
    int compared = 0;
    for (const json::value& wager : page.at("wagers").as_array()) {
        const json::array& hands = wager.at("paid_hands").as_array();
        if (hands.empty() || hands[0].at("contribution").is_null()) continue;
        double sum = -number(wager.at("lose"));
        for (const json::value& hand : hands)
            sum += number(hand.at("contribution"));
        EXPECT_NEAR(number(wager.at("ev")), sum, 1e-12) << wager.at("wager");
        ++compared;
    }
    return compared;
}

TEST_F(AnalysisRequests, EveryGameHasTheFiguresOfTheCommandLine) {
    int with_own_table = 0;
    for (const exact::Solver& solver : exact::solvers()) {
        const std::string game(solver.name);
        const json::object page = answered("/api/analysis", R"({"game":")" + game + R"("})");
        expect_same(page, analysed({game}));
        with_own_table += expect_paid_hands_to_add_up(page);
    }
    EXPECT_GE(with_own_table, 4);
}

TEST_F(AnalysisRequests, RulesOfThumbCostWhatTheCommandLineSays) {
    for (const char* const game : {"three_card", "caribbean_stud"}) {
        const std::string start = std::string(R"({"game":")") + game + '"';
        const json::object page = answered("/api/analysis", start + R"(,"strategies":true})");
        const json::object printed = analysed({game, "--strategies"}).at("strategies").as_object();
        const json::array& rules = page.at("strategies").as_array();
        ASSERT_EQ(printed.size(), rules.size());
        for (const json::value& rule : rules) {
            const std::string_view name = rule.at("name").as_string();
            EXPECT_EQ(number(printed.at(name).at("house_edge")), number(rule.at("house_edge")))
                << name;
            EXPECT_EQ(printed.at(name).at("cost_exact"), rule.at("cost_exact")) << name;
        }
        EXPECT_TRUE(answered("/api/analysis", start + "}").at("strategies").as_array().empty());
    }
}

TEST_F(AnalysisRequests, ReportIsThePageOfTheCommandLine) {
    const json::object report =
        answered("/api/analysis/report",
                 R"({"game":"three_card","tables":[{"name":"pair_plus","table":"D"}]})");
    EXPECT_EQ(report.at("title").as_string(), "Three Card Poker");
    const CommandOutcome printed = run_command(
        "report", {"three_card", "--tables", "pair_plus=D", "--html", "-", "--rounds", "0"});
    EXPECT_EQ(report.at("html").as_string(), printed.out);
    const Asked wrong = post("/api/analysis/report", R"({"game":"whist"})");
    EXPECT_EQ(wrong.status, 400);
    EXPECT_THAT(wrong.sentence(), StartsWith("game: there is no game"));
}

TEST_F(AnalysisRequests, EveryTableAndSettingAgreesWithTheCommandLine) {
    const json::object all = get("/api/analysis").object();
    ASSERT_EQ(exact::solvers().size(), all.at("games").as_array().size());
    for (const json::value& game : all.at("games").as_array()) {
        const std::string name(game.at("game").as_string());
        const std::optional<GameId> id = game_named(name);
        const GameHooks* const hooks = id ? house_game(*id) : nullptr;
        std::size_t keys = 0;
        for (const SettingKey& setting : setting_keys())
            keys += !setting.game || setting.game == id ? 1U : 0U;
        EXPECT_EQ(keys, game.at("settings").as_array().size()) << name;
        std::size_t choices = 0;
        for (const json::value& pay : game.at("pays").as_array())
            choices += pay.at("is_choice").as_bool() ? 1U : 0U;
        EXPECT_EQ(hooks == nullptr ? 0U : hooks->facts().choices.size(), choices) << name;
        if (name == "ultimate_holdem" || name == "crown_holdem")
            continue;  // takes long and tests nothing else
        for (const json::value& pay : game.at("pays").as_array()) {
            if (!pay.at("is_choice").as_bool()) continue;
            const std::string wager(pay.at("name").as_string());
            for (const json::value& one : pay.at("tables").as_array()) {
                const std::string table(one.at("table").as_string());
                expect_same(answered("/api/analysis",
                                     R"({"game":")" + name + R"(","tables":[{"name":")" + wager +
                                         R"(","table":")" + table + R"("}]})"),
                            analysed({name, "--tables", wager + "=" + table}));
            }
        }
    }
}

TEST_F(AnalysisRequests, SettingAndCustomPayTableChangeTheFigures) {
    const std::string path = testing::TempDir() + "study_pays.json";
    std::ofstream(path) << R"({"straight_flush":"50 to 1","pair":"1 to 1","flush":"3 to 1",)"
                        << R"("straight":"6 to 1","three_of_a_kind":"61 to 2"})";
    const json::object own =
        answered("/api/analysis",
                 R"({"game":"three_card","pays":[{"wager":"pair_plus","lines":[)"
                 R"({"hand":"straight_flush","odds":"50 to 1"},{"hand":"pair","odds":"1 to 1"},)"
                 R"({"hand":"flush","odds":"3 to 1"},{"hand":"straight","odds":"6 to 1"},)"
                 R"({"hand":"three_of_a_kind","odds":"61 to 2"}]}]})");
    expect_same(own, analysed({"three_card", "--pay", "pair_plus=" + path}));
    EXPECT_EQ("61/850", own.at("wagers").at(1).at("paid_hands").at(1).at("added").as_string());
    const json::object set =
        answered("/api/analysis",
                 R"({"game":"ultimate_holdem","settings":[)"
                 R"({"key":"uth.blind_loses_to_unqualified_dealer","value":true}]})");
    const json::object reversed =
        analysed({"ultimate_holdem", "--set", "uth.blind_loses_to_unqualified_dealer=true"});
    expect_same(set, reversed);
    EXPECT_NE("-6822631727/463563500400", set.at("wagers").at(0).at("exact").as_string())
        << "the book's";
}

// [CS 9.3.1]
TEST_F(AnalysisRequests, JackpotHasTheFiguresOfTheCommandLine) {
    const auto printed = [](const std::string& line) {
        const CommandOutcome outcome = run_command("analyse", {"jackpot", "--json"}, line);
        EXPECT_EQ(0, outcome.status) << outcome.error;
        return json::parse(outcome.out).as_object();
    };
    const json::object smallest = printed(
        R"({"jackpot":"prize_meter","game":"caribbean_stud","option":1,"seed":10000,"wager":250})");
    for (const std::int64_t seed : {jackpots::seeds.front(), jackpots::seeds.back()}) {
        const json::object program =
            printed(R"({"jackpot":"prize_meter","game":"caribbean_stud","option":2,"seed":)" +
                    std::to_string(seed) + R"(,"wager":250})");
        const json::object page =
            answered("/api/analysis/jackpot",
                     R"({"kind":"prize_meter","game":"caribbean_stud","option":2,"wager":250,)"
                     R"("seed":)" +
                         std::to_string(seed * 250) + "}");
        const json::value& level = page.at("levels").at(0);
        EXPECT_EQ(program.at("bonus_return").at("exact"), level.at("bonus_return"));
        EXPECT_EQ(program.at("meter_coefficient").at("exact"), level.at("meter_coefficient"));
        EXPECT_EQ(program.at("break_even_meter"), level.at("break_even"));
        EXPECT_EQ(program.at("long_run_return"), level.at("long_run_return"));
        EXPECT_NE(smallest.at("long_run_return"), level.at("long_run_return"));
    }
    // Fewer winning hands give a smaller return.
    const json::object natural =
        answered("/api/analysis/jackpot",
                 R"({"kind":"prize_meter","game":"wild_aruba","wager":100,"settings":[)"
                 R"({"key":"wa.jackpot.quads_natural_only","value":true}]})");
    EXPECT_LT(number(natural.at("levels").at(0).at("bonus_return_value")), 355.0 / 1428);
    for (const char* const game : {"ultimate_holdem", "crown_holdem"}) {
        const json::object program = printed(R"({"jackpot":"levels","game":")" + std::string(game) +
                                             R"(","level1_wager":500})");
        const json::object page =
            answered("/api/analysis/jackpot",
                     R"({"kind":"levels","game":")" + std::string(game) + R"(","wager":500})");
        for (std::size_t i = 0; i < 3; ++i) {
            EXPECT_EQ(program.at("levels").at(i).at("break_even_meter"),
                      page.at("levels").at(i).at("break_even"));
            EXPECT_EQ(program.at("long_run_return"), page.at("levels").at(i).at("long_run_return"));
        }
    }
}

TEST_F(AnalysisRequests, EveryListedJackpotOptionIsAnswered) {
    int asked = 0;
    const json::object all = get("/api/analysis").object();
    for (const json::value& game : all.at("games").as_array()) {
        const std::string name(game.at("game").as_string());
        const json::value& jackpot = game.at("jackpot");
        EXPECT_EQ(name == "three_card" || name == "flop_chase", jackpot.is_null()) << name;
        if (jackpot.is_null()) continue;
        json::array options = jackpot.at("pay_options").as_array();
        if (options.empty()) options = {1};
        json::array seeds = jackpot.at("seeds").as_array();
        if (seeds.empty()) seeds = {nullptr};
        const std::int64_t wager = jackpot.at("wager").as_int64();
        for (const json::value& option : options) {
            for (const json::value& seed : seeds) {
                json::object question{{"kind", jackpot.at("kind")}, {"game", name}};
                question["option"] = option;
                question["wager"] = wager;
                if (!seed.is_null()) question["seed"] = seed.as_int64() * wager;
                const json::object page =
                    answered("/api/analysis/jackpot", json::serialize(question));
                EXPECT_EQ(jackpot.at("levels").as_int64(),
                          static_cast<std::int64_t>(page.at("levels").as_array().size()));
                ++asked;
            }
        }
    }
    EXPECT_EQ(2 * 7 + 7 + 1 + 1, asked);
}

TEST_F(AnalysisRequests, EquityAgreesWithTheCommandLine) {
    const json::object games = get("/api/equity").object();
    ASSERT_EQ(poker::variants.size(), games.at("games").as_array().size());
    for (const json::value& game : games.at("games").as_array()) {
        const std::string name(game.at("game").as_string());
        EXPECT_EQ(poker::facts(poker::variant_of(game_named(name).value()).value()).hole_cards,
                  game.at("hand_size").as_int64());
        const std::size_t size = game.at("hand_size").to_number<std::size_t>() * 2;
        const std::string one = std::string("AsKsQdJc").substr(0, size);
        const std::string other = std::string("9h8h7d6c").substr(0, size);
        const json::object page =
            answered("/api/equity",
                     R"({"game":")" + name + R"(","hands":[")" + one + R"(",")" + other +
                         R"("],"board":"2c3dTs","makes":true})");
        const CommandOutcome program = run_command(
            "equity", {"--game", name, "--board", "2c3dTs", "--makes", "--json", one, other});
        ASSERT_EQ(0, program.status) << program.error;
        const json::object printed = json::parse(program.out).as_object();
        EXPECT_TRUE(page.at("is_exact").as_bool());
        for (std::size_t i = 0; i < 2; ++i) {
            EXPECT_EQ(number(printed.at("hands").at(i).at("equity")),
                      number(page.at("hands").at(i).at("equity")))
                << name;
            for (const json::value& made : page.at("hands").at(i).at("makes").as_array()) {
                const std::string_view kind = made.at("made").as_string();
                EXPECT_EQ(number(printed.at("hands").at(i).at("makes").at(kind)),
                          number(made.at("chance")))
                    << name << kind;
            }
        }
    }
}

// At Pineapple a deal may take a second, so that fewer deals are sampled when the clock runs fast.
TEST_F(AnalysisRequests, LongEquityIsSampledWithinTheTimeLimit) {
    const std::string question =
        R"({"game":"crazy_pineapple","hands":["random","random","AsKsQd"],"board":"2c3dTs"})";
    on_clock = [this] { now = now + Span::of_microseconds(600'000); };
    EXPECT_EQ(100, answered("/api/equity", question).at("deals").as_int64());
    // Fewer than a hundred deals give no meaningful figure, so that the request is refused.
    on_clock = [this] { now = now + Span::of_seconds(2); };
    const std::string slower =
        R"({"game":"crazy_pineapple","hands":["random","random","AsKsQh"],"board":"2c3dTs"})";
    EXPECT_THAT(post("/api/equity", slower).sentence(),
                StartsWith("hands: best discards are computed"));
    EXPECT_THAT(post("/api/equity",
                     R"({"game":"pineapple","hands":["random","random","random","random",)"
                     R"("random","random","random"]})")
                    .sentence(),
                StartsWith("hands: "));
}

TEST_F(AnalysisRequests, InvalidRequestsAreRefusedWithTheField) {
    struct Wrong {
        const char* path;
        const char* body;
        const char* words;
    };

    for (const Wrong& wrong : {
             Wrong{"/api/analysis", R"({"game":"whist"})", "game: "},
             Wrong{"/api/analysis", R"({"game":7})", "game: "},
             Wrong{"/api/analysis", R"({"gane":"three_card"})", "gane: "},
             Wrong{"/api/analysis",
                   R"({"game":"three_card","tables":[{"name":"pair_plus","table":"Z"}]})",
                   "tables: "},
             Wrong{"/api/analysis",
                   R"({"game":"three_card","settings":[{"key":"no.such","value":true}]})",
                   "settings: "},
             Wrong{"/api/analysis",
                   R"({"game":"three_card","pays":[{"wager":"blind","lines":[]}]})",
                   "pays: "},
             Wrong{"/api/analysis",
                   R"({"game":"three_card","pays":[{"wager":"pair_plus","lines":[)"
                   R"({"hand":"flush","odds":"4 for 1"}]}]})",
                   "pays: pair_plus: "},
             Wrong{"/api/analysis",
                   R"({"game":"three_card","pays":[{"wager":"pair_plus","lines":[)"
                   R"({"hand":"a\"b","odds":"4 to 1"}]}]})",
                   "pays: pair_plus: "},
             Wrong{"/api/analysis",
                   R"({"game":"three_card","pays":[{"wager":"pair_plus","lines":[)"
                   R"({"hand":"flush","odds":"4 to 1"},{"hand":"flush","odds":"5 to 1"}]}]})",
                   "pays: pair_plus: flush: this hand is given twice"},
             Wrong{"/api/analysis",
                   R"({"game":"three_card","pays":[{"wager":"pair_plus","lines":[)"
                   R"({"hand":"straight_flush","odds":"50 to 7"}]}]})",
                   "pays: pair_plus: straight_flush: 50 to 7 cannot be paid exactly"},
             Wrong{"/api/analysis/jackpot",
                   R"({"kind":"prize_meter","game":"three_card","wager":100})",
                   "game: "},
             Wrong{"/api/analysis/jackpot",
                   R"({"kind":"levels","game":"caribbean_stud","wager":100})",
                   "kind: "},
             Wrong{"/api/analysis/jackpot",
                   R"({"kind":"prize_meter","game":"caribbean_stud","wager":100,"seed":10000})",
                   "seed: "},
             Wrong{"/api/analysis/jackpot",
                   R"({"kind":"prize_meter","game":"caribbean_stud","wager":100,"seed":1000001})",
                   "seed: "},
             Wrong{"/api/analysis/jackpot",
                   R"({"kind":"prize_meter","game":"wild_aruba","wager":100,"option":2})",
                   "option: "},
             Wrong{"/api/analysis/jackpot",
                   R"({"kind":"prize_meter","game":"caribbean_stud","wager":0,"seed":0})",
                   "wager: "},
             Wrong{"/api/analysis/jackpot",
                   R"({"kind":"levels","game":"crown_holdem","wager":0})",
                   "wager: "},
             Wrong{"/api/analysis/jackpot",
                   R"({"kind":"levels","game":"crown_holdem","wager":100,"seed":500000})",
                   "seed: "},
             Wrong{"/api/equity", R"({"game":"whist","hands":["AsKs","QdQc"]})", "game: "},
             Wrong{"/api/equity", R"({"game":"holdem","hands":["AsKs","Qd"]})", "hands: hand 2"},
             Wrong{"/api/equity",
                   R"({"game":"holdem","hands":["AsKs","QdQc"],"board":"2c3"})",
                   "board: "},
             Wrong{"/api/equity",
                   R"({"game":"holdem","hands":["AsKs","QdQc"],"board":"2c3c"})",
                   "board: "},
             Wrong{"/api/equity",
                   R"({"game":"holdem","hands":["AsKs","QdQc"],"dead":"x"})",
                   "dead: "},
             Wrong{"/api/equity",
                   R"({"game":"holdem","hands":["AsKs","QdQc"],"board":"2c3c4c","dead":"3c"})",
                   "dead: 3c is on the board and dead"},
             Wrong{"/api/equity",
                   R"({"game":"holdem","hands":["AsKs"]})",
                   "hands: give at least two hands"},
         }) {
        const Asked asked = post(wrong.path, wrong.body);
        EXPECT_EQ(400, asked.status) << wrong.body;
        EXPECT_THAT(asked.sentence(), StartsWith(wrong.words)) << wrong.body;
    }
    EXPECT_EQ(400, post("/api/analysis", "no JSON").status);
    EXPECT_EQ(400, post("/api/equity?watch=" + std::string(41, 'a'), "{}").status);
}

constexpr const char* long_question =
    R"({"game":"holdem","hands":["AsKs","QQ+,AKo"],"board":"","dead":""})";

TEST_F(AnalysisRequests, ProgressOfAJobIsReported) {
    is_waiting = true;
    const auto answer = put("/api/equity?watch=mine", long_question, true);
    EXPECT_FALSE(get("/api/study/progress?watch=mine").object().at("is_running").as_bool());
    std::vector<std::int64_t> done;
    // Whenever the job reads the clock, the client polls its progress.
    on_clock = [&] {
        if (!std::exchange(is_waiting, false)) return;
        const json::object told = get("/api/study/progress?watch=mine").object();
        if (told.at("is_running").as_bool()) {
            EXPECT_GT(told.at("total").as_int64(), 1);
            EXPECT_EQ(1, told.at("pass").as_int64());
            done.push_back(told.at("done").as_int64());
        }
        is_waiting = true;
    };
    work();
    EXPECT_EQ(200, answer->status);
    ASSERT_GT(done.size(), 2U);
    EXPECT_EQ(0, done.front());
    EXPECT_TRUE(std::is_sorted(done.begin(), done.end()));
    EXPECT_LT(done.front(), done.back());
    on_clock = {};
    EXPECT_FALSE(get("/api/study/progress?watch=mine").object().at("is_running").as_bool());
}

TEST_F(AnalysisRequests, JobWhoseProgressIsNotPolledIsCancelled) {
    on_clock = [this] { now = now + Span::of_seconds(3); };
    EXPECT_EQ(200, post("/api/equity", long_question).status) << "nobody said they would look";
    const std::string other = R"({"game":"holdem","hands":["AsKs","JJ+,AQo"]})";
    const Asked silent = post("/api/equity?watch=mine", other);
    EXPECT_EQ(409, silent.status);
    EXPECT_THAT(silent.body, HasSubstr("cancelled"));
    EXPECT_EQ(200, post("/api/equity", other).status) << "what was given up is not remembered";
}

TEST_F(AnalysisRequests, WaitingAndRunningJobsCanBeStopped) {
    is_waiting = true;
    const auto waiting = put("/api/equity?watch=mine", long_question, true);
    EXPECT_EQ(200, post("/api/study/stop?watch=mine", "").status);
    work();
    EXPECT_EQ(409, waiting->status);
    const auto running = put("/api/equity?watch=mine", long_question, true);
    int ticks = 0;
    on_clock = [&] {
        if (++ticks != 4) return;
        EXPECT_EQ(200, post("/api/study/stop?watch=mine", "").status);
    };
    work();
    EXPECT_EQ(409, running->status);
}

TEST_F(AnalysisRequests, SameQuestionIsComputedOnce) {
    const Asked first = post("/api/equity", long_question);
    EXPECT_EQ(first.body, post("/api/equity?watch=other", long_question).body);
    EXPECT_EQ(2, counts);
    EXPECT_EQ(400, post("/api/equity", R"({"game":"whist","hands":[]})").status);
    EXPECT_EQ(400, post("/api/equity", R"({"game":"whist","hands":[]})").status);
    EXPECT_EQ(6, counts) << "refusals are not kept";
}

}  // namespace
}  // namespace baize
