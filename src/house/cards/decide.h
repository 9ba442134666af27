// Deciding the commands of this room: each function returns the event, or the rejection with its
// clause, and changes nothing.
#pragma once

#include "engine/core/result.h"
#include "house/cards/cards.h"
#include "house/cards/commands.h"

namespace baize::house {

// Facts about the table of a command that other rooms know. The casino looks them up, so a command
// is never trusted for them.
struct CardFacts {
    Book book = Book::cp;             // From the sign; used for new decks.
    bool has_shuffling_shoe = false;  // From the sign; used for new decks.
    bool is_round_in_play = false;    // From the first card to the final settlement.
    bool is_dealt_from = false;       // A round was dealt since the table opened or the deck came.
    Moment last_round_over{};
};

[[nodiscard]] Result<DecksIntroduced> decide(const CardsState& state,
                                             const Issuer& by,
                                             const CardFacts& facts,
                                             const IntroduceDecks& command);
[[nodiscard]] Result<CountOrdered> decide(const CardsState& state,
                                          const Issuer& by,
                                          const CardFacts& facts,
                                          const OrderCount& command);
[[nodiscard]] Result<CardsCounted> decide(const CardsState& state,
                                          const Issuer& by,
                                          const CardFacts& facts,
                                          const CountCards& command);
[[nodiscard]] Result<GamingBegun> decide(const CardsState& state,
                                         const Issuer& by,
                                         const CardFacts& facts,
                                         const BeginGaming& command);
[[nodiscard]] Result<GamingEnded> decide(const CardsState& state,
                                         const Issuer& by,
                                         const CardFacts& facts,
                                         const EndGaming& command);
[[nodiscard]] Result<CardsChanged> decide(const CardsState& state,
                                          const Issuer& by,
                                          const CardFacts& facts,
                                          const ChangeCards& command);
[[nodiscard]] Result<ShuffleOrdered> decide(const CardsState& state,
                                            const Issuer& by,
                                            const CardFacts& facts,
                                            const OrderShuffle& command);
[[nodiscard]] Result<CardsShuffled> decide(const CardsState& state,
                                           const Issuer& by,
                                           const CardFacts& facts,
                                           const ConfirmShuffle& command);
[[nodiscard]] Result<CardsCut> decide(const CardsState& state,
                                      const Issuer& by,
                                      const CardFacts& facts,
                                      const ConfirmCut& command);
[[nodiscard]] Result<InspectionRequested> decide(const CardsState& state,
                                                 const Issuer& by,
                                                 const CardFacts& facts,
                                                 const RequestInspection& command);
[[nodiscard]] Result<InspectionGiven> decide(const CardsState& state,
                                             const Issuer& by,
                                             const CardFacts& facts,
                                             const ShowCards& command);
[[nodiscard]] Result<PacketDirected> decide(const CardsState& state,
                                            const Issuer& by,
                                            const CardFacts& facts,
                                            const DirectPacket& command);

}  // namespace baize::house
