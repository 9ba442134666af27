// Encryption of cards in records that must stay hidden. At a table that the house deals, every
// record that names a card of a round in progress is sealed under the key of that round
// (ledger/secrets/sealed_body.h). A hash of the key is published with the deck commitment, and the
// house discloses the key when the round is over.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "house/casino/steps.h"
#include "house/commands/command.h"
#include "ledger/secrets/sealed_body.h"

namespace baize::house {

// Returns the round whose key seals the record of this step; nullopt: the record is not encrypted.
// `asked`: the command, if the record holds it. `state`: the one before the command.
[[nodiscard]] std::optional<ledger::SealName> seal_of(const CasinoState& state,
                                                      const Command* asked,
                                                      const Step& step);

// Returns the readable part of a sealed record: for a deck commitment, its root, the hash of its
// key and, if it binds them, the dealing terms.
[[nodiscard]] std::vector<std::byte> open_part(const CasinoEvent& event);

// Returns the commitment as readable without the key: round, root, lock and dealing terms, but no
// deck.
[[nodiscard]] std::optional<DeckCommitted> commitment_without_deck(
    const ledger::SealedBody& sealed);

// Returns the first round that is over, or will never be played, and whose key is not yet in the
// record.
[[nodiscard]] std::optional<std::uint64_t> round_to_disclose(const TableState& table);

// Discloses the key of such a round. Only the house may do so, and the key must match the
// commitment.
[[nodiscard]] Result<Steps> disclose_key(const Context& now, const DiscloseKey& command);

}  // namespace baize::house
