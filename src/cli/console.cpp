#include "cli/console.h"

#include <iostream>
#include <unistd.h>

#include "cli/grid/ranks_launch.h"

namespace baize {

bool is_watched(const Console& console) {
    return &console.error == &std::cerr && (isatty(STDERR_FILENO) == 1 || launcher_is_watched());
}

}  // namespace baize
