#include "server/api/serve_study.h"

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

namespace baize {

namespace {

using server::json_of;
using server::problem;
using server::Request;
using server::Respond;
using server::Response;

// Parses the request body. Returns nullopt and sets `complaint` to the error message if it is
// invalid.
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

// A cache of responses by question, since most people study the same games. The oldest entries are
// dropped when the cache exceeds its memory limit.
class Shelf {
  public:
    explicit Shelf(std::size_t most) : most_(most) {}

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

Response given_up() {
    return problem(409, "given_up", "The computation was cancelled.");
}

Response refused(const server::CountRefusal& why) {
    Response response;
    switch (why.reason) {
        case server::CountReason::too_dear:
            return problem(
                400,
                "too_long",
                "This computation takes too long on the server: narrow it (fewer hands, narrower "
                "ranges, a board), or run baize equity on your own machine.");
        case server::CountReason::too_many:
            response = problem(429,
                               "too_many_counts",
                               "Your other requests are still being computed: wait for one of "
                               "them or stop it, then try again.");
            break;
        case server::CountReason::over_budget:
            response =
                problem(429,
                        "count_budget",
                        fmt::format("Your computing time is used up for now: try again in {} "
                                    "seconds, or run baize on your own machine.",
                                    why.seconds));
            break;
        case server::CountReason::queue_full:
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
Span cost_for(const Question& question, StudyCount& count) {
    if constexpr (std::is_same_v<Answer, screen::AnalysisReport>) {
        return cost_of_report(question);
    } else {
        return cost_of(question, count);
    }
}

class Study {
  public:
    Study(server::CountQueue& queue, const StudyClock& now)
        : queue_(queue),
          watch_(now, queue.limits().matchup_bytes),
          shelf_(queue.limits().kept_bytes) {}

    [[nodiscard]] StudyWatch& watch() { return watch_; }

    // Parses the question and responds on the main thread; the cost is estimated and the answer
    // computed on counting threads.
    template <typename Question, typename Answer>
    void answer(StudyRefusal (*count)(const Question&, StudyCount&, Answer&),
                const Request& request,
                const Respond& respond) {
        const std::string& word = request.value("watch");
        if (word.size() > StudyWatch::word_most)
            return respond(problem(400, "not_read", "watch: the id is too long"));
        std::string complaint;
        const auto question = question_in<Question>(request, complaint);
        if (!question) return respond(problem(400, "not_read", complaint));
        const std::string asked = request.path + json_of(*question);
        if (const server::Text known = shelf_.find(asked)) {
            Response response;
            response.body = known;
            return respond(response);
        }
        const auto asking = std::make_shared<Asking>();
        asking->asker = {request.address, request.person};
        asking->word = word;
        asking->question = asked;
        asking->respond = respond;
        asking->count = watch_.begin(word);
        if (request.departure) {
            request.departure->when_gone([this, gone = std::weak_ptr(asking)] {
                if (const auto left = gone.lock()) leave(left);
            });
        }
        weigh(asking, *question, count);
    }

  private:
    // A question, from its arrival to its response.
    struct Asking {
        server::CountAsker asker{};
        std::string word{};
        std::string question{};
        Respond respond{};
        std::shared_ptr<StudyCount> count{};
        std::optional<server::CountId> id{};  // of its job in the queue
        bool is_over = false;
    };

    // The result of a counting thread, which shares no other object with the main thread except the
    // StudyCount.
    struct Outcome {
        std::optional<Span> cost{};  // nullopt: cancelled during the estimate
        Response response{};
    };

    using Asked = std::shared_ptr<Asking>;

    static constexpr Span weighing = Span::of_microseconds(20'000);

    template <typename Question, typename Answer>
    void weigh(const Asked& asking,
               const Question& question,
               StudyRefusal (*count)(const Question&, StudyCount&, Answer&)) {
        const auto outcome = std::make_shared<Outcome>();
        queue(
            asking,
            weighing,
            [outcome, question, counted = asking->count] {
                try {
                    counted->go_on();
                    outcome->cost = cost_for<Answer>(question, *counted);
                } catch (const GivenUp&) {
                }
            },
            [this, asking, outcome, question, count] {
                if (!outcome->cost || asking->count->is_stopped())
                    return finish(asking, given_up());
                count_out(asking, outcome, question, count);
            });
    }

    template <typename Question, typename Answer>
    void count_out(const Asked& asking,
                   const std::shared_ptr<Outcome>& outcome,
                   const Question& question,
                   StudyRefusal (*count)(const Question&, StudyCount&, Answer&)) {
        queue(
            asking,
            *outcome->cost,
            [outcome, question, count, counted = asking->count] {
                outcome->response = counted_out(count, question, *counted);
            },
            [this, asking, outcome] {
                if (outcome->response.status == 200)
                    shelf_.put(asking->question, outcome->response.body);
                finish(asking, outcome->response);
            });
    }

    void queue(const Asked& asking,
               Span cost,
               std::function<void()> work,
               std::function<void()> done) {
        asking->id.reset();
        const auto added = queue_.add(
            {.asker = asking->asker,
             .cost = cost,
             .work = std::move(work),
             .done = std::move(done),
             .stop = [count = asking->count] { count->stop(); },
             .on_displaced = [this, asking] { finish(asking, refused(server::CountRefusal{})); }});
        if (const auto* const refusal = std::get_if<server::CountRefusal>(&added))
            return finish(asking, refused(*refusal));
        if (!asking->is_over && !asking->id) asking->id = std::get<server::CountId>(added);
    }

    void finish(const Asked& asking, const Response& response) {
        if (std::exchange(asking->is_over, true)) return;
        watch_.end(asking->word, asking->count);
        asking->respond(response);
    }

    void leave(const Asked& asking) {
        asking->count->stop();
        if (asking->id && queue_.cancel(*asking->id)) finish(asking, given_up());
    }

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
            return given_up();
        }
        set_time(answer, std::chrono::steady_clock::now() - begin);
        return server::json_response(json_of(answer));
    }

    server::CountQueue& queue_;
    StudyWatch watch_;
    Shelf shelf_;
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

void add_study_handlers(server::Router& router, server::CountQueue& queue, const StudyClock& now) {
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
    const auto study = std::make_shared<Study>(queue, now);
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
    router.add("study_progress", [study](const Request& request, const Respond& respond) {
        respond(server::json_answer(study->watch().look(request.value("watch"))));
    });
    router.add("study_stop", [study](const Request& request, const Respond& respond) {
        study->watch().stop(request.value("watch"));
        respond(server::json_answer(study->watch().look(request.value("watch"))));
    });
}

}  // namespace baize
