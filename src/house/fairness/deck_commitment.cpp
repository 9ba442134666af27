#include "house/fairness/deck_commitment.h"

#include <algorithm>
#include <string_view>

#include "core/check.h"

namespace baize::house {

namespace {

// What is hashed begins with what it is, so that no node can pass for a leaf.
constexpr std::string_view leaf_mark = "baize card 1";
constexpr std::string_view node_mark = "baize node 1";

ledger::Hash leaf(const RoundName& name, std::size_t position, Card card, const Salt& salt) {
    std::vector<std::byte> bytes;
    ledger::ByteWriter out(bytes);
    out.raw(std::as_bytes(std::span(leaf_mark)));
    out.fixed64(name.table);
    out.fixed64(name.round);
    out.fixed64(position);
    out.fixed64(card.index());
    out.raw(salt);
    return ledger::hash_of(bytes);
}

ledger::Hash node(const ledger::Hash& left, const ledger::Hash& right) {
    std::vector<std::byte> bytes;
    ledger::ByteWriter out(bytes);
    out.raw(std::as_bytes(std::span(node_mark)));
    out.raw(left.bytes);
    out.raw(right.bytes);
    return ledger::hash_of(bytes);
}

}  // namespace

DeckCommitment::DeckCommitment(const RoundName& name,
                               std::span<const Card, card_count> deck,
                               const Salts& salts)
    : deck_([&]<std::size_t... i>(std::index_sequence<i...>) {
          return std::array<Card, card_count>{deck[i]...};
      }(std::make_index_sequence<card_count>{})),
      salts_(salts),
      nodes_(2 * commitment_leaves) {
    for (std::size_t i = 0; i < card_count; ++i)
        nodes_[commitment_leaves + i] = leaf(name, i, deck_[i], salts_[i]);
    for (std::size_t i = commitment_leaves - 1; i > 0; --i)
        nodes_[i] = node(nodes_[2 * i], nodes_[2 * i + 1]);
}

CardProof DeckCommitment::proof(std::size_t position) const {
    BAIZE_CHECK(position < card_count);
    CardProof proof{static_cast<std::uint8_t>(position), deck_[position], salts_[position], {}};
    std::size_t place = commitment_leaves + position;
    for (ledger::Hash& beside : proof.beside) {
        beside = nodes_[place ^ 1U];
        place /= 2;
    }
    return proof;
}

bool proves(const ledger::Hash& root, const RoundName& name, const CardProof& proof) {
    if (proof.position >= card_count) return false;
    ledger::Hash hash = leaf(name, proof.position, proof.card, proof.salt);
    std::size_t place = proof.position;
    for (const ledger::Hash& beside : proof.beside) {
        hash = place % 2 == 0 ? node(hash, beside) : node(beside, hash);
        place /= 2;
    }
    return hash == root;
}

}  // namespace baize::house
