#include "house/words.h"

#include <algorithm>
#include <array>

namespace baize::house {

namespace {

// UTF-8 encodings of Unicode's spaces, of fillers that look like spaces, and of zero-width
// characters: U+00A0, U+00AD, U+034F, U+061C, U+115F, U+1160, U+1680, U+17B4, U+17B5, U+180E,
// U+2000 to U+200F, U+2028 to U+202F, U+205F to U+2064, U+2800, U+3000, U+3164, U+FEFF, U+FFA0.
constexpr std::array<std::string_view, 46> invisible{
    "\xc2\xa0",     "\xc2\xad",     "\xcd\x8f",     "\xd8\x9c",     "\xe1\x85\x9f", "\xe1\x85\xa0",
    "\xe1\x9a\x80", "\xe1\x9e\xb4", "\xe1\x9e\xb5", "\xe1\xa0\x8e", "\xe2\x80\x80", "\xe2\x80\x81",
    "\xe2\x80\x82", "\xe2\x80\x83", "\xe2\x80\x84", "\xe2\x80\x85", "\xe2\x80\x86", "\xe2\x80\x87",
    "\xe2\x80\x88", "\xe2\x80\x89", "\xe2\x80\x8a", "\xe2\x80\x8b", "\xe2\x80\x8c", "\xe2\x80\x8d",
    "\xe2\x80\x8e", "\xe2\x80\x8f", "\xe2\x80\xa8", "\xe2\x80\xa9", "\xe2\x80\xaa", "\xe2\x80\xab",
    "\xe2\x80\xac", "\xe2\x80\xad", "\xe2\x80\xae", "\xe2\x80\xaf", "\xe2\x81\x9f", "\xe2\x81\xa0",
    "\xe2\x81\xa1", "\xe2\x81\xa2", "\xe2\x81\xa3", "\xe2\x81\xa4", "\xe2\xa0\x80", "\xe3\x80\x80",
    "\xe3\x85\xa4", "\xef\xbb\xbf", "\xef\xbe\xa0", "\x7f"};

// Returns the length in bytes of the invisible character at the start, or 0 if the first character
// is visible.
std::size_t invisible_bytes(std::string_view words) {
    if (static_cast<unsigned char>(words.front()) <= ' ') return 1;
    const auto found = std::find_if(invisible.begin(), invisible.end(), [&](auto character) {
        return words.starts_with(character);
    });
    return found == invisible.end() ? 0 : found->size();
}

}  // namespace

bool is_blank(std::string_view words) {
    while (!words.empty()) {
        const std::size_t bytes = invisible_bytes(words);
        if (bytes == 0) return false;
        words.remove_prefix(bytes);
    }
    return true;
}

}  // namespace baize::house
