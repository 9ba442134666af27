// The state of this room: the decks of every table, what must still be done with them before the
// next round, and the last counts. No money moves here.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "house/cards/events.h"

namespace baize::house {

// The numbers are stored in records: never renumber.
enum class DeckStatus : std::uint8_t {
    unchecked = 0,
    complete = 1,
    incomplete = 2,
    defective = 3  // Ruled defective in a round, and neither counted nor changed since.
};
BOOST_DESCRIBE_ENUM(DeckStatus, unchecked, complete, incomplete, defective)

struct DeckRecord {
    DeckNumber number = 0;
    std::string back{};
    DeckStatus status = DeckStatus::unchecked;
    bool is_count_ordered = false;
    std::optional<Moment> counted_to_close{};  // Required to end gaming.
    friend bool operator==(const DeckRecord&, const DeckRecord&) = default;
};
BOOST_DESCRIBE_STRUCT(DeckRecord, (), (number, back, status, is_count_ordered, counted_to_close))

// An order to count a deck and the count: by whom, when, and the result.
struct CountRecord {
    DeckNumber deck = 0;
    std::optional<CountOrdered> order{};
    EventMeta ordered{};
    std::optional<CardsCounted> count{};
    EventMeta counted{};
    friend bool operator==(const CountRecord&, const CountRecord&) = default;
};
BOOST_DESCRIBE_STRUCT(CountRecord, (), (deck, order, ordered, count, counted))

// Number of answered counts kept per table; the ledger has all of them.
inline constexpr std::size_t counts_kept = 8;

struct TableCards {
    TableId table = 0;
    Book book = Book::cp;
    bool has_shuffling_shoe = false;
    bool is_gaming = false;
    bool needs_shuffle = false;
    bool needs_cut = false;
    bool packet_stays_in_tray = false;
    std::vector<DeckRecord> decks{};
    std::vector<PersonId> wish_to_inspect{};
    std::vector<CountRecord> counts{};  // Open orders, and the last ones answered.
    friend bool operator==(const TableCards&, const TableCards&) = default;
};
BOOST_DESCRIBE_STRUCT(TableCards,
                      (),
                      (table,
                       book,
                       has_shuffling_shoe,
                       is_gaming,
                       needs_shuffle,
                       needs_cut,
                       packet_stays_in_tray,
                       decks,
                       wish_to_inspect,
                       counts))

struct CardsState {
    DeckNumber last_deck = 0;
    std::vector<TableCards> tables{};
    friend bool operator==(const CardsState&, const CardsState&) = default;
};
BOOST_DESCRIBE_STRUCT(CardsState, (), (last_deck, tables))

// These return nullptr if the table has had no cards, or not this deck.
[[nodiscard]] const TableCards* find_cards(const CardsState& state, TableId table);
[[nodiscard]] const DeckRecord* find_deck(const TableCards& cards, DeckNumber deck);

// Returns the reason why the table may not open with its cards: gaming has not begun, or a deck is
// not verified as complete. Returns nullopt if it may.
[[nodiscard]] std::optional<Rejection> why_not_opened(const CardsState& state, TableId table);

// Returns the reason why no round may be dealt at the table now, or nullopt. The casino checks it
// before every deal. A house game handles the shuffle and cut of each round itself; at poker they
// are confirmed here. [CP 5.1] [CP 5.2]
[[nodiscard]] std::optional<Rejection> why_not_dealt(const CardsState& state, TableId table);

// Records that cards of the table have been dealt. Where shuffle and cut are confirmed here, the
// next hand needs both, also after a misdeal. [CP 5.1] [CP 5.2] [CP 9.1.1] REQUIRES: the table has
// cards.
void note_dealt(CardsState& state, TableId table);

// Records that the deck in play was ruled defective: no card is dealt from it until a count finds
// it complete or it is changed. [CP 9.1.1(h)] REQUIRES: the table has cards.
void note_defective(CardsState& state, TableId table);

// REQUIRES: an event that was decided on this state.
void apply(CardsState& state, const CardEvent& event, const EventMeta& recorded);

}  // namespace baize::house
