#include "engine/banked/machine/game.h"
#include "house/casino/game_state.h"
#include "house/casino/steps.h"
#include "house/seating/absence.h"
#include "house/seating/abstention.h"
#include "house/seating/offers.h"
#include "house/seating/priority.h"
#include "house/seating/reservation.h"
#include "house/seating/seats.h"
#include "house/seating/waiting.h"
#include "house/tables/poker/decide.h"
#include "house/workflows/seats/buying.h"
#include "house/workflows/seats/claimed_area.h"
#include "house/workflows/seats/decide.h"
#include "house/workflows/seats/leaving.h"
#include "house/workflows/seats/line.h"
#include "house/workflows/seats/seat_use.h"
#include "house/workflows/seats/second_areas.h"

namespace baize::house {

namespace {

template <typename Event>
Result<Steps> seating_steps(const Context& now, ledger::Stream stream, Result<Event> event) {
    if (!event) return reject(event.error());
    return one(seating_step(now, stream, *std::move(event)));
}

class DecideSeating {
  public:
    explicit DecideSeating(const Context& now) : now_(now) {}

    Result<Steps> operator()(const TakeSeat& command) const {
        const auto table = banked_at(now_, command.table);
        if (!table) return reject(table.error());
        if (const auto why = why_closed(now_, **table)) return reject(*why);
        if (const auto why = why_barred(now_, **table, command.person)) return reject(*why);
        if (find(now_.state.people, command.person) == nullptr)
            return reject(Reason::no_such_person, "I-138"_clause);
        std::optional<Step> bought;
        if (!command.chips.is_zero()) {
            const Clause clause = banked_game(**table).hooks->facts().clauses.chips_only;
            if (command.person != now_.by.person) return reject(Reason::not_your_box, clause);
            auto step = buy_chips(now_, **table, command.chips);
            if (!step) return reject(step.error());
            bought = *std::move(step);
        }
        if (const auto why = why_not_reserved(**table, command)) return reject(*why);
        auto steps = on_cleared_area(
            **table,
            command.seat,
            command.person,
            decide_sit(seating(), now_.by, {command.table, command.seat}, command.person));
        if (steps && bought) steps->push_back(*std::move(bought));
        return steps;
    }

    Result<Steps> operator()(const LeaveTable& command) const {
        const auto table = banked_at(now_, command.table);
        if (!table) return reject(table.error());
        std::optional<SeatingEvent> seat;
        const SeatedTable* const seats = table_of(seating(), command.table);
        if (seats != nullptr && seat_of(*seats, command.person)) {
            auto left = decide_leave(seating(), now_.by, command.table, command.person);
            if (!left) return reject(left.error());
            seat = *left;
        }
        return leave_banked(now_, **table, command.person, seat);
    }

    Result<Steps> operator()(const ChangeSeat& command) const {
        const auto table = banked_at(now_, command.table);
        if (!table) return reject(table.error());
        // A player with chips on the layout stays in the seat until they are settled.
        const Round& round = banked_state(**table)->round;
        if (round.phase != Phase::over && has_wagered(round, command.person))
            return reject(Reason::not_now, banked_game(**table).hooks->facts().clauses.window);
        return on_cleared_area(
            **table,
            command.seat,
            command.person,
            decide_change_seat(seating(), now_.by, {command.table, command.seat}, command.person));
    }

    Result<Steps> operator()(const AskForSeat& command) const {
        return at(command.table,
                  decide_ask(seating(), now_.by, command.table, command.person, command.seat));
    }

    Result<Steps> operator()(const WithdrawAsk& command) const {
        return at(command.table,
                  decide_withdraw(seating(), now_.by, command.table, command.person));
    }

    Result<Steps> operator()(const DrawForSeat& command) const {
        return at(command.table,
                  decide_draw(seating(),
                              now_.state.settings.seating,
                              now_.by,
                              {command.table, command.seat},
                              command.cards));
    }

