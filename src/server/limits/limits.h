// How much anybody may ask of the server.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/core/moment.h"
#include "server/limits/rate_limit.h"

namespace baize::server {

// How much counting for people who study (analysis, jackpots, equity) the server does, and for
// whom. Times are of a counting thread: estimated when a question comes in, charged as they were.
struct CountLimits {
    std::size_t threads = 2;  // all but one of them, if there are several, take dear questions too
    std::size_t waiting = 32;
    std::size_t of_asker = 4;  // waiting or being counted
    Span cheap = Span::of_microseconds(500'000);
    Rate person{30'000, 500};  // milliseconds at once, and a second; of the anonymous by address
    Rate address{60'000, 1'000};
    std::size_t matchup_bytes = std::size_t{48} << 20U;  // of one question about ranges
    std::size_t kept_bytes = std::size_t{16} << 20U;     // of answers that are remembered
};

struct NetLimits {
    std::size_t connections = 10'000;
    std::size_t connections_of_address = 200;  // not of a proxy; and lines of each caller
    std::uint32_t header_bytes = 8 * 1024;
    std::size_t body_bytes = 64 * 1024;
    std::size_t message_bytes = 16 * 1024;       // of a WebSocket
    std::size_t queued_bytes = 4 * 1024 * 1024;  // to one line: whoever is slower is dropped
    std::uint32_t header_seconds = 10;           // to send a whole request
    std::uint32_t idle_seconds = 60;             // between requests, and without a sign of life
    std::uint32_t farewell_seconds = 1;          // to read why a line ends
    Rate requests{200, 50};                      // of an address
    std::size_t requests_at_once = 16;           // of an address, not answered yet
    Rate pages{2'000, 500};                      // and files of them, of an address
    Rate messages{120, 40};                      // of a line
    Rate entrances{10, 0.05};                    // guests and registrations of an address
    Rate passwords{10, 0.1};                     // tries of an address, and for a name
    std::size_t slow_work = 64;                  // questions that wait for each other thread
    CountLimits counts{};
};

}  // namespace baize::server
