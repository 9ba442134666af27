#include "formats/settings/table_options.h"

#include <algorithm>

#include <fmt/format.h>

#include "engine/games/registry.h"

namespace baize {

namespace {

void append(std::string& list, std::string_view separator, std::string_view item) {
    if (!list.empty()) list += separator;
    list += item;
}

}  // namespace

std::vector<std::pair<std::string_view, std::string_view>> split_table_choices(
    std::string_view text) {
    std::vector<std::pair<std::string_view, std::string_view>> choices;
    while (!text.empty()) {
        const std::string_view item = text.substr(0, text.find(','));
        text.remove_prefix(std::min(item.size() + 1, text.size()));
        const std::size_t equals = std::min(item.find('='), item.size());
        choices.emplace_back(item.substr(0, equals),
                             item.substr(std::min(equals + 1, item.size())));
    }
    return choices;
}

std::string no_such_table(const GameHooks& game, std::string_view wager, std::string_view table) {
    const std::string choices = table_choices(game);
    if (choices.empty()) return fmt::format("{} has one pay table only", game.facts().name);
    return fmt::format("there is no \"{}{}{}\" at {}; choose among {}",
                       wager,
                       table.empty() ? "" : "=",
                       table,
                       game.facts().name,
                       choices);
}

std::optional<std::string> choose_tables(const GameHooks& game,
                                         std::string_view text,
                                         Rules& rules) {
    for (const auto& [wager, table] : split_table_choices(text)) {
        if (!choose_table(game, rules, wager, table))
            return fmt::format("--tables: {}", no_such_table(game, wager, table));
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
