#include <random>

#include <gtest/gtest.h>

#include "house/meters/room.h"

namespace baize::house {
namespace {

// Runs random events in random order. Room::record() compares every account with the exact value
// after each event, and the ledger refuses postings that do not balance or that overdraw.
class Shift {
  public:
    explicit Shift(std::uint64_t seed) : chance_(seed) {
        fit(room_, stud(Money::of_cents(150)), {1, 2});
        fit(room_, stud(Money::of_cents(7)), {3});
        fit(room_, wild(), {4});
        const Money level1 = Money::of_cents(seed % 2 == 0 ? 7 : 100);
        fit(room_, pools({LinkedGame::ultimate_holdem}, level1), {5, 6});
        fit(room_, pools({LinkedGame::crown_holdem}, level1), {7});
        room_.open(stud(Money::of_cents(150)), {1, 2});
        room_.open(stud(Money::of_cents(7)), {3});
        room_.open(wild(), {4});
        room_.open(pools({LinkedGame::ultimate_holdem, LinkedGame::crown_holdem}, level1),
                   {5, 6, 7});
    }

    void play(int steps) {
        for (int i = 0; i < steps && !testing::Test::HasFailure(); ++i) {
            room_.wait(Span::of_minutes(1 + below(60)));
            step();
        }
    }

    [[nodiscard]] Room& room() { return room_; }

    [[nodiscard]] int claims_seen() const { return claims_seen_; }

