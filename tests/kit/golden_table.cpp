#include "kit/golden_table.h"

#include <algorithm>

namespace baize::kit {

const GameHooks& GoldenTable::game() const {
    if (chosen == nullptr) throw GoldenMismatch("the round must begin with `game NAME`");
    return *chosen;
}

Step GoldenTable::play(const Act& act) {
    const Result<Step> step = apply(game(), rules, round, act);
    if (!step) throw GoldenMismatch("refused: " + words_of(step.error()));
    round = step->round;
    return *step;
}

void GoldenTable::go_on(const Round& next) {
    round = next;
    matched.clear();
}

std::string words_of(const Rejection& rejection) {
    return std::string(name(rejection.reason)) + " " + std::string(rejection.clause.id());
}

bool execute(std::span<const Statement> statements,
             const std::string& verb,
             GoldenTable& table,
             Words& words) {
    const auto found = std::find_if(statements.begin(),
                                    statements.end(),
                                    [&](const Statement& known) { return known.verb == verb; });
    if (found == statements.end()) return false;
    found->execute(table, words);
    return true;
}

}  // namespace baize::kit
