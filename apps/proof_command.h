// `baize proof` and `baize verify`: the cards somebody was shown, against the promise made before.
// The work is in desk/deal_proof.
#pragma once

#include "apps/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_proof_commands(CLI::App& app, Console& console);

}  // namespace baize
