#include "house/tables/poker/apply.h"

#include <algorithm>
#include <utility>

#include "engine/poker/hand/play.h"
#include "engine/poker/live/pushed.h"
#include "engine/poker/live/report.h"
#include "engine/poker/live/stub.h"
#include "engine/poker/money/charges.h"
#include "house/table_postings.h"
#include "house/tables/poker/table_money.h"
#include "ledger/journal/balances.h"

namespace baize::house {

namespace {

template <typename Value>
Result<void> without_value(const Result<Value>& done) {
    if (!done) return reject(done.error());
    return {};
}

// Applies an event to the table.
class HandTransit {
  public:
    HandTransit(PokerTransition& transition, const PokerGame& game)
        : table_(transition.after),
          happened_(transition.happened),
          ruled_(transition.ruled),
          game_(game) {}

    Result<void> operator()(const PlayerSat& sat) {
        Result<poker::Orbit> orbit =
            poker::sit_down(game_.rules, game_.stakes, table_.orbit, sat.arrival, sat.by);
        if (!orbit) return reject(orbit.error());
        const poker::TimeCharge& charge = game_.time_charge;
        if (charge.prorate && charge.hourly.is_positive()) {
            const poker::Arrival& arrival = sat.arrival;
            orbit = poker::assess_arrival(
                        charge, game_.rules.chip, *orbit, arrival.seat, arrival.minute)
                        .orbit;
        }
        return seat(orbit);
    }

    Result<void> operator()(const PlayerStoodUp& up) {
        return leave({.seat = up.seat, .chips = up.chips, .minute = up.minute});
    }

    Result<void> operator()(const PlayerTakenUp& up) {
        return leave({.seat = up.seat, .chips = up.chips, .minute = up.minute, .picked_up = true});
    }

    Result<void> operator()(const ChipsAdded& added) {
        const poker::TopUp top_up{added.seat, added.stack, added.amount};
        return seat(poker::add_chips(game_.stakes, table_.orbit, top_up, holding_cards(table_)));
    }

    Result<void> operator()(const PlayerSatOut& out) {
        return seat(poker::sit_out(table_.orbit, out.seat));
    }

    Result<void> operator()(const ReturnChosen& chosen) {
        return seat(poker::choose(table_.orbit, chosen.seat, chosen.choice));
    }

    Result<void> operator()(const PlayerMoved& moved) {
        const poker::SeatChange change{.from = moved.from, .to = moved.to};
        return seat(poker::change_seat(game_.rules.forced, table_.orbit, change, in_hand(table_)));
    }

    Result<void> operator()(const HandOpened& opened) {
        const FinishedHand last = last_finished(table_);
        const Result<poker::Hand> first = poker::open_hand(game_.rules, opened.opening, happened_);
        if (!first) return reject(first.error());
        table_.last = last;
        table_.hand = *first;
        table_.opening = opened.opening;
        table_.short_bets.clear();
        std::erase_if(table_.looks,
                      [&](const HandLook& look) { return look.hand != table_.last.number; });
        table_.orbit = opened.after;
        ++table_.number;
        for (std::size_t seat = 0; seat < poker::seats_max; ++seat) {
            const bool is_in = opened.opening.dealt_in.contains(static_cast<poker::Seat>(seat)) ||
                               opened.opening.side_wagers[seat].amount.is_positive();
            table_.players[seat] = is_in ? table_.orbit.seats[seat].player : 0;
        }
        return {};
    }

    Result<void> operator()(const HandActed& acted) {
        if (auto done = poker::apply(game_.rules, table_.hand, acted.action, happened_); !done)
            return done;
        if (acted.action.does != poker::Does::buy_time) answered(acted.action.seat);
        return {};
    }

    // The engine stores chips that wait for their turn; the table stores chips that are less than
    // the call.
    Result<void> operator()(ChipsPushed& event) {
        const Money level = table_.hand.betting.level;
        const poker::Pushed& chips = event.pushed;
        const auto counted = poker::push_chips(game_.rules, table_.hand, chips, happened_);
        if (!counted) return reject(counted.error());
        event.counted = *counted;
        answered(chips.seat);
        if (counted->chooses)
            table_.short_bets.push_back({chips.seat, chips.chips + chips.later, level});
        return {};
    }

    Result<void> operator()(const ShortBetSurrendered& left) {
        if (auto done =
                poker::surrender(game_.rules, table_.hand, left.seat, left.chips, happened_);
            !done)
            return done;
        answered(left.seat);
        return {};
    }

    Result<void> operator()(const HandReported& reported) {
        const auto ruling = poker::report(game_.rules, table_.hand, reported.report, happened_);
        if (ruling) ruled_ = ruling->clause;
        return without_value(ruling);
    }

    Result<void> operator()(const StubReshuffled& shuffled) {
        std::vector<Card> order;
        for (std::size_t i = 0; i < shuffled.order.size(); ++i)
            order.push_back(shuffled.order[i]);
        return poker::reshuffle(game_.rules, table_.hand, order, happened_);
    }

    Result<void> operator()(const TimeAssessed&) {
        table_.orbit = poker::assess(game_.time_charge, table_.orbit).orbit;
        return {};
    }

    Result<void> operator()(const TimeCollected& collected) {
        const poker::Collection taken = poker::collect(table_.orbit, collected.stacks);
        table_.orbit = taken.orbit;
        table_.time_charges += taken.total;
        return {};
    }

