// The events of decks between and beside the rounds. They are stored for years: a struct that has
// been written never changes; additions become new alternatives.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/card_set.h"
#include "engine/core/clause.h"
#include "house/book.h"
#include "house/issuer.h"

namespace baize::house {

using DeckNumber = std::uint32_t;  // Unique among all decks of the house; 0: none.

struct NewDeck {
    DeckNumber number = 0;
    std::string back{};  // Colour and design.
    friend bool operator==(const NewDeck&, const NewDeck&) = default;
};
BOOST_DESCRIBE_STRUCT(NewDeck, (), (number, back))

struct DecksIntroduced {
    TableId table = 0;
    Book book = Book::cp;
    bool has_shuffling_shoe = false;
    std::vector<NewDeck> decks{};
    Clause clause{};
    friend bool operator==(const DecksIntroduced&, const DecksIntroduced&) = default;
};
BOOST_DESCRIBE_STRUCT(DecksIntroduced, (), (table, book, has_shuffling_shoe, decks, clause))

// The result of going through a deck.
struct DeckFound {
    std::uint16_t cards = 0;
    CardSet missing{};
    friend bool operator==(const DeckFound&, const DeckFound&) = default;
};
BOOST_DESCRIBE_STRUCT(DeckFound, (), (cards, missing))

// True for 52 cards of which none is missing: there must be one of each.
[[nodiscard]] constexpr bool is_complete(const DeckFound& found) {
    return found.cards == card_count && found.missing.empty();
}

// The numbers are stored in records: never renumber.
enum class CountOccasion : std::uint8_t {
    opening = 1,  // Before gaming begins.
    change = 2,   // Of cards put into the game later.
    ordered = 3,
    closing = 4,  // When gaming ends.
    ruled = 5     // Of a deck that was ruled defective.
};
BOOST_DESCRIBE_ENUM(CountOccasion, opening, change, ordered, closing, ruled)

struct CountOrdered {
    TableId table = 0;
    DeckNumber deck = 0;
    std::string words{};
    Clause clause{};
    friend bool operator==(const CountOrdered&, const CountOrdered&) = default;
};
BOOST_DESCRIBE_STRUCT(CountOrdered, (), (table, deck, words, clause))

struct CardsCounted {
    TableId table = 0;
    DeckNumber deck = 0;
    CountOccasion occasion = CountOccasion::opening;
    DeckFound found{};
    Clause clause{};
    friend bool operator==(const CardsCounted&, const CardsCounted&) = default;
};
BOOST_DESCRIBE_STRUCT(CardsCounted, (), (table, deck, occasion, found, clause))

struct GamingBegun {
    TableId table = 0;
    Clause clause{};
    friend bool operator==(const GamingBegun&, const GamingBegun&) = default;
};
BOOST_DESCRIBE_STRUCT(GamingBegun, (), (table, clause))

struct GamingEnded {
    TableId table = 0;
    Clause clause{};
    friend bool operator==(const GamingEnded&, const GamingEnded&) = default;
};
BOOST_DESCRIBE_STRUCT(GamingEnded, (), (table, clause))

// The numbers are stored in records: never renumber.
enum class ChangeCause : std::uint8_t { unfit = 1, discretion = 2 };
BOOST_DESCRIBE_ENUM(ChangeCause, unfit, discretion)

struct CardsChanged {
    TableId table = 0;
    DeckNumber deck = 0;
    std::optional<NewDeck> replacement{};  // If the whole deck was replaced.
    CardSet cards{};                       // The replaced cards otherwise.
    ChangeCause cause = ChangeCause::unfit;
    std::string words{};
    Clause clause{};
    friend bool operator==(const CardsChanged&, const CardsChanged&) = default;
};
BOOST_DESCRIBE_STRUCT(CardsChanged, (), (table, deck, replacement, cards, cause, words, clause))

// The numbers are stored in records: never renumber.
enum class ShuffleCause : std::uint8_t { abnormal_sequence = 1, reasonable_cause = 2 };
BOOST_DESCRIBE_ENUM(ShuffleCause, abnormal_sequence, reasonable_cause)

struct ShuffleOrdered {
    TableId table = 0;
    ShuffleCause cause = ShuffleCause::reasonable_cause;
    std::string words{};
    Clause clause{};
    friend bool operator==(const ShuffleOrdered&, const ShuffleOrdered&) = default;
};
BOOST_DESCRIBE_STRUCT(ShuffleOrdered, (), (table, cause, words, clause))

struct CardsShuffled {
    TableId table = 0;
    Clause clause{};
    friend bool operator==(const CardsShuffled&, const CardsShuffled&) = default;
};
BOOST_DESCRIBE_STRUCT(CardsShuffled, (), (table, clause))

struct CardsCut {
    TableId table = 0;
    Clause clause{};
    friend bool operator==(const CardsCut&, const CardsCut&) = default;
};
BOOST_DESCRIBE_STRUCT(CardsCut, (), (table, clause))

struct InspectionRequested {
    TableId table = 0;
    PersonId player = 0;
    Clause clause{};
    friend bool operator==(const InspectionRequested&, const InspectionRequested&) = default;
};
BOOST_DESCRIBE_STRUCT(InspectionRequested, (), (table, player, clause))

struct InspectionGiven {
    TableId table = 0;
    PersonId player = 0;
    Clause clause{};
    friend bool operator==(const InspectionGiven&, const InspectionGiven&) = default;
};
BOOST_DESCRIBE_STRUCT(InspectionGiven, (), (table, player, clause))

struct PacketDirected {
    TableId table = 0;
    bool stays_in_tray = false;  // Until every player has decided.
    Clause clause{};
    friend bool operator==(const PacketDirected&, const PacketDirected&) = default;
};
BOOST_DESCRIBE_STRUCT(PacketDirected, (), (table, stays_in_tray, clause))

// Their numbers in records are in record_tags.h.
using CardEvent = std::variant<DecksIntroduced,
                               CountOrdered,
                               CardsCounted,
                               GamingBegun,
                               GamingEnded,
                               CardsChanged,
                               ShuffleOrdered,
                               CardsShuffled,
                               CardsCut,
                               InspectionRequested,
                               InspectionGiven,
                               PacketDirected>;

}  // namespace baize::house
