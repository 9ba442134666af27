#include "server/api/request_guard.h"
#include "server/net/connection.h"
#include "server/net/connections.h"

namespace baize::server {

namespace {

using TlsStream = StreamOver<beast::ssl_stream<beast::tcp_stream>>;

asio::awaitable<void> handshake(tcp::socket socket,
                                asio::ssl::context& context,
                                Server& server,
                                std::string address) {
    auto stream = std::make_unique<TlsStream>(beast::tcp_stream(std::move(socket)), context);
    const auto seconds = server.request_guard().settings().limits.header_seconds;
    stream->transport().expires_after(std::chrono::seconds(seconds));
    const auto [failed] =
        co_await stream->library().async_handshake(asio::ssl::stream_base::server, as_values);
    if (!failed) co_await serve_connection(Stream(std::move(stream)), server, address);
    server.request_guard().disconnect(address);
}

}  // namespace

void serve_tls(tcp::socket socket,
               asio::ssl::context& context,
               Server& server,
               std::string address) {
    const auto executor = socket.get_executor();
    asio::co_spawn(executor,
                   handshake(std::move(socket), context, server, std::move(address)),
                   asio::detached);
}

}  // namespace baize::server
