// A commitment to every card of a deck and to the way it will be dealt, made before the first card
// is: 52 salted hashes, one per card, and one of the dealing terms, under one published root. Later
// each shown card can be proved to have been at its position, while folded cards stay hidden: a
// hash without its salt reveals nothing about the card. docs/formats/fairness.md explains how to
// check a proof independently.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/card.h"
#include "house/fairness/deal_terms.h"
#include "ledger/record/hash.h"

namespace baize::house {

inline constexpr std::size_t commitment_leaves = 64;  // 52 cards, padded to a power of two.
inline constexpr std::size_t commitment_height = 6;

using Salt = std::array<std::byte, 16>;
using Salts = std::array<Salt, card_count>;

// Identifies one round of one table: a commitment for another round proves nothing here.
struct RoundName {
    std::uint32_t table = 0;
    std::uint64_t round = 0;
    friend bool operator==(const RoundName&, const RoundName&) = default;
};
BOOST_DESCRIBE_STRUCT(RoundName, (), (table, round))

// The content that a root commits to. The hashes of cards differ too, so that no proof of one form
// passes as a proof of the other.
enum class Commits : std::uint8_t {
    cards,  // as all roots were before the dealing terms were bound
    cards_and_deal
};

// The sibling hashes from a leaf up to the root.
using HashPath = std::array<ledger::Hash, commitment_height>;

struct CardProof {
    std::uint8_t position = 0;  // 0: the first card of the deck as it is dealt.
    Card card = Card::of_index(0);
    Salt salt{};
    HashPath beside{};
    friend bool operator==(const CardProof&, const CardProof&) = default;
};

class DeckCommitment {
  public:
    // The deck in dealing order, after shuffle and cut. Salts come from the same random source as
    // the shuffle; each is used once. Without terms the root is over the cards alone.
    DeckCommitment(const RoundName& name,
                   std::span<const Card, card_count> deck,
                   const Salts& salts,
                   const std::optional<DealTerms>& deal);

    // To be published before the deal.
    [[nodiscard]] const ledger::Hash& root() const { return nodes_[1]; }

    // REQUIRES: position < 52.
    [[nodiscard]] CardProof proof(std::size_t position) const;

    // Proves the dealing terms. REQUIRES: the commitment is over them.
    [[nodiscard]] HashPath deal_proof() const;

  private:
    [[nodiscard]] HashPath path_from(std::size_t leaf) const;

    std::array<Card, card_count> deck_;
    Salts salts_;
    std::vector<ledger::Hash> nodes_;  // Node i is over 2i and 2i + 1; leaves come last.
};

// True if this card was at this position in the committed deck.
[[nodiscard]] bool proves(const ledger::Hash& root,
                          const RoundName& name,
                          const CardProof& proof,
                          Commits over);

// True if the round was committed to be dealt so.
[[nodiscard]] bool proves_deal(const ledger::Hash& root,
                               const RoundName& name,
                               const DealTerms& deal,
                               const HashPath& beside);

}  // namespace baize::house
