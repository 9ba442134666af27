// Expect: bad_optional_access|call to consteval function
#include "engine/core/clause.h"

baize::Clause clause() {
    using baize::operator""_clause;
#ifdef BAIZE_FORBIDDEN
    return "TCP 99.9"_clause;
#else
    return "TCP 3.6.1"_clause;
#endif
}
