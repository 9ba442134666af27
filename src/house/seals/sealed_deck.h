// The deck of one round at a table that the house deals itself: shuffled and cut before the first
// wager, promised card by card (house/fairness), and dealt as it lies. The record holds it, so that
// a round goes on with the same cards after a crash, encrypted until the round is over
// (round_seals.h); what people may see of it is the promise.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <boost/describe.hpp>

#include "engine/core/card_list.h"
#include "engine/random/source.h"
#include "house/fairness/deck_commitment.h"
#include "ledger/record/described.h"

namespace baize::casino {

using SaltSeed = std::array<std::byte, 32>;

struct SealedDeck {
    std::uint64_t round = 0;
    CardList<card_count> deck{};  // as it is dealt: after the cut
    std::uint8_t cut = 0;         // cards above it; 0: none is made [I-114]
    SaltSeed seed{};              // of the salts
    ledger::Hash root{};          // the promise, for everybody to read
    std::uint8_t dealt = 0;       // cards that have left it
    ledger::Hash lock{};          // of the key that the record of its cards is sealed under
    friend bool operator==(const SealedDeck&, const SealedDeck&) = default;
};
BOOST_DESCRIBE_STRUCT(SealedDeck, (), (round, deck, cut, seed, root, dealt, lock))

// A round whose cards are sealed in the record, and what was published of its key.
struct RoundLock {
    std::uint64_t round = 0;
    ledger::Hash lock{};
    friend bool operator==(const RoundLock&, const RoundLock&) = default;
};
BOOST_DESCRIBE_STRUCT(RoundLock, (), (round, lock))

// The salt of each card: no card's salt tells another's.
[[nodiscard]] house::Salts salts_of(const SaltSeed& seed);

// Of a whole deck of 52. REQUIRES: sealed.deck is one.
[[nodiscard]] house::DeckCommitment commitment_of(const house::RoundName& name,
                                                  const SealedDeck& sealed);

[[nodiscard]] bool is_whole_deck(const CardList<card_count>& deck);

}  // namespace baize::casino
