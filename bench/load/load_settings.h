// What a measure of load is made with.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace baize::server {

struct LoadSettings {
    std::size_t tables = 400;
    std::size_t players = 5;     // at each
    std::int64_t think = 2'000;  // milliseconds, on average
    std::int64_t pause = 2'000;  // milliseconds that a round which is over stays
    std::int64_t seconds = 30;
    std::int64_t lobby = 0;     // connections that only watch the lobby
    std::size_t attackers = 0;  // ask for dear counts and hang up, beside those who play
    std::string folder = ".dev/load";
    std::string under{};     // a program that the server is run under, to measure it
    bool is_search = false;  // raise the pace until it is too much
    int port_file = -1;      // set: be the server, and write its port there
};

}  // namespace baize::server
