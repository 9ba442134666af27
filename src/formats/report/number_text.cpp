#include "formats/report/number_text.h"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

namespace baize::report {

std::string grouped(std::string_view digits) {
    const std::size_t first = digits.find_first_of("0123456789");
    if (first == std::string_view::npos) return std::string(digits);
    const std::size_t end = std::min(digits.find_first_not_of("0123456789", first), digits.size());
    std::string out(digits.substr(0, first));
    for (std::size_t at = first; at < end; ++at) {
        if (at > first && (end - at) % 3 == 0) out += ',';
        out += digits[at];
    }
    return out.append(digits.substr(end));
}

std::string percent(double part, int places) {
    return fmt::format("{:.{}f} %", 100 * part, places);
}

std::string with_sign(double value) {
    return value > 0 ? fmt::format("+{:g}", value) : fmt::format("{:g}", value);
}

std::string in_words(std::string_view name) {
    std::string out(name);
    std::replace(out.begin(), out.end(), '_', ' ');
    if (!out.empty()) out[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(out[0])));
    return out;
}

}  // namespace baize::report
