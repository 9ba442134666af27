#include "service/coach/rival_equity.h"

#include <string>

#include "engine/core/check.h"
#include "math/equity/exact_equity.h"
#include "math/equity/question.h"
#include "math/equity/range_text.h"
#include "math/equity/sampled_equity.h"

namespace baize::coach {

namespace {

constexpr std::uint64_t samples_drawn = 100'000;
constexpr std::uint64_t samples_seed = 1;

// Up to this number deals are counted instead of sampled: it takes about a tenth of a second.
constexpr std::uint64_t deals_counted_max = 1'000'000;

std::uint64_t choose_some(std::uint64_t from, std::uint64_t some) {
    std::uint64_t ways = 1;
    for (std::uint64_t i = 0; i < some; ++i)
        ways = ways * (from - i) / (i + 1);
    return ways;
}

bool is_counted(const EquityAsked& asked) {
    const std::size_t hole_cards = poker::facts(asked.variant).hole_cards;
    // Two cards before the flop are counted by ranks, with equivalent boards grouped. After a
    // discard this takes three counts, one for each card that may have been discarded.
    const bool is_simple = asked.dead.empty() || !asked.board.empty();
    if (asked.rivals.size() == 1 && hole_cards == 2 && is_simple) return true;
    std::uint64_t left = card_count - asked.hand.size() - asked.board.size() - asked.dead.size();
    for (const CardSet rival : asked.rivals)
        left -= rival.size();
    std::uint64_t deals = 1;
    for (const CardSet rival : asked.rivals) {
        if (!rival.empty()) continue;
        deals *= choose_some(left, hole_cards);
        left -= hole_cards;
        if (deals > deals_counted_max) return false;
    }
    return deals * choose_some(left, 5 - asked.board.size()) <= deals_counted_max;
}

equity::Question question_of(const EquityAsked& asked) {
    equity::Question question{
        .variant = asked.variant, .board = asked.board, .dead = asked.dead, .ranges = {}};
    question.ranges.push_back({.combos = {{.cards = asked.hand}}});
    const equity::Range any = equity::read_range("random", question.game()).range;
    for (const CardSet rival : asked.rivals) {
        question.ranges.push_back(rival.empty() ? any
                                                : equity::Range{.combos = {{.cards = rival}}});
    }
    const std::vector<std::string> names(question.ranges.size(), "hand");
    BAIZE_CHECK(!equity::settle_question(question, names));
    return question;
}

// Returns the square root, rounded down to a billionth.
Fraction square_root(const Fraction& value) {
    constexpr std::int64_t places = 1'000'000'000;
    const Fraction::Integer wide =
        (value * Fraction::whole(places) * Fraction::whole(places)).floor();
    return {boost::multiprecision::sqrt(wide), places};
}

// Returns the standard error of the mean share of the pots in the samples.
Fraction error_of(const equity::SampledOutcomes& sampled, const Fraction& mean) {
    const Fraction deals = Fraction::whole(sampled.outcomes.deals());
    const Fraction pot = Fraction::whole(equity::pot_parts);
    const Fraction squares(Fraction::Integer(sampled.squares[0]), 1);
    const Fraction variance = squares / deals / pot / pot - mean * mean;
    return square_root(variance / (deals - Fraction::whole(1)));
}

}  // namespace

SeatEquity equity_of(const EquityAsked& asked) {
    const equity::Question question = question_of(asked);
    SeatEquity found;
    if (is_counted(asked)) {
        const equity::Outcomes outcomes =
            equity::count_exactly(question, equity::Matchups(question));
        found.deals = outcomes.deals();
        found.exact = outcomes.figures(0).equity;
    } else {
        const equity::SampledOutcomes sampled =
            equity::sample_equity(question, {.samples = samples_drawn, .seed = samples_seed});
        found.method = Method::sampled;
        found.deals = sampled.outcomes.deals();
        found.seed = samples_seed;
        found.exact = sampled.outcomes.figures(0).equity;
        found.standard_error = {error_of(sampled, found.exact)};
    }
    found.equity = {found.exact};
    return found;
}

}  // namespace baize::coach
