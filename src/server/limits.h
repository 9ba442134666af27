// How much anybody may ask of the server.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/moment.h"
#include "server/rate_limit.h"

namespace baize::server {

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
    Rate entrances{20, 0.2};                     // guests and registrations of an address
    Rate passwords{10, 0.1};                     // tries of an address, and for a name
    std::size_t slow_work = 64;                  // questions that wait for the other thread
    std::size_t counts = 32;                     // and for the one that counts
};

}  // namespace baize::server
