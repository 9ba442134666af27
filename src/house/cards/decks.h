// Commands about decks: bringing them to a table, counting, opening, closing and changing them. The
// caller says whether a round is in play (from the first card to the final settlement).
#pragma once

#include <string>
#include <vector>

#include "engine/core/result.h"
#include "house/cards/cards.h"

namespace baize::house {

// One deck, or two with different backs if a shoe or a machine shuffles.
struct IntroduceDecks {
    TableId table = 0;
    Book book = Book::cp;
    bool has_shuffling_shoe = false;
    std::vector<std::string> backs{};
};

[[nodiscard]] Result<DecksIntroduced> decide(const CardsState& state,
                                             const By& by,
                                             const IntroduceDecks& command);

// Allowed at any moment, also during a round.
struct OrderCount {
    TableId table = 0;
    DeckNumber deck = 0;
    std::string words{};
};

[[nodiscard]] Result<CountOrdered> decide(const CardsState& state,
                                          const By& by,
                                          const OrderCount& command);

// A wrong count is recorded as found. The game decides what it means for a round in play; the
// caller reports it to the game.
struct CountCards {
    TableId table = 0;
    DeckNumber deck = 0;
    CountOccasion occasion = CountOccasion::opening;
    DeckFound found{};
};

[[nodiscard]] Result<CardsCounted> decide(const CardsState& state,
                                          const By& by,
                                          const CountCards& command);

// Required before the casino opens a table.
struct BeginGaming {
    TableId table = 0;
};

[[nodiscard]] Result<GamingBegun> decide(const CardsState& state,
                                         const By& by,
                                         const BeginGaming& command);

// A table cannot be closed on a count made before the last round was over.
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
    std::string back{};  // Of the new deck.
    CardSet cards{};     // The cards replaced, if not the whole deck.
    ChangeCause cause = ChangeCause::unfit;
    std::string words{};
    bool is_round_in_play = false;
};

[[nodiscard]] Result<CardsChanged> decide(const CardsState& state,
                                          const By& by,
                                          const ChangeCards& command);

}  // namespace baize::house
