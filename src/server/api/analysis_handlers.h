// The endpoints of `baize serve` for study: rulebook clauses, exact analysis and equity. They call
// the same functions as the command line.
#pragma once

#include "server/api/router.h"
#include "server/limits/job_queue.h"
#include "service/study/job_registry.h"

namespace baize {

// Analysis jobs run on the threads of `queue`. A job is cancelled when its connection is closed, or
// when it has a progress id and its progress has not been polled for some time by the clock `now`.
// REQUIRES: the queue outlives the router's last answer.
void add_analysis_handlers(server::Router& router, server::JobQueue& queue, const JobClock& now);

}  // namespace baize
