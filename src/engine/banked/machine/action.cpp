#include "engine/banked/machine/action.h"

#include <array>

namespace baize {

namespace {

constexpr std::array<std::string_view, decision_count> decision_names{
    "play", "bet", "check", "flop", "turn", "river", "instant_winner", "fold_ante", "fold"};
static_assert(static_cast<std::size_t>(Decision::fold) + 1 == decision_count);

}  // namespace

std::string_view name(Decision decision) {
    return decision_names[static_cast<std::size_t>(decision)];
}

}  // namespace baize
