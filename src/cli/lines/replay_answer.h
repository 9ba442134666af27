// What `baize replay` prints for one block of a file: a line of JSON a hand, or the hands in
// another format. Numbers that depend on the blocks before it are left open and filled in when it
// is printed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "formats/histories/hand_block.h"
#include "formats/histories/ohh/ohh_writer.h"
#include "formats/histories/record.h"
#include "formats/histories/replay/replay.h"
#include "formats/histories/replay/table_charges.h"

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

// A hand that agrees but for its commission, which may not fit the hands of its table before it:
// where its line stands in the text.
struct ReplayCharge {
    histories::Charge charge{};
    std::size_t begin = 0;
    std::size_t agreement = 0;  // the answer to `agrees` begins here
    std::size_t end = 0;
    bool is_held = false;  // printed only when it does not fit
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
    std::vector<ReplayCharge> charges{};
    std::vector<histories::HandFault> faults{};
    ReplayCounts counts{};
    std::uint64_t lines = 0;
    bool breaks_off = false;  // the block's last hand goes with the next block
    std::size_t broken_from = 0;
};

// Reads, plays and answers block after block, using its memory again.
class ReplayWorker {
  public:
    ReplayWorker(ReplayPrints prints, const histories::TableSign& sign)
        : prints_(prints), replayer_(sign) {}

    // With the same orders and a memory of its own.
    ReplayWorker(const ReplayWorker& other)
        : ReplayWorker(other.prints_, other.replayer_.named_sign()) {}

    ReplayWorker& operator=(const ReplayWorker&) = delete;

    [[nodiscard]] ReplayAnswer operator()(ReplayTask task);

  private:
    void add_hand(ReplayAnswer& answer);
    void add_replayed(ReplayAnswer& answer);
    void add_line(ReplayAnswer& answer, const histories::Replayed& replayed, ReplayCharge& charge);
    void add_fault(ReplayAnswer& answer);
    const std::string& game_words();

    ReplayPrints prints_;
    std::string line_begin_{};  // {"file":"x","hand":
    std::string game_words_{};  // ,"variant":"NT",... of the last game
    histories::Game last_game_{};
    histories::BlockReader reader_{};
    histories::Record record_{};
    histories::Replayer replayer_;
    histories::OhhWriter ohh_{};
};

// {"agrees":false,...} for a commission that the other hands of its table contradict, from the
// answer to `agrees` on.
[[nodiscard]] std::string refusal_of(const histories::Charge& charge);

}  // namespace baize
