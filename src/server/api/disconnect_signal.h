// Tells a handler that its client has disconnected.
#pragma once

#include <functional>
#include <utility>

namespace baize::server {

// Shared by the connection, which detects that the client has closed it, and the handler of a
// request, which may want to know. Used from one thread.
class DisconnectSignal {
  public:
    // Sets a function that is called once, if the connection is closed before the response. Only
    // connections whose handler sets one are watched.
    void on_disconnect(std::function<void()> call) { call_ = std::move(call); }

    [[nodiscard]] bool is_awaited() const { return static_cast<bool>(call_); }

    void notify() {
        if (const auto call = std::exchange(call_, {})) call();
    }

    // Removes the function, because the response is ready.
    void forget() { call_ = {}; }

  private:
    std::function<void()> call_{};
};

}  // namespace baize::server
