#include "house/fairness/deck_commitment.h"

#include <algorithm>
#include <string_view>

#include "engine/core/check.h"
#include "ledger/record/short_hashes.h"

namespace baize::house {

namespace {

// Each hashed message begins with its type, so that a node cannot be taken for a leaf.
constexpr std::string_view leaf_mark = "baize card 1";
constexpr std::string_view node_mark = "baize node 1";

// Writes into the buffer that is hashed: no message of the tree is longer than one block.
class MessageWriter {
  public:
    explicit MessageWriter(ledger::ShortMessage& message) : message_(message) {}

    void raw(ledger::Bytes bytes) {
        BAIZE_CHECK(bytes.size() <= message_.size() - length_);
        std::copy(bytes.begin(), bytes.end(), message_.begin() + length_);
        length_ += bytes.size();
    }

    // Writes eight bytes, little-endian.
    void number(std::uint64_t number) {
        std::array<std::byte, 8> bytes;
        for (std::byte& byte : bytes) {
            byte = static_cast<std::byte>(number & 0xffU);
            number >>= 8U;
        }
        raw(bytes);
    }

    [[nodiscard]] std::size_t length() const { return length_; }

  private:
    ledger::ShortMessage& message_;
    std::size_t length_ = 0;
};

// Returns the number of bytes written, which is the same for every leaf.
std::size_t write_leaf(const RoundName& name,
                       std::size_t position,
                       Card card,
                       const Salt& salt,
                       ledger::ShortMessage& message) {
    MessageWriter out(message);
    out.raw(std::as_bytes(std::span(leaf_mark)));
    out.number(name.table);
    out.number(name.round);
    out.number(position);
    out.number(card.index());
    out.raw(salt);
    return out.length();
}

std::size_t write_node(const ledger::Hash& left,
                       const ledger::Hash& right,
                       ledger::ShortMessage& message) {
    MessageWriter out(message);
    out.raw(std::as_bytes(std::span(node_mark)));
    out.raw(left.bytes);
    out.raw(right.bytes);
    return out.length();
}

ledger::Hash hash_one(const ledger::ShortMessage& message, std::size_t length) {
    return ledger::hash_of({message.data(), length});
}

ledger::Hash node(const ledger::Hash& left, const ledger::Hash& right) {
    ledger::ShortMessage message{};
    const std::size_t length = write_node(left, right, message);
    return hash_one(message, length);
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
    std::array<ledger::ShortMessage, card_count> messages{};
    std::size_t length = 0;
    for (std::size_t i = 0; i < card_count; ++i)
        length = write_leaf(name, i, deck_[i], salts_[i], messages[i]);
    const std::span<ledger::Hash> nodes(nodes_);
    ledger::hash_short(messages, length, nodes.subspan(commitment_leaves, card_count));
    for (std::size_t row = commitment_leaves / 2; row > 0; row /= 2) {
        for (std::size_t i = 0; i < row; ++i)
            length = write_node(nodes_[2 * (row + i)], nodes_[2 * (row + i) + 1], messages[i]);
        ledger::hash_short(std::span(messages).first(row), length, nodes.subspan(row, row));
    }
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
    ledger::ShortMessage message{};
    const std::size_t length = write_leaf(name, proof.position, proof.card, proof.salt, message);
    ledger::Hash hash = hash_one(message, length);
    std::size_t place = proof.position;
    for (const ledger::Hash& beside : proof.beside) {
        hash = place % 2 == 0 ? node(hash, beside) : node(beside, hash);
        place /= 2;
    }
    return hash == root;
}

}  // namespace baize::house
