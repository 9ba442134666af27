#include "house/signs/closing.h"

#include <vector>

#include <gtest/gtest.h>

#include "house/signs/sign_text.h"
#include "room.h"

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
            Room room(each.game);
            const Issuer by = room.by(rank);
            const Moment at = room.now + Span::of_minutes(each.minutes);
            const auto announced =
                room.write(decide_announce_closing(room.board, by, at, room.facts));
            room.facts.seated.clear();
            const auto closed = room.write(decide_close(room.board, by, room.facts));
            EXPECT_EQ(rank < each.rank ? std::optional(low) : std::nullopt, announced) << each.game;
            EXPECT_EQ(rank < each.rank ? std::optional(low) : std::nullopt, closed) << each.game;
            EXPECT_EQ(rank < each.rank, room.board.open) << each.game;
        }
    }
}

// [CP 13.3] [CS 14.7] [I-108]
TEST(Closing, PokerAndCaribbeanStudCloseAfterThreeHandsBesideTheOneInProgress) {
    for (const ClosingCase& each : closing_cases) {
        if (each.hands == 0) continue;
        for (const bool in_progress : {false, true}) {
            Room room(each.game);  // forty hands have been completed
            EXPECT_EQ((Rejection{Reason::notice_unknown, each.notice}), room.close()) << each.game;
            room.facts.hand_in_progress = in_progress;
            ASSERT_FALSE(room.announce_closing(Span{}));
            room.facts.hand_in_progress = false;
            room.pass(Span::of_hours(5));  // time does not count here
            const std::uint64_t last = 43 + (in_progress ? 1 : 0);
            for (; room.facts.hands < last; ++room.facts.hands) {
                EXPECT_EQ((Rejection{Reason::hands_to_play, each.notice}), room.close());
                EXPECT_FALSE(due(room.board, room.facts, room.now).closing);
            }
            room.facts.hand_in_progress = true;
            EXPECT_EQ((Rejection{Reason::not_now, each.clause}), room.close()) << each.game;
            room.facts.hand_in_progress = false;
            EXPECT_TRUE(due(room.board, room.facts, room.now).closing);
            EXPECT_FALSE(room.close()) << each.game;
            EXPECT_FALSE(room.board.open);
        }
    }
}

// [TCP 11.7] [UTH 6.7(c)] [CH 6.7(c)] [I-108]
TEST(Closing, ThreeCardAndPerthCloseWhenTheTimeOnTheSignHasComeAndTheRoundIsOver) {
    for (const ClosingCase& each : closing_cases) {
        if (each.minutes == 0) continue;
        Room room(each.game);
        const Span notice = Span::of_minutes(each.minutes);
        EXPECT_EQ((Rejection{Reason::notice_unknown, each.notice}), room.close()) << each.game;
        const Span short_notice = Span::of_microseconds(notice.microseconds() - 1);
        EXPECT_EQ((Rejection{Reason::notice_too_soon, each.notice}),
                  room.announce_closing(short_notice));
        ASSERT_FALSE(room.announce_closing(notice)) << each.game;
        room.facts.hands += 10;  // rounds do not count
        room.now = before(eight_o_clock + notice);
        EXPECT_EQ((Rejection{Reason::notice_running, each.notice}), room.close()) << each.game;
        room.now = eight_o_clock + notice;
        room.facts.hand_in_progress = true;
        EXPECT_EQ((Rejection{Reason::not_now, each.clause}), room.close()) << each.game;
        room.facts.hand_in_progress = false;
        EXPECT_TRUE(due(room.board, room.facts, room.now).closing);
        EXPECT_FALSE(room.close()) << each.game;
    }
}

// [TCP 11.7] [UTH 6.7(c)] [CH 6.7(c)]
TEST(Closing, ATableClosesNoSoonerThanItsSignSaysEvenAfterALongNotice) {
    for (const ClosingCase& each : closing_cases) {
        Room room(each.game);
        const Span in = Span::of_minutes(60);
        ASSERT_FALSE(room.announce_closing(in));
        EXPECT_EQ("This table closes at 2025-11-15 21:00:00.000000",
                  closing_text(*room.board.closing));
        room.facts.hands += 10;
        room.now = before(eight_o_clock + in);
        EXPECT_EQ((Rejection{Reason::notice_running, each.notice}), room.close()) << each.game;
        room.now = eight_o_clock + in;
        EXPECT_FALSE(room.close()) << each.game;
    }
}

