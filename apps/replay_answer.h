// What `baize replay` prints for one block of a file: a line of JSON a hand, or the hands in
// another format. Numbers that depend on the blocks before it are left open and filled in when it
// is printed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "histories/hand_block.h"
#include "histories/ohh_writer.h"
#include "histories/record.h"
#include "histories/replay.h"

namespace baize {

enum class ReplayPrints : std::uint8_t {
    every_hand,
    differences,
    nothing,
    phh,
    phh_alone,  // one hand, without a heading
    ohh
};

// How the hands of one or more blocks ended.
struct ReplayCounts {
    std::uint64_t agree = 0;
    std::uint64_t differ = 0;
    std::uint64_t no_result = 0;
    std::uint64_t unreadable = 0;

    [[nodiscard]] std::uint64_t hands() const { return agree + differ + no_result + unreadable; }

    void add(const ReplayCounts& other) {
        agree += other.agree;
        differ += other.differ;
        no_result += other.no_result;
        unreadable += other.unreadable;
    }
};

struct ReplayTask {
    std::string file{};
    histories::HandBlock block{};
};

struct ReplayAnswer {
    // A number to put into the text: counted in this block, to which the count of the blocks before
    // is added.
    struct Gap {
        std::size_t offset = 0;
        bool is_line = false;  // else a hand's
        std::uint64_t number = 0;
    };

    ReplayTask task{};
    std::string text{};
    std::vector<Gap> gaps{};
    std::vector<histories::HandFault> faults{};
    ReplayCounts counts{};
    std::uint64_t lines = 0;
    bool breaks_off = false;  // the block's last hand goes with the next block
    std::size_t broken_from = 0;
};

// Reads, plays and answers block after block, using its memory again.
class ReplayWorker {
  public:
    explicit ReplayWorker(ReplayPrints prints) : prints_(prints) {}

    // With the same orders and a memory of its own.
    ReplayWorker(const ReplayWorker& other) : ReplayWorker(other.prints_) {}

    ReplayWorker& operator=(const ReplayWorker&) = delete;

    [[nodiscard]] ReplayAnswer operator()(ReplayTask task);

  private:
    void add_hand(ReplayAnswer& answer);
    void add_replayed(ReplayAnswer& answer);
    void add_fault(ReplayAnswer& answer);

    ReplayPrints prints_;
    std::string line_begin_{};  // {"file":"x","hand":
    histories::BlockReader reader_{};
    histories::Record record_{};
    histories::Replayer replayer_{};
    histories::OhhWriter ohh_{};
};

}  // namespace baize
