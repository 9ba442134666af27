#include "house/fairness/deck_commitment.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"

namespace baize::house {
namespace {

Salts salts_from(std::uint8_t first) {
    Salts salts{};
    for (std::size_t i = 0; i < salts.size(); ++i) {
        for (std::size_t j = 0; j < salts[i].size(); ++j)
            salts[i][j] = static_cast<std::byte>(first + 16 * i + j);
    }
    return salts;
}

std::array<Card, card_count> shuffled(std::uint64_t seed) {
    auto deck = []<std::size_t... i>(std::index_sequence<i...>) {
        return std::array<Card, card_count>{Card::of_index(i)...};
    }
    (std::make_index_sequence<card_count>{});
    SeededSource source(seed);
    shuffle(std::span<Card>(deck), source);
    return deck;
}

const RoundName name{7, 1'234};

const std::optional<DealTerms> cards_alone{};
const std::optional<DealTerms> crown{DealTerms{.game = GameId::crown_holdem,
                                               .shoe = ShoeKind::machine,
                                               .hand_size = 2,
                                               .has_dealer = true,
                                               .community = {3, 1, 1},
                                               .burns = 1}};

// The expected root was computed in Python by docs/formats/fairness.md: the unshuffled deck, salt i
// with the sixteen bytes from 16 i on (modulo 256), table 7, round 1234.
TEST(DeckCommitments, TheRecipeInTheDocumentGivesTheSameRoot) {
    auto deck = shuffled(1);
    std::sort(deck.begin(), deck.end());
    const DeckCommitment commitment(name, deck, salts_from(0), cards_alone);
    EXPECT_EQ("83ff1632ed289a3f2a7c9fd6b3c4dae46246e3d50cc5d48550105d9b5ba2a6e4",
              to_string(commitment.root()));
    EXPECT_EQ("a41cd3716122e0ad9e3dff429a707b7bde35c950d9f8dd0d57b5466105b34462",
              to_string(commitment.proof(51).beside[5]));
}

// This root was computed in the same way and includes the way of dealing.
TEST(DeckCommitments, TheRecipeGivesTheSameRootForTheWayOfDealing) {
    auto deck = shuffled(1);
    std::sort(deck.begin(), deck.end());
    const DeckCommitment commitment(name, deck, salts_from(0), crown);
    EXPECT_EQ("270222582823659336fbe0ba7ee6324543ac5298e79bcda5609dc2be4b07ccef",
              to_string(commitment.root()));
    EXPECT_EQ("66d2946d82b52507274fe24f5716271b5bc06ff8263652afc944694c94d0c224",
              to_string(commitment.deal_proof()[5]));
}

TEST(DeckCommitments, ProveOnlyTheCommittedWayOfDealing) {
    const DeckCommitment commitment(name, shuffled(2), salts_from(3), crown);
    const HashPath beside = commitment.deal_proof();
    const auto proves_after = [&](auto change) {
        DealTerms deal = *crown;
        change(deal);
        return proves_deal(commitment.root(), name, deal, beside);
    };
    EXPECT_TRUE(proves_after([](DealTerms&) {}));
    EXPECT_FALSE(proves_after([](DealTerms& deal) { deal.game = GameId::ultimate_holdem; }));
    EXPECT_FALSE(proves_after([](DealTerms& deal) { deal.shoe = ShoeKind::hand_held; }));
    EXPECT_FALSE(proves_after([](DealTerms& deal) { deal.hand_size = 3; }));
    EXPECT_FALSE(proves_after([](DealTerms& deal) { deal.has_dealer = false; }));
    EXPECT_FALSE(proves_after([](DealTerms& deal) { deal.community = {3, 2}; }));
    EXPECT_FALSE(proves_after([](DealTerms& deal) { deal.community = {3, 1}; }));
    EXPECT_FALSE(proves_after([](DealTerms& deal) { deal.burns = 0; }));
    EXPECT_FALSE(proves_deal(commitment.root(), {7, 1'235}, *crown, beside));
    EXPECT_FALSE(proves_deal(commitment.root(), {8, 1'234}, *crown, beside));
    for (std::size_t level = 0; level < commitment_height; ++level) {
        HashPath bent = beside;
        bent[level].bytes[9] ^= std::byte{4};
        EXPECT_FALSE(proves_deal(commitment.root(), name, *crown, bent));
    }
    const DeckCommitment other(name, shuffled(2), salts_from(3), cards_alone);
    EXPECT_FALSE(proves_deal(other.root(), name, *crown, other.deal_proof()));
}

TEST(DeckCommitments, EveryCardOfTheDeckCanBeProved) {
    const auto deck = shuffled(2);
    for (const auto& deal : {cards_alone, crown}) {
        const DeckCommitment commitment(name, deck, salts_from(3), deal);
        const Commits over = deal ? Commits::cards_and_deal : Commits::cards;
        const Commits other = deal ? Commits::cards : Commits::cards_and_deal;
        for (std::size_t i = 0; i < card_count; ++i) {
            const CardProof proof = commitment.proof(i);
            EXPECT_EQ(deck[i], proof.card);
            EXPECT_TRUE(proves(commitment.root(), name, proof, over)) << i;
            EXPECT_FALSE(proves(commitment.root(), name, proof, other)) << i;
        }
    }
}

TEST(DeckCommitments, OtherCardsAndPositionsCannotBeProved) {
    const DeckCommitment commitment(name, shuffled(2), salts_from(3), crown);
    const CardProof good = commitment.proof(20);
    for (std::size_t card = 0; card < card_count; ++card) {
        CardProof other = good;
        other.card = Card::of_index(card);
        EXPECT_EQ(other.card == good.card,
                  proves(commitment.root(), name, other, Commits::cards_and_deal));
    }
    for (unsigned position = 0; position < 256; ++position) {
        CardProof moved = good;
        moved.position = static_cast<std::uint8_t>(position);
        EXPECT_EQ(position == 20, proves(commitment.root(), name, moved, Commits::cards_and_deal));
    }
    EXPECT_FALSE(proves(commitment.root(), {7, 1'235}, good, Commits::cards_and_deal));
    EXPECT_FALSE(proves(commitment.root(), {8, 1'234}, good, Commits::cards_and_deal));
    for (std::size_t level = 0; level < commitment_height; ++level) {
        CardProof bent = good;
        bent.beside[level].bytes[9] ^= std::byte{4};
        EXPECT_FALSE(proves(commitment.root(), name, bent, Commits::cards_and_deal));
    }
    CardProof salted = good;
    salted.salt[0] ^= std::byte{1};
    EXPECT_FALSE(proves(commitment.root(), name, salted, Commits::cards_and_deal));
}

// The decks differ in hidden cards only, and the salts come from a generator: a proof of one card
// depends on the other cards only through a hash with 128 unknown bits. The test checks that a
// proof holds no card and no salt but its own.
TEST(DeckCommitments, AProofHoldsNoOtherCardOrSalt) {
    const auto deck = shuffled(4);
    const Salts salts = salts_from(9);
    const CardProof proof = DeckCommitment(name, deck, salts, crown).proof(11);
    for (std::size_t i = 0; i < card_count; ++i) {
        if (i == 11) continue;
        for (const ledger::Hash& hash : proof.beside) {
            EXPECT_EQ(hash.bytes.end(),
                      std::search(
                          hash.bytes.begin(), hash.bytes.end(), salts[i].begin(), salts[i].end()));
        }
    }
}

}  // namespace
}  // namespace baize::house
