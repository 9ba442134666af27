// The endpoints that send all rounds of a person as one file, and everything that is stored about a
// person as one document.
#pragma once

#include "server/api/history_handlers.h"
#include "server/api/request_guard.h"

namespace baize::server {

// REQUIRES: the sources and the executor outlive the router.
void add_export_handlers(Router& router, HistorySources sources, BackgroundExecutor background);

// REQUIRES: the sources, the request guard and the executor outlive the router.
void add_account_export_handlers(Router& router,
                                 RequestGuard& request_guard,
                                 HistorySources sources,
                                 BackgroundExecutor background);

}  // namespace baize::server
