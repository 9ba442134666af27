// Splits bytes into lines as they arrive. Bytes beyond the limit of a line are dropped; the reader
// of the line sees that it is too long.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "formats/json/json_line.h"

namespace baize {

class LineSplitter {
  public:
    // Calls take(line) for every complete line.
    template <typename Take>
    void add(std::string_view bytes, Take&& take) {
        while (true) {
            const std::size_t end = bytes.find('\n');
            keep(bytes.substr(0, end));
            if (end == std::string_view::npos) return;
            take(std::string_view(begun_));
            begun_.clear();
            bytes.remove_prefix(end + 1);
        }
    }

    // Calls take(line) for a last line without a line end.
    template <typename Take>
    void finish(Take&& take) {
        if (!begun_.empty()) take(std::string_view(begun_));
        begun_.clear();
    }

  private:
    static constexpr std::size_t limit = json_line_size_max + 1;

    void keep(std::string_view part) {
        begun_.append(part.substr(0, limit - std::min(limit, begun_.size())));
    }

    std::string begun_{};
};

}  // namespace baize
