// What the house waits on beside its input: another thread's call, and the system's wish that it
// should end. Both are files, so that one poll() waits for everything and nothing is asked in a
// circle.
#pragma once

#include <csignal>

namespace baize {

// Rings from any thread.
class WakeEvent {
  public:
    WakeEvent();
    WakeEvent(const WakeEvent&) = delete;
    WakeEvent& operator=(const WakeEvent&) = delete;
    ~WakeEvent();

    void wake() const;
    void clear() const;

    [[nodiscard]] int file() const { return file_; }

  private:
    int file_;
};

// SIGTERM and SIGINT as a file, for the thread that makes it and those that it starts afterwards;
// after it the signals do again what they did before.
class StopSignals {
  public:
    StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;
    ~StopSignals();

    [[nodiscard]] int file() const { return file_; }

  private:
    sigset_t before_{};
    int file_;
};

}  // namespace baize
