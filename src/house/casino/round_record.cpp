#include "house/casino/round_record.h"

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

void drop_oldest(RoundRecords& books) {
    const auto is_pinned = [&](const RoundRecord& round) {
        return std::find(books.pinned.begin(), books.pinned.end(), round.round) !=
               books.pinned.end();
    };
    auto free = static_cast<std::size_t>(
        std::count_if(books.rounds.begin(), books.rounds.end(), std::not_fn(is_pinned)));
    for (; free > round_records_kept; --free) {
        books.rounds.erase(
            std::find_if(books.rounds.begin(), books.rounds.end(), std::not_fn(is_pinned)));
    }
}

// Most lookups are for the newest round.
template <typename Books>
auto* book_in(Books& books, std::uint64_t round) {
    const auto found = std::find_if(books.rounds.rbegin(),
                                    books.rounds.rend(),
                                    [&](const RoundRecord& kept) { return kept.round == round; });
    return found == books.rounds.rend() ? nullptr : &*found;
}

}  // namespace

const RoundRecord* find_round_record(const RoundRecords& books, std::uint64_t round) {
    return book_in(books, round);
}

RoundRecord* find_round_record(RoundRecords& books, std::uint64_t round) {
    return book_in(books, round);
}

RoundRecord& open_round_record(RoundRecords& books, std::uint64_t round, Book book) {
    if (RoundRecord* const kept = find_round_record(books, round)) return *kept;
    books.rounds.push_back({.round = round, .book = book});
    drop_oldest(books);
    return books.rounds.back();
}

void add_lines(RoundRecord& kept, std::span<const ledger::Posting> moved) {
    for (const ledger::Posting& line : moved)
        add_line(kept.booked, line);
}

void pin(RoundRecords& books, std::uint64_t round) {
    books.pinned.push_back(round);
}

void unpin(RoundRecords& books, std::uint64_t round) {
    const auto place = std::find(books.pinned.begin(), books.pinned.end(), round);
    if (place != books.pinned.end()) books.pinned.erase(place);
}

}  // namespace baize::house
