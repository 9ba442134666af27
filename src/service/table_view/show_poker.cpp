#include "service/table_view/show_poker.h"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "engine/hands/describe.h"
#include "engine/poker/hand/pots.h"
#include "engine/poker/hand/settle.h"
#include "house/casino/game_state.h"
#include "service/table_view/best_cards.h"

namespace baize::views {

std::vector<SideWagerView> side_wagers_of(const poker::SideWager& wager) {
    std::vector<SideWagerView> shown;
    if (!wager.amount.is_positive()) return shown;
    const bool is_both = wager.colour == poker::Colour::both;
    if (is_both || wager.colour == poker::Colour::red) shown.push_back({"red", wager.amount, {}});
    if (is_both || wager.colour == poker::Colour::black)
        shown.push_back({"black", wager.amount, {}});
    return shown;
}

namespace {

using poker::Hand;
using poker::Seat;

bool is_red_suit(Card card) {
    return card.suit() == Suit::hearts || card.suit() == Suit::diamonds;
}

CardSet board_of(const poker::Cards& cards) {
    CardSet board;
    for (std::size_t i = 0; i < cards.board_count; ++i)
        board.insert(cards.board[i].card());
    return board;
}

// Returns an empty set unless all of the cards are seen.
CardSet hole_of(const poker::Cards& cards, Seat seat) {
    CardSet hole;
    for (std::size_t i = 0; i < cards.hole_count[seat]; ++i) {
        if (!cards.hole[seat][i].is_seen()) return {};
        hole.insert(cards.hole[seat][i].card());
    }
    return hole;
}

CardViews cards_shown(const poker::Cards& cards, Seat seat) {
    CardViews shown;
    for (std::size_t i = 0; i < cards.hole_count[seat]; ++i) {
        const poker::Face face = cards.hole[seat][i];
        shown.push_back(face.is_seen() ? std::optional(face.card()) : std::nullopt);
    }
    return shown;
}

HandState state_of(const Hand& hand, Seat seat) {
    if (hand.killed.contains(seat) || hand.voided.contains(seat)) return HandState::dead;
    if (hand.mucked.contains(seat)) return HandState::mucked;
    if (!hand.live.contains(seat)) return HandState::folded;
    return is_all_in(hand, seat) && hand.phase != poker::Phase::over ? HandState::all_in
                                                                     : HandState::in;
}

// Returns the pots without the bets in front of the players.
std::vector<PotView> pots_of(const Hand& hand) {
    std::vector<PotView> pots;
    if (hand.phase == poker::Phase::over || poker::in_contention(hand).empty()) return pots;
    Hand gathered = hand;
    for (const Seat seat : hand.dealt_in) {
        gathered.put_in[seat] -= hand.bets[seat];
        gathered.bets[seat] = {};
    }
    for (const poker::Pot& pot : build_pots(gathered)) {
        if (!pot.amount.is_positive()) continue;
        PotView& shown = pots.emplace_back();
        shown.amount = pot.amount;
        for (const Seat seat : pot.contenders)
            shown.seats.emplace_back(seat);
    }
    return pots;
}

// The final board must have three ranks up to the eight, because a low hand uses at most two of a
// player's cards.
bool is_low_possible(const poker::Cards& cards) {
    const int there = std::popcount(low_ranks(board_of(cards)));
    return there + static_cast<int>(5 - cards.board_count) >= 3;
}

PokerPhase shown(poker::Phase phase) {
    switch (phase) {
        case poker::Phase::betting: return PokerPhase::betting;
        case poker::Phase::discarding: return PokerPhase::discarding;
        case poker::Phase::dealing: return PokerPhase::dealing;
        case poker::Phase::showdown: return PokerPhase::showdown;
        case poker::Phase::pushing: return PokerPhase::pushing;
        case poker::Phase::over: return PokerPhase::over;
    }
    return PokerPhase::over;
}

std::string_view shown(poker::Street street) {
    switch (street) {
        case poker::Street::preflop: return "preflop";
        case poker::Street::flop: return "flop";
        case poker::Street::turn: return "turn";
        case poker::Street::river: return "river";
    }
    return "";
}

std::uint8_t from_one(Seat seat) {
    return seat < poker::seats_max ? static_cast<std::uint8_t>(seat + 1) : std::uint8_t{0};
}

// Returns the pushed chips of the seat that do not count yet. [CP 6.17] [CP 6.18.1]
Money pushed_by(const house::PokerTable& table, Seat seat) {
    const Hand& hand = table.hand;
    if (hand.has_waiting.contains(seat) && hand.waiting[seat].amount > hand.bets[seat])
        return hand.waiting[seat].amount - hand.bets[seat];
    const house::ShortBet* const lies = open_short_bet(table);
    return lies != nullptr && lies->seat == seat ? lies->chips : Money{};
}

// False while the player still has a third card to discard, and after a fold: such cards have no
// name. [CP 8.17.4] [CP 8.18.4]
bool is_whole(bool is_omaha, CardSet hole) {
    return !hole.empty() && (is_omaha || hole.size() <= 2);
}

}  // namespace

std::string hand_words(poker::Variant variant, CardSet hole, CardSet board) {
    const bool is_omaha = poker::facts(variant).uses == poker::HoleCards::exactly_two;
    if (!is_whole(is_omaha, hole)) return {};
    if (board.size() >= 3)
        return is_omaha ? describe_omaha(hole, board) : describe_five(hole | board);
    if (is_omaha || hole.size() != 2) return {};
    const Card one = hole.lowest();
    hole.erase(one);
    const Card other = hole.lowest();
    if (one.rank() == other.rank()) return fmt::format("pair of {}", plural_word(one.rank()));
    const Rank low = std::min(one.rank(), other.rank());
    const Rank high = std::max(one.rank(), other.rank());
    return fmt::format(
        "{}-{}{}", word(high), word(low), one.suit() == other.suit() ? " suited" : "");
}

std::string low_words(poker::Variant variant, CardSet hole, CardSet board) {
    const poker::VariantFacts& facts = poker::facts(variant);
    const bool is_omaha = facts.uses == poker::HoleCards::exactly_two;
    if (!facts.hilo || !is_whole(is_omaha, hole) || board.size() < 3) return {};
    if (!is_omaha && (hole | board).size() < 5) return {};
    return is_omaha ? describe_omaha_low(hole, board) : describe_low(hole | board);
}

std::string high_of(const poker::Hand& hand, poker::Variant variant, poker::Seat seat) {
    return hand_words(variant, hole_of(hand.cards, seat), board_of(hand.cards));
}

std::string low_of(const poker::Hand& hand, poker::Variant variant, poker::Seat seat) {
    return low_words(variant, hole_of(hand.cards, seat), board_of(hand.cards));
}

// If both colours were wagered on, at most that of the flop has won.
std::vector<SideWagerView> side_wagers_in(const poker::Hand& hand,
                                          poker::Seat seat,
                                          const RoundMemory& memory) {
    const Money won = memory.side_wager[seat];
    const bool is_red = hand.cards.board_count > 0 && is_red_suit(hand.cards.board[0].card());
    std::vector<SideWagerView> shown = side_wagers_of(hand.side_wagers[seat]);
    for (SideWagerView& wager : shown) {
        if (won.is_positive() && (wager.colour == "red") == is_red) wager.back = wager.stake + won;
    }
    return shown;
}

PokerView show_poker(const house::TableState& table,
                     const house::PokerTable& seen,
                     const RoundMemory& memory) {
    const poker::Rules& rules = house::poker_game(table).rules;
    const poker::VariantFacts& facts = poker::facts(rules.variant);
    const Hand& hand = seen.hand;
    PokerView game_state;
    game_state.phase = seen.number == 0 ? PokerPhase::waiting : shown(hand.phase);
    game_state.hand_size = facts.hole_cards;
    game_state.is_hi_lo = facts.hilo;
    if (seen.number == 0) return game_state;
    game_state.street = shown(hand.street);
    game_state.button = hand.button_in_use ? from_one(hand.button) : std::uint8_t{0};
    game_state.actor = from_one(hand.actor);
    game_state.level = hand.betting.level;
    game_state.low_possible = facts.hilo && is_low_possible(hand.cards);
    game_state.total = pot_total(hand);
    game_state.pots = pots_of(hand);
    game_state.won = memory.pots;
    game_state.commission = hand.commission;
    game_state.is_void = hand.is_void;
    for (std::size_t i = 0; i < hand.cards.board_count; ++i)
        game_state.board.emplace_back(hand.cards.board[i].card());
    const CardSet board = board_of(hand.cards);
    for (const Seat seat : hand.dealt_in) {
        HandView& player = game_state.hands.emplace_back();
        const CardSet hole = hole_of(hand.cards, seat);
        player.seat = seat;
        player.player = seen.players[seat];
        player.cards = cards_shown(hand.cards, seat);
        player.state = state_of(hand, seat);
        player.bet = hand.bets[seat];
        player.put_in = hand.put_in[seat];
        player.stack = hand.stacks[seat];
        player.pushed = pushed_by(seen, seat);
        player.is_shown = hand.shown.contains(seat);
        player.last_action = memory.did[seat];
        player.hand = high_of(hand, rules.variant, seat);
        player.low = low_of(hand, rules.variant, seat);
        if (board.size() >= 3 && !player.hand.empty()) {
            player.high_cards = best_high(rules.variant, hole, board);
            player.low_cards = best_low(rules.variant, hole, board);
        }
        player.won = memory.won[seat];
        player.side_wagers = side_wagers_in(hand, seat, memory);
    }
    return game_state;
}

}  // namespace baize::views
