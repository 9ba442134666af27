// Cards in the record that nobody may see yet. At a table that the house deals, every record that
// names a card of a round that is on is sealed under the key of that round
// (ledger/secrets/sealed_body.h); what is published of the key goes with the promise of the deck,
// and the house discloses the key when the round is over.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "house/casino/steps.h"
#include "house/commands/command.h"
#include "ledger/secrets/sealed_body.h"

namespace baize::casino {

// The round that the record of this step is to be sealed under; nothing: it is written in clear.
// `asked`: the command, where the record holds it. The floor is that before the command.
[[nodiscard]] std::optional<ledger::SealName> seal_of(const Floor& floor,
                                                      const Command* asked,
                                                      const Step& step);

// What stays readable of a sealed record: of a promised deck its root and the lock of its key.
[[nodiscard]] std::vector<std::byte> open_part(const Happening& happening);

// The promise as somebody without the key reads it: round, root and lock, and no deck.
[[nodiscard]] std::optional<DeckPromised> promise_without_deck(const ledger::SealedBody& sealed);

// The first round that is over, or will never be played, and whose key is not in the record yet.
[[nodiscard]] std::optional<std::uint64_t> round_to_disclose(const FloorTable& table);

// The key of such a round, by the house itself; it must be the one that was promised.
[[nodiscard]] Result<Steps> disclose_key(const Situation& now, const DiscloseKey& command);

}  // namespace baize::casino
