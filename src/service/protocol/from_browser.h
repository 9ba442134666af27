// What comes from a browser over its WebSocket: an object with one field, whose name says what it
// is.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include <boost/describe.hpp>

#include "formats/json/json_line.h"
#include "house/commands/command.h"

namespace baize::screen {

// Table, lobby or jackpots are sent now and whenever they change.
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

// A command to the house. Keys of a person go upwards; the same key again is answered again, and
// nothing happens twice. [I-140]
struct Give {
    std::uint64_t key = 0;
    std::uint32_t table = 0;  // that it was decided at; 0: none
    std::uint64_t stage = 0;  // as the table was shown; a table that has moved on refuses
    casino::Command command{};
    friend bool operator==(const Give&, const Give&) = default;
};
BOOST_DESCRIBE_STRUCT(Give, (), (key, table, stage, command))

// Why can I not do this? Nothing happens, and nothing is written.
struct AskWhy {
    std::uint64_t question = 0;  // comes back with the answer
    casino::Command command{};   // a decision at a table
    friend bool operator==(const AskWhy&, const AskWhy&) = default;
};
BOOST_DESCRIBE_STRUCT(AskWhy, (), (question, command))

// What are my choices worth? At practice tables.
struct AskCoach {
    std::uint32_t table = 0;
    friend bool operator==(const AskCoach&, const AskCoach&) = default;
};
BOOST_DESCRIBE_STRUCT(AskCoach, (), (table))

// What have my mistakes cost since I asked first?
struct AskSummary {
    friend bool operator==(const AskSummary&, const AskSummary&) = default;
};
BOOST_DESCRIBE_STRUCT(AskSummary, (), ())

using FromBrowser =
    std::variant<Watch, Unwatch, WatchLobby, UnwatchLobby, Give, AskWhy, AskCoach, AskSummary>;

// Reads one message; a reader is used again for the next.
class MessageReader {
  public:
    // Nothing: complaint() says why it is no message.
    [[nodiscard]] std::optional<FromBrowser> read(std::string_view text);

    [[nodiscard]] const std::string& complaint() const { return line_.complaint(); }

  private:
    JsonLine line_{};
};

}  // namespace baize::screen
