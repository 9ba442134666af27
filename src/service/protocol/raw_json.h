// Text that is already JSON and is sent unchanged.
#pragma once

#include <string>

namespace baize::views {

struct RawJson {
    std::string text = "null";
    friend bool operator==(const RawJson&, const RawJson&) = default;
};

}  // namespace baize::views
