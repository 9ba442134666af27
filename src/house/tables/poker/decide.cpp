#include "house/tables/poker/decide.h"

#include <algorithm>

#include "engine/poker/hand/play.h"
#include "engine/poker/hand/view.h"
#include "engine/poker/money/charges.h"
#include "engine/poker/table/button.h"
#include "engine/poker/table/straddle.h"
#include "ledger/journal/balances.h"

namespace baize::house {

namespace {

constexpr Clause dealers_work = "CP 1.2"_clause;
constexpr Clause chips_only = "CP 6.2"_clause;
constexpr Clause for_oneself = "CP 6.18"_clause;
constexpr Clause too_little = "CP 6.17"_clause;

std::optional<Rejection> dealer_needed(const Issuer& by) {
    if (auto refusal = office_refused(by)) return refusal;
    return needs(by, Role::dealer, dealers_work);
}

bool names_cards(const poker::Action& action) {
    return std::any_of(
        action.cards.begin(), action.cards.end(), [](poker::Face face) { return face.is_seen(); });
}

enum class Staff : std::uint8_t { may, may_not };

// Returns a rejection unless `by` is the player in the seat, or staff who may act for a player
// there.
std::optional<Rejection> not_for_seat(const PokerTable& table,
                                      const Issuer& by,
                                      poker::Seat seat,
                                      Staff staff = Staff::may) {
    if (auto refusal = office_refused(by)) return refusal;
    if (seat >= poker::seats_max) return Rejection{Reason::no_such_seat, "CP 4.1"_clause};
    const PersonId sitting = table.orbit.seats[seat].player;
    if (sitting == 0) return Rejection{Reason::seat_empty, "CP 4.1"_clause};
    if (sitting == by.person || (staff == Staff::may && acts_for(by, sitting))) return std::nullopt;
    return Rejection{Reason::not_your_box, for_oneself};
}

Money in_wallet(const PokerGame& game, const ledger::Balances& balances, PersonId player) {
    return balances.of(wallet_of(game.chips, player));
}

Money chips_at(const ledger::Balances& balances, TableId table, PersonId player) {
    return balances.of(stack_of(table, player));
}

bool is_playing(const PokerTable& table) {
    return table.hand.phase != poker::Phase::over;
}

// True if all players of the last hand still sit where it was dealt to them.
bool sit_as_dealt(const PokerTable& table) {
    for (std::size_t seat = 0; seat < poker::seats_max; ++seat) {
        const PersonId player = table.players[seat];
        if (player != 0 && table.orbit.seats[seat].player != player) return false;
    }
    return true;
}

// A player who pushed less than the call must first make it up or give the chips up.
std::optional<Rejection> short_bet_first(const PokerTable& table, const poker::Action& action) {
    const ShortBet* const lies = open_short_bet(table);
    if (lies == nullptr || action.seat != lies->seat) return std::nullopt;
    if (action.does != poker::Does::bet && action.does != poker::Does::check) return std::nullopt;
    return Rejection{Reason::waiting_for_answer, too_little};
}

bool is_surrender(const PokerTable& table, const poker::Action& action) {
    const ShortBet* const lies = open_short_bet(table);
    return lies != nullptr && action.seat == lies->seat &&
           (action.does == poker::Does::fold || action.does == poker::Does::time_out);
}

Result<poker::Plan> planned(const PokerTable& table,
                            const PokerGame& game,
                            const HandRequests& requests,
                            const ledger::Balances& balances) {
    if (table.hand.deal_again) {
        poker::Plan again;
        again.opening = poker::opening_again(table.opening, table.hand);
        again.after = table.orbit;
        return again;
    }
    poker::Orbit orbit = table.orbit;
    for (const poker::Seat seat : requests.out)
        orbit.seats[seat].away = true;
    Result<poker::Plan> plan =
        poker::plan_hand(game.rules, orbit, stacks_of(table, game, balances));
    for (const StraddleRequest& request : requests.straddles) {
        if (plan) plan = poker::straddle(game.rules, *plan, request.seat, request.amount);
    }
    if (plan) plan->opening.side_wagers = requests.side_wagers;
    return plan;
}

}  // namespace

poker::Amounts stacks_of(const PokerTable& table,
                         const PokerGame& game,
                         const ledger::Balances& balances) {
    poker::Amounts stacks{};
    for (std::size_t seat = 0; seat < poker::seats_max; ++seat) {
        const PersonId player = table.orbit.seats[seat].player;
        if (player != 0) stacks[seat] = chips_at(balances, game.table, player);
    }
    return stacks;
}

Result<PokerTransition> decide_sit(const PokerTable& table,
                                   const PokerGame& game,
                                   const Issuer& by,
                                   poker::Arrival wanted,
                                   const ledger::Balances& balances,
                                   Money brought_back) {
    if (const auto refusal = office_refused(by)) return reject(*refusal);
    const Actor actor = actor_of(by);
    if (!acts_for(by, wanted.player)) return reject(Reason::not_your_box, for_oneself);
    // Only the players themselves may move chips out of their wallets: a player seated by staff
    // buys chips later.
    if (wanted.player != by.person && wanted.chips > brought_back)
        return reject(Reason::not_your_box, chips_only);
    wanted.minute = minute_of(by.now);
    wanted.last.reset();
    for (const poker::Departure& departure : table.departures) {
        if (departure.player == wanted.player) wanted.last = departure;
    }
    auto sat = transition(table, game, PlayerSat{wanted, actor});
    if (!sat) return sat;
    if (wanted.chips - brought_back > in_wallet(game, balances, wanted.player))
        return reject(Reason::too_few_chips, chips_only);
    return sat;
}

Result<PokerTransition> decide_stand_up(const PokerTable& table,
                                        const PokerGame& game,
                                        const Issuer& by,
                                        poker::Seat seat,
                                        const ledger::Balances& balances) {
    if (const auto refusal = not_for_seat(table, by, seat)) return reject(*refusal);
    const Money chips = chips_at(balances, game.table, table.orbit.seats[seat].player);
    return transition(table, game, PlayerStoodUp{seat, chips, minute_of(by.now)});
}

Result<PokerTransition> decide_take_up(const PokerTable& table,
                                       const PokerGame& game,
                                       const Issuer& by,
                                       poker::Seat seat,
                                       const ledger::Balances& balances) {
    if (const auto refusal = not_for_seat(table, by, seat)) return reject(*refusal);
    const Money chips = chips_at(balances, game.table, table.orbit.seats[seat].player);
    return transition(table, game, PlayerTakenUp{seat, chips, minute_of(by.now)});
}

Result<PokerTransition> decide_add_chips(const PokerTable& table,
                                         const PokerGame& game,
                                         const Issuer& by,
                                         const poker::TopUp& wanted,
                                         const ledger::Balances& balances) {
    if (const auto refusal = not_for_seat(table, by, wanted.seat, Staff::may_not))
        return reject(*refusal);
    const PersonId player = table.orbit.seats[wanted.seat].player;
    if (wanted.amount < Money{})
        return reject(poker::remove_chips(wanted.seat, holding_cards(table)));
    const Money stack = chips_at(balances, game.table, player);
    auto added = transition(table, game, ChipsAdded{wanted.seat, stack, wanted.amount});
    if (!added) return added;
    if (!wanted.amount.is_positive() || wanted.amount > in_wallet(game, balances, player))
        return reject(Reason::too_few_chips, chips_only);
    return added;
}

Result<PokerTransition> decide_sit_out(const PokerTable& table,
                                       const PokerGame& game,
                                       const Issuer& by,
                                       poker::Seat seat) {
    if (const auto refusal = not_for_seat(table, by, seat)) return reject(*refusal);
    return transition(table, game, PlayerSatOut{seat});
}

// Only the players themselves choose in advance.
Result<PokerTransition> decide_options(const PokerTable& table,
                                       const PokerGame& game,
                                       const Issuer& by,
                                       const PlayOptionsSet& wanted) {
    if (const auto refusal = not_for_seat(table, by, wanted.seat, Staff::may_not))
        return reject(*refusal);
    return transition(table, game, wanted);
}

Result<PokerTransition> decide_return(const PokerTable& table,
                                      const PokerGame& game,
                                      const Issuer& by,
                                      const ReturnChosen& wanted) {
    if (const auto refusal = not_for_seat(table, by, wanted.seat)) return reject(*refusal);
    return transition(table, game, wanted);
}

Result<PokerTransition> decide_move(const PokerTable& table,
                                    const PokerGame& game,
                                    const Issuer& by,
                                    const PlayerMoved& wanted) {
    if (const auto refusal = not_for_seat(table, by, wanted.from)) return reject(*refusal);
    return transition(table, game, wanted);
}

Result<PokerTransition> decide_open_hand(const PokerTable& table,
                                         const PokerGame& game,
                                         const Issuer& by,
                                         const HandRequests& requests,
                                         const ledger::Balances& balances) {
    if (const auto refusal = dealer_needed(by)) return reject(*refusal);
    if (is_playing(table)) return reject(Reason::in_a_hand, "CP 8.6"_clause);
    Result<poker::Plan> plan = planned(table, game, requests, balances);
    if (!plan) return reject(plan.error());
    plan->opening.deck = requests.deck;
    return transition(table, game, HandOpened{plan->opening, plan->after});
}

std::optional<Rejection> act_refused(const PokerTable& table,
                                     const PokerGame& game,
                                     const Issuer& by,
                                     const poker::Action& action) {
    const bool is_the_dealers =
        action.seat == poker::no_seat || action.does == poker::Does::time_out ||
        action.does == poker::Does::deal || action.does == poker::Does::push;
    if (is_the_dealers) {
        if (auto refusal = dealer_needed(by)) return refusal;
    } else {
        // At a live table the dealer records the words and actions of players; elsewhere only
        // players act.
        const bool is_live = game.rules.dealing == poker::Dealing::live;
        const Staff staff = is_live ? Staff::may : Staff::may_not;
        if (auto refusal = not_for_seat(table, by, action.seat, staff)) return refusal;
        // At a live table only the dealer reads cards, even when a player turns them up.
        if (is_live && names_cards(action)) {
            if (auto refusal = dealer_needed(by)) return refusal;
        }
    }
    return short_bet_first(table, action);
}

Result<PokerTransition> decide_act(const PokerTable& table,
                                   const PokerGame& game,
                                   const Issuer& by,
                                   const poker::Action& action) {
    if (const auto refusal = act_refused(table, game, by, action)) return reject(*refusal);
    if (is_surrender(table, action)) {
        const ShortBet& open = *open_short_bet(table);
        return transition(table, game, ShortBetSurrendered{open.seat, open.chips});
    }
    return transition(table, game, HandActed{action});
}

Result<PokerTransition> decide_push(const PokerTable& table,
                                    const PokerGame& game,
                                    const Issuer& by,
                                    const poker::Pushed& pushed) {
    if (const auto refusal = dealer_needed(by)) return reject(*refusal);
    if (game.rules.dealing != poker::Dealing::live)
        return reject(Reason::not_offered, "I-82"_clause);
    const ShortBet* const lies = open_short_bet(table);
    if (lies != nullptr && lies->seat == pushed.seat)
        return reject(Reason::waiting_for_answer, too_little);
    return transition(table, game, ChipsPushed{pushed, {}});
}

Result<PokerTransition> decide_short_bet(const PokerTable& table,
                                         const PokerGame& game,
                                         const Issuer& by,
                                         poker::Seat seat,
                                         bool makes_up) {
    if (const auto refusal = dealer_needed(by)) return reject(*refusal);
    const ShortBet* const lies = open_short_bet(table);
    if (lies == nullptr || lies->seat != seat) return reject(Reason::not_asked, too_little);
    return decide_act(table, game, by, makes_up ? poker::call(seat) : poker::fold(seat));
}

Result<PokerTransition> decide_report(const PokerTable& table,
                                      const PokerGame& game,
                                      const Issuer& by,
                                      poker::Report report) {
    if (const auto refusal = office_refused(by)) return reject(*refusal);
    report.by = actor_of(by);
    // Once a player has left, only an invalidation of the whole hand can undo it, because it finds
    // the money by person and not by seat. [I-98]
    if (!is_playing(table) && !sit_as_dealt(table))
        return reject(Reason::not_seated, "I-98"_clause);
    return transition(table, game, HandReported{report});
}

Result<PokerTransition> decide_inspect(const PokerTable& table,
                                       const PokerGame& game,
                                       const Issuer& by,
                                       poker::Seat seat) {
    if (const auto refusal = office_refused(by)) return reject(*refusal);
    const FinishedHand last = last_finished(table);
    if (last.number == 0) return reject(Reason::not_now, "CP 8.21"_clause);
    poker::Hand over;
    over.phase = poker::Phase::over;
    over.dealt_in = last.dealt_in;
    over.cards = last.cards;
    const auto inspection = poker::inspect(over, seat, actor_of(by));
    if (!inspection) return reject(inspection.error());
    return transition(
        table, game, HandInspected{seat, by.person, inspection->cards, "CP 8.21"_clause});
}

Result<PokerTransition> decide_reshuffle(const PokerTable& table,
                                         const PokerGame& game,
                                         const Issuer& by,
                                         const CardList<card_count>& order) {
    if (const auto refusal = dealer_needed(by)) return reject(*refusal);
    return transition(table, game, StubReshuffled{order});
}

Result<PokerTransition> decide_assess_time(const PokerTable& table,
                                           const PokerGame& game,
                                           const Issuer& by) {
    if (const auto refusal = dealer_needed(by)) return reject(*refusal);
    const bool is_due = game.time_charge.hourly.is_positive() &&
                        poker::is_collection_time(game.time_charge, minute_of(by.now));
    if (!is_due) return reject(Reason::not_now, "CP 7.2.2(b)"_clause);
    return transition(table, game, TimeAssessed{});
}

Result<PokerTransition> decide_collect_time(const PokerTable& table,
                                            const PokerGame& game,
                                            const Issuer& by,
                                            const ledger::Balances& balances) {
    if (const auto refusal = dealer_needed(by)) return reject(*refusal);
    // Between a misdeal and its new deal the hand is still in progress: it is dealt again with the
    // same stacks. [CP 9.1.1]
    if (is_playing(table) || table.hand.deal_again)
        return reject(Reason::in_a_hand, "CP 7.2.2(b)"_clause);
    return transition(table, game, TimeCollected{stacks_of(table, game, balances)});
}

Result<PokerTransition> decide_drop_time(const PokerTable& table,
                                         const PokerGame& game,
                                         const Issuer& by,
                                         Money counted) {
    if (const auto refusal = office_refused(by)) return reject(*refusal);
    const auto allowed =
        poker::drop_time_charges({.held = table.time_charges, .counted = counted}, actor_of(by));
    if (!allowed) return reject(allowed.error());
    return transition(table, game, TimeDropped{counted});
}

}  // namespace baize::house
