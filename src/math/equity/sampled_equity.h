// Equity estimated from random deals, for questions that take too long to count. Samples come in
// chunks of equal size, each with its own seed, so the sums do not depend on which worker deals
// which chunk.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/parallel_executor.h"
#include "math/equity/checkpoint.h"
#include "math/equity/outcomes.h"
#include "math/equity/question.h"

namespace baize::equity {

// With up to this many samples, the sums of squared pot_parts fit into 64 bits.
inline constexpr std::uint64_t samples_max = 1'000'000'000;

struct SampledOutcomes {
    Outcomes outcomes;
    std::vector<std::uint64_t> squares{};  // By hand: sum of its squared parts of the pot.
    bool gave_up = false;  // The hands of different players fit together hardly ever or never.
};

struct Sampling {
    std::uint64_t samples = 0;
    std::uint64_t seed = 0;
};

// Draws each player's hand from his range such that all hands fit together, all such deals equally
// likely, and then the board. Discards are not sampled: each is the best one over all cards that
// can come. All workers call the checkpoint. REQUIRES: a settled question, samples <= samples_max.
[[nodiscard]] SampledOutcomes sample_equity(const Question& question,
                                            const Sampling& sampling,
                                            const ParallelExecutor& executor = {},
                                            const Checkpoint& checkpoint = {});

}  // namespace baize::equity
