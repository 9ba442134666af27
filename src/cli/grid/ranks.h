// The processes that mpirun has started together. The implementation is a separate module, loaded
// only when needed (docs/adr/0010-ranks-in-a-module.md), because the MPI libraries would make every
// start of the program take half as long again.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace baize {

struct RankMessage {
    int from = 0;
    std::string text{};
};

// Only the thread that joined may call these functions.
class Ranks {
  public:
    Ranks() = default;
    virtual ~Ranks() = default;
    Ranks(const Ranks&) = delete;
    Ranks& operator=(const Ranks&) = delete;

    [[nodiscard]] virtual int rank() const = 0;   // 0: the one that reads and prints
    [[nodiscard]] virtual int count() const = 0;  // of all ranks, on all machines

    // Returns the number of cores that this rank should use: those it may run on, divided among the
    // ranks that share them. At least one.
    [[nodiscard]] virtual std::size_t cores() const = 0;

    // Copies rank 0's text to all ranks. Every rank must call it.
    virtual void share(std::string& text) = 0;

    // Does not wait until the message is received.
    virtual void send(int to, std::string text) = 0;

    // Returns a message that has arrived, or nullopt.
    [[nodiscard]] virtual std::optional<RankMessage> receive() = 0;

    // Waits until all ranks have called it. This must be the last call.
    virtual void part() = 0;
};

// The function that the module exports. The number in the name changes with the class above.
inline constexpr const char* join_ranks_name = "baize_join_ranks_1";
using JoinRanks = Ranks* (*)();  // Never nullptr; valid for the life of the process.

}  // namespace baize
