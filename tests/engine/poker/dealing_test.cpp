// Two ways to deal with one machine: for any decisions of the players, a live table and an
// automatic table end with the same stacks.
#include "engine/poker/poker_table.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"

namespace baize::poker {
namespace {

[[nodiscard]] PokerTable random_table(SeededSource& source) {
    PokerTable table(static_cast<Structure>(source.below(structure_count)),
                     {20 + source.below(100),
                      20 + source.below(100),
                      20 + source.below(100),
                      20 + source.below(100)});
    table.rules.variant = static_cast<Variant>(source.below(variant_count));
    table.rules.commission.rate = 500;
    table.rules.commission.cap = dollars(5);
    table.rules.flop_chase.offered = true;
    table.opening.side_wagers[1] = {dollars(3), Colour::black};
    Deck deck = Deck::standard();
    shuffle(deck.stub(), source);
    for (Face& face : table.opening.deck)
        face = deck.draw();
    return table;
}

[[nodiscard]] Action decision(const PokerTable& table, SeededSource& source) {
    const Offers may = table.may();
    const std::uint32_t choice = source.below(8);
    if (may.discard) return discard(may.seat, table.hand.cards.hole[may.seat][source.below(3)]);
    if (may.raise && choice == 0) return bet(may.seat, may.raise_to.most);
    if (may.raise && choice <= 2) return bet(may.seat, may.raise_to.least);
    if (may.call && choice == 3) return fold(may.seat);
    return may.check ? check(may.seat) : call(may.seat);
}

// Runs the actions of the dealer and of players who show, until a player has to decide again.
void run(PokerTable& live) {
    while (true) {
        switch (live.hand.phase) {
            case Phase::dealing: live.does({.does = Does::deal}); break;
            case Phase::showdown: live.does({.does = Does::show, .seat = live.hand.actor}); break;
            case Phase::pushing: live.does({.does = Does::push}); break;
            case Phase::betting:
            case Phase::discarding:
            case Phase::over: return;
        }
    }
}

// [CP 8.7] [CP 8.20.4] [I-76]
TEST(LiveAndAutomaticTables, EndWithTheSameChips) {
    SeededSource source(84);
    for (int number = 0; number < 3000; ++number) {
        PokerTable automatic = random_table(source);
        PokerTable live = automatic;
        live.rules.dealing = Dealing::live;
        automatic.open();
        live.open();
        run(live);
        while (automatic.hand.phase != Phase::over) {
            const Action action = decision(automatic, source);
            automatic.does(action);
            live.does(action);
            run(live);
        }
        ASSERT_EQ(live.hand.phase, Phase::over) << "hand " << number;
        ASSERT_EQ(live.hand.stacks, automatic.hand.stacks) << "hand " << number;
        ASSERT_EQ(live.hand.commission, automatic.hand.commission) << "hand " << number;
    }
}

TEST(OpenHand, ReplacesTheEarlierHandCompletely) {
    SeededSource source(5);
    Hand hand;
    for (int number = 0; number < 300; ++number) {
        const PokerTable table = random_table(source);
        EventList events;
        EventList events_in_place;
        const Result<Hand> opened = open_hand(table.rules, table.opening, events);
        const Verdict verdict = open_hand(table.rules, table.opening, hand, events_in_place);
        ASSERT_EQ(verdict.is_refused(), !opened) << "hand " << number;
        if (!opened) continue;
        ASSERT_EQ(hand, *opened) << "hand " << number;
        ASSERT_EQ(events_in_place, events) << "hand " << number;
    }
}

TEST(OpenHand, KeepsTheEarlierHandWhenItRefuses) {
    PokerTable table;
    EventList events;
    Hand hand;
    ASSERT_FALSE(open_hand(table.rules, table.opening, hand, events).is_refused());
    const Hand before = hand;
    table.opening.deck[51] = table.opening.deck[0];
    EXPECT_TRUE(open_hand(table.rules, table.opening, hand, events).is_refused());
    EXPECT_EQ(hand, before);
}

// [CP 3.1] [I-122]
TEST(TheDeck, IsFiftyTwoDifferentCardsOrNoHandBegins) {
    PokerTable table;
    Opening opening = table.opening;
    opening.deck[51] = opening.deck[0];
    EventList events;
    EXPECT_EQ(open_hand(table.rules, opening, events).error(),
              (Rejection{Reason::wrong_card_count, "CP 3.1"_clause}));
    opening.deck[51] = Face{};
    EXPECT_EQ(open_hand(table.rules, opening, events).error(),
              (Rejection{Reason::wrong_card_count, "CP 3.1"_clause}));
    table.rules.dealing = Dealing::live;  // unseen cards may be right
    EXPECT_TRUE(open_hand(table.rules, opening, events));
    opening.deck[50] = opening.deck[0];
    EXPECT_EQ(open_hand(table.rules, opening, events).error().reason, Reason::card_twice);
}

}  // namespace
}  // namespace baize::poker
