#include "house/workflows/rounds/attended.h"

#include <algorithm>
#include <utility>

#include "engine/poker/table/line.h"
#include "house/casino/game_state.h"

namespace baize::house {

namespace {

// Returns those who sit at the table and have no wager in the round.
std::vector<PersonId> without_wagers(const Round& round) {
    std::vector<PersonId> idle;
    for (const PersonId person : round.seated) {
        if (person != 0 && !has_wagered(round, person)) idle.push_back(person);
    }
    return idle;
}

BankTerms bank_of_sign(const TableState& table) {
    const auto& terms = std::get<PokerTerms>(table.board.sign->terms);
    return {Span::of_seconds(terms.bank_seconds), terms.bank_hands};
}

// Counts after an event of a poker table.
class Hands {
  public:
    Hands(const TableState& table, const PokerTable& after, Moment now)
        : table_(table),
          before_(*poker_state(table)),
          after_(after),
          now_(now),
          counted_(table.attendance) {}

    void operator()(const PlayerSat& sat) {
        note_seated(counted_, sat.arrival.player, bank_of_sign(table_));
    }

    void operator()(const PlayerStoodUp& up) { forget(counted_, player_in(up.seat)); }

    void operator()(const PlayerTakenUp& up) { forget(counted_, player_in(up.seat)); }

    void operator()(const PlayerSatOut& out) { note_away(counted_, player_in(out.seat), now_); }

    void operator()(const ReturnChosen& chosen) { note_back(counted_, player_in(chosen.seat)); }

    void operator()(const PlayOptionsSet& set) {
        note_options(
            counted_, player_in(set.seat), set.options.sits_out_at_blind, set.options.saves_bank);
    }

    void operator()(const HandOpened&) {
        const Seat last = before_.orbit.line[0];
        const Seat next = after_.orbit.line[0];
        const bool has_blinds = last != poker::no_seat && next != poker::no_seat;
        const poker::SeatSet passed =
            has_blinds ? poker::seats_between(last, next) : poker::SeatSet{};
        for (const Seat seat : poker::occupied(after_.orbit)) {
            const poker::Occupant& occupant = after_.orbit.seats[seat];
            if (after_.orbit.dealt_in.contains(seat))
                note_hand_dealt(counted_, occupant.player, bank_of_sign(table_));
            if (!occupant.away) continue;
            note_away(counted_, occupant.player, now_);
            if (passed.contains(seat)) note_missed_blind(counted_, occupant.player);
        }
    }

    void operator()(const HandActed& acted) {
        const poker::Action& action = acted.action;
        if (action.seat >= poker::seats_max || before_.players[action.seat] == 0) return;
        const PersonId person = before_.players[action.seat];
        if (action.does == poker::Does::time_out) {
            note_timeout(counted_, person, before_.number);
        } else {
            note_in_time(counted_, person);
        }
        const bool is_in_turn = action.seat == before_.hand.actor;
        if (is_in_turn && action.does != poker::Does::buy_time) spend(person);
    }

    // Nothing to count.
    template <typename Other>
    void operator()(const Other&) {}

    Attendance take() { return std::move(counted_); }

  private:
    using Seat = poker::Seat;

    [[nodiscard]] PersonId player_in(Seat seat) const { return before_.orbit.seats[seat].player; }

    // The time that the turn took beyond the clock on the sign comes from the time
    // bank. [CP 6.15.1]
    void spend(PersonId person) {
        const std::uint16_t seconds = poker_game(table_).rules.clock.seconds;
        const Moment end = table_.waiting_since + Span::of_seconds(seconds);
        if (seconds > 0 && now_ > end) use_bank(counted_, person, now_ - end);
    }

    const TableState& table_;
    const PokerTable& before_;
    const PokerTable& after_;
    Moment now_;
    Attendance counted_;
};

}  // namespace

bool is_out_of_time(const TableState& table, const Action& action) {
    const auto* const report = std::get_if<Report>(&action);
    return report != nullptr && table.dealt_by == DealtBy::house &&
           (report->what == Irregularity::player_absent ||
            report->what == Irregularity::cannot_match);
}

Attendance attended_round(const TableState& table, const Act& act, Moment now) {
    Attendance counted = table.attendance;
    if (table.dealt_by != DealtBy::house) return counted;
    const BankedTable& game_state = *banked_state(table);
    if (std::holds_alternative<CloseBetting>(act.action)) {
        note_no_wagers(
            counted, without_wagers(game_state.round), table.waiting_since, game_state.number);
    } else if (is_out_of_time(table, act.action)) {
        const std::uint8_t box = std::get<Report>(act.action).place;
        const PersonId owner = box < boxes_max ? hand_owner(game_state.round.boxes[box]) : 0;
        if (owner != 0) note_no_decision(counted, owner, game_state.number);
    } else if (act.by.player != 0) {
        note_act(counted, act.by.player, now);
    }
    return counted;
}

Attendance attended_hand(const TableState& table,
                         const PokerTable& after,
                         const PokerEvent& event,
                         Moment now) {
    if (table.dealt_by != DealtBy::house) return table.attendance;
    Hands hands(table, after, now);
    std::visit(hands, event);
    return hands.take();
}

}  // namespace baize::house
