// The programs of a house that is open, at their tables: when a table has changed each looks
// whether it is asked for something, thinks for a while, and gives its commands like everybody
// else. Without clock, thread or chance of its own: whoever keeps the house open says what time it
// is, hands chance in, and comes back at `wakes_at`.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "house/casino/casino.h"
#include "house/workflows/bot_players/programs.h"

namespace baize::casino {

class ProgramPlayers {
  public:
    // Hands a command to the casino; true: accepted.
    using Give = std::function<bool(PersonId, const Command&)>;

    // `pace`: how long a program thinks about each decision. Without a pause programs alone at a
    // table would never stop: then each has one turn a call, and wants to be called again at once.
    explicit ProgramPlayers(Span pace) : pace_(pace) {}

    // Every turn that is due now, at all tables or at one. REQUIRES: time does not run backwards.
    void run(const Casino& casino, Moment now, bots::Chance chance, const Give& give);
    void run(
        const Casino& casino, TableId table, Moment now, bots::Chance chance, const Give& give);

    // When somebody will have thought long enough; nothing: until a table changes.
    [[nodiscard]] std::optional<Moment> wakes_at() const;

    [[nodiscard]] Span pace() const { return pace_; }

  private:
    struct Thinking {
        PersonId program = 0;
        std::optional<std::uint64_t> looked{};  // the table as it was then
        std::optional<Moment> until{};
        bool was_refused = false;  // what it wanted: again when the table changes, or `until`
    };

    struct Table {
        std::vector<Thinking> programs{};
        std::optional<std::uint64_t> version{};
        std::optional<Moment> wakes{};
    };

    struct Call {
        const Casino& casino;
        TableId table = 0;
        Moment now{};
        bots::Chance chance;
        const Give& give;
    };

    static void welcome(Table& at, const std::vector<PersonId>& seated);
    bool have_turn(Thinking& program, const Call& call) const;
    void give_all(Thinking& program, const std::vector<Command>& turn, const Call& call) const;

    Span pace_;
    std::vector<Table> tables_{};
};

}  // namespace baize::casino
