// Limits for clients of the server.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/core/moment.h"
#include "server/limits/rate_limit.h"

namespace baize::server {

// Limits of the jobs for analysis, jackpots and equity. Times are thread times: estimated when a
// job is added, charged as measured when it ends.
struct JobLimits {
    std::size_t threads = 2;                      // if there are several, one takes only cheap jobs
    std::size_t waiting = 32;                     // jobs in the queue
    std::size_t per_client = 4;                   // jobs of one client, waiting or running
    Span cheap = Span::of_microseconds(500'000);  // a job of at most this cost is cheap
    Rate person{30'000, 500};  // milliseconds; anonymous clients are counted by address
    Rate address{60'000, 1'000};
    std::size_t matchup_bytes = std::size_t{48} << 20U;  // of one equity job about ranges
    std::size_t cache_bytes = std::size_t{16} << 20U;    // of the response cache
};

struct NetLimits {
    std::size_t connections = 10'000;
    std::size_t connections_per_address = 200;  // not for proxies; also WebSockets of a client
    std::uint32_t header_bytes = 8 * 1024;
    std::size_t body_bytes = 64 * 1024;
    std::size_t message_bytes = 16 * 1024;       // of a WebSocket message
    std::size_t queued_bytes = 4 * 1024 * 1024;  // of a WebSocket; one with more is closed
    std::uint32_t header_seconds = 10;           // to send the first request or a handshake
    std::uint32_t idle_seconds = 60;          // timeout between requests, and of a silent WebSocket
    std::uint32_t close_timeout_seconds = 1;  // for a client to read the close frame
    Rate requests{200, 50};                   // API requests of an address
    std::size_t requests_at_once = 16;        // unanswered requests of an address
    Rate pages{2'000, 500};                   // web pages and their files, of an address
    Rate messages{120, 40};                   // of a WebSocket
    Rate registrations{10, 0.05};             // new guests and registrations of an address
    Rate passwords{10, 0.1};                  // login attempts of an address, and for a name
    Rate codes{5, 1.0 / 60};                  // wrong codes of a second factor, for an account
    Rate exports{5, 1.0 / 60};                // exports of the data of a person
    std::size_t queued_tasks = 64;            // queued tasks of each other worker thread
    JobLimits jobs{};
};

}  // namespace baize::server
