// Does a hand played again end as its record says? A record may give the winners less, the rest
// being a commission that can be believed (commission_belief.h), and may split a chip that the book
// gives to one of them. [CP 7.2] [CP 8.5]
#pragma once

#include "formats/histories/record.h"
#include "formats/histories/replay/replay.h"

namespace baize::histories {

// REQUIRES: the replayer's hand is over and was opened from the record.
void compare_result(const Record& record, const Replayer& replayer, Replayed& replayed);

}  // namespace baize::histories
