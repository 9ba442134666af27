#include "house/words.h"

#include <algorithm>
#include <array>

namespace baize::house {

bool is_invisible(char32_t letter) {
    struct Range {
        char32_t first = 0;
        char32_t last = 0;
    };

    constexpr std::array<Range, 20> ranges{
        {{0x00, 0x1F},     {0x7F, 0xA0},       {0xAD, 0xAD},       {0x34F, 0x34F},
         {0x61C, 0x61C},   {0x115F, 0x1160},   {0x1680, 0x1680},   {0x17B4, 0x17B5},
         {0x180B, 0x180F}, {0x2000, 0x200F},   {0x2028, 0x206F},   {0x2800, 0x2800},
         {0x3000, 0x3000}, {0x3164, 0x3164},   {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF},
         {0xFFA0, 0xFFA0}, {0x1BCA0, 0x1BCA3}, {0x1D159, 0x1D159}, {0x1D173, 0x1D17A}}};
    const bool is_listed = std::any_of(ranges.begin(), ranges.end(), [&](const Range& range) {
        return letter >= range.first && letter <= range.last;
    });
    const bool is_private = (letter >= 0xE000 && letter <= 0xF8FF) || letter >= 0xE0000;
    return is_listed || is_private || (letter >= 0xFFF0 && letter <= 0xFFFF);
}

std::optional<char32_t> take_letter(std::string_view& text) {
    const auto first = static_cast<unsigned char>(text.front());
    const unsigned size = first < 0x80 ? 1U : first < 0xE0 ? 2U : first < 0xF0 ? 3U : 4U;
    constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    constexpr std::array<unsigned char, 5> mask{0, 0x7F, 0x1F, 0x0F, 0x07};
    const bool begins_one = first < 0x80 || (first >= 0xC2 && first <= 0xF4);
    if (!begins_one || text.size() < size) return std::nullopt;
    char32_t letter = first & mask[size];
    for (unsigned i = 1; i < size; ++i) {
        const auto next = static_cast<unsigned char>(text[i]);
        if ((next & 0xC0U) != 0x80U) return std::nullopt;
        letter = (letter << 6U) | (next & 0x3FU);
    }
    text.remove_prefix(size);
    const bool is_half = letter >= 0xD800 && letter <= 0xDFFF;
    if (letter < least[size] || letter > 0x10FFFF || is_half) return std::nullopt;
    return letter;
}

bool is_blank(std::string_view words) {
    while (!words.empty()) {
        const std::size_t before = words.size();
        const std::optional<char32_t> letter = take_letter(words);
        if (letter && *letter != ' ' && !is_invisible(*letter)) return false;
        if (words.size() == before) words.remove_prefix(1);  // a byte that is no character
    }
    return true;
}

}  // namespace baize::house
