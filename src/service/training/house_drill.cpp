#include "service/training/house_drill.h"

#include <optional>
#include <vector>

#include "engine/core/check.h"
#include "engine/core/deck.h"
#include "engine/random/shuffle.h"
#include "math/advice/starting_hands.h"

namespace baize::training {

namespace {

constexpr std::size_t situations_max = 40;

bool is_less(const Fraction& margin, const std::optional<Fraction>& than) {
    return Fraction() < margin && (!than || margin < *than);
}

exact::Situation deal_situation(const GameHooks& game, std::size_t board, SeededSource& source) {
    const exact::SituationShape shape = exact::situation_shape(game.facts());
    Deck deck = Deck::standard();
    draw_some(deck.stub(), shape.hand + board + shape.dealer_least, source);
    const auto take = [&](std::size_t count) {
        CardSet cards;
        for (std::size_t i = 0; i < count; ++i)
            cards.insert(deck.draw());
        return cards;
    };
    exact::Situation situation;
    situation.hand = take(shape.hand);
    situation.board = take(board);
    situation.dealer = take(shape.dealer_least);
    return situation;
}

// One of the hands of this kind, all equally likely.
CardSet hand_of(const exact::StartingHand& kind, SeededSource& source) {
    const auto high = static_cast<Suit>(source.below(suit_count));
    auto low = high;
    while (!kind.suited && low == high)
        low = static_cast<Suit>(source.below(suit_count));
    CardSet hand;
    hand.insert(Card(kind.high, high));
    hand.insert(Card(kind.low, low));
    return hand;
}

// The values of all 169 kinds of hole cards are computed together, which takes about as long as
// those of two kinds alone.
HouseDrill first_decision(const GameHooks& game,
                          SeededSource& source,
                          const equity::Checkpoint& checkpoint) {
    equity::pass(checkpoint);
    std::vector<exact::StartingHand> close = exact::solve_starting_hands(game, game.published());
    std::erase_if(
        close, [](const exact::StartingHand& kind) { return !is_close(margin_of(kind.advice)); });
    BAIZE_CHECK(!close.empty());
    const exact::StartingHand& kind = close[source.below(static_cast<std::uint32_t>(close.size()))];
    return {{.hand = hand_of(kind, source)}, kind.advice};
}

}  // namespace

Fraction margin_of(const exact::Advice& advice) {
    std::optional<Fraction> margin;
    for (std::size_t i = 0; i < advice.options.size(); ++i) {
        if (i == advice.best) continue;
        const Fraction loss = advice.loss(i);
        if (!margin || loss < *margin) margin = loss;
    }
    return margin.value_or(Fraction());
}

bool is_close(const Fraction& margin) {
    return Fraction() < margin && margin <= Fraction(1, 4);
}

HouseDrill deal_house_drill(const GameHooks& game,
                            std::size_t board,
                            SeededSource& source,
                            const equity::Checkpoint& checkpoint) {
    const bool has_hole_cards = exact::situation_shape(game.facts()).boards.size() > 1;
    if (has_hole_cards && board == 0) return first_decision(game, source, checkpoint);
    std::optional<HouseDrill> closest;
    std::optional<Fraction> least;
    for (std::size_t deal = 0; deal < situations_max || !closest; ++deal) {
        equity::pass(checkpoint);
        HouseDrill drill{.situation = deal_situation(game, board, source)};
        drill.advice = exact::advise(game, game.published(), drill.situation);
        const Fraction margin = margin_of(drill.advice);
        if (!is_less(margin, least)) continue;
        least = margin;
        closest = std::move(drill);
        if (is_close(margin)) break;
    }
    return *closest;
}

}  // namespace baize::training
