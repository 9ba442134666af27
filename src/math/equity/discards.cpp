#include "math/equity/discards.h"

#include <algorithm>

#include "engine/core/check.h"

namespace baize::equity {

namespace {

constexpr std::size_t boards_between_checkpoints = 256;

template <bool hilo>
std::size_t chosen_way(std::span<const Choices> choices,
                       CardSet known,
                       CardSet unseen,
                       const Checkpoint& checkpoint) {
    std::vector<Holding> candidates;
    for (const Choices& own : choices) {
        for (std::size_t choice = 0; choice < own.count; ++choice)
            candidates.push_back(HoldemRanking::holding(own.kept[choice]));
    }
    DiscardSums<hilo> sums(choices);
    BoardWalk<HoldemRanking, hilo> walk(candidates, known, unseen);
    std::size_t boards = 0;
    walk([&](Count deals, const Values& values) {
        if (++boards % boards_between_checkpoints == 0) pass(checkpoint);
        sums.add(deals, values);
    });
    return sums.way();
}

}  // namespace

Choices choices_of(const Combo& combo) {
    BAIZE_CHECK(combo.cards.size() == 3);
    if (!combo.discard.empty()) return {.kept = {combo.cards - combo.discard}, .count = 1};
    Choices choices{.count = 3};
    CardSet left = combo.cards;
    for (CardSet& kept : choices.kept) {
        kept = combo.cards;
        kept.erase(left.lowest());
        left.erase(left.lowest());
    }
    return choices;
}

std::vector<CardSet> kept_cards(std::span<const Combo> hands,
                                bool hilo,
                                CardSet known,
                                CardSet unseen,
                                const Checkpoint& checkpoint) {
    std::vector<Choices> choices;
    std::transform(hands.begin(), hands.end(), std::back_inserter(choices), choices_of);
    const bool is_open = std::any_of(
        choices.begin(), choices.end(), [](const Choices& own) { return own.count > 1; });
    std::size_t way = 0;
    if (is_open) {
        way = hilo ? chosen_way<true>(choices, known, unseen, checkpoint)
                   : chosen_way<false>(choices, known, unseen, checkpoint);
    }
    std::vector<CardSet> kept(hands.size());
    for (std::size_t player = hands.size(); player-- > 0; way /= choices[player].count)
        kept[player] = choices[player].kept[way % choices[player].count];
    return kept;
}

}  // namespace baize::equity
