#include "house/cards/cards.h"
#include "house/casino/game_state.h"
#include "house/casino/steps.h"
#include "house/seating/seats.h"
#include "house/signs/changes.h"
#include "house/tables/poker/decide.h"
#include "house/workflows/people/why_limited.h"
#include "house/workflows/rounds/bonuses.h"
#include "house/workflows/rounds/dealing.h"
#include "house/workflows/rounds/decide.h"
#include "house/workflows/rounds/reasoned.h"
#include "house/workflows/rounds/wrong_deck.h"
#include "house/workflows/rulings/rulings.h"

namespace baize::house {

namespace {

// The engine's offers to the player in turn (poker::offers) and its list of hidden hands contain
// exactly the actions that it would accept. At a live table it also requires the shown cards.
bool is_on_menu(const PokerGame& game, const poker::Action& action) {
    using poker::Does;
    switch (action.does) {
        case Does::fold:
        case Does::check:
        case Does::call:
        case Does::bet:
        case Does::discard: return true;
        case Does::ask_to_see: return game.rules.dealing != poker::Dealing::live;
        case Does::show:
        case Does::muck:
        case Does::time_out:
        case Does::buy_time:
        case Does::deal:
        case Does::push: break;
    }
    return false;
}

class DecidePoker {
  public:
    explicit DecidePoker(const Context& now) : now_(now) {}

    // The floor decides whether the person may take the seat, the engine what it costs. Sealed
    // chips come back in full. [CP 8.1] [CP 6.3] [I-110]
    Result<Steps> operator()(const SitDown& command) const {
        const auto found = poker_at(now_, command.table);
        if (!found) return reject(found.error());
        const TableState& table = **found;
        poker::Arrival arrival = command.arrival;
        if (const auto why = why_closed(now_, table)) return reject(*why);
        if (const auto why = why_barred(now_, table, arrival.player)) return reject(*why);
        if (find(now_.state.people, arrival.player) == nullptr)
            return reject(Reason::no_such_person, "I-138"_clause);
        const auto seat =
            decide_sit(now_.state.seating, now_.by, {command.table, arrival.seat}, arrival.player);
        if (!seat) return reject(seat.error());
        if (arrival.chips < Money{} || arrival.chips > largest_posted)
            return reject(Reason::wrong_amount, "CP 6.3"_clause);
        arrival.chips += seat->brought_back;
        auto sat = decide_sit(*poker_state(table),
                              poker_game(table),
                              now_.by,
                              arrival,
                              now_.balances,
                              seat->brought_back);
        if (!sat) return reject(sat.error());
        Steps steps = one(seating_step(now_, table_stream(command.table), *seat));
        steps.push_back(hand_step(now_, table, *std::move(sat)));
        return steps;
    }

    Result<Steps> operator()(const StandUp& command) const {
        return at(command.table, [&](const TableState& table) -> Result<Steps> {
            const PokerTable& felt = *poker_state(table);
            auto up =
                decide_stand_up(felt, poker_game(table), now_.by, command.seat, now_.balances);
            if (!up) return reject(up.error());
            const auto left = decide_leave(
                now_.state.seating, now_.by, command.table, felt.orbit.seats[command.seat].player);
            if (!left) return reject(left.error());
            Steps steps = one(hand_step(now_, table, *std::move(up)));
            steps.push_back(seating_step(now_, table_stream(command.table), *left));
            return steps;
        });
    }

    Result<Steps> operator()(const AddChips& command) const {
        return at(command.table, [&](const TableState& table) -> Result<Steps> {
            if (command.seat < poker::seats_max) {
                const PersonId sitting = poker_state(table)->orbit.seats[command.seat].player;
                if (const auto why = why_barred(now_, table, sitting)) return reject(*why);
            }
            const poker::TopUp wanted{command.seat, {}, command.amount};
            return played(
                table,
                decide_add_chips(
                    *poker_state(table), poker_game(table), now_.by, wanted, now_.balances));
        });
    }

    Result<Steps> operator()(const SitOut& command) const {
        return at(command.table, [&](const TableState& table) {
            return played(
                table,
                decide_sit_out(*poker_state(table), poker_game(table), now_.by, command.seat));
        });
    }

    Result<Steps> operator()(const ComeBack& command) const {
        return at(command.table, [&](const TableState& table) {
            const ReturnChosen wanted{command.seat, command.choice};
            return played(table,
                          decide_return(*poker_state(table), poker_game(table), now_.by, wanted));
        });
    }

    Result<Steps> operator()(const MoveSeat& command) const {
        return at(command.table, [&](const TableState& table) -> Result<Steps> {
            const PokerTable& felt = *poker_state(table);
            auto moved = decide_move(felt, poker_game(table), now_.by, {command.from, command.to});
            if (!moved) return reject(moved.error());
            const auto seat = decide_change_seat(now_.state.seating,
                                                 now_.by,
                                                 {command.table, command.to},
                                                 felt.orbit.seats[command.from].player);
            if (!seat) return reject(seat.error());
            Steps steps = one(hand_step(now_, table, *std::move(moved)));
            steps.push_back(seating_step(now_, table_stream(command.table), *seat));
            return steps;
        });
    }

