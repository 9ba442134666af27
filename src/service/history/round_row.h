// A person's part in a round as a row of the list.
#pragma once

#include <string>
#include <vector>

#include "service/history/archive.h"
#include "service/history/history_view.h"

namespace baize::history {

// The formats in which a round of this game is exported. Hand histories exist only for poker.
[[nodiscard]] std::vector<std::string> formats_of(GameId game);

[[nodiscard]] views::RoundRow row_of(const Part& part);

}  // namespace baize::history
