#include "service/training/training_answers.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "engine/games/registry.h"
#include "engine/poker/rules/variant.h"
#include "math/figures/distribution.h"
#include "math/figures/option_name.h"
#include "service/analysis/analysis_figures.h"
#include "service/training/house_drill.h"
#include "service/training/poker_drill.h"

namespace baize {

namespace {

std::vector<std::uint8_t> decision_boards(GameId game) {
    if (const auto variant = poker::variant_of(game)) return training::drilled_boards(*variant);
    std::vector<std::uint8_t> boards;
    for (const std::size_t board : exact::situation_shape(house_game(game)->facts()).boards)
        boards.push_back(static_cast<std::uint8_t>(board));
    return boards;
}

std::string board_list(const std::vector<std::uint8_t>& boards) {
    return fmt::format("{}", fmt::join(boards, ", "));
}

// The highest card first.
CardList<5> shown_cards(CardSet cards) {
    std::vector<Card> list;
    for (; !cards.empty(); cards.erase(cards.lowest()))
        list.push_back(cards.lowest());
    CardList<5> shown;
    for (std::size_t i = list.size(); i-- > 0;)
        shown.push_back(list[i]);
    return shown;
}

views::Decimal figure(const Fraction& value) {
    return {nearest_decimal(value)};
}

views::TrainingChoice choice_of(std::string option,
                                const Fraction& stake,
                                const Fraction& worth,
                                const Fraction& most) {
    const Fraction cost = most - worth;
    views::TrainingChoice choice{.option = std::move(option)};
    choice.stake = figure(stake);
    choice.exact = to_string(worth);
    choice.ev = figure(worth);
    choice.cost_exact = to_string(cost);
    choice.cost = figure(cost);
    return choice;
}

void show(const training::HouseDrill& drill, views::TrainingAnswer& answer) {
    const exact::Advice& advice = drill.advice;
    answer.hand = shown_cards(drill.situation.hand);
    answer.board = shown_cards(drill.situation.board);
    answer.dealer = shown_cards(drill.situation.dealer);
    for (std::size_t i = 0; i < advice.options.size(); ++i) {
        const exact::AdvisedOption& option = advice.options[i];
        const Fraction stake(option.offer.amount.cents(), exact::unit.cents());
        views::TrainingChoice& choice =
            answer.choices.emplace_back(choice_of(exact::option_name(option.offer),
                                                  stake,
                                                  option.worth,
                                                  advice.options[advice.best].worth));
        if (option.offer.wager) choice.wager = name(*option.offer.wager);
        choice.best = i == advice.best;
        choice.clause = option.offer.clause.id();
    }
    const Fraction margin = training::margin_of(advice);
    answer.margin = figure(margin);
    answer.is_close = training::is_close(margin);
    answer.deals = advice.deals.str();
}

void show(const training::PokerDrill& drill, views::TrainingAnswer& answer) {
    answer.hand = shown_cards(drill.hand);
    answer.board = drill.board;
    answer.discarded = shown_cards(drill.discard);
    answer.pot = {.pot = figure(drill.pot),
                  .to_call = figure(drill.to_call),
                  .needs = figure(drill.needs()),
                  .equity = figure(drill.equity.exact),
                  .standard_error = figure(drill.equity.standard_error.value)};
    const Fraction most = std::max(drill.call, Fraction());
    answer.choices.push_back(choice_of("fold", Fraction(), Fraction(), most));
    answer.choices.push_back(choice_of("call", drill.to_call, drill.call, most));
    for (views::TrainingChoice& choice : answer.choices)
        choice.best = choice.cost.value == 0;
    answer.margin = {std::max(answer.choices[0].cost.value, answer.choices[1].cost.value)};
    answer.is_close = training::is_close(drill);
    answer.deals = std::to_string(drill.equity.deals);
}

// The decisions of a game differ in the numbers that follow from a seed.
SeededSource cards_of_seed(GameId game, std::uint32_t seed, std::size_t board) {
    constexpr std::uint64_t boards = 6;
    return SeededSource(seed_of_stream(seed, index(game) * boards + board));
}

}  // namespace

views::TrainingGames training_games() {
    views::TrainingGames all;
    for (const GameId game : all_games) {
        const auto variant = poker::variant_of(game);
        all.games.push_back({.game = game,
                             .title = std::string(variant ? poker::facts(*variant).title
                                                          : house_game(game)->facts().title),
                             .unit = variant ? "big_blind" : "ante",
                             .boards = decision_boards(game)});
    }
    return all;
}

// Milliseconds of one question, measured in bench/results.md.
Span cost_of(const views::TrainingQuestion& question, AnalysisJob& /*count*/) {
    const std::optional<GameId> game = game_named(question.game);
    if (!game) return {};
    const bool is_simple = *game == GameId::three_card;
    return Span::of_microseconds(is_simple ? 100'000 : 450'000);
}

AnswerError answer_training(const views::TrainingQuestion& question,
                            AnalysisJob& count,
                            views::TrainingAnswer& answer) {
    const std::optional<GameId> game = game_named(question.game);
    if (!game) return not_answered("game", no_such_game(question.game, game_names()));
    const std::vector<std::uint8_t> boards = decision_boards(*game);
    SeededSource any = cards_of_seed(*game, question.seed, 0);
    const std::uint8_t board =
        question.board.value_or(boards[any.below(static_cast<std::uint32_t>(boards.size()))]);
    if (std::find(boards.begin(), boards.end(), board) == boards.end()) {
        return not_answered("board",
                            fmt::format("a decision of {} is dealt with this number of cards on "
                                        "the board: {}",
                                        name(*game),
                                        board_list(boards)));
    }
    answer.game = *game;
    answer.seed = question.seed;
    SeededSource source = cards_of_seed(*game, question.seed, board + std::size_t{1});
    if (const auto variant = poker::variant_of(*game)) {
        show(training::deal_poker_drill(*variant, board, source, count.checkpoint()), answer);
    } else {
        show(training::deal_house_drill(*house_game(*game), board, source, count.checkpoint()),
             answer);
    }
    return std::nullopt;
}

}  // namespace baize
