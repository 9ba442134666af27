#include "service/proof/deal_proof.h"

#include <gtest/gtest.h>

#include "engine/poker/hand/play.h"
#include "house/casino/house_dealer.h"
#include "service/proof/proof_games.h"

namespace baize::codec {
namespace {

using house::House;
using house::HouseDealer;

CardSet cards_in(const DealProof& proof) {
    CardSet cards;
    for (const DealtCard& card : proof.cards)
        cards.insert(card.card);
    return cards;
}

std::size_t proved_in(const DealProof& proof) {
    const std::vector<std::string> whys = check(proof).cards;
    return static_cast<std::size_t>(std::count(whys.begin(), whys.end(), ""));
}

// Ann plays, Bob folds, and the next round has begun.
class ThreeCardRound : public ::testing::Test {
  protected:
    ThreeCardRound() {
        for (const house::PersonId person : {ann, bob})
            house.must(person, house::BankedCommand(house::BuyChips{table, dollars(100)}));
        dealer.run(house, table);
        wager(ann, 1);
        wager(bob, 2);
        house.pass(Span::of_seconds(30));
        dealer.run(house, table);
        ann_cards = CardSet::of(house.round(table).boxes[1].cards);
        bob_cards = CardSet::of(house.round(table).boxes[2].cards);
        dealer_cards = CardSet::of(house.round(table).dealer);
        decide(ann, {1, Decision::play, dollars(5)});
        decide(bob, {2, Decision::fold, {}});
        dealer.run(house, table);
        EXPECT_EQ(2U, round_number(house.at(table)));
    }

    void wager(house::PersonId person, std::uint8_t box) {
        house.seat(table, box, person);
        const PlaceWager ante{box, Wager::ante, dollars(5), Tender::chips};
        house.must(person, house::BankedCommand(house::ActInRound{table, ante, 0}));
    }

    void decide(house::PersonId person, const Decide& choice) {
        house.must(person, house::BankedCommand(house::ActInRound{table, choice, 0}));
    }

