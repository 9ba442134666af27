#include "server/api/request_guard.h"

#include <algorithm>

#include <fmt/format.h>

#include "server/api/json_answer.h"
#include "server/net/client_address.h"

namespace baize::server {

namespace {

bool is_loopback(std::string_view address) {
    return address.starts_with("127.") || address == "::1";
}

Response too_many_requests() {
    return problem(429, "too_many_requests", "Too many requests: please wait a moment.");
}

}  // namespace

RequestGuard::RequestGuard(Broadcaster& broadcaster,
                           Accounts& accounts,
                           Router& router,
                           const Pages* pages,
                           const Log& log,
                           Clock clock,
                           BackgroundExecutor background,
                           RequestGuardSettings settings)
    : broadcaster_(broadcaster),
      accounts_(accounts),
      router_(router),
      pages_(pages),
      log_(log),
      clock_(std::move(clock)),
      background_(std::move(background)),
      settings_(std::move(settings)),
      requests_(settings_.limits.requests),
      page_requests_(settings_.limits.pages),
      registrations_(settings_.limits.registrations),
      passwords_(settings_.limits.passwords),
      codes_(settings_.limits.codes),
      exports_(settings_.limits.exports) {
    add_account_handlers();
    add_account_page_handlers();
    add_training_record_handlers();
    add_second_factor_handlers();
    router_.add("lobby", [this](const Request&, const Respond& respond) {
        respond(json_answer(show_lobby(broadcaster_.view_context(now()), broadcaster_.people())));
    });
}

bool RequestGuard::is_our_host(const std::string& host) const {
    return std::find(settings_.hosts.begin(), settings_.hosts.end(), host) != settings_.hosts.end();
}

// Requests that a page of another site makes are refused. Browsers name the page's site in Origin.
bool RequestGuard::is_our_origin(const Request& request) const {
    // A proxy may terminate TLS and passes the public host name on, so that the scheme is taken
    // from the public origin.
    if (settings_.origin.ends_with("://" + request.host)) return request.origin == settings_.origin;
    const std::string_view scheme = settings_.has_tls ? "https://" : "http://";
    return request.origin == fmt::format("{}{}", scheme, request.host);
}

bool RequestGuard::connect(const std::string& address) {
    const NetLimits& limits = settings_.limits;
    std::size_t& of_address = addresses_[address];
    const bool is_many = of_address >= limits.connections_per_address && !is_proxy(address);
    if (counts_.connections >= limits.connections || is_many) {
        if (of_address == 0) addresses_.erase(address);
        return false;
    }
    ++of_address;
    ++counts_.connections;
    return true;
}

void RequestGuard::disconnect(const std::string& address) {
    const auto found = addresses_.find(address);
    if (found == addresses_.end()) return;
    --counts_.connections;
    if (--found->second == 0) addresses_.erase(found);
}

bool RequestGuard::is_proxy(const std::string& address) const {
    const std::vector<std::string>& proxies = settings_.proxies;
    return std::find(proxies.begin(), proxies.end(), address) != proxies.end();
}

void RequestGuard::identify_client(Request& request) const {
    const bool is_for_others = is_proxy(request.address) && !request.forwarded.empty();
    request.is_local = is_loopback(request.address) && !is_for_others;
    if (is_for_others)
        request.address =
            client_behind_proxy(request.address, request.forwarded, settings_.proxies);
}

SubscriberId RequestGuard::enter(Subscriber& subscriber, const Request& request) {
    const PersonId person = person_of(request.session);
    const SubscriberId id = broadcaster_.enter(subscriber, person, is_guest(person), now());
    websockets_[id] = {request.session, person, &subscriber};
    ++counts_.websockets;
    return id;
}

void RequestGuard::leave(SubscriberId subscriber) {
    websockets_.erase(subscriber);
    broadcaster_.leave(subscriber);
}

void RequestGuard::release_websocket(const std::string& address) {
    const auto open = websockets_of_.find(address);
    if (open != websockets_of_.end() && --open->second == 0) websockets_of_.erase(open);
}

PersonId RequestGuard::person_of(std::string_view session) {
    if (session.size() > longest_session) return 0;
    return accounts_.person_of(session, now()).value_or(0);
}

// Signing out also closes the WebSocket sessions of the other pages on this device.
void RequestGuard::end_session(const std::string& session) {
    accounts_.end_session(session);
    close_sessions_if([&](const WebSocket& websocket) {
        return websocket.person != 0 && websocket.session == session;
    });
}

void RequestGuard::end_sessions_of(PersonId person, const std::string& kept) {
    accounts_.end_sessions_of(person, kept);
    close_sessions_if([&](const WebSocket& websocket) {
        return websocket.person == person && websocket.session != kept;
    });
}

void RequestGuard::close_sessions_if(const std::function<bool(const WebSocket&)>& matches) {
    for (const auto& [id, websocket] : websockets_) {
        if (matches(websocket))
            websocket.subscriber->close_session("signed out: the session is over");
    }
}

bool RequestGuard::is_guest(PersonId person) {
    const auto account = accounts_.find(person);
    return account && account->hash.empty();
}

std::optional<Response> RequestGuard::reserve_websocket(const Request& request) {
    if (!is_our_host(request.host))
        return problem(421, "wrong_host", "This server does not answer under this host name.");
    if (!is_our_origin(request))
        return problem(403, "wrong_origin", "Requests from pages of other sites are not allowed.");
    if (!requests_.take(request.address, now())) return too_many_requests();
    std::size_t& open = websockets_of_[request.address];
    if (open >= settings_.limits.connections_per_address)
        return problem(
            429, "too_many_websockets", "Too many connections are open from this address.");
    ++open;
    return std::nullopt;
}

void RequestGuard::answer(Request request, const Respond& respond) {
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
                problem(403, "forbidden", "Metrics are available only from this machine."));
        Response response = json_response(metrics());
        response.media = "text/plain; version=0.0.4";
        return respond(response);
    }
    if (!request.path.starts_with("/api/")) {
        if (!page_requests_.take(request.address, now())) return respond(too_many_requests());
        if (request.is_post)
            return respond(problem(405, "method_not_allowed", "Pages accept only GET and HEAD."));
        if (pages_ == nullptr)
            return respond(
                problem(404, "no_pages", "This server has no web pages; its API is at /api/."));
        return respond(pages_->answer(request));
    }
    answer_api(std::move(request), respond);
}

