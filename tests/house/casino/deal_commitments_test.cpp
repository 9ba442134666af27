// Tests that a commitment also covers the way of dealing: if a new sign changes it, the commitment
// for a round that has not begun is withdrawn, and the house makes another one.
#include <gtest/gtest.h>

#include "house/seals/committed_deck.h"
#include "house/seals/deal_terms.h"
#include "house_dealer.h"

namespace baize::house {
namespace {

class DealCommitments : public testing::Test {
  protected:
    // Puts up a changed sign, which is in force as soon as the book allows it.
    template <typename Change>
    void change_sign(TableId table, Change change) {
        Sign sign = *house.at(table).board.sign;
        change(sign);
        house.must(house.area_manager, SignCommand(AnnounceChange{table, sign, house.now}));
        const std::uint32_t notice = house.at(table).board.notices.front().number;
        house.must(house.area_manager, SignCommand(MakeChange{table, notice}));
    }

    [[nodiscard]] const std::optional<SealedDeck>& sealed(TableId table) const {
        return house.at(table).sealed;
    }

    static HouseTerms& terms(Sign& sign) { return std::get<HouseTerms>(sign.terms); }

    House house{};
    HouseDealer dealer{3};
};

// [I-113] [I-114]
TEST_F(DealCommitments, AreAboutTheGameAndTheSignOfTheTable) {
    for (const std::string_view game : twelve_games()) {
        const TableId table = house.table(game);
        if (house_game(house.at(table).board.sign->game) == nullptr) {
            const PersonId ann = house.player("Ann at " + std::string(game), dollars(1'000));
            house.must(ann, sit_down(table, ann, 0, dollars(100)));
        }
        dealer.run(house, table);
        ASSERT_TRUE(sealed(table)) << game;
        ASSERT_TRUE(sealed(table)->deal) << game;
        EXPECT_EQ(game, name(sealed(table)->deal->game));
        EXPECT_EQ(deal_terms(house.at(table)), *sealed(table)->deal);
        const RoundName round{table, sealed(table)->round};
        const DeckCommitment commitment = commitment_of(round, *sealed(table));
        EXPECT_EQ(sealed(table)->root, commitment.root());
        EXPECT_TRUE(
            proves_deal(sealed(table)->root, round, *sealed(table)->deal, commitment.deal_proof()));
    }
    expect_read_back(house);
}

// [I-113] [I-114]
TEST_F(DealCommitments, AreReplacedBeforeARoundIfTheSignChangesTheWayOfDealing) {
    const TableId table = house.table("ultimate_holdem");
    dealer.run(house, table);
    const SealedDeck first = *sealed(table);
    EXPECT_EQ(0U, first.deal->burns);
    change_sign(table, [](Sign& sign) { terms(sign).settings.burn = true; });
    EXPECT_FALSE(sealed(table).has_value());
    dealer.run(house, table);
    ASSERT_TRUE(sealed(table));
    EXPECT_EQ(first.round, sealed(table)->round);
    EXPECT_NE(first.root, sealed(table)->root);
    EXPECT_EQ(1U, sealed(table)->deal->burns);
    // Cards from a machine are not cut; cards dealt by hand are.
    change_sign(table, [](Sign& sign) { terms(sign).shoe = ShoeKind::machine; });
    dealer.run(house, table);
    EXPECT_EQ(ShoeKind::machine, sealed(table)->deal->shoe);
    EXPECT_EQ(0U, sealed(table)->cut);
    change_sign(table, [](Sign& sign) { terms(sign).shoe = ShoeKind::hand_held; });
    dealer.run(house, table);
    EXPECT_NE(0U, sealed(table)->cut);
    const PersonId ann = house.player("Ann", dollars(1'000));
    house.must(ann, TakeSeat{table, 1, ann});
    house.must(ann, BuyChips{table, dollars(100)});
    house.must(ann,
               PlaceWagers{table,
                           {{1, Wager::ante, dollars(5), Tender::chips},
                            {1, Wager::blind, dollars(5), Tender::chips}},
                           0});
    house.must(ann, FinishWagers{table});
    dealer.run(house, table);
    EXPECT_EQ(Phase::deciding, house.round(table).phase);
    expect_read_back(house);
}

// [I-114]
TEST_F(DealCommitments, StayWhenTheSignChangesNothingOfTheDealing) {
    const TableId table = house.table("ultimate_holdem");
    dealer.run(house, table);
    const SealedDeck first = *sealed(table);
    change_sign(table, [](Sign& sign) { terms(sign).limits.min = dollars(10); });
    dealer.run(house, table);
    EXPECT_EQ(first, *sealed(table));
    expect_read_back(house);
}

// [CP 6.10] [I-114]
TEST_F(DealCommitments, AreReplacedBeforeAHandIfTheGameChanges) {
    const TableId table = house.table("holdem");
    const PersonId ann = house.player("Ann", dollars(1'000));
    house.must(ann, sit_down(table, ann, 0, dollars(100)));
    dealer.run(house, table);
    const SealedDeck first = *sealed(table);
    EXPECT_EQ(2U, first.deal->hand_size);
    Sign sign = *house.at(table).board.sign;
    sign.game = GameId::omaha;
    house.must(house.area_manager, SignCommand(AnnounceChange{table, sign, house.now}));
    const std::uint32_t notice = house.at(table).board.notices.front().number;
    house.must(ann, SignCommand(AgreeToChange{table, notice, ann, true}));
    dealer.run(house, table);
    ASSERT_TRUE(sealed(table));
    EXPECT_EQ(GameId::omaha, sealed(table)->deal->game);
    EXPECT_EQ(4U, sealed(table)->deal->hand_size);
    EXPECT_EQ(first.round, sealed(table)->round);
    const PersonId ben = house.player("Ben", dollars(1'000));
    house.must(ben, sit_down(table, ben, 1, dollars(100)));
    dealer.run(house, table);
    EXPECT_NE(poker::Phase::over, house.hand(table).phase);
    expect_read_back(house);
}

// Commitments in older ledgers do not cover the way of dealing; such ledgers must still replay in
// the same way. [I-114]
TEST_F(DealCommitments, StayInTheOlderFormIfTheSignChanges) {
    HouseDealer older(5, false);
    const TableId table = house.table("ultimate_holdem");
    older.run(house, table);
    const SealedDeck first = *sealed(table);
    EXPECT_FALSE(first.deal.has_value());
    change_sign(table, [](Sign& sign) { terms(sign).settings.burn = true; });
    older.run(house, table);
    EXPECT_EQ(first, *sealed(table));
    expect_read_back(house);
}

}  // namespace
}  // namespace baize::house
