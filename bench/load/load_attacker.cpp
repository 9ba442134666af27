#include "load/load_attacker.h"

#include <array>
#include <chrono>

#include <fmt/format.h>

namespace baize::server {

namespace {

constexpr auto read_timeout = std::chrono::milliseconds(300);

}  // namespace

// A request for three Omaha hands, two of them random, with a random dead card so that no cached
// result matches.
std::string LoadAttacker::question(std::uint16_t port) {
    constexpr std::string_view ranks = "23456789TJQKA";
    constexpr std::string_view suits = "cdhs";
    const std::string dead{ranks[chance_() % 13], suits[chance_() % 4]};
    const std::string board{
        ranks[chance_() % 6], 'c', ranks[6 + chance_() % 3], 'd', ranks[9 + chance_() % 4], 'h'};
    const std::string body = fmt::format(
        R"({{"game":"omaha","hands":["random","random","AAxx"],"board":"{}","dead":"{}"}})",
        chance_() % 2 == 0 ? board : "",
        board.find(dead) == std::string::npos ? dead : "");
    return fmt::format(
        "POST /api/equity HTTP/1.1\r\nHost: 127.0.0.1:{0}\r\nOrigin: http://127.0.0.1:{0}\r\n"
        "X-Forwarded-For: 10.{1}.{2}.{3}\r\nContent-Length: {4}\r\n\r\n{5}",
        port,
        chance_() % 256,
        chance_() % 256,
        1 + chance_() % 250,
        body.size(),
        body);
}

asio::awaitable<void> LoadAttacker::ask_once(const tcp::endpoint& server) {
    beast::tcp_stream stream(context_);
    if (const auto [failed] = co_await stream.async_connect(server, as_values); failed) co_return;
    const std::string text = question(server.port());
    const auto [unsent, sent] = co_await asio::async_write(stream, asio::buffer(text), as_values);
    static_cast<void>(sent);
    if (unsent) co_return;
    ++tally_.asked;
    std::array<char, 16> head{};
    stream.expires_after(read_timeout);
    const auto [failed, size] = co_await stream.async_read_some(asio::buffer(head), as_values);
    if (failed || size < head.size()) co_return;  // hangs up
    const std::string_view status(head.data() + 9, 3);
    ++(status == "200" ? tally_.answered : tally_.refused);
}

asio::awaitable<void> LoadAttacker::attack(std::uint16_t port) {
    const auto self = shared_from_this();
    const tcp::endpoint server(asio::ip::address_v4::loopback(), port);
    while (!is_over_) {
        co_await ask_once(server);
        timer_.expires_after(std::chrono::milliseconds(20));
        static_cast<void>(co_await timer_.async_wait(as_values));
    }
}

}  // namespace baize::server
