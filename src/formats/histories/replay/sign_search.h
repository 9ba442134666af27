// Finds a sign that charges what the hands of one table paid. Hands are admitted one by one, as
// long as one sign explains all of them; the search for another sign begins only when the present
// one does not charge what the next hand paid.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <vector>

#include "engine/core/money.h"
#include "formats/histories/replay/believed_sign.h"
#include "formats/histories/replay/sign_fit.h"

namespace baize::histories {

class SignSearch {
  public:
    // `cent` is a hundredth in the unit in which all amounts of the table are counted; `likely` is
    // tried first.
    SignSearch(Money cent, const Percentage& likely) : cent_(cent), sign_{.percentage = likely} {}

    // True if one sign charges what this hand and all hands admitted before it paid. Otherwise the
    // hand is not admitted.
    [[nodiscard]] bool admit(const HandCharge& hand);

    // A sign that explains all admitted hands; there may be others.
    [[nodiscard]] const BelievedSign& sign() const { return sign_; }

  private:
    [[nodiscard]] bool extend(ChargeGroup& group, const HandCharge& hand);
    [[nodiscard]] bool insert(std::vector<ChargeGroup>::const_iterator place,
                              const HandCharge& hand);
    [[nodiscard]] bool is_explained(const ChargeGroup& changed);
    [[nodiscard]] bool take(const std::optional<BelievedSign>& sign);
    [[nodiscard]] bool search(const ChargeGroups& groups, bool has_exemptions);
    [[nodiscard]] Money finest_unit() const;

    Money cent_;
    std::vector<ChargeGroup> groups_{};  // sorted
    std::set<HandCharge> rejected_{};
    std::size_t informative_count_ = 0;  // of admitted hands that told something new
    BelievedSign sign_;
};

}  // namespace baize::histories
