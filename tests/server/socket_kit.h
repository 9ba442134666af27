// A whole server on loopback in the process of the test: casino, broadcaster, request guard,
// accounts and archive, and clients with real sockets. Its clock stands still unless a test moves
// it, so that rate limits are not refilled.
#pragma once

#include <condition_variable>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "server/api/export_handlers.h"
#include "server/api/history_handlers.h"
#include "server/net/server.h"
#include "server_kit.h"
#include "service/history/round_recorder.h"
#include "socket_client.h"

namespace baize::server {

// Members of TestServer's staff whom attackers would like to impersonate.
inline constexpr PersonId the_executive = 1;
inline constexpr PersonId the_cage = 4;

// The state that an attack must not change.
struct LedgerTotals {
    std::uint64_t events = 0;
    std::vector<std::pair<ledger::Account, Money>> balances{};
    friend bool operator==(const LedgerTotals&, const LedgerTotals&) = default;
};

class SocketServer {
  public:
    // `origin` is the public origin of a proxy in front of the server, such as
    // "https://play.example.org"; `proxies` are the trusted proxies; `furnish` adds the test's
    // handlers. In a demonstration the cage takes money back when an account is deleted.
    explicit SocketServer(const NetLimits& limits = {},
                          const Pages* pages = nullptr,
                          const std::string& origin = {},
                          const std::vector<std::string>& proxies = {},
                          const std::function<void(SocketServer&)>& furnish = {},
                          bool is_demo = false)
        : accounts_(*Accounts::open(":memory:", {})),
          background_(queued_tasks(limits.queued_tasks)),
          house_({[this] { server_.wake(); }, background_}) {
        EXPECT_EQ(std::nullopt, server_.listen({.port = 0}));
        RequestGuardSettings settings;
        settings.hosts = {host()};
        settings.origin = origin;
        settings.proxies = proxies;
        if (!origin.empty()) settings.hosts.push_back(origin.substr(origin.find("://") + 3));
        settings.limits = limits;
        settings.is_demo = is_demo;
        if (is_demo) settings.cashier = the_cage;
        request_guard_ = std::make_unique<RequestGuard>(
            house_.broadcaster(),
            accounts_,
            router_,
            pages,
            log_,
            [this] { return house_.now(); },
            background_,
            settings);
        const HistorySources sources{
            house_.archive(),
            [this] { catch_up(); },
            [this]() -> ledger::Outcome<std::unique_ptr<ledger::Store>> {
                return std::unique_ptr<ledger::Store>(house_.kept_events());
            },
            accounts_.secret(),
            house::test_keys()};
        add_history_handlers(router_, sources, background_);
        add_account_export_handlers(router_, *request_guard_, sources, background_);
        if (furnish) furnish(*this);
        thread_ = std::thread([this] {
            static_cast<void>(
                server_.run(*request_guard_, house_.open_casino(), [this] { rest(); }));
        });
    }

    SocketServer(const SocketServer&) = delete;
    SocketServer& operator=(const SocketServer&) = delete;

    ~SocketServer() {
        hold_slow_work(false);
        server_.stop();
        thread_.join();
    }

    // Calls `look` on the server's thread, between two rounds of its work, and returns its result.
    template <typename Look>
    auto look(Look look) {
        using Seen = decltype(look(std::declval<TestServer&>()));
        const auto task =
            std::make_shared<std::packaged_task<Seen()>>([&] { return look(house_); });
        std::future<Seen> seen = task->get_future();
        {
            const std::scoped_lock lock(mutex_);
            wanted_.push_back([task] { (*task)(); });
        }
        server_.wake();
        return seen.get();
    }

    [[nodiscard]] std::uint16_t port() const { return server_.port(); }

    [[nodiscard]] std::string host() const { return fmt::format("127.0.0.1:{}", port()); }

    [[nodiscard]] TableId open(std::string_view game, house::Chips chips = house::Chips::money) {
        return look([&](TestServer& house) { return house.open(game, chips); });
    }

    // Adds a person with a thousand dollars, a thousand play chips and an account without a
    // password.
    [[nodiscard]] PersonId player(const std::string& name) {
        return look([&](TestServer& house) {
            const PersonId person = house.player(name);
            EXPECT_TRUE(accounts_.add({person, name, ""}, house.now()));
            return person;
        });
    }

    // Writes an account directly to the accounts file, without any check.
    void add_account(const Account& account) {
        look([&](TestServer& house) {
            EXPECT_TRUE(accounts_.add(account, house.now()));
            return true;
        });
    }

