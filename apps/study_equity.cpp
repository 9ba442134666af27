#include <cmath>

#include "apps/analysis_figures.h"
#include "apps/equity_setup.h"
#include "apps/equity_view.h"
#include "apps/study_answers.h"
#include "equity/exact_equity.h"
#include "equity/sampled_equity.h"

namespace baize {

namespace {

constexpr std::uint64_t samples = 1'000'000;
constexpr double most_deals = 40e6;  // counted exactly: a second or two

double boards_of(const equity::Question& question) {
    const std::size_t to_come = 5 - question.board.size();
    double boards = 1;
    for (std::size_t i = 0; i < to_come; ++i)
        boards = boards * static_cast<double>(44 - i) / static_cast<double>(i + 1);
    return boards;
}

double error_of(const EquityAnswer& answer, std::size_t hand) {
    const auto deals = static_cast<double>(answer.outcomes.deals());
    if (!answer.sampling || deals < 2) return 0;
    const auto pot = static_cast<double>(equity::pot_parts);
    const double mean = nearest_decimal(answer.outcomes.figures(hand).equity);
    const double square = static_cast<double>(answer.squares[hand]) / deals / pot / pot;
    return std::sqrt(std::max(square - mean * mean, 0.0) / (deals - 1));
}

}  // namespace

std::optional<std::string> answer_equity(const screen::EquityQuestion& question,
                                         screen::EquityAnswer& out) {
    EquityOptions options{.game = question.game, .board = question.board, .dead = question.dead};
    options.hands = question.hands;
    equity::Question asked;
    if (auto complaint = set_up_equity(options, asked)) return complaint;
    EquityAnswer answer{.question = asked,
                        .hands = question.hands,
                        .outcomes = equity::Outcomes(asked.ranges.size(), asked.game().hilo)};
    const equity::Matchups matchups(asked);
    const double deals = static_cast<double>(matchups.size()) * boards_of(asked);
    if (matchups.is_complete() && deals <= most_deals) {
        if (matchups.size() == 0) return "the hands never fit together";
        answer.outcomes = equity::count_exactly(asked, matchups, {});
    } else {
        answer.sampling = {.samples = samples, .seed = default_equity_seed};
        equity::SampledOutcomes sampled = equity::sample_equity(asked, *answer.sampling, {});
        if (sampled.gave_up) return "the hands never fit together";
        answer.outcomes = std::move(sampled.outcomes);
        answer.squares = std::move(sampled.squares);
    }
    out.is_exact = !answer.sampling;
    out.deals = static_cast<std::uint64_t>(answer.outcomes.deals());
    for (std::size_t i = 0; i < question.hands.size(); ++i) {
        const equity::HandFigures figures = answer.outcomes.figures(i);
        screen::HandEquity& hand = out.hands.emplace_back();
        hand.hand = question.hands[i];
        hand.equity = {nearest_decimal(figures.equity)};
        hand.win = {nearest_decimal(figures.win)};
        hand.tie = {nearest_decimal(figures.tie)};
        hand.standard_error = {error_of(answer, i)};
        if (!asked.game().hilo) continue;
        hand.high = screen::Decimal{nearest_decimal(figures.high)};
        hand.low = screen::Decimal{nearest_decimal(figures.low)};
        hand.scoop = hand.win;
    }
    return std::nullopt;
}

}  // namespace baize
