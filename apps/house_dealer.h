// The house itself at its own tables: shuffles, deals, keeps the clocks, changes signs that are
// due. It looks at a table when the table has changed or a clock of it has run out, and never in
// between.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "casino/house_duty.h"
#include "casino/open_casino.h"
#include "shoe/secure_source.h"

namespace baize {

class HouseDealer {
  public:
    // Everything that is due now.
    void run(casino::OpenCasino& house, Moment now);

    // When there may be something to do although nobody has asked for anything.
    [[nodiscard]] std::optional<Moment> wakes_at() const;

  private:
    struct Seen {
        std::optional<std::uint64_t> version{};  // of all it depends on, when it was looked at
        std::optional<Moment> wakes{};
    };

    // False: the last thing that was due has been refused, and stays so on the same table.
    bool deal(casino::OpenCasino& house, casino::TableId table, Moment now);

    SecureSource source_{};
    std::vector<Seen> seen_{};
};

}  // namespace baize