// [CP 13.3] [UTH 6.7(b)] [CH 6.7(b)] [CS 14.7] [TCP 11.7]
TEST(Closing, UnanimityClosesAtOnceWhereTheBookSaysSo) {
    for (const ClosingCase& each : closing_cases) {
        Room room(each.game);
        EXPECT_EQ(Reason::notice_unknown, room.agree_closing(anna)->reason) << "nothing announced";
        ASSERT_FALSE(room.announce_closing(Span::of_minutes(30)));
        if (!each.by_agreement) {
            EXPECT_EQ((Rejection{Reason::not_offered, each.clause}), room.agree_closing(anna));
            EXPECT_TRUE(room.close().has_value()) << each.game;
            continue;
        }
        EXPECT_FALSE(room.agree_closing(anna));
        EXPECT_FALSE(room.agree_closing(boris));
        EXPECT_TRUE(room.close().has_value()) << "a majority is not enough";
        EXPECT_EQ((Rejection{Reason::not_a_player, each.clause}), room.agree_closing(dora));
        EXPECT_FALSE(room.agree_closing(clara));
        room.facts.hand_in_progress = true;
        EXPECT_EQ((Rejection{Reason::not_now, each.clause}), room.close()) << each.game;
        room.facts.hand_in_progress = false;
        EXPECT_FALSE(room.close()) << each.game;
    }
}

// [UTH 6.7(a)] [CH 6.7(a)] [CP 13.3] [CS 14.7] [TCP 11.7]
TEST(Closing, AnEmptyTableClosesWithoutNotice) {
    for (const ClosingCase& each : closing_cases) {
        Room room(each.game);
        room.facts.seated = {anna};
        EXPECT_EQ((Rejection{Reason::notice_unknown, each.notice}), room.close()) << each.game;
        room.facts.seated.clear();
        EXPECT_FALSE(room.close()) << each.game;
        EXPECT_EQ((Rejection{Reason::table_is_closed, "I-108"_clause}), room.close());
    }
}

// [TCP 11.7] [UTH 6.7(c)]
TEST(Closing, NoticeAtAnEmptyTableRestartsForANewPlayer) {
    Room room("three_card");
    room.facts.seated.clear();
    ASSERT_FALSE(room.announce_closing(Span::of_minutes(1)));
    room.facts.seated = {anna};
    room.now = before(eight_o_clock + Span::of_minutes(20));
    EXPECT_EQ(Reason::notice_running, room.close()->reason);
    room.now = eight_o_clock + Span::of_minutes(20);
    EXPECT_FALSE(room.close());
}

// [I-108] [CS 14.7]
TEST(Closing, AClosingMayBeWithdrawnAndThenNeedsNewNotice) {
    Room room("caribbean_stud");
    ASSERT_FALSE(room.announce_closing(Span{}));
    EXPECT_EQ(Reason::already_done, room.announce_closing(Span{})->reason);
    room.facts.hands += 3;
    EXPECT_EQ((Rejection{Reason::rank_too_low, "CS 14.7"_clause}),
              room.write(decide_withdraw_closing(room.board, room.by(Role::dealer))));
    EXPECT_FALSE(room.write(decide_withdraw_closing(room.board, room.by(Role::supervisor))));
    EXPECT_EQ(Reason::notice_unknown, room.close()->reason);
    ASSERT_FALSE(room.announce_closing(Span{}));
    EXPECT_EQ(Reason::hands_to_play, room.close()->reason);
}

// [I-108] [I-123]
TEST(Closing, NoticesAndAgreementsEndWithTheTable) {
    Room room("three_card");
    Sign sign = *room.board.sign;
    house(sign).limits.min = dollars(20);
    ASSERT_FALSE(room.announce(sign));
    ASSERT_FALSE(room.write(decide_personal_limits(
        room.board, room.by(Role::area_manager), {2, anna, dollars(5), {}, {}}, room.facts)));
    ASSERT_FALSE(room.announce_closing(Span::of_minutes(20)));
    room.facts.seated.clear();
    ASSERT_FALSE(room.close());
    EXPECT_TRUE(room.board.notices.empty());
    EXPECT_TRUE(room.board.personal.empty());
    EXPECT_FALSE(room.board.closing.has_value());
    const SignChange change{sign, room.now + Span::of_minutes(20)};
    const Issuer chief = room.by(Role::area_manager);
    EXPECT_EQ((Rejection{Reason::table_is_closed, "TCP 6.1"_clause}),
              room.write(decide_announce(room.board, chief, change, room.facts)));
}

}  // namespace
}  // namespace baize::house
