// What `baize serve` answers to people who study: the books by clause, exact figures, equity. The
// same functions as on the command line, asked over HTTP.
#pragma once

#include "server/hall.h"
#include "server/router.h"

namespace baize {

// Counting is done elsewhere.
void add_study_handlers(server::Router& router, const server::Elsewhere& elsewhere);

}  // namespace baize
