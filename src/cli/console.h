// The streams and the exit status of a subcommand. Commands write here and never to std::cout, so
// that tests can run whole commands.
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

// True if the error stream is a terminal: only then is progress shown.
[[nodiscard]] bool is_watched(const Console& console);

}  // namespace baize
