// Tests the limits that people set for their own play. Through the whole house: house/casino.
#include "house/people/play_limits.h"

#include <gtest/gtest.h>

#include "house/people/apply.h"
#include "house/people/decide.h"
#include "house/people/decide_limits.h"
#include "house/people/play_counting.h"
#include "kit/dollars.h"

namespace baize::house {
namespace {

constexpr Span moment_before = Span::of_microseconds(-1);
constexpr Span hour = Span::of_hours(1);
constexpr Span one_day = Span::of_hours(24);

// One player (1) and one bot (2).
class PlayLimits : public testing::Test {
  protected:
    void SetUp() override {
        take(decide_enrolment(people, {}, "Ann", false));
        take(decide_enrolment(people, {.rank = Role::area_manager}, "Robot", true));
    }

    void take(const Result<PeopleEvent>& event) {
        ASSERT_TRUE(event.has_value()) << name(event.error().reason);
        apply(people, *event, {now, 1, 0});
    }

    [[nodiscard]] Issuer by(PersonId person = 1) const { return issuer_of(people, person, now); }

    [[nodiscard]] const PlayRecord& record() const { return people.persons[0].play; }

    static LimitChips losses(std::optional<Money> most) {
        return {LimitKind::losses, Chips::money, LimitPeriod::day, most};
    }

    void limit_losses(std::optional<Money> most) {
        take(decide_chip_limit(people, by(), losses(most)));
    }

    [[nodiscard]] std::optional<Money> loss_limit() const {
        const ChipLimit* const limit =
            find_limit(record(), LimitKind::losses, Chips::money, LimitPeriod::day);
        return limit == nullptr ? std::nullopt : in_force(*limit, now);
    }

    static std::string told(const std::optional<Rejection>& why) {
        return why ? std::string(name(why->reason)) + " " + std::string(why->clause.id()) : "";
    }

    template <typename Value>
    static std::string told(const Result<Value>& answer) {
        return answer ? "" : told(std::optional(answer.error()));
    }