    // Begins a new session of this person and returns its secret for the cookie.
    [[nodiscard]] std::string session_of(PersonId person) {
        return look(
            [&](TestServer& house) { return accounts_.begin_session(person, "", house.now()); });
    }

    [[nodiscard]] LedgerTotals books() {
        return look([](TestServer& house) {
            return LedgerTotals{house.events(), house.casino().balances().all()};
        });
    }

    [[nodiscard]] std::uint64_t stage(TableId table) {
        return look([&](TestServer& house) { return house.stage(table); });
    }

    [[nodiscard]] NetCounts counts() {
        return look([&](TestServer&) { return request_guard_->counts(); });
    }

    // Use this only on the server's thread, or before it runs.
    [[nodiscard]] RequestGuard& request_guard() { return *request_guard_; }

    [[nodiscard]] Router& router() { return router_; }

    [[nodiscard]] Server& server() { return server_; }

    // Blocks slow work before it starts while `is_held`.
    void hold_slow_work(bool is_held) {
        const std::scoped_lock lock(mutex_);
        is_held_ = is_held;
        released_.notify_all();
    }

  private:
    BackgroundExecutor queued_tasks(std::size_t most) {
        return [this, inner = server_.background(Server::Worker::history, most)](
                   const std::function<void()>& slow, const std::function<void()>& after) {
            const auto held = [this, slow] {
                {
                    std::unique_lock lock(mutex_);
                    released_.wait(lock, [this] { return !is_held_; });
                }
                slow();
            };
            return inner(held, after);
        };
    }

    // Writes finished rounds to the archive, on the thread for slow work, which alone uses the
    // archive.
    void catch_up() {
        const std::scoped_lock lock(mutex_);
        EXPECT_TRUE(house_.archive().put(std::exchange(over_, {})));
    }

    void rest() {
        std::vector<std::function<void()>> wanted;
        {
            const std::scoped_lock lock(mutex_);
            if (!house_.open_casino().has_pending()) {
                for (history::ArchivedRound& round :
                     house_.round_recorder().take(house_.casino().state()))
                    over_.push_back(std::move(round));
            }
            wanted.swap(wanted_);
        }
        for (const std::function<void()>& one : wanted)
            one();
    }

