#include "service/table_view/words.h"

#include <fmt/format.h>

namespace baize::views {

std::string dollars(Money amount) {
    const std::int64_t cents = amount.cents();
    const std::uint64_t size =
        cents < 0 ? 0U - static_cast<std::uint64_t>(cents) : static_cast<std::uint64_t>(cents);
    std::string whole = std::to_string(size / 100);
    for (std::size_t place = whole.size(); place > 3; place -= 3)
        whole.insert(place - 3, 1, ',');
    const std::string text = size % 100 == 0 ? whole : fmt::format("{}.{:02}", whole, size % 100);
    return fmt::format("{}${}", cents < 0 ? "-" : "", text);
}

std::string dollars_between(Money least, Money most) {
    if (!most.is_positive()) return fmt::format("{} or more", dollars(least));
    if (least == most) return dollars(least);
    return fmt::format("{} to {}", dollars(least), dollars(most));
}

std::string plain_words(std::string_view name) {
    std::string words(name);
    for (char& letter : words) {
        if (letter == '_') letter = ' ';
    }
    return words;
}

std::string sentence_of(std::string_view name) {
    std::string words = plain_words(name);
    if (!words.empty() && words[0] >= 'a' && words[0] <= 'z')
        words[0] = static_cast<char>(words[0] - 'a' + 'A');
    return words;
}

std::string title_of(std::string_view name) {
    std::string words = plain_words(name);
    bool is_first = true;
    for (char& letter : words) {
        if (is_first && letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 32);
        is_first = letter == ' ';
    }
    return words;
}

}  // namespace baize::views
