#include "server/api/request_guard.h"
#include "server/net/connection.h"
#include "server/net/connections.h"

namespace baize::server {

namespace {

using PlainStream = StreamOver<beast::tcp_stream>;

asio::awaitable<void> serve_requests(tcp::socket socket, Server& server, std::string address) {
    co_await serve_connection(
        Stream(std::make_unique<PlainStream>(std::move(socket))), server, address);
    server.request_guard().disconnect(address);
}

}  // namespace

void serve_plain(tcp::socket socket, Server& server, std::string address) {
    const auto executor = socket.get_executor();
    asio::co_spawn(
        executor, serve_requests(std::move(socket), server, std::move(address)), asio::detached);
}

}  // namespace baize::server
