// Either "allowed" or the reason and clause of a refusal. The hot path of this room returns this
// instead of Result<void>, which the compiler writes to memory in parts and reads back whole, at
// four nanoseconds an action.
#pragma once

#include <cstdint>

#include "engine/core/result.h"

namespace baize::poker {

class Verdict {
  public:
    constexpr Verdict() = default;  // allowed

    constexpr Verdict(Reason reason, Clause clause) : reason_(reason), clause_(clause) {}

    [[nodiscard]] constexpr bool is_refused() const { return reason_ != Reason{}; }

    // REQUIRES: is_refused().
    [[nodiscard]] constexpr Rejection rejection() const { return {reason_, clause_}; }

  private:
    Reason reason_{};
    Clause clause_{};
};

inline constexpr Verdict allowed{};

[[nodiscard]] constexpr Result<void> as_result(Verdict verdict) {
    if (verdict.is_refused()) return reject(verdict.rejection());
    return {};
}

}  // namespace baize::poker
