#include "server/api/analysis_handlers.h"

#include <chrono>
#include <deque>
#include <map>
#include <memory>
#include <type_traits>
#include <utility>

#include <fmt/format.h>

#include "formats/json/json_line.h"
#include "server/api/json_answer.h"
#include "service/study/study_answers.h"
#include "service/study/study_rules.h"
#include "service/training/training_answers.h"

namespace baize {

namespace {

using server::json_of;
using server::problem;
using server::Request;
using server::Respond;
using server::Response;

// Parses the request body. Returns nullopt and sets the error message if it is invalid.
template <typename Question>
std::optional<Question> question_in(const Request& request, std::string& error_text) {
    JsonLine line;
    Question question;
    if (line.read(request.body)) codec::read_json(line, line.root(), question);
    error_text = line.error_text();
    if (line.has_error()) return std::nullopt;
    return question;
}

template <typename Answer>
void set_time(Answer& answer, std::chrono::steady_clock::duration taken) {
    if constexpr (requires { answer.milliseconds; })
        answer.milliseconds.value = std::chrono::duration<double, std::milli>(taken).count();
}

// A cache of responses by question, since most people study the same games. The oldest entries are
// dropped when the cache exceeds its memory limit.
class ResponseCache {
  public:
    explicit ResponseCache(std::size_t most) : most_(most) {}

    [[nodiscard]] server::Text find(const std::string& question) const {
        const auto found = answers_.find(question);
        return found == answers_.end() ? nullptr : found->second;
    }

    void put(const std::string& question, server::Text answer) {
        const std::size_t bytes = bytes_of(question, *answer);
        if (bytes > most_ || !answers_.emplace(question, std::move(answer)).second) return;
        order_.push_back(question);
        bytes_ += bytes;
        while (bytes_ > most_)
            forget_oldest();
    }

  private:
    static constexpr std::size_t beside = 256;  // overhead of an entry in bytes, roughly

    static std::size_t bytes_of(const std::string& question, const std::string& answer) {
        return 2 * question.size() + answer.size() + beside;
    }

    void forget_oldest() {
        const auto oldest = answers_.find(order_.front());
        bytes_ -= bytes_of(oldest->first, *oldest->second);
        answers_.erase(oldest);
        order_.pop_front();
    }

    std::size_t most_;
    std::size_t bytes_ = 0;
    std::map<std::string, server::Text> answers_{};
    std::deque<std::string> order_{};
};

Response cancelled_response() {
    return problem(409, "cancelled", "The computation was cancelled.");
}

Response refused(const server::JobRefusal& why) {
    Response response;
    switch (why.reason) {
        case server::JobRefusalReason::too_expensive:
            return problem(
                400,
                "too_expensive",
                "This computation takes too long on the server: narrow it (fewer hands, narrower "
                "ranges, a board), or run baize equity on your own machine.");
        case server::JobRefusalReason::too_many:
            response = problem(429,
                               "too_many_jobs",
                               "Your other requests are still being computed: wait for one of "
                               "them or stop it, then try again.");
            break;
        case server::JobRefusalReason::over_budget:
            response =
                problem(429,
                        "time_budget_exceeded",
                        fmt::format("Your computing time is used up for now: try again in {} "
                                    "seconds, or run baize on your own machine.",
                                    why.seconds));
            break;
        case server::JobRefusalReason::queue_full:
            response = problem(503,
                               "busy",
                               fmt::format("The server is busy with other computations: try again "
                                           "in {} seconds.",
                                           why.seconds));
            break;
    }
    response.retry_after = why.seconds;
    return response;
}

template <typename Answer, typename Question>
Span cost_for(const Question& question, AnalysisJob& count) {
    if constexpr (std::is_same_v<Answer, views::AnalysisReport>) {
        return cost_of_report(question);
    } else {
        return cost_of(question, count);
    }
}

class AnalysisHandlers {
  public:
    AnalysisHandlers(server::JobQueue& queue, const JobClock& now)
        : queue_(queue),
          watch_(now, queue.limits().matchup_bytes),
          cache_(queue.limits().cache_bytes) {}

    [[nodiscard]] JobRegistry& watch() { return watch_; }

    // Parses the question and responds on the main thread; the cost is estimated and the answer
    // computed on worker threads.
    template <typename Question, typename Answer>
    void answer(AnswerError (*count)(const Question&, AnalysisJob&, Answer&),
                const Request& request,
                const Respond& respond) {
        const std::string& job_id = request.value("watch");
        if (job_id.size() > JobRegistry::job_id_max)
            return respond(problem(400, "invalid_request", "watch: the id is too long"));
        std::string error_text;
        const auto question = question_in<Question>(request, error_text);
        if (!question) return respond(problem(400, "invalid_request", error_text));
        const std::string asked = request.path + json_of(*question);
        if (const server::Text known = cache_.find(asked)) {
            Response response;
            response.body = known;
            return respond(response);
        }
        const auto pending = std::make_shared<PendingQuestion>();
        pending->client = {request.address, request.person};
        pending->job_id = job_id;
        pending->question = asked;
        pending->respond = respond;
        pending->count = watch_.begin(job_id);
        if (request.disconnect_signal) {
            request.disconnect_signal->on_disconnect([this, gone = std::weak_ptr(pending)] {
                if (const auto left = gone.lock()) leave(left);
            });
        }
        estimate_cost(pending, *question, count);
    }