    People people{};
    Moment now = Moment::of_microseconds(1'800'000'000'000'000);
};

// [I-152]
TEST_F(PlayLimits, LowerLimitIsInForceAtOnceAndHigherOneAfterADay) {
    limit_losses(dollars(100));
    limit_losses(dollars(50));
    EXPECT_EQ(dollars(50), loss_limit());
    limit_losses(dollars(80));
    EXPECT_EQ(dollars(50), loss_limit());
    now = now + one_day + moment_before;
    EXPECT_EQ(dollars(50), loss_limit());
    now = now + Span::of_microseconds(1);
    EXPECT_EQ(dollars(80), loss_limit());
    limit_losses(std::nullopt);
    EXPECT_EQ(dollars(80), loss_limit());
    now = now + one_day;
    EXPECT_EQ(std::nullopt, loss_limit());
}

// A lower limit replaces a higher one that is pending. [I-152]
TEST_F(PlayLimits, PendingChangeIsWithdrawnOrReplaced) {
    limit_losses(dollars(50));
    limit_losses(dollars(80));
    EXPECT_EQ("already_done I-152", told(decide_chip_limit(people, by(), losses(dollars(80)))));
    const WithdrawLimitChange withdrawal{LimitKind::losses, Chips::money, LimitPeriod::day};
    take(decide_withdrawal(people, by(), withdrawal));
    now = now + one_day;
    EXPECT_EQ(dollars(50), loss_limit());
    EXPECT_EQ("no_change_announced I-152", told(decide_withdrawal(people, by(), withdrawal)));
    limit_losses(dollars(80));
    limit_losses(dollars(50));
    now = now + one_day;
    EXPECT_EQ(dollars(50), loss_limit());
    limit_losses(dollars(80));
    now = now + one_day;
    EXPECT_EQ("no_change_announced I-152", told(decide_withdrawal(people, by(), withdrawal)));
    limit_losses(dollars(90));  // The 80 in force stays until the next change.
    EXPECT_EQ(dollars(80), loss_limit());
}

// [I-152]
TEST_F(PlayLimits, EveryPeriodOfLossesEndsAtItsMoment) {
    const auto limit_reason = [](LimitPeriod period) -> std::string {
        switch (period) {
            case LimitPeriod::day: return "loss_limit_for_a_day I-152";
            case LimitPeriod::week: return "loss_limit_for_a_week I-152";
            case LimitPeriod::thirty_days: break;
        }
        return "loss_limit_for_30_days I-152";
    };
    for (const LimitPeriod period : all_periods) {
        people = {};
        SetUp();
        take(decide_chip_limit(
            people, by(), {LimitKind::losses, Chips::money, period, dollars(100)}));
        const Moment start = now;
        add_result(people, 1, Chips::money, dollars(-90), now);
        now = now + hour;
        add_result(people, 1, Chips::money, dollars(-10) + Money::of_cents(1), now);
        EXPECT_EQ("", told(why_limited(record(), Chips::money, now)));
        EXPECT_EQ("", told(why_not_risked(record(), Chips::money, Money::of_cents(1), now)));
        EXPECT_EQ(limit_reason(period),
                  told(why_not_risked(record(), Chips::money, Money::of_cents(2), now)));
        add_result(people, 1, Chips::money, Money::of_cents(-1), now);
        EXPECT_EQ(limit_reason(period), told(why_limited(record(), Chips::money, now)));
        EXPECT_EQ("", told(why_limited(record(), Chips::play, now)));
        now = start + length_of(period) + moment_before;
        EXPECT_EQ(limit_reason(period), told(why_limited(record(), Chips::money, now)));
        const auto why = why_limited(record(), Chips::money, now);
        ASSERT_TRUE(why.has_value());
        EXPECT_EQ(start + length_of(period), limit_ends(record(), why->reason, Chips::money, now));
        now = start + length_of(period);
        EXPECT_EQ("", told(why_limited(record(), Chips::money, now)));
        EXPECT_EQ("", told(why_not_risked(record(), Chips::money, dollars(100), now)));
    }
}

// [I-152]
TEST_F(PlayLimits, WinningsMakeRoomAndADepositDoesNot) {
    limit_losses(dollars(100));
    add_result(people, 1, Chips::money, dollars(-100), now);
    add_deposit(people, 1, Chips::money, dollars(500), now);
    EXPECT_EQ("loss_limit_for_a_day I-152", told(why_limited(record(), Chips::money, now)));
    add_result(people, 1, Chips::money, dollars(130), now);
    EXPECT_EQ("", told(why_not_risked(record(), Chips::money, dollars(130), now)));
    EXPECT_EQ("loss_limit_for_a_day I-152",
              told(why_not_risked(record(), Chips::money, dollars(130) + Money::of_cents(1), now)));
}

// [I-152]
TEST_F(PlayLimits, DepositsAreCountedForTheirOwnLimit) {
    take(decide_chip_limit(
        people, by(), {LimitKind::deposits, Chips::money, LimitPeriod::week, dollars(200)}));
    add_deposit(people, 1, Chips::money, dollars(150), now);
    EXPECT_EQ("", told(why_not_deposited(record(), Chips::money, dollars(50), now)));
    EXPECT_EQ(
        "deposit_limit_for_a_week I-152",
        told(why_not_deposited(record(), Chips::money, dollars(50) + Money::of_cents(1), now)));
    EXPECT_EQ("", told(why_not_deposited(record(), Chips::play, dollars(5'000), now)));
    EXPECT_EQ("", told(why_limited(record(), Chips::money, now)));
    EXPECT_EQ(now + length_of(LimitPeriod::week),
              limit_ends(record(), Reason::deposit_limit_for_a_week, Chips::money, now));
}

// [I-152]
TEST_F(PlayLimits, TimeCountsWithASeatAndADayFollowsTheOther) {
    take(decide_time_limit(people, by(), {90}));
    begin_play(people, 1, now);
    EXPECT_EQ(now + Span::of_minutes(90), time_runs_out(record(), now));
    now = now + hour;
    end_play(people, 1, now);
    EXPECT_EQ(hour, time_played(record().time, now));
    now = now + hour;
    EXPECT_EQ(hour, time_played(record().time, now));
    begin_play(people, 1, now);
    now = now + Span::of_minutes(30) + moment_before;
    EXPECT_EQ("", told(why_limited(record(), Chips::money, now)));
    now = now + Span::of_microseconds(1);
    EXPECT_EQ("time_limit_for_a_day I-152", told(why_limited(record(), Chips::play, now)));
    // The seat is kept: the next day begins where the first one ended.
    now = now + Span::of_minutes(24 * 60 - 150) + moment_before;
    EXPECT_EQ("time_limit_for_a_day I-152", told(why_limited(record(), Chips::play, now)));
    now = now + Span::of_microseconds(1);
    EXPECT_EQ(Span{}, time_played(record().time, now));
    now = now + Span::of_minutes(20);
    EXPECT_EQ(Span::of_minutes(20), time_played(record().time, now));
    end_play(people, 1, now);
    now = now + one_day;
    EXPECT_EQ(Span{}, time_played(record().time, now));
}

// [I-152]
TEST_F(PlayLimits, SessionGoesOnWithinHalfAnHour) {
    const Moment start = now;
    begin_play(people, 1, now);
    add_result(people, 1, Chips::money, dollars(-20), now);
    end_play(people, 1, now);
    now = now + session_gap + moment_before;
    begin_play(people, 1, now);
    EXPECT_EQ(start, record().session_since);
    EXPECT_EQ(dollars(-20), played_chips(record(), Chips::money).session);
    end_play(people, 1, now);
    now = now + session_gap;
    begin_play(people, 1, now);
    EXPECT_EQ(now, record().session_since);
    EXPECT_EQ(Money{}, played_chips(record(), Chips::money).session);
}

// [I-153]
TEST_F(PlayLimits, BreakLastsADayToSixWeeksAndIsNeverShortened) {
    EXPECT_EQ("setting_out_of_range I-153", told(decide_break(people, by(), {23})));
    EXPECT_EQ("setting_out_of_range I-153", told(decide_break(people, by(), {42 * 24 + 1})));
    take(decide_break(people, by(), {48}));
    EXPECT_EQ("never_shortened I-153", told(decide_break(people, by(), {48})));
    take(decide_break(people, by(), {49}));
    now = now + Span::of_hours(49) + moment_before;
    EXPECT_EQ("on_a_break I-153", told(why_limited(record(), Chips::money, now)));
    EXPECT_EQ("on_a_break I-153", told(why_not_deposited(record(), Chips::money, dollars(1), now)));
    now = now + Span::of_microseconds(1);
    EXPECT_EQ("", told(why_limited(record(), Chips::money, now)));
    take(decide_break(people, by(), {42 * 24}));
}

// [I-153]
TEST_F(PlayLimits, SelfExclusionLastsSixMonthsOrMoreAndIsNeverShortened) {
    EXPECT_EQ("setting_out_of_range I-153", told(decide_self_exclusion(people, by(), {182})));
    take(decide_self_exclusion(people, by(), {183}));
    const Moment end = now + Span::of_hours(183 * 24);
    now = now + hour;
    take(decide_self_exclusion(people, by(), {183}));
    EXPECT_EQ("never_shortened I-153", told(decide_self_exclusion(people, by(), {183})));
    now = end + hour + moment_before;
    EXPECT_EQ("self_excluded I-153", told(why_limited(record(), Chips::play, now)));
    EXPECT_EQ(end + hour, limit_ends(record(), Reason::self_excluded, Chips::money, now));
    now = end + hour;
    EXPECT_EQ("", told(why_limited(record(), Chips::play, now)));
    take(decide_self_exclusion(people, by(), {std::nullopt}));
    EXPECT_EQ("never_shortened I-153", told(decide_self_exclusion(people, by(), {20'000})));
    now = now + Span::of_hours(24 * 365 * 50);
    EXPECT_EQ("self_excluded I-153", told(why_limited(record(), Chips::play, now)));
    EXPECT_EQ(std::nullopt, limit_ends(record(), Reason::self_excluded, Chips::money, now));
}

// [I-152]
TEST_F(PlayLimits, AreForPeopleAndWithinTheirRange) {
    EXPECT_EQ("not_a_player I-152", told(decide_time_limit(people, by(2), {60})));
    EXPECT_EQ("no_such_person I-152", told(decide_time_limit(people, {.now = now}, {60})));
    EXPECT_EQ("setting_out_of_range I-152", told(decide_time_limit(people, by(), {0})));
    EXPECT_EQ("setting_out_of_range I-152", told(decide_time_limit(people, by(), {1'441})));
    EXPECT_EQ("setting_out_of_range I-152",
              told(decide_chip_limit(people, by(), losses(Money::of_cents(-1)))));
    EXPECT_EQ("setting_out_of_range I-152",
              told(decide_chip_limit(
                  people, by(), {LimitKind::time, Chips::money, LimitPeriod::day, dollars(1)})));
    EXPECT_EQ("setting_out_of_range I-152", told(decide_reality_check(people, by(), {20})));
    EXPECT_EQ("already_done I-152", told(decide_reality_check(people, by(), {60})));
    take(decide_reality_check(people, by(), {15}));
    EXPECT_EQ(15U, record().check_minutes);
    add_result(people, 2, Chips::money, dollars(-20), now);
    EXPECT_EQ(PlayRecord{}, people.persons[1].play);
}

}  // namespace
}  // namespace baize::house
