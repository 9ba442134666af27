// The house that a measure loads: furnished before anybody measures anything, and served by a
// process of its own.
#pragma once

#include <cstdint>
#include <string>
#include <sys/types.h>
#include <vector>

#include "load/load_settings.h"

namespace baize::server {

// Tables, people with chips, and the secret of a session for each.
[[nodiscard]] std::vector<std::string> furnish(const LoadSettings& settings);

// The server's own process from here on; its status.
[[nodiscard]] int serve(const LoadSettings& settings);

class LoadHouse {
  public:
    // Starts `program` again as the server and waits until it is open.
    LoadHouse(const LoadSettings& settings, const std::string& program);
    LoadHouse(const LoadHouse&) = delete;
    LoadHouse& operator=(const LoadHouse&) = delete;
    ~LoadHouse();

    // 0: it did not open.
    [[nodiscard]] std::uint16_t port() const { return port_; }

    // In KiB: now, and the most it ever was.
    struct Memory {
        long now = 0;
        long most = 0;
    };

    [[nodiscard]] Memory memory() const;

    // Seconds of processor time so far.
    [[nodiscard]] double worked() const;

  private:
    pid_t process_ = 0;
    std::uint16_t port_ = 0;
};

}  // namespace baize::server