// Slow work waits in queues that all clients share. The limit of unanswered requests keeps one
// client from filling them.
void RequestGuard::answer_api(Request request, const Respond& respond) {
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

std::string RequestGuard::metrics() const {
    const Broadcaster::Counts& broadcaster = broadcaster_.counts();
    std::string text;
    const auto add = [&](std::string_view name, std::string_view kind, std::uint64_t value) {
        text += fmt::format("# TYPE baize_{0} {1}\nbaize_{0} {2}\n", name, kind, value);
    };
    add("http_requests_total", "counter", counts_.requests);
    add("http_requests_rejected_total", "counter", counts_.refused);
    add("websockets_opened_total", "counter", counts_.websockets);
    add("websockets_closed_slow_total", "counter", counts_.dropped_slow);
    add("websockets_closed_rate_limited_total", "counter", counts_.dropped_fast);
    add("connections", "gauge", counts_.connections);
    add("websockets", "gauge", broadcaster_.subscribers());
    add("persons_connected", "gauge", broadcaster_.people());
    add("commands_total", "counter", broadcaster.commands);
    add("commands_rejected_total", "counter", broadcaster.refused);
    add("table_snapshots_total", "counter", broadcaster.snapshots);
    add("messages_sent_total", "counter", broadcaster.sent);
    add("ledger_events_total", "counter", broadcaster_.casino().journal().head().sequence);
    add("tables", "gauge", broadcaster_.casino().state().tables.size());
    if (queue_ == nullptr) return text;
    const JobQueue::Counts counts = queue_->counts();
    add("jobs_completed_total", "counter", counts.done);
    add("jobs_cancelled_total", "counter", counts.cancelled);
    add("jobs_rejected_total", "counter", counts.refused);
    add("jobs_queued", "gauge", counts.waiting);
    add("jobs_running", "gauge", counts.running);
    return text;
}

}  // namespace baize::server
