// The figures of `baize equity` as text for people and as JSON.
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
    std::vector<std::string> hands{};  // as they were written
    equity::Outcomes outcomes;
    std::vector<Card> discards{};  // where they are known, one a hand
    std::optional<equity::Sampling> sampling{};
    std::vector<std::uint64_t> squares{};  // of samples: as in SampledOutcomes
};

[[nodiscard]] std::string equity_text(const EquityAnswer& answer);
[[nodiscard]] std::string equity_json(const EquityAnswer& answer);

}  // namespace baize
