#include "server/api/reception.h"
#include "server/net/connection.h"
#include "server/net/connections.h"

namespace baize::server {

namespace {

using SecretStream = StreamOver<beast::ssl_stream<beast::tcp_stream>>;

asio::awaitable<void> shake_hands(tcp::socket socket,
                                  asio::ssl::context& context,
                                  Server& server,
                                  std::string address) {
    auto stream = std::make_unique<SecretStream>(beast::tcp_stream(std::move(socket)), context);
    const auto seconds = server.reception().settings().limits.header_seconds;
    stream->transport().expires_after(std::chrono::seconds(seconds));
    const auto [failed] =
        co_await stream->library().async_handshake(asio::ssl::stream_base::server, as_values);
    if (!failed) co_await converse(Stream(std::move(stream)), server, address);
    server.reception().disconnect(address);
}

}  // namespace

void converse_secretly(tcp::socket socket,
                       asio::ssl::context& context,
                       Server& server,
                       std::string address) {
    const auto executor = socket.get_executor();
    asio::co_spawn(executor,
                   shake_hands(std::move(socket), context, server, std::move(address)),
                   asio::detached);
}

}  // namespace baize::server
