// Replays a finished round from the table before it and the events of the ledger: step by step for
// one audience, as a proof, or as a file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "house/tables/banked/events.h"
#include "house/tables/poker/events.h"
#include "ledger/journal/store.h"
#include "ledger/secrets/vault.h"
#include "service/history/archive.h"
#include "service/history/history_view.h"
#include "service/proof/deal_proof.h"

namespace baize::history {

// One event of the table, in order. At a house game a change of seats belongs to the round, because
// it moves the personal limits of the player.
struct PlayedEvent {
    ledger::EventHead head{};
    std::variant<house::BankedEvent, house::PokerEvent, house::SeatChanged> event{};
};

// Reads the events of this round from the ledger; nullopt if they cannot be read, or the vault
// lacks the key.
[[nodiscard]] std::optional<std::vector<PlayedEvent>> events_of(ledger::Store& store,
                                                                const ledger::Vault& vault,
                                                                const FinishedRound& round);

// `person` 0: as a bystander.
[[nodiscard]] views::Replay replay(const FinishedRound& round,
                                   const std::vector<PlayedEvent>& events,
                                   PersonId person);

// Returns nullopt if the house did not commit to a deck.
[[nodiscard]] std::optional<codec::DealProof> proof(const FinishedRound& round,
                                                    const std::vector<PlayedEvent>& events,
                                                    PersonId person);

enum class HandFormat : std::uint8_t { phh, ohh, text };

// Returns the file of a poker hand with the cards that the person could see; "" for a house game.
// In plain text its number is made of the table and the round, so that no two hands share one.
[[nodiscard]] std::string hand_file(const FinishedRound& round,
                                    const std::vector<PlayedEvent>& events,
                                    PersonId person,
                                    HandFormat format);

// True if the person took part in the round.
[[nodiscard]] bool was_in(const FinishedRound& round, PersonId person);

}  // namespace baize::history
