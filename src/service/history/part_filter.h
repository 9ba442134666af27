// The filter of the history page: it picks rounds out of a person's list.
#pragma once

#include <optional>
#include <string>

#include "service/history/archive.h"

namespace baize::history {

enum class Outcome : std::uint8_t { any, won, lost, even };

struct PartFilter {
    std::optional<GameId> game{};
    TableId table = 0;  // 0: every table
    Outcome outcome = Outcome::any;
    Money least{};         // the least amount won or lost
    std::string words{};   // in the name of the hand, in any case
    std::string clause{};  // beginning of the deciding clause; blanks do not count
    Moment from{};         // rounds that ended at this time or later
    std::optional<Moment> before{};
};

[[nodiscard]] bool fits(const Part& part, const PartFilter& filter);

}  // namespace baize::history
