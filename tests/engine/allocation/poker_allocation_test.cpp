// A hand of poker allocates nothing once the list of events has grown to the longest hand: it is
// played millions of times a second.
#include <gtest/gtest.h>

#include "engine/allocation/allocations.h"
#include "engine/core/deck.h"
#include "engine/poker/hand/play.h"
#include "engine/poker/live/pushed.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"
#include "kit/dollars.h"

namespace baize::poker {
namespace {

[[nodiscard]] Rules rules_of(Variant variant, Structure structure, Dealing dealing) {
    Rules rules;
    rules.variant = variant;
    rules.betting.structure = structure;
    rules.betting.minimum = dollars(2);
    rules.betting.maximum = dollars(4);
    rules.forced.blinds = {dollars(1), dollars(2)};
    rules.chip = dollars(1);
    rules.commission.rate = 500;
    rules.commission.cap = dollars(10);
    rules.flop_chase.offered = true;
    rules.clock = {.seconds = 30, .extensions_max = 1, .fee = dollars(1)};
    rules.dealing = dealing;
    return rules;
}

[[nodiscard]] Opening random_opening(SeededSource& source) {
    Opening opening;
    const auto players = static_cast<Seat>(2 + source.below(9));
    for (Seat seat = 0; seat < players; ++seat) {
        opening.stacks[seat] = dollars(10 + source.below(200));
        opening.dealt_in.insert(seat);
    }
    opening.button = static_cast<Seat>(source.below(players));
    const Seat small = opening.dealt_in.next_after(opening.button);
    opening.postings = {{small, Post::blind, dollars(1)},
                        {opening.dealt_in.next_after(small), Post::blind, dollars(2)}};
    opening.side_wagers[0] = {dollars(5), Colour::red};
    Deck deck = Deck::standard();
    shuffle(deck.stub(), source);
    for (Face& face : opening.deck)
        face = deck.draw();
    return opening;
}

[[nodiscard]] Action betting_act(const Offers& may, SeededSource& source) {
    const std::uint32_t choice = source.below(10);
    if (may.raise && choice < 2) return bet(may.seat, may.raise_to.least);
    if (may.raise && choice == 2) return bet(may.seat, may.raise_to.most);
    if (choice == 3) return {.does = Does::time_out, .seat = may.seat};
    if (choice == 4 && may.call) return fold(may.seat);
    return may.check ? check(may.seat) : call(may.seat);
}

[[nodiscard]] Action next_act(const Rules& rules, const Hand& hand, SeededSource& source) {
    const Seat seat = hand.actor;
    switch (hand.phase) {
        case Phase::discarding: return discard(seat, hand.cards.hole[seat][source.below(3)]);
        case Phase::dealing: return {.does = Does::deal};
        case Phase::showdown:
            return {.does = source.below(3) == 0 ? Does::muck : Does::show, .seat = seat};
        case Phase::pushing: return {.does = Does::push};
        case Phase::betting:
        case Phase::over: break;
    }
    return betting_act(offers(rules, hand), source);
}

// How many allocations it took to play one hand to its end.
[[nodiscard]] std::size_t play(const Rules& rules, EventList& events, SeededSource& source) {
    const Opening opening = random_opening(source);
    events.clear();
    const std::size_t before = allocations();
    Result<Hand> hand = open_hand(rules, opening, events);
    EXPECT_TRUE(hand);
    while (hand && hand->phase != Phase::over) {
        const Pushed chips{.seat = hand->actor, .chips = dollars(5)};
        const bool pushes = rules.dealing == Dealing::live && source.below(4) == 0;
        if (pushes && push_chips(rules, *hand, chips, events)) continue;
        const bool done = apply(rules, *hand, next_act(rules, *hand, source), events).has_value();
        EXPECT_TRUE(done);
        if (!done) break;
        EXPECT_FALSE(apply(rules, *hand, {.does = Does::fold, .seat = 40}, events).has_value());
    }
    return allocations() - before;
}

TEST(Allocation, PokerHandsDoNotAllocate) {
    SeededSource source(8);
    EventList events;
    events.reserve(1024);
    // Ranking tables are built once.
    for (const VariantFacts& each : variants)
        (void)play(rules_of(each.variant, Structure::no_limit, Dealing::automatic), events, source);
    for (const VariantFacts& each : variants) {
        for (std::size_t i = 0; i < structure_count; ++i) {
            for (const Dealing dealing : {Dealing::automatic, Dealing::live}) {
                const Rules rules = rules_of(each.variant, static_cast<Structure>(i), dealing);
                ASSERT_TRUE(verify(rules));
                for (int hand = 0; hand < 100; ++hand)
                    ASSERT_EQ(play(rules, events, source), 0U) << each.name << " " << i;
            }
        }
    }
    EXPECT_EQ(events.capacity(), 1024U);
}

TEST(Allocation, TooShortListIsDetected) {
    SeededSource source(8);
    EventList events;
    EXPECT_GT(play(rules_of(Variant::holdem, Structure::fixed, Dealing::automatic), events, source),
              0U);
}

}  // namespace
}  // namespace baize::poker
