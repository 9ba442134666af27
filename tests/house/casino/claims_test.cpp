// First claims on a betting area at Perth's tables, and when they end.
#include <gtest/gtest.h>

#include "casino_kit.h"

namespace baize::house {
namespace {

constexpr std::uint8_t area = 2;

// Ann had the last Ante on the area; the next round is open for wagers.
class PerthArea : public House {
  public:
    explicit PerthArea(std::string_view game) : number(table(game, DealtBy::dealer)) {
        ann = with_chips("Ann");
        ben = with_chips("Ben");
        must(ann, ante());
        if (game == "ultimate_holdem")
            must(ann, ActInRound{number, PlaceWager{area, Wager::blind, dollars(5)}, 0});
        for (const Action& action :
             {Action(CloseBetting{}), Action(Shuffle{}), Action(Cut{20}), Action(DealHands{})})
            must(dealer, ActInRound{number, action, 0});
        must(area_manager,
             ActInRound{number, Report{.what = Irregularity::disruption}, 0, {"fire alarm", true}});
        must(dealer, OpenRound{number});
    }

    PersonId with_chips(std::string_view name) {
        const PersonId person = player(name, dollars(100));
        must(person, BuyChips{number, dollars(50)});
        return person;
    }

    [[nodiscard]] Command ante() const {
        return ActInRound{number, PlaceWager{area, Wager::ante, dollars(5), Tender::chips}, 0};
    }

    TableId number = 0;
    PersonId ann = 0;
    PersonId ben = 0;
};

// [UTH 3.7(b)] [CH 3.5(b)] [I-118]
TEST(FirstClaims, EndWhenThePlayerLeavesTheTable) {
    for (const auto& [game, clause] :
         {std::pair{"ultimate_holdem", "UTH 3.7(b)"}, std::pair{"crown_holdem", "CH 3.5(b)"}}) {
        SCOPED_TRACE(game);
        PerthArea house(game);
        EXPECT_EQ("first_claim " + std::string(clause),
                  words(house.refused(house.ben, house.ante())));
        house.must(house.ann, LeaveTable{house.number, house.ann});
        house.must(house.ben, house.ante());
        expect_read_back(house);
    }
}

constexpr std::array<std::pair<std::string_view, std::string_view>, 2> perth_games{
    {{"ultimate_holdem", "UTH 3.7(b)"}, {"crown_holdem", "CH 3.5(b)"}}};

// A player who may not wager keeps no other waiting. [UTH 3.7(b)] [CH 3.5(b)] [UTH 6.9(b)] [I-118]
TEST(FirstClaims, EndWhenThePlayerIsBarred) {
    for (const auto& [game, clause] : perth_games) {
        for (const Reach reach : {Reach::this_table, Reach::every_table}) {
            SCOPED_TRACE(game);
            PerthArea house(game);
            ASSERT_EQ("first_claim " + std::string(clause),
                      words(house.refused(house.ben, house.ante())));
            FileIncident filing{house.number, Offence::other_breach, {house.ann}, "seen"};
            filing.provision = game == "ultimate_holdem" ? "UTH 6.2"_clause : "CH 6.2"_clause;
            house.must(house.area_manager, filing);
            const CaseNumber incident = house.casino.state().cases.last;
            house.must(house.area_manager, BarPlayer{{incident, house.ann, "as seen"}, reach});
            EXPECT_EQ(
                Reason::no_offer,
                house.refused(house.dealer, DeclineClaim{house.number, area, ClaimedWager::ante})
                    .reason);
            house.must(house.ben, house.ante());
            expect_read_back(house);
        }
    }
}

// Nor does one who has become staff. [I-118] [I-142]
TEST(FirstClaims, EndWhenThePlayerJoinsTheStaff) {
    PerthArea house("ultimate_holdem");
    house.must(house.executive, Appoint{house.ann, Role::supervisor, Office::none});
    house.must(house.ben, house.ante());
    expect_read_back(house);
}

}  // namespace
}  // namespace baize::house
