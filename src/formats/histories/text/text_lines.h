// The lines of one hand from its posts to its summary, from the events of the engine.
#pragma once

#include <string>

#include "formats/histories/text/text_hand.h"

namespace baize::histories {

// Fills in what the summary needs to know of the play.
void write_text_lines(std::string& out, TextHand& hand);

}  // namespace baize::histories
