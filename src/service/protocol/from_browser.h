// Messages from a browser over its WebSocket: an object with one field, the name of which is the
// type of the message. Players and staff have a schema each. [ADR 0022]
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include <boost/describe.hpp>

#include "formats/json/json_line.h"
#include "house/commands/command.h"
#include "service/protocol/player_commands.h"

namespace baize::views {

// Requests the table, the lobby or the jackpots: the server sends them now and after every change.
struct WatchTable {
    std::uint32_t table = 0;
    friend bool operator==(const WatchTable&, const WatchTable&) = default;
};
BOOST_DESCRIBE_STRUCT(WatchTable, (), (table))

// Ends the updates of a table.
struct UnwatchTable {
    std::uint32_t table = 0;
    friend bool operator==(const UnwatchTable&, const UnwatchTable&) = default;
};
BOOST_DESCRIBE_STRUCT(UnwatchTable, (), (table))

// Requests updates of the lobby.
struct WatchLobby {
    friend bool operator==(const WatchLobby&, const WatchLobby&) = default;
};
BOOST_DESCRIBE_STRUCT(WatchLobby, (), ())

// Ends the updates of the lobby.
struct UnwatchLobby {
    friend bool operator==(const UnwatchLobby&, const UnwatchLobby&) = default;
};
BOOST_DESCRIBE_STRUCT(UnwatchLobby, (), ())

// The largest command key of a browser: JavaScript represents integers exactly up to this one.
inline constexpr std::uint64_t largest_browser_key = (std::uint64_t{1} << 53U) - 1;

// A command of the person of the session. The keys of a person must increase; a repeated key
// returns the first response again without another effect. [I-140]
struct Submit {
    std::uint64_t key = 0;
    std::uint64_t decision_point = 0;  // as shown; a decision is refused if the table has moved on
    PlayerCommand command{};
    friend bool operator==(const Submit&, const Submit&) = default;
};
BOOST_DESCRIBE_STRUCT(Submit, (), (key, decision_point, command))

// Asks why a decision is not possible now. Nothing happens, and nothing is recorded.
struct Explain {
    std::uint64_t question = 0;  // returned with the response
    PlayerCommand command{};     // a decision at a table
    friend bool operator==(const Explain&, const Explain&) = default;
};
BOOST_DESCRIBE_STRUCT(Explain, (), (question, command))

// Asks for the values of the person's choices at a practice table.
struct RequestAdvice {
    std::uint32_t table = 0;
    friend bool operator==(const RequestAdvice&, const RequestAdvice&) = default;
};
BOOST_DESCRIBE_STRUCT(RequestAdvice, (), (table))

// Asks for the cost of the person's mistakes since the first such request.
struct RequestSessionSummary {
    friend bool operator==(const RequestSessionSummary&, const RequestSessionSummary&) = default;
};
BOOST_DESCRIBE_STRUCT(RequestSessionSummary, (), ())

// The messages that every client may send.
using FromBrowser = std::variant<WatchTable,
                                 UnwatchTable,
                                 WatchLobby,
                                 UnwatchLobby,
                                 Submit,
                                 Explain,
                                 RequestAdvice,
                                 RequestSessionSummary>;

// The same as Submit, with any command of the house. Refused to players: only a person with a rank
// or an office may send it.
struct SubmitAsStaff {
    std::uint64_t key = 0;
    std::uint64_t decision_point = 0;
    house::Command command{};
    friend bool operator==(const SubmitAsStaff&, const SubmitAsStaff&) = default;
};
BOOST_DESCRIBE_STRUCT(SubmitAsStaff, (), (key, decision_point, command))

// The additional messages that staff may send.
using FromStaff = std::variant<SubmitAsStaff>;

using FromSession = std::variant<FromBrowser, FromStaff>;

// Reads messages one after another and can be reused.
class MessageReader {
  public:
    // Returns nullopt if the message is invalid; error_text() says why.
    [[nodiscard]] std::optional<FromSession> read(std::string_view text);

    [[nodiscard]] const std::string& error_text() const { return line_.error_text(); }

  private:
    // Returns the command in a message of a player that only staff may send, or nullptr.
    [[nodiscard]] const JsonValue* staff_command() const;

    JsonLine line_{};
};

}  // namespace baize::views
