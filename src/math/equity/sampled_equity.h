// Equity by dealing at random, for what takes too long to count. Samples come in chunks of one
// size, each from a seed of its own, so that the sums do not depend on who deals which.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/crew.h"
#include "math/equity/checkpoint.h"
#include "math/equity/outcomes.h"
#include "math/equity/question.h"

namespace baize::equity {

// Squares of pot_parts over this many samples stay within 64 bits.
inline constexpr std::uint64_t samples_max = 1'000'000'000;

struct SampledOutcomes {
    Outcomes outcomes;
    std::vector<std::uint64_t> squares{};  // of each hand's parts of the pot, summed
    bool gave_up = false;  // the hands of different players hardly ever fit together, if at all
};

struct Sampling {
    std::uint64_t samples = 0;
    std::uint64_t seed = 0;
};

// Every player's hand is drawn from his range so that all fit, all fitting ones with the same
// chance; then the board. Discards are not sampled: each is the best one, by all that can come.
// The checkpoint is passed by every worker. REQUIRES: a settled question, samples <= samples_max.
[[nodiscard]] SampledOutcomes sample_equity(const Question& question,
                                            const Sampling& sampling,
                                            const Crew& crew = {},
                                            const Checkpoint& checkpoint = {});

}  // namespace baize::equity
