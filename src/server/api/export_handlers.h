// The endpoint that sends all rounds of a person as one file.
#pragma once

#include "server/api/history_handlers.h"

namespace baize::server {

// REQUIRES: the sources and the executor outlive the router.
void add_export_handlers(Router& router, HistorySources sources, BackgroundExecutor background);

}  // namespace baize::server
