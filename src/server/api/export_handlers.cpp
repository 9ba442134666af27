#include "server/api/export_handlers.h"

#include "server/api/json_answer.h"

namespace baize::server {

namespace {

constexpr std::size_t rounds_a_file = 20'000;

class Exports {
  public:
    Exports(RequestGuard& request_guard, HistorySources sources, BackgroundExecutor background)
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
            data.rounds.push_back(row_of(part));
        data.next = std::move(page.next);
    }

    RequestGuard& request_guard_;
    HistorySources sources_;
    BackgroundExecutor background_;
};

}  // namespace

void add_export_handlers(Router& router,
                         RequestGuard& request_guard,
                         HistorySources sources,
                         BackgroundExecutor background) {
    const auto exports =
        std::make_shared<Exports>(request_guard, std::move(sources), std::move(background));
    router.add("export_account", [exports](const Request& request, const Respond& respond) {
        exports->answer(request, respond);
    });
}

}  // namespace baize::server
