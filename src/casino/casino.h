// The casino: one list of commands, decided one after the other. A command is decided on the floor
// as it stands, written to the journal with its money, and then changes the floor; whoever asked is
// answered when the journal's batch is on the disk (open_casino.h).
//
// The same class reads a ledger back: every command in it is decided again, and what was recorded
// must be what comes out.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "casino/command.h"
#include "casino/command_keys.h"
#include "casino/decide.h"
#include "casino/floor.h"
#include "ledger/journal.h"

namespace baize::casino {

// Of the rules as this program knows them. A program that decides something else gets the next
// number; an audit decides again only what was decided under its own.
inline constexpr std::uint32_t rules_version = 1;

// What was seen when a command was decided on. [I-143]
struct StageSeen {
    TableId table = 0;
    std::uint64_t stage = 0;
};

// Who asks, under which key, when.
struct Asking {
    PersonId person = the_house_itself;
    CommandKey key = 0;
    Moment now{};
    std::optional<StageSeen> seen{};  // nothing: whatever the table shows now
};

// Told of every step before it changes the floor.
using StepWatch = std::function<void(const Floor&, const Step&, const Recorded&)>;

class Casino {
  public:
    // What it brought about, by the numbers of its events; or why not, with the clause. A command
    // under a key that was answered before gets that answer.
    [[nodiscard]] Result<Receipt> give(const Asking& asking, const Command& command);

    // An event of the ledger, in order.
    [[nodiscard]] std::optional<ledger::Fault> follow(
        const ledger::EventView& event, ledger::Chain chain = ledger::Chain::unchecked);

    // The last event was the last of its command: true at every end of a ledger that is whole.
    [[nodiscard]] bool is_between_commands() const { return expected_.empty(); }

    [[nodiscard]] const Floor& floor() const { return floor_; }

    [[nodiscard]] const ledger::Balances& balances() const { return journal_.balances(); }

    [[nodiscard]] ledger::Journal& journal() { return journal_; }

    [[nodiscard]] const ledger::Journal& journal() const { return journal_; }

    // From now on, of commands and of events that are followed alike.
    void watch(StepWatch watch) { watch_ = std::move(watch); }

    // The least key that a new command of this person may have.
    [[nodiscard]] CommandKey next_key(PersonId person) const { return keys_.next(person); }

    // What was refused before, as it was written down beside the events. False: these are no such
    // notes.
    [[nodiscard]] bool recall(const std::vector<ledger::Note>& refusals);

    // Everything but those, as bytes, for a start without all events before.
    [[nodiscard]] std::vector<std::byte> snapshot() const;
    [[nodiscard]] bool read_snapshot(ledger::Bytes bytes);  // false: not what snapshot() makes

  private:
    [[nodiscard]] Result<Receipt> carry_out(const Asking& asking, const Command& command);
    void happen(const Step& step, const Recorded& recorded);
    [[nodiscard]] std::optional<ledger::Fault> decide_again(const ledger::EventView& event,
                                                            const Command& asked);

    Floor floor_;
    ledger::Journal journal_;
    CommandKeys keys_;
    Steps expected_{};         // of the command being read, those not yet seen; the next one last
    std::uint64_t first_ = 0;  // event of the command being read
    std::vector<std::byte> body_{};
    StepWatch watch_{};
};

}  // namespace baize::casino
