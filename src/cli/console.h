// What every subcommand is given: the three streams and the exit status it leaves behind. Commands
// write here and never to std::cout, so that tests can run them whole.
#pragma once

#include <iosfwd>

namespace baize {

inline constexpr int exit_failed = 1;   // not found, or some line of the input was wrong
inline constexpr int exit_usage = 2;    // the command line itself makes no sense
inline constexpr int exit_differs = 3;  // two things that were compared are not the same

struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& error;
    int exit_status = 0;
};

// Does somebody look at the error stream while the command runs? Only then is progress shown.
[[nodiscard]] bool is_watched(const Console& console);

}  // namespace baize
