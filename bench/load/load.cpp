// A load client over loopback: many players at many tables, each with a separate WebSocket
// connection, playing as people do but faster. The server runs in a separate process with a ledger
// on disk and replies to an action when it is durable.
#include <algorithm>
#include <ctime>
#include <filesystem>
#include <iostream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "load/load_attacker.h"
#include "load/load_house.h"
#include "load/load_player.h"

namespace baize::server {
namespace {

constexpr double wait_wanted = 100;    // limit of the 99th percentile, in ms
constexpr double growth_least = 1.03;  // smallest growth of the rate for a quarter more load

double client_worked() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

// The measurement of one pace.
struct Measure {
    std::int64_t think = 0;
    double rate = 0;  // answered actions per second
    double slowest = 0;
};

class Load {
  public:
    Load(const LoadSettings& settings, const LoadHouse& house)
        : house_(house), shared_{.settings = settings} {}

    // True if no connection was lost and no action was refused.
    [[nodiscard]] bool run(const std::vector<std::string>& secrets);

  private:
    asio::awaitable<void> measure_all(std::size_t people);
    asio::awaitable<Measure> measure();
    asio::awaitable<void> wait(std::int64_t seconds);
    void report(const Measure& measure, double server, double client);

    const LoadHouse& house_;
    LoadPlayer::Shared shared_;
    asio::io_context context_{1};
    asio::steady_timer timer_{context_};
    std::vector<std::shared_ptr<LoadPlayer>> players_{};
    std::vector<std::shared_ptr<LoadAttacker>> attackers_{};
    AttackTally attack_{};
    bool is_clean_ = true;
};

bool Load::run(const std::vector<std::string>& secrets) {
    const LoadSettings& settings = shared_.settings;
    const std::size_t lines = secrets.size() + static_cast<std::size_t>(settings.lobby);
    for (std::size_t i = 0; i < lines; ++i) {
        const auto player = std::make_shared<LoadPlayer>(context_, shared_, i);
        const bool plays = i < secrets.size();
        const std::size_t table = plays ? i / settings.players + 1 : 0;
        players_.push_back(player);
        asio::co_spawn(
            context_,
            player->play(
                house_.port(), secrets[i % secrets.size()], static_cast<std::uint32_t>(table)),
            asio::detached);
    }
    for (std::size_t i = 0; i < settings.attackers; ++i) {
        attackers_.push_back(std::make_shared<LoadAttacker>(context_, attack_, i));
        asio::co_spawn(context_, attackers_.back()->attack(house_.port()), asio::detached);
    }
    asio::co_spawn(context_, measure_all(lines), asio::detached);
    context_.run();
    return is_clean_ && shared_.attendance.lost == 0;
}

asio::awaitable<void> Load::wait(std::int64_t seconds) {
    timer_.expires_after(std::chrono::seconds(seconds));
    static_cast<void>(co_await timer_.async_wait(as_values));
}

asio::awaitable<void> Load::measure_all(std::size_t people) {
    co_await wait(5 + static_cast<std::int64_t>(people) / 500);
    std::optional<Measure> best;
    while (true) {
        const Measure now = co_await measure();
        const bool is_good = now.slowest <= wait_wanted;
        const bool is_more = !best || now.rate > best->rate * growth_least;
        if (is_good && (!best || now.rate > best->rate)) best = now;
        std::int64_t& think = shared_.settings.think;
        if (!shared_.settings.is_search || !is_good || !is_more || think <= 1) break;
        think = std::min(think - 1, think * 4 / 5);
        co_await wait(2);
    }
    if (shared_.settings.is_search && best) {
        std::cout << fmt::format(
            "maximum with 99 % within {} ms: {:.0f} actions/s, think time {} ms\n",
            wait_wanted,
            best->rate,
            best->think);
    }
    for (const auto& player : players_)
        player->stop();
    for (const auto& attacker : attackers_)
        attacker->stop();
    context_.stop();
}

asio::awaitable<Measure> Load::measure() {
    Tally& tally = shared_.tally;
    tally = {};
    const auto seconds = shared_.settings.seconds;
    const double server = house_.worked();
    const double client = client_worked();
    co_await wait(seconds);
    Measure measure{.think = shared_.settings.think};
    measure.rate = static_cast<double>(tally.waits.size()) / static_cast<double>(seconds);
    measure.slowest = tally.part(0.99);
    is_clean_ = is_clean_ && tally.refused == 0 && !tally.waits.empty();
    // Attackers must not slow down the players.
    if (!attackers_.empty()) is_clean_ = is_clean_ && measure.slowest <= wait_wanted;
    report(measure, house_.worked() - server, client_worked() - client);
    co_return measure;
}

void Load::report(const Measure& measure, double server, double client) {
    Tally& tally = shared_.tally;
    const auto seconds = static_cast<double>(shared_.settings.seconds);
    const auto actions = static_cast<double>(std::max<std::size_t>(1, tally.waits.size()));
    const LoadHouse::Memory memory = house_.memory();
    std::cout << fmt::format(
        "{} connections, {} tables, think time {} ms: {:.0f} actions/s, median {:.1f} ms, 99 % "
        "{:.1f} ms, "
        "longest {:.1f} ms; {} refused, {} too late, {} connections lost; {:.0f} snapshots/s, "
        "{:.0f} "
        "lobbies/s, {:.1f} MB/s; processor time per action: server {:.0f} us, client {:.0f} us; "
        "server {} MiB, at most {}\n",
        shared_.attendance.open,
        shared_.settings.tables,
        measure.think,
        measure.rate,
        tally.part(0.5),
        measure.slowest,
        tally.part(1),
        tally.refused,
        tally.moved_on,
        shared_.attendance.lost,
        static_cast<double>(tally.snapshots) / seconds,
        static_cast<double>(tally.lobbies) / seconds,
        static_cast<double>(tally.bytes) / seconds / 1e6,
        1e6 * server / actions,
        1e6 * client / actions,
        memory.now / 1024,
        memory.most / 1024);
    if (!attackers_.empty()) {
        std::cout << fmt::format("{} attackers: {} analyses requested, {} answered, {} refused\n",
                                 attackers_.size(),
                                 attack_.asked,
                                 attack_.answered,
                                 attack_.refused);
    }
    std::cout.flush();
}

int run_load(const LoadSettings& settings, const std::string& program) {
    if (settings.port_file >= 0) return serve(settings);
    std::filesystem::remove_all(settings.folder);
    std::filesystem::create_directories(settings.folder);
    const std::vector<std::string> secrets = furnish(settings);
    const LoadHouse house(settings, program);
    if (house.port() == 0) return 1;
    return Load(settings, house).run(secrets) ? 0 : 1;
}

}  // namespace
}  // namespace baize::server

