// The names of a type, taken from the compiler: in JSON its C++ name in snake case, so that the
// list of commands needs no separate list of names.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace baize::ledger {

// Returns "baize::house::TakeSeat"; g++ leaves the namespace of types of the ledger out.
template <typename Named>
[[nodiscard]] constexpr std::string_view full_type_name() {
    constexpr std::string_view mark = "Named = ";
    std::string_view text = __PRETTY_FUNCTION__;
    text.remove_prefix(text.find(mark) + mark.size());
    return text.substr(0, text.find_first_of(";]"));
}

// Returns "TakeSeat" for baize::house::TakeSeat.
template <typename Named>
[[nodiscard]] constexpr std::string_view type_name() {
    const std::string_view text = full_type_name<Named>();
    const std::size_t last = text.rfind("::");
    return last == std::string_view::npos ? text : text.substr(last + 2);
}

class SnakeName {
  public:
    consteval explicit SnakeName(std::string_view camel) {
        for (const char letter : camel) {
            const bool is_capital = letter >= 'A' && letter <= 'Z';
            if (is_capital && size_ > 0) letters_[size_++] = '_';
            letters_[size_++] = is_capital ? static_cast<char>(letter - 'A' + 'a') : letter;
        }
    }

    [[nodiscard]] constexpr std::string_view text() const { return {letters_.data(), size_}; }

  private:
    std::array<char, 64> letters_{};
    std::size_t size_ = 0;
};

// For example "take_seat".
template <typename Named>
inline constexpr SnakeName snake_name{type_name<Named>()};

}  // namespace baize::ledger
