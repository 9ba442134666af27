// Tests that the invalidation of a round with Jackpot wagers also restores the meter, its reserve
// and the prizes.
#include <gtest/gtest.h>

#include "case_kit.h"
#include "house/casino/apply.h"
#include "house/casino/steps.h"
#include "house/meters/claims.h"
#include "house/meters/fold.h"
#include "house/meters/meter_value.h"
#include "house/meters/systems.h"
#include "house/meters/wagers.h"

namespace baize::house {
namespace {

using ledger::AccountKind;

// A Caribbean Stud table in a jackpot system, with its own state: decisions of the meters room are
// applied at once, rulings are given as commands.
class JackpotBench {
  public:
    JackpotBench() : state_(pit_.casino.state()), balances_(pit_.casino.balances()) {
        const Terms terms = MeterTerms{.wager = dollars(1)};
        record(decide_fit(state_.meters, by(pit_.area_manager), table, terms));
        record(decide_open(state_.meters, {}, by(pit_.area_manager), terms, {table}));
    }

    // Plays a round with one Jackpot wager: places it, starts the round and records its outcome.
    // Only money and records are tested, so the game's own round is not played.
    void play(const std::vector<WinningHand>& winners,
              const std::vector<std::uint32_t>& carried = {}) {
        const ledger::Account stack{AccountKind::stack, table, pit_.emil};
        const ledger::Account pot{AccountKind::pot, table, 0};
        const std::vector<ledger::Posting> laid{{stack, -dollars(1)}, {pot, dollars(1)}};
        ASSERT_FALSE(balances_.post(laid).has_value());
        RoundRecord& kept = open_round_record(at().books, 1, Book::cs);
        add_lines(kept, laid);
        record(decide_register(state_.meters, by(pit_.dealer), table, 1, {{1, pit_.emil}}));
        record(decide_record(state_.meters, by(pit_.dealer), table, {1, winners, carried}));
        find_round_record(at().books, 1)->is_settled = true;
        banked_state(at())->round.phase = Phase::over;
    }

    template <typename Event>
    void record(const Result<Event>& event) {
        ASSERT_TRUE(event.has_value()) << words(event.error());
        const MeterEvent happened = *event;
        carry_out({system_stream(1), happened, postings(state_.meters, happened), {}});
    }

    std::string submit(PersonId person, const Command& command) {
        auto steps = decide({state_, balances_, by(person)}, command);
        if (!steps) return words(steps.error());
        for (Step& step : *steps)
            carry_out(std::move(step));
        return "done";
    }

    [[nodiscard]] Issuer by(PersonId person) const { return issuer_of(state_, person, pit_.now); }

    [[nodiscard]] Money of(ledger::Account account) const { return balances_.of(account); }

    [[nodiscard]] Money chips() const { return of({AccountKind::stack, table, pit_.emil}); }

    [[nodiscard]] const System& system() const { return state_.meters.systems[0]; }

    // The accounts equal the room's own figures. [I-87]
    void expect_accounts() const {
        EXPECT_EQ(whole_cents_of(pools_of(system().value)[0]), of(meter_account(1, 0)));
        EXPECT_EQ(system().reserve, of(reserve_account(1)));
        EXPECT_EQ(Money{}, of({AccountKind::pot, table, 0}));
    }

    TableState& at() { return *find_table(state_, table); }

    [[nodiscard]] const Pit& pit() const { return pit_; }

    [[nodiscard]] const Meters& meters() const { return state_.meters; }

  private:
    class StudPit : public Pit {
      public:
        StudPit() {
            Sign sign = plain_sign("caribbean_stud", DealtBy::dealer);
            std::get<HouseTerms>(sign.terms).jackpot = dollars(1);
            stud = table(sign, DealtBy::dealer);
            buy_in(stud, emil, dollars(100));
        }

        TableId stud = 0;
    };

    void carry_out(Step step) {
        const auto fault = balances_.post(step.postings);
        ASSERT_FALSE(fault.has_value()) << fault->text;
        apply(state_, std::move(step), {pit_.now, 0, ++sequence_});
    }

