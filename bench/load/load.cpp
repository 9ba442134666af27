// A client of our own over loopback: so many players at so many tables, each on a line of his own,
// playing as people do, only faster. The server is a process of its own with a ledger on the disk;
// every action is answered when it is there.
//
//     baize_load [--tables 400] [--players 5] [--think MS] [--seconds S] [--folder DIR]
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <random>
#include <string>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#include <fmt/format.h>

#include "apps/serve_run.h"
#include "casino/busy_house.h"
#include "contracts/json_line.h"
#include "ledger/sqlite/sqlite_store.h"
#include "server/accounts.h"
#include "server/net.h"

namespace baize::server {
namespace {

using SteadyClock = std::chrono::steady_clock;

struct LoadSettings {
    std::size_t tables = 400;
    std::size_t players = 5;
    std::int64_t think = 2'000;  // milliseconds, on average
    std::int64_t seconds = 30;
    std::string folder = ".dev/load";
};

struct Tally {
    std::vector<std::int64_t> waits{};  // microseconds, of answered actions
    std::uint64_t refused = 0;
    std::uint64_t moved_on = 0;  // refused because the table had: nobody's fault
    std::uint64_t lost = 0;      // lines
    std::uint64_t pictures = 0;
    std::uint64_t bytes = 0;
    std::size_t open = 0;
    bool counts = false;
};

// Tables, people with chips, sessions; before anybody measures anything.
std::vector<std::string> furnish(const LoadSettings& settings) {
    const std::string ledger = settings.folder + "/floor.db";
    auto store = ledger::SqliteStore::open(ledger);
    BAIZE_CHECK(store.has_value());
    auto house = casino::OpenCasino::open(**store);
    BAIZE_CHECK(house.has_value());
    const Moment now = Moment::of_microseconds(1'000'000);
    casino::BusyHouse busy(
        settings.tables,
        [&](PersonId person, const casino::Command& command) {
            static_cast<void>((*house)->give({person, 0, now}, command));
            return (*house)->last_decided().has_value();
        },
        settings.players);
    (*house)->write();
    (*house)->settle();
    auto accounts = Accounts::open(ledger + "-accounts");
    BAIZE_CHECK(accounts.has_value());
    std::vector<std::string> secrets;
    const auto since = std::chrono::system_clock::now().time_since_epoch();
    const Moment today = Moment::of_microseconds(
        std::chrono::duration_cast<std::chrono::microseconds>(since).count());
    const std::size_t people = settings.tables * settings.players;
    for (std::size_t i = 0; i < people; ++i) {
        const auto person = static_cast<PersonId>(4 + i);
        BAIZE_CHECK(accounts->add({person, fmt::format("Player {}", person), ""}, today));
        secrets.push_back(accounts->begin_session(person, today));
    }
    return secrets;
}

int serve(const LoadSettings& settings, int port_file) {
    ServeSettings serving;
    serving.ledger = settings.folder + "/floor.db";
    serving.net.port = 0;
    serving.log_level = "off";
    serving.results_pause = Span::of_seconds(2);
    serving.limits.connections_of_address = 100'000;
    serving.limits.requests = {1e9, 1e9};
    serving.on_open = [port_file](std::uint16_t port) {
        static_cast<void>(::write(port_file, &port, sizeof(port)) >= 0);
    };
    std::ofstream nowhere("/dev/null");
    Console console{std::cin, nowhere, std::cerr};
    return run_serve(serving, console);
}

// One who plays: takes an offer whenever there is one for him, after a while.
class Player : public std::enable_shared_from_this<Player> {
  public:
    Player(asio::io_context& context,
           Tally& tally,
           const LoadSettings& settings,
           std::size_t number)
        : socket_(context), timer_(context), tally_(tally), settings_(settings), chance_(number) {}

    asio::awaitable<void> play(std::uint16_t port, std::string secret, std::uint32_t table) {
        table_ = table;
        const auto self = shared_from_this();
        auto& stream = beast::get_lowest_layer(socket_);
        const tcp::endpoint endpoint(asio::ip::address_v4::loopback(), port);
        if (const auto [failed] = co_await stream.async_connect(endpoint, as_values); failed) {
            ++tally_.lost;
            co_return;
        }
        const std::string host = fmt::format("127.0.0.1:{}", port);
        socket_.set_option(websocket::stream_base::decorator([&](websocket::request_type& head) {
            head.set(http::field::cookie, "baize_session=" + secret);
            head.set(http::field::origin, "http://" + host);
        }));
        socket_.text(true);
        const auto [refused] = co_await socket_.async_handshake(host, "/api/socket", as_values);
        if (refused) {
            ++tally_.lost;
            co_return;
        }
        ++tally_.open;
        beast::flat_buffer buffer;
        while (true) {
            const auto [failed, size] = co_await socket_.async_read(buffer, as_values);
            if (failed) break;
            tally_.bytes += size;
            take({static_cast<const char*>(buffer.data().data()), size});
            buffer.consume(buffer.size());
        }
        --tally_.open;
        if (!is_over_) ++tally_.lost;
    }

