#include "server/connection.h"
#include "server/connections.h"
#include "server/reception.h"

namespace baize::server {

namespace {

class PlainStream final : public ByteStream {
  public:
    explicit PlainStream(tcp::socket socket) : stream_(std::move(socket)) {}

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

    [[nodiscard]] beast::tcp_stream& transport() override { return stream_; }

  private:
    beast::tcp_stream stream_;
};

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
