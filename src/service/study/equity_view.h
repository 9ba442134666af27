// Writes the figures of `baize equity` as readable text and as JSON.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "math/equity/outcomes.h"
#include "math/equity/question.h"
#include "math/equity/sampled_equity.h"

namespace baize {

struct EquityAnswer {
    equity::Question question{};
    std::vector<std::string> hands{};  // in the spelling of the input
    equity::Outcomes outcomes;
    std::vector<Card> discards{};  // one for each hand, if the discards are known
    std::optional<equity::Sampling> sampling{};
    std::vector<std::uint64_t> squares{};  // for samples: see SampledOutcomes
};

[[nodiscard]] std::string equity_text(const EquityAnswer& answer);
[[nodiscard]] std::string equity_json(const EquityAnswer& answer);

}  // namespace baize
