// A round that is over, played again from the table before it and the events of the ledger: step by
// step for one audience, as a proof, or as a file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ledger/journal/store.h"
#include "ledger/secrets/vault.h"
#include "service/history/archive.h"
#include "service/history/history_view.h"
#include "service/proof/deal_proof.h"

namespace baize::history {

// One event of the table's own, in order.
struct PlayedEvent {
    ledger::EventHead head{};
    std::variant<house::BankedEvent, house::PokerEvent> event{};
};

// Of this round, from the ledger; nothing where it cannot be read, or the vault has not its key.
[[nodiscard]] std::optional<std::vector<PlayedEvent>> events_of(ledger::Store& store,
                                                                const ledger::Vault& vault,
                                                                const FinishedRound& round);

// `person` 0: as a bystander saw it.
[[nodiscard]] views::Replay replay(const FinishedRound& round,
                                   const std::vector<PlayedEvent>& events,
                                   PersonId person);

// Nothing where no deck was promised.
[[nodiscard]] std::optional<codec::DealProof> proof(const FinishedRound& round,
                                                    const std::vector<PlayedEvent>& events,
                                                    PersonId person);

enum class HandFormat : std::uint8_t { phh, ohh };

// Of a hand of poker, with what the person could see; "" for a house game.
[[nodiscard]] std::string hand_file(const FinishedRound& round,
                                    const std::vector<PlayedEvent>& events,
                                    PersonId person,
                                    HandFormat format);

// Had a part in it.
[[nodiscard]] bool was_in(const FinishedRound& round, PersonId person);

}  // namespace baize::history
