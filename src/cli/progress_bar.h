// A progress bar for terminals; it prints nothing otherwise.
#pragma once

#include <cstdint>
#include <ostream>
#include <string>

namespace baize {

class ProgressBar {
  public:
    ProgressBar(std::ostream& out, bool watched) : out_(out), watched_(watched) {}

    // Draws only when the percentage has changed.
    void show(std::uint64_t done, std::uint64_t all) {
        if (!watched_ || all == 0) return;
        const auto percent = static_cast<std::size_t>(done * 100 / all);
        if (percent == shown_) return;
        shown_ = percent;
        const std::size_t full = percent / 2;
        out_ << "\r[" << std::string(full, '#') << std::string(width - full, '.') << "] " << percent
             << " %" << std::flush;
    }

    void clear() {
        if (watched_) out_ << '\r' << std::string(width + 12, ' ') << '\r' << std::flush;
    }

  private:
    static constexpr std::size_t width = 50;
    std::ostream& out_;
    bool watched_;
    std::size_t shown_ = 101;  // nothing drawn yet
};

}  // namespace baize
