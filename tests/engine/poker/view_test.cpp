// No view shows cards that lie face down to that viewer.
#include "engine/poker/hand/view.h"

#include "engine/poker/running_game.h"

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
        const Event viewed = view(event, no_seat);
        if (event.what == EventKind::dealt || event.what == EventKind::burned) {
            EXPECT_FALSE(viewed.cards[0].is_seen());
        }
    }
}

// [CP 8.21]
TEST(PokerInspection, IsForTheDealerOrAboveWhenTheHandIsOver) {
    PokerTable table;
    table.open().folds(3);
    EXPECT_EQ(refusal(inspect(table.hand, 2, staff(Role::dealer))), "not_now CP 8.21");
    table.folds(1);
    ASSERT_EQ(table.hand.phase, Phase::over);
    for (const Actor by : {player(3), staff(Role::chip_runner)})
        EXPECT_EQ(refusal(inspect(table.hand, 2, by)), "rank_too_low CP 8.21");
    EXPECT_EQ(refusal(inspect(table.hand, 5, staff(Role::dealer))), "not_in_the_hand CP 8.21");
    EXPECT_EQ(refusal(inspect(table.hand, no_seat, staff(Role::dealer))),
              "not_in_the_hand CP 8.21");
    for (const Seat seat : {Seat{1}, Seat{2}}) {  // the winner's hand and a folded one
        const auto seen = inspect(table.hand, seat, staff(Role::dealer));
        ASSERT_TRUE(seen);
        EXPECT_EQ(seen->seat, seat);
        EXPECT_EQ(seen->by, Role::dealer);
        ASSERT_EQ(seen->cards.size(), 2U);
        EXPECT_EQ(seen->cards[0], table.hand.cards.hole[seat][0]);
        EXPECT_TRUE(seen->cards[1].is_seen());
    }
}

}  // namespace
}  // namespace baize::poker
