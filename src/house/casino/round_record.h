// The postings of the last rounds of a table, summed by account, and the result of every wager.
// Rulings that undo a round need them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <boost/describe.hpp>

#include "engine/banked/wagers/wager.h"
#include "engine/core/money.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/rules/rules.h"
#include "house/book.h"
#include "house/issuer.h"
#include "house/meters/meters.h"
#include "ledger/record/posting.h"

namespace baize::house {

// A settled wager of a house game; the meters room knows more about Jackpot wagers.
struct BookedWager {
    std::uint8_t box = 0;
    PersonId owner = 0;
    Wager wager = Wager::ante;
    Money staked{};
    Money back{};  // the amount that the player got back
    friend bool operator==(const BookedWager&, const BookedWager&) = default;
};
BOOST_DESCRIBE_STRUCT(BookedWager, (), (box, owner, wager, staked, back))

// A finished hand of poker with the rules of its sign and the players of its seats: if a wager is
// voided, its pots are settled again. [CP 13.2.1]
struct PlayedHand {
    poker::Rules rules{};
    poker::Hand hand{};
    std::array<PersonId, poker::seats_max> players{};
    friend bool operator==(const PlayedHand&, const PlayedHand&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayedHand, (), (rules, hand, players))

struct RoundRecord {
    std::uint64_t round = 0;
    Book book = Book::cp;  // under which it was played: a table may change its game
    bool is_settled = false;
    std::vector<ledger::Posting> booked{};  // in the order of accounts, none at zero
    std::vector<BookedWager> wagers{};      // of a house game, once settled
    std::optional<Claim> jackpot{};         // the effect of its Jackpot wagers on the system
    std::optional<PlayedHand> hand{};       // at poker, once settled
    friend bool operator==(const RoundRecord&, const RoundRecord&) = default;
};
BOOST_DESCRIBE_STRUCT(RoundRecord, (), (round, book, is_settled, booked, wagers, jackpot, hand))

// Number of rounds kept beside those in dispute; the ledger has all of them.
inline constexpr std::size_t round_records_kept = 8;

struct RoundRecords {
    std::vector<RoundRecord> rounds{};    // oldest first
    std::vector<std::uint64_t> pinned{};  // rounds in dispute, one entry per dispute
    friend bool operator==(const RoundRecords&, const RoundRecords&) = default;
};
BOOST_DESCRIBE_STRUCT(RoundRecords, (), (rounds, pinned))

// Returns nullptr if the round is not kept.
[[nodiscard]] const RoundRecord* find_round_record(const RoundRecords& books, std::uint64_t round);
[[nodiscard]] RoundRecord* find_round_record(RoundRecords& books, std::uint64_t round);

// Returns the record of the round in play; creates it if it is not kept.
RoundRecord& open_round_record(RoundRecords& books, std::uint64_t round, Book book);

void add_lines(RoundRecord& kept, std::span<const ledger::Posting> moved);

// Keeps a round while a ruling about it may be requested or overturned. Call it once per dispute.
void pin(RoundRecords& books, std::uint64_t round);
void unpin(RoundRecords& books, std::uint64_t round);

}  // namespace baize::house
