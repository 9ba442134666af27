#include "house/seals/committed_deck.h"

#include <span>

#include "engine/core/check.h"

namespace baize::house {

Salts salts_of(const SaltSeed& seed) {
    Salts salts{};
    ledger::expand(seed, std::as_writable_bytes(std::span(salts)));
    return salts;
}

DeckCommitment commitment_of(const RoundName& name, const SealedDeck& sealed) {
    BAIZE_CHECK(is_whole_deck(sealed.deck));
    return {name,
            std::span<const Card, card_count>(sealed.deck.begin(), card_count),
            salts_of(sealed.seed),
            sealed.deal};
}

bool is_whole_deck(const CardList<card_count>& deck) {
    return deck.size() == card_count && deck.set().size() == card_count;
}

}  // namespace baize::house
