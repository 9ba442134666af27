#include "house/casino/round_book.h"

#include <algorithm>
#include <functional>

namespace baize::house {

namespace {

void add_line(std::vector<ledger::Posting>& lines, const ledger::Posting& line) {
    const auto place =
        std::lower_bound(lines.begin(),
                         lines.end(),
                         line,
                         [](const ledger::Posting& one, const ledger::Posting& other) {
                             return one.account < other.account;
                         });
    if (place == lines.end() || place->account != line.account) {
        lines.insert(place, line);
        return;
    }
    place->amount += line.amount;
    if (place->amount.is_zero()) lines.erase(place);
}

void drop_oldest(RoundBooks& books) {
    const auto is_pinned = [&](const RoundBook& round) {
        return std::find(books.pinned.begin(), books.pinned.end(), round.round) !=
               books.pinned.end();
    };
    auto free = static_cast<std::size_t>(
        std::count_if(books.rounds.begin(), books.rounds.end(), std::not_fn(is_pinned)));
    for (; free > books_kept; --free) {
        books.rounds.erase(
            std::find_if(books.rounds.begin(), books.rounds.end(), std::not_fn(is_pinned)));
    }
}

// Mostly the newest is asked for.
template <typename Books>
auto* book_in(Books& books, std::uint64_t round) {
    const auto found = std::find_if(books.rounds.rbegin(),
                                    books.rounds.rend(),
                                    [&](const RoundBook& kept) { return kept.round == round; });
    return found == books.rounds.rend() ? nullptr : &*found;
}

}  // namespace

const RoundBook* find_book(const RoundBooks& books, std::uint64_t round) {
    return book_in(books, round);
}

RoundBook* find_book(RoundBooks& books, std::uint64_t round) {
    return book_in(books, round);
}

RoundBook& open_book(RoundBooks& books, std::uint64_t round, Book book) {
    if (RoundBook* const kept = find_book(books, round)) return *kept;
    books.rounds.push_back({.round = round, .book = book});
    drop_oldest(books);
    return books.rounds.back();
}

void add_lines(RoundBook& kept, std::span<const ledger::Posting> moved) {
    for (const ledger::Posting& line : moved)
        add_line(kept.booked, line);
}

void pin(RoundBooks& books, std::uint64_t round) {
    books.pinned.push_back(round);
}

void unpin(RoundBooks& books, std::uint64_t round) {
    const auto place = std::find(books.pinned.begin(), books.pinned.end(), round);
    if (place != books.pinned.end()) books.pinned.erase(place);
}

}  // namespace baize::house
