#include "casino/sealed_deck.h"

#include <algorithm>

#include "core/check.h"

namespace baize::casino {

house::Salts salts_of(const SaltSeed& seed) {
    house::Salts salts{};
    ledger::Hash key;
    std::copy(seed.begin(), seed.end(), key.bytes.begin());
    for (std::size_t i = 0; i < salts.size(); ++i) {
        const std::array<std::byte, 1> place{static_cast<std::byte>(i)};
        const ledger::Hash hash = ledger::chained(key, place);
        std::copy_n(hash.bytes.begin(), salts[i].size(), salts[i].begin());
    }
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
