// The ranks for commands about cases: one rank below is refused with the clause, the rank itself is
// accepted.
#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "case_kit.h"

namespace baize::house {
namespace {

// A casino with a settled round, a settled hand, and people of every rank.
class RankedPit : public Pit {
  public:
    RankedPit() {
        buy_in(three_card, emil, dollars(100));
        win_round(emil);
        open_holdem();
        play_hand();
    }

    [[nodiscard]] PersonId of_rank(Role rank) const {
        switch (rank) {
            case Role::player: return fay;
            case Role::chip_runner: return fay;
            case Role::dealer: return dealer;
            case Role::supervisor: return supervisor;
            case Role::area_manager: return area_manager;
            case Role::assistant_casino_manager: return assistant;
            case Role::executive: return executive;
        }
        return 0;
    }

    Charge accused(TableId at, Offence offence) {
        return {file(at, offence, {emil}), emil, "as seen"};
    }

    CaseNumber sanction(const CaseCommand& command) {
        must(executive, command);
        return last();
    }

    CaseNumber advised(TableId at) {
        const auto number = dispute(at, 1, emil);
        must(dealer, AdviseComplainant{number});
        return number;
    }

    CaseNumber reviewed(TableId at) {
        const auto number = advised(at);
        must(area_manager, RuleOnDispute{number, "so be it", {}});
        must(emil, RequestReview{number, emil, "no"});
        return last();
    }
};

struct RankRow {
    std::string what;
    Role least{};
    std::string refused;  // of the rank below
    std::function<CaseCommand(RankedPit&)> command;
};

constexpr auto device_ground = DetentionGround::prohibited_device;

std::vector<RankRow> incident_rows() {
    return {
        {"file",
         Role::dealer,
         "rank_too_low TCP 7.5.1(a)",
         [](RankedPit& pit) {
             return FileIncident{pit.three_card, Offence::exchange, {pit.emil}, "seen"};
         }},
        {"file conduct",
         Role::area_manager,
         "rank_too_low CP 13.4",
         [](RankedPit& pit) {
             return FileIncident{pit.holdem, Offence::detrimental_conduct, {pit.emil}, "seen"};
         }},
        {"withdraw",
         Role::area_manager,
         "rank_too_low TCP 11.10",
         [](RankedPit& pit) {
             return WithdrawIncident{pit.accused(pit.three_card, Offence::exchange).incident, "no"};
         }},
        {"invalidate at hold'em",
         Role::supervisor,
         "rank_too_low CP 13.5.2",
         [](RankedPit& pit) {
             return InvalidateOutcome{pit.holdem, 1, InvalidationCause::fraud, true, "marked"};
         }},
        {"invalidate at three card",
         Role::area_manager,
         "rank_too_low TCP 11.3.1",
         [](RankedPit& pit) {
             return InvalidateOutcome{
                 pit.three_card, 1, InvalidationCause::disruption, true, "fire"};
         }},
        {"invalidate late",
         Role::assistant_casino_manager,
         "rank_too_low I-98",
         [](RankedPit& pit) {
             static_cast<void>(pit.advised(pit.three_card));
             pit.next_round();
             pit.win_round(pit.emil);
             return InvalidateOutcome{pit.three_card, 1, InvalidationCause::fraud, true, "marked"};
         }},
    };
}

std::vector<RankRow> sanction_rows() {
    return {
        {"void",
         Role::area_manager,
         "rank_too_low TCP 11.2.1",
         [](RankedPit& pit) {
             return VoidWager{pit.accused(pit.three_card, Offence::exchange), {1, 0, Wager::ante}};
         }},
        {"forfeit",
         Role::supervisor,
         "rank_too_low TCP 7.5.1(a)",
         [](RankedPit& pit) {
             return ForfeitWager{pit.accused(pit.three_card, Offence::exchange),
                                 {1, 0, Wager::ante}};
         }},
        {"bar",
         Role::area_manager,
         "rank_too_low TCP 11.2.2",
         [](RankedPit& pit) { return BarPlayer{pit.accused(pit.three_card, Offence::exchange)}; }},
        {"bar at hold'em",
         Role::assistant_casino_manager,
         "rank_too_low CP 13.2.2",
         [](RankedPit& pit) { return BarPlayer{pit.accused(pit.holdem, Offence::exchange)}; }},
        {"hold",
         Role::area_manager,
         "rank_too_low TCP 11.2.3",
         [](RankedPit& pit) {
             return HoldWinnings{pit.accused(pit.three_card, Offence::device_used), dollars(20)};
         }},
        {"hold at hold'em",
         Role::assistant_casino_manager,
         "rank_too_low CP 13.2.3",
         [](RankedPit& pit) {
             return HoldWinnings{pit.accused(pit.holdem, Offence::device_used), dollars(20)};
         }},
        {"confiscate",
         Role::area_manager,
         "rank_too_low TCP 11.2.4",
         [](RankedPit& pit) {
             return ConfiscateDevice{
                 pit.accused(pit.three_card, Offence::device_used), "a box", pit.dealer};
         }},
        {"detain",
         Role::area_manager,
         "rank_too_low TCP 11.2.5",
         [](RankedPit& pit) {
             return DetainPerson{pit.accused(pit.three_card, Offence::device_used),
                                 device_ground,
                                 "office",
                                 pit.dealer};
         }},
    };
}

std::vector<RankRow> ending_rows() {
    return {
        {"reverse",
         Role::area_manager,
         "rank_too_low TCP 11.2.2",
         [](RankedPit& pit) {
             const Charge charge = pit.accused(pit.three_card, Offence::exchange);
             return ReverseSanction{pit.sanction(BarPlayer{charge}), "no"};
         }},
        {"close a hold",
         Role::assistant_casino_manager,
         "rank_too_low I-99",
         [](RankedPit& pit) {
             const Charge charge = pit.accused(pit.three_card, Offence::device_used);
             return CloseHold{pit.sanction(HoldWinnings{charge, dollars(20)}), true, "his"};
         }},
        {"hand over",
         Role::supervisor,
         "rank_too_low TCP 11.2.5",
         [](RankedPit& pit) {
             const Charge charge = pit.accused(pit.three_card, Offence::device_used);
             const DetainPerson detain{charge, device_ground, "office", pit.dealer};
             return EndDetention{pit.sanction(detain), "Constable Brown", "as asked"};
         }},
        {"let go",
         Role::supervisor,
         "rank_too_low TCP 11.2.5",
         [](RankedPit& pit) {
             const Charge charge = pit.accused(pit.three_card, Offence::device_used);
             const DetainPerson detain{charge, device_ground, "office", pit.dealer};
             return LetGo{pit.sanction(detain), "nothing found"};
         }},
    };
}

std::vector<RankRow> dispute_rows() {
    return {
        {"open for another",
         Role::dealer,
         "not_the_complainant TCP 11.10",
         [](RankedPit& pit) {
             return OpenDispute{pit.three_card, 1, pit.emil, {}, "his hand"};
         }},
        {"advise",
         Role::dealer,
         "rank_too_low TCP 11.9",
         [](RankedPit& pit) {
             return AdviseComplainant{pit.dispute(pit.three_card, 1, pit.emil)};
         }},
        {"rule",
         Role::area_manager,
         "rank_too_low TCP 11.10",
         [](RankedPit& pit) {
             return RuleOnDispute{pit.advised(pit.three_card), "so be it", {}};
         }},
        {"ask for a review for another",
         Role::dealer,
         "not_the_complainant TCP 11.10",
         [](RankedPit& pit) {
             const auto number = pit.advised(pit.three_card);
             pit.must(pit.area_manager, RuleOnDispute{number, "so be it", {}});
             return RequestReview{number, pit.emil, "no"};
         }},
        {"complain for another",
         Role::dealer,
         "not_the_complainant CP 13.11",
         [](RankedPit& pit) {
             return EscalateComplaint{0, pit.holdem, pit.emil, "nobody listens"};
         }},
        {"record an answer",
         Role::area_manager,
         "rank_too_low TCP 11.10",
         [](RankedPit& pit) {
             return RecordAnswer{pit.reviewed(pit.three_card), ReviewOutcome::stands, "R-1", "no"};
         }},
    };
}

Role below(Role rank) {
    return rank == Role::dealer ? Role::player
                                : static_cast<Role>(static_cast<std::uint8_t>(rank) - 1);
}

void expect_ranks(const std::vector<RankRow>& rows) {
    for (const RankRow& row : rows) {
        RankedPit pit;
        const CaseCommand command = row.command(pit);
        EXPECT_EQ(row.refused, refusal(pit, pit.of_rank(below(row.least)), command)) << row.what;
        EXPECT_EQ("done", refusal(pit, pit.of_rank(row.least), command)) << row.what;
        expect_read_back(pit);
    }
}

// [CP 13.4] [CP 13.5] [TCP 11.3] [TCP 11.10] [I-98] [I-112]
TEST(CaseRanks, IncidentsAndOutcomes) {
    expect_ranks(incident_rows());
}

// [CP 13.2.2] [TCP 11.2] [TCP 11.2.1] [TCP 11.2.2] [TCP 11.2.3] [TCP 11.2.4]
// [TCP 11.2.5] [TCP 7.5.1(a)] [I-112]
TEST(CaseRanks, Sanctions) {
    expect_ranks(sanction_rows());
}

// [TCP 11.2.2] [TCP 11.2.5] [I-99] [I-112]
TEST(CaseRanks, EndsOfSanctions) {
    expect_ranks(ending_rows());
}

// [CP 13.11] [TCP 11.9] [TCP 11.10] [I-120]
TEST(CaseRanks, Disputes) {
    expect_ranks(dispute_rows());
}

}  // namespace
}  // namespace baize::house
