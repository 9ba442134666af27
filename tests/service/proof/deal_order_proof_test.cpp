// Tests that cards of the committed deck prove nothing if they were not dealt in its order.
#include <algorithm>

#include <gtest/gtest.h>

#include "service/proof/deal_proof.h"
#include "service/proof/proof_games.h"

namespace baize::codec {
namespace {

constexpr std::uint64_t rounds = 3;
constexpr Audience the_inspector{Sees::inspector, 0};

class OrderOfDealing : public testing::TestWithParam<std::string_view> {
  protected:
    void SetUp() override { at.play(rounds); }

    [[nodiscard]] DealProof proof(std::uint64_t round, Audience audience = the_inspector) {
        return proof_for(at.house, {at.table, round}, audience);
    }

    // The same place, with the card that lay at another position and a true proof that it did.
    [[nodiscard]] DealtCard taken_from(std::uint64_t round,
                                       std::size_t position,
                                       const DealtPlace& place) const {
        const house::CardProof found = at.commitment(round).proof(position);
        return {found.card, place, found.position, found.salt, found.beside};
    }

    BotTable at{GetParam()};
};

// Positions count from 1 in words.
std::string expected_words(const DealtCard& card, std::size_t expected) {
    return to_string(card.place) + " is card " + std::to_string(expected + 1) +
           " of the deck by the order of dealing, not card " + std::to_string(card.position + 1);
}

// [I-114]
TEST_P(OrderOfDealing, RealProofsAreValidForAllAudiences) {
    for (std::uint64_t round = 1; round <= rounds; ++round) {
        const DealProof whole = proof(round);
        EXPECT_EQ(std::vector<std::string>(whole.cards.size()), check(whole).cards);
        EXPECT_TRUE(check(whole).is_proved());
        EXPECT_GE(whole.cards.size(), 6U);
        // The inspector is shown every card that left the deck: they are its first.
        for (std::size_t i = 0; i < whole.cards.size(); ++i)
            EXPECT_EQ(i, whole.cards[i].position);
        for (const house::PersonId person : at.players)
            EXPECT_TRUE(check(proof(round, {Sees::player, person})).is_proved());
        const DealProof of_all = proof(round, {Sees::bystander, 0});
        EXPECT_EQ(of_all.cards.empty(), !check(of_all).is_proved());
    }
}

// [I-114]
TEST_P(OrderOfDealing, SwappedPositionsAreRefused) {
    const DealProof whole = proof(rounds);
    for (std::size_t one = 0; one < whole.cards.size(); ++one) {
        for (std::size_t other = one + 1; other < whole.cards.size(); ++other) {
            DealProof swapped = whole;
            std::swap(swapped.cards[one].place, swapped.cards[other].place);
            const ProofVerdict verdict = check(swapped);
            EXPECT_FALSE(verdict.is_proved());
            EXPECT_EQ(expected_words(swapped.cards[one], other), verdict.cards[one]);
            EXPECT_EQ(expected_words(swapped.cards[other], one), verdict.cards[other]);
        }
    }
}

// [I-114]
TEST_P(OrderOfDealing, CardsFromLaterPositionsAreRefused) {
    const DealProof whole = proof(rounds);
    for (std::size_t i = 0; i < whole.cards.size(); ++i) {
        for (std::size_t later = whole.cards.size(); later < card_count; later += 3) {
            DealProof picked = whole;
            picked.cards[i] = taken_from(rounds, later, whole.cards[i].place);
            const ProofVerdict verdict = check(picked);
            EXPECT_FALSE(verdict.is_proved());
            EXPECT_EQ(expected_words(picked.cards[i], i), verdict.cards[i]);
        }
    }
}

// All of them from behind, as by a dealer who has looked for better cards.
TEST_P(OrderOfDealing, AWholeDealFromTheBottomIsRefused) {
    DealProof picked = proof(rounds);
    for (std::size_t i = 0; i < picked.cards.size(); ++i)
        picked.cards[i] = taken_from(rounds, card_count - 1 - i, picked.cards[i].place);
    const ProofVerdict verdict = check(picked);
    for (std::size_t i = 0; i < picked.cards.size(); ++i)
        EXPECT_EQ(expected_words(picked.cards[i], i), verdict.cards[i]);
}

TEST_P(OrderOfDealing, FactsOfAnotherDealAreRefused) {
    const DealProof whole = proof(rounds);
    ASSERT_GE(whole.deal.dealt_to.size(), 2U);
    const auto refuses = [&](auto change) {
        DealProof changed = whole;
        change(changed);
        return !check(changed).is_proved();
    };
    EXPECT_TRUE(refuses([](DealProof& one) { one.deal.dealt_to.pop_back(); }));
    EXPECT_TRUE(refuses([](DealProof& one) { one.deal.dealt_to.push_back(9); }));
    EXPECT_TRUE(refuses([](DealProof& one) { one.deal.dealt_to.clear(); }));
    EXPECT_TRUE(refuses([](DealProof& one) { one.deal.dealt_to.push_back(200); }));
    EXPECT_TRUE(refuses(
        [](DealProof& one) { std::reverse(one.deal.dealt_to.begin(), one.deal.dealt_to.end()); }));
    EXPECT_TRUE(refuses([](DealProof& one) { one.deal.button ^= 1U; }));
    EXPECT_TRUE(refuses([](DealProof& one) { one.deal.shoe = ShoeKind::machine; }));
    EXPECT_TRUE(refuses([](DealProof& one) { ++one.deal.hand_size; }));
    EXPECT_TRUE(refuses([](DealProof& one) { one.deal.burns ^= 1U; }));
    EXPECT_TRUE(refuses([](DealProof& one) { one.deal.has_dealer = !one.deal.has_dealer; }));
    EXPECT_TRUE(refuses([](DealProof& one) { one.deal.community.push_back(1); }));
    EXPECT_TRUE(refuses([](DealProof& one) { one.game = "bridge"; }));
    EXPECT_TRUE(refuses([](DealProof& one) { one.cards[0].place.number = 4; }));
    EXPECT_TRUE(refuses([](DealProof& one) { one.cards[0].place = one.cards[1].place; }));
    EXPECT_TRUE(refuses([](DealProof& one) { one.cards.clear(); }));
}

// The commitment binds the way of dealing, even if the cards of the file would have the same
// positions, as the first card of a deal has. [I-113] [I-114]
TEST_P(OrderOfDealing, RefusesAnotherWayOfDealingThanTheCommittedOne) {
    DealProof first_card = proof(rounds);
    ASSERT_EQ(proof_format, first_card.format);
    first_card.cards.resize(1);
    ASSERT_TRUE(check(first_card).is_proved());
    const auto faults = [&](auto change) {
        DealProof changed = first_card;
        change(changed);
        return check(changed).faults;
    };
    const std::vector<std::string> otherwise{"deal: the commitment binds another way of dealing"};
    const bool is_banked = first_card.deal.has_dealer;
    const bool may_burn = is_banked && !first_card.deal.community.empty();
    const auto machine = faults([](DealProof& one) { one.deal.shoe = ShoeKind::machine; });
    EXPECT_TRUE(is_banked ? machine == otherwise : machine.size() == 1);
    const auto burned = faults([](DealProof& one) { one.deal.burns ^= 1U; });
    EXPECT_TRUE(may_burn ? burned == otherwise : burned.size() == 1);
    for (const std::string_view game : house::twelve_games()) {
        const auto renamed = faults([&](DealProof& one) { one.game = game; });
        EXPECT_EQ(game == first_card.game, renamed.empty()) << game;
    }
    EXPECT_FALSE(faults([](DealProof& one) { one.deal_beside.reset(); }).empty());
    EXPECT_EQ(otherwise,
              faults([](DealProof& one) { (*one.deal_beside)[3].bytes[7] ^= std::byte{1}; }));
    DealProof older = first_card;
    older.format = proof_format_of_cards;
    EXPECT_FALSE(check(older).is_proved());
    older.deal_beside.reset();
    EXPECT_FALSE(check(older).is_proved()) << "its card was committed to in the new form";
}

// A round of an older ledger, whose commitment binds the cards alone, has a proof in the older
// form. [I-114]
TEST_P(OrderOfDealing, CommitmentOfTheOlderFormStillHasAProof) {
    BotTable old(GetParam(), false);
    old.play(1);
    const DealProof whole = proof_for(old.house, {old.table, 1}, the_inspector);
    EXPECT_EQ(proof_format_of_cards, whole.format);
    EXPECT_TRUE(check(whole).is_proved());
    DealProof newer = whole;
    newer.format = proof_format;
    EXPECT_FALSE(check(newer).is_proved());
    std::string error_text;
    const auto read = proof_of_json(to_json(whole), error_text);
    ASSERT_TRUE(read.has_value()) << error_text;
    EXPECT_EQ(whole, *read);
    house::expect_read_back(old.house);
}

// A card is burned before each street where the sign says so. [I-113] [I-114]
TEST(OrderOfDealingWithBurns, IsProvedWithThemAndNotWithoutThem) {
    for (const std::string_view game : {"ultimate_holdem", "crown_holdem"}) {
        SCOPED_TRACE(game);
        house::Sign sign = house::plain_sign(game, house::DealtBy::house);
        std::get<house::HouseTerms>(sign.terms).settings.burn = true;
        BotTable at(sign);
        at.play(rounds);
        std::size_t burned = 0;
        for (std::uint64_t round = 1; round <= rounds; ++round) {
            const DealProof whole = proof_for(at.house, {at.table, round}, the_inspector);
            EXPECT_TRUE(check(whole).is_proved());
            std::size_t community = 0;
            for (std::size_t i = 0; i < whole.cards.size(); ++i) {
                EXPECT_EQ(i, whole.cards[i].position);
                if (whole.cards[i].place.to == DealtTo::community) ++community;
                if (whole.cards[i].place.to == DealtTo::burn) ++burned;
            }
            // Only an inspector is shown burned cards.
            const DealProof of_all = proof_for(at.house, {at.table, round}, {Sees::bystander, 0});
            for (const DealtCard& card : of_all.cards)
                EXPECT_NE(DealtTo::burn, card.place.to);
            DealProof without = whole;
            without.deal.burns = 0;
            EXPECT_EQ(community == 0, check(without).is_proved());
            DealProof twice = whole;
            twice.deal.burns = 2;
            EXPECT_FALSE(check(twice).is_proved());
        }
        EXPECT_GE(burned, 2U);
        house::expect_read_back(at.house);
    }
}

// A game without communal cards has nothing to burn a card before. [I-113]
TEST(OrderOfDealingWithBurns, IsRefusedWhereNoStreetIsDealt) {
    BotTable at("three_card");
    at.play(1);
    DealProof proof = proof_for(at.house, {at.table, 1}, the_inspector);
    proof.deal.burns = 1;
    EXPECT_FALSE(check(proof).is_proved());
}

INSTANTIATE_TEST_SUITE_P(Games,
                         OrderOfDealing,
                         testing::ValuesIn(house::twelve_games()),
                         [](const auto& game) { return std::string(game.param); });

}  // namespace
}  // namespace baize::codec