    Result<void> operator()(const TimeDropped& dropped) {
        table_.time_charges -= dropped.counted;
        return {};
    }

    // The house counts who is away, and keeps the choices there.
    Result<void> operator()(const PlayOptionsSet&) { return {}; }

    Result<void> operator()(const HandInspected& inspected) {
        if (!has_inspected(table_, inspected.by, inspected.seat))
            table_.looks.push_back({inspected.seat, inspected.by, last_finished(table_).number});
        return {};
    }

  private:
    Result<void> seat(const Result<poker::Orbit>& orbit) {
        if (orbit) table_.orbit = *orbit;
        return without_value(orbit);
    }

    Result<void> leave(const poker::Leaving& leaving) {
        const Result<poker::Left> left = poker::leave(table_.orbit, leaving, in_hand(table_));
        if (!left) return reject(left.error());
        table_.orbit = left->orbit;
        std::erase_if(table_.departures, [&](const poker::Departure& earlier) {
            return earlier.player == left->departure.player;
        });
        table_.departures.push_back(left->departure);
        return {};
    }

    void answered(poker::Seat seat) {
        std::erase_if(table_.short_bets, [&](const ShortBet& bet) { return bet.seat == seat; });
    }

    PokerTable& table_;
    poker::EventList& happened_;
    Clause& ruled_;
    const PokerGame& game_;
};

// Computes the postings of a transition from the table before and after it.
class Movements {
  public:
    Movements(const PokerTable& before, const PokerTable& after, const PokerGame& game)
        : table_(before), after_(after), game_(game), moved_(game.table, game.chips) {}

    void operator()(const PlayerSat& sat) { moved_.buy(sat.arrival.player, sat.arrival.chips); }

    void operator()(const PlayerStoodUp& up) { moved_.buy(player_in(up.seat), -up.chips); }

    void operator()(const ChipsAdded& added) { moved_.buy(player_in(added.seat), added.amount); }

    // Posts wagers from the stacks; side wagers of a misdeal are still on the layout and stay
    // there.
    void operator()(const HandOpened& opened) {
        TableMoney before;
        before.stacks = opened.opening.stacks;
        if (table_.hand.deal_again) {
            before.stacks = table_.hand.stacks;
            before.pot = money_of(table_.hand).pot;
        }
        move(before, after_.players);
    }

    void operator()(const HandActed&) { move_in_hand(); }

    void operator()(const HandReported&) { move_in_hand(); }

    void operator()(const ChipsPushed&) { move_in_hand(); }

    void operator()(const ShortBetSurrendered&) { move_in_hand(); }

    void operator()(const TimeCollected& collected) {
        const poker::Collection taken = poker::collect(table_.orbit, collected.stacks);
        for (std::size_t seat = 0; seat < poker::seats_max; ++seat) {
            if (taken.taken[seat].is_zero()) continue;
            const PersonId player = player_in(static_cast<poker::Seat>(seat));
            moved_.add(moved_.stack(player), -taken.taken[seat]);
        }
        moved_.add(moved_.drop_slide(), taken.total);
    }

    void operator()(const TimeDropped& dropped) {
        moved_.add(moved_.drop_slide(), -dropped.counted);
        moved_.add(till(), dropped.counted);
    }

    // Nothing moves.
    template <typename Other>
    void operator()(const Other&) {}

    [[nodiscard]] std::vector<ledger::Posting> all(const ledger::Balances& balances) {
        moved_.fill_float(balances);
        return moved_.all();
    }

  private:
    void move_in_hand() { move(money_of(table_.hand), table_.players); }

    void move(const TableMoney& before, const std::array<PersonId, poker::seats_max>& players) {
        const TableMoney after = money_of(after_.hand);
        for (std::size_t seat = 0; seat < poker::seats_max; ++seat) {
            const Money more = after.stacks[seat] - before.stacks[seat];
            if (!more.is_zero()) moved_.add(moved_.stack(players[seat]), more);
        }
        moved_.add(moved_.pot(), after.pot - before.pot);
        moved_.add(moved_.drop_slide(), after.held - before.held);
        moved_.add(till(), after.charges - before.charges);
        moved_.add(moved_.table_float(), after.banked - before.banked);
    }

    [[nodiscard]] PersonId player_in(poker::Seat seat) const {
        return table_.orbit.seats[seat].player;
    }

    [[nodiscard]] ledger::Account till() const {
        return till_of(game_.table, game_.rules.commission);
    }

    const PokerTable& table_;
    const PokerTable& after_;
    const PokerGame& game_;
    TablePostings moved_;
};

}  // namespace

Result<PokerTransition> transition(const PokerTable& before,
                                   const PokerGame& game,
                                   PokerEvent event) {
    PokerTransition made{std::move(event), before, {}, {}};
    if (const auto done = std::visit(HandTransit(made, game), made.event); !done)
        return reject(done.error());
    return made;
}

std::vector<ledger::Posting> postings(const PokerTable& before,
                                      const PokerGame& game,
                                      const PokerTransition& transition,
                                      const ledger::Balances& balances) {
    Movements movements(before, transition.after, game);
    std::visit(movements, transition.event);
    return movements.all(balances);
}

}  // namespace baize::house
