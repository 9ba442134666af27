#include "server/api/export_handlers.h"

#include <array>
#include <charconv>
#include <mutex>
#include <set>
#include <utility>

#include "server/api/json_answer.h"
#include "service/history/history_export.h"
#include "service/history/round_row.h"

namespace baize::server {

namespace {

using history::ExportFormat;
using history::HistoryExport;
using history::PartFilter;

// The people whose file is being sent: a file may keep the history thread busy for minutes, in
// small parts, so each person has at most one. Used from every thread on which a file may end.
class PeopleServed {
  public:
    [[nodiscard]] bool begin(PersonId person) {
        const std::lock_guard lock(mutex_);
        return people_.insert(person).second;
    }

    void end(PersonId person) {
        const std::lock_guard lock(mutex_);
        people_.erase(person);
    }

  private:
    std::mutex mutex_;
    std::set<PersonId> people_{};
};

struct Exports {
    HistorySources sources;
    BackgroundExecutor background;
    PeopleServed served{};
};

// A number of at most 15 digits, which the router has checked; "": 0.
std::int64_t parameter(const Request& request, std::string_view name) {
    const std::string& text = request.value(name);
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::optional<history::Outcome> outcome_named(std::string_view name) {
    if (name.empty()) return history::Outcome::any;
    if (name == "won") return history::Outcome::won;
    if (name == "lost") return history::Outcome::lost;
    return name == "even" ? std::optional(history::Outcome::even) : std::nullopt;
}

// Returns nullopt, and fills in `refusal`, if the address names no game or no result.
std::optional<PartFilter> filter_of(const Request& request, Response& refusal) {
    PartFilter filter;
    const std::string& game = request.value("game");
    filter.game = game.empty() ? std::nullopt : game_named(game);
    if (!game.empty() && !filter.game) {
        refusal = problem(400, "no_such_game", "There is no game of this name.");
        return std::nullopt;
    }
    const auto outcome = outcome_named(request.value("result"));
    if (!outcome) {
        refusal = problem(400, "no_such_result", "The result is won, lost or even.");
        return std::nullopt;
    }
    filter.outcome = *outcome;
    filter.table = static_cast<house::TableId>(parameter(request, "table"));
    filter.least = Money::of_cents(parameter(request, "least"));
    filter.words = request.value("hand");
    filter.clause = request.value("clause");
    filter.from = Moment::of_microseconds(parameter(request, "from") * 1'000);
    if (const std::int64_t before = parameter(request, "before"); before != 0)
        filter.before = Moment::of_microseconds(before * 1'000);
    return filter;
}

struct ExportedFile {
    std::string_view media;
    std::string_view file;
};

ExportedFile file_of(ExportFormat format) {
    switch (format) {
        case ExportFormat::phhs: return {"text/plain; charset=utf-8", "baize-hands.phhs"};
        case ExportFormat::ohh: return {"application/json", "baize-hands.ohh"};
        case ExportFormat::text: return {"text/plain; charset=utf-8", "baize-hands.txt"};
        case ExportFormat::json: return {"application/jsonl", "baize-rounds.jsonl"};
    }
    __builtin_unreachable();
}

// One file on its way. The history thread makes each part when the client has taken the one before,
// so that other people's requests come between them.
class SentFile : public std::enable_shared_from_this<SentFile> {
  public:
    // REQUIRES: the person was entered in `served`.
    SentFile(std::shared_ptr<Exports> exports, PersonId person, HistoryExport rounds)
        : exports_(std::move(exports)), person_(person), rounds_(std::move(rounds)) {}

    SentFile(const SentFile&) = delete;
    SentFile& operator=(const SentFile&) = delete;

    ~SentFile() { end(); }

    void next(const std::function<void(BodyPart)>& done) {
        const auto part = std::make_shared<BodyPart>();
        const bool is_taken =
            exports_->background([self = shared_from_this(), part] { self->make(*part); },
                                 [self = shared_from_this(), part, done] {
                                     if (part->state != BodyPart::State::ready) self->end();
                                     done(std::move(*part));
                                 });
        if (!is_taken) done({.state = BodyPart::State::busy});
    }

  private:
    // The person may ask for the next file as soon as the last part is made, which may be before
    // the history thread lets go of this one.
    void end() {
        if (!std::exchange(has_ended_, true)) exports_->served.end(person_);
    }

    void make(BodyPart& part) {
        const HistorySources& sources = exports_->sources;
        if (!is_caught_up_) sources.catch_up();
        is_caught_up_ = true;
        part.state = BodyPart::State::broken;
        const auto store = sources.ledger();
        if (!store) return;
        std::string text;
        switch (rounds_.next(sources.archive, **store, *sources.keys, text)) {
            case HistoryExport::Progress::more: part.state = BodyPart::State::ready; break;
            case HistoryExport::Progress::done: part.state = BodyPart::State::last; break;
            case HistoryExport::Progress::unreadable: return;
        }
        part.text = std::make_shared<const std::string>(std::move(text));
    }

    std::shared_ptr<Exports> exports_;
    PersonId person_;
    HistoryExport rounds_;
    bool is_caught_up_ = false;
    bool has_ended_ = false;
};

Response answer(const std::shared_ptr<Exports>& exports, const Request& request) {
    const auto format = history::export_format(request.value("as"));
    if (!format) {
        return problem(
            400, "no_such_format", "All rounds are exported as phhs, ohh, text or json.");
    }
    Response response;
    auto filter = filter_of(request, response);
    if (!filter) return response;
    if (!exports->served.begin(request.person)) {
        return problem(429,
                       "export_running",
                       "Another export of yours is still being sent: please wait for its end.");
    }
    const auto file = std::make_shared<SentFile>(
        exports, request.person, HistoryExport(request.person, *format, *std::move(filter)));
    response.media = file_of(*format).media;
    response.file = file_of(*format).file;
    response.next_part = [file](const std::function<void(BodyPart)>& done) { file->next(done); };
    return response;
}

// Everything that is stored about a person, as one document.
constexpr std::size_t rounds_a_file = 20'000;

class AccountExports {
  public:
    AccountExports(RequestGuard& request_guard,
                   HistorySources sources,
                   BackgroundExecutor background)
        : request_guard_(request_guard),
          sources_(std::move(sources)),
          background_(std::move(background)) {}

    // The account is read on the main thread, the rounds on the history thread.
    void answer(const Request& request, const Respond& respond) {
        if (!request_guard_.take_export(request.person))
            return respond(problem(429,
                                   "too_many_exports",
                                   "You have just exported your data: please wait a minute."));
        const auto data = std::make_shared<views::OwnData>(request_guard_.own_data(request));
        const auto response = std::make_shared<Response>();
        const bool is_taken = background_(
            [this, data, response, person = request.person, before = request.value("before")] {
                add_rounds(*data, person, before);
                *response = json_answer(*data);
                response->file = "baize-account.json";
            },
            [respond, response] { respond(*response); });
        if (!is_taken) respond(problem(503, "busy", "Please try again in a moment."));
    }

  private:
    void add_rounds(views::OwnData& data, PersonId person, const std::string& before) {
        sources_.catch_up();
        history::Archive::Page page = sources_.archive.parts_of(person, before, rounds_a_file);
        for (const history::Part& part : page.parts)
            data.rounds.push_back(history::row_of(part));
        data.next = std::move(page.next);
    }

    RequestGuard& request_guard_;
    HistorySources sources_;
    BackgroundExecutor background_;
};

}  // namespace

void add_export_handlers(Router& router, HistorySources sources, BackgroundExecutor background) {
    const auto exports = std::make_shared<Exports>(std::move(sources), std::move(background));
    router.add("export_all", [exports](const Request& request, const Respond& respond) {
        respond(answer(exports, request));
    });
}

void add_account_export_handlers(Router& router,
                                 RequestGuard& request_guard,
                                 HistorySources sources,
                                 BackgroundExecutor background) {
    const auto exports =
        std::make_shared<AccountExports>(request_guard, std::move(sources), std::move(background));
    router.add("export_account", [exports](const Request& request, const Respond& respond) {
        exports->answer(request, respond);
    });
}

}  // namespace baize::server
