#include "server/api/export_handlers.h"

#include <array>
#include <charconv>
#include <mutex>
#include <set>
#include <utility>

#include "service/history/history_export.h"

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

}  // namespace

void add_export_handlers(Router& router, HistorySources sources, BackgroundExecutor background) {
    const auto exports = std::make_shared<Exports>(std::move(sources), std::move(background));
    router.add("export_all", [exports](const Request& request, const Respond& respond) {
        respond(answer(exports, request));
    });
}

}  // namespace baize::server
