// Equipment, signs, notices and faults of jackpot systems, as commands to the casino.
#include "jackpot_kit.h"

namespace baize::house {
namespace {

// [I-139] [CS 9.1.1(b)(i)] [CS 9.1.1(d)] [I-51] [UTH 3.27(b)] [CH 3.14(b)] [UTH 3.22] [CH 3.8]
TEST(JackpotSystems, EquipmentFitsTheSignOfATableAndNoPracticeTable) {
    JackpotHouse house;
    const auto fit = [&](TableId table, std::string_view game, Money cost) {
        const Result<Receipt> done = house.submit(
            house.area_manager, MeterCommand(FitEquipment{table, JackpotHouse::terms(game, cost)}));
        return done ? std::string("fitted") : words(done.error());
    };
    const TableId stud =
        house.table(JackpotHouse::sign("caribbean_stud", dollars(1)), DealtBy::house);
    EXPECT_EQ("table_differs CS 9.1.1(d)", fit(stud, "caribbean_stud", dollars(2)));
    EXPECT_EQ("table_differs CS 9.1.1(b)(i)", fit(stud, "wild_aruba", dollars(1)));
    EXPECT_EQ("table_differs UTH 3.27(b)", fit(stud, "ultimate_holdem", dollars(1)));
    EXPECT_EQ("fitted", fit(stud, "caribbean_stud", dollars(1)));
    const TableId crown =
        house.table(JackpotHouse::sign("crown_holdem", dollars(5)), DealtBy::house);
    EXPECT_EQ("table_differs CH 3.8", fit(crown, "crown_holdem", dollars(10)));
    const TableId ultimate =
        house.table(JackpotHouse::sign("ultimate_holdem", dollars(5)), DealtBy::house);
    EXPECT_EQ("table_differs UTH 3.22", fit(ultimate, "ultimate_holdem", dollars(10)));
    EXPECT_EQ("table_differs CH 3.14(b)", fit(ultimate, "crown_holdem", dollars(5)));
    const TableId poker = house.table("holdem");
    EXPECT_EQ("table_differs UTH 3.27(b)", fit(poker, "ultimate_holdem", dollars(5)));
    const TableId three = house.table("three_card");
    EXPECT_EQ("table_differs CS 9.1.1(b)(i)", fit(three, "caribbean_stud", dollars(1)));
    EXPECT_EQ("no_such_table I-112", fit(99, "caribbean_stud", dollars(1)));
    const TableId practice =
        house.table(JackpotHouse::sign("caribbean_stud", dollars(1)), DealtBy::house, Chips::play);
    EXPECT_EQ("not_offered I-139", fit(practice, "caribbean_stud", dollars(1)));
    EXPECT_EQ("rank_too_low CS 2.4",
              words(house.refused(house.supervisor,
                                  MeterCommand(FitEquipment{
                                      stud, JackpotHouse::terms("caribbean_stud", dollars(1))}))));
    house.expect_same_when_read();
}

// [CS 2.4] [CS 9.1.1(a)] [CS 9.2.1] [CS 9.1.1(k)] [CS 9.5]
TEST(JackpotSystems, NoJackpotWagerWithoutAWorkingSystemOrAnArrangementByHand) {
    JackpotHouse house;
    const TableId table =
        house.table(JackpotHouse::sign("caribbean_stud", dollars(1)), DealtBy::house);
    const PersonId rosa = house.guest("Rosa", {table});
    house.act(rosa, table, PlaceWager{0, Wager::ante, dollars(10)});
    const PlaceWager wager{0, Wager::jackpot, dollars(1)};
    EXPECT_EQ("no_jackpot_equipment CS 2.4", words(house.act_refused(rosa, table, wager)));
    const Terms terms = JackpotHouse::terms("caribbean_stud", dollars(1));
    house.done(house.area_manager, MeterCommand(FitEquipment{table, terms}));
    EXPECT_EQ("no_such_system CS 9.1.1(a)", words(house.act_refused(rosa, table, wager)));
    house.done(house.area_manager, MeterCommand(OpenSystem{terms, {table}}));
    const Health broken{.can_be_read = false};
    EXPECT_EQ("rank_too_low CS 9.2.1",
              words(house.refused(rosa, MeterCommand(ReportHealth{1, broken}))));
    house.done(house.dealer, MeterCommand(ReportHealth{1, broken}));
    EXPECT_EQ("meter_not_working CS 9.2.1", words(house.act_refused(rosa, table, wager)));
    house.done(house.dealer, MeterCommand(ReportHealth{1, {}}));
    house.done(house.dealer, MeterCommand(ReportDisplay{table, false}));
    EXPECT_EQ("display_failed CS 9.1.1(k)", words(house.act_refused(rosa, table, wager)));
    EXPECT_EQ("rank_too_low CS 9.2.1",
              words(house.refused(house.supervisor, MeterCommand(ArrangeManually{1, true}))));
    house.done(house.area_manager, MeterCommand(ArrangeManually{1, true}));
    house.act(rosa, table, wager);
    house.expect_same_when_read();
}

class TwoMeters : public testing::Test {
  protected:
    JackpotHouse house{};
    Terms cheap = JackpotHouse::terms("caribbean_stud", dollars(1));
    Terms dear = JackpotHouse::terms("caribbean_stud", dollars(2));
    TableId one = house.fitted("caribbean_stud", dollars(1));
    TableId two = house.fitted("caribbean_stud", dollars(1));
    TableId third = house.fitted("caribbean_stud", dollars(2));
    SystemId first = house.system(cheap, {one, two});
    SystemId second = house.system(dear, {third});
    PersonId rosa = house.guest("Rosa", {one, two, third});

