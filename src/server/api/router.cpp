#include "server/api/router.h"

#include <algorithm>
#include <optional>

#include "engine/core/check.h"

namespace baize::server {

namespace {

using views::Endpoint;

// Removes the first segment of a path and returns it.
std::string_view take_part(std::string_view& path) {
    if (!path.empty() && path.front() == '/') path.remove_prefix(1);
    const std::size_t end = std::min(path.find('/'), path.size());
    const std::string_view part = path.substr(0, end);
    path.remove_prefix(end);
    return part;
}

// Returns the path parameters, or nullopt if the path does not match the endpoint's pattern.
std::optional<std::map<std::string, std::string>> match(std::string_view pattern,
                                                        std::string_view path) {
    std::map<std::string, std::string> places;
    while (!pattern.empty() || !path.empty()) {
        const std::string_view wanted = take_part(pattern);
        const std::string_view found = take_part(path);
        if (wanted.starts_with('{') && !found.empty()) {
            places[std::string(wanted.substr(1, wanted.size() - 2))] = found;
        } else if (wanted != found) {
            return std::nullopt;
        }
    }
    return places;
}

bool are_numbers(const Endpoint& endpoint, const Request& request) {
    return std::all_of(
        endpoint.parameters.begin(), endpoint.parameters.end(), [&](const views::Parameter& one) {
            const std::string& value = request.value(one.name);
            if (!one.is_number || value.empty()) return true;
            const bool is_short = value.size() <= 15;
            return is_short && value.find_first_not_of("0123456789") == std::string::npos;
        });
}

}  // namespace

void Router::add(std::string_view name, Handler handler) {
    const auto all = views::endpoints();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Endpoint& one) { return one.name == name; });
    BAIZE_CHECK(found != all.end());
    handlers_[found->name] = std::move(handler);
}

void Router::answer(Request request, const Respond& respond) const {
    bool is_path = false;
    for (const Endpoint& endpoint : views::endpoints()) {
        const auto places = match(endpoint.path, request.path);
        if (!places) continue;
        is_path = true;
        if ((endpoint.verb == views::Verb::post) != request.is_post) continue;
        for (const auto& [name, value] : *places)
            request.values[name] = value;
        if (!are_numbers(endpoint, request))
            return respond(problem(
                400,
                "not_a_number",
                "A parameter of this address must be a whole number of at most 15 digits."));
        if (endpoint.asked_by == views::AskedBy::person && request.person == 0)
            return respond(problem(401, "not_signed_in", "Please sign in first."));
        const auto handler = handlers_.find(endpoint.name);
        if (handler == handlers_.end())
            return respond(
                problem(501, "not_implemented", "This server does not offer this endpoint."));
        return handler->second(request, respond);
    }
    if (is_path)
        return respond(
            problem(405, "method_not_allowed", "This path does not accept this method."));
    respond(problem(404, "not_found", "There is nothing at this address."));
}

}  // namespace baize::server
