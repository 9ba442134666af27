// Replays files on many threads and prints the answers in the order of the hands.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/lines/replay_answer.h"
#include "formats/histories/hand_block.h"

namespace baize {

struct ReplayJob {
    std::vector<std::string> files{};  // "-": standard input
    ReplayPrints prints = ReplayPrints::every_hand;
    histories::TableSign sign{};
    unsigned threads = 1;
    bool shows_progress = false;
    std::size_t block_size = histories::usual_block_size;
};

// Writes error messages to the console's error stream, and sets a failing exit status if there were
// any.
[[nodiscard]] ReplayCounts run_replay(const ReplayJob& job, Console& console);

}  // namespace baize
