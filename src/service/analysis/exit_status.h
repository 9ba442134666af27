// What a command that did not succeed leaves behind.
#pragma once

namespace baize {

inline constexpr int exit_failed = 1;   // not found, or some line of the input was wrong
inline constexpr int exit_usage = 2;    // the command line itself makes no sense
inline constexpr int exit_differs = 3;  // two things that were compared are not the same

}  // namespace baize
