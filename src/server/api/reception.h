// Entry point of every request and WebSocket session: identifies the client, checks limits and
// rights, and passes the request to its handler. Independent of sockets.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/api/log.h"
#include "server/api/pages.h"
#include "server/api/router.h"
#include "server/broadcast/hall.h"
#include "server/limits/count_queue.h"
#include "server/limits/limits.h"
#include "service/accounts/accounts.h"

namespace baize::server {

using Clock = std::function<Moment()>;

struct ReceptionSettings {
    std::vector<std::string> hosts{};    // accepted Host headers, with the port
    std::string origin{};                // public origin ("https://play.example.org") or ""
    std::vector<std::string> proxies{};  // trusted proxies: their X-Forwarded-For is used
    bool has_tls = false;                // the server itself speaks TLS
    bool is_demo = false;                // its money has no value
    bool metrics_open = false;           // true: /metrics is not limited to this machine
    Money play_chips = Money::of_cents(10'000'00);  // for a new person
    Money welcome{};                                // cash that the cage books for a new person
    PersonId cashier = 0;
    NetLimits limits{};
};

// Counters for the metrics.
struct NetCounts {
    std::uint64_t requests = 0;
    std::uint64_t refused = 0;
    std::uint64_t lines = 0;         // WebSocket sessions since the start
    std::uint64_t dropped_slow = 0;  // closed because the client read too slowly
    std::uint64_t dropped_fast = 0;  // closed because the client exceeded the message rate
    std::size_t connections = 0;     // open now
};

class Reception {
  public:
    Reception(Hall& hall,
              Accounts& accounts,
              Router& router,
              const Pages* pages,
              const Log& log,
              Clock clock,
              Elsewhere elsewhere,
              ReceptionSettings settings);

    void answer(Request request, const Respond& respond);

    // Reserves a WebSocket session for the client of `request`. Returns nullopt on success,
    // otherwise the refusal. Each success is paired with one give_line_back().
    [[nodiscard]] std::optional<Response> take_line(const Request& request);
    void give_line_back(const std::string& address);

    // Counts one more connection of an address. Returns false, without counting it, if the limit is
    // reached.
    [[nodiscard]] bool connect(const std::string& address);
    void disconnect(const std::string& address);

    [[nodiscard]] bool is_proxy(const std::string& address) const;
    // Sets the client address of a request: that of the peer, or of the client behind a trusted
    // proxy. Also sets `is_local`.
    void know_caller(Request& request) const;

    // Registers a WebSocket session for the person of its login session. REQUIRES: leave() is
    // called before `visitor` is destroyed.
    [[nodiscard]] VisitorId enter(Visitor& visitor, const Request& request);
    void leave(VisitorId visitor);

    [[nodiscard]] Hall& hall() { return hall_; }

    [[nodiscard]] const ReceptionSettings& settings() const { return settings_; }

    // True if browsers reach the server over TLS, its own or a proxy's.
    [[nodiscard]] bool is_secure() const {
        return settings_.has_tls || settings_.origin.starts_with("https://");
    }

    [[nodiscard]] const Log& log() const { return log_; }

    [[nodiscard]] Moment now() const { return clock_(); }

    [[nodiscard]] NetCounts& counts() { return counts_; }

    // Adds the numbers of `queue` to the metrics. REQUIRES: it outlives the reception.
    void show_counts_of(const CountQueue& queue) { queue_ = &queue; }

    [[nodiscard]] std::string metrics() const;

  private:
    struct Line {
        std::string session{};
        PersonId person = 0;
        Visitor* visitor = nullptr;
    };

    // Returns the person of a login session, or 0.
    [[nodiscard]] PersonId person_of(std::string_view session);
    [[nodiscard]] bool is_guest(PersonId person);
    [[nodiscard]] bool is_our_host(const std::string& host) const;
    [[nodiscard]] bool is_our_origin(const Request& request) const;
    void add_account_handlers();
    void come_in_as_guest(const Request& request, const Respond& respond);
    void enrol(const std::string& name, std::function<void(PersonId)> then);
    void supply(PersonId person, std::function<void()> then);
    void register_account(const Request& request, const Respond& respond);
    void log_in(const Request& request, const Respond& respond);
    [[nodiscard]] bool is_known(const Account& account) const;
    void begin(PersonId person, const std::string& session_before, const Respond& respond);
    void end_session(const std::string& session);
    void end_sessions_of(PersonId person);
    void hang_up_if(const std::function<bool(const Line&)>& is_meant);
    void answer_api(Request request, const Respond& respond);
    [[nodiscard]] screen::Me me(PersonId person);
    [[nodiscard]] std::string cookie(const std::string& secret) const;

    Hall& hall_;
    Accounts& accounts_;
    Router& router_;
    const Pages* pages_;
    const Log& log_;
    Clock clock_;
    Elsewhere elsewhere_;
    ReceptionSettings settings_;
    RateLimit requests_;
    RateLimit looks_;  // requests for pages
    RateLimit entrances_;
    RateLimit passwords_;
    std::map<std::string, std::size_t> addresses_{};   // number of connections
    std::map<std::string, std::size_t> unanswered_{};  // number of requests
    std::map<std::string, std::size_t> lines_of_{};    // number of WebSocket sessions
    std::map<VisitorId, Line> lines_{};
    const CountQueue* queue_ = nullptr;
    NetCounts counts_{};
};

}  // namespace baize::server
