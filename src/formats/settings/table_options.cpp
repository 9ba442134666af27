#include "formats/settings/table_options.h"

#include <fmt/format.h>

#include "engine/games/registry.h"

namespace baize {

namespace {

void append(std::string& list, std::string_view separator, std::string_view item) {
    if (!list.empty()) list += separator;
    list += item;
}

}  // namespace

std::optional<std::string> choose_tables(const GameHooks& game,
                                         std::string_view text,
                                         Rules& rules) {
    while (!text.empty()) {
        const std::string_view item = text.substr(0, text.find(','));
        text.remove_prefix(std::min(item.size() + 1, text.size()));
        const std::size_t equals = item.find('=');
        const std::string_view wager = item.substr(0, equals);
        const bool named = equals != std::string_view::npos;
        if (named && choose_table(game, rules, wager, item.substr(equals + 1))) continue;
        const std::string choices = table_choices(game);
        if (choices.empty()) {
            return fmt::format("--tables: {} has one pay table only", game.facts().name);
        }
        return fmt::format("--tables: there is no \"{}\" at {}; choose among {}",
                           item,
                           game.facts().name,
                           choices);
    }
    return std::nullopt;
}

std::string table_names(const GameHooks& game, const Rules& rules) {
    std::string names;
    for (const TableChoice& choice : game.facts().choices) {
        append(names, ", ", fmt::format("{} {}", choice.name, rules.tables[choice.slot].name));
    }
    return names;
}

std::string table_choices(const GameHooks& game) {
    std::string choices;
    for (const TableChoice& choice : game.facts().choices) {
        std::string tables;
        for (const PayTable& table : choice.tables)
            append(tables, ", ", table.name);
        append(choices, "; ", fmt::format("{}={}", choice.name, tables));
    }
    return choices;
}

}  // namespace baize
