// A figure for display and charts. Must not be used for money.
#pragma once

namespace baize::views {

struct Decimal {
    double value = 0;
    friend bool operator==(const Decimal&, const Decimal&) = default;
};

}  // namespace baize::views
