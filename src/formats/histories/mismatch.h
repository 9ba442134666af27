// Checks what every recorded hand must have and how its parts must fit together, in any format.
// replay.h checks whether the actions are legal poker.
#pragma once

#include <optional>
#include <string_view>

#include "formats/histories/record.h"

namespace baize::histories {

struct Mismatch {
    std::string_view field{};  // the name that PHH gives the field
    std::string_view text{};
};

[[nodiscard]] std::optional<Mismatch> find_mismatch(const Record& record);

}  // namespace baize::histories
