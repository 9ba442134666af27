// A sign as text for people at the table, one line per statement.
#pragma once

#include <string>
#include <vector>

#include "house/signs/board.h"
#include "house/signs/sign.h"

namespace baize::house {

using SignLines = std::vector<std::string>;

// REQUIRES: verify(sign).
// [CP 6.1.1] [CP 6.15.2] [CP 7.2.2(c)] [CP 7.2.3(b)] [CP 7.2.4(a)] [CS 6.1] [TCP 6.1] [TCP 8.2(a)]
// [UTH 6.3] [CH 6.3]
[[nodiscard]] SignLines sign_text(const Sign& sign);

// Returns the lines of it about the way in which the cards are dealt, which a commitment to a deck
// binds. [I-113] [I-114]
[[nodiscard]] SignLines dealing_text(const Sign& sign);

// Returns the changes and their start time (UTC). [CP 6.1] [CS 6.1] [TCP 6.1] [UTH 6.3(c)] [CH
// 6.3(c)]
[[nodiscard]] SignLines notice_text(const SignNotice& notice);

// Returns when the table closes (UTC). [TCP 11.7] [UTH 6.7(c)] [CH 6.7(c)]
[[nodiscard]] std::string closing_text(const ClosingNotice& closing);

}  // namespace baize::house