    House house{};
    HouseDealer dealer{11};
    const house::TableId table = house.table("three_card");
    const house::PersonId ann = house.player("Ann", dollars(1'000));
    const house::PersonId bob = house.player("Bob", dollars(1'000));
    CardSet ann_cards{};
    CardSet bob_cards{};
    CardSet dealer_cards{};
};

// [I-114]
TEST_F(ThreeCardRound, PlayersProveTheCardsTheySawAndNoFoldedHand) {
    ASSERT_EQ(3U, bob_cards.size());
    const house::RoundName name{table, 1};
    const DealProof of_ann = proof_for(house, name, {Sees::player, ann});
    EXPECT_EQ(ann_cards | dealer_cards, cards_in(of_ann));
    EXPECT_EQ(6U, proved_in(of_ann));
    const DealProof of_bob = proof_for(house, name, {Sees::player, bob});
    EXPECT_EQ(ann_cards | bob_cards | dealer_cards, cards_in(of_bob));
    const DealProof of_all = proof_for(house, name, {Sees::bystander, 0});
    EXPECT_EQ(ann_cards | dealer_cards, cards_in(of_all));
    EXPECT_TRUE(of_all.settlement.empty());
    const DealProof of_inspector = proof_for(house, name, {Sees::inspector, 0});
    EXPECT_EQ(ann_cards | bob_cards | dealer_cards, cards_in(of_inspector));
    EXPECT_EQ(9U, proved_in(of_inspector));
}

TEST_F(ThreeCardRound, SettlementEqualsThePostingsOfThePlayer) {
    const DealProof of_bob = proof_for(house, {table, 1}, {Sees::player, bob});
    const ledger::Account stack{ledger::AccountKind::stack, table, bob};
    EXPECT_EQ((std::vector<ledger::Posting>{{stack, -dollars(5)}}), of_bob.settlement);
    const DealProof of_inspector = proof_for(house, {table, 1}, {Sees::inspector, 0});
    EXPECT_TRUE(is_balanced(of_inspector.settlement));
    EXPECT_GE(of_inspector.settlement.size(), 2U);
}

TEST_F(ThreeCardRound, FileIsTheProofAndEveryChangeIsFound) {
    const DealProof proof = proof_for(house, {table, 1}, {Sees::player, ann});
    std::string error_text;
    const auto read = proof_of_json(to_json(proof), error_text);
    ASSERT_TRUE(read.has_value()) << error_text;
    EXPECT_EQ(proof, *read);

    DealProof changed = proof;
    changed.cards[0].card = proof.cards[1].card;
    EXPECT_LT(proved_in(changed), 5U);
    changed = proof;
    changed.cards[2].position = static_cast<std::uint8_t>((proof.cards[2].position + 1) % 52);
    EXPECT_LT(proved_in(changed), 6U);
    changed = proof;
    changed.cards[3].salt[0] ^= std::byte{1};
    EXPECT_EQ(5U, proved_in(changed));
    changed = proof;
    changed.cards.push_back(changed.cards[0]);  // a card cannot lie there twice
    EXPECT_EQ(5U, proved_in(changed));
    changed = proof;
    changed.round = 2;
    EXPECT_EQ(0U, proved_in(changed));
    changed = proof;
    changed.promise.bytes[31] ^= std::byte{1};
    EXPECT_EQ(0U, proved_in(changed));

    EXPECT_FALSE(proof_of_json("{\"format\":\"baize proof 2\"}", error_text).has_value());
    EXPECT_EQ("lacks the field \"game\"", error_text);
    EXPECT_FALSE(proof_of_json("{\"format\":\"baize proof 4\"}", error_text).has_value());
    EXPECT_EQ("format: must be \"baize proof 3\"", error_text);
}

TEST_F(ThreeCardRound, ProofOfTheFirstVersionIsRefusedWithAdvice) {
    std::string error_text;
    EXPECT_FALSE(proof_of_json("{\"format\":\"baize proof 1\"}", error_text).has_value());
    EXPECT_EQ(
        "format: must be \"baize proof 3\"; version 1 does not say where each card was dealt: make "
        "the proof again with \"baize proof\"",
        error_text);
}

TEST_F(ThreeCardRound, RoundInProgressOrWithoutCommitmentHasNoProof) {
    const RoundWatch open = watched(house, {table, 2}, {Sees::bystander, 0});
    EXPECT_TRUE(open.is_committed());
    EXPECT_FALSE(open.is_over());
    const RoundWatch never = watched(house, {table, 9}, {Sees::bystander, 0});
    EXPECT_FALSE(never.is_committed());
    const RoundWatch nowhere = watched(house, {7, 1}, {Sees::bystander, 0});
    EXPECT_FALSE(nowhere.is_committed());
}

// [I-114]
TEST(PokerProofs, FoldedHandsAreProvedToTheirPlayersOnly) {
    House house;
    HouseDealer dealer(5);
    const house::TableId table = house.table("holdem");
    std::vector<house::PersonId> players;
    for (std::uint8_t seat = 0; seat < 3; ++seat) {
        const house::PersonId person =
            house.player("Player " + std::string(1, static_cast<char>('A' + seat)), dollars(500));
        players.push_back(person);
        poker::Arrival arrival;
        arrival.player = person;
        arrival.seat = seat;
        arrival.chips = dollars(200);
        house.must(person, house::PokerCommand(house::SitDown{table, arrival}));
    }
    dealer.run(house, table);
    const std::uint64_t number = round_number(house.at(table));
    std::vector<CardSet> holes;
    for (std::size_t seat = 0; seat < 3; ++seat) {
        CardSet& hole = holes.emplace_back();
        for (const poker::Face face : house.hand(table).cards.hole[seat]) {
            if (face.is_seen()) hole.insert(face.card());
        }
        ASSERT_EQ(2U, hole.size());
    }
    // The first to act folds, the others check it down.
    std::optional<poker::Seat> folded;
    for (int i = 0; i < 50 && round_number(house.at(table)) == number; ++i) {
        const poker::Offers may = offers(poker_game(house.at(table)).rules, house.hand(table));
        if (may.seat >= 3) break;
        poker::Action action = may.check ? poker::check(may.seat) : poker::call(may.seat);
        if (!folded) {
            folded = may.seat;
            action = poker::fold(may.seat);
        }
        house.must(players[may.seat], house::PokerCommand(house::ActInHand{table, action}));
        dealer.run(house, table);
    }
    ASSERT_GT(round_number(house.at(table)), number);
    for (std::size_t seat = 0; seat < 3; ++seat) {
        const DealProof proof = proof_for(house, {table, number}, {Sees::player, players[seat]});
        EXPECT_EQ(proof.cards.size(), proved_in(proof));
        const CardSet seen = cards_in(proof);
        EXPECT_EQ(holes[seat], seen & holes[seat]);
        EXPECT_EQ(seat == *folded ? holes[seat] : CardSet{}, seen & holes[*folded]);
        EXPECT_GE(seen.size(), 7U);
    }
    const DealProof of_all = proof_for(house, {table, number}, {Sees::bystander, 0});
    EXPECT_EQ(CardSet{}, cards_in(of_all) & holes[*folded]);
    const DealProof of_inspector = proof_for(house, {table, number}, {Sees::inspector, 0});
    EXPECT_EQ(14U, of_inspector.cards.size());  // three hands, the board and three burned cards
    EXPECT_EQ(14U, proved_in(of_inspector));
}

}  // namespace
}  // namespace baize::codec
