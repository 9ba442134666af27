// The casino: one list of commands, decided one after the other. A command is decided on the floor
// as it stands, written to the journal with its money, and then changes the floor; the answer is
// sent when the journal's batch is on the disk (open_casino.h).
//
// The same class reads a ledger back: every command in it is decided again, and what was recorded
// must be what comes out. Records of rounds in progress are encrypted (round_seals.h): giving
// commands requires the master key; reading requires it, or the keys that the record discloses.
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

// Of the rules as this program knows them. A program that decides something else gets the next
// number; an audit decides again only what was decided under its own.
inline constexpr std::uint32_t rules_version = 1;

// What was seen when a command was decided on. [I-143]
struct SeenDecisionPoint {
    TableId table = 0;
    std::uint64_t stage = 0;
};

// Who asks, under which key, when.
struct CommandEnvelope {
    PersonId person = the_house_itself;
    CommandKey key = 0;
    Moment now{};
    std::optional<SeenDecisionPoint> seen{};  // nothing: whatever the table shows now
};

// Told of every step before it changes the floor.
using StepWatch = std::function<void(const CasinoState&, const Step&, const EventMeta&)>;

using Keys = std::shared_ptr<const ledger::Vault>;

class Casino {
  public:
    // Without any key.
    Casino() : Casino(std::make_shared<const ledger::Vault>()) {}

    explicit Casino(Keys keys) : vault_(std::move(keys)) {}

    // What it brought about, by the numbers of its events; or why not, with the clause. A command
    // under a key that was answered before gets that answer; another command under it is refused.
    // REQUIRES: the master key, for a deck that is promised.
    [[nodiscard]] Result<Receipt> submit(const CommandEnvelope& envelope, const Command& command);

    // An event of the ledger, in order. FaultKind::sealed: it depends on cards of a round that is
    // on, and the key is not here; nothing has changed then.
    [[nodiscard]] std::optional<ledger::Fault> replay(
        const ledger::EventView& event, ledger::Chain chain = ledger::Chain::unchecked);

    // The last event was the last of its command: true at every end of a ledger that is whole.
    [[nodiscard]] bool is_between_commands() const { return expected_.empty(); }

    [[nodiscard]] const CasinoState& state() const { return state_; }

    [[nodiscard]] const ledger::Balances& balances() const { return journal_.balances(); }

    [[nodiscard]] ledger::Journal& journal() { return journal_; }

    [[nodiscard]] const ledger::Journal& journal() const { return journal_; }

    // From now on, of commands and of events that are followed alike.
    void watch(StepWatch watch) { watch_ = std::move(watch); }

    // The least key that a new command of this person may have.
    [[nodiscard]] CommandKey next_key(PersonId person) const { return keys_.next(person); }

    // What was refused before, as it was written down beside the events. False: these are no such
    // notes.
    [[nodiscard]] bool restore_refusals(const std::vector<ledger::Note>& refusals);

    // Everything but those, as bytes, for a start without all events before.
    [[nodiscard]] std::vector<std::byte> snapshot() const;
    [[nodiscard]] bool read_snapshot(ledger::Bytes bytes);  // false: not what snapshot() makes

    // Why the last `follow` could not go on: the round it needed the key of.
    [[nodiscard]] const ledger::SealName& sealed_round() const { return sealed_round_; }

    [[nodiscard]] const Keys& vault() const { return vault_; }

  private:
    // A step that was decided, and the round its record is sealed under.
    struct Planned {
        Step step{};
        std::optional<ledger::SealName> seal{};
        std::optional<ledger::SecretKey> key{};  // of that round, where it is known
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
    std::vector<Planned> expected_{};  // of the command being read, not yet seen; the next one last
    std::uint64_t first_ = 0;          // event of the command being read
    CommandMark mark_ = 0;             // of that command
    ledger::SealName sealed_round_{};
    std::vector<std::byte> body_{};
    std::vector<std::byte> opened_{};  // of a sealed body
    StepWatch watch_{};
};

}  // namespace baize::house
