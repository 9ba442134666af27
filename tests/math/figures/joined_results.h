// Adds the results of several counts to one, for games that are counted card by card.
#pragma once

#include "math/figures/distribution.h"

namespace baize::exact {

inline void add_results(Distribution& all, const Distribution& more) {
    for (const NetResult& result : more.results())
        all.add(result.net, result.staked, result.deals);
}

}  // namespace baize::exact
