// Runs a server from opening its ledger to a clean stop, for `baize serve` and its tests.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "cli/console.h"
#include "cli/demo/demo_house.h"
#include "house/workflows/auto_dealer/auto_dealer.h"
#include "server/api/log.h"
#include "server/limits/limits.h"
#include "server/net/server.h"

namespace baize {

struct ServeSettings {
    std::string ledger{};
    std::string ledger_key{};  // file of the ledger's key; "": beside the ledger
    std::string pages{};       // folder of the built web pages; "": none are served
    server::ServerSettings net{};
    std::vector<std::string> proxies{};  // addresses of trusted proxies
    std::string origin{};  // "https://play.example.org": beside loopback, where it answers
    std::string log_level = "info";
    bool metrics_open = false;  // open to other machines
    bool is_demo = false;       // the demonstration: set up if the ledger is empty, with attendant
    DemoSettings demo{};
    std::uint64_t snapshot_every = 100'000;
    Span bot_pace = Span::of_microseconds(1'500'000);
    Span results_pause = Span::of_seconds(5);   // how long a finished round stays on display
    Span absence_grace = Span::of_seconds(10);  // absent if disconnected for longer [I-144]
    server::NetLimits limits{};
    house::AutoDealer::MakeCommand deals{};        // source of randomness; empty: the secure one
    std::function<void(std::uint16_t)> on_open{};  // called with the port
};

[[nodiscard]] int run_serve(const ServeSettings& settings, Console& console);

}  // namespace baize
