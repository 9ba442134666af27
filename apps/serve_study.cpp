#include "apps/serve_study.h"

#include <chrono>
#include <memory>

#include "apps/study_answers.h"
#include "apps/study_rules.h"
#include "contracts/json_line.h"
#include "server/json_answer.h"

namespace baize {

namespace {

using server::json_of;
using server::problem;
using server::Request;
using server::Respond;
using server::Response;

// The question in the body; nothing, and why in the complaint, where it is none.
template <typename Question>
std::optional<Question> question_in(const Request& request, std::string& complaint) {
    JsonLine line;
    Question question;
    if (line.read(request.body)) desk::read_json(line, line.root(), question);
    complaint = line.complaint();
    if (line.has_complaint()) return std::nullopt;
    return question;
}

template <typename Answer>
void set_time(Answer& answer, std::chrono::steady_clock::duration taken) {
    if constexpr (requires { answer.milliseconds; })
        answer.milliseconds.value = std::chrono::duration<double, std::milli>(taken).count();
}

// Read here, counted elsewhere, answered here.
template <typename Question, typename Answer>
server::Handler counting(const server::Elsewhere& elsewhere,
                         std::optional<std::string> (*count)(const Question&, Answer&)) {
    return [elsewhere, count](const Request& request, const Respond& respond) {
        std::string complaint;
        const auto question = question_in<Question>(request, complaint);
        if (!question) return respond(problem(400, "not_read", complaint));
        const auto response = std::make_shared<Response>();
        const bool is_taken = elsewhere(
            [count, asked = *question, response] {
                Answer answer;
                const auto begin = std::chrono::steady_clock::now();
                const std::optional<std::string> refusal = count(asked, answer);
                set_time(answer, std::chrono::steady_clock::now() - begin);
                *response = refusal ? problem(400, "not_answered", *refusal)
                                    : server::json_response(json_of(answer));
            },
            [respond, response] { respond(*response); });
        if (!is_taken) respond(problem(503, "busy", "Others are counting: please ask again."));
    };
}

}  // namespace

void add_study_handlers(server::Router& router, const server::Elsewhere& elsewhere) {
    // Always the same: written once.
    const auto rules = std::make_shared<const std::string>(json_of(all_rules()));
    router.add("rules", [rules](const Request&, const Respond& respond) {
        Response response;
        response.body = rules;
        response.cache = "max-age=300";
        respond(response);
    });
    router.add("explain", [](const Request& request, const Respond& respond) {
        const auto explained = explain(request.value("id"));
        if (!explained)
            return respond(problem(404, "no_such_clause", "No book has such a clause."));
        Response response = server::json_response(json_of(*explained));
        response.cache = "max-age=300";
        respond(response);
    });
    const auto games = std::make_shared<const std::string>(json_of(analysis_games()));
    router.add("analysed_games", [games](const Request&, const Respond& respond) {
        Response response;
        response.body = games;
        response.cache = "max-age=300";
        respond(response);
    });
    router.add("analyse", counting(elsewhere, &answer_analysis));
    router.add("analyse_jackpot", counting(elsewhere, &answer_jackpot));
    router.add("equity", counting(elsewhere, &answer_equity));
}

}  // namespace baize
