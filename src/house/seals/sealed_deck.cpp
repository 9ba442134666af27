#include "house/seals/sealed_deck.h"

#include <span>

#include "engine/core/check.h"

namespace baize::casino {

house::Salts salts_of(const SaltSeed& seed) {
    house::Salts salts{};
    ledger::expand(seed, std::as_writable_bytes(std::span(salts)));
    return salts;
}

house::DeckCommitment commitment_of(const house::RoundName& name, const SealedDeck& sealed) {
    BAIZE_CHECK(is_whole_deck(sealed.deck));
    return {name,
            std::span<const Card, card_count>(sealed.deck.begin(), card_count),
            salts_of(sealed.seed)};
}

bool is_whole_deck(const CardList<card_count>& deck) {
    return deck.size() == card_count && deck.set().size() == card_count;
}

}  // namespace baize::casino
