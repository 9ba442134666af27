// Where every request and every line comes in: who it is, whether it may, who answers. Knows
// nothing of sockets.
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
    std::vector<std::string> hosts{};    // names under which this house answers, with the port
    std::string origin{};                // "https://play.example.org": as browsers see it, if told
    std::vector<std::string> proxies{};  // whose word is taken for whom they ask
    bool has_tls = false;                // it speaks TLS itself
    bool is_demo = false;                // its money is worth nothing
    bool metrics_open = false;           // to others than this machine itself
    Money play_chips = Money::of_cents(10'000'00);  // for a guest
    Money welcome{};                                // cash that the cage books for a newcomer
    PersonId cashier = 0;
    NetLimits limits{};
};

// What the server has done, for those who watch it.
struct NetCounts {
    std::uint64_t requests = 0;
    std::uint64_t refused = 0;
    std::uint64_t lines = 0;  // ever opened
    std::uint64_t dropped_slow = 0;
    std::uint64_t dropped_fast = 0;  // sent more than they may
    std::size_t connections = 0;     // now
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

    // A place for one more line of this caller, or why there is none. A place is given back.
    [[nodiscard]] std::optional<Response> take_line(const Request& request);
    void give_line_back(const std::string& address);

    // A place for one more connection of an address; false: there is none.
    [[nodiscard]] bool connect(const std::string& address);
    void disconnect(const std::string& address);

    [[nodiscard]] bool is_proxy(const std::string& address) const;
    // Whose request it is: of whoever speaks, or of those a proxy of ours speaks for.
    void know_caller(Request& request) const;

    // On the line from now on, as whoever the session belongs to. REQUIRES: leaves before it goes.
    [[nodiscard]] VisitorId enter(Visitor& visitor, const Request& request);
    void leave(VisitorId visitor);

    [[nodiscard]] Hall& hall() { return hall_; }

    [[nodiscard]] const ReceptionSettings& settings() const { return settings_; }

    // Browsers reach it over TLS, its own or a proxy's.
    [[nodiscard]] bool is_secure() const {
        return settings_.has_tls || settings_.origin.starts_with("https://");
    }

    [[nodiscard]] const Log& log() const { return log_; }

    [[nodiscard]] Moment now() const { return clock_(); }

    [[nodiscard]] NetCounts& counts() { return counts_; }

    // Its figures are among the metrics from now on. REQUIRES: it outlives the reception.
    void show_counts_of(const CountQueue& queue) { queue_ = &queue; }

    [[nodiscard]] std::string metrics() const;

  private:
    struct Line {
        std::string session{};
        PersonId person = 0;
        Visitor* visitor = nullptr;
    };

    // Who a session belongs to; 0: nobody.
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
    RateLimit looks_;  // at pages
    RateLimit entrances_;
    RateLimit passwords_;
    std::map<std::string, std::size_t> addresses_{};   // connections of each
    std::map<std::string, std::size_t> unanswered_{};  // requests of each
    std::map<std::string, std::size_t> lines_of_{};    // open lines of each
    std::map<VisitorId, Line> lines_{};
    const CountQueue* queue_ = nullptr;
    NetCounts counts_{};
};

}  // namespace baize::server
