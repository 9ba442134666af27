// The endpoint that gives a person everything that is stored about the person.
#pragma once

#include "server/api/history_handlers.h"
#include "server/api/request_guard.h"

namespace baize::server {

// REQUIRES: the sources, the request guard and the executor outlive the router.
void add_export_handlers(Router& router,
                         RequestGuard& request_guard,
                         HistorySources sources,
                         BackgroundExecutor background);

}  // namespace baize::server
