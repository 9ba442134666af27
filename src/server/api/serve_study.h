// What `baize serve` answers to people who study: the books by clause, exact figures, equity. The
// same functions as on the command line, asked over HTTP.
#pragma once

#include "server/api/router.h"
#include "server/limits/count_queue.h"
#include "service/study/study_watch.h"

namespace baize {

// Counting is done where the queue says, and ends when its asker is gone: when the connection is
// closed, or when a watched count is not looked at any more by this clock.
// REQUIRES: the queue outlives the router's last answer.
void add_study_handlers(server::Router& router, server::CountQueue& queue, const StudyClock& now);

}  // namespace baize
