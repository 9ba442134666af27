// Checks what every recorded hand must have and how its parts must fit together, in any format.
// replay.h checks whether the actions are legal poker.
#pragma once

#include <optional>
#include <string_view>

#include "formats/histories/record.h"

namespace baize::histories {

struct Misfit {
    std::string_view field{};  // the name that PHH gives the field
    std::string_view text{};
};

[[nodiscard]] std::optional<Misfit> find_misfit(const Record& record);

}  // namespace baize::histories
