// Commands as JSON: every alternative of casino::Command under the snake case of its struct's name,
// whatever group it is in.
#pragma once

#include <string>
#include <vector>

#include "formats/json/json_line.h"
#include "house/commands/command.h"

namespace baize::desk {

// {"take_seat":{"table":1,"seat":2,"person":5}}
void write_command(std::string& out, const casino::Command& command);

// Leaves the command as it was where it complains.
void read_command(JsonLine& line, const JsonValue& json, casino::Command& command);

// One of each kind, with every field as it is when it is left out.
[[nodiscard]] std::vector<casino::Command> blank_commands();

}  // namespace baize::desk
