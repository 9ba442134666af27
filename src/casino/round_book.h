// What the last rounds of a table moved, for rulings that undo one: the ledger's own lines, added
// up by account.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <boost/describe.hpp>

#include "ledger/posting.h"

namespace baize::casino {

struct RoundBook {
    std::uint64_t round = 0;
    bool is_settled = false;
    std::vector<ledger::Posting> booked{};  // in the order of accounts, none at zero
    friend bool operator==(const RoundBook&, const RoundBook&) = default;
};
BOOST_DESCRIBE_STRUCT(RoundBook, (), (round, is_settled, booked))

// So many stay at hand beside those that a dispute is open about; the ledger has all of them.
inline constexpr std::size_t books_kept = 8;

struct RoundBooks {
    std::vector<RoundBook> rounds{};      // the oldest first
    std::vector<std::uint64_t> pinned{};  // rounds in dispute
    friend bool operator==(const RoundBooks&, const RoundBooks&) = default;
};
BOOST_DESCRIBE_STRUCT(RoundBooks, (), (rounds, pinned))

// nullptr where it is not at hand.
[[nodiscard]] const RoundBook* find_book(const RoundBooks& books, std::uint64_t round);

void book(RoundBooks& books, std::uint64_t round, std::span<const ledger::Posting> moved);
void mark_settled(RoundBooks& books, std::uint64_t round);

// Keeps a round for as long as its dispute is open.
void pin(RoundBooks& books, std::uint64_t round);
void unpin(RoundBooks& books, std::uint64_t round);

}  // namespace baize::casino
