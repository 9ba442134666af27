#include "math/figures/flop_chase_solution.h"

#include <array>
#include <string>

#include "engine/core/check.h"
#include "engine/poker/hand/play.h"

namespace baize::exact {

namespace {

using poker::Colour;
using poker::Seat;

// The number of flop cards of each suit. A wager on colours depends on nothing else.
using FlopSuits = std::array<unsigned, suit_count>;

// Calls visit(suits) for each of the twenty ways three cards can fall on four suits.
template <typename Visit>
void for_each_flop_suits(Visit&& visit) {
    for (unsigned clubs = 0; clubs <= 3; ++clubs) {
        for (unsigned diamonds = 0; clubs + diamonds <= 3; ++diamonds) {
            for (unsigned hearts = 0; clubs + diamonds + hearts <= 3; ++hearts)
                visit(FlopSuits{clubs, diamonds, hearts, 3 - clubs - diamonds - hearts});
        }
    }
}

// Returns the number of flops with these suits: for each suit, the ways to choose its ranks out of
// thirteen.
Weight flops_of(const FlopSuits& suits) {
    constexpr std::array<Weight, 4> ways{1, 13, 13 * 12 / 2, 13 * 12 * 11 / 6};
    Weight flops = 1;
    for (const unsigned cards : suits)
        flops *= ways[cards];
    return flops;
}

CardSet flop_of(const FlopSuits& suits) {
    CardSet flop;
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        for (std::size_t rank = 0; rank < suits[suit]; ++rank)
            flop.insert(Card(static_cast<Rank>(rank), static_cast<Suit>(suit)));
    }
    return flop;
}

constexpr Seat chaser = 2;  // Not dealt in, so that only the wager changes the stack.

poker::Rules chase_rules() {
    poker::Rules rules;
    rules.betting.minimum = unit;
    rules.forced.blinds.push_back(unit);
    rules.flop_chase.offered = true;
    BAIZE_CHECK(poker::verify(rules).has_value());
    return rules;
}

// Two hands of two cards and a burn card are dealt before the flop.
constexpr std::size_t cards_before_flop = 5;

poker::Opening chase_opening(CardSet flop, Colour colour) {
    poker::Opening opening;
    opening.stacks = {unit * 2, unit * 2, unit};
    opening.dealt_in = {0, 1};
    opening.postings.push_back({.seat = 1, .amount = unit});
    opening.side_wagers[chaser] = {unit, colour};
    CardSet others = CardSet::full_deck() - flop;
    for (std::size_t i = 0; i < card_count; ++i) {
        const bool in_flop = i >= cards_before_flop && i < cards_before_flop + 3;
        CardSet& from = in_flop ? flop : others;
        opening.deck[i] = from.lowest();
        from.erase(from.lowest());
    }
    return opening;
}

// Returns what the wager wins when a hand of hold'em has this flop. The first player folds, and the
// flop is dealt for the wager alone. [CP 8.17.3(a)(i)]
Money won_by_chase(CardSet flop, Colour colour) {
    const poker::Rules rules = chase_rules();
    const poker::Opening opening = chase_opening(flop, colour);
    poker::EventList events;
    Result<poker::Hand> hand = poker::open_hand(rules, opening, events);
    BAIZE_CHECK(hand.has_value());
    BAIZE_CHECK(poker::apply(rules, *hand, poker::fold(hand->actor), events).has_value());
    BAIZE_CHECK(hand->phase == poker::Phase::over && hand->cards.board_count == 3);
    return hand->stacks[chaser] - opening.stacks[chaser];
}

WagerFigures chase(std::string name, Colour colour) {
    WagerFigures figures{.name = std::move(name)};
    for_each_flop_suits([&](const FlopSuits& suits) {
        figures.results.add(won_by_chase(flop_of(suits), colour), unit, flops_of(suits));
    });
    return figures;
}

}  // namespace

GameFigures solve_flop_chase() {
    return {.wagers = {chase("red", Colour::red), chase("black", Colour::black)}};
}

}  // namespace baize::exact
