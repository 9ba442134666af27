// What every subcommand is given: the three streams and the exit status it leaves behind. Commands
// write here and never to std::cout, so that tests can run them whole.
#pragma once

#include <iosfwd>

#include "cli/exit_status.h"

namespace baize {

struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& error;
    int exit_status = 0;
};

// Does somebody look at the error stream while the command runs? Only then is progress shown.
[[nodiscard]] bool is_watched(const Console& console);

}  // namespace baize
