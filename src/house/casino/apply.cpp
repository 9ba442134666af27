#include "house/casino/apply.h"

#include <algorithm>
#include <utility>

#include "engine/banked/machine/play.h"
#include "engine/core/check.h"
#include "house/casino/booking.h"
#include "house/casino/game_state.h"
#include "house/meters/fold.h"
#include "house/people/apply.h"
#include "house/seals/deal_terms.h"
#include "house/seating/priority.h"
#include "house/seating/reservation.h"
#include "house/signs/apply.h"
#include "house/signs/personal.h"
#include "house/workflows/people/play_booking.h"
#include "house/workflows/rounds/dealing.h"

namespace baize::house {

namespace {

TableState& table_in(CasinoState& state, TableId table) {
    TableState* const found = find_table(state, table);
    BAIZE_CHECK(found != nullptr);
    return *found;
}

// A round starts under the personal limits that are in force when its first wager is placed.
// [CS 6.3] [TCP 6.3] [I-117]
void set_personal_limits(TableState& table) {
    BankedTable* const felt = banked_state(table);
    if (felt == nullptr || felt->round.phase != Phase::betting || has_begun(felt->round)) return;
    for (Box& box : felt->round.boxes)
        box.limits.reset();
    for (const PersonalLimits& limits : table.board.personal) {
        if (limits.box >= boxes_max) continue;
        felt->round.boxes[limits.box].limits = limits_of(table.board, limits.box, limits.player);
    }
}

// Resets the game to the one now on the sign. Round numbers continue, whatever the game.
void reset_game(TableState& table) {
    const std::uint64_t last = round_number(table);
    if (std::holds_alternative<PokerGame>(table.in_force)) {
        if (poker_state(table) == nullptr) table.felt.emplace<PokerTable>().number = last;
        return;
    }
    BankedTable fresh;
    fresh.number = last + 1;
    if (const BankedTable* const before = banked_state(table))
        fresh.round.seated = before->round.seated;
    table.felt = fresh;
    set_personal_limits(table);
}

class Apply {
  public:
    Apply(CasinoState& state, Step& step, const EventMeta& recorded)
        : state_(state), step_(step), recorded_(recorded) {}

    void operator()(const PeopleEvent& event) { apply(state_.people, event, recorded_); }

    void operator()(const SignHappened& happened) {
        TableState& table = table_in(state_, happened.table);
        apply(table.board, happened.event, recorded_);
        if (std::holds_alternative<SignPutUp>(happened.event)) {
            read_sign(table);
            reset_game(table);
        } else if (std::holds_alternative<SignChanged>(happened.event)) {
            read_sign(table);
        } else if (std::holds_alternative<TableClosed>(happened.event)) {
            table.dealer = 0;
        } else if (std::holds_alternative<TableOpened>(happened.event)) {
            table.dealt_since_opening = false;
            table.waiting_since = recorded_.time;
        }
        // The house commits to another deck, because the commitment covers the way of dealing too.
        if (table.board.sign && is_promised_otherwise(table)) table.sealed.reset();
        set_personal_limits(table);
    }

    void operator()(const SeatingEvent& event) {
        const std::vector<PersonId> seated = seated_by(state_.seating, event);
        apply(state_.seating, event, recorded_);
        book_own_time(state_, event, seated, recorded_.time);
        if (const auto* const taken = std::get_if<SeatTaken>(&event)) {
            seat(taken->table, taken->seat, taken->person);
        } else if (const auto* const changed = std::get_if<SeatChanged>(&event)) {
            seat(changed->table, changed->from, 0);
            seat(changed->table, changed->to, changed->person);
            move_limits(table_in(state_, changed->table), *changed);
        }
    }

    void operator()(const CardEvent& event) {
        apply(state_.cards, event, recorded_);
        const auto* const introduced = std::get_if<DecksIntroduced>(&event);
        const auto* const changed = std::get_if<CardsChanged>(&event);
        if (introduced != nullptr) table_in(state_, introduced->table).dealt_since_opening = false;
        if (changed != nullptr && changed->replacement)
            table_in(state_, changed->table).dealt_since_opening = false;
    }

    void operator()(const CaseEvent& event) {
        apply(state_.cases, event, recorded_);
        book_case(state_, event, step_.postings);
    }

    void operator()(const MeterEvent& event) {
        book_jackpot(state_, event, step_.postings);
        apply(state_.meters, event, recorded_);
        // No player's time to decide runs while the table is suspended. [UTH 5.16] [CH 5.13]
        if (const auto* const continued = std::get_if<TablesContinued>(&event)) {
            for (const TableId number : continued->tables)
                table_in(state_, number).waiting_since = recorded_.time;
        }
    }

