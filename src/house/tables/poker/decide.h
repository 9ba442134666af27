// The actions of people at a poker table. Players act for their own seat. A dealer (or above)
// deals, and seats and moves players for the floor.
#pragma once

#include <span>

#include "house/tables/poker/apply.h"

namespace baize::house {

// Chips come from the wallet. Sealed chips go there first in the same command: `brought_back` is
// the part of `chips` that was sealed. The house supplies the time and the player's last departure.
// Only players themselves sit down with chips; staff may seat any person without chips, and decide
// how a newcomer comes in. [CP 6.2] [CP 6.3] [CP 8.10] [I-83]
[[nodiscard]] Result<PokerTransition> decide_sit(const PokerTable& table,
                                                 const PokerGame& game,
                                                 const Issuer& by,
                                                 poker::Arrival wanted,
                                                 const ledger::Balances& balances,
                                                 Money brought_back = {});

// Picks up the chips of a player who is away too long. The seating room decides who may do so.
// [CP 8.11]
[[nodiscard]] Result<PokerTransition> decide_take_up(const PokerTable& table,
                                                     const PokerGame& game,
                                                     const Issuer& by,
                                                     poker::Seat seat,
                                                     const ledger::Balances& balances);

// The player leaves, and all chips go back to the wallet. [CP 6.11] [CP 8.3]
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
[[nodiscard]] Result<PokerTransition> decide_options(const PokerTable& table,
                                                     const PokerGame& game,
                                                     const Issuer& by,
                                                     const PlayOptionsSet& wanted);

[[nodiscard]] Result<PokerTransition> decide_return(const PokerTable& table,
                                                    const PokerGame& game,
                                                    const Issuer& by,
                                                    const ReturnChosen& wanted);
[[nodiscard]] Result<PokerTransition> decide_move(const PokerTable& table,
                                                  const PokerGame& game,
                                                  const Issuer& by,
                                                  const PlayerMoved& wanted);

// Returns the chips in front of each player according to the ledger.
[[nodiscard]] poker::Amounts stacks_of(const PokerTable& table,
                                       const PokerGame& game,
                                       const ledger::Balances& balances);

struct StraddleRequest {
    poker::Seat seat = 0;
    Money amount{};
};

// The wagers placed before the deal in addition to the forced bets. `deck` is in dealing order, or
// unseen at a live table. After a misdeal the same hand is dealt again, and only the deck is new.
// The players of the seats `out` sit out from this hand on.
struct HandRequests {
    std::array<poker::Face, card_count> deck{};
    std::array<poker::SideWager, poker::seats_max> side_wagers{};
    std::span<const StraddleRequest> straddles{};
    poker::SeatSet out{};
};

[[nodiscard]] Result<PokerTransition> decide_open_hand(const PokerTable& table,
                                                       const PokerGame& game,
                                                       const Issuer& by,
                                                       const HandRequests& requests,
                                                       const ledger::Balances& balances);

// Returns the reason why the engine need not be asked: the person may not give the action, or must
// do something else first.
[[nodiscard]] std::optional<Rejection> act_refused(const PokerTable& table,
                                                   const PokerGame& game,
                                                   const Issuer& by,
                                                   const poker::Action& action);
[[nodiscard]] Result<PokerTransition> decide_act(const PokerTable& table,
                                                 const PokerGame& game,
                                                 const Issuer& by,
                                                 const poker::Action& action);

// The dealer enters a player's chips and words as seen. Live tables only: tables dealt by the house
// only have complete actions. The event records the action that they counted as. [CP 6.12] to
// [CP 6.18] [I-82]
[[nodiscard]] Result<PokerTransition> decide_push(const PokerTable& table,
                                                  const PokerGame& game,
                                                  const Issuer& by,
                                                  const poker::Pushed& pushed);

// The player in turn who pushed less than the call makes it up, or folds and leaves the chips. The
// house folds for the player when the time runs out. The table knows the number of chips. [CP 6.17]
// [I-81]
[[nodiscard]] Result<PokerTransition> decide_short_bet(const PokerTable& table,
                                                       const PokerGame& game,
                                                       const Issuer& by,
                                                       poker::Seat seat,
                                                       bool makes_up);

// Replaces the reporter that the caller named by the person who gives the command.
[[nodiscard]] Result<PokerTransition> decide_report(const PokerTable& table,
                                                    const PokerGame& game,
                                                    const Issuer& by,
                                                    poker::Report report);

// A dealer or above looks at the cards of a seat after the hand, any number of times until the next
// hand is opened. Every inspection is recorded. [CP 8.21]
[[nodiscard]] Result<PokerTransition> decide_inspect(const PokerTable& table,
                                                     const PokerGame& game,
                                                     const Issuer& by,
                                                     poker::Seat seat);

[[nodiscard]] Result<PokerTransition> decide_reshuffle(const PokerTable& table,
                                                       const PokerGame& game,
                                                       const Issuer& by,
                                                       const CardList<card_count>& order);

// These charge each seated player the fee of the period, collect it between hands, and move it to
// the Chip Box when a supervisor has counted it. [CP 7.2.2(a)] [CP 7.2.2(b)] [CP 7.2.2(e)] [I-78]
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
