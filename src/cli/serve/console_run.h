// Runs a house from opening its ledger to a clean stop, for `baize house` and its tests.
#pragma once

#include <cstdint>
#include <string>

#include "cli/console.h"
#include "engine/core/moment.h"
#include "service/codec/order.h"

namespace baize {

inline constexpr int exit_fault = 2;  // the disk failed: open the ledger again

struct HouseSettings {
    std::string ledger{};
    std::string ledger_key{};  // file of the ledger's key; "": beside the ledger
    std::string setup{};       // name of the first executive; "": the house is set up
    codec::TimeFrom time_from = codec::TimeFrom::clock;
    std::uint64_t snapshot_every = 100'000;  // number of events
    Span bot_pace = Span::of_seconds(1);     // delay of bots before each decision
};

// Runs until the end of the input, SIGTERM, SIGINT or a fault. `input`: a file descriptor.
[[nodiscard]] int run_house(const HouseSettings& settings, int input, Console& console);

}  // namespace baize
