// Expect: no match for .operator<.
#include "engine/hands/five_card.h"
#include "engine/hands/three_card.h"

bool is_lower(baize::ThreeCardRank one, [[maybe_unused]] baize::FiveCardRank other) {
#ifdef BAIZE_FORBIDDEN
    return one < other;
#else
    return one < baize::ThreeCardRank{};
#endif
}
