// Tests that an inspector sees everything and may give no command.
#include <string>
#include <vector>

#include <boost/mp11.hpp>
#include <gtest/gtest.h>

#include "case_kit.h"

namespace baize::house {
namespace {

// Returns one command of every kind, including kinds that are added later.
std::vector<Command> every_kind() {
    std::vector<Command> commands;
    boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Command>>(
        [&](auto group) {
            using Group = typename decltype(group)::type;
            boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Group>>(
                [&](auto kind) {
                    using Kind = typename decltype(kind)::type;
                    commands.push_back(Group(Kind{}));
                });
        });
    return commands;
}

std::string kind_name(const Command& command) {
    return std::visit(
        [&](const auto& group) {
            return std::to_string(command.index()) + "." + std::to_string(group.index());
        },
        command);
}

// A casino with all kinds of state, and a person of each rank.
class OpenPit : public Pit {
  public:
    OpenPit() {
        buy_in(three_card, emil, dollars(100));
        lose_round(emil);
        next_round();
        open_holdem();
        play_hand();
        me = player("Max", dollars(500));
        must(me, BuyChips{three_card, dollars(100)});
        must(me, TakeSeat{three_card, 3, me});
        must(emil, OpenDispute{three_card, 1, emil, {me}, "my chips"});
        const auto dispute = last();
        must(dealer, AdviseComplainant{dispute});
        must(area_manager, RuleOnDispute{dispute, "they were not", {}});
        ruled = dispute;
    }

    PersonId me = 0;
    CaseNumber ruled = 0;
};

// Returns the commands that any person may give.
std::vector<Command> for_anybody(const OpenPit& pit) {
    return {
        TakePlayChips{dollars(5)},
        ChangeSeat{pit.three_card, 4, pit.me},
        JoinList{pit.holdem, pit.me},
        LeaveTable{pit.three_card, pit.me},
        BuyChips{pit.three_card, dollars(5)},
        ActInRound{pit.three_card, PlaceWager{3, Wager::ante, dollars(10)}, 0},
        sit_down(pit.holdem, pit.me, 4, dollars(100), poker::Choice::wait),
        OpenDispute{pit.three_card, 1, pit.me, {}, "seen"},
        RequestReview{pit.ruled, pit.me, "they were"},
        EscalateComplaint{0, pit.holdem, pit.me, "nobody listens"},
    };
}

// [I-112]
TEST(Inspector, IsRefusedEveryKindOfCommand) {
    OpenPit pit;
    const CasinoState before = pit.casino.state();
    for (const Command& command : every_kind())
        EXPECT_EQ("rank_too_low I-112", refusal(pit, pit.inspector, command)) << kind_name(command);
    EXPECT_EQ(before, pit.casino.state());
}

// Gives the same command for the same person, first as a player and then as an inspector. [I-112]
TEST(Inspector, IsRefusedCommandsOpenToAnyPerson) {
    const std::size_t count = for_anybody(OpenPit()).size();
    for (std::size_t i = 0; i < count; ++i) {
        OpenPit as_player;
        EXPECT_EQ("done", refusal(as_player, as_player.me, for_anybody(as_player)[i])) << i;
        OpenPit as_inspector;
        as_inspector.must(as_inspector.executive,
                          Appoint{as_inspector.me, Role::player, Office::inspector});
        EXPECT_EQ("rank_too_low I-112",
                  refusal(as_inspector, as_inspector.me, for_anybody(as_inspector)[i]))
            << i;
        expect_read_back(as_inspector);
    }
}

}  // namespace
}  // namespace baize::house
