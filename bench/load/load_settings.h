// The settings of a load measurement.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace baize::server {

struct LoadSettings {
    std::size_t tables = 400;
    std::size_t players = 5;     // players at each table
    std::int64_t think = 2'000;  // average pause before an action, in milliseconds
    std::int64_t pause = 2'000;  // how long a finished round is shown, in milliseconds
    std::int64_t seconds = 30;
    std::int64_t lobby = 0;     // connections that only watch the lobby
    std::size_t attackers = 0;  // clients that request expensive equities and disconnect
    std::string folder = ".dev/load";
    std::string under{};     // a program to run the server under, to measure it
    bool is_search = false;  // raise the pace until the limit is exceeded
    int port_file = -1;      // if set, run as the server and write its port there
};

}  // namespace baize::server
