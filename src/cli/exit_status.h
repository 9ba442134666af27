// Exit statuses of commands that did not succeed.
#pragma once

namespace baize {

inline constexpr int exit_failed = 1;   // not found, or a line of the input was invalid
inline constexpr int exit_usage = 2;    // the command line is invalid
inline constexpr int exit_differs = 3;  // two compared items differ

}  // namespace baize
