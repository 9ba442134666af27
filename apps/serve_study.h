// What `baize serve` answers to people who study: the books by clause, exact figures, equity. The
// same functions as on the command line, asked over HTTP.
#pragma once

#include "apps/study_watch.h"
#include "server/hall.h"
#include "server/router.h"

namespace baize {

// Counting is done elsewhere, and given up when nobody waits for it by this clock.
void add_study_handlers(server::Router& router,
                        const server::Elsewhere& elsewhere,
                        const StudyClock& now);

}  // namespace baize
