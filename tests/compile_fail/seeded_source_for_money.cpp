// Expect: invalid initialization of reference of type .*SecureSource
#include "engine/random/shuffle.h"

baize::Deck deck_for_money(baize::SecureSource& secure,
                           [[maybe_unused]] baize::SeededSource& seeded) {
#ifdef BAIZE_FORBIDDEN
    return baize::shuffled_deck(seeded);
#else
    return baize::shuffled_deck(secure);
#endif
}
