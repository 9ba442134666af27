#include "load/load_house.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

#include <fmt/format.h>

#include "cli/ledgers/key_file.h"
#include "cli/serve/serve_run.h"
#include "house/casino/busy_house.h"
#include "ledger/sqlite/sqlite_store.h"
#include "service/accounts/accounts.h"

namespace baize::server {

namespace {

std::string ledger_in(const LoadSettings& settings) {
    return settings.folder + "/casino.db";
}

}  // namespace

std::vector<std::string> furnish(const LoadSettings& settings) {
    const std::string ledger = ledger_in(settings);
    auto store = ledger::SqliteStore::open(ledger);
    BAIZE_CHECK(store.has_value());
    const auto keys = keys_to_open(**store, ledger, "");
    BAIZE_CHECK(keys.has_value());
    auto house = house::OpenCasino::open(**store, *keys);
    BAIZE_CHECK(house.has_value());
    const Moment now = Moment::of_microseconds(1'000'000);
    house::BusyHouse busy(
        settings.tables,
        [&](PersonId person, const house::Command& command) {
            static_cast<void>((*house)->submit({person, 0, now}, command));
            return (*house)->last_result().has_value();
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

int serve(const LoadSettings& settings) {
    ServeSettings serving;
    serving.ledger = ledger_in(settings);
    serving.net.port = 0;
    serving.log_level = "off";
    serving.results_pause = Span::of_microseconds(settings.pause * 1'000);
    serving.limits.connections_per_address = 100'000;
    serving.limits.requests = {1e9, 1e9};
    serving.proxies = {"127.0.0.1"};  // trusted, so that attackers have many addresses
    serving.on_open = [port_file = settings.port_file](std::uint16_t port) {
        static_cast<void>(::write(port_file, &port, sizeof(port)) >= 0);
    };
    std::ofstream nowhere("/dev/null");
    Console console{std::cin, nowhere, std::cerr};
    return run_serve(serving, console);
}

// The server is exec'ed after the fork, so that its processor time and memory do not include the
// client's.
LoadHouse::LoadHouse(const LoadSettings& settings, const std::string& program) {
    int ends[2] = {0, 0};
    if (::pipe(ends) != 0) return;
    process_ = ::fork();
    if (process_ == 0) {
        ::close(ends[0]);
        const std::string line = fmt::format("exec {} {} --folder {} --pause {} --port-file {}",
                                             settings.under,
                                             program,
                                             settings.folder,
                                             settings.pause,
                                             ends[1]);
        ::execl("/bin/sh", "sh", "-c", line.c_str(), nullptr);
        std::_Exit(1);
    }
    ::close(ends[1]);
    if (::read(ends[0], &port_, sizeof(port_)) != sizeof(port_)) port_ = 0;
    ::close(ends[0]);
}

LoadHouse::~LoadHouse() {
    if (process_ <= 0) return;
    ::kill(process_, SIGTERM);
    int status = 0;
    ::waitpid(process_, &status, 0);
}

LoadHouse::Memory LoadHouse::memory() const {
    std::ifstream status(fmt::format("/proc/{}/status", process_));
    Memory memory;
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmRSS:")) memory.now = std::atol(line.c_str() + 6);
        if (line.starts_with("VmHWM:")) memory.most = std::atol(line.c_str() + 6);
    }
    return memory;
}

// Fields 14 and 15 of the line, counted from the end of the name, which may contain any character.
double LoadHouse::worked() const {
    std::ifstream stat(fmt::format("/proc/{}/stat", process_));
    std::string line;
    std::getline(stat, line);
    std::istringstream fields(line.substr(line.rfind(')') + 1));
    std::string skipped;
    for (int i = 3; i < 14; ++i)
        fields >> skipped;
    double user = 0;
    double system = 0;
    fields >> user >> system;
    return (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

}  // namespace baize::server
