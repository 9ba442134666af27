// The dealing terms of a round, which its commitment binds (deck_commitment.h).
#pragma once

#include <cstdint>

#include <boost/describe.hpp>

#include "engine/core/game_id.h"
#include "engine/core/static_vector.h"
#include "house/described_rules.h"

namespace baize::house {

// The order in which the cards of a round leave the deck, for any set of players: the rules of the
// game, and the choices on the sign of the table. All people at the table can see them.
struct DealTerms {
    GameId game = GameId::three_card;
    ShoeKind shoe = ShoeKind::hand_held;        // a machine deals whole hands
    std::uint8_t hand_size = 0;                 // cards in each hand
    bool has_dealer = false;                    // true: the dealer gets a hand of that size, last
    StaticVector<std::uint8_t, 3> community{};  // community cards by street
    std::uint8_t burns = 0;                     // cards burned before each street
    friend bool operator==(const DealTerms&, const DealTerms&) = default;
};
BOOST_DESCRIBE_STRUCT(DealTerms, (), (game, shoe, hand_size, has_dealer, community, burns))

}  // namespace baize::house
