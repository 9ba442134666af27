// Commands about handling the cards: ordered shuffles, confirmations by the dealer, players who
// wish to see the cards, and the Dealer's packet in the shoe.
#pragma once

#include <string>

#include "engine/core/result.h"
#include "house/cards/cards.h"

namespace baize::house {

struct OrderShuffle {
    TableId table = 0;
    ShuffleCause cause = ShuffleCause::reasonable_cause;
    std::string words{};
};

[[nodiscard]] Result<ShuffleOrdered> decide(const CardsState& state,
                                            const By& by,
                                            const OrderShuffle& command);

// The dealer has shuffled: as ordered, a new deck, or for the next hand of poker. The caller says
// whether a hand is in play, because its cards cannot be shuffled for the next one.
struct ConfirmShuffle {
    TableId table = 0;
    bool is_round_in_play = false;
};

[[nodiscard]] Result<CardsShuffled> decide(const CardsState& state,
                                           const By& by,
                                           const ConfirmShuffle& command);

struct ConfirmCut {
    TableId table = 0;
};

[[nodiscard]] Result<CardsCut> decide(const CardsState& state,
                                      const By& by,
                                      const ConfirmCut& command);

// Requested by the player, or by staff for one. The caller says whether a round has been dealt
// since the table opened or the deck came.
struct RequestInspection {
    TableId table = 0;
    PersonId player = 0;
    bool is_dealt_from = false;
};

[[nodiscard]] Result<InspectionRequested> decide(const CardsState& state,
                                                 const By& by,
                                                 const RequestInspection& command);

// The cards were spread for the player.
struct ShowCards {
    TableId table = 0;
    PersonId player = 0;
};

[[nodiscard]] Result<InspectionGiven> decide(const CardsState& state,
                                             const By& by,
                                             const ShowCards& command);

// Sets whether the Dealer's three cards stay in the tray of the shoe until every player has
// decided, from the next round until directed otherwise. The caller passes it to the table.
struct DirectPacket {
    TableId table = 0;
    bool stays_in_tray = true;
};

[[nodiscard]] Result<PacketDirected> decide(const CardsState& state,
                                            const By& by,
                                            const DirectPacket& command);

}  // namespace baize::house
