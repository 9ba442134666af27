// A player with a separate connection, who accepts an offer after a pause whenever there is one.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "load/load_settings.h"
#include "load/tally.h"
#include "server/net/net.h"

namespace baize::server {

class LoadPlayer : public std::enable_shared_from_this<LoadPlayer> {
  public:
    // State shared by all players; the pace may change during the run.
    struct Shared {
        LoadSettings settings{};
        Tally tally{};
        Attendance attendance{};
    };

    LoadPlayer(asio::io_context& context, Shared& shared, std::size_t number)
        : socket_(context), timer_(context), shared_(shared), chance_(number) {}

    // Table 0: only watches the lobby.
    asio::awaitable<void> play(std::uint16_t port, std::string secret, std::uint32_t table);

    void stop();

  private:
    void take(std::string_view text);
    void look(std::string_view text);
    void think();
    void act();
    void answered();
    void say(std::string text);
    void write_next();

    websocket::stream<beast::tcp_stream> socket_;
    asio::steady_timer timer_;
    Shared& shared_;
    std::mt19937_64 chance_;
    std::vector<std::string> out_{};
    std::string wanted_{};
    std::string said_{};  // last message sent, reported if it is refused
    std::string stage_{};
    std::uint32_t table_ = 0;
    std::uint64_t key_ = 0;
    std::chrono::steady_clock::time_point asked_{};
    bool is_waiting_ = false;
    bool is_thinking_ = false;
    bool is_over_ = false;
};

}  // namespace baize::server
