#include "house/book.h"

#include "engine/games/registry.h"
#include "engine/poker/rules/variant.h"

namespace baize::house {

std::optional<Book> book_of(std::string_view game) {
    if (poker::variant_named(game)) return Book::cp;
    const GameHooks* const hooks = house_game(game);
    if (hooks == nullptr) return std::nullopt;
    for (const Book book : {Book::cs, Book::uth, Book::ch, Book::tcp}) {
        if (name(book) == hooks->facts().book) return book;
    }
    return std::nullopt;
}

}  // namespace baize::house
