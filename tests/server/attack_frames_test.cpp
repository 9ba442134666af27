// Malformed, too large and endless WebSocket frames: only the connection that sends them is closed.
#include <gtest/gtest.h>

#include "socket_kit.h"

namespace baize::server {
namespace {

constexpr std::string_view reads = R"({"watch_lobby":{}})";

NetLimits small_messages() {
    NetLimits limits;
    limits.message_bytes = 1'024;
    limits.messages = {20, 1};
    return limits;
}

class OddFrames : public testing::Test {
  protected:
    ~OddFrames() override {
        EXPECT_TRUE(honest_.say(reads));
        EXPECT_NE("", honest_.receive("lobby_snapshot"));
        EXPECT_EQ(before_, house_.books());
    }

    // Returns code and reason of the close frame that follows these bytes.
    std::string end_after(const std::string& bytes) {
        WebSocketClient line(house_, "");
        line.socket().say(bytes);
        return line.close_reason();
    }

    SocketServer house_{small_messages()};
    WebSocketClient honest_{house_, ""};
    LedgerTotals before_ = house_.books();
};

TEST_F(OddFrames, TooLargeAreNotRead) {
    EXPECT_EQ("1009 ", end_after(framed(std::string(1'025, ' '))));
    // The announced size of a frame counts.
    constexpr std::string_view announced = "\x81\xFF\x7F\xFF\xFF\xFF\xFF\xFF\xFF\xFFmask";
    EXPECT_EQ("1009 ", end_after(std::string(announced)));
    std::string pieces = framed(std::string(600, ' '), {.is_final = false});
    pieces += framed(std::string(600, ' '), {.opcode = op_more});
    EXPECT_EQ("1009 ", end_after(pieces));
}

TEST_F(OddFrames, ThatBreakTheProtocolCloseTheConnection) {
    EXPECT_EQ("1002 ", end_after(framed(reads, {.is_masked = false})));
    EXPECT_EQ("1002 ", end_after(framed(reads, {.opcode = 3})));
    EXPECT_EQ("1002 ", end_after(framed(reads, {.opcode = 11})));
    EXPECT_EQ("1002 ", end_after(framed(reads, {.opcode = op_more})));
    EXPECT_EQ("1002 ", end_after(framed(reads, {.reserved = 0x40})));
    EXPECT_EQ("1002 ", end_after(framed("", {.opcode = op_ping, .is_final = false})));
    EXPECT_EQ("1002 ", end_after(framed(std::string(126, 'p'), {.opcode = op_ping})));
    EXPECT_EQ("1002 ", end_after(framed("x", {.opcode = op_close})));
    const std::string nested = framed("{", {.is_final = false}) + framed("{");
    EXPECT_EQ("1002 ", end_after(nested));
}

TEST_F(OddFrames, CloseTheConnectionIfUtf8IsInvalid) {
    EXPECT_EQ("1007 ", end_after(framed("{\"watch_table\":\"\xFF\xFE\"}")));
    EXPECT_EQ("1007 ", end_after(framed("\xC0\xAF")));
    EXPECT_EQ("1007 ", end_after(framed("\xED\xA0\x80")));
}

TEST_F(OddFrames, InvalidMessagesAreReportedAndTheConnectionGoesOn) {
    WebSocketClient line(house_, "");
    std::string deep;
    for (int i = 0; i < 500; ++i)
        deep += "[";
    for (const std::string& text :
         {std::string(),
          std::string("x"),
          std::string("null"),
          std::string("[]"),
          std::string("{}"),
          deep,
          std::string(R"({"watch_table":{"table":1},"unwatch_table":{"table":1}})"),
          std::string(R"({"watch_table":{"table":1,"table":2}})"),
          std::string(R"({"watch_table":{"table":-1}})"),
          std::string(R"({"watch_table":{"table":4294967296}})"),
          std::string(R"({"watch_table":{"table":1e3}})"),
          std::string(R"({"watch_table":{"table":"1"}})"),
          std::string(R"({"__proto__":{"table":1}})"),
          std::string(R"({"watch_table":{"table":77}})")}) {
        EXPECT_TRUE(line.say(text));
        EXPECT_NE("", line.receive("message_error")) << text;
    }
    line.socket().say(framed(reads, {.opcode = op_binary}));
    EXPECT_NE("", line.receive("message_error"));
    EXPECT_TRUE(line.say(reads));
    EXPECT_NE("", line.receive("lobby_snapshot"));
}

// Beast answers pings itself and does not count them.
TEST_F(OddFrames, PingsCountForTheMessageRate) {
    WebSocketClient line(house_, "");
    std::string pings;
    for (int i = 0; i < 30; ++i)
        pings += framed("", {.opcode = op_ping});
    line.socket().say(pings);
    EXPECT_EQ("1013 message rate limit exceeded", line.close_reason());
}

TEST_F(OddFrames, InvalidHandshakesAreRefused) {
    const std::string right = written(house_, upgrade());
    const auto without = [&](const std::string& what, const std::string& instead) {
        std::string text = right;
        text.replace(text.find(what), what.size(), instead);
        SocketClient client(house_.port());
        client.say(text);
        return client.answer().status;
    };
    EXPECT_EQ(101, without("Upgrade: websocket", "Upgrade: websocket"));
    EXPECT_EQ(404, without("Upgrade: websocket", "Upgrade: h2c"));
    EXPECT_EQ(426, without("Version: 13", "Version: 8"));
    EXPECT_EQ(400, without("HTTP/1.1", "HTTP/7.1"));
}

}  // namespace
}  // namespace baize::server
