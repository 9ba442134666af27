// The house itself at its own tables: shuffles, deals, keeps the clocks, changes signs that are
// due. It looks at a table when the table has changed or a clock of it has run out, and never in
// between.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "engine/random/secure_source.h"
#include "house/casino/open_casino.h"
#include "house/workflows/dealer_duties/house_duty.h"

namespace baize::casino {

class TableKeeper {
  public:
    // What the house says when it does a duty: chance comes in here.
    using Saying = std::function<Command(const Duty&)>;

    // With real chance. `pause`: how long a round that is over stays to be looked at.
    explicit TableKeeper(Span pause = {});

    explicit TableKeeper(Saying say, Span pause = {}) : say_(std::move(say)), pause_(pause) {}

    // Everything that is due now, at all tables or at one.
    void run(OpenCasino& house, Moment now);
    void run(OpenCasino& house, TableId table, Moment now);

    // When there may be something to do although nobody has asked for anything.
    [[nodiscard]] std::optional<Moment> wakes_at() const;

  private:
    struct Seen {
        std::optional<std::uint64_t> version{};  // of all it depends on, when it was looked at
        std::optional<Moment> wakes{};
    };

    void look(OpenCasino& house, const FloorTable& table, Moment now);

    // A round that is over, and not yet long enough.
    [[nodiscard]] bool is_looked_at(const FloorTable& table, Moment now) const;

    // False: the last thing that was due has been refused, and stays so on the same table.
    bool deal(OpenCasino& house, TableId table, Moment now);

    Saying say_;
    Span pause_;
    std::vector<Seen> seen_{};
};

}  // namespace baize::casino
