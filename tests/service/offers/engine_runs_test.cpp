// Counts how often the house and the offers run the engine. The linker leads the calls of the
// engine's functions through these counters (tests/CMakeLists.txt).
#include <gtest/gtest.h>

#include "engine/poker/hand/play.h"
#include "house/casino/case_kit.h"
#include "service/offers/show_offers.h"

namespace baize::poker {
namespace {

int attempts = 0;
int questions = 0;

}  // namespace

// The label of each function is the name under which the linker knows it.
Verdict real_attempt(const Rules& rules, Hand& hand, const Action& action, EventList& events) asm(
    "__real__ZN5baize5poker7attemptERKNS0_5RulesERNS0_4HandERKNS0_6ActionERSt6vectorINS0_"
    "5EventESaISA_"
    "EE");
Verdict
counted_attempt(const Rules& rules, Hand& hand, const Action& action, EventList& events) asm(
    "__wrap__ZN5baize5poker7attemptERKNS0_5RulesERNS0_4HandERKNS0_6ActionERSt"
    "6vectorINS0_5EventESaISA_EE");
Offers real_offers(const Rules& rules,
                   const Hand& hand) asm("__real__ZN5baize5poker6offersERKNS0_5RulesERKNS0_4HandE");
Offers counted_offers(const Rules& rules, const Hand& hand) asm(
    "__wrap__ZN5baize5poker6offersERKNS0_5RulesERKNS0_4HandE");

Verdict counted_attempt(const Rules& rules, Hand& hand, const Action& action, EventList& events) {
    ++attempts;
    return real_attempt(rules, hand, action, events);
}

Offers counted_offers(const Rules& rules, const Hand& hand) {
    ++questions;
    return real_offers(rules, hand);
}

}  // namespace baize::poker

namespace baize::views {
namespace {

class EngineRuns : public house::Pit, public ::testing::Test {
  protected:
    EngineRuns() {
        open_holdem();
        deal_hand();
        gil = player("Gil", baize::dollars(1'000));
        forget();
    }

    static void forget() {
        poker::attempts = 0;
        poker::questions = 0;
    }

    [[nodiscard]] std::size_t offers_to(house::PersonId person) const {
        const house::Context context{
            casino.state(), casino.balances(), house::issuer_of(casino.state(), person, now)};
        return show_offers(context, at(holdem)).size();
    }

    [[nodiscard]] house::PersonId in_turn_now() const {
        return house::poker_state(at(holdem))->players[hand(holdem).actor];
    }

    house::PersonId gil = 0;
};

TEST_F(EngineRuns, AcceptedBetRunsTheEngineOnce) {
    in_turn(poker::Does::call);
    EXPECT_EQ(1, poker::attempts);
    EXPECT_EQ(0, poker::questions);
}

TEST_F(EngineRuns, OffersAskTheEngineOnceForThePlayerInTurn) {
    EXPECT_GT(offers_to(in_turn_now()), 2U);
    EXPECT_EQ(1, poker::questions);
    EXPECT_EQ(0, poker::attempts);
}

TEST_F(EngineRuns, OffersToOtherPeopleDoNotAskTheEngine) {
    EXPECT_GT(offers_to(in_turn_now() == emil ? fay : emil), 0U);
    EXPECT_GT(offers_to(gil), 0U);
    EXPECT_EQ(0, poker::questions);
    EXPECT_EQ(0, poker::attempts);
}

}  // namespace
}  // namespace baize::views