    Result<Steps> operator()(const CallForSeat& command) const {
        const TableState* const table = find_table(now_.state, command.table);
        return at(
            command.table,
            decide_call(seating(),
                        now_.state.settings.seating,
                        issuer_as_supervisor(command.table),
                        {command.table, command.seat},
                        table == nullptr ? std::vector<PersonId>{} : passed_over(now_, *table)));
    }

    Result<Steps> operator()(const PassOffer& command) const {
        return at(command.table, decide_pass(seating(), now_.by, {command.table, command.seat}));
    }

    Result<Steps> operator()(const LapseOffer& command) const {
        return at(command.table, decide_lapse(seating(), now_.by, {command.table, command.seat}));
    }

    Result<Steps> operator()(const HoldSeat& command) const {
        return at(command.table,
                  decide_hold(seating(), now_.by, {command.table, command.seat}, command.person));
    }

    Result<Steps> operator()(const OpenSeat& command) const {
        return at(
            command.table,
            decide_open_seat(
                seating(), issuer_as_supervisor(command.table), {command.table, command.seat}));
    }

    Result<Steps> operator()(const JoinList& command) const {
        if (find(now_.state.people, command.person) == nullptr)
            return reject(Reason::no_such_person, "I-138"_clause);
        return seating_steps(
            now_, house_stream, decide_join(seating(), now_.by, command.list, command.person));
    }

    Result<Steps> operator()(const LeaveList& command) const {
        return seating_steps(now_,
                             house_stream,
                             decide_leave_list(seating(), now_.by, command.list, command.person));
    }

    Result<Steps> operator()(const MarkAbsent& command) const {
        return at(command.table, decide_absent(seating(), now_.by, command.table, command.person));
    }

    Result<Steps> operator()(const MarkBack& command) const {
        return at(command.table, decide_back(seating(), now_.by, command.table, command.person));
    }

    // The engine checks whether the player holds cards, the seating room who may do it; the count
    // must agree with the ledger. [CP 8.11]
    Result<Steps> operator()(const PickUpPlayer& command) const {
        const auto table = poker_at(now_, command.table);
        if (!table) return reject(table.error());
        if ((*table)->chips == Chips::play) return reject(Reason::not_offered, "I-139"_clause);
        const auto picked_up = decide_pick_up(seating(),
                                              now_.state.settings.seating,
                                              owner_by(**table),
                                              {command.table, command.person, command.counted});
        if (!picked_up) return reject(picked_up.error());
        const ledger::Account stack = stack_of(command.table, command.person);
        if (command.counted != now_.balances.of(stack))
            return reject(Reason::wrong_amount, "CP 8.11"_clause);
        auto taken_up = decide_take_up(
            *poker_state(**table), poker_game(**table), now_.by, picked_up->seat, now_.balances);
        if (!taken_up) return reject(taken_up.error());
        Steps steps = one(hand_step(now_, **table, *std::move(taken_up)));
        steps.push_back(seating_step(now_, table_stream(command.table), *picked_up));
        return steps;
    }

    Result<Steps> operator()(const HandBackSealed& command) const {
        return seating_steps(now_,
                             person_stream(command.person),
                             decide_hand_back(seating(), now_.by, command.list, command.person));
    }

    // An abstaining player loses the seat; chips and open wagers go with the player.
    Result<Steps> operator()(const FreeSeat& command) const {
        const auto table = banked_at(now_, command.table);
        if (!table) return reject(table.error());
        const auto freed =
            decide_free_seat(seating(), owner_by(**table), {command.table, command.seat});
        if (!freed) return reject(freed.error());
        return leave_banked(now_, **table, freed->person, *freed);
    }

    Result<Steps> operator()(const ReleaseSeat& command) const {
        const auto table = banked_at(now_, command.table);
        if (!table) return reject(table.error());
        const SeatAt at{command.table, command.seat};
        const auto released = decide_release(seating(),
                                             now_.state.settings.seating,
                                             issuer_as_supervisor(command.table),
                                             at,
                                             use_of(now_, **table, command.seat));
        if (!released) return reject(released.error());
        return leave_banked(now_, **table, released->person, *released);
    }

