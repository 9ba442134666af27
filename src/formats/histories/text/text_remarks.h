// Fees and side wagers, which lie beside the pots. The format has no lines for them, so they are
// told as words of the dealer, which every reader of the format passes over.
#pragma once

#include <string>

#include "formats/histories/text/text_hand.h"

namespace baize::histories {

// Reads them from the events that a record of ours carries. [CP 6.11]
void write_text_remarks(std::string& out, const TextHand& hand);

}  // namespace baize::histories
