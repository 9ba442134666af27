#include "service/coach/judge.h"

#include <algorithm>

namespace baize::coach {

namespace {

// A difference of less than two standard errors may be due to chance.
constexpr std::int64_t clear_errors = 2;

bool judge_decision(const Advice& before, const Decide& made, Judgement& judgement) {
    for (const BoxAdvice& box : before.boxes) {
        if (box.box != made.box) continue;
        for (const HouseOption& option : box.options) {
            if (option.decision != made.decision || option.amount != made.amount) continue;
            judgement.made = option.option;
            judgement.best = box.best;
            judgement.is_judged = option.worth.has_value();
            if (option.worth) judgement.cost = option.worth->loss_cents_exact;
            judgement.is_mistake = judgement.cost > Fraction();
            return true;
        }
    }
    return false;
}

bool is_same(const PokerOption& option, const poker::Action& made) {
    if (option.does != made.does) return false;
    if (!option.card) return true;
    return made.count > 0 && made.cards[0].is_seen() && made.cards[0].card() == *option.card;
}

bool judge_action(const Advice& before, const poker::Action& made, Judgement& judgement) {
    if (!before.hand || before.hand->seat != made.seat) return false;
    const auto& options = before.hand->options;
    const auto found = std::find_if(options.begin(), options.end(), [&](const PokerOption& option) {
        return is_same(option, made);
    });
    if (found == options.end()) return false;
    const auto best = std::find_if(
        options.begin(), options.end(), [](const PokerOption& option) { return option.best; });
    judgement.made = found->option;
    judgement.best = before.hand->best;
    judgement.is_judged = found->worth.has_value() && best != options.end();
    if (!judgement.is_judged) return true;
    const Fraction error = found->worth->standard_error.value + best->worth->standard_error.value;
    const Fraction loss = found->worth->loss_cents_exact;
    judgement.is_mistake = loss > error * Fraction::whole(clear_errors);
    if (judgement.is_mistake) judgement.cost = loss;
    return true;
}

GameCost& cost_of(CoachSummary& summary, GameId game) {
    const auto found = std::find_if(summary.games.begin(),
                                    summary.games.end(),
                                    [&](const GameCost& cost) { return cost.game == game; });
    if (found != summary.games.end()) return *found;
    return summary.games.emplace_back(GameCost{.game = game});
}

}  // namespace

std::optional<Judgement> judge(const Advice& before, const Made& made) {
    Judgement judgement{.table = before.table, .game = before.game, .round = before.round};
    const Decide* const decided = std::get_if<Decide>(&made);
    const bool is_known = decided != nullptr
                              ? judge_decision(before, *decided, judgement)
                              : judge_action(before, std::get<poker::Action>(made), judgement);
    if (!is_known) return std::nullopt;
    return judgement;
}

CoachSummary with(CoachSummary summary, const Judgement& judgement) {
    if (!judgement.is_judged) {
        ++summary.unjudged;
        return summary;
    }
    GameCost& game = cost_of(summary, judgement.game);
    ++summary.decisions;
    ++game.decisions;
    if (!judgement.is_mistake) return summary;
    ++summary.mistakes;
    ++game.mistakes;
    summary.cost_exact += judgement.cost;
    summary.cost = {summary.cost_exact};
    game.cost_exact += judgement.cost;
    game.cost = {game.cost_exact};
    if (!summary.worst || judgement.cost > summary.worst->cost_exact) {
        summary.worst = WorstMistake{.table = judgement.table,
                                     .game = judgement.game,
                                     .round = judgement.round,
                                     .made = judgement.made,
                                     .best = judgement.best,
                                     .cost_exact = judgement.cost,
                                     .cost = {judgement.cost}};
    }
    return summary;
}

}  // namespace baize::coach