    Result<Steps> operator()(const DeclineClaim& command) const {
        const auto table = banked_at(now_, command.table);
        if (!table) return reject(table.error());
        if (command.area >= boxes_max)
            return reject(Reason::no_such_box, places_clause(book_of(**table)));
        return at(command.table,
                  decide_decline_claim(seating(),
                                       now_.state.settings.seating,
                                       now_.by,
                                       claimed_area(now_, **table, command.area, command.wager)));
    }

    Result<Steps> operator()(const OrderSeated& command) const {
        return at(command.table,
                  decide_order_seated(seating(), now_.by, command.table, command.required));
    }

  private:
    // Limits people who take seats themselves where the house deals without having chips there: few
    // such seats at once, and not the same one repeatedly. [I-144]
    [[nodiscard]] std::optional<Rejection> why_not_reserved(const TableState& table,
                                                            const TakeSeat& command) const {
        const PersonId person = command.person;
        const bool is_reserved = table.dealt_by == DealtBy::house && now_.by.person == person &&
                                 !has_chips_at(now_, table, person, command.chips);
        if (!is_reserved) return std::nullopt;
        const auto reserved = std::count_if(
            seating().tables.begin(), seating().tables.end(), [&](const SeatedTable& seats) {
                const TableState* const other = find_table(now_.state, seats.table);
                return seat_of(seats, person) && banked_state(*other) != nullptr &&
                       !has_chips_at(now_, *other, person);
            });
        if (reserved >= now_.state.settings.seating.guest_tables)
            return Rejection{Reason::too_many_tables, "I-144"_clause};
        const SeatedTable* const seats = table_of(seating(), table.table);
        if (seats != nullptr && needs_chips_first(*seats, person, now_.by.now))
            return Rejection{Reason::chips_first, "I-144"_clause};
        const auto used = std::count_if(
            seating().tables.begin(), seating().tables.end(), [&](const SeatedTable& each) {
                return needs_chips_first(each, person, now_.by.now);
            });
        if (used >= now_.state.settings.seating.guest_tables)
            return Rejection{Reason::chips_first, "I-144"_clause};
        return std::nullopt;
    }

    // Wagers of others are first removed from the area of the seat. [CS 5.10.1] [TCP 5.9.1]
    template <typename Event>
    Result<Steps> on_cleared_area(const TableState& table,
                                  SeatNumber seat,
                                  PersonId person,
                                  Result<Event> event) const {
        if (!event) return reject(event.error());
        auto steps = clear_area(now_, table, seat, person);
        if (!steps) return steps;
        steps->push_back(seating_step(now_, table_stream(table.table), *std::move(event)));
        return steps;
    }

    template <typename Event>
    Result<Steps> at(TableId table, Result<Event> event) const {
        return seating_steps(now_, table_stream(table), std::move(event));
    }

    // At its own tables the house allocates vacated seats itself. [CP 8.3]
    [[nodiscard]] Issuer issuer_as_supervisor(TableId table) const {
        Issuer by = now_.by;
        const TableState* const found = find_table(now_.state, table);
        const bool is_own = found != nullptr && found->dealt_by == DealtBy::house;
        if (by.person == the_house_itself && is_own) by.rank = Role::supervisor;
        return by;
    }

    // At its own tables the house also acts as the operator. [CS 14.8] [TCP 11.8] [UTH 6.6] [CH
    // 6.6] [CP 8.11] [I-145]
    [[nodiscard]] Issuer owner_by(const TableState& table) const {
        Issuer by = now_.by;
        const bool is_own = table.dealt_by == DealtBy::house;
        if (by.person == the_house_itself && is_own) by.rank = Role::area_manager;
        return by;
    }

    [[nodiscard]] const Seating& seating() const { return now_.state.seating; }

    const Context& now_;
};

}  // namespace

Result<Steps> decide(const Context& now, const SeatingCommand& command) {
    return std::visit(DecideSeating(now), command);
}

}  // namespace baize::house
