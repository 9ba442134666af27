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

// Made by the recipe of docs/formats/fairness.md in Python: the unshuffled deck, salt i the sixteen
// bytes from 16 i on (modulo 256), table 7, round 1234.
TEST(DeckCommitments, TheRecipeInTheDocumentGivesTheSameRoot) {
    auto deck = shuffled(1);
    std::sort(deck.begin(), deck.end());
    const DeckCommitment commitment(name, deck, salts_from(0));
    EXPECT_EQ("83ff1632ed289a3f2a7c9fd6b3c4dae46246e3d50cc5d48550105d9b5ba2a6e4",
              to_string(commitment.root()));
    EXPECT_EQ("a41cd3716122e0ad9e3dff429a707b7bde35c950d9f8dd0d57b5466105b34462",
              to_string(commitment.proof(51).beside[5]));
}

TEST(DeckCommitments, EveryCardOfTheDeckCanBeProved) {
    const auto deck = shuffled(2);
    const DeckCommitment commitment(name, deck, salts_from(3));
    for (std::size_t i = 0; i < card_count; ++i) {
        const CardProof proof = commitment.proof(i);
        EXPECT_EQ(deck[i], proof.card);
        EXPECT_TRUE(proves(commitment.root(), name, proof)) << i;
    }
}

TEST(DeckCommitments, NothingElseCanBeProved) {
    const DeckCommitment commitment(name, shuffled(2), salts_from(3));
    const CardProof good = commitment.proof(20);
    for (std::size_t card = 0; card < card_count; ++card) {
        CardProof other = good;
        other.card = Card::of_index(card);
        EXPECT_EQ(other.card == good.card, proves(commitment.root(), name, other));
    }
    for (unsigned position = 0; position < 256; ++position) {
        CardProof moved = good;
        moved.position = static_cast<std::uint8_t>(position);
        EXPECT_EQ(position == 20, proves(commitment.root(), name, moved));
    }
    EXPECT_FALSE(proves(commitment.root(), {7, 1'235}, good));
    EXPECT_FALSE(proves(commitment.root(), {8, 1'234}, good));
    for (std::size_t level = 0; level < commitment_height; ++level) {
        CardProof bent = good;
        bent.beside[level].bytes[9] ^= std::byte{4};
        EXPECT_FALSE(proves(commitment.root(), name, bent));
    }
    CardProof salted = good;
    salted.salt[0] ^= std::byte{1};
    EXPECT_FALSE(proves(commitment.root(), name, salted));
}

// Decks that differ in hidden cards only, with the salts of a generator: what is shown of one card
// says nothing that depends on another but through a hash with 128 unknown bits. What can be
// checked here: a proof holds no card and no salt but its own.
TEST(DeckCommitments, AProofHoldsNoOtherCardOrSalt) {
    const auto deck = shuffled(4);
    const Salts salts = salts_from(9);
    const CardProof proof = DeckCommitment(name, deck, salts).proof(11);
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
