// The five rulebooks, and the lookup of the book that governs a game.
#pragma once

#include <cstdint>
#include <string_view>

#include <boost/describe.hpp>

#include "engine/core/game_id.h"

namespace baize::house {

// The numbers are stored in records: never renumber.
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

// Only Victoria has the statute under which a minimum may be raised only after twenty minutes.
// [I-106]
[[nodiscard]] constexpr bool is_victorian(Book book) {
    return book == Book::cp || book == Book::cs || book == Book::tcp;
}

// The book that governs a game.
[[nodiscard]] Book book_of(GameId game);

}  // namespace baize::house
