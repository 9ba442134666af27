// A client that repeatedly requests expensive equities and disconnects before the reply, each time
// from a different address, as many machines would. The server trusts X-Forwarded-For from
// loopback.
#pragma once

#include <cstdint>
#include <memory>
#include <random>
#include <string>

#include "server/net/net.h"

namespace baize::server {

struct AttackTally {
    std::uint64_t asked = 0;
    std::uint64_t answered = 0;
    std::uint64_t refused = 0;  // over budget, or the queue was full
};

class LoadAttacker : public std::enable_shared_from_this<LoadAttacker> {
  public:
    LoadAttacker(asio::io_context& context, AttackTally& tally, std::size_t number)
        : context_(context), timer_(context), tally_(tally), chance_(number) {}

    asio::awaitable<void> attack(std::uint16_t port);

    void stop() {
        is_over_ = true;
        timer_.cancel();
    }

  private:
    asio::awaitable<void> ask_once(const tcp::endpoint& server);
    [[nodiscard]] std::string question(std::uint16_t port);

    asio::io_context& context_;
    asio::steady_timer timer_;
    AttackTally& tally_;
    std::mt19937_64 chance_;
    bool is_over_ = false;
};

}  // namespace baize::server
