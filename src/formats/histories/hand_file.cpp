#include "formats/histories/hand_file.h"

#include <algorithm>

#include <fmt/format.h>

#include "formats/histories/letters.h"

namespace baize::histories {

std::string sentence(const HandFault& fault) {
    const std::string_view colon = fault.field.empty() ? "" : ", ";
    return fmt::format(
        "hand {}, line {}{}{}: {}", fault.hand, fault.line, colon, fault.field, fault.text);
}

Format format_of(const char* first, const char* end) {
    const char* const letter = std::find_if_not(first, end, is_blank);
    return letter != end && *letter == '{' ? Format::ohh : Format::phh;
}

}  // namespace baize::histories
