// What people do at a poker table. Players act for the seat they sit in; a dealer (or above) does
// what a dealer does, and seats and moves players for the floor.
#pragma once

#include <span>

#include "house/tables/poker/poker_table.h"

namespace baize::house {

// Chips come from the wallet; those that were sealed for the player are put there in the same
// command (`brought_back`, part of the chips wanted). When it is, and when the player last left,
// the house knows itself. A player sits down for himself; staff may seat anybody without chips, and
// impose how somebody new comes in. [CP 6.2] [CP 6.3] [CP 8.10] [I-83]
[[nodiscard]] Result<PokerTransition> decide_sit(const PokerTable& table,
                                                 const PokerGame& game,
                                                 const Issuer& by,
                                                 poker::Arrival wanted,
                                                 const ledger::Balances& balances,
                                                 Money brought_back = {});

// Away too long, and taken up with all the chips by the house. Who may is the seating's to say.
// [CP 8.11]
[[nodiscard]] Result<PokerTransition> decide_take_up(const PokerTable& table,
                                                     const PokerGame& game,
                                                     const Issuer& by,
                                                     poker::Seat seat,
                                                     const ledger::Balances& balances);

// With all the chips, back to the wallet. [CP 6.11] [CP 8.3]
[[nodiscard]] Result<PokerTransition> decide_stand_up(const PokerTable& table,
                                                      const PokerGame& game,
                                                      const Issuer& by,
                                                      poker::Seat seat,
                                                      const ledger::Balances& balances);

[[nodiscard]] Result<PokerTransition> decide_add_chips(const PokerTable& table,
                                                       const PokerGame& game,
                                                       const Issuer& by,
                                                       const poker::TopUp& wanted,
                                                       const ledger::Balances& balances);

[[nodiscard]] Result<PokerTransition> decide_sit_out(const PokerTable& table,
                                                     const PokerGame& game,
                                                     const Issuer& by,
                                                     poker::Seat seat);
[[nodiscard]] Result<PokerTransition> decide_return(const PokerTable& table,
                                                    const PokerGame& game,
                                                    const Issuer& by,
                                                    const ReturnChosen& wanted);
[[nodiscard]] Result<PokerTransition> decide_move(const PokerTable& table,
                                                  const PokerGame& game,
                                                  const Issuer& by,
                                                  const PlayerMoved& wanted);

// What lies before each player, by the books.
[[nodiscard]] poker::Amounts stacks_of(const PokerTable& table,
                                       const PokerGame& game,
                                       const ledger::Balances& balances);

struct StraddleWish {
    poker::Seat seat = 0;
    Money amount{};
};

// What is put down before the cards, beside what the plan asks for. The deck is stacked as it will
// be dealt, or unseen at a live table; after a misdeal the same deal is made again and only the
// deck is new.
struct HandWishes {
    std::array<poker::Face, card_count> deck{};
    std::array<poker::SideWager, poker::seats_max> side_wagers{};
    std::span<const StraddleWish> straddles{};
};

[[nodiscard]] Result<PokerTransition> decide_open_hand(const PokerTable& table,
                                                       const PokerGame& game,
                                                       const Issuer& by,
                                                       const HandWishes& wishes,
                                                       const ledger::Balances& balances);

// Whether the engine is asked at all: who may give the action, and what comes before it.
[[nodiscard]] std::optional<Rejection> act_refused(const PokerTable& table,
                                                   const PokerGame& game,
                                                   const Issuer& by,
                                                   const poker::Action& action);
[[nodiscard]] Result<PokerTransition> decide_act(const PokerTable& table,
                                                 const PokerGame& game,
                                                 const Issuer& by,
                                                 const poker::Action& action);

// Chips and words of a player as the dealer saw them, at a live table only: the house's own tables
// have nothing but whole acts. What they count as is in the event. [CP 6.12] to [CP 6.18] [I-82]
[[nodiscard]] Result<PokerTransition> decide_push(const PokerTable& table,
                                                  const PokerGame& game,
                                                  const Issuer& by,
                                                  const poker::Pushed& pushed);

// The player in turn who pushed less than the call makes it up, or folds and leaves the chips; so
// when the time runs out. How many they were the table knows. [CP 6.17] [I-81]
[[nodiscard]] Result<PokerTransition> decide_short_bet(const PokerTable& table,
                                                       const PokerGame& game,
                                                       const Issuer& by,
                                                       poker::Seat seat,
                                                       bool makes_up);

// The report says who made it whatever the caller wrote.
[[nodiscard]] Result<PokerTransition> decide_report(const PokerTable& table,
                                                    const PokerGame& game,
                                                    const Issuer& by,
                                                    poker::Report report);

// A dealer or above looks at the cards of a seat when the hand is over, and that is on record; as
// often as it is done, until the next hand is opened. [CP 8.21]
[[nodiscard]] Result<PokerTransition> decide_inspect(const PokerTable& table,
                                                     const PokerGame& game,
                                                     const Issuer& by,
                                                     poker::Seat seat);

[[nodiscard]] Result<PokerTransition> decide_reshuffle(const PokerTable& table,
                                                       const PokerGame& game,
                                                       const Issuer& by,
                                                       const CardList<card_count>& order);

// Everybody who has a seat owes the period's fee; collected between hands; dropped when a
// supervisor has counted it. [CP 7.2.2(a)] [CP 7.2.2(b)] [CP 7.2.2(e)] [I-78]
[[nodiscard]] Result<PokerTransition> decide_assess_time(const PokerTable& table,
                                                         const PokerGame& game,
                                                         const Issuer& by);
[[nodiscard]] Result<PokerTransition> decide_collect_time(const PokerTable& table,
                                                          const PokerGame& game,
                                                          const Issuer& by,
                                                          const ledger::Balances& balances);
[[nodiscard]] Result<PokerTransition> decide_drop_time(const PokerTable& table,
                                                       const PokerGame& game,
                                                       const Issuer& by,
                                                       Money counted);

}  // namespace baize::house
