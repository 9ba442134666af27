#include "house/fairness/deck_commitment.h"

#include <algorithm>
#include <string_view>

#include "engine/core/check.h"
#include "ledger/record/short_hashes.h"

namespace baize::house {

namespace {

// Each hashed message begins with its type, so that a node cannot be taken for a leaf.
constexpr std::string_view card_mark = "baize card 1";
constexpr std::string_view card_beside_deal_mark = "baize card 2";
constexpr std::string_view deal_mark = "baize deal 1";
constexpr std::string_view node_mark = "baize node 1";

// The dealing terms follow the cards.
constexpr std::size_t deal_leaf = card_count;

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
                       Commits over,
                       ledger::ShortMessage& message) {
    MessageWriter out(message);
    const std::string_view mark = over == Commits::cards ? card_mark : card_beside_deal_mark;
    out.raw(std::as_bytes(std::span(mark)));
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

ledger::Hash deal_hash(const RoundName& name, const DealTerms& deal) {
    ledger::ShortMessage message{};
    MessageWriter out(message);
    out.raw(std::as_bytes(std::span(deal_mark)));
    out.number(name.table);
    out.number(name.round);
    out.number(deal.hand_size);
    out.number(deal.has_dealer ? 1 : 0);
    out.number(deal.shoe == ShoeKind::machine ? 1 : 0);
    out.number(deal.burns);
    out.number(deal.community.size());
    for (const std::uint8_t cards : deal.community)
        out.number(cards);
    out.raw(std::as_bytes(std::span(baize::name(deal.game))));
    return hash_one(message, out.length());
}

ledger::Hash node(const ledger::Hash& left, const ledger::Hash& right) {
    ledger::ShortMessage message{};
    const std::size_t length = write_node(left, right, message);
    return hash_one(message, length);
}

ledger::Hash root_over(ledger::Hash hash, std::size_t leaf, const HashPath& beside) {
    for (const ledger::Hash& other : beside) {
        hash = leaf % 2 == 0 ? node(hash, other) : node(other, hash);
        leaf /= 2;
    }
    return hash;
}

}  // namespace

DeckCommitment::DeckCommitment(const RoundName& name,
                               std::span<const Card, card_count> deck,
                               const Salts& salts,
                               const std::optional<DealTerms>& deal)
    : deck_([&]<std::size_t... i>(std::index_sequence<i...>) {
          return std::array<Card, card_count>{deck[i]...};
      }(std::make_index_sequence<card_count>{})),
      salts_(salts),
      nodes_(2 * commitment_leaves) {
    const Commits over = deal ? Commits::cards_and_deal : Commits::cards;
    std::array<ledger::ShortMessage, card_count> messages{};
    std::size_t length = 0;
    for (std::size_t i = 0; i < card_count; ++i)
        length = write_leaf(name, i, deck_[i], salts_[i], over, messages[i]);
    const std::span<ledger::Hash> nodes(nodes_);
    ledger::hash_short(messages, length, nodes.subspan(commitment_leaves, card_count));
    if (deal) nodes_[commitment_leaves + deal_leaf] = deal_hash(name, *deal);
    for (std::size_t row = commitment_leaves / 2; row > 0; row /= 2) {
        for (std::size_t i = 0; i < row; ++i)
            length = write_node(nodes_[2 * (row + i)], nodes_[2 * (row + i) + 1], messages[i]);
        ledger::hash_short(std::span(messages).first(row), length, nodes.subspan(row, row));
    }
}

CardProof DeckCommitment::proof(std::size_t position) const {
    BAIZE_CHECK(position < card_count);
    return {static_cast<std::uint8_t>(position),
            deck_[position],
            salts_[position],
            path_from(position)};
}

HashPath DeckCommitment::deal_proof() const {
    return path_from(deal_leaf);
}

HashPath DeckCommitment::path_from(std::size_t leaf) const {
    HashPath path{};
    std::size_t place = commitment_leaves + leaf;
    for (ledger::Hash& beside : path) {
        beside = nodes_[place ^ 1U];
        place /= 2;
    }
    return path;
}

bool proves(const ledger::Hash& root, const RoundName& name, const CardProof& proof, Commits over) {
    if (proof.position >= card_count) return false;
    ledger::ShortMessage message{};
    const std::size_t length =
        write_leaf(name, proof.position, proof.card, proof.salt, over, message);
    return root_over(hash_one(message, length), proof.position, proof.beside) == root;
}

bool proves_deal(const ledger::Hash& root,
                 const RoundName& name,
                 const DealTerms& deal,
                 const HashPath& beside) {
    return root_over(deal_hash(name, deal), deal_leaf, beside) == root;
}

}  // namespace baize::house
