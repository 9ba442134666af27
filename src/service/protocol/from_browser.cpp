#include "service/protocol/from_browser.h"

#include <algorithm>
#include <span>

#include "ledger/record/type_name.h"
#include "service/codec/json.h"

namespace baize::views {

namespace {

bool is_one_of(std::span<const ledger::Alternative> alternatives, std::string_view name) {
    return std::any_of(alternatives.begin(), alternatives.end(), [&](const auto& alternative) {
        return alternative.name == name;
    });
}

bool is_players(std::string_view name) {
    return is_one_of(ledger::type_of<PlayerCommand>().alternatives, name);
}

bool is_of_house(std::string_view name) {
    const std::span<const ledger::Alternative> groups =
        ledger::type_of<house::Command>().alternatives;
    return std::any_of(groups.begin(), groups.end(), [&](const ledger::Alternative& group) {
        return is_one_of(group.type->alternatives, name);
    });
}

const JsonValue* object_in(const JsonLine& line, const JsonValue* object, std::string_view key) {
    const JsonValue* const found = object == nullptr ? nullptr : line.find(*object, key);
    return found != nullptr && found->kind == JsonKind::object ? found : nullptr;
}

}  // namespace

const JsonValue* MessageReader::staff_command() const {
    if (line_.root().kind != JsonKind::object) return nullptr;
    for (const std::string_view kind :
         {ledger::snake_name<Submit>.text(), ledger::snake_name<Explain>.text()}) {
        const JsonValue* const command =
            object_in(line_, object_in(line_, &line_.root(), kind), "command");
        if (command == nullptr || command->count != 1) continue;
        const JsonValue& named = *line_.inside(*command).begin();
        const std::string_view name = line_.key(named);
        if (is_of_house(name) && !is_players(name)) return &named;
    }
    return nullptr;
}

std::optional<FromSession> MessageReader::read(std::string_view text) {
    if (!line_.read(text)) return std::nullopt;
    if (const JsonValue* const command = staff_command()) {
        line_.add_error(*command,
                        "is not a command of players (docs/api/messages.schema.json lists those); "
                        "staff send it in \"submit_as_staff\"");
        return std::nullopt;
    }
    FromSession message;
    const bool is_of_staff = line_.root().kind == JsonKind::object &&
                             line_.find(line_.root(), ledger::snake_name<SubmitAsStaff>.text());
    if (is_of_staff) {
        codec::read_json(line_, line_.root(), message.emplace<FromStaff>());
    } else {
        codec::read_json(line_, line_.root(), std::get<FromBrowser>(message));
    }
    if (line_.has_error()) return std::nullopt;
    return message;
}

}  // namespace baize::views