    void stop() {
        is_over_ = true;
        timer_.cancel();
        beast::get_lowest_layer(socket_).close();
    }

  private:
    void take(std::string_view text) {
        if (text.starts_with("{\"table_changed\"")) return look(text);
        if (text.starts_with("{\"done\"")) return answered();
        if (text.starts_with("{\"refused\"")) {
            const bool has_moved = text.find("table_moved_on") != std::string_view::npos;
            ++(has_moved ? tally_.moved_on : tally_.refused);
            return answered();
        }
        if (text.starts_with("{\"welcome\""))
            say(fmt::format(R"({{"watch":{{"table":{}}}}})", table_));
    }

    // Keeps the first offer of a kind that goes on with the round.
    void look(std::string_view text) {
        ++tally_.pictures;
        if (!line_.read(text)) return;
        const JsonValue& shown = *line_.find(*line_.find(line_.root(), "table_changed"), "table");
        stage_ = line_.find(shown, "stage")->integer;
        const JsonValue* best = nullptr;
        int best_worth = 0;
        for (const JsonValue& offer : line_.inside(*line_.find(shown, "offers"))) {
            const int worth = worth_of(line_.text(*line_.find(offer, "kind")),
                                       line_.text(*line_.find(offer, "name")),
                                       text);
            if (worth <= best_worth) continue;
            best = &offer;
            best_worth = worth;
        }
        wanted_.clear();
        if (best == nullptr) return;
        wanted_ = command_in(text, line_.text(*line_.find(*best, "name")));
        if (!is_waiting_ && !is_thinking_) think();
    }

    // Wagers first, then "deal"; of decisions those that stay in.
    [[nodiscard]] int worth_of(std::string_view kind,
                               std::string_view name,
                               std::string_view text) {
        if (kind == "decision") return name == "fold" ? 1 : name == "raise" ? 2 : 5;
        const bool has_ante = text.find("\"name\":\"take_back_ante\"") != std::string_view::npos;
        const bool has_blind = text.find("\"name\":\"take_back_blind\"") != std::string_view::npos;
        if (kind == "wager" && name == "ante") return has_ante ? 0 : 5;
        if (kind == "wager" && name == "blind") return has_blind ? 0 : 4;
        return kind == "done" ? 3 : 0;
    }

    // As it stands in the text: the object behind the "command" of that offer.
    static std::string command_in(std::string_view text, std::string_view name) {
        const std::size_t offer = text.find(fmt::format("\"name\":\"{}\"", name));
        const std::size_t begin = text.find("\"command\":", offer) + 10;
        int depth = 0;
        std::size_t end = begin;
        do {
            depth += text[end] == '{' ? 1 : text[end] == '}' ? -1 : 0;
            ++end;
        } while (depth > 0 && end < text.size());
        return std::string(text.substr(begin, end - begin));
    }

    void think() {
        is_thinking_ = true;
        std::uniform_int_distribution<std::int64_t> some(1, 2 * settings_.think);
        timer_.expires_after(std::chrono::milliseconds(some(chance_)));
        timer_.async_wait([self = shared_from_this()](beast::error_code failed) {
            self->is_thinking_ = false;
            if (!failed) self->act();
        });
    }

    void act() {
        if (wanted_.empty() || is_waiting_ || is_over_) return;
        is_waiting_ = true;
        asked_ = SteadyClock::now();
        say(fmt::format(R"({{"give":{{"key":{},"table":{},"stage":{},"command":{}}}}})",
                        ++key_,
                        table_,
                        stage_,
                        wanted_));
        wanted_.clear();
    }

    void answered() {
        if (tally_.counts) {
            const auto wait = SteadyClock::now() - asked_;
            tally_.waits.push_back(
                std::chrono::duration_cast<std::chrono::microseconds>(wait).count());
        }
        is_waiting_ = false;
        if (!wanted_.empty() && !is_thinking_) think();
    }

    void say(std::string text) {
        out_.push_back(std::move(text));
        if (out_.size() == 1) write_next();
    }

    void write_next() {
        socket_.async_write(asio::buffer(out_.front()),
                            [self = shared_from_this()](beast::error_code failed, std::size_t) {
                                if (failed) return;
                                self->out_.erase(self->out_.begin());
                                if (!self->out_.empty()) self->write_next();
                            });
    }

