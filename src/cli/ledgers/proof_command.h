// `baize proof` and `baize verify`: the cards that a person was shown, checked against the
// commitment made before the deal. The work is in service/proof/deal_proof.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_proof_commands(CLI::App& app, Console& console);

}  // namespace baize
