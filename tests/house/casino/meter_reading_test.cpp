// Tests that managers can read the past values of a jackpot meter.
#include "house/workflows/jackpots/meter_reading.h"

#include "case_kit.h"
#include "jackpot_kit.h"

namespace baize::house {
namespace {

class MeterReadings : public testing::Test {
  protected:
    [[nodiscard]] Context asked_by(PersonId person) const {
        return {house.casino.state(),
                house.casino.balances(),
                issuer_of(house.casino.state(), person, house.now)};
    }

    void play(TableId table, PersonId person) {
        house.seal(table, {{{0, "2c 4d 6h 9s Jc"}}, "2d 3d 5h 8h Tc", {}});
        house.bet(table, 0, person, dollars(1));
        house.play(table);
    }

    JackpotHouse house;
};

// [CS 9.5.3]
TEST_F(MeterReadings, AreaManagerReadsMeterAsAtPastSettlement) {
    const TableId table = house.jackpot_table("caribbean_stud");
    const PersonId rosa = house.guest("Rosa", {table});
    const Moment start = house.now;
    house.pass(Span::of_minutes(1));
    play(table, rosa);
    const Moment first = house.now;
    house.pass(Span::of_minutes(1));
    house.next(table);
    play(table, rosa);
    const auto then = meter_as_at(asked_by(house.area_manager), 1, first + Span::of_seconds(59));
    ASSERT_TRUE(then);
    EXPECT_EQ(first, then->at);
    EXPECT_EQ(table, then->table);
    EXPECT_EQ(1U, then->round);
    EXPECT_EQ(std::vector{Money::of_cents(10'000'34)}, then->amounts);
    EXPECT_EQ(std::vector{Fraction(1'000'034'06, 100)}, then->exact);
    EXPECT_EQ(2U, meter_as_at(asked_by(house.area_manager), 1, house.now)->round);
    EXPECT_EQ("no_such_settlement CS 9.5.3",
              words(meter_as_at(asked_by(house.area_manager), 1, start).error()));
    EXPECT_EQ("rank_too_low CS 9.5.3",
              words(meter_as_at(asked_by(house.supervisor), 1, first).error()));
    EXPECT_EQ("no_such_system CS 9.5.3",
              words(meter_as_at(asked_by(house.area_manager), 7, first).error()));
}

// [UTH 5.15] [CH 5.12] [I-88]
TEST_F(MeterReadings, AmountBeforeFailedDisplayIsTheOnePaidFrom) {
    for (const auto& [game, clause] : {std::pair("ultimate_holdem", "rank_too_low UTH 5.15"),
                                       std::pair("crown_holdem", "rank_too_low CH 5.12")}) {
        const TableId table = house.jackpot_table(game);
        const SystemId system = house.casino.state().meters.last_system;
        const PersonId rosa = house.guest(std::string("Rosa at ") + game, {table});
        house.seal(table, {{{0, "As Ks"}}, "2c 3d", "4h 5h 9d 9c Jc"});
        house.bet(table, 0, rosa, dollars(1));
        house.deal(table);
        house.pass(Span::of_seconds(1));
        const Moment failed = house.now;
        house.must(house.dealer, MeterCommand(ReportDisplay{table, false}));
        const auto last = verified_meter(asked_by(house.area_manager), system, failed);
        ASSERT_TRUE(last);
        EXPECT_EQ(house.pool(system), last->exact.at(0));
        EXPECT_EQ(clause, words(verified_meter(asked_by(rosa), system, failed).error()));
    }
}

}  // namespace
}  // namespace baize::house
