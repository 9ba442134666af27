#include "house/book.h"

#include "engine/core/check.h"
#include "engine/games/registry.h"

namespace baize::house {

Book book_of(GameId game) {
    const GameHooks* const hooks = house_game(game);
    if (hooks == nullptr) return Book::cp;
    for (const Book book : {Book::cs, Book::uth, Book::ch, Book::tcp}) {
        if (name(book) == hooks->facts().book) return book;
    }
    BAIZE_CHECK(false);  // The house knows the rulebook of every house game.
    return Book::cp;
}

}  // namespace baize::house
