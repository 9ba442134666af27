#include "server/net/connection.h"

#include <array>
#include <deque>
#include <memory>
#include <tuple>
#include <utility>

#include "server/api/request_guard.h"
#include "server/broadcast/message_text.h"
#include "server/net/http_messages.h"

namespace baize::server {

namespace {

// A WebSocket session. Everything that is sent goes through one bounded queue.
class WebSocketSession final : public Subscriber,
                               public std::enable_shared_from_this<WebSocketSession> {
  public:
    WebSocketSession(Stream stream, Server& server) : socket_(std::move(stream)), server_(server) {}

    void send(const Text& text) override {
        if (is_over_) return;
        queued_ += text->size();
        queue_.push_back(text);
        if (queued_ > limits().queued_bytes) {
            ++server_.request_guard().counts().dropped_slow;
            return drop(websocket::close_code::try_again_later,
                        "client too slow: the send queue is full");
        }
        if (!is_writing_) write_next();
    }

    void close_session(const char* reason) override {
        drop(websocket::close_code::policy_error, reason);
    }

    asio::awaitable<void> run(const HttpRequest& request, const Request& read) {
        RequestGuard& request_guard = server_.request_guard();
        prepare();
        if (const auto [failed] = co_await socket_.async_accept(request, as_values); failed)
            co_return;
        const SubscriberId id = request_guard.enter(*this, read);
        server_.schedule_run();
        co_await listen(id);
        is_over_ = true;
        request_guard.leave(id);
        server_.schedule_run();
    }

  private:
    [[nodiscard]] const NetLimits& limits() const {
        return server_.request_guard().settings().limits;
    }

    void prepare() {
        socket_.next_layer().expires_never();
        websocket::stream_base::timeout timeout{};
        timeout.handshake_timeout = std::chrono::seconds(limits().header_seconds);
        timeout.idle_timeout = std::chrono::seconds(limits().idle_seconds);
        timeout.keep_alive_pings = true;
        socket_.set_option(timeout);
        socket_.read_message_max(limits().message_bytes);
        socket_.text(true);
        socket_.auto_fragment(false);  // one frame and one system call for each message
        // Beast answers control frames itself, but they count for a rate limit like messages.
        socket_.control_callback([this](websocket::frame_type, beast::string_view) {
            if (!controls_.take(limits().messages, server_.request_guard().now()))
                drop_fast_client();
        });
    }

    void drop_fast_client() {
        if (is_over_) return;
        ++server_.request_guard().counts().dropped_fast;
        drop(websocket::close_code::try_again_later, "message rate limit exceeded");
    }

    asio::awaitable<void> listen(SubscriberId id) {
        RequestGuard& request_guard = server_.request_guard();
        views::MessageReader reader;
        beast::flat_buffer buffer;
        Bucket bucket;
        while (!is_over_) {
            const auto [failed, size] = co_await socket_.async_read(buffer, as_values);
            if (failed || is_over_) co_return;
            const Moment now = request_guard.now();
            if (!bucket.take(limits().messages, now)) {
                drop_fast_client();
                co_return;
            }
            const std::string_view text(static_cast<const char*>(buffer.data().data()), size);
            const auto message = socket_.got_text() ? reader.read(text) : std::nullopt;
            if (message) {
                std::visit(
                    [&](const auto& one) { request_guard.broadcaster().receive(id, one, now); },
                    *message);
            } else {
                send_error(socket_.got_text() ? reader.error_text()
                                              : "messages must be text frames");
            }
            buffer.consume(buffer.size());
            server_.schedule_run();
        }
    }

    void send_error(const std::string& text) { send(text_of(views::MessageError{text, false})); }

    // Sends the close frame, then closes the socket. A timer closes it earlier if the client does
    // not read, because Beast's idle timeout does not cover a write to a stalled client.
    void drop(websocket::close_code code, const char* reason) {
        if (is_over_) return;
        is_over_ = true;
        queue_.clear();
        const auto cut = [self = shared_from_this()] { self->socket_.next_layer().close(); };
        close_timer_.expires_after(std::chrono::seconds(limits().close_timeout_seconds));
        close_timer_.async_wait([cut](beast::error_code failed) {
            if (!failed) cut();
        });
        socket_.async_close(websocket::close_reason(code, reason),
                            [self = shared_from_this(), cut](beast::error_code) {
                                self->close_timer_.cancel();
                                cut();
                            });
    }

    void write_next() {
        is_writing_ = true;
        current_ = std::move(queue_.front());
        queue_.pop_front();
        socket_.async_write(
            asio::buffer(*current_),
            [self = shared_from_this()](beast::error_code failed, auto) { self->wrote(failed); });
    }

    void wrote(beast::error_code failed) {
        is_writing_ = false;
        queued_ -= current_->size();
        if (failed) is_over_ = true;
        if (!is_over_ && !queue_.empty()) write_next();
    }

    // Compression is off, because the code for it would double the compile time.
    websocket::stream<Stream, false> socket_;
    Server& server_;
    asio::steady_timer close_timer_{socket_.get_executor()};
    Bucket controls_{};
    std::deque<Text> queue_{};
    Text current_{};
    std::size_t queued_ = 0;
    bool is_writing_ = false;
    bool is_over_ = false;
};

// Reads from the connection while a response is prepared, if the handler wants to know whether the
// client disconnects, which only a read detects. Bytes that arrive meanwhile belong to the next
// request.
class DisconnectWatcher : public std::enable_shared_from_this<DisconnectWatcher> {
  public:
    explicit DisconnectWatcher(Stream& stream) : timer_(stream.get_executor()) {}

