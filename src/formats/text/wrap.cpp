#include "formats/text/wrap.h"

#include <algorithm>

namespace baize {

std::string wrapped(std::string_view text, std::size_t indent) {
    constexpr std::size_t columns = 96;
    std::string result;
    std::size_t used = 0;  // columns used in the current line; 0 before the first word
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (word.empty()) continue;
        if (used > 0 && used + 1 + word.size() <= columns) {
            result += ' ';
            used += 1 + word.size();
        } else {
            if (used > 0) result += '\n';
            result.append(indent, ' ');
            used = indent + word.size();
        }
        result += word;
    }
    return result + "\n";
}

}  // namespace baize
