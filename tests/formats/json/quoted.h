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

inline bool contains(const std::string& text, const std::string& part) {
    return text.find(quoted(part)) != std::string::npos;
}

}  // namespace baize
