#include "casino/round_book.h"

#include <algorithm>

namespace baize::casino {

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
    const auto free = static_cast<std::size_t>(
        std::count_if(books.rounds.begin(), books.rounds.end(), std::not_fn(is_pinned)));
    if (free <= books_kept) return;
    books.rounds.erase(
        std::find_if(books.rounds.begin(), books.rounds.end(), std::not_fn(is_pinned)));
}

RoundBook& book_of(RoundBooks& books, std::uint64_t round) {
    for (RoundBook& kept : books.rounds) {
        if (kept.round == round) return kept;
    }
    books.rounds.push_back({round, false, {}});
    drop_oldest(books);
    return books.rounds.back();
}

}  // namespace

const RoundBook* find_book(const RoundBooks& books, std::uint64_t round) {
    for (const RoundBook& kept : books.rounds) {
        if (kept.round == round) return &kept;
    }
    return nullptr;
}

void book(RoundBooks& books, std::uint64_t round, std::span<const ledger::Posting> moved) {
    if (moved.empty()) return;
    RoundBook& kept = book_of(books, round);
    for (const ledger::Posting& line : moved)
        add_line(kept.booked, line);
}

void mark_settled(RoundBooks& books, std::uint64_t round) {
    book_of(books, round).is_settled = true;
}

void pin(RoundBooks& books, std::uint64_t round) {
    books.pinned.push_back(round);
}

void unpin(RoundBooks& books, std::uint64_t round) {
    const auto place = std::find(books.pinned.begin(), books.pinned.end(), round);
    if (place != books.pinned.end()) books.pinned.erase(place);
}

}  // namespace baize::casino
