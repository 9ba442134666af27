#include "service/protocol/endpoints.h"

#include <array>

#include "service/history/history_shown.h"
#include "service/lobby/lobby_shown.h"
#include "service/proof/deal_proof.h"
#include "service/protocol/account_forms.h"
#include "service/protocol/analysis_forms.h"
#include "service/protocol/equity_forms.h"
#include "service/protocol/forms.h"
#include "service/protocol/rules_shown.h"

namespace baize::screen {

namespace {

constexpr std::array<Parameter, 2> round_path{{
    {"table", "number of the table", true},
    {"round", "number of the round or hand", true},
}};
constexpr std::array<Parameter, 3> shared_round{{
    round_path[0],
    round_path[1],
    {"key", "of a shared link: the view of whoever shared it"},
}};
constexpr std::array<Parameter, 4> exported_round{{
    round_path[0],
    round_path[1],
    {"as", "json, phh or ohh"},
    shared_round[2],
}};
constexpr std::array<Parameter, 2> list_page{{
    {"before", "`next` of the page before"},
    {"most", "rounds on a page, up to 50", true},
}};
constexpr std::array<Parameter, 1> watched{
    {{"watch", "a word of one's own, up to 40 letters, to ask how far the count is"}}};
constexpr std::array<Parameter, 1> clause_asked{{{"id", "\"TCP 5.6.1(b)\" or \"I-12\""}}};

template <typename Form>
constexpr auto form = &desk::schema_of<Form>;

constexpr std::array all_endpoints{
    Endpoint{"me", Verb::get, "/api/me", "Who I am here", AskedBy::anybody, {}, nullptr, form<Me>},
    Endpoint{"guest",
             Verb::post,
             "/api/guest",
             "A new guest with play chips",
             AskedBy::anybody,
             {},
             nullptr,
             form<Me>},
    Endpoint{"register",
             Verb::post,
             "/api/register",
             "A new account; a guest keeps chips and history",
             AskedBy::anybody,
             {},
             form<Credentials>,
             form<Me>},
    Endpoint{"login",
             Verb::post,
             "/api/login",
             "Signs in",
             AskedBy::anybody,
             {},
             form<Credentials>,
             form<Me>},
    Endpoint{
        "logout", Verb::post, "/api/logout", "Signs out", AskedBy::anybody, {}, nullptr, form<Me>},
    Endpoint{"lobby",
             Verb::get,
             "/api/lobby",
             "Tables and jackpots, as a bystander sees them",
             AskedBy::anybody,
             {},
             nullptr,
             form<LobbyShown>},
    Endpoint{"rounds",
             Verb::get,
             "/api/rounds",
             "My rounds and hands, the newest first",
             AskedBy::person,
             list_page,
             nullptr,
             form<RoundList>},
    Endpoint{"replay",
             Verb::get,
             "/api/rounds/{table}/{round}",
             "A round step by step, as I saw it, or as whoever shared it did, or a bystander",
             AskedBy::anybody,
             shared_round,
             nullptr,
             form<Replay>},
    Endpoint{"proof",
             Verb::get,
             "/api/rounds/{table}/{round}/proof",
             "The proof of the cards that were shown (docs/formats/fairness.md)",
             AskedBy::anybody,
             shared_round,
             nullptr,
             form<desk::DealProof>},
    Endpoint{"export",
             Verb::get,
             "/api/rounds/{table}/{round}/export",
             "The round as a file (docs/formats/hand-histories.md)",
             AskedBy::anybody,
             exported_round,
             nullptr,
             nullptr,
             "text/plain"},
    Endpoint{"share",
             Verb::post,
             "/api/rounds/{table}/{round}/share",
             "A link that shows the round as I saw it",
             AskedBy::person,
             round_path,
             nullptr,
             form<ShareLink>},
    Endpoint{"rules",
             Verb::get,
             "/api/rules",
             "The five books by clause, and the register of readings",
             AskedBy::anybody,
             {},
             nullptr,
             form<RulesShown>},
    Endpoint{"explain",
             Verb::get,
             "/api/rules/explain",
             "One clause or reading in words",
             AskedBy::anybody,
             clause_asked,
             nullptr,
             form<Explained>},
    Endpoint{"analysed_games",
             Verb::get,
             "/api/analysis",
             "What can be analysed, and what can be chosen",
             AskedBy::anybody,
             {},
             nullptr,
             form<AnalysisGames>},
    Endpoint{"analyse",
             Verb::post,
             "/api/analysis",
             "Exact figures of a game against the house",
             AskedBy::anybody,
             watched,
             form<AnalysisQuestion>,
             form<AnalysisAnswer>},
    Endpoint{"analysis_report",
             Verb::post,
             "/api/analysis/report",
             "The exact figures of a game as a page to print",
             AskedBy::anybody,
             watched,
             form<AnalysisQuestion>,
             form<AnalysisReport>},
    Endpoint{"analyse_jackpot",
             Verb::post,
             "/api/analysis/jackpot",
             "What a jackpot wager returns",
             AskedBy::anybody,
             watched,
             form<JackpotQuestion>,
             form<JackpotAnswer>},
    Endpoint{"equity",
             Verb::post,
             "/api/equity",
             "What hands of poker are worth against each other",
             AskedBy::anybody,
             watched,
             form<EquityQuestion>,
             form<EquityAnswer>},
    Endpoint{"equity_games",
             Verb::get,
             "/api/equity",
             "The poker games whose equity can be asked for",
             AskedBy::anybody,
             {},
             nullptr,
             form<EquityGames>},
    Endpoint{"study_progress",
             Verb::get,
             "/api/study/progress",
             "How far a count is; whoever does not ask for ten seconds is taken to have left",
             AskedBy::anybody,
             watched,
             nullptr,
             form<StudyProgress>},
    Endpoint{"study_stop",
             Verb::post,
             "/api/study/stop",
             "Gives a count up",
             AskedBy::anybody,
             watched,
             nullptr,
             form<StudyProgress>},
};

}  // namespace

std::span<const Endpoint> endpoints() {
    return all_endpoints;
}

}  // namespace baize::screen
