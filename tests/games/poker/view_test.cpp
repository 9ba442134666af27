// Nobody sees what lies face down.
#include "games/poker/view.h"

#include "games/poker/poker_table.h"

namespace baize::poker {
namespace {

[[nodiscard]] std::size_t seen_in_the_hole(const Hand& hand, Seat seat) {
    std::size_t seen = 0;
    for (const Face face : hand.cards.hole[seat])
        seen += face.is_seen() ? 1U : 0U;
    return seen;
}

TEST(PokerView, ShowsAPlayerOnlyTheOwnHand) {
    PokerTable table;
    table.open();
    for (Seat seat = 0; seat < 3; ++seat) {
        const Hand seen = view(table.hand, seat);
        for (Seat other = 0; other < 3; ++other)
            EXPECT_EQ(seen_in_the_hole(seen, other), other == seat ? 2U : 0U);
        for (const Face face : seen.cards.deck)
            EXPECT_FALSE(face.is_seen());
    }
    EXPECT_EQ(view(table.hand, no_seat).cards.seen.size(), 0U);
}

// [CP 8.2.3]
TEST(PokerView, NeverShowsAFoldedHandNorABurn) {
    PokerTable table;
    table.open().folds(3).calls(1).checks(2);
    while (table.hand.phase != Phase::over)
        table.checks(table.may().seat + 1);
    const Hand seen = view(table.hand, no_seat);
    EXPECT_EQ(seen_in_the_hole(seen, 2), 0U);
    for (const Face face : seen.cards.burns)
        EXPECT_FALSE(face.is_seen());
    EXPECT_EQ(seen.cards.board, table.hand.cards.board);
    for (const Seat seat : table.hand.shown)
        EXPECT_EQ(seen_in_the_hole(seen, seat), 2U);
    for (const Event& event : table.events) {
        const Event told = view(event, no_seat);
        if (event.what == Happening::dealt || event.what == Happening::burned) {
            EXPECT_FALSE(told.cards[0].is_seen());
        }
    }
}

}  // namespace
}  // namespace baize::poker