  private:
    // A question, from its arrival to its response.
    struct PendingQuestion {
        server::JobClient client{};
        std::string job_id{};
        std::string question{};
        Respond respond{};
        std::shared_ptr<AnalysisJob> count{};
        std::optional<server::JobId> id{};  // of its job in the queue
        bool is_over = false;
    };

    // The result of a worker thread, which shares no other object with the main thread except the
    // AnalysisJob.
    struct JobResult {
        std::optional<Span> cost{};  // nullopt: cancelled during the estimate
        Response response{};
    };

    using PendingPtr = std::shared_ptr<PendingQuestion>;

    static constexpr Span estimate_time = Span::of_microseconds(20'000);

    template <typename Question, typename Answer>
    void estimate_cost(const PendingPtr& pending,
                       const Question& question,
                       AnswerError (*count)(const Question&, AnalysisJob&, Answer&)) {
        const auto result = std::make_shared<JobResult>();
        queue(
            pending,
            estimate_time,
            [result, question, counted = pending->count] {
                try {
                    counted->throw_if_cancelled();
                    result->cost = cost_for<Answer>(question, *counted);
                } catch (const JobCancelled&) {
                }
            },
            [this, pending, result, question, count] {
                if (!result->cost || pending->count->is_stopped())
                    return finish(pending, cancelled_response());
                compute(pending, result, question, count);
            });
    }

    template <typename Question, typename Answer>
    void compute(const PendingPtr& pending,
                 const std::shared_ptr<JobResult>& result,
                 const Question& question,
                 AnswerError (*count)(const Question&, AnalysisJob&, Answer&)) {
        queue(
            pending,
            *result->cost,
            [result, question, count, counted = pending->count] {
                result->response = computed(count, question, *counted);
            },
            [this, pending, result] {
                if (result->response.status == 200)
                    cache_.put(pending->question, result->response.body);
                finish(pending, result->response);
            });
    }

    void queue(const PendingPtr& pending,
               Span cost,
               std::function<void()> work,
               std::function<void()> done) {
        pending->id.reset();
        const auto added = queue_.add(
            {.client = pending->client,
             .cost = cost,
             .work = std::move(work),
             .done = std::move(done),
             .stop = [count = pending->count] { count->stop(); },
             .on_displaced = [this, pending] { finish(pending, refused(server::JobRefusal{})); }});
        if (const auto* const refusal = std::get_if<server::JobRefusal>(&added))
            return finish(pending, refused(*refusal));
        if (!pending->is_over && !pending->id) pending->id = std::get<server::JobId>(added);
    }

    void finish(const PendingPtr& pending, const Response& response) {
        if (std::exchange(pending->is_over, true)) return;
        watch_.end(pending->job_id, pending->count);
        pending->respond(response);
    }

    void leave(const PendingPtr& pending) {
        pending->count->stop();
        if (pending->id && queue_.cancel(*pending->id)) finish(pending, cancelled_response());
    }

    template <typename Question, typename Answer>
    static Response computed(AnswerError (*count)(const Question&, AnalysisJob&, Answer&),
                             const Question& asked,
                             AnalysisJob& counted) {
        Answer answer;
        const auto begin = std::chrono::steady_clock::now();
        try {
            counted.throw_if_cancelled();
            if (const AnswerError refusal = count(asked, counted, answer))
                return problem(400, *refusal);
        } catch (const JobCancelled&) {
            return cancelled_response();
        }
        set_time(answer, std::chrono::steady_clock::now() - begin);
        return server::json_response(json_of(answer));
    }

    server::JobQueue& queue_;
    JobRegistry watch_;
    ResponseCache cache_;
};

// A handler whose response never changes: it is written once.
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

void add_analysis_handlers(server::Router& router, server::JobQueue& queue, const JobClock& now) {
    router.add("rules", always(all_rules()));
    router.add("explain", [](const Request& request, const Respond& respond) {
        const auto explained = explain(request.value("id"));
        if (!explained) return respond(problem(404, "no_such_clause", "There is no such clause."));
        Response response = server::json_response(json_of(*explained));
        response.cache = "max-age=300";
        respond(response);
    });
    router.add("analysed_games", always(analysis_games()));
    router.add("equity_games", always(equity_games()));
    const auto study = std::make_shared<AnalysisHandlers>(queue, now);
    router.add("analyse", [study](const Request& request, const Respond& respond) {
        study->answer(&answer_analysis, request, respond);
    });
    router.add("analysis_report", [study](const Request& request, const Respond& respond) {
        study->answer(&answer_report, request, respond);
    });
    router.add("analyse_jackpot", [study](const Request& request, const Respond& respond) {
        study->answer(&answer_jackpot, request, respond);
    });
    router.add("equity", [study](const Request& request, const Respond& respond) {
        study->answer(&answer_equity, request, respond);
    });
    router.add("training_games", always(training_games()));
    router.add("training", [study](const Request& request, const Respond& respond) {
        study->answer(&answer_training, request, respond);
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