    void operator()(const RoundHappened& happened) {
        TableState& table = table_in(state_, happened.table);
        BankedTable& felt = *banked_state(table);
        const bool was_over = felt.round.phase == Phase::over;
        const bool had_wagers = has_begun(felt.round);
        if (std::holds_alternative<NextRoundOpened>(happened.event)) hand_over(state_, table);
        auto& decided = *std::get<std::unique_ptr<RoundTransition>>(step_.game);
        felt = std::move(decided.after);
        if (std::holds_alternative<NextRoundOpened>(happened.event)) {
            set_personal_limits(table);
            table.finished.clear();
            table.shows.clear();
            table.waiting_since = recorded_.time;
            return;
        }
        if (const auto* const left = std::get_if<PlayerLeftTable>(&happened.event))
            drop_claims(state_.seating, happened.table, left->player);
        if (std::holds_alternative<BettingReopened>(happened.event))
            table.waiting_since = recorded_.time;
        book_play(table, step_.postings);
        const bool is_over = felt.round.phase == Phase::over;
        if (is_over && !was_over) {
            end_round(table);
            for (const PersonId person : felt.round.seated) {
                if (person != 0 && has_wagered(felt.round, person))
                    renew_reservation(state_.seating, table.table, person, recorded_.time);
            }
        }
        if (const auto* const acted = std::get_if<RoundActed>(&happened.event)) {
            if (is_over) book_settlement(table, decided.settled);
            if (std::holds_alternative<PlaceWager>(acted->act.action))
                std::erase(table.finished, acted->act.by.player);
            follow_act(table, acted->act.action, had_wagers);
        }
    }

    void operator()(const HandHappened& happened) {
        TableState& table = table_in(state_, happened.table);
        PokerTable& felt = *poker_state(table);
        const bool was_over = felt.hand.phase == poker::Phase::over;
        const poker::Seat was_in_turn = felt.hand.actor;
        if (std::holds_alternative<house::HandOpened>(happened.event)) hand_over(state_, table);
        auto& decided = *std::get<std::unique_ptr<house::PokerTransition>>(step_.game);
        felt = std::move(decided.after);
        const auto* const acted = std::get_if<house::HandActed>(&happened.event);
        const bool is_opened = std::holds_alternative<house::HandOpened>(happened.event);
        if (std::holds_alternative<house::TimeAssessed>(happened.event))
            table.assessed_minute = house::minute_of(recorded_.time);
        const auto* const pushed = std::get_if<house::ChipsPushed>(&happened.event);
        const bool is_play = acted != nullptr || is_opened || pushed != nullptr ||
                             std::holds_alternative<ShortBetSurrendered>(happened.event) ||
                             std::holds_alternative<HandReported>(happened.event);
        if (!is_play) return;
        book_play(table, step_.postings);
        if (is_opened) {
            table.dealt_since_opening = true;
            table.wishes = {};
            if (table.sealed) table.sealed->dealt = card_count;
        }
        if (table.dealt_by == DealtBy::dealer) follow_cards(table, happened.event, decided.ruled);
        const bool is_over = felt.hand.phase == poker::Phase::over;
        if (is_over && (!was_over || is_opened)) {
            end_round(table);
            book_settlement(table, {});
        }
        if (is_over) book_hand(table);
        if (acted != nullptr && acted->action.does == poker::Does::buy_time) {
            const auto seconds = poker_game(table).rules.clock.extra_seconds;
            table.waiting_since = table.waiting_since + Span::of_seconds(seconds);
        } else if (pushed == nullptr ||
                   (pushed->pushed.seat == was_in_turn && !pushed->counted.chooses)) {
            // Chips pushed out of turn, or too few, give no player more time. [I-81]
            table.waiting_since = recorded_.time;
        }
    }

    void operator()(const BonusHappened& happened) {
        apply(table_in(state_, happened.table).bonuses, happened.event, recorded_);
    }

    void operator()(const TableMade& made) {
        BAIZE_CHECK(made.table == state_.tables.size() + 1);
        TableState& table = state_.tables.emplace_back();
        table.table = made.table;
        table.dealt_by = made.dealt_by;
        table.chips = made.chips;
    }

    void operator()(const DealerChanged& changed) {
        table_in(state_, changed.table).dealer = changed.dealer;
    }

    void operator()(const WagersFinished& finished) {
        table_in(state_, finished.table).finished.push_back(finished.person);
    }

