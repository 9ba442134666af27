// A figure for display and charts. Must not be used for money.
#pragma once

namespace baize::screen {

struct Decimal {
    double value = 0;
    friend bool operator==(const Decimal&, const Decimal&) = default;
};

}  // namespace baize::screen
