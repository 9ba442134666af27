// What every recorded hand must have and how its parts must fit together, whatever format it came
// from. Whether the actions are legal poker is for replay.h to say.
#pragma once

#include <optional>
#include <string_view>

#include "formats/histories/record.h"

namespace baize::histories {

struct Misfit {
    std::string_view field{};  // as PHH names it
    std::string_view text{};
};

[[nodiscard]] std::optional<Misfit> find_misfit(const Record& record);

}  // namespace baize::histories
