// The processes that mpirun has started together, as a command sees them. What is behind it is a
// module of its own, loaded only where it is needed (docs/adr/0010-ranks-in-a-module.md): MPI's
// libraries would make every start of the program half as long again.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace baize {

struct RankMessage {
    int from = 0;
    std::string text{};
};

// Only the thread that joined the others may call any of these.
class Ranks {
  public:
    Ranks() = default;
    virtual ~Ranks() = default;
    Ranks(const Ranks&) = delete;
    Ranks& operator=(const Ranks&) = delete;

    [[nodiscard]] virtual int rank() const = 0;   // 0: the one that reads and prints
    [[nodiscard]] virtual int count() const = 0;  // of all ranks, on all machines

    // So many cores of this machine are for this rank: those it may run on, less the part of the
    // other ranks that may run on them too. At least one.
    [[nodiscard]] virtual std::size_t cores() const = 0;

    // Gives all the text that rank 0 has. Every rank has to call it.
    virtual void share(std::string& text) = 0;

    // Does not wait for the other to listen.
    virtual void send(int to, std::string text) = 0;

    // A message that is there, or nothing.
    [[nodiscard]] virtual std::optional<RankMessage> receive() = 0;

    // Waits until all ranks have come here. The last call.
    virtual void part() = 0;
};

// What the module has to offer, by this name: the number goes up when the class above changes.
inline constexpr const char* join_ranks_name = "baize_join_ranks_1";
using JoinRanks = Ranks* (*)();  // never nullptr; lives as long as the process

}  // namespace baize
