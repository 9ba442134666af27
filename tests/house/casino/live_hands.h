// A dealer with real cards at a poker table: players act, push chips in various ways, show and
// muck; the cards come from one deck, and sometimes an irregularity happens.
#pragma once

#include <array>
#include <set>
#include <vector>

#include "engine/poker/hand/play.h"
#include "engine/poker/live/stub.h"
#include "house/casino/game_state.h"
#include "house/casino/steps.h"
#include "house/tables/poker/poker_table.h"
#include "kit/dollars.h"
#include "random_command.h"
#include "shift_work.h"

namespace baize::house {

class LiveHands {
  public:
    explicit LiveHands(std::uint64_t seed) : wrongs_(seed) {}

    struct Counts {
        std::size_t reports = 0;
        std::size_t pushes = 0;
        std::set<poker::Irregularity> kinds{};  // of reports
    };

    [[nodiscard]] const Counts& counts() const { return counts_; }

    // REQUIRES: a poker table with a sign, dealt by a person.
    void step(const ShiftWork& at, const TableState& table, PersonId dealer) {
        const poker::Hand& hand = poker_state(table)->hand;
        if (at.once_in(14)) report(at, table, dealer);
        switch (hand.phase) {
            case poker::Phase::over: return open(at, table, dealer);
            case poker::Phase::betting: return betting(at, table, dealer);
            case poker::Phase::discarding: return discard(at, table, dealer);
            case poker::Phase::dealing: return deal(at, table, dealer);
            case poker::Phase::showdown: return showdown(at, table, dealer);
            case poker::Phase::pushing: break;
        }
        if (at.once_in(4)) ask_to_see(at, table, dealer);
        act(at, table, dealer, {.does = poker::Does::push});
    }

  private:
    static bool given(const ShiftWork& at,
                      const TableState& table,
                      PersonId person,
                      const poker::Action& action) {
        return at.submit(person, PokerCommand(ActInHand{table.table, action}));
    }

    static void act(const ShiftWork& at,
                    const TableState& table,
                    PersonId person,
                    const poker::Action& action) {
        static_cast<void>(given(at, table, person, action));
    }

    // Players buy chips, come back or leave before the next hand; barred players have to leave.
    static void get_ready(const ShiftWork& at, const TableState& table, PersonId dealer) {
        const PokerTable& game_state = *poker_state(table);
        const Money least = poker_game(table).stakes.buy_in_min;
        for (std::size_t i = 0; i < poker::seats_max; ++i) {
            const PersonId person = game_state.orbit.seats[i].player;
            const auto seat = static_cast<poker::Seat>(i);
            if (person == 0) continue;
            if (why_barred(at.context(dealer), table, person)) {
                at.tell(dealer, PokerCommand(StandUp{table.table, seat}));
                continue;
            }
            const Money stack = at.casino.balances().of(stack_of(table.table, person));
            if (stack < least &&
                !at.submit(person, PokerCommand(AddChips{table.table, seat, least - stack})))
                at.tell(person, PokerCommand(StandUp{table.table, seat}));
            if (game_state.orbit.seats[i].away && at.once_in(2))
                at.tell(person, PokerCommand(ComeBack{table.table, seat, poker::Choice::post}));
            if (at.once_in(60)) at.tell(person, PokerCommand(SitOut{table.table, seat}));
        }
    }

