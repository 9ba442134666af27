// A struct that had fewer members when it was first written, and may get more at its end.
//
// A value whose later members have their defaults is written as before: its old members in order.
// Otherwise a mark comes first, which no old record has at that place; then the old members, the
// number of later members that differ from their defaults, and each of these as its name and its
// value, in the order of the description. Every value still has one encoding, and old records are
// read unchanged.
#pragma once

#include <cstddef>
#include <cstdint>

namespace baize::ledger {

// The mark of a struct whose first member is a bool: no bool is written as this number.
inline constexpr std::uint64_t mark_before_bool = 2;

// The mark of a struct whose first member is a number from 1, as tables and rounds are. A value
// with 0 there, which is in no record, is written with the mark, too.
inline constexpr std::uint64_t mark_before_number = 0;

inline constexpr std::size_t never_grows = static_cast<std::size_t>(-1);

// The mark of a struct whose first member is a time that is never zero, as the settings of the
// floor are. It is written like the number.
inline constexpr std::uint64_t mark_before_span = 0;

// The mark of a struct that begins with an enumeration: no enumerator has this number.
inline constexpr std::uint64_t mark_before_enumeration = 255;

// Specialized beside the description of a struct that may grow. Its first member is a bool, a
// number from 1, a time that is never zero or an enumeration, or a struct that begins with one of
// these; its later members can be compared.
template <typename Struct>
inline constexpr std::size_t members_at_first = never_grows;

}  // namespace baize::ledger