    void operator()(const HandShown& shown) {
        table_in(state_, shown.table).shows.push_back(shown.person);
    }

    void operator()(const HandWished& wished) {
        table_in(state_, wished.table).wishes[wished.seat] = wished.wish;
    }

    void operator()(const DeckPromised& promised) {
        TableState& table = table_in(state_, promised.table);
        table.sealed = promised.sealed;
        std::erase_if(table.locks,
                      [&](const RoundLock& lock) { return lock.round == promised.sealed.round; });
        table.locks.push_back({promised.sealed.round, promised.sealed.lock});
    }

    void operator()(const KeyDisclosed& disclosed) {
        std::erase_if(table_in(state_, disclosed.table).locks,
                      [&](const RoundLock& lock) { return lock.round == disclosed.round; });
    }

    // Changes money only, and the ledger has it.
    void operator()(const ChipsBought& event) {
        forget_reserved(event.table, event.person, event.amount);
    }

    // A person who leaves with chips has used the seat.
    void operator()(const ChipsReturned& event) {
        forget_reserved(event.table, event.person, event.amount);
    }

    void operator()(const CashConverted&) {}

    void operator()(const FloatChanged&) {}

    void operator()(const BoxEmptied&) {}

    void operator()(const PlayChipsGiven&) {}

    // Changes the record only.
    void operator()(const ReasonGiven&) {}

    void operator()(const WinningsOwed&) {}

    void operator()(const SettingsChanged& changed) { state_.settings = changed.settings; }

    void operator()(const JackpotStakesRefunded& refunded) {
        book_stakes(state_, refunded.table, refunded.round, step_.postings);
    }

    void operator()(const JackpotStakesReturned& returned) {
        book_stakes(state_, returned.table, returned.round, step_.postings);
    }

  private:
    // A player who has bought chips for the smallest wager no longer counts as having reserved a
    // seat without chips. [I-144]
    void forget_reserved(TableId number, PersonId person, Money chips) {
        const TableState& table = table_in(state_, number);
        const bool has_least = banked_state(table) == nullptr ||
                               chips >= banked_game(table).rules.limits.min.value_or(Money{});
        if (has_least) forget_reservation(state_.seating, number, person);
    }

    void seat(TableId at, SeatNumber number, PersonId person) {
        BankedTable* const felt = banked_state(table_in(state_, at));
        if (felt != nullptr && number < boxes_max) felt->round.seated[number] = person;
    }

    // Updates the state of the deck that the hand is dealt from. A fifth boxed card also makes the
    // deck defective. [CP 5.1] [CP 9.1.1(h)] [CP 1.1]
    void follow_cards(const TableState& table, const house::PokerEvent& event, Clause ruled) {
        if (std::holds_alternative<house::HandOpened>(event)) note_dealt(state_.cards, table.table);
        if (ruled == "CP 9.1.1(h)"_clause) note_defective(state_.cards, table.table);
    }

    void end_round(TableState& table) {
        ++table.completed;
        table.last_over = recorded_.time;
    }

    // Restarts the clock of the table: that of a betting window runs from its first wager, that of
    // a decision from the action before it. A player who keeps a hand covered gives the others no
    // more time.
    void follow_act(TableState& table, const Action& action, bool had_wagers) {
        if (std::holds_alternative<DealHands>(action)) table.dealt_since_opening = true;
        if (table.sealed)
            table.sealed->dealt = static_cast<std::uint8_t>(
                table.sealed->dealt + burned_before(banked_game(table).rules, action) +
                cards_in(action));
        if (std::holds_alternative<DeclineExposure>(action)) return;
        if (!std::holds_alternative<PlaceWager>(action) || !had_wagers)
            table.waiting_since = recorded_.time;
    }

    CasinoState& state_;
    Step& step_;
    const EventMeta& recorded_;
};

}  // namespace

void move_limits(TableState& table, const SeatChanged& changed) {
    for (PersonalLimits& own : table.board.personal) {
        if (own.player == changed.person) own.box = changed.to;
    }
    BankedTable* const felt = banked_state(table);
    if (felt != nullptr && felt->round.phase == Phase::betting) {
        std::array<Box, boxes_max>& boxes = felt->round.boxes;
        boxes.at(changed.to).limits = std::exchange(boxes.at(changed.from).limits, {});
    }
    set_personal_limits(table);
}

void apply(CasinoState& state, Step step, const EventMeta& recorded) {
    book_own_play(state, step, recorded.time);
    std::visit(Apply(state, step, recorded), step.event);
}

}  // namespace baize::house
