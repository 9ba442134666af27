// The five books, and which of them a game is played by.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include <boost/describe.hpp>

namespace baize::house {

// Numbers go into records: never renumber.
enum class Book : std::uint8_t { cp = 1, cs = 2, uth = 3, ch = 4, tcp = 5 };
BOOST_DESCRIBE_ENUM(Book, cp, cs, uth, ch, tcp)

[[nodiscard]] constexpr std::string_view name(Book book) {
    switch (book) {
        case Book::cp: return "CP";
        case Book::cs: return "CS";
        case Book::uth: return "UTH";
        case Book::ch: return "CH";
        case Book::tcp: return "TCP";
    }
    return "?";
}

// Victoria has the statute that a minimum rises after twenty minutes only. [I-106]
[[nodiscard]] constexpr bool is_victorian(Book book) {
    return book == Book::cp || book == Book::cs || book == Book::tcp;
}

// By the name of the game in the registry, or of a poker variant; nullopt where there is no such
// game.
[[nodiscard]] std::optional<Book> book_of(std::string_view game);

}  // namespace baize::house
