// Expect: could not convert .* from .*OddsFor.* to .*OddsTo
#include "engine/core/money.h"

std::optional<baize::Money> won(baize::Money stake) {
#ifdef BAIZE_FORBIDDEN
    constexpr baize::OddsFor odds{3};
#else
    constexpr baize::OddsTo odds{3};
#endif
    return baize::winnings_rounded_up(stake, odds, baize::Money::of_cents(1));
}