    websocket::stream<beast::tcp_stream> socket_;
    asio::steady_timer timer_;
    Tally& tally_;
    const LoadSettings& settings_;
    std::mt19937_64 chance_;
    JsonLine line_{};
    std::vector<std::string> out_{};
    std::string wanted_{};
    std::uint32_t table_ = 0;
    std::int64_t stage_ = 0;
    std::uint64_t key_ = 0;
    SteadyClock::time_point asked_{};
    bool is_waiting_ = false;
    bool is_thinking_ = false;
    bool is_over_ = false;
};

// Of the server, in KiB: now, and the most it ever was.
std::pair<long, long> memory_of(pid_t process) {
    std::ifstream status(fmt::format("/proc/{}/status", process));
    long now = 0;
    long most = 0;
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmRSS:")) now = std::atol(line.c_str() + 6);
        if (line.starts_with("VmHWM:")) most = std::atol(line.c_str() + 6);
    }
    return {now, most};
}

std::int64_t part(std::vector<std::int64_t>& waits, double share) {
    if (waits.empty()) return 0;
    const auto place = static_cast<std::size_t>(share * static_cast<double>(waits.size() - 1));
    std::nth_element(
        waits.begin(), waits.begin() + static_cast<std::ptrdiff_t>(place), waits.end());
    return waits[place];
}

void report(const LoadSettings& settings, Tally& tally, pid_t server) {
    const double seconds = static_cast<double>(settings.seconds);
    const auto [now, most] = memory_of(server);
    std::cout << fmt::format(
        "{} players at {} tables, thinking {} ms: {:.0f} actions/s, median {:.1f} ms, 99 % {:.1f} "
        "ms, "
        "longest {:.1f} ms; {} refused, {} came too late, {} lines lost; {:.0f} pictures/s, {:.1f} "
        "MB/s; server {} MiB, at most {}\n",
        tally.open,
        settings.tables,
        settings.think,
        static_cast<double>(tally.waits.size()) / seconds,
        static_cast<double>(part(tally.waits, 0.5)) / 1e3,
        static_cast<double>(part(tally.waits, 0.99)) / 1e3,
        static_cast<double>(part(tally.waits, 1)) / 1e3,
        tally.refused,
        tally.moved_on,
        tally.lost,
        static_cast<double>(tally.pictures) / seconds,
        static_cast<double>(tally.bytes) / seconds / 1e6,
        now / 1024,
        most / 1024);
}

int run_load(const LoadSettings& settings) {
    std::filesystem::remove_all(settings.folder);
    std::filesystem::create_directories(settings.folder);
    const std::vector<std::string> secrets = furnish(settings);
    int ends[2] = {0, 0};
    if (::pipe(ends) != 0) return 1;
    const pid_t child = ::fork();
    if (child == 0) std::_Exit(serve(settings, ends[1]));
    std::uint16_t port = 0;
    if (::read(ends[0], &port, sizeof(port)) != sizeof(port)) return 1;
    asio::io_context context(1);
    Tally tally;
    std::vector<std::shared_ptr<Player>> players;
    for (std::size_t i = 0; i < secrets.size(); ++i) {
        const auto player = std::make_shared<Player>(context, tally, settings, i);
        const auto table = static_cast<std::uint32_t>(i / settings.players + 1);
        players.push_back(player);
        asio::co_spawn(context, player->play(port, secrets[i], table), asio::detached);
    }
    asio::steady_timer timer(context);
    const auto settling = std::chrono::seconds(5 + secrets.size() / 500);
    timer.expires_after(settling);
    timer.async_wait([&](beast::error_code) {
        tally.counts = true;
        tally.pictures = tally.bytes = tally.refused = tally.moved_on = 0;
        timer.expires_after(std::chrono::seconds(settings.seconds));
        timer.async_wait([&](beast::error_code) {
            report(settings, tally, child);
            for (const auto& player : players)
                player->stop();
            context.stop();
        });
    });
    context.run();
    ::kill(child, SIGTERM);
    int status = 0;
    ::waitpid(child, &status, 0);
    return tally.refused == 0 && tally.lost == 0 ? 0 : 1;
}

}  // namespace
}  // namespace baize::server

int main(int count, char** arguments) {
    baize::server::LoadSettings settings;
    for (int i = 1; i + 1 < count; i += 2) {
        const std::string_view name = arguments[i];
        const std::string value = arguments[i + 1];
        if (name == "--tables") settings.tables = std::stoul(value);
        if (name == "--players") settings.players = std::stoul(value);
        if (name == "--think") settings.think = std::stol(value);
        if (name == "--seconds") settings.seconds = std::stol(value);
        if (name == "--folder") settings.folder = value;
    }
    return baize::server::run_load(settings);
}
