// Tests for any command of any person that the casino answers with events or with a clause, that
// money stays balanced, and that the recorded commands can be verified.
#include <gtest/gtest.h>

#include "house_dealer.h"
#include "random_command.h"

namespace baize::house {
namespace {

// Fills the casino with all kinds of state.
void furnish(House& house) {
    for (const GameHooks& game : house_games()) {
        house.table(game.facts().name, DealtBy::house);
        house.table(game.facts().name, DealtBy::dealer);
    }
    house.table("holdem", DealtBy::house);
    house.table("omaha_hilo", DealtBy::dealer);
    Sign generous = plain_sign("holdem", DealtBy::dealer);
    std::get<PokerTerms>(generous.terms).bonuses = {
        {.promotion = "All", .hand = FiveCardHand::odd_cards, .worth = dollars(5)}};
    house.table(generous, DealtBy::dealer);
    house.player("Ann", dollars(1'000));
    house.player("Ben", dollars(1'000));
    house.player("Cleo", dollars(1'000));
}

Money everything(const Casino& casino) {
    Money sum;
    for (const auto& [account, amount] : casino.balances().all())
        sum += amount;
    return sum;
}

TEST(Nonsense, IsRefusedWithAClauseOrExecutedByTheBooks) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        House house;
        furnish(house);
        HouseDealer dealer(seed);
        Nonsense nonsense(seed);
        std::size_t accepted = 0;
        for (int i = 0; i < 6'000; ++i) {
            const std::size_t people = house.casino.state().people.persons.size();
            const PersonId person = nonsense.source().below(static_cast<std::uint32_t>(people) + 2);
            const auto command = nonsense.some<Command>();
            const Result<Receipt> answer = house.submit(person, command);
            if (answer) {
                ++accepted;
            } else {
                ASSERT_TRUE(answer.error().clause.is_set())
                    << name(answer.error().reason) << " seed " << seed << " command " << i;
            }
            if (i % 10 == 0) {
                for (const TableState& table : house.casino.state().tables)
                    dealer.try_step(house, table.table);
            }
            house.pass(Span::of_seconds(nonsense.source().below(40)));
        }
        EXPECT_GT(accepted, 20U) << seed;
        EXPECT_EQ(Money{}, everything(house.casino));
        expect_read_back(house);
    }
}

}  // namespace
}  // namespace baize::house
