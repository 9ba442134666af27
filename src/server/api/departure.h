// Whether whoever asked is still there for the answer.
#pragma once

#include <functional>
#include <utility>

namespace baize::server {

// Shared by the connection, which notices that the other side has closed it, and by the handler of
// a request, which may want to know. Used from one thread.
class Departure {
  public:
    // `call` is called once, if the connection is closed before the answer. Only connections whose
    // handler wants to know are looked at.
    void when_gone(std::function<void()> call) { call_ = std::move(call); }

    [[nodiscard]] bool is_awaited() const { return static_cast<bool>(call_); }

    void leave() {
        if (const auto call = std::exchange(call_, {})) call();
    }

    // The answer is there: nobody needs to know any more.
    void forget() { call_ = {}; }

  private:
    std::function<void()> call_{};
};

}  // namespace baize::server
