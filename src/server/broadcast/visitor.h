// A subscriber of the hall: the sending side of a WebSocket session.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace baize::server {

// Shared by all recipients of the same message.
using Text = std::shared_ptr<const std::string>;

using VisitorId = std::uint64_t;

class Visitor {
  public:
    Visitor() = default;
    Visitor(const Visitor&) = delete;
    Visitor& operator=(const Visitor&) = delete;
    virtual ~Visitor() = default;

    // Queues a message and never blocks. The session itself disconnects a client that is too slow.
    virtual void send(const Text& text) = 0;

    // Closes the session with this reason in the close frame.
    virtual void hang_up(const char* reason) = 0;
};

}  // namespace baize::server
