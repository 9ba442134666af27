#include "apps/console.h"

#include <iostream>
#include <unistd.h>

namespace baize {

bool is_watched(const Console& console) {
    return &console.error == &std::cerr && isatty(STDERR_FILENO) == 1;
}

}  // namespace baize
