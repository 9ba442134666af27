// Where each card of a promised deck is dealt: the position of every place follows from public
// facts of the round and from the order in which the game is dealt. The orders are those by which
// the tables deal (engine/banked/machine/deal_order, engine/poker/hand/deal_order).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/card_list.h"
#include "house/casino/floor.h"
#include "house/described_rules.h"

namespace baize::desk {

enum class DealtTo : std::uint8_t { box, seat, dealer, community, burn };
BOOST_DESCRIBE_ENUM(DealtTo, box, seat, dealer, community, burn)

struct DealtPlace {
    DealtTo to = DealtTo::box;
    std::uint8_t number = 0;  // of the box or the seat, from 1; 0 elsewhere
    std::uint8_t card = 0;    // which of its cards, from 1
    friend bool operator==(const DealtPlace&, const DealtPlace&) = default;
};
BOOST_DESCRIBE_STRUCT(DealtPlace, (), (to, number, card))

// "box 2, card 1"
[[nodiscard]] std::string to_string(const DealtPlace& place);

// What everybody at the table could see of how a round was dealt.
struct DealFacts {
    std::vector<std::uint8_t> dealt_to{};   // boxes or seats, in the order in which they get cards
    std::uint8_t button = 0;                // the seat it stood at; 0 in a house game
    ShoeKind shoe = ShoeKind::hand_held;    // a machine gives out whole hands
    std::uint8_t hand_size = 0;             // cards of each of them
    bool has_dealer = false;                // a hand of that size for the dealer, last of all
    std::vector<std::uint8_t> community{};  // community cards, street by street
    std::uint8_t burns = 0;                 // cards burned before each street
    friend bool operator==(const DealFacts&, const DealFacts&) = default;
};
BOOST_DESCRIBE_STRUCT(DealFacts,
                      (),
                      (dealt_to, button, shoe, hand_size, has_dealer, community, burns))

// The places in the order in which the cards leave the deck, as far as the game goes.
using DealLayout = std::vector<DealtPlace>;

// Nothing where these cannot be the facts of a round of this game; the complaint says why.
[[nodiscard]] std::optional<DealLayout> layout_of(std::string_view game,
                                                  const DealFacts& facts,
                                                  std::string& complaint);

// A card that lies on the table.
struct CardOnTable {
    Card card;
    DealtPlace place{};
};

// Every card that has been dealt and not been taken away, where it lies. In Pineapple this is where
// it was dealt to only as long as nobody has discarded.
[[nodiscard]] std::vector<CardOnTable> cards_on(const casino::FloorTable& table);

// Nothing while no hand has been dealt.
[[nodiscard]] std::optional<DealFacts> facts_of(const casino::FloorTable& table);

}  // namespace baize::desk