    Result<Steps> operator()(const OpenHand& command) const {
        return at(command.table, [&](const TableState& table) -> Result<Steps> {
            if (const auto why = why_closed(now_, table)) return reject(*why);
            if (const auto why = why_no_hand(table)) return reject(*why);
            if (table.dealt_by == DealtBy::house) return played(table, open_as_wished(table));
            HandWishes wishes;
            wishes.side_wagers = command.side_wagers;
            std::vector<StraddleWish> straddles;
            for (const Straddle& straddle : command.straddles)
                straddles.push_back({straddle.seat, straddle.amount});
            wishes.straddles = straddles;
            return played(table, open(table, wishes));
        });
    }

    Result<Steps> operator()(const WishForHand& command) const {
        return at(command.table, [&](const TableState& table) -> Result<Steps> {
            if (table.dealt_by == DealtBy::dealer) return reject(Reason::not_now, "I-114"_clause);
            if (command.seat >= poker::seats_max)
                return reject(Reason::no_such_seat, "CP 4.1"_clause);
            const PersonId player = poker_state(table)->orbit.seats[command.seat].player;
            if (player == 0 || player != now_.by.person)
                return reject(Reason::not_your_box, "CP 6.18"_clause);
            if (command.side_wager.amount < Money{} || command.straddle < Money{})
                return reject(Reason::no_such_amount, "CP 6.2"_clause);
            const HandWish wish{command.side_wager, command.straddle};
            return one(
                {table_stream(command.table), HandWished{command.table, command.seat, wish}, {}});
        });
    }

    Result<Steps> operator()(const ActInHand& command) const {
        return at(command.table, [&](const TableState& table) -> Result<Steps> {
            const PokerTable& felt = *poker_state(table);
            const PokerGame& game = poker_game(table);
            if (const auto why = why_not_acted(table, command.action)) return reject(*why);
            if (const auto why = deck_refused(now_, table)) return reject(*why);
            if (now_.purpose == Purpose::offer && is_on_menu(game, command.action)) {
                if (const auto why = act_refused(felt, game, now_.by, command.action))
                    return reject(*why);
                return Steps{};
            }
            return played(table, decide_act(felt, game, now_.by, command.action));
        });
    }

    Result<Steps> operator()(const PushChips& command) const {
        return at(command.table, [&](const TableState& table) -> Result<Steps> {
            if (const auto why = deck_refused(now_, table)) return reject(*why);
            return played(
                table,
                decide_push(*poker_state(table), poker_game(table), now_.by, command.pushed));
        });
    }

    Result<Steps> operator()(const AnswerShortBet& command) const {
        return at(command.table, [&](const TableState& table) -> Result<Steps> {
            if (const auto why = deck_refused(now_, table)) return reject(*why);
            return played(table,
                          decide_short_bet(*poker_state(table),
                                           poker_game(table),
                                           now_.by,
                                           command.seat,
                                           command.makes_up));
        });
    }

    Result<Steps> operator()(const ReportInHand& command) const {
        return at(command.table, [&](const TableState& table) -> Result<Steps> {
            const bool is_over = poker_state(table)->hand.phase == poker::Phase::over;
            const auto ruled_on = is_over ? why_ruled_on(now_, table) : std::nullopt;
            if (ruled_on) return reject(*ruled_on);
            if (const auto why = not_of_promised(table, command.report)) return reject(*why);
            if (const auto why = deck_refused(now_, table, command.report)) return reject(*why);
            auto steps = played(
                table,
                decide_report(*poker_state(table), poker_game(table), now_.by, command.report));
            if (!steps) return steps;
            return with_reason(table, command.report, command.reason, *std::move(steps));
        });
    }

    Result<Steps> operator()(const ReshuffleStub& command) const {
        return at(command.table, [&](const TableState& table) -> Result<Steps> {
            if (const auto why = deck_refused(now_, table)) return reject(*why);
            return played(
                table,
                decide_reshuffle(*poker_state(table), poker_game(table), now_.by, command.order));
        });
    }

    Result<Steps> operator()(const InspectHand& command) const {
        return at(command.table, [&](const TableState& table) -> Result<Steps> {
            auto looked =
                decide_inspect(*poker_state(table), poker_game(table), now_.by, command.seat);
            if (!looked) return reject(looked.error());
            return one(hand_step(now_, table, *std::move(looked)));
        });
    }

    Result<Steps> operator()(const AssessTime& command) const {
        return at(command.table, [&](const TableState& table) {
            if (table.assessed_minute == minute_of(now_.by.now))
                return Result<Steps>(reject(Reason::already_done, "CP 7.2.2(b)"_clause));
            return played(table,
                          decide_assess_time(*poker_state(table), poker_game(table), now_.by));
        });
    }

    Result<Steps> operator()(const CollectTime& command) const {
        return at(command.table, [&](const TableState& table) {
            return played(table,
                          decide_collect_time(
                              *poker_state(table), poker_game(table), now_.by, now_.balances));
        });
    }

