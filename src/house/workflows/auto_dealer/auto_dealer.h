// The auto-dealer of tables that the house deals: shuffles, deals, runs the clocks, changes signs
// that are due. It checks a table only when the table has changed or one of its clocks has run out.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/random/secure_source.h"
#include "house/casino/open_casino.h"
#include "house/workflows/auto_dealer/due_action.h"

namespace baize::house {

class AutoDealer {
  public:
    // Turns a due action into a command; this is where randomness comes in.
    using MakeCommand = std::function<Command(const DueAction&)>;

    // Uses a secure random source. `pause`: how long a finished round stays on display.
    explicit AutoDealer(Span pause = {});

    explicit AutoDealer(MakeCommand say, Span pause = {})
        : make_command_(std::move(say)), pause_(pause) {}

    // Performs everything that is due now, at all tables or at one.
    void run(OpenCasino& house, Moment now);
    void run(OpenCasino& house, TableId table, Moment now);

    // Returns when an action may be due without a further command.
    [[nodiscard]] std::optional<Moment> wakes_at() const;

  private:
    struct TableSeen {
        std::optional<std::uint64_t> version{};  // Watched version at the last check.
        std::optional<Moment> wakes{};
    };

    void check(OpenCasino& house, const TableState& table, Moment now);

    // True if a finished round has not been displayed for long enough.
    [[nodiscard]] bool is_on_display(const TableState& table, Moment now) const;

    // Returns false if the last due action was refused; it would be refused again while the table
    // is unchanged.
    bool deal(OpenCasino& house, TableId table, Moment now);

    MakeCommand make_command_;
    Span pause_;
    std::vector<TableSeen> last_checks_{};
};

}  // namespace baize::house
