// The coach of an open house: gives advice on request, and from then on adds up the cost of the
// mistakes of each person who has asked. Its memory ends with the program.
#pragma once

#include <map>
#include <optional>

#include "house/casino/casino.h"
#include "service/coach/judge.h"

namespace baize {

// A decision that is about to be submitted, and the advice for it.
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

    // Returns the sums since the person's first question.
    [[nodiscard]] Result<coach::CoachSummary> summary(house::PersonId person);

    // Returns what is needed to judge a command, if its player has asked the coach before. Advice
    // takes time to compute, so decisions of other players are not judged.
    [[nodiscard]] std::optional<WatchedDecision> before(house::PersonId by,
                                                        const house::Command& command,
                                                        Moment now);

    void happened(const WatchedDecision& decision);

  private:
    // A person's last advice, and the state of the table that it was for.
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
