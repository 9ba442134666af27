#include "cli/grid/shared_pay_files.h"

#include <charconv>
#include <string_view>

#include <fmt/format.h>

namespace baize {

// Each file is its size, a colon and its text; a file that could not be read is a colon alone.
std::string packed(const PayFileTexts& texts) {
    std::string all;
    for (const std::optional<std::string>& text : texts) {
        if (text) all += fmt::format("{}", text->size());
        all += ':';
        if (text) all += *text;
    }
    return all;
}

PayFileTexts unpacked(const std::string& text) {
    PayFileTexts texts;
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::size_t colon = rest.find(':');
        std::size_t size = 0;
        std::from_chars(rest.data(), rest.data() + colon, size);
        const std::string_view own = rest.substr(colon + 1, size);
        texts.push_back(colon == 0 ? std::nullopt : std::optional(std::string(own)));
        rest.remove_prefix(colon + 1 + own.size());
    }
    return texts;
}

}  // namespace baize
