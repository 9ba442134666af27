// The output of `baize replay` for one block of a file: one JSON line per hand, or the hands in
// another format. Numbers that depend on earlier blocks are left open and filled in when it is
// printed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "formats/histories/hand_block.h"
#include "formats/histories/ohh/ohh_writer.h"
#include "formats/histories/record.h"
#include "formats/histories/replay/replay.h"
#include "formats/histories/replay/table_charges.h"
#include "formats/histories/text/text_writer.h"

namespace baize {

enum class ReplayPrints : std::uint8_t {
    every_hand,
    differences,
    nothing,
    phh,
    phh_alone,  // one hand, without a heading
    ohh,
    text  // the plain text of hand trackers
};

// True for hands in another format instead of answers.
[[nodiscard]] constexpr bool converts(ReplayPrints prints) {
    return prints >= ReplayPrints::phh;
}

// Totals over the hands of one or more blocks.
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

// A hand that agrees but for its commission, which may not fit the other hands of its table: where
// its line stands in the text.
struct ReplayCharge {
    histories::TableCharge charge{};
    std::size_t begin = 0;
    std::size_t agreement = 0;  // start of the value of `agrees`
    std::size_t end = 0;
    bool is_held = false;  // printed only if the commission contradicts
};

struct ReplayAnswer {
    // A number to be filled in: the count within this block, plus the count of the blocks before.
    struct Gap {
        std::size_t offset = 0;
        bool is_line = false;  // false: the number of a hand
        std::uint64_t number = 0;
    };

    ReplayTask task{};
    std::string text{};
    std::vector<Gap> gaps{};
    std::vector<ReplayCharge> charges{};
    std::vector<histories::HandFault> faults{};
    ReplayCounts counts{};
    std::uint64_t lines = 0;
    bool breaks_off = false;  // the last hand of the block belongs to the next block
    std::size_t broken_from = 0;
};

// Parses, replays and answers block after block, reusing its memory.
class ReplayWorker {
  public:
    ReplayWorker(ReplayPrints prints, const histories::TableSign& sign)
        : prints_(prints), replayer_(sign), text_(sign) {}

    // Copies the settings, but not the memory.
    ReplayWorker(const ReplayWorker& other)
        : ReplayWorker(other.prints_, other.replayer_.named_sign()) {}

    ReplayWorker& operator=(const ReplayWorker&) = delete;

    [[nodiscard]] ReplayAnswer operator()(ReplayTask task);

  private:
    void add_hand(ReplayAnswer& answer);
    void add_replayed(ReplayAnswer& answer);
    void add_line(ReplayAnswer& answer, const histories::Replayed& replayed, ReplayCharge& charge);
    void add_converted(ReplayAnswer& answer);
    void add_text(ReplayAnswer& answer);
    void add_fault(ReplayAnswer& answer, const histories::HandFault& fault);
    const std::string& game_words();

    ReplayPrints prints_;
    std::string line_begin_{};  // {"file":"x","hand":
    std::string game_words_{};  // ,"variant":"NT",... of the last game
    histories::Game last_game_{};
    histories::BlockReader reader_{};
    histories::Record record_{};
    histories::Replayer replayer_;
    histories::OhhWriter ohh_{};
    histories::TextWriter text_;
};

// {"agrees":false,...} for a commission that does not fit the other hands of its table, from the
// answer to `agrees` on. `due` is what their sign charges.
[[nodiscard]] std::string refusal_of(const histories::TableCharge& charge, Money due);

}  // namespace baize
