// The house under load: set up before the measurement and served by a separate process.
#pragma once

#include <cstdint>
#include <string>
#include <sys/types.h>
#include <vector>

#include "load/load_settings.h"

namespace baize::server {

// Creates tables and people with chips; returns the session secret of each player.
[[nodiscard]] std::vector<std::string> furnish(const LoadSettings& settings);

// Runs the server in this process; returns its exit status.
[[nodiscard]] int serve(const LoadSettings& settings);

class LoadHouse {
  public:
    // Starts `program` again as the server and waits until it is open.
    LoadHouse(const LoadSettings& settings, const std::string& program);
    LoadHouse(const LoadHouse&) = delete;
    LoadHouse& operator=(const LoadHouse&) = delete;
    ~LoadHouse();

    // The port of the server; 0 if it did not open.
    [[nodiscard]] std::uint16_t port() const { return port_; }

    // Current and peak memory, in KiB.
    struct Memory {
        long now = 0;
        long most = 0;
    };

    [[nodiscard]] Memory memory() const;

    // Processor time used so far, in seconds.
    [[nodiscard]] double worked() const;

  private:
    pid_t process_ = 0;
    std::uint16_t port_ = 0;
};

}  // namespace baize::server
