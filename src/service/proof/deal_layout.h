// Computes where each card of a committed deck is dealt: the position of every place follows from
// public facts of the round and from the dealing order of the game. The orders are those of the
// tables (engine/banked/machine/deal_order, engine/poker/hand/deal_order).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/card_list.h"
#include "house/casino/casino_state.h"

namespace baize::codec {

// The kind of place to which a card was dealt.
enum class DealtTo : std::uint8_t { box, seat, dealer, community, burn };
BOOST_DESCRIBE_ENUM(DealtTo, box, seat, dealer, community, burn)

// The place to which a card was dealt.
struct DealtPlace {
    DealtTo to = DealtTo::box;
    std::uint8_t number = 0;  // number of the box or seat, from 1; otherwise 0
    std::uint8_t card = 0;    // index of the card at this place, from 1
    friend bool operator==(const DealtPlace&, const DealtPlace&) = default;
};
BOOST_DESCRIBE_STRUCT(DealtPlace, (), (to, number, card))

// Returns a text such as "box 2, card 1".
[[nodiscard]] std::string to_string(const DealtPlace& place);

// The facts about the dealing of a round that everyone at the table could see. All but the first
// two are its dealing terms, which the commitment binds.
struct DealFacts {
    std::vector<std::uint8_t> dealt_to{};  // boxes or seats in the order in which they get cards
    std::uint8_t button = 0;               // seat of the button; 0 in a house game
    ShoeKind shoe = ShoeKind::hand_held;   // a machine deals whole hands
    std::uint8_t hand_size = 0;            // cards in each hand
    bool has_dealer = false;  // true if the dealer gets a hand of that size, after all others
    std::vector<std::uint8_t> community{};  // community cards by street
    std::uint8_t burns = 0;                 // cards burned before each street
    friend bool operator==(const DealFacts&, const DealFacts&) = default;
};
BOOST_DESCRIBE_STRUCT(DealFacts,
                      (),
                      (dealt_to, button, shoe, hand_size, has_dealer, community, burns))

// The places in the order in which the cards leave the deck, as far as the round goes.
using DealLayout = std::vector<DealtPlace>;

// Returns nullopt if these cannot be the facts of a round of this game; the error text says why.
[[nodiscard]] std::optional<DealLayout> layout_of(std::string_view game,
                                                  const DealFacts& facts,
                                                  std::string& error_text);

// A card that is on the table.
struct CardOnTable {
    Card card;
    DealtPlace place{};
};

// Returns every card that was dealt and not removed, with its place. In Pineapple the places are
// those of the deal only until a player discards.
[[nodiscard]] std::vector<CardOnTable> cards_on(const house::TableState& table);

// Returns nullopt until a hand has been dealt.
[[nodiscard]] std::optional<DealFacts> facts_of(const house::TableState& table);

// Returns the dealing terms that the facts state, or nullopt if no game is dealt so.
[[nodiscard]] std::optional<house::DealTerms> terms_of(std::string_view game,
                                                       const DealFacts& facts);

}  // namespace baize::codec
