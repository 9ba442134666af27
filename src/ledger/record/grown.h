// A struct that had fewer members when it was first written, and may get more at its end.
//
// A value whose later members have their defaults is written as before: its old members in order.
// Otherwise grown_mark comes first, then the old members, then the number of later members that
// differ from their defaults, and each of these as its name and its value, in the order of the
// description. Every value still has one encoding, and old records are read unchanged.
#pragma once

#include <cstddef>
#include <cstdint>

#include "ledger/record/type.h"

namespace baize::ledger {

// No bool is written as this number, so the first byte tells the two forms apart.
inline constexpr std::uint64_t grown_mark = 2;

// Specialized beside the description of a struct that may grow. Its first member is a bool, and its
// later members can be compared.
template <typename Struct>
inline constexpr std::size_t members_at_first = no_limit;

}  // namespace baize::ledger
