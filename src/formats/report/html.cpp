#include "formats/report/html.h"

#include <fmt/format.h>

namespace baize::report {

std::string escaped(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (const char letter : text) {
        switch (letter) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            case '\'': out += "&#39;"; break;
            default: out += letter; break;
        }
    }
    return out;
}

}  // namespace baize::report
