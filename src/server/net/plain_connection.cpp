#include "server/api/reception.h"
#include "server/net/connection.h"
#include "server/net/connections.h"

namespace baize::server {

namespace {

using PlainStream = StreamOver<beast::tcp_stream>;

asio::awaitable<void> converse_on(tcp::socket socket, Server& server, std::string address) {
    co_await converse(Stream(std::make_unique<PlainStream>(std::move(socket))), server, address);
    server.reception().disconnect(address);
}

}  // namespace

void converse_plainly(tcp::socket socket, Server& server, std::string address) {
    const auto executor = socket.get_executor();
    asio::co_spawn(
        executor, converse_on(std::move(socket), server, std::move(address)), asio::detached);
}

}  // namespace baize::server
