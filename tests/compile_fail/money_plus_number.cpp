// Expect: no match for .operator\+.
#include "engine/core/money.h"

baize::Money more(baize::Money money) {
#ifdef BAIZE_FORBIDDEN
    return money + 5;
#else
    return money + baize::Money::of_cents(5);
#endif
}
