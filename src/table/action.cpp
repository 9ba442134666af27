#include "table/action.h"

#include <array>

namespace baize {

namespace {

constexpr std::array<std::string_view, 9> decision_names{
    "play", "bet", "check", "flop", "turn", "river", "instant_winner", "fold_ante", "fold"};

}  // namespace

std::string_view name(Decision decision) {
    return decision_names[static_cast<std::size_t>(decision)];
}

std::optional<Decision> decision_named(std::string_view name) {
    for (std::size_t i = 0; i < decision_names.size(); ++i) {
        if (decision_names[i] == name) return static_cast<Decision>(i);
    }
    return std::nullopt;
}

}  // namespace baize
