// Messages from a browser over its WebSocket: an object with one field, the name of which is the
// type of the message.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include <boost/describe.hpp>

#include "formats/json/json_line.h"
#include "house/commands/command.h"

namespace baize::views {

// Requests for the table, the lobby or the jackpots: the server sends them now and after every
// change.
struct Watch {
    std::uint32_t table = 0;
    friend bool operator==(const Watch&, const Watch&) = default;
};
BOOST_DESCRIBE_STRUCT(Watch, (), (table))

struct Unwatch {
    std::uint32_t table = 0;
    friend bool operator==(const Unwatch&, const Unwatch&) = default;
};
BOOST_DESCRIBE_STRUCT(Unwatch, (), (table))

struct WatchLobby {
    friend bool operator==(const WatchLobby&, const WatchLobby&) = default;
};
BOOST_DESCRIBE_STRUCT(WatchLobby, (), ())

struct UnwatchLobby {
    friend bool operator==(const UnwatchLobby&, const UnwatchLobby&) = default;
};
BOOST_DESCRIBE_STRUCT(UnwatchLobby, (), ())

// A command to the house. The keys of a person must increase; a repeated key returns the first
// response again without another effect. [I-140]
struct Give {
    std::uint64_t key = 0;
    std::uint32_t table = 0;  // the table at which it was decided; 0: none
    std::uint64_t stage = 0;  // decision point as shown; refused if the table has moved on
    house::Command command{};
    friend bool operator==(const Give&, const Give&) = default;
};
BOOST_DESCRIBE_STRUCT(Give, (), (key, table, stage, command))

// Asks why a decision is not possible now. Nothing happens, and nothing is recorded.
struct AskWhy {
    std::uint64_t question = 0;  // returned with the response
    house::Command command{};    // a decision at a table
    friend bool operator==(const AskWhy&, const AskWhy&) = default;
};
BOOST_DESCRIBE_STRUCT(AskWhy, (), (question, command))

// Asks for the values of the person's choices at a practice table.
struct AskCoach {
    std::uint32_t table = 0;
    friend bool operator==(const AskCoach&, const AskCoach&) = default;
};
BOOST_DESCRIBE_STRUCT(AskCoach, (), (table))

// Asks for the cost of the person's mistakes since the first such request.
struct AskSummary {
    friend bool operator==(const AskSummary&, const AskSummary&) = default;
};
BOOST_DESCRIBE_STRUCT(AskSummary, (), ())

using FromBrowser =
    std::variant<Watch, Unwatch, WatchLobby, UnwatchLobby, Give, AskWhy, AskCoach, AskSummary>;

// Reads messages one after another and can be reused.
class MessageReader {
  public:
    // Returns nullopt if the message is invalid; complaint() says why.
    [[nodiscard]] std::optional<FromBrowser> read(std::string_view text);

    [[nodiscard]] const std::string& error_text() const { return line_.error_text(); }

  private:
    JsonLine line_{};
};

}  // namespace baize::views
