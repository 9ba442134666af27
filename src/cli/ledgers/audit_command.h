// `baize audit`: checks that the content of a ledger is what the books decide. The work is in
// audit_run.
#pragma once

#include "cli/console.h"

namespace CLI {
class App;
}

namespace baize {

void add_audit_command(CLI::App& app, Console& console);

}  // namespace baize
