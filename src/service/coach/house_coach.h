// The coach of an open house: advice when it is asked for, and what the mistakes of those who have
// asked cost from then on. It remembers nothing beyond the program's end.
#pragma once

#include <map>
#include <optional>

#include "house/casino/casino.h"
#include "service/coach/judge.h"

namespace baize {

// A decision about to be given, and the advice for it.
struct WatchedDecision {
    house::PersonId person = 0;
    coach::Advice advice{};
    coach::Made made{};
};

class HouseCoach {
  public:
    explicit HouseCoach(const house::Casino& casino) : casino_(casino) {}

    [[nodiscard]] Result<coach::Advice> advise(house::PersonId person,
                                               house::TableId table,
                                               Moment now);

    // Since the person asked for anything first.
    [[nodiscard]] Result<coach::CoachSummary> summary(house::PersonId person);

    // What there is to judge about a command, if its player has a coach. Counting takes time, so
    // nobody else's decisions are weighed.
    [[nodiscard]] std::optional<WatchedDecision> before(house::PersonId by,
                                                        const house::Command& command,
                                                        Moment now);

    void happened(const WatchedDecision& decision);

  private:
    // The last advice of somebody, and the state of the table that it was for.
    struct Remembered {
        std::uint64_t version = 0;
        coach::Advice advice{};
    };

    [[nodiscard]] Result<coach::Advice> look_up(house::PersonId person,
                                                house::TableId table,
                                                Moment now);

    const house::Casino& casino_;
    std::map<house::PersonId, coach::CoachSummary> summaries_{};
    std::map<house::PersonId, Remembered> remembered_{};
};

}  // namespace baize
