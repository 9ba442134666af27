// The progress of a person at drills, which is kept with the account.
#include "server/api/account_requests.h"
#include "server/api/request_guard.h"

namespace baize::server {

namespace {

constexpr std::size_t attempts_max = 400;
constexpr std::size_t repeats_max = 400;

}  // namespace

void RequestGuard::add_training_record_handlers() {
    router_.add("training_record", [this](const Request& request, const Respond& respond) {
        respond(json_answer(training_record(request.person)));
    });
    router_.add("keep_training", [this](const Request& request, const Respond& respond) {
        keep_training(request, respond);
    });
}

views::TrainingRecord RequestGuard::training_record(PersonId person) {
    views::TrainingRecord record;
    for (const std::string& text : accounts_.training_of(person)) {
        JsonLine line;
        views::TrainingProgress progress;
        if (line.read(text)) codec::read_json(line, line.root(), progress);
        if (!line.has_error()) record.games.push_back(std::move(progress));
    }
    return record;
}

void RequestGuard::keep_training(const Request& request, const Respond& respond) {
    const auto progress = form_in<views::TrainingProgress>(request, respond);
    if (!progress) return;
    if (!game_named(progress->game)) {
        return respond(
            problem(400, "invalid_request", "game: " + no_such_game(progress->game, game_names())));
    }
    if (progress->attempts.size() > attempts_max || progress->repeats.size() > repeats_max)
        return respond(problem(400, "invalid_request", "attempts: at most 400 are kept"));
    if (!accounts_.keep_training(request.person, progress->game, json_of(*progress)))
        return respond(too_busy());
    respond(json_answer(*progress));
}

}  // namespace baize::server
