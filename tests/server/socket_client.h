// A client with a raw socket that can send any bytes. All calls block, for at most a minute, so
// that no test hangs.
#pragma once

#include <arpa/inet.h>
#include <array>
#include <cerrno>
#include <cstdint>
#include <map>
#include <netinet/in.h>
#include <string>
#include <string_view>
#include <sys/socket.h>
#include <unistd.h>

#include <fmt/format.h>

namespace baize::server {

struct HeardAnswer {
    int status = 0;                              // 0: there was no response
    std::map<std::string, std::string> heads{};  // by header name in lower case
    std::string body{};

    [[nodiscard]] std::string head(const std::string& name) const {
        const auto found = heads.find(name);
        return found == heads.end() ? std::string() : found->second;
    }
};

struct ReceivedMessage {
    int opcode = -1;  // -1: the socket is closed
    std::string payload{};
};

enum Opcode : std::uint8_t { op_more = 0, op_text = 1, op_binary = 2, op_close = 8, op_ping = 9 };

// The header of a WebSocket frame. The defaults are those of a browser.
struct FrameShape {
    int opcode = op_text;
    bool is_final = true;
    bool is_masked = true;
    std::uint8_t reserved = 0;  // bits 0x10 to 0x40
};

inline std::string framed(std::string_view payload, FrameShape shape = {}) {
    std::string out;
    const auto add = [&](std::uint64_t byte) { out += static_cast<char>(byte & 0xFFU); };
    add((shape.is_final ? 0x80U : 0U) | shape.reserved | static_cast<unsigned>(shape.opcode));
    const std::uint64_t size = payload.size();
    const std::uint64_t mark = shape.is_masked ? 0x80U : 0U;
    if (size < 126) {
        add(mark | size);
    } else if (size < 65'536) {
        add(mark | 126U);
        add(size >> 8U);
        add(size);
    } else {
        add(mark | 127U);
        for (unsigned shift = 64; shift > 0; shift -= 8)
            add(size >> (shift - 8));
    }
    if (!shape.is_masked) return out.append(payload);
    constexpr std::string_view mask = "\x11\x22\x33\x44";
    out += mask;
    for (std::size_t i = 0; i < payload.size(); ++i)
        out += static_cast<char>(payload[i] ^ mask[i % 4]);
    return out;
}

class SocketClient {
  public:
    explicit SocketClient(std::uint16_t port, int receive_bytes = 0)
        : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        constexpr timeval minute{60, 0};
        ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &minute, sizeof(minute));
        ::setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &minute, sizeof(minute));
        if (receive_bytes > 0) {
            ::setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_bytes, sizeof(receive_bytes));
        }
        sockaddr_in to{};
        to.sin_family = AF_INET;
        to.sin_port = htons(port);
        to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        if (::connect(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof(to)) != 0) {
            ::close(socket_);
            socket_ = -1;
        }
    }

    SocketClient(const SocketClient&) = delete;
    SocketClient& operator=(const SocketClient&) = delete;

    ~SocketClient() {
        if (socket_ >= 0) ::close(socket_);
    }

    // Returns false if the bytes could not be sent.
    bool say(std::string_view bytes) {
        while (!bytes.empty()) {
            const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent <= 0) {
                is_cut_off_ = errno == EPIPE || errno == ECONNRESET;
                return false;
            }
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
        return true;
    }

    // True if the last write failed because the server had closed the connection, and not by a
    // timeout.
    [[nodiscard]] bool is_cut_off() const { return is_cut_off_; }

    // Closes the sending side; responses can still be read.
    void fall_silent() { ::shutdown(socket_, SHUT_WR); }

    // Returns everything that is received until the server closes the connection.
    std::string hear_all() {
        while (hear_more()) {
        }
        return std::exchange(heard_, {});
    }

    // Reads one HTTP response. `has_body` is false for the response to a HEAD request.
    HeardAnswer answer(bool has_body = true) {
        std::size_t end = std::string::npos;
        while ((end = heard_.find("\r\n\r\n")) == std::string::npos) {
            if (!hear_more()) return {};
        }
        HeardAnswer answer;
        read_heads(std::string_view(heard_).substr(0, end), answer);
        heard_.erase(0, end + 4);
        const std::string length = answer.head("content-length");
        if (has_body && !length.empty()) answer.body = receive(std::stoul(length));
        if (has_body && answer.head("transfer-encoding") == "chunked") {
            if (!receive_chunks(answer.body)) return {};
        }
        return answer;
    }

    // Reads one WebSocket message, of one or more frames.
    ReceivedMessage message() {
        ReceivedMessage whole{0, {}};
        while (true) {
            const std::string head = receive(2);
            if (head.size() < 2) return {};
            std::uint64_t size = static_cast<std::uint8_t>(head[1]) & 0x7FU;
            if (size >= 126) {
                std::uint64_t longer = 0;
                for (const char byte : receive(size == 126 ? 2 : 8))
                    longer = longer << 8U | static_cast<std::uint8_t>(byte);
                size = longer;
            }
            const std::string piece = receive(size);
            if (piece.size() < size) return {};
            const auto first = static_cast<std::uint8_t>(head[0]);
            if (whole.opcode == 0) whole.opcode = first & 0x0F;
            whole.payload += piece;
            if ((first & 0x80) != 0) return whole;
        }
    }

  private:
    bool hear_more() {
        std::array<char, 16'384> block{};
        const ssize_t got = ::recv(socket_, block.data(), block.size(), 0);
        if (got <= 0) return false;
        heard_.append(block.data(), static_cast<std::size_t>(got));
        return true;
    }

    // Returns fewer bytes if the socket is closed before.
    std::string receive(std::size_t size) {
        while (heard_.size() < size && hear_more()) {
        }
        std::string out = heard_.substr(0, size);
        heard_.erase(0, out.size());
        return out;
    }

    // Returns false if the body has no last chunk.
    bool receive_chunks(std::string& body) {
        while (true) {
            std::size_t end = std::string::npos;
            while ((end = heard_.find("\r\n")) == std::string::npos) {
                if (!hear_more()) return false;
            }
            const std::size_t size = std::stoul(heard_.substr(0, end), nullptr, 16);
            heard_.erase(0, end + 2);
            const std::string chunk = receive(size + 2);
            if (chunk.size() < size + 2) return false;
            if (size == 0) return true;
            body.append(chunk, 0, size);
        }
    }

    static void read_heads(std::string_view text, HeardAnswer& answer) {
        constexpr std::size_t status_at = 9;  // "HTTP/1.1 200 OK"
        if (text.size() > status_at + 3)
            answer.status = std::atoi(std::string(text.substr(status_at, 3)).c_str());
        while (!text.empty()) {
            const std::size_t end = std::min(text.find("\r\n"), text.size());
            const std::string_view line = text.substr(0, end);
            text.remove_prefix(std::min(end + 2, text.size()));
            const std::size_t colon = line.find(": ");
            if (colon == std::string_view::npos) continue;
            std::string name(line.substr(0, colon));
            for (char& letter : name)
                letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
            answer.heads[name] += line.substr(colon + 2);
        }
    }

    int socket_;
    bool is_cut_off_ = false;
    std::string heard_{};
};

}  // namespace baize::server