int main(int count, char** arguments) {
    CLI::App app(
        "Measure the response times of a server with 2,000 connected players at 400 tables");
    baize::server::LoadSettings settings;
    app.add_option("--tables", settings.tables, "Number of tables")->capture_default_str();
    app.add_option("--players", settings.players, "Players at each table")->capture_default_str();
    app.add_option("--think", settings.think, "Mean think time of a player, in milliseconds")
        ->capture_default_str();
    app.add_option(
           "--pause", settings.pause, "Milliseconds for which a result is shown; 100 with --search")
        ->capture_default_str();
    app.add_option("--seconds", settings.seconds, "Length of each measurement, in seconds")
        ->capture_default_str();
    app.add_option("--lobby", settings.lobby, "Additional connections that watch the lobby");
    app.add_option("--attackers",
                   settings.attackers,
                   "Additional clients that request expensive analyses and disconnect, each with "
                   "its own address");
    app.add_option("--folder", settings.folder, "Folder of the ledger")->capture_default_str();
    app.add_option("--under", settings.under, "Program that runs the server, such as a profiler");
    app.add_flag(
        "--search",
        settings.is_search,
        "Raise the rate by a quarter after each measurement, until 99 % of the answers take\n"
        "longer than 100 ms, or the throughput no longer rises");
    app.add_option("--port-file", settings.port_file)->group("");  // internal use only
    CLI11_PARSE(app, count, arguments);
    // A longer pause would limit the tables and not the server.
    if (settings.is_search && app.count("--pause") == 0) settings.pause = 100;
    return baize::server::run_load(settings, arguments[0]);
}