    static void open(const ShiftWork& at, const TableState& table, PersonId dealer) {
        const PokerTable& game_state = *poker_state(table);
        if (table_cards(at, table, dealer)) return;
        if (is_assessment_due(table, at.now))
            at.tell(dealer, PokerCommand(AssessTime{table.table}));
        if (game_state.time_charges.is_positive() && at.once_in(8))
            at.tell(at.people.supervisor,
                    PokerCommand(DropTime{table.table, game_state.time_charges}));
        if (at.once_in(8)) at.tell(dealer, PokerCommand(CollectTime{table.table}));
        if (!game_state.hand.deal_again) get_ready(at, table, dealer);
        OpenHand hand{table.table, {}, {}};
        for (std::size_t i = 0; i < poker::seats_max; ++i) {
            if (game_state.orbit.seats[i].player == 0 || !at.once_in(6)) continue;
            hand.side_wagers[i] = {dollars(5), static_cast<poker::Colour>(1 + at.below(3))};
        }
        if (at.once_in(4))
            hand.straddles.push_back({static_cast<std::uint8_t>(at.below(9)), dollars(4)});
        if (at.submit(dealer, PokerCommand(hand))) return;
        at.tell(dealer, PokerCommand(OpenHand{table.table, {}, {}}));
    }

    // Lets an uncalled winner show a hand that may win a bonus.
    static bool table_cards(const ShiftWork& at, const TableState& table, PersonId dealer) {
        const PokerTable& game_state = *poker_state(table);
        if (poker_game(table).bonuses.empty() || !at.once_in(3)) return false;
        const auto seat = static_cast<poker::Seat>(at.below(poker::seats_max));
        TableHand tabled{table.table, seat, {}};
        at.draw(tabled.cards, game_state.hand.cards.hole_count[seat], game_state.hand.cards.seen);
        return at.submit(dealer, PokerCommand(tabled));
    }

    void betting(const ShiftWork& at, const TableState& table, PersonId dealer) {
        const PokerTable& game_state = *poker_state(table);
        if (const ShortBet* const lies = open_short_bet(game_state)) {
            at.tell(dealer,
                    PokerCommand(AnswerShortBet{table.table, lies->seat, at.below(2) == 0}));
            return;
        }
        const poker::Seat seat = game_state.hand.actor;
        if (seat >= poker::seats_max) return;
        if (at.once_in(30)) {
            act(at, table, dealer, {.does = poker::Does::time_out, .seat = seat});
            return;
        }
        if (at.once_in(12)) push(at, table, dealer, static_cast<poker::Seat>(at.below(9)));
        if (at.once_in(3) && push(at, table, dealer, seat)) return;
        if (game_state.hand.phase != poker::Phase::betting || game_state.hand.actor != seat) return;
        const PersonId player = game_state.orbit.seats[seat].player;
        act(at, table, at.once_in(2) ? dealer : player, choice(at, table));
    }

    // Returns a random offered action of the seat in turn.
    static poker::Action choice(const ShiftWork& at, const TableState& table) {
        const poker::Offers may = offers(poker_game(table).rules, poker_state(table)->hand);
        if (may.raise && at.once_in(4)) {
            const bool is_all = at.once_in(6);
            return poker::bet(may.seat, is_all ? may.raise_to.most : may.raise_to.least);
        }
        if (may.check) return poker::check(may.seat);
        if (may.call && !at.once_in(3)) return poker::call(may.seat);
        return poker::fold(may.seat);
    }

    // Pushes chips with spoken words: the right amount, too few, too many, or in two motions.
    bool push(const ShiftWork& at, const TableState& table, PersonId dealer, poker::Seat seat) {
        const poker::Hand& hand = poker_state(table)->hand;
        poker::Pushed pushed;
        pushed.seat = seat;
        pushed.says = wrongs_.some<poker::Says>();
        const Money level = hand.betting.level;
        const std::array<Money, 6> amounts{
            Money{}, level, level + dollars(1), level * 2, dollars(1), level * 5};
        pushed.chips = amounts[at.below(amounts.size())];
        if (pushed.says == poker::Says::raise_to) pushed.said = level * (1 + at.below(4));
        pushed.single_chip = at.once_in(3);
        if (at.once_in(4)) pushed.later = amounts[at.below(amounts.size())];
        const bool is_done = at.submit(dealer, PokerCommand(PushChips{table.table, pushed}));
        if (is_done) ++counts_.pushes;
        return is_done;
    }

