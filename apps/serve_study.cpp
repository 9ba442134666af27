#include "apps/serve_study.h"

#include <chrono>
#include <deque>
#include <map>
#include <memory>
#include <utility>

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

// Answers that were given, by their question: most people look at the same games.
class Shelf {
  public:
    [[nodiscard]] server::Text find(const std::string& question) const {
        const auto found = answers_.find(question);
        return found == answers_.end() ? nullptr : found->second;
    }

    void put(const std::string& question, server::Text answer) {
        if (!answers_.emplace(question, std::move(answer)).second) return;
        order_.push_back(question);
        if (order_.size() <= most) return;
        answers_.erase(order_.front());
        order_.pop_front();
    }

  private:
    static constexpr std::size_t most = 256;
    std::map<std::string, server::Text> answers_{};
    std::deque<std::string> order_{};
};

class Study {
  public:
    Study(server::Elsewhere elsewhere, StudyClock now)
        : elsewhere_(std::move(elsewhere)), watch_(std::move(now)) {}

    [[nodiscard]] StudyWatch& watch() { return watch_; }

    // Read here, counted elsewhere, answered here.
    template <typename Question, typename Answer>
    void answer(StudyRefusal (*count)(const Question&, StudyCount&, Answer&),
                const Request& request,
                const Respond& respond) {
        const std::string& word = request.value("watch");
        if (word.size() > StudyWatch::word_most)
            return respond(problem(400, "not_read", "watch: the word is too long"));
        std::string complaint;
        const auto question = question_in<Question>(request, complaint);
        if (!question) return respond(problem(400, "not_read", complaint));
        const std::string asked = request.path + json_of(*question);
        if (const server::Text known = shelf_.find(asked)) {
            Response response;
            response.body = known;
            return respond(response);
        }
        const auto response = std::make_shared<Response>();
        const std::shared_ptr<StudyCount> counted = watch_.begin(word);
        const bool is_taken = elsewhere_(
            [count, counted, asked = *question, response] {
                *response = counted_out(count, asked, *counted);
            },
            [this, word, counted, asked, respond, response] {
                watch_.end(word, counted);
                if (response->status == 200) shelf_.put(asked, response->body);
                respond(*response);
            });
        if (is_taken) return;
        watch_.end(word, counted);
        respond(problem(503, "busy", "Others are counting: please ask again."));
    }

  private:
    template <typename Question, typename Answer>
    static Response counted_out(StudyRefusal (*count)(const Question&, StudyCount&, Answer&),
                                const Question& asked,
                                StudyCount& counted) {
        Answer answer;
        const auto begin = std::chrono::steady_clock::now();
        try {
            counted.go_on();
            if (const StudyRefusal refusal = count(asked, counted, answer))
                return problem(400, *refusal);
        } catch (const GivenUp&) {
            return problem(409, "given_up", "Nobody waited for this any more.");
        }
        set_time(answer, std::chrono::steady_clock::now() - begin);
        return server::json_response(json_of(answer));
    }

    server::Elsewhere elsewhere_;
    StudyWatch watch_;
    Shelf shelf_{};
};

// The same for everybody: written once.
template <typename Answer>
server::Handler always(const Answer& answer) {
    return [text = server::Text(std::make_shared<const std::string>(json_of(answer)))](
               const Request&, const Respond& respond) {
        Response response;
        response.body = text;
        response.cache = "max-age=300";
        respond(response);
    };
}

}  // namespace

void add_study_handlers(server::Router& router,
                        const server::Elsewhere& elsewhere,
                        const StudyClock& now) {
    router.add("rules", always(all_rules()));
    router.add("explain", [](const Request& request, const Respond& respond) {
        const auto explained = explain(request.value("id"));
        if (!explained)
            return respond(problem(404, "no_such_clause", "No book has such a clause."));
        Response response = server::json_response(json_of(*explained));
        response.cache = "max-age=300";
        respond(response);
    });
    router.add("analysed_games", always(analysis_games()));
    router.add("equity_games", always(equity_games()));
    const auto study = std::make_shared<Study>(elsewhere, now);
    router.add("analyse", [study](const Request& request, const Respond& respond) {
        study->answer(&answer_analysis, request, respond);
    });
    router.add("analyse_jackpot", [study](const Request& request, const Respond& respond) {
        study->answer(&answer_jackpot, request, respond);
    });
    router.add("equity", [study](const Request& request, const Respond& respond) {
        study->answer(&answer_equity, request, respond);
    });
    router.add("study_progress", [study](const Request& request, const Respond& respond) {
        respond(server::json_answer(study->watch().look(request.value("watch"))));
    });
    router.add("study_stop", [study](const Request& request, const Respond& respond) {
        study->watch().stop(request.value("watch"));
        respond(server::json_answer(study->watch().look(request.value("watch"))));
    });
}

}  // namespace baize
