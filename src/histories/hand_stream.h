// Hands out of a file of any size, one after the other, in memory that does not grow with it.
// Both formats: a file that begins with { is Open Hand History, any other is PHH.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "histories/ohh_reader.h"
#include "histories/phh_reader.h"
#include "histories/record.h"

namespace baize::histories {

// The longest hand anyone may record, in bytes.
inline constexpr std::size_t hand_size_max = std::size_t{1} << 20U;

// What is wrong with one hand of a file.
struct HandFault {
    std::uint64_t hand = 0;  // from 1
    std::uint64_t line = 0;  // from 1
    std::string field{};     // or empty
    std::string text{};
};

// "hand 3, line 47, starting_stacks: must be above zero"
[[nodiscard]] std::string sentence(const HandFault& fault);

enum class Format : std::uint8_t { phh, ohh };

// The format of a file that begins like this.
[[nodiscard]] Format format_of(const char* first, const char* end);

class HandStream {
  public:
    // Puts up to so many bytes into the place and says how many; none is the end.
    using Source = std::function<std::size_t(char* place, std::size_t size)>;

    explicit HandStream(Source source, std::size_t block_size = std::size_t{1} << 18U);

    // hand, fault or end.
    [[nodiscard]] Outcome next(Record& record);

    [[nodiscard]] const HandFault& fault() const { return fault_; }

    // How many hands, good or bad, have been read.
    [[nodiscard]] std::uint64_t hand_count() const { return hands_; }

    [[nodiscard]] Format format() const { return format_; }

  private:
    void begin();
    void fill();
    Outcome read(Record& record);
    Outcome give_up();
    Outcome report(Outcome outcome);

    Source source_;
    std::vector<char> block_;
    Piece piece_{};
    PhhReader phh_{};
    OhhReader ohh_{};
    Format format_ = Format::phh;
    bool has_begun_ = false;
    std::uint64_t hands_ = 0;
    std::uint64_t lines_before_ = 0;  // line ends before the block's first letter
    HandFault fault_{};
};

}  // namespace baize::histories
