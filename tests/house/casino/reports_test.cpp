// Tests that staff may not report irregularities of dealing at tables that the house deals.
#include <set>

#include "house/tables/banked/decide.h"
#include "house/workflows/bots/bot_runner.h"
#include "house_dealer.h"

namespace baize::house {
namespace {

const std::set<Irregularity> can_happen{Irregularity::information_exchanged,
                                        Irregularity::disruption,
                                        Irregularity::fraud,
                                        Irregularity::jackpot_fault};

class ReportsAtOwnTables : public testing::Test {
  protected:
    TableId busy_table(std::string_view game) {
        const TableId table = house_.table(game);
        for (std::uint8_t seat = 0; seat < 3; ++seat) {
            house_.must(house_.area_manager, Enrol{"Program " + std::to_string(++bots_), true});
            const auto person = static_cast<PersonId>(house_.casino.state().people.persons.size());
            house_.must(house_.cage, CashIn{person, dollars(2'000)});
            if (banked_state(house_.at(table)) != nullptr) {
                house_.must(person, SeatingCommand(TakeSeat{table, seat, person}));
                continue;
            }
            house_.must(person, sit_down(table, person, seat, dollars(100), poker::Choice::wait));
        }
        return table;
    }

    [[nodiscard]] Result<Steps> tried(PersonId person, const Command& command) const {
        const CasinoState& state = house_.casino.state();
        return decide({state, house_.casino.balances(), issuer_of(state, person, house_.now)},
                      command);
    }

    void step(TableId table) {
        if (dealer_.step(house_, table)) return;
        players_.run(house_.casino,
                     table,
                     house_.now,
                     random_source_,
                     [&](PersonId person, const Command& command) {
                         return house_.submit(person, command).has_value();
                     });
    }

    void expect_only_what_can_be(TableId table, PersonId person, const Report& report) {
        const Result<Steps> done =
            tried(person, BankedCommand(ActInRound{table, report, 0, reason_of(report)}));
        if (report.what == Irregularity::player_absent) {
            if (person == the_house_itself) return;
            ASSERT_FALSE(done);
            EXPECT_EQ("rank_too_low I-42", words(done.error()));
        } else if (!can_happen.contains(report.what)) {
            ASSERT_FALSE(done);
            EXPECT_EQ("nothing_to_report I-114", words(done.error()));
        } else if (done) {
            accepted_.insert(report.what);
            expect_nobody_asked(table, person, report);
        }
    }

    // No ruling on such a report waits for a player, so no clock is needed.
    void expect_nobody_asked(TableId table, PersonId person, const Report& report) {
        const CasinoState& state = house_.casino.state();
        const auto acted = decide_act(*banked_state(house_.at(table)),
                                      banked_game(house_.at(table)),
                                      issuer_of(state, person, house_.now),
                                      report,
                                      house_.casino.balances());
        ASSERT_TRUE(acted);
        for (const Question& question : acted->after.round.questions)
            EXPECT_EQ(Role::area_manager, question.role);
    }

    House house_;
    HouseDealer dealer_{3};
    SeededSource random_source_{4};
    BotRunner players_{Span{}};
    std::set<Irregularity> accepted_{};
    int bots_ = 0;
};

// [I-42] [I-114]
TEST_F(ReportsAtOwnTables, MisdealsAreRefused) {
    for (const GameHooks& game : house_games()) {
        SCOPED_TRACE(game.facts().name);
        accepted_.clear();
        const TableId table = busy_table(game.facts().name);
        while (house_.at(table).completed < 2) {
            for (std::size_t what = 0; what < irregularity_count; ++what) {
                for (const std::uint8_t place : {std::uint8_t{0}, at_dealer, at_table}) {
                    Report report{static_cast<Irregularity>(what), place};
                    report.amount = dollars(7);
                    for (const PersonId person :
                         {the_house_itself, house_.dealer, house_.supervisor, house_.area_manager})
                        expect_only_what_can_be(table, person, report);
                }
            }
            if (HasFailure()) return;
            step(table);
        }
        EXPECT_TRUE(accepted_.contains(Irregularity::information_exchanged));
        EXPECT_TRUE(accepted_.contains(Irregularity::disruption));
        EXPECT_TRUE(accepted_.contains(Irregularity::fraud));
        const bool is_perth = !game.facts().has_up_card && game.facts().name != "three_card";
        EXPECT_EQ(is_perth, accepted_.contains(Irregularity::jackpot_fault));
    }
    expect_read_back(house_);
}

// [CP 9.1.1] [I-114]
TEST_F(ReportsAtOwnTables, DefectiveDecksAreRefused) {
    const TableId table = busy_table("holdem");
    std::set<poker::Irregularity> accepted;
    while (house_.at(table).completed < 2) {
        for (std::size_t what = 0; what < poker::irregularity_count; ++what) {
            poker::Report report;
            report.what = static_cast<poker::Irregularity>(what);
            report.seat = 0;
            const Result<Steps> done =
                tried(house_.area_manager,
                      PokerCommand(ReportInHand{table, report, {"seen on the film", true}}));
            if (done) accepted.insert(report.what);
            if (report.what == poker::Irregularity::defective_deck) {
                ASSERT_FALSE(done);
                EXPECT_EQ("nothing_to_report I-114", words(done.error()));
            }
        }
        step(table);
    }
    EXPECT_EQ((std::set{poker::Irregularity::information_exchanged,
                        poker::Irregularity::disruption,
                        poker::Irregularity::fraud}),
              accepted);
    expect_read_back(house_);
}

}  // namespace
}  // namespace baize::house
