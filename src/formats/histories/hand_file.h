// What is common to all files of recorded hands: their formats, where their text comes from, and
// how a hand that cannot be read is reported.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

namespace baize::histories {

// A longer hand, in bytes, is refused: a file of any size must be read in bounded memory.
inline constexpr std::size_t hand_size_max = std::size_t{1} << 20U;

// Writes up to `size` bytes to `place` and returns how many; 0 is the end of the file.
using TextSource = std::function<std::size_t(char* place, std::size_t size)>;

// Why one hand of a file was refused.
struct HandFault {
    std::uint64_t hand = 0;  // from 1
    std::uint64_t line = 0;  // from 1
    std::string field{};     // or empty
    std::string text{};
};

// "hand 3, line 47, starting_stacks: must be above zero"
[[nodiscard]] std::string sentence(const HandFault& fault);

enum class Format : std::uint8_t { phh, ohh };

// A file whose first letter is { is Open Hand History; any other is PHH.
[[nodiscard]] Format format_of(const char* first, const char* end);

}  // namespace baize::histories
