// Compares the end of a replayed hand with the record. A record may give the winners less if the
// rest is a believable commission (commission_inference.h), and may split a chip that the book
// gives to one winner. [CP 7.2] [CP 8.5]
#pragma once

#include "formats/histories/record.h"
#include "formats/histories/replay/replay.h"

namespace baize::histories {

// REQUIRES: the replayer's hand is over and was opened from the record.
void compare_result(const Record& record, const Replayer& replayer, Replayed& replayed);

}  // namespace baize::histories
