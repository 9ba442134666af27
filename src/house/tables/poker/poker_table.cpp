#include "house/tables/poker/poker_table.h"

#include <algorithm>

#include "engine/core/check.h"
#include "house/table_postings.h"
#include "house/tables/poker/hand_events.h"
#include "house/tables/poker/table_money.h"

namespace baize::house {

namespace {

// The engine's list of what happened is for those who watch; the records hold the acts.
poker::EventList& unread() {
    thread_local poker::EventList events;
    events.clear();
    return events;
}

// REQUIRES: the event was decided on this hand.
void play(const PokerGame& game, poker::Hand& hand, const PokerEvent& event) {
    BAIZE_CHECK(play_event(game, hand, event, unread()));
}

class Apply {
  public:
    Apply(PokerTable& table, const PokerGame& game) : table_(table), game_(game) {}

    void operator()(const PlayerSat& sat) {
        poker::Orbit orbit =
            poker::sit_down(game_.rules, game_.stakes, table_.orbit, sat.arrival, sat.by).value();
        const poker::TimeCharge& charge = game_.time_charge;
        if (charge.prorate && charge.hourly.is_positive()) {
            const poker::Arrival& arrival = sat.arrival;
            orbit =
                poker::assess_arrival(charge, game_.rules.chip, orbit, arrival.seat, arrival.minute)
                    .orbit;
        }
        table_.orbit = orbit;
    }

    void operator()(const PlayerStoodUp& up) {
        leave({.seat = up.seat, .chips = up.chips, .minute = up.minute});
    }

    void operator()(const PlayerTakenUp& up) {
        leave({.seat = up.seat, .chips = up.chips, .minute = up.minute, .picked_up = true});
    }

    void leave(const poker::Leaving& leaving) {
        const poker::Left left = poker::leave(table_.orbit, leaving, in_hand(table_)).value();
        table_.orbit = left.orbit;
        std::erase_if(table_.departures, [&](const poker::Departure& earlier) {
            return earlier.player == left.departure.player;
        });
        table_.departures.push_back(left.departure);
    }

    void operator()(const ChipsAdded& added) {
        const poker::TopUp top_up{added.seat, added.stack, added.amount};
        table_.orbit =
            poker::add_chips(game_.stakes, table_.orbit, top_up, holding_cards(table_)).value();
    }

    void operator()(const PlayerSatOut& out) {
        table_.orbit = poker::sit_out(table_.orbit, out.seat).value();
    }

    void operator()(const ReturnChosen& chosen) {
        table_.orbit = poker::choose(table_.orbit, chosen.seat, chosen.choice).value();
    }

    void operator()(const PlayerMoved& moved) {
        const poker::SeatChange change{.from = moved.from, .to = moved.to};
        table_.orbit =
            poker::change_seat(game_.rules.forced, table_.orbit, change, in_hand(table_)).value();
    }

    void operator()(const HandOpened& opened) {
        table_.last = last_finished(table_);
        play(game_, table_.hand, opened);
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
    }

    void operator()(const HandActed& acted) {
        play(game_, table_.hand, acted);
        if (acted.action.does != poker::Does::buy_time) answered(acted.action.seat);
    }

    // Out of turn the engine keeps what waits; what is too little for the call is kept here.
    void operator()(const ChipsPushed& pushed) {
        const Money level = table_.hand.betting.level;
        const poker::Pushed& chips = pushed.pushed;
        play(game_, table_.hand, pushed);
        answered(chips.seat);
        if (pushed.counted.chooses)
            table_.short_bets.push_back({chips.seat, chips.chips + chips.later, level});
    }

    void operator()(const ShortBetSurrendered& left) {
        play(game_, table_.hand, left);
        answered(left.seat);
    }

    void operator()(const HandReported& reported) { play(game_, table_.hand, reported); }

    void operator()(const StubReshuffled& shuffled) { play(game_, table_.hand, shuffled); }

    void operator()(const TimeAssessed&) {
        table_.orbit = poker::assess(game_.time_charge, table_.orbit).orbit;
    }

    void operator()(const TimeCollected& collected) {
        const poker::Collection taken = poker::collect(table_.orbit, collected.stacks);
        table_.orbit = taken.orbit;
        table_.time_charges += taken.total;
    }

    void operator()(const TimeDropped& dropped) { table_.time_charges -= dropped.counted; }

    void operator()(const HandInspected& inspected) {
        if (!has_inspected(table_, inspected.by, inspected.seat))
            table_.looks.push_back({inspected.seat, inspected.by, last_finished(table_).number});
    }

  private:
    void answered(poker::Seat seat) {
        std::erase_if(table_.short_bets, [&](const ShortBet& bet) { return bet.seat == seat; });
    }

    PokerTable& table_;
    const PokerGame& game_;
};

class Movements {
  public:
    Movements(const PokerTable& table, const PokerGame& game)
        : table_(table), game_(game), moved_(game.table, game.chips) {}

    void operator()(const PlayerSat& sat) { moved_.buy(sat.arrival.player, sat.arrival.chips); }

    void operator()(const PlayerStoodUp& up) { moved_.buy(player_in(up.seat), -up.chips); }

    void operator()(const ChipsAdded& added) { moved_.buy(player_in(added.seat), added.amount); }

    // From the stacks; side wagers of a misdeal still lie on the layout and stay there.
    void operator()(const HandOpened& opened) {
        TableMoney before;
        before.stacks = opened.opening.stacks;
        if (table_.hand.deal_again) {
            before.stacks = table_.hand.stacks;
            before.pot = money_of(table_.hand).pot;
        }
        PokerTable after = table_;
        Apply(after, game_)(opened);
        move(before, money_of(after.hand), after.players);
    }

    void operator()(const HandActed& acted) { play_on_copy(acted); }

    void operator()(const HandReported& reported) { play_on_copy(reported); }

    void operator()(const ChipsPushed& pushed) { play_on_copy(pushed); }

    void operator()(const ShortBetSurrendered& left) { play_on_copy(left); }

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
    // On a copy of the hand alone: the rest of the table stays as it is.
    template <typename Event>
    void play_on_copy(const Event& event) {
        poker::Hand after = table_.hand;
        play(game_, after, event);
        move(money_of(table_.hand), money_of(after), table_.players);
    }

    void move(const TableMoney& before,
              const TableMoney& after,
              const std::array<PersonId, poker::seats_max>& players) {
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
    const PokerGame& game_;
    TablePostings moved_;
};

}  // namespace

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

void apply(PokerTable& table,
           const PokerGame& game,
           const PokerEvent& event,
           const Recorded& /*recorded*/) {
    std::visit(Apply(table, game), event);
}

std::vector<ledger::Posting> postings(const PokerTable& table,
                                      const PokerGame& game,
                                      const PokerEvent& event,
                                      const ledger::Balances& balances) {
    Movements movements(table, game);
    std::visit(movements, event);
    return movements.all(balances);
}

}  // namespace baize::house
