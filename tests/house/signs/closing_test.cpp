#include "house/signs/closing.h"

#include <vector>

#include <gtest/gtest.h>

#include "floor.h"
#include "house/signs/sign_text.h"

namespace baize::house {
namespace {

struct ClosingCase {
    const char* game = "";
    Role rank = Role::area_manager;
    Clause clause{};
    Clause notice{};
    std::uint64_t hands = 0;
    std::int64_t minutes = 0;
    bool by_agreement = false;
};

// The rules of the five books, written by hand for the test.
const std::vector<ClosingCase> closing_cases{
    {"holdem", Role::area_manager, "CP 13.3"_clause, "CP 13.3"_clause, 3, 0, true},
    {"omaha_hilo", Role::area_manager, "CP 13.3"_clause, "CP 13.3"_clause, 3, 0, true},
    {"caribbean_stud", Role::supervisor, "CS 14.7"_clause, "CS 14.7"_clause, 3, 0, false},
    {"wild_aruba", Role::supervisor, "CS 14.7"_clause, "CS 14.7"_clause, 3, 0, false},
    {"three_card", Role::area_manager, "TCP 11.7"_clause, "TCP 11.7"_clause, 0, 20, false},
    {"ultimate_holdem", Role::area_manager, "UTH 6.7"_clause, "UTH 6.7(c)"_clause, 0, 10, true},
    {"crown_holdem", Role::area_manager, "CH 6.7"_clause, "CH 6.7(c)"_clause, 0, 10, true},
};

// [CP 13.3] [CS 14.7] [TCP 11.7] [UTH 6.7] [CH 6.7] [I-108] [I-112]
TEST(Closing, EachBookNamesTheRankThatCloses) {
    for (const ClosingCase& each : closing_cases) {
        const Rejection low{Reason::rank_too_low, each.clause};
        for (const Role rank : {Role::player,
                                Role::chip_runner,
                                Role::dealer,
                                Role::supervisor,
                                Role::area_manager,
                                Role::assistant_casino_manager,
                                Role::executive}) {
            Floor floor(each.game);
            const Issuer by = floor.by(rank);
            const Moment at = floor.now + Span::of_minutes(each.minutes);
            const auto announced =
                floor.write(decide_announce_closing(floor.board, by, at, floor.facts));
            floor.facts.seated.clear();
            const auto closed = floor.write(decide_close(floor.board, by, floor.facts));
            EXPECT_EQ(rank < each.rank ? std::optional(low) : std::nullopt, announced) << each.game;
            EXPECT_EQ(rank < each.rank ? std::optional(low) : std::nullopt, closed) << each.game;
            EXPECT_EQ(rank < each.rank, floor.board.open) << each.game;
        }
    }
}

// [CP 13.3] [CS 14.7] [I-108]
TEST(Closing, PokerAndCaribbeanStudCloseAfterThreeHandsBesideTheOneInProgress) {
    for (const ClosingCase& each : closing_cases) {
        if (each.hands == 0) continue;
        for (const bool in_progress : {false, true}) {
            Floor floor(each.game);  // forty hands have been completed
            EXPECT_EQ((Rejection{Reason::notice_unknown, each.notice}), floor.close()) << each.game;
            floor.facts.hand_in_progress = in_progress;
            ASSERT_FALSE(floor.announce_closing(Span{}));
            floor.facts.hand_in_progress = false;
            floor.pass(Span::of_hours(5));  // time does not count here
            const std::uint64_t last = 43 + (in_progress ? 1 : 0);
            for (; floor.facts.hands < last; ++floor.facts.hands) {
                EXPECT_EQ((Rejection{Reason::hands_to_play, each.notice}), floor.close());
                EXPECT_FALSE(due(floor.board, floor.facts, floor.now).closing);
            }
            floor.facts.hand_in_progress = true;
            EXPECT_EQ((Rejection{Reason::not_now, each.clause}), floor.close()) << each.game;
            floor.facts.hand_in_progress = false;
            EXPECT_TRUE(due(floor.board, floor.facts, floor.now).closing);
            EXPECT_FALSE(floor.close()) << each.game;
            EXPECT_FALSE(floor.board.open);
        }
    }
}

// [TCP 11.7] [UTH 6.7(c)] [CH 6.7(c)] [I-108]
TEST(Closing, ThreeCardAndPerthCloseWhenTheTimeOnTheSignHasComeAndTheRoundIsOver) {
    for (const ClosingCase& each : closing_cases) {
        if (each.minutes == 0) continue;
        Floor floor(each.game);
        const Span notice = Span::of_minutes(each.minutes);
        EXPECT_EQ((Rejection{Reason::notice_unknown, each.notice}), floor.close()) << each.game;
        const Span short_notice = Span::of_microseconds(notice.microseconds() - 1);
        EXPECT_EQ((Rejection{Reason::notice_too_soon, each.notice}),
                  floor.announce_closing(short_notice));
        ASSERT_FALSE(floor.announce_closing(notice)) << each.game;
        floor.facts.hands += 10;  // rounds do not count
        floor.now = before(eight_o_clock + notice);
        EXPECT_EQ((Rejection{Reason::notice_running, each.notice}), floor.close()) << each.game;
        floor.now = eight_o_clock + notice;
        floor.facts.hand_in_progress = true;
        EXPECT_EQ((Rejection{Reason::not_now, each.clause}), floor.close()) << each.game;
        floor.facts.hand_in_progress = false;
        EXPECT_TRUE(due(floor.board, floor.facts, floor.now).closing);
        EXPECT_FALSE(floor.close()) << each.game;
    }
}

// [TCP 11.7] [UTH 6.7(c)] [CH 6.7(c)]
TEST(Closing, ATableClosesNoSoonerThanItsSignSaysEvenAfterALongNotice) {
    for (const ClosingCase& each : closing_cases) {
        Floor floor(each.game);
        const Span in = Span::of_minutes(60);
        ASSERT_FALSE(floor.announce_closing(in));
        EXPECT_EQ("This table closes at 2025-11-15 21:00:00.000000",
                  closing_text(*floor.board.closing));
        floor.facts.hands += 10;
        floor.now = before(eight_o_clock + in);
        EXPECT_EQ((Rejection{Reason::notice_running, each.notice}), floor.close()) << each.game;
        floor.now = eight_o_clock + in;
        EXPECT_FALSE(floor.close()) << each.game;
    }
}

// [CP 13.3] [UTH 6.7(b)] [CH 6.7(b)] [CS 14.7] [TCP 11.7]
TEST(Closing, UnanimityClosesAtOnceWhereTheBookSaysSo) {
    for (const ClosingCase& each : closing_cases) {
        Floor floor(each.game);
        EXPECT_EQ(Reason::notice_unknown, floor.agree_closing(anna)->reason) << "nothing announced";
        ASSERT_FALSE(floor.announce_closing(Span::of_minutes(30)));
        if (!each.by_agreement) {
            EXPECT_EQ((Rejection{Reason::not_offered, each.clause}), floor.agree_closing(anna));
            EXPECT_TRUE(floor.close().has_value()) << each.game;
            continue;
        }
        EXPECT_FALSE(floor.agree_closing(anna));
        EXPECT_FALSE(floor.agree_closing(boris));
        EXPECT_TRUE(floor.close().has_value()) << "a majority is not enough";
        EXPECT_EQ((Rejection{Reason::not_a_player, each.clause}), floor.agree_closing(dora));
        EXPECT_FALSE(floor.agree_closing(clara));
        floor.facts.hand_in_progress = true;
        EXPECT_EQ((Rejection{Reason::not_now, each.clause}), floor.close()) << each.game;
        floor.facts.hand_in_progress = false;
        EXPECT_FALSE(floor.close()) << each.game;
    }
}

// [UTH 6.7(a)] [CH 6.7(a)] [CP 13.3] [CS 14.7] [TCP 11.7]
TEST(Closing, AnEmptyTableClosesWithoutNotice) {
    for (const ClosingCase& each : closing_cases) {
        Floor floor(each.game);
        floor.facts.seated = {anna};
        EXPECT_EQ((Rejection{Reason::notice_unknown, each.notice}), floor.close()) << each.game;
        floor.facts.seated.clear();
        EXPECT_FALSE(floor.close()) << each.game;
        EXPECT_EQ((Rejection{Reason::table_is_closed, "I-108"_clause}), floor.close());
    }
}

// [TCP 11.7] [UTH 6.7(c)]
TEST(Closing, NoticeAtAnEmptyTableRestartsForANewPlayer) {
    Floor floor("three_card");
    floor.facts.seated.clear();
    ASSERT_FALSE(floor.announce_closing(Span::of_minutes(1)));
    floor.facts.seated = {anna};
    floor.now = before(eight_o_clock + Span::of_minutes(20));
    EXPECT_EQ(Reason::notice_running, floor.close()->reason);
    floor.now = eight_o_clock + Span::of_minutes(20);
    EXPECT_FALSE(floor.close());
}

// [I-108] [CS 14.7]
TEST(Closing, AClosingMayBeWithdrawnAndThenNeedsNewNotice) {
    Floor floor("caribbean_stud");
    ASSERT_FALSE(floor.announce_closing(Span{}));
    EXPECT_EQ(Reason::already_done, floor.announce_closing(Span{})->reason);
    floor.facts.hands += 3;
    EXPECT_EQ((Rejection{Reason::rank_too_low, "CS 14.7"_clause}),
              floor.write(decide_withdraw_closing(floor.board, floor.by(Role::dealer))));
    EXPECT_FALSE(floor.write(decide_withdraw_closing(floor.board, floor.by(Role::supervisor))));
    EXPECT_EQ(Reason::notice_unknown, floor.close()->reason);
    ASSERT_FALSE(floor.announce_closing(Span{}));
    EXPECT_EQ(Reason::hands_to_play, floor.close()->reason);
}

// [I-108] [I-123]
TEST(Closing, NoticesAndAgreementsEndWithTheTable) {
    Floor floor("three_card");
    Sign sign = *floor.board.sign;
    house(sign).limits.min = dollars(20);
    ASSERT_FALSE(floor.announce(sign));
    ASSERT_FALSE(floor.write(decide_personal_limits(
        floor.board, floor.by(Role::area_manager), {2, anna, dollars(5), {}, {}}, floor.facts)));
    ASSERT_FALSE(floor.announce_closing(Span::of_minutes(20)));
    floor.facts.seated.clear();
    ASSERT_FALSE(floor.close());
    EXPECT_TRUE(floor.board.notices.empty());
    EXPECT_TRUE(floor.board.personal.empty());
    EXPECT_FALSE(floor.board.closing.has_value());
    const SignChange change{sign, floor.now + Span::of_minutes(20)};
    const Issuer chief = floor.by(Role::area_manager);
    EXPECT_EQ((Rejection{Reason::table_is_closed, "TCP 6.1"_clause}),
              floor.write(decide_announce(floor.board, chief, change, floor.facts)));
}

}  // namespace
}  // namespace baize::house
