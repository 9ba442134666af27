// Runs the bots of an open house. When a table has changed, each bot at it checks whether it must
// act, waits for the pace, and gives its commands like any player. It has no clock, thread or
// random source: the caller passes in the time and the randomness, and calls again at `wakes_at`.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "house/casino/casino.h"
#include "house/workflows/bots/bot_decisions.h"

namespace baize::house {

class BotRunner {
  public:
    // Submits a command to the casino; returns true if it was accepted.
    using Submit = std::function<bool(PersonId, const Command&)>;

    // `pace`: how long a bot waits before each decision. Without a pause, bots alone at a table
    // would never stop, so each takes one turn per call and asks to be called again at once.
    explicit BotRunner(Span pace) : pace_(pace) {}

    // Takes every turn that is due now, at all tables or at one. REQUIRES: time does not run
    // backwards.
    void run(const Casino& casino,
             Moment now,
             bots::RandomSource random_source,
             const Submit& submit);
    void run(const Casino& casino,
             TableId table,
             Moment now,
             bots::RandomSource random_source,
             const Submit& submit);

    // Returns when the next bot will be ready to act; nullopt: not before a table changes.
    [[nodiscard]] std::optional<Moment> wakes_at() const;

    [[nodiscard]] Span pace() const { return pace_; }

  private:
    struct BotState {
        PersonId bot = 0;
        std::optional<std::uint64_t> looked{};  // Version of the table it last saw.
        std::optional<Moment> until{};
        bool was_refused = false;  // Retry when the table changes, or at `until`.
    };

    struct Table {
        std::vector<BotState> bots{};
        std::optional<std::uint64_t> version{};
        std::optional<Moment> wakes{};
    };

    struct Call {
        const Casino& casino;
        TableId table = 0;
        Moment now{};
        bots::RandomSource random_source;
        const Submit& submit;
    };

    static void welcome(Table& at, const std::vector<PersonId>& seated);
    bool have_turn(BotState& bot, const Call& call) const;
    void give_all(BotState& bot, const std::vector<Command>& turn, const Call& call) const;

    Span pace_;
    std::vector<Table> tables_{};
};

}  // namespace baize::house
