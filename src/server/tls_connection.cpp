#include "server/connection.h"
#include "server/connections.h"
#include "server/reception.h"

namespace baize::server {

namespace {

class SecretStream final : public ByteStream {
  public:
    SecretStream(tcp::socket socket, asio::ssl::context& context)
        : stream_(beast::tcp_stream(std::move(socket)), context) {}

    [[nodiscard]] auto shake_hands() {
        return stream_.async_handshake(asio::ssl::stream_base::server, as_values);
    }

    void read_some(asio::mutable_buffer into, Done done) override {
        stream_.async_read_some(into, std::move(done));
    }

    void write_some(const Pieces& from, Done done) override {
        stream_.async_write_some(from, std::move(done));
    }

    void tear_down(beast::role_type role, std::function<void(beast::error_code)> done) override {
        using websocket::async_teardown;  // or the stream's own
        async_teardown(role, stream_, std::move(done));
    }

    [[nodiscard]] beast::tcp_stream& transport() override {
        return beast::get_lowest_layer(stream_);
    }

  private:
    beast::ssl_stream<beast::tcp_stream> stream_;
};

asio::awaitable<void> shake_hands(tcp::socket socket,
                                  asio::ssl::context& context,
                                  Server& server,
                                  std::string address) {
    auto stream = std::make_unique<SecretStream>(std::move(socket), context);
    const auto seconds = server.reception().settings().limits.header_seconds;
    stream->transport().expires_after(std::chrono::seconds(seconds));
    const auto [failed] = co_await stream->shake_hands();
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
