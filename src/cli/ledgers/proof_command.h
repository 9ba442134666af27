// `baize proof` and `baize verify`: the cards somebody was shown, against the promise made before.
// The work is in service/proof/deal_proof.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_proof_commands(CLI::App& app, Console& console);

}  // namespace baize
