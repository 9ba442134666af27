// Commands as JSON: every alternative of house::Command has the name of its struct in snake case,
// regardless of its group.
#pragma once

#include <string>
#include <vector>

#include "formats/json/json_line.h"
#include "house/commands/command.h"

namespace baize::codec {

// Writes a command such as {"take_seat":{"table":1,"seat":2,"person":5}}.
void write_command(std::string& out, const house::Command& command);

// On an error, complains and leaves `command` unchanged.
void read_command(JsonLine& line, const JsonValue& json, house::Command& command);

// Returns one command of each kind, with the default value in every field.
[[nodiscard]] std::vector<house::Command> blank_commands();

}  // namespace baize::codec