    StudPit pit_{};
    CasinoState state_;
    ledger::Balances balances_;
    std::uint64_t sequence_ = 1'000;

  public:
    TableId table = pit_.stud;
};

InvalidateOutcome stud_falls(const JackpotBench& bench) {
    return {bench.table, 1, InvalidationCause::fraud, true, "marked cards"};
}

// [CS 14.3.2] [CS 14.4] [I-98]
TEST(JackpotCases, InvalidatedRoundRemovesItsLostJackpotWagerFromTheMeter) {
    JackpotBench bench;
    const MeterValue meter = bench.system().value;
    const Money house = bench.of(ledger::the_house);
    bench.play({});
    EXPECT_EQ(dollars(99), bench.chips());
    EXPECT_EQ("done", bench.submit(bench.pit().supervisor, stud_falls(bench)));
    EXPECT_EQ(dollars(100), bench.chips());
    EXPECT_EQ(pools_of(meter), pools_of(bench.system().value));
    EXPECT_EQ(house, bench.of(ledger::the_house));
    EXPECT_EQ(Money{}, bench.system().reserve);
    EXPECT_TRUE(find_round_record(bench.at().books, 1)->booked.empty());
    EXPECT_FALSE(find_round_record(bench.at().books, 1)->jackpot.has_value());
    bench.expect_accounts();
}

// While a claim is open, only the rules of the jackpot can void it. [CS 14.4] [CS 10.1.1]
TEST(JackpotCases, RoundWithAnOpenClaimIsInvalidatedOnlyAfterTheClaim) {
    JackpotBench bench;
    bench.play({{1, JackpotHand::royal_flush}});
    EXPECT_EQ("claim_open CS 14.4", bench.submit(bench.pit().supervisor, stud_falls(bench)));
}

// The prize was paid: it is taken from the winner and goes back into the meter. [CS 14.4] [I-98]
TEST(JackpotCases, APaidPrizeGoesBackIntoTheMeter) {
    JackpotBench bench;
    const MeterValue meter = bench.system().value;
    const Money house = bench.of(ledger::the_house) + bench.system().reserve;
    bench.play({{1, JackpotHand::royal_flush}});
    const Claim claim = bench.meters().claims[0];
    bench.record(decide_confirm(
        bench.meters(), bench.by(bench.pit().assistant), claim.id, ClaimStep::payout_determined));
    bench.record(decide_pay(bench.meters(), bench.by(bench.pit().dealer), claim.id));
    EXPECT_EQ(dollars(99) + claim.prizes[0].amount, bench.chips());
    EXPECT_EQ("done", bench.submit(bench.pit().supervisor, stud_falls(bench)));
    EXPECT_EQ(dollars(100), bench.chips());
    EXPECT_EQ(pools_of(meter), pools_of(bench.system().value));
    EXPECT_EQ(house, bench.of(ledger::the_house) + bench.system().reserve);
    bench.expect_accounts();
    EXPECT_EQ("already_done CS 14.3.2", bench.submit(bench.pit().supervisor, stud_falls(bench)));
}

// A Jackpot wager that stays on the layout belongs to the next round. [CS 11.14] [I-98]
TEST(JackpotCases, AWagerThatStaysForTheNextRoundIsNotGivenBackWithThisOne) {
    JackpotBench bench;
    bench.play({}, {1});
    Round& round = banked_state(bench.at())->round;
    round.boxes[0][Wager::jackpot] = dollars(1);
    round.boxes[0].owner[index(Wager::jackpot)] = bench.pit().emil;
    round.boxes[0].carries_jackpot = true;
    const MeterValue meter = bench.system().value;
    EXPECT_EQ("done", bench.submit(bench.pit().supervisor, stud_falls(bench)));
    EXPECT_EQ(dollars(99), bench.chips());
    EXPECT_EQ(meter, bench.system().value);
    bench.expect_accounts();
}

}  // namespace
}  // namespace baize::house