    void begin(Stream& stream, std::shared_ptr<DisconnectSignal> disconnect_signal) {
        timer_.expires_at(asio::steady_timer::time_point::max());
        stream.async_read_some(
            asio::buffer(bytes_),
            [self = shared_from_this(), disconnect_signal = std::move(disconnect_signal)](
                beast::error_code failed, std::size_t size) {
                self->failed_ = failed;
                self->size_ = size;
                self->is_done_ = true;
                self->timer_.cancel();
                if (failed) disconnect_signal->notify();
            });
    }

    // Waits for the read and appends its bytes to `buffer`. Returns false if the connection has
    // ended or nothing arrived within `timeout`.
    asio::awaitable<bool> end(beast::flat_buffer& buffer, std::chrono::seconds timeout) {
        timer_.expires_after(timeout);
        if (!is_done_) static_cast<void>(co_await timer_.async_wait(as_values));
        if (!is_done_ || failed_) co_return false;
        asio::buffer_copy(buffer.prepare(size_), asio::buffer(bytes_));
        buffer.commit(size_);
        co_return true;
    }

  private:
    std::array<char, 4'096> bytes_{};
    asio::steady_timer timer_;
    beast::error_code failed_{};
    std::size_t size_ = 0;
    bool is_done_ = false;
};

// Waits for the response of the handler. Sets `ahead` if the connection is read meanwhile.
asio::awaitable<Response> answer_of(Server& server,
                                    Request request,
                                    Stream& stream,
                                    std::shared_ptr<DisconnectWatcher>& ahead) {
    const auto disconnect_signal = std::make_shared<DisconnectSignal>();
    request.disconnect_signal = disconnect_signal;
    co_return co_await asio::async_initiate<decltype(asio::use_awaitable), void(Response)>(
        [&](auto handler) {
            auto shared = std::make_shared<decltype(handler)>(std::move(handler));
            server.request_guard().answer(
                std::move(request), [shared, disconnect_signal](Response response) {
                    disconnect_signal->forget();
                    const auto executor = asio::get_associated_executor(*shared);
                    asio::post(executor, [shared, response = std::move(response)]() mutable {
                        (*shared)(std::move(response));
                    });
                });
            if (disconnect_signal->is_awaited()) {
                ahead = std::make_shared<DisconnectWatcher>(stream);
                ahead->begin(stream, disconnect_signal);
            }
            server.schedule_run();
        },
        asio::use_awaitable);
}

asio::awaitable<BodyPart> made_part(const NextPart& next_part) {
    co_return co_await asio::async_initiate<decltype(asio::use_awaitable), void(BodyPart)>(
        [&](auto handler) {
            auto shared = std::make_shared<decltype(handler)>(std::move(handler));
            next_part([shared](BodyPart part) {
                const auto executor = asio::get_associated_executor(*shared);
                asio::post(executor, [shared, part = std::move(part)]() mutable {
                    (*shared)(std::move(part));
                });
            });
        },
        asio::use_awaitable);
}

// Sends a body part by part: the next one is made when the client has taken the one before. A body
// that breaks off has no last chunk. Returns true if the client has it whole.
asio::awaitable<bool> send_parts(Stream& stream,
                                 http::response<http::string_body>& answer,
                                 const NextPart& next_part,
                                 std::chrono::seconds timeout) {
    constexpr std::chrono::milliseconds pause(100);
    asio::steady_timer timer(stream.get_executor());
    http::response_serializer<http::string_body> header(answer);
    stream.expires_after(timeout);
    auto [unsent, size] = co_await http::async_write_header(stream, header, as_values);
    BodyPart part;
    while (!unsent && part.state != BodyPart::State::last) {
        stream.expires_never();
        part = co_await made_part(next_part);
        if (part.state == BodyPart::State::broken) co_return false;
        if (part.state == BodyPart::State::busy) {
            timer.expires_after(pause);
            static_cast<void>(co_await timer.async_wait(as_values));
            continue;
        }
        stream.expires_after(timeout);
        if (part.text && !part.text->empty()) {
            std::tie(unsent, size) = co_await asio::async_write(
                stream, http::make_chunk(asio::buffer(*part.text)), as_values);
        }
    }
    if (unsent) co_return false;
    std::tie(unsent, size) = co_await asio::async_write(stream, http::make_chunk_last(), as_values);
    co_return !unsent;
}

}  // namespace

asio::awaitable<void> serve_connection(Stream stream, Server& server, std::string address) {
    const NetLimits& limits = server.request_guard().settings().limits;
    const bool is_secure = server.request_guard().is_secure();
    beast::flat_buffer buffer;
    bool is_first = true;
    std::shared_ptr<DisconnectWatcher> ahead;
    while (true) {
        if (ahead && !co_await ahead->end(buffer, std::chrono::seconds(limits.idle_seconds))) break;
        ahead.reset();
        http::request_parser<http::string_body> parser;
        parser.header_limit(limits.header_bytes);
        parser.body_limit(limits.body_bytes);
        stream.expires_after(
            std::chrono::seconds(is_first ? limits.header_seconds : limits.idle_seconds));
        is_first = false;
        const auto [failed, size] = co_await http::async_read(stream, buffer, parser, as_values);
        static_cast<void>(size);
        HttpRequest& read = parser.get();
        Response response;
        Request request;
        const bool is_read = !failed && read_request(read, address, request);
        if (is_read) server.request_guard().identify_client(request);
        if (failed == http::error::body_limit) {
            response = problem(413, "too_large", "The request is too large.");
            response.closes = true;
        } else if (failed == http::error::header_limit) {
            response = problem(431, "too_large", "The request header is too large.");
            response.closes = true;
        } else if (failed.category() ==
                       http::make_error_code(http::error::bad_line_ending).category() &&
                   failed != http::error::end_of_stream) {
            response = problem(400, "invalid_request", "Bad request: malformed HTTP.");
            response.closes = true;
        } else if (failed) {
            break;
        } else if (!is_read) {
            response = problem(
                400, "invalid_request", "Bad request: unsupported method or malformed target.");
            response.closes = true;
        } else if (websocket::is_upgrade(read) && request.path == "/api/socket") {
            if (auto refusal = server.request_guard().reserve_websocket(request)) {
                response = *std::move(refusal);
            } else {
                const auto line = std::make_shared<WebSocketSession>(std::move(stream), server);
                co_await line->run(read, request);
                server.request_guard().release_websocket(request.address);
                co_return;
            }
        } else {
            stream.expires_never();
            response = co_await answer_of(server, std::move(request), stream, ahead);
        }
        if (response.next_part && read.version() < 11) {
            response = problem(505, "too_old", "This download needs HTTP/1.1.");
            response.closes = true;
        }
        auto answer = to_http_response(response, read, is_secure);
        answer.keep_alive(read.keep_alive() && !response.closes);
        if (response.next_part && read.method() != http::verb::head) {
            const bool is_whole = co_await send_parts(
                stream, answer, response.next_part, std::chrono::seconds(limits.idle_seconds));
            if (!is_whole || !answer.keep_alive()) break;
            continue;
        }
        stream.expires_after(std::chrono::seconds(limits.idle_seconds));
        const auto [unsent, sent] = co_await http::async_write(stream, answer, as_values);
        static_cast<void>(sent);
        if (unsent || !answer.keep_alive()) break;
    }
    stream.shutdown_send();
}

}  // namespace baize::server
