// A promise about every card of a deck, made before the first is dealt: 52 salted hashes, one a
// card, under one root that is published. Afterwards each card that was shown can be proved to have
// lain where it was dealt from, and those that were folded stay hidden: without its salt a hash
// tells nothing about its card. docs/formats/fairness.md is the recipe to check it elsewhere.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/card.h"
#include "ledger/record/hash.h"

namespace baize::house {

inline constexpr std::size_t commitment_leaves = 64;  // 52 cards, the rest filled up
inline constexpr std::size_t commitment_height = 6;

using Salt = std::array<std::byte, 16>;
using Salts = std::array<Salt, card_count>;

// One round of one table: a promise for another one proves nothing here.
struct RoundName {
    std::uint32_t table = 0;
    std::uint64_t round = 0;
    friend bool operator==(const RoundName&, const RoundName&) = default;
};
BOOST_DESCRIBE_STRUCT(RoundName, (), (table, round))

struct CardProof {
    std::uint8_t position = 0;  // 0: the first card of the deck as it is dealt
    Card card = Card::of_index(0);
    Salt salt{};
    std::array<ledger::Hash, commitment_height> beside{};  // on the way up to the root
    friend bool operator==(const CardProof&, const CardProof&) = default;
};

class DeckCommitment {
  public:
    // The deck as it will be dealt, after shuffle and cut. Salts come from the source that
    // shuffles; each is used once.
    DeckCommitment(const RoundName& name,
                   std::span<const Card, card_count> deck,
                   const Salts& salts);

    // To publish before the deal.
    [[nodiscard]] const ledger::Hash& root() const { return nodes_[1]; }

    // REQUIRES: position < 52.
    [[nodiscard]] CardProof proof(std::size_t position) const;

  private:
    std::array<Card, card_count> deck_;
    Salts salts_;
    std::vector<ledger::Hash> nodes_;  // node i is over 2i and 2i + 1; the leaves come last
};

// Did this card lie at this place in the deck that was promised?
[[nodiscard]] bool proves(const ledger::Hash& root, const RoundName& name, const CardProof& proof);

}  // namespace baize::house
