#include "math/equity/matchups.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/hands/rank_counts.h"

namespace baize::equity {

namespace {

constexpr std::uint64_t steps_between_checkpoints = 4'096;

}  // namespace

CardSet Matchups::renamed(CardSet cards, const SuitOrder& suits) {
    std::uint64_t bits = 0;
    for (unsigned suit = 0; suit < suit_count; ++suit)
        bits |= (cards.bits() >> suit & one_suit) << suits[suit];
    return CardSet::of_bits(bits);
}

Combo Matchups::renamed(const Combo& combo, const SuitOrder& suits) {
    return {renamed(combo.cards, suits), renamed(combo.discard, suits)};
}

bool Matchups::is_kept(const Range& range, const SuitOrder& suits) {
    // "Any hand" without the board and the dead cards is unchanged if those are.
    return range.is_any ||
           std::all_of(range.combos.begin(), range.combos.end(), [&](const Combo& combo) {
               return std::binary_search(
                   range.combos.begin(), range.combos.end(), renamed(combo, suits));
           });
}

Matchups::Renamings Matchups::renamings_of(const Question& question) {
    const CardSet board = question.board.set();
    // Only players who discard after the flop distinguish it from the later cards.
    const CardSet seen = question.board_at_discard();
    Renamings renamings;
    SuitOrder suits{0, 1, 2, 3};
    do {
        const bool is_same = renamed(board, suits) == board && renamed(seen, suits) == seen &&
                             renamed(question.dead, suits) == question.dead;
        if (is_same && std::all_of(question.ranges.begin(),
                                   question.ranges.end(),
                                   [&](const Range& range) { return is_kept(range, suits); }))
            renamings.push_back(suits);
    } while (std::next_permutation(suits.begin(), suits.end()));
    return renamings;
}

Matchups::Matchups(const Question& question, MatchupLimits limits)
    : players_(question.ranges.size()), limits_(std::move(limits)) {
    extend(question, {}, 1, renamings_of(question));
}

Matchups::Renamings Matchups::keeping(const Combo& combo, const Renamings& renamings) {
    Renamings keeping;
    for (const SuitOrder& suits : renamings) {
        const Combo twin = renamed(combo, suits);
        if (twin < combo) return {};
        if (twin == combo) keeping.push_back(suits);
    }
    return keeping;
}

void Matchups::note(Count twins) {
    if (twins_.size() == limits_.most) {
        is_complete_ = false;
        return;
    }
    twins_.push_back(twins);
    hands_.insert(hands_.end(), chosen_.begin(), chosen_.end());
}

void Matchups::extend(const Question& question,
                      CardSet used,
                      Count twins,
                      const Renamings& renamings) {
    if (chosen_.size() == players_) return note(twins);
    for (const Combo& combo : question.ranges[chosen_.size()].combos) {
        if (++steps_ > limits_.steps) is_complete_ = false;
        if (steps_ % steps_between_checkpoints == 0) pass(limits_.checkpoint);
        if (!is_complete_) return;
        if (!(combo.cards & used).empty()) continue;
        const Renamings left = keeping(combo, renamings);
        if (left.empty()) continue;
        chosen_.push_back(combo);
        const auto group = static_cast<Count>(renamings.size() / left.size());
        extend(question, used | combo.cards, twins * group, left);
        chosen_.pop_back();
    }
}

}  // namespace baize::equity
