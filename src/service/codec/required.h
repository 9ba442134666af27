// Defines which fields of a JSON object may be omitted.
#pragma once

#include <cstddef>

#include "ledger/record/type.h"

namespace baize::codec {

// A command must have all of its fields. For values that are mostly defaults (the terms of a sign,
// the details of an act), only the returned number of leading fields is required; the others keep
// the defaults of the struct. A std::optional field may always be omitted.
[[nodiscard]] std::size_t fields_required(const ledger::Type& structure);

}  // namespace baize::codec
