#include "server/api/reception.h"

#include <algorithm>

#include <fmt/format.h>

#include "server/api/json_answer.h"
#include "server/net/caller.h"

namespace baize::server {

namespace {

bool is_loopback(std::string_view address) {
    return address.starts_with("127.") || address == "::1";
}

Response too_many_requests() {
    return problem(429, "too_many_requests", "Too many requests: please wait a moment.");
}

}  // namespace

Reception::Reception(Hall& hall,
                     Accounts& accounts,
                     Router& router,
                     const Pages* pages,
                     const Log& log,
                     Clock clock,
                     Elsewhere elsewhere,
                     ReceptionSettings settings)
    : hall_(hall),
      accounts_(accounts),
      router_(router),
      pages_(pages),
      log_(log),
      clock_(std::move(clock)),
      elsewhere_(std::move(elsewhere)),
      settings_(std::move(settings)),
      requests_(settings_.limits.requests),
      looks_(settings_.limits.pages),
      entrances_(settings_.limits.entrances),
      passwords_(settings_.limits.passwords) {
    add_account_handlers();
    router_.add("lobby", [this](const Request&, const Respond& respond) {
        respond(json_answer(show_lobby(hall_.scenery(now()), hall_.people())));
    });
}

bool Reception::is_our_host(const std::string& host) const {
    return std::find(settings_.hosts.begin(), settings_.hosts.end(), host) != settings_.hosts.end();
}

// Requests that a page of another site makes are refused. Browsers name the page's site in Origin.
bool Reception::is_our_origin(const Request& request) const {
    // A proxy may terminate TLS and passes the public host name on, so that the scheme is taken
    // from the public origin.
    if (settings_.origin.ends_with("://" + request.host)) return request.origin == settings_.origin;
    const std::string_view scheme = settings_.has_tls ? "https://" : "http://";
    return request.origin == fmt::format("{}{}", scheme, request.host);
}

bool Reception::connect(const std::string& address) {
    const NetLimits& limits = settings_.limits;
    std::size_t& of_address = addresses_[address];
    const bool is_many = of_address >= limits.connections_of_address && !is_proxy(address);
    if (counts_.connections >= limits.connections || is_many) {
        if (of_address == 0) addresses_.erase(address);
        return false;
    }
    ++of_address;
    ++counts_.connections;
    return true;
}

void Reception::disconnect(const std::string& address) {
    const auto found = addresses_.find(address);
    if (found == addresses_.end()) return;
    --counts_.connections;
    if (--found->second == 0) addresses_.erase(found);
}

bool Reception::is_proxy(const std::string& address) const {
    const std::vector<std::string>& proxies = settings_.proxies;
    return std::find(proxies.begin(), proxies.end(), address) != proxies.end();
}

void Reception::know_caller(Request& request) const {
    const bool is_for_others = is_proxy(request.address) && !request.forwarded.empty();
    request.is_local = is_loopback(request.address) && !is_for_others;
    if (is_for_others)
        request.address = caller_behind(request.address, request.forwarded, settings_.proxies);
}

VisitorId Reception::enter(Visitor& visitor, const Request& request) {
    const PersonId person = person_of(request.session);
    const VisitorId id = hall_.enter(visitor, person, is_guest(person), now());
    lines_[id] = {request.session, person, &visitor};
    ++counts_.lines;
    return id;
}

void Reception::leave(VisitorId visitor) {
    lines_.erase(visitor);
    hall_.leave(visitor);
}

void Reception::give_line_back(const std::string& address) {
    const auto open = lines_of_.find(address);
    if (open != lines_of_.end() && --open->second == 0) lines_of_.erase(open);
}

PersonId Reception::person_of(std::string_view session) {
    if (session.size() > longest_session) return 0;
    return accounts_.person_of(session, now()).value_or(0);
}

// Signing out also closes the WebSocket sessions of the other pages on this device.
void Reception::end_session(const std::string& session) {
    accounts_.end_session(session);
    hang_up_if([&](const Line& line) { return line.person != 0 && line.session == session; });
}

void Reception::end_sessions_of(PersonId person) {
    accounts_.end_sessions_of(person);
    hang_up_if([&](const Line& line) { return line.person == person; });
}

void Reception::hang_up_if(const std::function<bool(const Line&)>& is_meant) {
    for (const auto& [id, line] : lines_) {
        if (is_meant(line)) line.visitor->hang_up("signed out: the session is over");
    }
}

bool Reception::is_guest(PersonId person) {
    const auto account = accounts_.find(person);
    return account && account->hash.empty();
}

std::optional<Response> Reception::take_line(const Request& request) {
    if (!is_our_host(request.host))
        return problem(421, "wrong_host", "This server does not answer under this host name.");
    if (!is_our_origin(request))
        return problem(403, "wrong_origin", "Requests from pages of other sites are not allowed.");
    if (!requests_.take(request.address, now())) return too_many_requests();
    std::size_t& open = lines_of_[request.address];
    if (open >= settings_.limits.connections_of_address)
        return problem(429, "too_many_lines", "Too many connections are open from this address.");
    ++open;
    return std::nullopt;
}

void Reception::answer(Request request, const Respond& respond) {
    ++counts_.requests;
    if (request.path == "/healthz") {
        Response response = json_response("{\"ok\":true}");
        return respond(response);
    }
    if (!is_our_host(request.host)) {
        ++counts_.refused;
        return respond(
            problem(421, "wrong_host", "This server does not answer under this host name."));
    }
    if (request.path == "/metrics") {
        if (!settings_.metrics_open && !request.is_local)
            return respond(
                problem(403, "not_open", "Metrics are available only from this machine."));
        Response response = json_response(metrics());
        response.media = "text/plain; version=0.0.4";
        return respond(response);
    }
    if (!request.path.starts_with("/api/")) {
        if (!looks_.take(request.address, now())) return respond(too_many_requests());
        if (request.is_post)
            return respond(problem(405, "wrong_verb", "Pages accept only GET and HEAD."));
        if (pages_ == nullptr)
            return respond(
                problem(404, "no_pages", "This server has no web pages; its API is at /api/."));
        return respond(pages_->answer(request));
    }
    answer_api(std::move(request), respond);
}

// Slow work waits in queues that all clients share. The limit of unanswered requests keeps one
// client from filling them.
void Reception::answer_api(Request request, const Respond& respond) {
    if (!requests_.take(request.address, now())) {
        ++counts_.refused;
        return respond(too_many_requests());
    }
    if (request.is_post && !is_our_origin(request)) {
        ++counts_.refused;
        return respond(
            problem(403, "wrong_origin", "Requests from pages of other sites are not allowed."));
    }
    const std::string address = request.address;
    std::size_t& unanswered = unanswered_[address];
    if (unanswered >= settings_.limits.requests_at_once) {
        ++counts_.refused;
        return respond(
            problem(429,
                    "too_many_at_once",
                    "Too many unanswered requests: please wait for the other responses."));
    }
    ++unanswered;
    request.person = person_of(request.session);
    router_.answer(std::move(request), [this, address, respond](Response response) {
        if (--unanswered_[address] == 0) unanswered_.erase(address);
        respond(std::move(response));
    });
}

std::string Reception::metrics() const {
    const Hall::Counts& hall = hall_.counts();
    std::string text;
    const auto add = [&](std::string_view name, std::string_view kind, std::uint64_t value) {
        text += fmt::format("# TYPE baize_{0} {1}\nbaize_{0} {2}\n", name, kind, value);
    };
    add("requests_total", "counter", counts_.requests);
    add("requests_refused_total", "counter", counts_.refused);
    add("lines_total", "counter", counts_.lines);
    add("lines_dropped_slow_total", "counter", counts_.dropped_slow);
    add("lines_dropped_fast_total", "counter", counts_.dropped_fast);
    add("connections", "gauge", counts_.connections);
    add("lines", "gauge", hall_.visitors());
    add("people", "gauge", hall_.people());
    add("commands_total", "counter", hall.commands);
    add("commands_refused_total", "counter", hall.refused);
    add("pictures_total", "counter", hall.pictures);
    add("messages_sent_total", "counter", hall.sent);
    add("ledger_events_total", "counter", hall_.casino().journal().head().sequence);
    add("tables", "gauge", hall_.casino().floor().tables.size());
    if (queue_ == nullptr) return text;
    const CountQueue::Counts counts = queue_->counts();
    add("counts_total", "counter", counts.done);
    add("counts_cancelled_total", "counter", counts.cancelled);
    add("counts_refused_total", "counter", counts.refused);
    add("counts_waiting", "gauge", counts.waiting);
    add("counts_running", "gauge", counts.running);
    return text;
}

}  // namespace baize::server
