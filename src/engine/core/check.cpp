#include "engine/core/check.h"

#include <cstdio>
#include <cstdlib>

namespace baize {

void check_failed(const char* condition, const char* file, int line) {
    std::fprintf(stderr, "baize: check failed: %s (%s:%d)\n", condition, file, line);
    std::abort();
}

}  // namespace baize
