// Expect: bad_optional_access|call to consteval function
#include "engine/core/card.h"

baize::Card card() {
    using baize::operator""_card;
#ifdef BAIZE_FORBIDDEN
    return "Ax"_card;
#else
    return "As"_card;
#endif
}
