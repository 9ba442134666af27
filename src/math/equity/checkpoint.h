// A callback through which long-running work can be cancelled.
#pragma once

#include <functional>

namespace baize::equity {

// Long work calls it every few milliseconds. It may throw: the work then ends without a result, and
// the exception reaches the caller. An empty function is never called.
using Checkpoint = std::function<void()>;

inline void pass(const Checkpoint& checkpoint) {
    if (checkpoint) checkpoint();
}

}  // namespace baize::equity
