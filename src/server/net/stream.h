// A byte stream to one client. It has the same type with and without TLS, so that the Beast
// templates on top of it are compiled once and not twice.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <utility>

#include "server/net/net.h"

namespace baize::server {

// The first buffers of a sequence, which one write sends. Beast sends those that do not fit with
// the next write.
class WriteBuffers {
  public:
    template <typename Buffers>
    explicit WriteBuffers(const Buffers& buffers) {
        const auto end = asio::buffer_sequence_end(buffers);
        for (auto buffer = asio::buffer_sequence_begin(buffers); buffer != end; ++buffer) {
            if (count_ == buffers_.size()) return;
            buffers_[count_++] = *buffer;
        }
    }

    [[nodiscard]] const asio::const_buffer* begin() const { return buffers_.data(); }

    [[nodiscard]] const asio::const_buffer* end() const { return buffers_.data() + count_; }

  private:
    std::array<asio::const_buffer, 32>
        buffers_{};  // a response with all its headers has about twenty
    std::size_t count_ = 0;
};

// Interface of a stream. Completion handlers are always called later, never from within the call
// that starts the operation.
class ByteStream {
  public:
    using Done = std::function<void(beast::error_code, std::size_t)>;

    ByteStream() = default;
    ByteStream(const ByteStream&) = delete;
    ByteStream& operator=(const ByteStream&) = delete;
    virtual ~ByteStream() = default;

    virtual void read_some(asio::mutable_buffer into, Done done) = 0;
    virtual void write_some(const WriteBuffers& from, Done done) = 0;

    // Closes a WebSocket connection as its protocol demands.
    virtual void tear_down(beast::role_type role, std::function<void(beast::error_code)> done) = 0;

    [[nodiscard]] virtual beast::tcp_stream& transport() = 0;
};

// Implements ByteStream with one of Beast's streams.
template <typename Library>
class StreamOver final : public ByteStream {
  public:
    template <typename... Parts>
    explicit StreamOver(Parts&&... parts) : library_(std::forward<Parts>(parts)...) {}

    [[nodiscard]] Library& library() { return library_; }

    void read_some(asio::mutable_buffer into, Done done) override {
        library_.async_read_some(into, std::move(done));
    }

    void write_some(const WriteBuffers& from, Done done) override {
        library_.async_write_some(from, std::move(done));
    }

    void tear_down(beast::role_type role, std::function<void(beast::error_code)> done) override {
        using websocket::async_teardown;  // or the overload of the stream, found by its namespace
        async_teardown(role, library_, std::move(done));
    }

    [[nodiscard]] beast::tcp_stream& transport() override {
        return beast::get_lowest_layer(library_);
    }

  private:
    Library library_;
};

// Adapts a ByteStream to the interface that Beast demands of a stream.
class Stream {
  public:
    using executor_type = beast::tcp_stream::executor_type;

    explicit Stream(std::unique_ptr<ByteStream> bytes) : bytes_(std::move(bytes)) {}

    Stream(Stream&&) = default;
    Stream& operator=(Stream&&) = delete;

    // Closing cancels operations in progress. They share ownership of the stream until they end.
    ~Stream() {
        if (bytes_) close();
    }

    [[nodiscard]] executor_type get_executor() const { return bytes_->transport().get_executor(); }

    template <typename Buffers, typename Token>
    auto async_read_some(const Buffers& into, Token&& token) {
        return asio::async_initiate<Token, void(beast::error_code, std::size_t)>(
            [bytes = bytes_](auto handler, asio::mutable_buffer room) {
                bytes->read_some(room, shared(bytes, std::move(handler)));
            },
            token,
            first_of(into));
    }

    template <typename Buffers, typename Token>
    auto async_write_some(const Buffers& from, Token&& token) {
        return asio::async_initiate<Token, void(beast::error_code, std::size_t)>(
            [bytes = bytes_](auto handler, const WriteBuffers& buffers) {
                bytes->write_some(buffers, shared(bytes, std::move(handler)));
            },
            token,
            WriteBuffers(from));
    }

    void expires_after(std::chrono::seconds time) { bytes_->transport().expires_after(time); }

    void expires_never() { bytes_->transport().expires_never(); }

    void close() { bytes_->transport().close(); }

    void shutdown_send() {
        beast::error_code ignored;
        bytes_->transport().socket().shutdown(tcp::socket::shutdown_send, ignored);
    }

    // Beast finds these two functions by name (argument-dependent lookup).
    template <typename Handler>
    friend void async_teardown(beast::role_type role, Stream& stream, Handler&& handler) {
        stream.bytes_->tear_down(role, shared(stream.bytes_, std::forward<Handler>(handler)));
    }

    friend void beast_close_socket(Stream& stream) { stream.close(); }

  private:
    // Wraps a handler, which can only be moved, in a function object that can be copied, as
    // std::function needs. It also keeps the stream alive.
    template <typename Handler>
    static auto shared(std::shared_ptr<ByteStream> bytes, Handler&& handler) {
        const auto kept = std::make_shared<std::decay_t<Handler>>(std::forward<Handler>(handler));
        return [kept, bytes = std::move(bytes)](auto... results) { std::move (*kept)(results...); };
    }

    template <typename Buffers>
    static asio::mutable_buffer first_of(const Buffers& buffers) {
        const auto begin = asio::buffer_sequence_begin(buffers);
        const auto end = asio::buffer_sequence_end(buffers);
        const auto found =
            std::find_if(begin, end, [](asio::mutable_buffer buffer) { return buffer.size() > 0; });
        return found == end ? asio::mutable_buffer() : asio::mutable_buffer(*found);
    }

    std::shared_ptr<ByteStream> bytes_;
};

}  // namespace baize::server