    [[nodiscard]] Money cost(TableId table) const {
        return banked_game(house.at(table)).rules.jackpot;
    }

    void announce(TableId table, Money jackpot) {
        Sign sign = *house.at(table).board.sign;
        std::get<HouseTerms>(sign.terms).jackpot = jackpot;
        house.done(house.area_manager,
                   SignCommand(AnnounceChange{table, sign, house.now + Span::of_minutes(20)}));
    }
};

// The notice of the move and the sign with the other cost hang for twenty minutes, and both change
// at once. [CS 9.1.1(d)] [CS 9.1.1(h)]
TEST_F(TwoMeters, ATableMovesWithTheCostOnItsSign) {
    const Notice notice{.kind = NoticeKind::table_moves, .table = two, .system = second};
    const MeterCommand move = MoveTable{two, second};
    EXPECT_EQ("notice_not_shown CS 9.1.1(h)", words(house.refused(house.area_manager, move)));
    EXPECT_EQ("rank_too_low CS 9.1.1(h)",
              words(house.refused(house.supervisor, MeterCommand(ShowNotice{notice}))));
    house.done(house.area_manager, MeterCommand(ShowNotice{notice}));
    house.pass(Span::of_seconds(20 * 60 - 1));
    EXPECT_EQ("notice_too_short CS 9.1.1(h)", words(house.refused(house.area_manager, move)));
    house.pass(Span::of_seconds(1));
    EXPECT_EQ("table_differs CS 9.1.1(d)", words(house.refused(house.area_manager, move)));
    announce(two, dollars(2));
    EXPECT_EQ("notice_running CS 9.1.1(h)", words(house.refused(house.area_manager, move)));
    house.pass(Span::of_minutes(20));
    // The sign cannot change before the equipment.
    EXPECT_EQ("table_differs CS 9.1.1(d)",
              words(house.refused(house.area_manager, SignCommand(MakeChange{two, 1}))));
    house.act(rosa, two, PlaceWager{0, Wager::ante, dollars(10)});
    house.act(rosa, two, PlaceWager{0, Wager::jackpot, dollars(1)});
    EXPECT_EQ("wagers_in_play CS 5.6", words(house.refused(house.area_manager, move)));
    house.act(rosa, two, PlaceWager{0, Wager::jackpot, Money{}});
    house.act(rosa, two, PlaceWager{0, Wager::ante, Money{}});
    house.done(house.area_manager, move);
    EXPECT_EQ(dollars(2), cost(two));
    EXPECT_EQ(second, find_table(house.meters(), two)->system);
    house.seal(two, {{{0, "2c 4d 6h 9s Jc"}}, "2d 3d 5h 8h Tc", {}});
    house.bet(two, 0, rosa, dollars(2));
    house.play(two);
    EXPECT_EQ(Fraction::whole(2'000'000) + Fraction(6812, 100), house.pool(second));
    house.expect_same_when_read();
}

// [CS 9.1.1(h)]
TEST_F(TwoMeters, ATableLeavesAfterTwentyMinutesAndANoticeMayBeTakenDown) {
    const Notice notice{.kind = NoticeKind::table_moves, .table = two, .system = 0};
    house.done(house.area_manager, MeterCommand(ShowNotice{notice}));
    house.done(house.area_manager, MeterCommand(TakeDownNotice{notice}));
    house.pass(Span::of_hours(1));
    const MeterCommand leave = MoveTable{two, 0};
    EXPECT_EQ("notice_not_shown CS 9.1.1(h)", words(house.refused(house.area_manager, leave)));
    house.done(house.area_manager, MeterCommand(ShowNotice{notice}));
    house.pass(Span::of_minutes(20));
    house.done(house.area_manager, leave);
    // Outside of a system the sign may change the cost of the wager first, and the equipment
    // afterwards.
    announce(two, dollars(3));
    house.pass(Span::of_minutes(20));
    house.done(house.area_manager, SignCommand(MakeChange{two, 1}));
    house.done(house.area_manager,
               MeterCommand(FitEquipment{two, JackpotHouse::terms("caribbean_stud", dollars(3))}));
    house.system(JackpotHouse::terms("caribbean_stud", dollars(3)), {two});
    house.expect_same_when_read();
}

// [CS 9.1.1(i)] [CS 9.1.1(j)]
TEST_F(TwoMeters, AClosedMeterLeavesWhatIsAboveItsSeedToTheOther) {
    house.seal(third, {{{0, "2c 4d 6h 9s Jc"}}, "2d 3d 5h 8h Tc", {}});
    house.bet(third, 0, rosa, dollars(2));
    house.play(third);
    house.next(third);
    const MeterCommand close = CloseSystem{second, {first}};
    EXPECT_EQ("rank_too_low CS 9.1.1(i)", words(house.refused(house.supervisor, close)));
    EXPECT_EQ("notice_not_shown CS 9.1.1(i)", words(house.refused(house.area_manager, close)));
    house.done(house.area_manager,
               MeterCommand(ShowNotice{
                   {.kind = NoticeKind::system_closes, .table = third, .system = second}}));
    house.pass(Span::of_seconds(20 * 60 - 1));
    EXPECT_EQ("notice_too_short CS 9.1.1(i)", words(house.refused(house.area_manager, close)));
    house.pass(Span::of_seconds(1));
    EXPECT_EQ("no_meter_to_receive CS 9.1.1(j)",
              words(house.refused(house.area_manager, MeterCommand(CloseSystem{second, {}}))));
    house.act(rosa, third, PlaceWager{0, Wager::ante, dollars(10)});
    house.act(rosa, third, PlaceWager{0, Wager::jackpot, dollars(2)});
    EXPECT_EQ("wagers_in_play CS 5.6", words(house.refused(house.area_manager, close)));
    house.act(rosa, third, PlaceWager{0, Wager::jackpot, Money{}});
    house.done(house.area_manager, close);
    EXPECT_EQ(Fraction::whole(1'000'000) + Fraction(6812, 100), house.pool(first));
    EXPECT_EQ(nullptr, find_system(house.meters(), second));
    EXPECT_EQ(Money{}, house.balance(meter_account(second, 0)));
    house.expect_same_when_read();
}

// [CS 9.1.1(g)] [I-107]
TEST_F(TwoMeters, TheOptionIsSwitchedAtAllOfThemAfterANotice) {
    const MeterCommand change = SwitchOption{2};
    EXPECT_EQ("rank_too_low CS 9.1.1(g)", words(house.refused(house.supervisor, change)));
    EXPECT_EQ("notice_not_shown CS 9.1.1(g)", words(house.refused(house.area_manager, change)));
    for (const TableId table : {one, two, third}) {
        house.done(house.area_manager,
                   MeterCommand(ShowNotice{
                       {.kind = NoticeKind::option_changes, .table = table, .option = 2}}));
    }
    EXPECT_EQ("notice_too_short CS 9.1.1(g)", words(house.refused(house.area_manager, change)));
    house.pass(Span::of_minutes(20));
    house.done(house.area_manager, change);
    house.seal(one, {{{0, "2c 4d 6h 9s Jc"}}, "2d 3d 5h 8h Tc", {}});
    house.bet(one, 0, rosa, dollars(1));
    house.play(one);
    EXPECT_EQ(Fraction::whole(1'000'000) + Fraction(3102, 100), house.pool(first));
    house.expect_same_when_read();
}

// The sign of a Wild Aruba table determines the winning hands, and they are the same at all tables
// of a system. [CS 9.1.1(b)(i)] [I-30]
TEST(JackpotSystems, TablesOfOneSystemAgreeOnTheHandsThatWin) {
    JackpotHouse house;
    const Terms terms = JackpotHouse::terms("wild_aruba", dollars(1));
    Sign natural = JackpotHouse::sign("wild_aruba", dollars(1));
    std::get<HouseTerms>(natural.terms).settings.wa_jackpot_quads_natural_only = true;
    const TableId one = house.fitted("wild_aruba");
    const TableId two = house.table(natural, DealtBy::house);
    house.done(house.area_manager, MeterCommand(FitEquipment{two, terms}));
    EXPECT_EQ(
        "table_differs CS 9.1.1(b)(i)",
        words(house.refused(house.area_manager, MeterCommand(OpenSystem{terms, {one, two}}))));
    house.done(house.area_manager, MeterCommand(OpenSystem{terms, {one}}));
    house.done(
        house.area_manager,
        MeterCommand(ShowNotice{{.kind = NoticeKind::table_moves, .table = two, .system = 1}}));
    house.pass(Span::of_minutes(20));
    EXPECT_EQ("table_differs CS 9.1.1(b)(i)",
              words(house.refused(house.area_manager, MeterCommand(MoveTable{two, 1}))));
    // A table of another game cannot take its place in the system.
    house.done(house.area_manager, SignCommand(AnnounceClosing{one, house.now}));
    house.pass(Span::of_hours(1));
    house.done(house.area_manager, SignCommand(CloseTable{one}));
    EXPECT_EQ(
        "table_differs CS 9.1.1(b)(i)",
        words(house.refused(
            house.area_manager,
            SignCommand(PutUpSign{one, JackpotHouse::sign("caribbean_stud", dollars(1)), one}))));
    EXPECT_EQ("table_differs CS 9.1.1(d)",
              words(house.refused(
                  house.area_manager,
                  SignCommand(PutUpSign{one, JackpotHouse::sign("wild_aruba", dollars(2)), one}))));
    house.expect_same_when_read();
}

// [UTH 3.22(c)] [CH 3.8(c)] [I-90] [I-107]
TEST(JackpotSystems, NewLevelValuesWaitTwoWeeksAndChangeTheSignsOfAllTables) {
    JackpotHouse house;
    const TableId one = house.fitted("ultimate_holdem", dollars(5));
    const TableId two = house.fitted("crown_holdem", dollars(5));
    const PoolTerms linked{.games = {LinkedGame::ultimate_holdem, LinkedGame::crown_holdem},
                           .level1_wager = dollars(5)};
    const SystemId system = house.system(linked, {one, two});
    const Notice letter{
        .kind = NoticeKind::values_change, .system = system, .level1_wager = dollars(10)};
    const MeterCommand change = ChangeLevelValues{system, dollars(10)};
    EXPECT_EQ("notice_not_shown UTH 3.22(c)", words(house.refused(house.area_manager, change)));
    house.done(house.area_manager, MeterCommand(ShowNotice{letter}));
    house.pass(Span::of_seconds(14 * 24 * 3600 - 1));
    EXPECT_EQ("notice_too_short UTH 3.22(c)", words(house.refused(house.area_manager, change)));
    house.pass(Span::of_seconds(1));
    EXPECT_EQ("table_differs UTH 3.22", words(house.refused(house.area_manager, change)));
    for (const TableId table : {one, two}) {
        Sign sign = *house.at(table).board.sign;
        std::get<HouseTerms>(sign.terms).jackpot = dollars(10);
        house.done(house.area_manager, SignCommand(AnnounceChange{table, sign, house.now}));
    }
    house.pass(Span::of_minutes(10));
    const PersonId rosa = house.guest("Rosa", {two});
    house.act(rosa, two, PlaceWager{0, Wager::ante, dollars(10)});
    house.act(rosa, two, PlaceWager{0, Wager::jackpot, dollars(5)});
    EXPECT_EQ("wagers_in_play CH 3.3", words(house.refused(house.area_manager, change)));
    house.act(rosa, two, PlaceWager{0, Wager::jackpot, Money{}});
    house.act(rosa, two, PlaceWager{0, Wager::ante, Money{}});
    house.done(house.area_manager, change);
    for (const TableId table : {one, two})
        EXPECT_EQ(dollars(10), banked_game(house.at(table)).rules.jackpot);
    EXPECT_EQ(Fraction::of_cents(dollars(50'000)), house.pool(system, 0));
    house.expect_same_when_read();
}

}  // namespace
}  // namespace baize::house
