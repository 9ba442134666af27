// JSON in tests is written with single quotes and turned into the real thing, so that it can be
// read.
#pragma once

#include <algorithm>
#include <string>

namespace baize {

inline std::string quoted(std::string text) {
    std::replace(text.begin(), text.end(), '\'', '"');
    return text;
}

}  // namespace baize
