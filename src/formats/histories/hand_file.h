// The common part of all files of recorded hands: their formats, the source of their text, and the
// report of a hand that cannot be read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

namespace baize::histories {

// The longest hand, in bytes, that is read; longer hands are refused, so that a file of any size
// can be read in bounded memory.
inline constexpr std::size_t hand_size_max = std::size_t{1} << 20U;

// Writes up to `size` bytes to `place` and returns the number of bytes written; 0 means the end of
// the file.
using TextSource = std::function<std::size_t(char* place, std::size_t size)>;

// The reason why one hand of a file was refused.
struct HandFault {
    std::uint64_t hand = 0;  // counts from 1
    std::uint64_t line = 0;  // counts from 1
    std::string field{};     // empty if no single field is at fault
    std::string text{};
};

// Returns a message such as "hand 3, line 47, starting_stacks: must be above zero".
[[nodiscard]] std::string sentence(const HandFault& fault);

enum class Format : std::uint8_t { phh, ohh };

// Open Hand History if the first letter of the file is {; otherwise PHH.
[[nodiscard]] Format format_of(const char* first, const char* end);

}  // namespace baize::histories
