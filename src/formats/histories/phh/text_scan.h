// Finds the next special letter, several letters at a time, and checks UTF-8.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace baize::histories::detail {

static_assert(std::endian::native == std::endian::little, "the first letter is the lowest byte");

inline constexpr std::uint64_t in_all = 0x0101010101010101U;
inline constexpr std::uint64_t top_bits = 0x80U * in_all;

// The lowest set bit marks the first byte below `limit` (at most 128); higher marks may be wrong.
[[nodiscard]] constexpr std::uint64_t below(std::uint64_t letters, unsigned char limit) {
    return (letters - limit * in_all) & ~letters & top_bits;
}

[[nodiscard]] constexpr std::uint64_t equal(std::uint64_t letters, char letter) {
    return below(letters ^ (static_cast<unsigned char>(letter) * in_all), 1);
}

// Returns the first letter from `at` on that is one of the two, a control character or not ASCII.
// REQUIRES: such a letter exists, if only the final zero byte, and fifteen more bytes behind it may
// be read.
[[nodiscard]] inline const char* find_special(const char* at, char one, char other) {
#if defined(__SSE2__)
    const __m128i first = _mm_set1_epi8(one);
    const __m128i second = _mm_set1_epi8(other);
    const __m128i last_control = _mm_set1_epi8(' ');
    while (true) {
        const __m128i letters = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at));
        const __m128i wanted =
            _mm_or_si128(_mm_cmpeq_epi8(letters, first), _mm_cmpeq_epi8(letters, second));
        // In a signed comparison, letters that are not ASCII are also below the blank.
        const __m128i odd = _mm_cmplt_epi8(letters, last_control);
        const int found = _mm_movemask_epi8(_mm_or_si128(wanted, odd));
        if (found != 0) return at + std::countr_zero(static_cast<unsigned>(found));
        at += sizeof letters;
    }
#endif
    while (true) {
        std::uint64_t letters = 0;
        std::memcpy(&letters, at, sizeof letters);
        const std::uint64_t found = equal(letters, one) | equal(letters, other) |
                                    below(letters, ' ') | (letters & top_bits);
        if (found != 0) return at + std::countr_zero(found) / 8;
        at += sizeof letters;
    }
}

// Returns the length in bytes of the character that starts with `lead`; 0 if no character does.
[[nodiscard]] constexpr int utf8_size(unsigned char lead) {
    if (lead < 0x80) return 1;
    if (lead < 0xC2 || lead > 0xF4) return 0;
    return lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

// The second byte excludes overlong forms, surrogates and values above the last code point.
[[nodiscard]] constexpr bool is_second(unsigned char lead, unsigned char second) {
    const unsigned least = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    const unsigned most = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    return second >= least && second <= most;
}

// Returns the position behind the character at `at`, or nullptr if it is not well-formed UTF-8.
[[nodiscard]] inline const char* after_utf8(const char* at) {
    const auto lead = static_cast<unsigned char>(*at);
    const int size = utf8_size(lead);
    if (size > 1 && !is_second(lead, static_cast<unsigned char>(at[1]))) return nullptr;
    for (int i = 2; i < size; ++i) {
        if ((static_cast<unsigned char>(at[i]) & 0xC0U) != 0x80U) return nullptr;
    }
    return size == 0 ? nullptr : at + size;
}

// Writes the UTF-8 form of a code point and returns the position behind it, or nullptr if `code` is
// not a code point.
[[nodiscard]] inline char* write_utf8(char* out, std::uint32_t code) {
    const auto put = [&out](std::uint32_t byte) { *out++ = static_cast<char>(byte); };
    if (code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) return nullptr;
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0U | code >> 6U);
        put(0x80U | (code & 0x3FU));
    } else {
        if (code < 0x10000) {
            put(0xE0U | code >> 12U);
        } else {
            put(0xF0U | code >> 18U);
            put(0x80U | (code >> 12U & 0x3FU));
        }
        put(0x80U | (code >> 6U & 0x3FU));
        put(0x80U | (code & 0x3FU));
    }
    return out;
}

}  // namespace baize::histories::detail
