#include <algorithm>
#include <cmath>

#include "math/equity/exact_equity.h"
#include "math/equity/sampled_equity.h"
#include "service/analysis/analysis_figures.h"
#include "service/study/equity_setup.h"
#include "service/study/equity_view.h"
#include "service/study/study_answers.h"

namespace baize {

namespace {

constexpr std::string_view never_fit =
    "the hands contradict each other: some player is left without a possible hand";
constexpr std::string_view too_many_discard =
    "best discards are computed for at most six hands on the server";
constexpr std::size_t discarding_most = 6;
constexpr std::uint64_t samples_most = 1'000'000;
constexpr std::uint64_t samples_least = 100;
constexpr std::uint64_t samples_tried = 20;  // to measure the time for one sample
constexpr Span sampling_time = Span::of_seconds(5);
constexpr double exact_seconds = 6;
constexpr double sampling_seconds = 20;           // for the smallest useful number
constexpr std::uint64_t steps_most = 20'000'000;  // for the matchup search: about two seconds
constexpr std::size_t matchups_weighed = 10'000;
constexpr std::uint64_t steps_weighed = 100'000;

double boards_of(const equity::Question& question) {
    const std::size_t to_come = 5 - question.board.size();
    double boards = 1;
    for (std::size_t i = 0; i < to_come; ++i)
        boards = boards * static_cast<double>(44 - i) / static_cast<double>(i + 1);
    return boards;
}

// Returns the time to find the discards of one deal: the three choices of every player against each
// other, over all cards to come, and at Crazy Pineapple for every flop. Measured on a machine of
// 2026.
double discard_seconds(const equity::Question& question) {
    const double ways = std::pow(3, static_cast<double>(question.ranges.size()));
    switch (question.game().discards) {
        case poker::Discards::never: return 0;
        case poker::Discards::before_the_flop: return 0.0006 * ways;
        case poker::Discards::after_the_flop: break;
    }
    return (question.board.empty() ? 0.03 : 0.00001) * ways;
}

double seconds_to_count(const equity::Question& question, const equity::Matchups& matchups) {
    const auto deals = static_cast<double>(matchups.size());
    return deals * (boards_of(question) / 30e6 + discard_seconds(question));
}

bool is_too_long_to_sample(const equity::Question& question) {
    const double discards = discard_seconds(question);
    return discards > 0 && (question.ranges.size() > discarding_most ||
                            static_cast<double>(samples_least) * discards > sampling_seconds);
}

// A list of matchups stores the hands of each, and how many deals it represents.
equity::MatchupLimits limits_of(const equity::Question& question, const AnalysisJob& count) {
    const std::size_t one = sizeof(equity::Count) + question.ranges.size() * sizeof(equity::Combo);
    return {.most = std::min(equity::matchups_max, count.memory() / one),
            .steps = steps_most,
            .checkpoint = count.checkpoint()};
}

// Estimates the time of a million samples, which deal and rank every hand. Omaha ranks sixty hands
// for each.
double seconds_to_sample(const equity::Question& question) {
    if (discard_seconds(question) > 0) return 2 * exact_seconds;
    const double hands = static_cast<double>(question.ranges.size());
    return question.game().hole_cards > 2 ? 0.5 + 0.5 * hands : 0.2 + 0.1 * hands;
}

std::optional<equity::QuestionError> set_up(const views::EquityQuestion& question,
                                            equity::Question& asked) {
    const EquityRequest request{.game = question.game,
                                .hands = question.hands,
                                .board = question.board,
                                .dead = question.dead,
                                .lists_makes = question.makes.value_or(false)};
    return set_up_equity(request, asked);
}

// At Pineapple a single sample can take a fifth of a second; without discards all games are quick.
// Returns 0 if there is not even time for the smallest useful number.
std::uint64_t samples_in_time(const equity::Question& question, AnalysisJob& count) {
    if (question.game().discards == poker::Discards::never) return samples_most;
    const Moment begin = count.now();
    static_cast<void>(sample_equity(question,
                                    {.samples = samples_tried, .seed = default_equity_seed},
                                    count.executor(),
                                    count.checkpoint()));
    const std::int64_t taken = (count.now() - begin).microseconds();
    std::uint64_t samples = samples_most;
    while (samples >= samples_least && static_cast<std::int64_t>(samples / samples_tried) * taken >
                                           sampling_time.microseconds())
        samples /= 10;
    return samples >= samples_least ? samples : 0;
}

std::vector<views::MadeHand> made_hands(const equity::Makes& makes) {
    std::vector<views::MadeHand> hands;
    for (std::size_t kind = makes.size(); kind-- > 0;) {
        hands.push_back({std::string(name(static_cast<FiveCardHand>(kind))),
                         to_string(makes[kind]),
                         {nearest_decimal(makes[kind])}});
    }
    return hands;
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

// Lists a few matchups to count them exactly; for more, it multiplies the numbers of hands.
Span cost_of(const views::EquityQuestion& question, AnalysisJob& count) {
    equity::Question asked;
    if (set_up(question, asked)) return {};
    double hands = 0;
    double matchups = 1;
    for (const equity::Range& range : asked.ranges) {
        hands += static_cast<double>(range.combos.size());
        matchups *= static_cast<double>(range.combos.size());
    }
    const equity::Matchups few(
        asked,
        {.most = matchups_weighed, .steps = steps_weighed, .checkpoint = count.checkpoint()});
    double steps = std::min(matchups, static_cast<double>(steps_most));
    if (few.is_complete()) {
        matchups = static_cast<double>(few.size());
        steps = static_cast<double>(steps_weighed);
    }
    const double exact = matchups * (boards_of(asked) / 30e6 + discard_seconds(asked));
    const double counting = exact <= exact_seconds ? exact : seconds_to_sample(asked);
    const double seconds = 1e-6 * hands + 1e-7 * steps + counting;
    return Span::of_microseconds(static_cast<std::int64_t>(1e6 * seconds));
}

AnswerError answer_equity(const views::EquityQuestion& question,
                          AnalysisJob& count,
                          views::EquityAnswer& out) {
    equity::Question asked;
    if (const auto error = set_up(question, asked))
        return not_answered(equity::name(error->field), error->text);
    EquityAnswer answer{
        .question = asked,
        .hands = question.hands,
        .outcomes = equity::Outcomes(asked.ranges.size(), asked.game().hilo, asked.lists_makes)};
    const equity::Matchups matchups(asked, limits_of(asked, count));
    if (matchups.is_complete() && matchups.size() == 0) return not_answered("hands", never_fit);
    if (matchups.is_complete() && seconds_to_count(asked, matchups) <= exact_seconds) {
        answer.outcomes =
            equity::count_exactly(asked, matchups, count.executor(), count.checkpoint());
    } else {
        if (is_too_long_to_sample(asked)) return not_answered("hands", too_many_discard);
        answer.sampling = {.samples = samples_in_time(asked, count), .seed = default_equity_seed};
        if (answer.sampling->samples == 0) return not_answered("hands", too_many_discard);
        equity::SampledOutcomes sampled =
            equity::sample_equity(asked, *answer.sampling, count.executor(), count.checkpoint());
        if (sampled.gave_up) return not_answered("hands", never_fit);
        answer.outcomes = std::move(sampled.outcomes);
        answer.squares = std::move(sampled.squares);
    }
    out.is_exact = !answer.sampling;
    out.deals = static_cast<std::uint64_t>(answer.outcomes.deals());
    for (std::size_t i = 0; i < question.hands.size(); ++i) {
        const equity::HandFigures figures = answer.outcomes.figures(i);
        views::HandEquity& hand = out.hands.emplace_back();
        hand.hand = question.hands[i];
        hand.equity = {nearest_decimal(figures.equity)};
        hand.win = {nearest_decimal(figures.win)};
        hand.tie = {nearest_decimal(figures.tie)};
        hand.standard_error = {error_of(answer, i)};
        if (asked.lists_makes) hand.makes = made_hands(answer.outcomes.makes(i));
        if (!asked.game().hilo) continue;
        hand.high = views::Decimal{nearest_decimal(figures.high)};
        hand.low = views::Decimal{nearest_decimal(figures.low)};
        hand.scoop = hand.win;
    }
    return std::nullopt;
}

}  // namespace baize
