// What the last rounds of a table moved, for rulings that undo one: the ledger's own lines, added
// up by account, and what became of every wager.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <boost/describe.hpp>

#include "house/book.h"
#include "house/described_rules.h"
#include "house/meters/meters.h"
#include "house/tables/banked/described_round.h"
#include "house/tables/poker/described_hand.h"
#include "ledger/record/posting.h"

namespace baize::house {

// A wager of a house game as it was settled; of the Jackpot wagers the system knows more.
struct BookedWager {
    std::uint8_t box = 0;
    PersonId owner = 0;
    Wager wager = Wager::ante;
    Money staked{};
    Money back{};  // what the player took off the table
    friend bool operator==(const BookedWager&, const BookedWager&) = default;
};
BOOST_DESCRIBE_STRUCT(BookedWager, (), (box, owner, wager, staked, back))

// A hand of poker that is over, the rules of its sign and whose the seats were: its pots are
// settled again where a wager falls. [CP 13.2.1]
struct PlayedHand {
    poker::Rules rules{};
    poker::Hand hand{};
    std::array<PersonId, poker::seats_max> players{};
    friend bool operator==(const PlayedHand&, const PlayedHand&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayedHand, (), (rules, hand, players))

struct RoundRecord {
    std::uint64_t round = 0;
    Book book = Book::cp;  // it was played by: a table may change its game
    bool is_settled = false;
    std::vector<ledger::Posting> booked{};  // in the order of accounts, none at zero
    std::vector<BookedWager> wagers{};      // of a house game, once settled
    std::optional<Claim> jackpot{};         // what its Jackpot wagers did to the system
    std::optional<PlayedHand> hand{};       // at poker, once settled
    friend bool operator==(const RoundRecord&, const RoundRecord&) = default;
};
BOOST_DESCRIBE_STRUCT(RoundRecord, (), (round, book, is_settled, booked, wagers, jackpot, hand))

// So many stay at hand beside those that a dispute is about; the ledger has all of them.
inline constexpr std::size_t round_records_kept = 8;

struct RoundRecords {
    std::vector<RoundRecord> rounds{};    // the oldest first
    std::vector<std::uint64_t> pinned{};  // rounds in dispute, one entry a dispute
    friend bool operator==(const RoundRecords&, const RoundRecords&) = default;
};
BOOST_DESCRIBE_STRUCT(RoundRecords, (), (rounds, pinned))

// nullptr where it is not at hand.
[[nodiscard]] const RoundRecord* find_round_record(const RoundRecords& books, std::uint64_t round);
[[nodiscard]] RoundRecord* find_round_record(RoundRecords& books, std::uint64_t round);

// Of the round on the felt: a new one where it is not at hand.
RoundRecord& open_round_record(RoundRecords& books, std::uint64_t round, Book book);

void add_lines(RoundRecord& kept, std::span<const ledger::Posting> moved);

// Keeps a round for as long as a ruling about it may be asked for or fall: one pin a dispute.
void pin(RoundRecords& books, std::uint64_t round);
void unpin(RoundRecords& books, std::uint64_t round);

}  // namespace baize::house
