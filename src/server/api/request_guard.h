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
#include "server/broadcast/broadcaster.h"
#include "server/limits/job_queue.h"
#include "server/limits/limits.h"
#include "service/accounts/accounts.h"
#include "service/protocol/account_page_forms.h"

namespace baize::server {

using Clock = std::function<Moment()>;

struct RequestGuardSettings {
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
    std::uint64_t websockets = 0;    // WebSocket sessions since the start
    std::uint64_t dropped_slow = 0;  // closed because the client read too slowly
    std::uint64_t dropped_fast = 0;  // closed because the client exceeded the message rate
    std::size_t connections = 0;     // open now
};

class RequestGuard {
  public:
    RequestGuard(Broadcaster& broadcaster,
                 Accounts& accounts,
                 Router& router,
                 const Pages* pages,
                 const Log& log,
                 Clock clock,
                 BackgroundExecutor background,
                 RequestGuardSettings settings);

    void answer(Request request, const Respond& respond);

    // Reserves a WebSocket session for the client of `request`. Returns nullopt on success,
    // otherwise the refusal. Each success is paired with one release_websocket().
    [[nodiscard]] std::optional<Response> reserve_websocket(const Request& request);
    void release_websocket(const std::string& address);

    // Counts one more connection of an address. Returns false, without counting it, if the limit is
    // reached.
    [[nodiscard]] bool connect(const std::string& address);
    void disconnect(const std::string& address);

    [[nodiscard]] bool is_proxy(const std::string& address) const;
    // Sets the client address of a request: that of the peer, or of the client behind a trusted
    // proxy. Also sets `is_local`.
    void identify_client(Request& request) const;

    // Registers a WebSocket session for the person of its login session. REQUIRES: leave() is
    // called before `subscriber` is destroyed.
    [[nodiscard]] SubscriberId enter(Subscriber& subscriber, const Request& request);
    void leave(SubscriberId subscriber);

    [[nodiscard]] Broadcaster& broadcaster() { return broadcaster_; }

    [[nodiscard]] const RequestGuardSettings& settings() const { return settings_; }

    // True if browsers reach the server over TLS, its own or a proxy's.
    [[nodiscard]] bool is_secure() const {
        return settings_.has_tls || settings_.origin.starts_with("https://");
    }

    [[nodiscard]] const Log& log() const { return log_; }

    [[nodiscard]] Moment now() const { return clock_(); }

    [[nodiscard]] NetCounts& counts() { return counts_; }

    // Adds the numbers of `queue` to the metrics. REQUIRES: it outlives the request guard.
    void add_metrics_of(const JobQueue& queue) { queue_ = &queue; }

    [[nodiscard]] std::string metrics() const;

    // Counts an export of a person's data. Returns false if the limit is reached.
    [[nodiscard]] bool take_export(PersonId person);
    // Returns everything that is stored about the person of the request, without the rounds.
    [[nodiscard]] views::OwnData own_data(const Request& request);

  private:
    struct WebSocket {
        std::string session{};
        PersonId person = 0;
        Subscriber* subscriber = nullptr;
    };

    // Returns the person of a login session, or 0.
    [[nodiscard]] PersonId person_of(std::string_view session);
    [[nodiscard]] bool is_guest(PersonId person);
    [[nodiscard]] bool is_our_host(const std::string& host) const;
    [[nodiscard]] bool is_our_origin(const Request& request) const;
    // Signing in and out.
    void add_account_handlers();
    void create_guest(const Request& request, const Respond& respond);
    void enrol(const std::string& name, std::function<void(PersonId)> then);
    void grant_chips(PersonId person, std::function<void()> then);
    void register_account(const Request& request, const Respond& respond);
    void register_guest(const Request& request,
                        const views::Credentials& wanted,
                        const std::string& hash,
                        const Respond& respond);
    void log_in(const Request& request, const Respond& respond);
    void recover(const Request& request, const Respond& respond);
    [[nodiscard]] bool is_known(const Account& account) const;
    // Counts an attempt to give a password or recovery code for this name.
    [[nodiscard]] bool take_attempt(const Request& request, const std::string& name);
    // Takes a code of the second factor, or answers why not and returns false.
    [[nodiscard]] bool take_code(PersonId person,
                                 const std::string& code,
                                 int status_if_wrong,
                                 const Respond& respond);
    void begin(PersonId person, const Request& request, const Respond& respond);
    // Ends the session of the request and starts a new one. Returns its cookie; "" on failure.
    [[nodiscard]] std::string begin_session(PersonId person, const Request& request);

    // The own account.
    void add_account_page_handlers();
    void add_training_record_handlers();
    [[nodiscard]] views::TrainingRecord training_record(PersonId person);
    void keep_training(const Request& request, const Respond& respond);
    [[nodiscard]] views::AccountShown account_shown(const Request& request);
    // Goes on with the account of the request's person if the password is right and the session has
    // not ended meanwhile; otherwise answers.
    void with_password(const Request& request,
                       const std::string& password,
                       const Respond& respond,
                       std::function<void(const Account&)> then);
    // Hashes a password on another thread.
    void with_hash(const std::string& password,
                   const Respond& respond,
                   std::function<void(const std::string&)> then);
    void change_password(const Request& request, const Respond& respond);
    void make_recovery_code(const Request& request, const Respond& respond);
    void end_other_session(const Request& request, const Respond& respond);
    void add_second_factor_handlers();
    void begin_second_factor(const Request& request, const Respond& respond);
    void confirm_second_factor(const Request& request, const Respond& respond);
    void end_second_factor(const Request& request, const Respond& respond);
    void delete_account(const Request& request, const Respond& respond);
    void close_account(const Request& request, const Respond& respond);
    void take_demo_money_back(const Request& request, Money amount, const Respond& respond);

    [[nodiscard]] Response signed_out();
    void end_session(const std::string& session);
    // Ends all sessions of the person but the one with the secret `kept`; "": all.
    void end_sessions_of(PersonId person, const std::string& kept);
    void close_sessions_if(const std::function<bool(const WebSocket&)>& matches);
    void answer_api(Request request, const Respond& respond);
    [[nodiscard]] views::Me me(PersonId person);
    [[nodiscard]] std::string cookie(const std::string& secret) const;

    Broadcaster& broadcaster_;
    Accounts& accounts_;
    Router& router_;
    const Pages* pages_;
    const Log& log_;
    Clock clock_;
    BackgroundExecutor background_;
    RequestGuardSettings settings_;
    RateLimit requests_;
    RateLimit page_requests_;  // requests for pages
    RateLimit registrations_;
    RateLimit passwords_;
    RateLimit codes_;
    RateLimit exports_;
    std::map<std::string, std::size_t> addresses_{};      // number of connections
    std::map<std::string, std::size_t> unanswered_{};     // number of requests
    std::map<std::string, std::size_t> websockets_of_{};  // number of WebSocket sessions
    std::map<SubscriberId, WebSocket> websockets_{};
    const JobQueue* queue_ = nullptr;
    NetCounts counts_{};
};

}  // namespace baize::server
