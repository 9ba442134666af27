// The text of recovery codes: 20 letters and digits in groups, 100 random bits. There is no I, L, O
// or U, which are taken for other letters or digits.
#pragma once

#include <string>
#include <string_view>

namespace baize::server {

inline constexpr std::size_t longest_recovery_code = 60;  // as a person may type it

// Returns a new code such as "7K3QX-9MT2R-0HVWA-D5N8E".
[[nodiscard]] std::string new_recovery_code();

// Returns the letters of a code as a person has typed it: without spaces and hyphens, in upper
// case, with the digits 0 and 1 for letters that look like them.
[[nodiscard]] std::string recovery_letters(std::string_view typed);

}  // namespace baize::server
