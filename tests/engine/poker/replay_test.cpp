// The list of events is the hand: played again it gives the same value, and a changed entry is
// found.
#include "engine/poker/live/pushed.h"
#include "engine/poker/poker_table.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"
#include "kit/poker_replay.h"

namespace baize::poker {
namespace {

void expect_replays(const PokerTable& table) {
    const Replayed again = replay(table.rules, table.opening, table.events);
    ASSERT_FALSE(again.differs) << "event " << *again.differs << ": "
                                << name(table.events[*again.differs].what);
    EXPECT_EQ(again.hand, table.hand);
}

Action any_of(const Offers& may, const Hand& hand, SeededSource& source) {
    if (may.discard) return discard(may.seat, hand.cards.hole[may.seat][source.below(3)]);
    switch (source.below(may.raise ? 6 : 5)) {
        case 0: return fold(may.seat);
        case 5: return bet(may.seat, source.below(2) == 0 ? may.raise_to.least : may.raise_to.most);
        default: return may.check ? check(may.seat) : call(may.seat);
    }
}

TEST(PokerReplay, GivesTheSameHandForEveryGame) {
    SeededSource source(11);
    for (const VariantFacts& game : variants) {
        for (int round = 0; round < 200; ++round) {
            PokerTable table(Structure::no_limit, {30, 100, 8, 250});
            table.rules.variant = game.variant;
            table.rules.commission.rate = 500;
            table.rules.flop_chase.offered = true;
            table.opening.side_wagers[3] = {dollars(5), Colour::red};
            Deck deck = Deck::standard();
            shuffle(deck.stub(), source);
            for (Face& face : table.opening.deck)
                face = deck.draw();
            table.open();
            while (table.hand.phase != Phase::over)
                table.does(any_of(table.may(), table.hand, source));
            expect_replays(table);
        }
    }
}

// [CP 6.18.1] [CP 6.17]
TEST(PokerReplay, ReplaysChipsOutOfTurnAndTooFewChips) {
    PokerTable table(Structure::no_limit, {100, 100, 100});
    table.open();
    ASSERT_TRUE(push_chips(table.rules,
                           table.hand,
                           {.seat = 0, .says = Says::raise_to, .said = dollars(8)},
                           table.events));
    table.calls(3);
    EXPECT_EQ(table.may().seat, 1);
    ASSERT_TRUE(surrender(table.rules, table.hand, 1, dollars(3), table.events));
    expect_replays(table);
}

// [CP 9.5]
TEST(PokerReplay, ReplaysALiveTable) {
    PokerTable table(Structure::no_limit, {100, 100});
    table.rules.dealing = Dealing::live;
    table.open().calls(2).checks(1);
    table.does({.does = Does::deal}).checks(1).checks(2);
    table.does({.does = Does::deal}).checks(1).checks(2);
    table.does({.does = Does::deal}).checks(1).checks(2);
    table.does({.does = Does::show, .seat = 0}).does({.does = Does::muck, .seat = 1});
    table.does({.does = Does::ask_to_see, .seat = 0, .other = 1});
    table.does({.does = Does::push});
    EXPECT_EQ(table.hand.phase, Phase::over);
    expect_replays(table);
}

TEST(PokerReplay, FindsTheEventThatWasChanged) {
    PokerTable table(Structure::no_limit, {100, 100, 100});
    table.open().bets(3, 8).folds(1).calls(2).checks(2).bets(3, 10).folds(2);
    ASSERT_EQ(table.hand.phase, Phase::over);
    for (std::size_t i = 0; i < table.events.size(); ++i) {
        PokerTable changed = table;
        changed.events[i].amount += Money::of_cents(1);
        const Replayed again = replay(changed.rules, changed.opening, changed.events);
        ASSERT_TRUE(again.differs) << "event " << i << ' ' << name(table.events[i].what);
        EXPECT_LE(*again.differs, i);
    }
    PokerTable shorter = table;
    shorter.events.pop_back();
    EXPECT_TRUE(replay(shorter.rules, shorter.opening, shorter.events).differs);
}

}  // namespace
}  // namespace baize::poker
