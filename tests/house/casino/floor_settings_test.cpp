// Tests that an executive can change the settings of the house by a recorded command.
#include "case_kit.h"
#include "jackpot_kit.h"

namespace baize::house {
namespace {

Command change(const FloorSettings& settings) {
    return PeopleCommand(ChangeSettings{settings, "decided on Monday"});
}

// [I-138]
TEST(FloorSettings, OnlyExecutiveChangesThemWithAReason) {
    House house;
    FloorSettings wanted;
    wanted.seating.absence_alert = Span::of_minutes(45);
    EXPECT_EQ("rank_too_low I-138", refusal(house, house.assistant, change(wanted)));
    EXPECT_EQ("words_missing I-138",
              refusal(house, house.executive, PeopleCommand(ChangeSettings{wanted, ""})));
    EXPECT_EQ("already_done I-138", refusal(house, house.executive, change({})));
    house.must(house.executive, change(wanted));
    EXPECT_EQ(wanted, house.casino.state().settings);
    expect_read_back(house);
}

// [I-107] [I-109] [I-118] [I-121] [I-144]
TEST(FloorSettings, ImpossibleValuesAreRefusedWithTheirInterpretation) {
    House house;
    FloorSettings wanted;
    wanted.meters.option_notice = Span::of_minutes(19);
    EXPECT_EQ("notice_too_short I-107", refusal(house, house.executive, change(wanted)));
    wanted = {};
    wanted.seating.absence_alert = Span::of_seconds(0);
    EXPECT_EQ("setting_out_of_range I-109", refusal(house, house.executive, change(wanted)));
    wanted = {};
    wanted.seating.chips_time = Span::of_seconds(0);
    EXPECT_EQ("setting_out_of_range I-144", refusal(house, house.executive, change(wanted)));
    wanted = {};
    wanted.seating.guest_tables = 0;
    EXPECT_EQ("setting_out_of_range I-144", refusal(house, house.executive, change(wanted)));
    wanted = {};
    wanted.seating.priority = Span::of_hours(25);
    EXPECT_EQ("setting_out_of_range I-118", refusal(house, house.executive, change(wanted)));
    wanted = {};
    wanted.regulators.victoria.clear();
    EXPECT_EQ("name_missing I-121", refusal(house, house.executive, change(wanted)));
}

// [I-121]
TEST(FloorSettings, ReviewsGoToTheRegulatorOfTheSettings) {
    Pit pit;
    FloorSettings wanted;
    wanted.regulators.victoria = "Successor";
    pit.must(pit.executive, change(wanted));
    pit.buy_in(pit.three_card, pit.emil, dollars(100));
    pit.win_round(pit.emil);
    const CaseNumber dispute = pit.dispute(pit.three_card, 1, pit.emil);
    pit.must(pit.dealer, AdviseComplainant{dispute});
    pit.must(pit.area_manager, RuleOnDispute{dispute, "stands", {}});
    pit.must(pit.emil, RequestReview{dispute, pit.emil, "look again"});
    EXPECT_EQ("Successor", pit.cases().reviews.at(0).requested.regulator);
}

// The setting is jackpot.cs.distinct_cost_scope. [I-51]
TEST(FloorSettings, CostOfJackpotWagersMustDifferInTheWholeHouseWhereItSaysSo) {
    for (const bool whole_house : {false, true}) {
        JackpotHouse house;
        if (whole_house) {
            FloorSettings wanted;
            wanted.meters.distinct_cost = CostScope::house;
            house.must(house.executive, change(wanted));
        }
        house.jackpot_table("caribbean_stud");
        const TableId other = house.fitted("wild_aruba");
        const Command open =
            MeterCommand(OpenSystem{JackpotHouse::terms("wild_aruba", dollars(1)), {other}});
        EXPECT_EQ(whole_house ? "wager_cost_taken CS 9.1.1(e)" : "done",
                  refusal(house, house.area_manager, open));
    }
}

}  // namespace
}  // namespace baize::house