    static void discard(const ShiftWork& at, const TableState& table, PersonId dealer) {
        const poker::Hand& hand = poker_state(table)->hand;
        if (hand.actor >= poker::seats_max) return;
        const poker::Face card = hand.cards.hole[hand.actor][at.below(3)];
        act(at, table, dealer, poker::discard(hand.actor, card));
    }

    static void deal(const ShiftWork& at, const TableState& table, PersonId dealer) {
        const poker::Hand& hand = poker_state(table)->hand;
        if (at.once_in(6)) show(at, table, dealer, static_cast<poker::Seat>(at.below(9)));
        if (must_reshuffle(hand)) at.tell(dealer, PokerCommand(ReshuffleStub{table.table, {}}));
        poker::Action action{.does = poker::Does::deal};
        CardList<4> cards;
        at.draw(cards, hand.cards.board_count == 0 ? 3 : 1, hand.cards.seen);
        for (const Card card : cards)
            action.cards[action.count++] = poker::Face{card};
        act(at, table, dealer, action);
    }

    // Returns the action with the known cards of the hand, and unseen cards for the unknown ones.
    static poker::Action hand_of(const ShiftWork& at,
                                 const poker::Hand& hand,
                                 poker::Does does,
                                 poker::Seat seat) {
        poker::Action action{.does = does, .seat = seat};
        CardSet seen = hand.cards.seen;
        for (std::size_t i = 0; i < hand.cards.hole_count[seat]; ++i) {
            poker::Face face = hand.cards.hole[seat][i];
            if (!face.is_seen()) {
                CardList<1> other;
                at.draw(other, 1, seen);
                seen.insert(other[0]);
                face = poker::Face{other[0]};
            }
            action.cards[action.count++] = face;
        }
        return action;
    }

    static void show(const ShiftWork& at,
                     const TableState& table,
                     PersonId dealer,
                     poker::Seat seat) {
        act(at, table, dealer, hand_of(at, poker_state(table)->hand, poker::Does::show, seat));
    }

    static void ask_to_see(const ShiftWork& at, const TableState& table, PersonId dealer) {
        const auto other = static_cast<poker::Seat>(at.below(9));
        poker::Action ask = hand_of(at, poker_state(table)->hand, poker::Does::ask_to_see, other);
        ask.seat = static_cast<poker::Seat>(at.below(9));
        ask.other = other;
        act(at, table, dealer, ask);
    }

    static void showdown(const ShiftWork& at, const TableState& table, PersonId dealer) {
        const poker::Seat seat = poker_state(table)->hand.actor;
        if (at.once_in(12)) ask_to_see(at, table, dealer);
        if (seat >= poker::seats_max) return;
        if (at.once_in(3)) {
            act(at, table, dealer, {.does = poker::Does::muck, .seat = seat});
        } else {
            show(at, table, dealer, seat);
        }
    }

    // Reports any irregularity, with cards of the seat or unseen cards.
    void report(const ShiftWork& at, const TableState& table, PersonId dealer) {
        const poker::Hand& hand = poker_state(table)->hand;
        auto wrong = wrongs_.some<poker::Report>();
        if (at.below(4) != 0) wrong.seat = static_cast<poker::Seat>(at.below(9));
        if (at.below(2) == 0) wrong.count = static_cast<std::uint8_t>(1 + at.below(3));
        if (at.below(4) != 0) {
            wrong.cards = {};
            CardList<4> cards;
            at.draw(cards, at.below(4), hand.cards.seen);
            for (const Card card : cards)
                wrong.cards.push_back(poker::Face{card});
        }
        const std::array<PersonId, 3> staff{dealer, at.people.supervisor, at.people.area_manager};
        const PersonId person = staff[at.below(staff.size())];
        if (!at.submit(person, PokerCommand(ReportInHand{table.table, wrong, {"seen", true}})))
            return;
        ++counts_.reports;
        counts_.kinds.insert(wrong.what);
    }

    Nonsense wrongs_;
    Counts counts_{};
};

}  // namespace baize::house
