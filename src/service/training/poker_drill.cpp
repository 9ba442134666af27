#include "service/training/poker_drill.h"

#include <array>
#include <optional>

#include "engine/core/deck.h"
#include "engine/random/shuffle.h"
#include "service/coach/rival_equity.h"

namespace baize::training {

namespace {

constexpr std::size_t hands_dealt_max = 6;

// Bets as parts of the pot before them.
struct BetSize {
    std::int64_t part = 1;
    std::int64_t of = 1;
};

constexpr std::array<BetSize, 9> bet_sizes{
    {{1, 4}, {1, 3}, {1, 2}, {2, 3}, {3, 4}, {1, 1}, {3, 2}, {2, 1}, {4, 1}}};

// Pots before the bet, in big blinds; every size of bet is a whole number of small blinds.
constexpr std::array<std::int64_t, 4> pots{6, 12, 18, 24};

Fraction magnitude(const Fraction& value) {
    return value < Fraction() ? Fraction() - value : value;
}

// The call is not known to be better or worse than the fold within four standard errors.
bool is_uncertain(const PokerDrill& drill) {
    const Fraction off = magnitude(drill.equity.exact - drill.needs());
    return off <= Fraction::whole(4) * drill.equity.standard_error.value;
}

bool is_closer(const PokerDrill& drill, const std::optional<PokerDrill>& than) {
    return !than || magnitude(drill.call / drill.pot) < magnitude(than->call / than->pot);
}

PokerDrill deal_hand(poker::Variant variant, std::size_t board, SeededSource& source) {
    const poker::VariantFacts& facts = poker::facts(variant);
    const bool discards = facts.discards != poker::Discards::never;
    Deck deck = Deck::standard();
    draw_some(deck.stub(), facts.hole_cards + board, source);
    PokerDrill drill;
    const std::size_t kept = facts.hole_cards - (discards ? 1U : 0U);
    for (std::size_t i = 0; i < kept; ++i)
        drill.hand.insert(deck.draw());
    if (discards) drill.discard.insert(deck.draw());
    for (std::size_t i = 0; i < board; ++i)
        drill.board.push_back(deck.draw());
    return drill;
}

// The game that is left after the discards.
poker::Variant variant_after_discard(const poker::VariantFacts& facts) {
    if (facts.discards == poker::Discards::never) return facts.variant;
    return facts.hilo ? poker::Variant::holdem_hilo : poker::Variant::holdem;
}

void bet(PokerDrill& drill, std::int64_t pot, BetSize size) {
    drill.to_call = Fraction(pot * size.part, size.of);
    drill.pot = Fraction::whole(pot) + drill.to_call;
    drill.call = drill.equity.exact * (drill.pot + drill.to_call) - drill.to_call;
}

}  // namespace

std::vector<std::uint8_t> drilled_boards(poker::Variant variant) {
    if (poker::facts(variant).discards != poker::Discards::never) return {3, 4};
    return {0, 3, 4};
}

bool is_close(const PokerDrill& drill) {
    return !is_uncertain(drill) && magnitude(drill.call) <= drill.pot * Fraction(1, 8);
}

PokerDrill deal_poker_drill(poker::Variant variant,
                            std::size_t board,
                            SeededSource& source,
                            const equity::Checkpoint& checkpoint) {
    std::optional<PokerDrill> closest;
    for (std::size_t deal = 0; deal < hands_dealt_max || !closest; ++deal) {
        equity::pass(checkpoint);
        PokerDrill drill = deal_hand(variant, board, source);
        drill.equity = coach::equity_of({.variant = variant_after_discard(poker::facts(variant)),
                                         .hand = drill.hand,
                                         .board = drill.board,
                                         .dead = drill.discard,
                                         .rivals = {CardSet{}}});
        const std::int64_t pot = pots[source.below(pots.size())];
        for (const BetSize size : bet_sizes) {
            bet(drill, pot, size);
            if (!is_uncertain(drill) && is_closer(drill, closest)) closest = drill;
        }
        if (closest && is_close(*closest)) break;
    }
    return *closest;
}

}  // namespace baize::training
