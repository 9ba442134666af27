#include "service/codec/command_form.h"

#include "service/codec/json.h"

namespace baize::codec {

using house::Command;

void write_command(std::string& out, const Command& command) {
    JsonText json(out);
    write_json(json, command);
}

void read_command(JsonLine& line, const JsonValue& json, Command& command) {
    read_json(line, json, command);
}

std::vector<Command> blank_commands() {
    std::vector<Command> commands;
    for (const ledger::Alternative& group : ledger::type_of<Command>().alternatives) {
        for (const ledger::Alternative& kind : group.type->alternatives)
            kind.emplace(group.emplace(&commands.emplace_back()));
    }
    return commands;
}

}  // namespace baize::codec