    std::mutex mutex_{};
    std::condition_variable released_{};
    bool is_held_ = false;
    Server server_{};
    Accounts accounts_;
    std::vector<history::ArchivedRound> over_{};
    BackgroundExecutor background_;
    TestServer house_;
    Router router_{};
    Log log_{LogLevel::off};
    std::unique_ptr<RequestGuard> request_guard_{};
    std::vector<std::function<void()>> wanted_{};
    std::thread thread_{};
};

// Expects the balances of all accounts to add up to zero.
inline void expect_sound(SocketServer& house) {
    Money sum{};
    for (const auto& [account, amount] : house.books().balances)
        sum += amount;
    EXPECT_EQ(Money{}, sum);
}

// An HTTP request. The defaults are those of our own page.
struct Ask {
    std::string verb = "GET";
    std::string target = "/";
    std::string session{};
    std::string body{};
    std::string host = "(ours)";
    std::string origin = "(ours)";  // "": no header
    std::string more{};             // further header lines
};

inline std::string written(const SocketServer& house, const Ask& ask) {
    const std::string ours = house.host();
    const std::string host = ask.host == "(ours)" ? ours : ask.host;
    const std::string origin = ask.origin == "(ours)" ? "http://" + ours : ask.origin;
    std::string text = fmt::format("{} {} HTTP/1.1\r\nHost: {}\r\n", ask.verb, ask.target, host);
    if (!origin.empty()) text += fmt::format("Origin: {}\r\n", origin);
    if (!ask.session.empty()) text += fmt::format("Cookie: baize_session={}\r\n", ask.session);
    if (ask.verb == "POST") text += fmt::format("Content-Length: {}\r\n", ask.body.size());
    return text + ask.more + "\r\n" + ask.body;
}

inline HeardAnswer asked(const SocketServer& house, const Ask& ask) {
    SocketClient client(house.port());
    client.say(written(house, ask));
    return client.answer(ask.verb != "HEAD");
}

inline std::string session_in(const HeardAnswer& answer) {
    const std::string cookie = answer.head("set-cookie");
    const std::size_t begin = cookie.find('=') + 1;
    return cookie.substr(begin, cookie.find(';') - begin);
}

inline Ask upgrade(const std::string& session = {}) {
    return {.target = "/api/socket",
            .session = session,
            .more =
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"};
}

// A WebSocket session over a real socket.
class WebSocketClient {
  public:
    WebSocketClient(const SocketServer& house, const std::string& session, int receive_bytes = 0)
        : client_(house.port(), receive_bytes) {
        client_.say(written(house, upgrade(session)));
        EXPECT_EQ(101, client_.answer().status);
        welcome_ = receive("welcome");
    }

    [[nodiscard]] SocketClient& socket() { return client_; }

    [[nodiscard]] const std::string& welcome() const { return welcome_; }

    bool say(std::string_view text) { return client_.say(framed(text)); }

    // Returns the next message of this kind, or "" if the connection ends before.
    std::string receive(std::string_view kind) {
        const std::string begin = fmt::format("{{\"{}\":", kind);
        while (true) {
            ReceivedMessage message = client_.message();
            // The server pings an idle connection, so that a ping means that no message is coming.
            if (message.opcode == op_close || message.opcode == -1 || message.opcode == op_ping) {
                end_ = std::move(message);
                return {};
            }
            if (message.opcode == op_text && message.payload.starts_with(begin))
                return message.payload;
        }
    }

    // Returns "done", or the reason and the clause of the refusal, of the command with this key.
    std::string answer_to(std::uint64_t key) {
        while (true) {
            const ReceivedMessage message = client_.message();
            if (message.opcode == op_close || message.opcode == -1) return "the line is closed";
            if (message.opcode == op_ping) return "nothing";
            JsonLine line;
            if (message.opcode != op_text || !line.read(message.payload)) continue;
            const JsonValue* const done = line.find(line.root(), "accepted");
            const JsonValue* const refused = line.find(line.root(), "refused");
            const JsonValue* const answer = done != nullptr ? done : refused;
            const auto wanted = static_cast<std::int64_t>(key);
            if (answer == nullptr || line.find(*answer, "key")->integer != wanted) continue;
            if (done != nullptr) return "done";
            return fmt::format("{} {}",
                               line.text(*line.find(*refused, "reason")),
                               line.text(*line.find(*refused, "clause")));
        }
    }

    std::string submit(const std::string& command, std::uint64_t stage = 0) {
        return submit_as(++key_, command, stage);
    }

    std::string submit_as(std::uint64_t key, const std::string& command, std::uint64_t stage = 0) {
        say(fmt::format(
            R"({{"submit":{{"key":{},"decision_point":{},"command":{}}}}})", key, stage, command));
        return answer_to(key);
    }

    std::string submit_to_house(const std::string& command) {
        say(fmt::format(R"({{"submit_as_staff":{{"key":{},"decision_point":0,"command":{}}}}})",
                        ++key_,
                        command));
        return answer_to(key_);
    }

    [[nodiscard]] std::uint64_t last_key() const { return key_; }

    // Takes a seat at a house game and buys chips for a hundred dollars. In messages, seats and
    // boxes count from 1.
    void sit(TableId table, std::uint8_t seat) {
        EXPECT_EQ("done",
                  submit(fmt::format(R"({{"take_seat":{{"table":{},"seat":{}}}}})", table, seat)));
        EXPECT_EQ("done",
                  submit(fmt::format(R"({{"buy_chips":{{"table":{},"amount":10000}}}})", table)));
    }

    std::string wager(TableId table, std::uint8_t box, std::uint64_t stage) {
        return submit(ante(table, box), stage);
    }

    static std::string ante(TableId table, std::uint8_t box, int cents = 500) {
        return fmt::format(R"({{"act_in_round":{{"table":{},"action":{{"place_wager":)"
                           R"({{"box":{},"wager":"ante","amount":{}}}}}}}}})",
                           table,
                           box,
                           cents);
    }

    // Returns code and reason of the close frame, or "cut" if the connection ended without one.
    std::string close_reason() {
        if (end_.opcode == -1) static_cast<void>(receive("(nothing)"));
        if (end_.opcode != op_close || end_.payload.size() < 2) return "cut";
        const auto high = static_cast<std::uint8_t>(end_.payload[0]);
        const auto low = static_cast<std::uint8_t>(end_.payload[1]);
        return fmt::format("{} {}", high * 256 + low, end_.payload.substr(2));
    }

  private:
    SocketClient client_;
    std::string welcome_{};
    ReceivedMessage end_{};
    std::uint64_t key_ = 1'000;
};

}  // namespace baize::server
