#include "math/holdem/exact/rules/board_standings.h"

#include <gtest/gtest.h>

#include "engine/hands/cards.h"

namespace baize::exact {
namespace {

struct Walked {
    unsigned below = 0;
    unsigned equal = 0;
    unsigned unqualified = 0;
};

Walked walked(CardSet board, CardSet hole, FiveCardRank lowest_qualifying) {
    Walked counts;
    const FiveCardRank own = rank_best_five(board | hole);
    for_each_set(2, [&](CardSet dealer) {
        if (!(dealer & (board | hole)).empty()) return;
        const FiveCardRank rank = rank_best_five(board | dealer);
        counts.below += rank < own ? 1U : 0U;
        counts.equal += rank == own ? 1U : 0U;
        counts.unqualified += rank < lowest_qualifying ? 1U : 0U;
    });
    return counts;
}

TEST(BoardStandings, EqualAWalkOverDealersHands) {
    const FiveCardRank pair = FiveCardRank::lowest_of(FiveCardHand::one_pair);
    BoardStandings standings(pair.value());
    for (const char* const text :
         {"As Kd 9h 5c 2s", "Qh Jh Th 3h 2h", "7c 7d 7h 7s As", "9d 9s 4d 4s Kd"}) {
        const CardSet board = hand(text);
        unsigned place = 0;
        for (const HoleStanding& standing : standings.of(board)) {
            if (place++ % 97 != 0) continue;
            const Walked counts = walked(board, standing.hole, pair);
            EXPECT_EQ(standing.below, counts.below) << text;
            EXPECT_EQ(standing.equal, counts.equal) << text;
            EXPECT_EQ(standing.unqualified, counts.unqualified) << text;
        }
    }
}

TEST(StandardBoards, RepresentAllBoards) {
    const std::vector<StandardBoard> boards = standard_boards();
    EXPECT_EQ(boards.size(), 134'459U);
    unsigned all = 0;
    for (const StandardBoard& board : boards)
        all += board.boards;
    EXPECT_EQ(all, 2'598'960U);
}

}  // namespace
}  // namespace baize::exact
