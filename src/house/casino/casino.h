// The casino: one list of commands, decided one after the other. A command is decided on the
// present state, written to the journal with its money, and then changes the state; its result is
// sent when the journal's batch is on the disk (open_casino.h).
//
// The same class reads a ledger back: every command in it is decided again, and the result must
// equal the record. Records of rounds in progress are encrypted (round_seals.h): new commands
// require the master key; reading requires it, or the keys that the record discloses.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "house/casino/casino_state.h"
#include "house/casino/decide.h"
#include "house/commands/command.h"
#include "house/commands/command_keys.h"
#include "ledger/journal/journal.h"
#include "ledger/secrets/vault.h"

namespace baize::house {

// The version of the rules in this program. A change of any decision increments it, and an audit
// verifies only those events that were decided under the version it has itself.
inline constexpr std::uint32_t rules_version = 1;

// The decision point that the sender saw when giving the command. [I-143]
struct SeenDecisionPoint {
    TableId table = 0;
    std::uint64_t stage = 0;
};

// The person who submits a command, the key and the time.
struct CommandEnvelope {
    PersonId person = the_house_itself;
    CommandKey key = 0;
    Moment now{};
    std::optional<SeenDecisionPoint> seen{};  // nullopt: applies to the present decision point
};

// Called with every step before it changes the state.
using StepWatch = std::function<void(const CasinoState&, const Step&, const EventMeta&)>;

using Keys = std::shared_ptr<const ledger::Vault>;

class Casino {
  public:
    // A casino without any key.
    Casino() : Casino(std::make_shared<const ledger::Vault>()) {}

    explicit Casino(Keys keys) : vault_(std::move(keys)) {}

    // Decides and executes the command. Returns the numbers of its events, or the reason for the
    // refusal with its clause. A command repeated under its key gets the same answer as before; a
    // different command under that key is refused.
    // REQUIRES: the master key, to commit to a deck.
    [[nodiscard]] Result<Receipt> submit(const CommandEnvelope& envelope, const Command& command);

    // Replays the next event of the ledger. Returns FaultKind::sealed, and changes nothing, if the
    // event depends on cards of a round in progress and the key is missing.
    [[nodiscard]] std::optional<ledger::Fault> replay(
        const ledger::EventView& event, ledger::Chain chain = ledger::Chain::unchecked);

    // True if the last event was the last of its command, as at the end of every complete ledger.
    [[nodiscard]] bool is_between_commands() const { return expected_.empty(); }

    [[nodiscard]] const CasinoState& state() const { return state_; }

    [[nodiscard]] const ledger::Balances& balances() const { return journal_.balances(); }

    [[nodiscard]] ledger::Journal& journal() { return journal_; }

    [[nodiscard]] const ledger::Journal& journal() const { return journal_; }

    // Registers the function that is called for every further step, of new commands and of replayed
    // events.
    void watch(StepWatch watch) { watch_ = std::move(watch); }

    // Returns the smallest key that a new command of this person may have.
    [[nodiscard]] CommandKey next_key(PersonId person, CommandKey largest) const {
        return keys_.next(person, largest);
    }

    // Restores remembered refusals from the notes beside the events. Returns false if the notes are
    // malformed.
    [[nodiscard]] bool restore_refusals(const std::vector<ledger::Note>& refusals);

    // Returns the state except those refusals as bytes, so that a start need not read all events.
    [[nodiscard]] std::vector<std::byte> snapshot() const;
    [[nodiscard]] bool read_snapshot(ledger::Bytes bytes);  // false: malformed bytes

    // Returns the round whose key the last `replay` lacked.
    [[nodiscard]] const ledger::SealName& sealed_round() const { return sealed_round_; }

    [[nodiscard]] const Keys& vault() const { return vault_; }

  private:
    // A decided step, and the round whose key seals its record.
    struct Planned {
        Step step{};
        std::optional<ledger::SealName> seal{};
        std::optional<ledger::SecretKey> key{};  // of that round, if known
    };

    [[nodiscard]] Result<Receipt> carry_out(const CommandEnvelope& envelope,
                                            const Command& command);
    [[nodiscard]] Result<std::vector<Planned>> plan(const Issuer& by, const Command& command) const;
    [[nodiscard]] std::optional<ledger::Fault> open_record(const ledger::EventView& event,
                                                           const ledger::SealedBody& sealed);
    [[nodiscard]] std::optional<ledger::Fault> replay_without_key(const ledger::EventView& event,
                                                                  const ledger::SealedBody& sealed,
                                                                  ledger::Chain chain);
    [[nodiscard]] std::optional<ledger::SealName> unknown_deck(const ledger::EventHead& head) const;
    [[nodiscard]] ledger::Fault needs_key(const ledger::EventHead& head,
                                          const ledger::SealName& round);
    [[nodiscard]] std::optional<ledger::Fault> compare(const ledger::EventView& event,
                                                       const Command* asked,
                                                       const Planned& planned,
                                                       ledger::Bytes body);
    void commit(Step step, const EventMeta& recorded);
    [[nodiscard]] std::optional<ledger::Fault> verify_command(const ledger::EventView& event,
                                                              const Command& asked);

    CasinoState state_;
    ledger::Journal journal_;
    CommandKeys keys_;
    Keys vault_;
    std::vector<Planned> expected_{};  // steps of the command being read, not yet replayed
    std::uint64_t first_ = 0;          // first event of the command being read
    CommandMark mark_ = 0;             // of that command
    ledger::SealName sealed_round_{};
    std::vector<std::byte> body_{};
    std::vector<std::byte> opened_{};  // decrypted body of a sealed record
    StepWatch watch_{};
};

}  // namespace baize::house
