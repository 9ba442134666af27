#include "house/tables/poker/poker_table.h"

#include <algorithm>

namespace baize::house {

poker::SeatSet in_hand(const PokerTable& table) {
    poker::SeatSet seats;
    if (table.hand.phase == poker::Phase::over && !table.hand.deal_again) return seats;
    for (std::size_t seat = 0; seat < poker::seats_max; ++seat) {
        if (table.players[seat] != 0) seats.insert(static_cast<poker::Seat>(seat));
    }
    return seats;
}

poker::SeatSet holding_cards(const PokerTable& table) {
    return table.hand.phase == poker::Phase::over ? poker::SeatSet{} : table.hand.live;
}

const ShortBet* open_short_bet(const PokerTable& table) {
    const poker::Hand& hand = table.hand;
    if (hand.phase != poker::Phase::betting) return nullptr;
    for (const ShortBet& bet : table.short_bets) {
        if (bet.seat == hand.actor && bet.level == hand.betting.level) return &bet;
    }
    return nullptr;
}

FinishedHand last_finished(const PokerTable& table) {
    if (table.hand.phase != poker::Phase::over) return table.last;
    return {table.number, table.hand.dealt_in, table.hand.cards, table.players};
}

bool has_inspected(const PokerTable& table, PersonId by, poker::Seat seat) {
    const std::uint64_t number =
        table.hand.phase == poker::Phase::over ? table.number : table.last.number;
    return std::find(table.looks.begin(), table.looks.end(), HandLook{seat, by, number}) !=
           table.looks.end();
}

}  // namespace baize::house
