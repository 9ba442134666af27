// The ties that keep an account: money and prizes outside the wallet. Seats, the wallet and staff
// are tested through the server (tests/server/account_deletion_test.cpp).
#include "house/workflows/people/closing.h"

#include <array>

#include <gtest/gtest.h>

namespace baize::house {
namespace {

constexpr PersonId victoria = 1;
constexpr Money fifty = Money::of_cents(50'00);

class Closing : public testing::Test {
  protected:
    Closing() {
        state_.people.persons.push_back({"Victoria"});
        state_.people.persons.push_back({"Mallory"});
        state_.tables.push_back({.table = 1});
        state_.tables.push_back({.table = 2, .chips = Chips::play});
    }

    void pay(const ledger::Account& from, const ledger::Account& to, Money amount) {
        const std::array<ledger::Posting, 2> moved{{{from, -amount}, {to, amount}}};
        EXPECT_FALSE(balances_.post(moved));
    }

    // Returns the tie of Victoria; nullopt if there is none.
    [[nodiscard]] std::optional<AccountTie> tie() const {
        const auto tied = why_account_stays(state_, balances_, victoria);
        if (!tied) return std::nullopt;
        EXPECT_EQ("I-146", tied->clause.id());
        return tied->tie;
    }

    CasinoState state_{};
    ledger::Balances balances_{};
};

TEST_F(Closing, NothingTiesAPersonWithPlayChipsOnly) {  // [I-146]
    pay(ledger::the_mint, wallet_of(Chips::play, victoria), fifty);
    pay(ledger::the_mint, stack_of(2, victoria), fifty);
    pay(ledger::the_cage, wallet_of(Chips::money, 2), fifty);
    EXPECT_EQ(std::nullopt, tie());
}

TEST_F(Closing, MoneyThatTheHouseKeepsComesBeforeTheWallet) {  // [I-146]
    pay(ledger::the_cage, wallet_of(Chips::money, victoria), fifty);
    EXPECT_EQ(AccountTie::has_money, tie());
    pay(ledger::the_cage, {ledger::AccountKind::liability, victoria, 0}, fifty);
    EXPECT_EQ(AccountTie::is_owed_money, tie());
    EXPECT_EQ(fifty, why_account_stays(state_, balances_, victoria)->amount);
}

TEST_F(Closing, ChipsBeforeASeatTieTheirOwner) {  // [I-146]
    pay(ledger::the_cage, stack_of(1, victoria), fifty);
    EXPECT_EQ(AccountTie::is_owed_money, tie());
}

TEST_F(Closing, JackpotClaimTiesItsWinner) {  // [I-146]
    Claim claim;
    claim.prizes.push_back({.person = 2, .amount = fifty});
    state_.meters.claims.push_back(claim);
    EXPECT_EQ(std::nullopt, tie());
    state_.meters.claims[0].prizes.push_back({.person = victoria, .amount = fifty});
    EXPECT_EQ(AccountTie::is_owed_money, tie());
}

TEST_F(Closing, BonusPrizeTiesItsWinnerBeforeAndAfterItsVerification) {  // [I-146]
    BonusPrompt prompt;
    prompt.hands.push_back({.person = victoria});
    state_.tables[0].bonuses.prompts.push_back(prompt);
    EXPECT_EQ(AccountTie::is_owed_money, tie());
    state_.tables[0].bonuses.prompts.clear();
    BonusOwed owed;
    owed.award.player = victoria;
    state_.tables[0].bonuses.owed.push_back(owed);
    EXPECT_EQ(AccountTie::is_owed_money, tie());
    state_.tables[0].bonuses.owed.clear();
    EXPECT_EQ(std::nullopt, tie());
}

TEST_F(Closing, LaterNameIsFree) {  // [I-146]
    EXPECT_EQ("Former player 1", name_after_closing(state_.people, victoria));
    state_.people.persons.push_back({"FORMER player 1"});
    ASSERT_TRUE(index_names(state_.people));
    EXPECT_EQ("Former player 1 (2)", name_after_closing(state_.people, victoria));
}

}  // namespace
}  // namespace baize::house
