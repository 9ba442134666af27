// The public commitment to a sealed deck.
#pragma once

#include "engine/core/card_list.h"
#include "house/fairness/deck_commitment.h"
#include "house/salt_seed.h"
#include "house/seals/sealed_deck.h"

namespace baize::house {

// Returns a salt for each card; no salt reveals another.
[[nodiscard]] Salts salts_of(const SaltSeed& seed);

// Returns the commitment to the deck. REQUIRES: sealed.deck has all 52 cards.
[[nodiscard]] DeckCommitment commitment_of(const RoundName& name, const SealedDeck& sealed);

[[nodiscard]] bool is_whole_deck(const CardList<card_count>& deck);

}  // namespace baize::house