    Result<Steps> operator()(const DropTime& command) const {
        return at(command.table, [&](const TableState& table) {
            return played(
                table,
                decide_drop_time(*poker_state(table), poker_game(table), now_.by, command.counted));
        });
    }

    Result<Steps> operator()(const TableHand& command) const { return table_hand(now_, command); }

    Result<Steps> operator()(const VerifyBonus& command) const {
        return verify_bonus(now_, command);
    }

    Result<Steps> operator()(const PayBonus& command) const { return pay_bonus(now_, command); }

    Result<Steps> operator()(const DeliverBonus& command) const {
        return deliver_bonus(now_, command);
    }

  private:
    template <typename Then>
    Result<Steps> at(TableId table, const Then& then) const {
        const auto found = poker_at(now_, table);
        if (!found) return reject(found.error());
        return then(**found);
    }

    Result<Steps> played(const TableState& table, Result<PokerTransition> made) const {
        if (!made) return reject(made.error());
        Steps steps = one(hand_step(now_, table, *std::move(made)));
        if (now_.purpose == Purpose::carry_out) add_bonus_steps(table, steps);
        return steps;
    }

    [[nodiscard]] Result<PokerTransition> open(const TableState& table,
                                               const HandWishes& wishes) const {
        HandWishes met = wishes;
        met.out = seats_left_out(table);
        return decide_open_hand(
            *poker_state(table), poker_game(table), now_.by, met, now_.balances);
    }

    // Staff who may not play, and people who have reached a limit of their own, sit out from the
    // next hand on, so that the others can go on. [I-142] [I-152] [I-153]
    [[nodiscard]] poker::SeatSet seats_left_out(const TableState& table) const {
        poker::SeatSet seats;
        for (const poker::Seat seat : poker::occupied(poker_state(table)->orbit)) {
            const PersonId sitting = poker_state(table)->orbit.seats[seat].player;
            if (why_staff(now_, table, sitting) || why_limited(now_, table, sitting))
                seats.insert(seat);
        }
        return seats;
    }

    // A request that has become invalid does not delay the others: the hand opens without it.
    [[nodiscard]] Result<PokerTransition> open_as_wished(const TableState& table) const {
        HandWishes wishes;
        for (std::size_t i = 0; i < card_count; ++i)
            wishes.deck[i] = poker::Face{table.sealed->deck[i]};
        HandWishes met = wishes;
        std::vector<StraddleWish> straddles;
        for (std::size_t seat = 0; seat < poker::seats_max; ++seat) {
            const HandWish& wish = table.wishes[seat];
            wishes.side_wagers[seat] = wish.side_wager;
            if (wish.straddle.is_positive())
                straddles.push_back({static_cast<poker::Seat>(seat), wish.straddle});
        }
        wishes.straddles = straddles;
        if (auto opened = open(table, wishes)) return opened;
        for (std::size_t seat = 0; seat < poker::seats_max; ++seat) {
            met.side_wagers[seat] = wishes.side_wagers[seat];
            if (!open(table, met)) met.side_wagers[seat] = {};
        }
        auto opened = open(table, met);
        // Each straddle depends on the one before it: tries each in turn until one is refused.
        std::vector<StraddleWish> stood;
        for (std::size_t i = 0; i < straddles.size();) {
            stood.push_back(straddles[i]);
            met.straddles = stood;
            if (auto more = open(table, met)) {
                opened = std::move(more);
                straddles.erase(straddles.begin() + static_cast<std::ptrdiff_t>(i));
                i = 0;
            } else {
                stood.pop_back();
                ++i;
            }
        }
        return opened;
    }

    // A hand starts under the sign in force, with cards that are ready, and without players who are
    // barred.
    [[nodiscard]] std::optional<Rejection> why_no_hand(const TableState& table) const {
        const SignFacts facts = sign_facts(now_.state, table);
        if (!due(table.board, facts, now_.by.now).notices.empty())
            return Rejection{Reason::sign_replaced, display_clause(book_of(table))};
        // A misdeal is dealt again to the same players, even if a decision was made about them
        // since.
        const bool is_again = poker_state(table)->hand.deal_again;
        for (std::size_t i = 0; !is_again && i < facts.seated.size(); ++i) {
            if (const auto why = why_barred(now_, table, facts.seated[i])) return why;
        }
        if (const auto why = no_deck_promised(now_, table)) return why;
        if (table.dealt_by == DealtBy::dealer) return why_not_dealt(now_.state.cards, table.table);
        return std::nullopt;
    }

    // At tables that the house deals, no other person deals.
    [[nodiscard]] std::optional<Rejection> why_not_acted(const TableState& table,
                                                         const poker::Action& action) const {
        const bool deals = action.does == poker::Does::deal || action.does == poker::Does::push ||
                           action.does == poker::Does::time_out;
        if (!deals || table.dealt_by == DealtBy::dealer) return std::nullopt;
        if (now_.by.person == the_house_itself) return std::nullopt;
        return Rejection{Reason::rank_too_low, "I-114"_clause};
    }

    const Context& now_;
};

}  // namespace

Result<Steps> decide(const Context& now, const PokerCommand& command) {
    return std::visit(DecidePoker(now), command);
}

}  // namespace baize::house
