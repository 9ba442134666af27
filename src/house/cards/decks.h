// Commands about decks: bringing them to a table, counting, opening, closing and changing them. The
// caller knows whether a round is in play (from the first card to the final settlement).
#pragma once

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "house/cards/cards.h"

namespace baize::house {

// One deck, or two with different backs where a shoe or a machine shuffles.
struct IntroduceDecks {
    TableId table = 0;
    Book book = Book::cp;
    bool has_shuffling_shoe = false;
    std::vector<std::string> backs{};
};

[[nodiscard]] Result<DecksIntroduced> decide(const CardsState& state,
                                             const By& by,
                                             const IntroduceDecks& command);

// At any moment, a round in play or not.
struct OrderCount {
    TableId table = 0;
    DeckNumber deck = 0;
    std::string words{};
};

[[nodiscard]] Result<CountOrdered> decide(const CardsState& state,
                                          const By& by,
                                          const OrderCount& command);

// A wrong count is recorded as it was found. What it means for a round in play is the game's; the
// caller reports it there.
struct CountCards {
    TableId table = 0;
    DeckNumber deck = 0;
    CountOccasion occasion = CountOccasion::opening;
    DeckFound found{};
};

[[nodiscard]] Result<CardsCounted> decide(const CardsState& state,
                                          const By& by,
                                          const CountCards& command);

// The casino opens a table only with this.
struct BeginGaming {
    TableId table = 0;
};

[[nodiscard]] Result<GamingBegun> decide(const CardsState& state,
                                         const By& by,
                                         const BeginGaming& command);

// A count made before the last round was over does not close a table.
struct EndGaming {
    TableId table = 0;
    bool is_round_in_play = false;
    Moment last_round_over{};
};

[[nodiscard]] Result<GamingEnded> decide(const CardsState& state,
                                         const By& by,
                                         const EndGaming& command);

struct ChangeCards {
    TableId table = 0;
    DeckNumber deck = 0;
    bool is_whole_deck = true;
    std::string back{};  // of the new deck
    CardSet cards{};     // those replaced, where it is not the whole deck
    ChangeCause cause = ChangeCause::unfit;
    std::string words{};
    bool is_round_in_play = false;
};

[[nodiscard]] Result<CardsChanged> decide(const CardsState& state,
                                          const By& by,
                                          const ChangeCards& command);

}  // namespace baize::house