  private:
    [[nodiscard]] static MeterTerms wild() {
        MeterTerms terms = aruba(Money::of_cents(33));
        terms.reset_value = dollars(3'500);
        return terms;
    }

    [[nodiscard]] unsigned below(unsigned bound) {
        return static_cast<unsigned>(chance_() % bound);
    }

    void step() {
        const TableId table = 1 + below(7);
        const JackpotTable& fitted = *find_table(room_.meters, table);
        if (below(4) == 0 && !room_.meters.claims.empty()) return settle_a_claim();
        if (fitted.round.running) return below(8) == 0 ? give_back(fitted) : finish(fitted);
        if (!wagers_refused(room_.meters, table, room_.now)) start(fitted);
    }

    void start(const JackpotTable& fitted) {
        std::vector<PlacedWager> wagers;
        const unsigned levels = is_perth(game_of(fitted.terms)) ? 3 : 1;
        for (std::uint32_t box = 1; box <= 6; ++box) {
            const auto& there = fitted.round.wagers;
            const bool taken = std::any_of(
                there.begin(), there.end(), [&](const auto& one) { return one.box == box; });
            const auto level = static_cast<std::uint8_t>(1 + below(levels));
            if (!taken && below(3) != 0) wagers.push_back({box, 100 + box, level});
        }
        room_.wager(fitted.table, ++round_, wagers);
    }

    void give_back(const JackpotTable& fitted) {
        std::vector<std::uint32_t> boxes;
        for (const RegisteredWager& wager : fitted.round.wagers)
            if (below(2) == 0) boxes.push_back(wager.box);
        room_.record(decide_return(room_.meters, room_.dealer(), fitted.table, boxes));
    }

    void finish(const JackpotTable& fitted) {
        std::vector<WinningHand> winners;
        std::vector<std::uint32_t> carried;
        const bool stud_game = game_of(fitted.terms) == GameId::caribbean_stud;
        for (const RegisteredWager& wager : fitted.round.wagers) {
            const unsigned luck = below(6);
            if (luck == 0) winners.push_back({wager.box, JackpotHand::straight_flush});
            if (luck == 1 && below(3) == 0)
                winners.push_back({wager.box, JackpotHand::royal_flush});
            if (luck == 2) winners.push_back({wager.box, JackpotHand::four_of_a_kind});
            if (luck == 3 && stud_game) carried.push_back(wager.box);
        }
        claims_seen_ += winners.empty() ? 0 : 1;
        room_.outcome(fitted.table, fitted.round.round, winners, carried);
    }

    void settle_a_claim() {
        const auto& claims = room_.meters.claims;
        const Claim& claim = claims[below(static_cast<unsigned>(claims.size()))];
        const Issuer boss = room_.by(Role::executive);
        const std::uint64_t id = claim.id;
        const bool perth = is_perth(game_of(find_table(room_.meters, claim.table)->terms));
        const unsigned what = below(6);
        if (what == 0) {
            const auto wrong = decide_void(room_.meters, boss, id, VoidCause::not_verified);
            if (wrong) room_.record(wrong);
        } else if (what == 1 && perth) {
            const auto held = decide_hold(room_.meters, boss, id);
            if (held) room_.record(held);
        } else if (what <= 2) {
            const auto cause = perth ? VoidCause::fraud : VoidCause::invalidated;
            const auto undone = decide_void(room_.meters, boss, id, cause);
            if (undone) room_.record(undone);
        } else if (const auto needed = next_step(room_.meters, claim)) {
            room_.record(decide_confirm(room_.meters, boss, id, *needed));
        } else if (const auto paid = decide_pay(room_.meters, boss, id)) {
            room_.record(paid);
        }
    }

    std::mt19937_64 chance_;
    Room room_;
    std::uint64_t round_ = 0;
    int claims_seen_ = 0;
};

// [UTH 3.28] [CH 3.15] [CS 9.3] [I-87]
TEST(JackpotMoney, AccountsAreTheWholeCentsOfTheExactMeters) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        SCOPED_TRACE(seed);
        Shift shift(seed);
        shift.play(400);
        ASSERT_FALSE(HasFailure());
        EXPECT_GT(shift.claims_seen(), 30);
        Room& room = shift.room();
        for (const System& system : room.meters.systems) {
            const bool one = std::holds_alternative<MeterTerms>(system.terms);
            const Money least = one ? rules_of(std::get<MeterTerms>(system.terms)).seed_value()
                                    : cost_of(system.terms, 1) * jackpots::reseed_multiple;
            for (const Fraction& pool : pools_of(system.value))
                EXPECT_GE(pool, Fraction::of_cents(least));
        }
        Money owed;
        for (PersonId person = 100; person <= 110; ++person)
            owed += room.owed(person);
        Money claimed;
        for (const Claim& claim : room.meters.claims)
            for (const WonPrize& prize : claim.prizes)
                claimed += prize.amount;
        EXPECT_EQ(claimed, owed);
    }
}

TEST(JackpotMoney, ReplayedRecordsGiveTheSameSystems) {
    Shift shift(99);
    shift.play(400);
    EXPECT_EQ(shift.room().meters, shift.room().replayed());
    expect_recorded(shift.room().meters);
}

// [UTH 3.28] [CH 3.15] [I-1]
TEST(JackpotMoney, BonusesAndReseedsComeOutOfTheReserveAndThenFromTheHouse) {
    Room room = perth_room();
    const Money opened = room.balances.of(ledger::the_house);
    for (std::uint64_t round = 1; round <= 50; ++round) {
        room.wager(ultimate_table, round, {{1, 100, 1}});
        room.outcome(ultimate_table, round);
    }
    EXPECT_EQ(dollars(147, 50), room.meters.systems[0].reserve);  // 59% of 250
    room.wager(ultimate_table, 51, {{1, 100, 1}});
    room.outcome(ultimate_table, 51, {{1, JackpotHand::straight}});
    EXPECT_EQ(dollars(25, 45), room.meters.systems[0].reserve);  // 150.45 less 125
    EXPECT_EQ(opened, room.balances.of(ledger::the_house));
    room.record(decide_confirm(
        room.meters, room.boss(), room.meters.claims[0].id, ClaimStep::hand_verified));
    room.record(decide_pay(room.meters, room.dealer(), room.meters.claims[0].id));
    room.wager(ultimate_table, 52, {{1, 100, 1}});
    room.outcome(ultimate_table, 52, {{1, JackpotHand::royal_flush}});
    EXPECT_EQ(Money{}, room.meters.systems[0].reserve);
    EXPECT_EQ(opened - dollars(25'000) + dollars(28, 40), room.balances.of(ledger::the_house));
}

}  // namespace
}  // namespace baize::house
