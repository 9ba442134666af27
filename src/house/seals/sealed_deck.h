// The deck of one round at a table that the house deals: shuffled and cut before the first wager,
// committed to card by card (house/fairness), and dealt in that order. The record contains it, so
// that after a crash the round continues with the same cards, but encrypted until the round is over
// (round_seals.h). The commitment is public.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <boost/describe.hpp>

#include "engine/core/card_list.h"
#include "house/fairness/deal_terms.h"
#include "house/salt_seed.h"
#include "ledger/record/grown.h"
#include "ledger/record/hash.h"

namespace baize::house {

struct SealedDeck {
    std::uint64_t round = 0;
    CardList<card_count> deck{};  // In dealing order: after the cut.
    std::uint8_t cut = 0;         // Number of cards above the cut; 0: no cut. [I-114]
    SaltSeed seed{};              // Seed of the salts.
    ledger::Hash root{};          // The public commitment.
    std::uint8_t dealt = 0;       // Number of cards dealt so far.
    ledger::Hash lock{};          // Hash of the key under which its cards are sealed.
    // How the deck is dealt, bound by the commitment; nullopt: it binds the cards alone, as all
    // commitments did at first.
    std::optional<DealTerms> deal{};
    friend bool operator==(const SealedDeck&, const SealedDeck&) = default;
};
BOOST_DESCRIBE_STRUCT(SealedDeck, (), (round, deck, cut, seed, root, dealt, lock, deal))

// A round whose cards are sealed in the record, and the public hash of its key.
struct RoundLock {
    std::uint64_t round = 0;
    ledger::Hash lock{};
    friend bool operator==(const RoundLock&, const RoundLock&) = default;
};
BOOST_DESCRIBE_STRUCT(RoundLock, (), (round, lock))

}  // namespace baize::house

template <>
inline constexpr std::size_t baize::ledger::members_at_first<baize::house::SealedDeck> = 7;
