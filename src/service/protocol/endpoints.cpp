#include "service/protocol/endpoints.h"

#include <array>
#include <vector>

#include "service/codec/json.h"
#include "service/history/history_view.h"
#include "service/lobby/lobby_view.h"
#include "service/proof/deal_proof.h"
#include "service/protocol/analysis_forms.h"
#include "service/protocol/endpoint_lists.h"
#include "service/protocol/equity_forms.h"
#include "service/protocol/rules_view.h"
#include "service/protocol/training_forms.h"

namespace baize::views {

namespace {

constexpr std::array<Parameter, 2> round_path{{
    {"table", "The number of the table.", true},
    {"round", "The number of the round or hand at that table.", true},
}};
constexpr std::array<Parameter, 3> shared_round{{
    round_path[0],
    round_path[1],
    {"key", "The key of a shared link: shows what the person who shared it saw."},
}};
constexpr std::array<Parameter, 4> exported_round{{
    round_path[0],
    round_path[1],
    {"as", "The format: json, phh, ohh or text."},
    shared_round[2],
}};
constexpr std::array<Parameter, 9> exported_rounds{{
    {"as", "The format: phhs, ohh, text or json."},
    {"game", "Only rounds of this game, such as omaha_hilo."},
    {"table", "Only rounds of the table with this number.", true},
    {"from",
     "Only rounds that ended at this time or later, in milliseconds since the first of January "
     "1970 UTC.",
     true},
    {"before", "Only rounds that ended before this time, in milliseconds as above.", true},
    {"result", "Only rounds that were won, lost or even."},
    {"least", "Only rounds that won or lost at least this much, in cents.", true},
    {"hand", "Only rounds whose hand has these words in its name."},
    {"clause", "Only rounds that a clause decided that begins so."},
}};
constexpr std::array<Parameter, 2> list_page{{
    {"before", "The `next` of the page before; left out for the first page."},
    {"limit", "The maximum number of rounds on the page, up to 50.", true},
}};
constexpr std::array<Parameter, 1> watched{
    {{"watch",
      "A name chosen by the client, up to 40 letters, under which it asks for progress."}}};
constexpr std::array<Parameter, 1> clause_asked{
    {{"id", "A clause such as \"TCP 5.6.1(b)\", or an interpretation such as \"I-12\"."}}};

constexpr std::array<Failure, 5> any_request{{
    {400, "The request cannot be read; the text names the field that is wrong."},
    {403, "The request comes from a page of another site."},
    {421, "The server does not answer under this host name."},
    {429, "Too many requests from this address, or too many that are unanswered."},
    {503, "The server is too busy; the same request may succeed in a moment."},
}};
constexpr std::array<Failure, 1> reading{{{503, "The history cannot be read at the moment."}}};
constexpr std::array<Failure, 2> finding{{
    {404, "There is no such round, or nothing of it may be shown yet."},
    {503, "The ledger cannot be read at the moment."},
}};
constexpr std::array<Failure, 3> exporting{{
    {400, "The format does not exist, or is for poker only."},
    finding[0],
    finding[1],
}};
constexpr std::array<Failure, 2> exporting_all{{
    {400, "There is no such format, game or result."},
    {429, "Another export of the same person is still being sent."},
}};
constexpr std::array<Failure, 1> explaining{{{404, "There is no such clause or interpretation."}}};
constexpr std::array<Failure, 4> counting{{
    {400, "The question is wrong, or takes too long here; the text names the field."},
    {409, "The computation was cancelled."},
    {429, "The computations of this address use their whole share of time."},
    {503, "The queue of computations is full."},
}};

constexpr std::array other_endpoints{
    Endpoint{.name = "lobby",
             .path = "/api/lobby",
             .summary = "Tables and jackpots",
             .details =
                 "Lists all open tables and jackpots as a bystander sees them. Clients that stay "
                 "watch the lobby over the WebSocket instead.",
             .answer = "All tables and jackpots.",
             .response = form<LobbyShown>},
    Endpoint{.name = "rounds",
             .path = "/api/rounds",
             .summary = "My rounds and hands",
             .details =
                 "Lists rounds of house games and hands of poker that the person took part in, "
                 "newest first, page by page.",
             .answer = "One page of the list, and where the next one begins.",
             .asked_by = AskedBy::person,
             .parameters = list_page,
             .failures = reading,
             .response = form<RoundList>},
    Endpoint{.name = "replay",
             .path = "/api/rounds/{table}/{round}",
             .summary = "A round, step by step",
             .details =
                 "Shows every step of a finished round with its clause. Cards are shown as the "
                 "viewer saw them: the person of the session, the person who shared the link, or a "
                 "bystander.",
             .answer = "The round from its first step to its last.",
             .parameters = shared_round,
             .failures = finding,
             .response = form<Replay>},
    Endpoint{.name = "proof",
             .path = "/api/rounds/{table}/{round}/proof",
             .summary = "Proof of the cards of a round",
             .details =
                 "Returns what is needed to check that the cards shown were those of the deck to "
                 "which the house was committed before the round (docs/formats/fairness.md). "
                 "Rounds dealt by a human dealer have no commitment.",
             .answer = "The deck commitment, the cards that were shown and the proof of each.",
             .parameters = shared_round,
             .failures = finding,
             .response = form<codec::DealProof>},
    Endpoint{.name = "export",
             .path = "/api/rounds/{table}/{round}/export",
             .summary = "A round as a file",
             .details =
                 "Returns a round as JSON, or a hand of poker as PHH, Open Hand History or the "
                 "plain text of hand trackers (docs/formats/hand-histories.md).",
             .answer = "The round in the format that was asked for.",
             .parameters = exported_round,
             .failures = exporting,
             .media = "text/plain"},
    Endpoint{
        .name = "export_all",
        .path = "/api/rounds/export",
        .summary = "All rounds as one file",
        .details =
            "Sends all of the person's hands of poker as one file, the oldest first: PHH with "
            "many hands (phhs), Open Hand History (ohh, one object a hand, blank lines "
            "between), or the plain text of hand trackers (text). As json it sends rounds of "
            "all games, one line each, as the export of one round. The file is made while it "
            "is sent, so it has no length beforehand, and a file that breaks off has no last "
            "chunk; rounds that end meanwhile are not in it. A person has one such export at a "
            "time.",
        .answer = "The rounds in the format that was asked for.",
        .asked_by = AskedBy::person,
        .parameters = exported_rounds,
        .failures = exporting_all,
        .media = "text/plain"},
    Endpoint{.name = "share",
             .verb = Verb::post,
             .path = "/api/rounds/{table}/{round}/share",
             .summary = "Share a round",
             .details =
                 "Makes a link under which anyone sees the round as the person of the session saw "
                 "it.",
             .answer = "The path of the replay, with the key of the link in it.",
             .asked_by = AskedBy::person,
             .parameters = round_path,
             .failures = finding,
             .response = form<ShareLink>},
    Endpoint{.name = "rules",
             .path = "/api/rules",
             .summary = "The rules by clause",
             .details =
                 "Lists every clause of the five rulebooks with its duty in our words and how it "
                 "is tested, and the register of interpretations.",
             .answer = "All clauses and interpretations.",
             .response = form<RulesShown>},
    Endpoint{.name = "explain",
             .path = "/api/rules/explain",
             .summary = "One clause or interpretation",
             .details = "Explains one clause or interpretation, such as those that responses cite.",
             .answer = "The clause or interpretation in words.",
             .parameters = clause_asked,
             .failures = explaining,
             .response = form<Explained>},
    Endpoint{.name = "analysed_games",
             .path = "/api/analysis",
             .summary = "Games that can be analysed",
             .details =
                 "Lists the games that have exact figures, with the pay tables and settings that "
                 "can be chosen.",
             .answer = "The games and their choices.",
             .response = form<AnalysisGames>},
    Endpoint{.name = "analyse",
             .verb = Verb::post,
             .path = "/api/analysis",
             .summary = "Exact figures of a game",
             .details =
                 "Computes house edge, deviation and best play of a game against the house, by "
                 "counting all deals. Long computations run in the background: ask for their "
                 "progress with the same `watch`.",
             .answer = "Exact figures of each wager.",
             .parameters = watched,
             .failures = counting,
             .request = form<AnalysisQuestion>,
             .response = form<AnalysisAnswer>},
    Endpoint{.name = "analysis_report",
             .verb = Verb::post,
             .path = "/api/analysis/report",
             .summary = "Exact figures as a page to print",
             .details =
                 "Computes the same figures as `analyse` and writes the report for regulators "
                 "without its simulation.",
             .answer = "A self-contained page.",
             .parameters = watched,
             .failures = counting,
             .request = form<AnalysisQuestion>,
             .response = form<AnalysisReport>},
    Endpoint{.name = "analyse_jackpot",
             .verb = Verb::post,
             .path = "/api/analysis/jackpot",
             .summary = "Return of a jackpot wager",
             .details =
                 "Computes what a jackpot wager returns: the fixed part, the part that grows with "
                 "the meter or level, and the amount at which the wager breaks even.",
             .answer = "The return of each jackpot wager.",
             .parameters = watched,
             .failures = counting,
             .request = form<JackpotQuestion>,
             .response = form<JackpotAnswer>},
    Endpoint{.name = "equity",
             .verb = Verb::post,
             .path = "/api/equity",
             .summary = "Equity of poker hands",
             .details =
                 "Computes what hands or ranges are worth against each other, in any of the seven "
                 "poker games. Counts all deals where there is time for it and samples otherwise; "
                 "`is_exact` tells which.",
             .answer = "The equity of each hand.",
             .parameters = watched,
             .failures = counting,
             .request = form<EquityQuestion>,
             .response = form<EquityAnswer>},
    Endpoint{.name = "equity_games",
             .path = "/api/equity",
             .summary = "Games for equity",
             .details =
                 "Lists the poker games for which equities can be computed, and how many hands and "
                 "cards each takes.",
             .answer = "The games and their limits.",
             .response = form<EquityGames>},
    Endpoint{.name = "training",
             .verb = Verb::post,
             .path = "/api/training",
             .summary = "A decision to practise",
             .details =
                 "Deals a decision whose two best choices are close, from a seed, and values every "
                 "choice: exactly at the games against the house; at poker as the share of the pot "
                 "against any cards of a rival who is all in.",
             .answer = "The cards, and the value of each choice.",
             .parameters = watched,
             .failures = counting,
             .request = form<TrainingQuestion>,
             .response = form<TrainingAnswer>},
    Endpoint{.name = "training_games",
             .path = "/api/training",
             .summary = "Games for training",
             .details = "Lists the games whose decisions can be practised, with the boards at "
                        "which they have decisions.",
             .answer = "The games.",
             .response = form<TrainingGames>},
    Endpoint{.name = "study_progress",
             .path = "/api/study/progress",
             .summary = "Progress of a computation",
             .details =
                 "Tells how far a long computation is. A computation whose client does not ask for "
                 "ten seconds is cancelled.",
             .answer = "The share of the computation that is done.",
             .parameters = watched,
             .response = form<StudyProgress>},
    Endpoint{.name = "study_stop",
             .verb = Verb::post,
             .path = "/api/study/stop",
             .summary = "Cancel a computation",
             .details =
                 "Cancels the computation with this `watch`. Its request is answered with an "
                 "error.",
             .answer = "The progress at the end.",
             .parameters = watched,
             .response = form<StudyProgress>},
};

}  // namespace

std::span<const Endpoint> endpoints() {
    static const std::vector<Endpoint> all = [] {
        const auto accounts = account_endpoints();
        std::vector<Endpoint> list(accounts.begin(), accounts.end());
        list.insert(list.end(), other_endpoints.begin(), other_endpoints.end());
        return list;
    }();
    return all;
}

std::span<const Failure> common_failures() {
    return any_request;
}

}  // namespace baize::views
