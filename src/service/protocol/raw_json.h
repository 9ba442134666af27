// JSON that is already written: sent as it is.
#pragma once

#include <string>

namespace baize::screen {

struct RawJson {
    std::string text = "null";
    friend bool operator==(const RawJson&, const RawJson&) = default;
};

}  // namespace baize::screen
