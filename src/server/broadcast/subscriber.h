// A subscriber of the broadcaster: the sending side of a WebSocket session.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace baize::server {

// Shared by all recipients of the same message.
using Text = std::shared_ptr<const std::string>;

using SubscriberId = std::uint64_t;

class Subscriber {
  public:
    Subscriber() = default;
    Subscriber(const Subscriber&) = delete;
    Subscriber& operator=(const Subscriber&) = delete;
    virtual ~Subscriber() = default;

    // Queues a message and never blocks. The session itself disconnects a client that is too slow.
    virtual void send(const Text& text) = 0;

    // Closes the session with this reason in the close frame.
    virtual void close_session(const char* reason) = 0;
};

}  // namespace baize::server
