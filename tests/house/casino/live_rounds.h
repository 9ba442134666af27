// A dealer with real cards at a table of a house game: players wager and decide, the cards come
// from one deck, and sometimes an irregularity happens.
#pragma once

#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "engine/banked/machine/play.h"
#include "house/casino/game_state.h"
#include "kit/dollars.h"
#include "random_command.h"
#include "shift_work.h"

namespace baize::house {

class LiveRounds {
  public:
    explicit LiveRounds(std::uint64_t seed) : wrongs_(seed) {}

    struct Counts {
        std::size_t reports = 0;
        std::size_t answers = 0;
        std::set<Irregularity> kinds{};  // of reports
    };

    [[nodiscard]] const Counts& counts() const { return counts_; }

    // REQUIRES: a house game with a sign, dealt by a person.
    void step(const ShiftWork& at, const TableState& table, PersonId dealer) {
        const Round& round = banked_state(table)->round;
        if (!round.questions.empty()) return answer(at, table);
        if (at.once_in(12)) return report(at, table, dealer);
        switch (round.phase) {
            case Phase::betting: return betting(at, table, dealer);
            case Phase::closed: return before_the_deal(at, table, dealer);
            case Phase::dealt: return act(at, table, dealer, AnnounceDecisions{});
            case Phase::deciding: return deciding(at, table, dealer);
            case Phase::dealing: return community(at, table, dealer);
            case Phase::revealing: return reveal(at, table, dealer);
            case Phase::showdown: return showdown(at, table, dealer);
            case Phase::over: break;
        }
        if (round.jackpot_started && !round.jackpot_closed) act(at, table, dealer, CloseJackpot{});
        at.tell(dealer, BankedCommand(OpenRound{table.table}));
    }

  private:
    static bool given(const ShiftWork& at,
                      const TableState& table,
                      PersonId person,
                      Action action,
                      PersonId player = 0) {
        const ReportReason reason = reason_of(action);
        return at.submit(person,
                         BankedCommand(ActInRound{table.table, std::move(action), player, reason}));
    }

    static void act(const ShiftWork& at, const TableState& table, PersonId person, Action action) {
        static_cast<void>(given(at, table, person, std::move(action)));
    }

    // Lets the dealer record the action, or the player do it.
    static bool by_player(const ShiftWork& at,
                          const TableState& table,
                          PersonId dealer,
                          PersonId player,
                          Action action) {
        const bool is_recorded = at.below(2) == 0;
        return given(
            at, table, is_recorded ? dealer : player, std::move(action), is_recorded ? player : 0);
    }

    static std::vector<std::size_t> seated(const Round& round) {
        std::vector<std::size_t> boxes;
        for (std::size_t box = 0; box < boxes_max; ++box) {
            if (round.seated[box] != 0) boxes.push_back(box);
        }
        return boxes;
    }

    void betting(const ShiftWork& at, const TableState& table, PersonId dealer) {
        const Round& round = banked_state(table)->round;
        const std::vector<std::size_t> boxes = seated(round);
        for (const std::size_t box : boxes) {
            if (!has_wagered(round, round.seated[box]) && !at.once_in(6))
                return wagers(at, table, dealer, static_cast<std::uint8_t>(box));
        }
        if (boxes.empty()) return;
        // A random player uses another area, or takes a wager back, in time or too late.
        if (at.once_in(8)) {
            const auto owner = round.seated[boxes[at.below(boxes.size())]];
            const PlaceWager wager{static_cast<std::uint8_t>(at.below(7)),
                                   Wager::ante,
                                   dollars(5 * at.below(3)),
                                   Tender::chips};
            static_cast<void>(by_player(at, table, dealer, owner, wager));
        }
        act(at, table, dealer, CloseBetting{});
    }

    // Buys chips and places wagers: Ante and Blind of the same size, the others of any size.
    static void wagers(const ShiftWork& at,
                       const TableState& table,
                       PersonId dealer,
                       std::uint8_t box) {
        const PersonId player = banked_state(table)->round.seated[box];
        const ledger::Account stack{ledger::AccountKind::stack, table.table, player};
        if (at.casino.balances().of(stack) < dollars(120) &&
            !at.submit(player, BankedCommand(BuyChips{table.table, dollars(300)}))) {
            at.tell(player, SeatingCommand(LeaveTable{table.table, player}));
            return;
        }
        const Limits& limits = banked_game(table).rules.limits;
        const Money ante =
            limits.min.value_or(dollars(5)) + limits.step.value_or(dollars(5)) * at.below(3);
        for (const Wager wager : banked_game(table).hooks->facts().opening) {
            const bool is_due = wager == Wager::ante || wager == Wager::blind;
            if (!is_due && at.below(2) == 0) continue;
            Tender tender = Tender::chips;
            if (at.once_in(20)) tender = static_cast<Tender>(at.below(4));
            const Money amount = wager == Wager::jackpot ? dollars(1) : ante;
            static_cast<void>(
                by_player(at, table, dealer, player, PlaceWager{box, wager, amount, tender}));
        }
    }

    static void before_the_deal(const ShiftWork& at, const TableState& table, PersonId dealer) {
        const BankedGame& game = banked_game(table);
        const Round& round = banked_state(table)->round;
        if (!round.deck.verified) act(at, table, dealer, VerifyDeck{});
        if (!round.deck.shuffled) act(at, table, dealer, Shuffle{round.deck.second_deck});
        if (game.rules.shoe == ShoeKind::hand_held && round.deck.cut == 0)
            act(at, table, dealer, Cut{static_cast<std::uint8_t>(15 + at.below(22))});
        const bool has_jackpot =
            std::any_of(round.boxes.begin(), round.boxes.end(), [](const Box& box) {
                return box.has(Wager::jackpot);
            });
        if (has_jackpot && !round.jackpot_started) act(at, table, dealer, StartJackpot{});
        DealHands hands;  // the cards are face down, or the machine knows them
        if (at.below(2) == 0) at.draw(hands.cards, cards_due(*game.hooks, round), {});
        act(at, table, dealer, hands);
    }

    static void deciding(const ShiftWork& at, const TableState& table, PersonId dealer) {
        const BankedGame& game = banked_game(table);
        const Round& round = banked_state(table)->round;
        for (std::size_t box = 0; box < boxes_max; ++box) {
            const auto area = static_cast<std::uint8_t>(box);
            if (round.boxes[box].acted) continue;
            const DecisionOffers offers = game.hooks->decisions(game.rules, round, box);
            if (offers.empty()) continue;
            const DecisionOffer& offer = offers[at.below(offers.size())];
            const PersonId owner = hand_owner(round.boxes[box]);
            if (by_player(at, table, dealer, owner, Decide{area, offer.decision, offer.amount}))
                return;
            // If the player lacks chips for it, the player acts as if absent, or folds.
            if (!by_player(at, table, dealer, owner, Decide{area, Decision::fold, {}}))
                act(at, table, dealer, Report{.what = Irregularity::player_absent, .place = area});
            return;
        }
    }

    static void community(const ShiftWork& at, const TableState& table, PersonId dealer) {
        const Round& round = banked_state(table)->round;
        DealCommunity deal;
        at.draw(deal.cards, cards_due(*banked_game(table).hooks, round), known_cards(round));
        act(at, table, dealer, deal);
    }

    static void reveal(const ShiftWork& at, const TableState& table, PersonId dealer) {
        const Round& round = banked_state(table)->round;
        RevealDealer shown;
        if (round.dealer.empty())
            at.draw(shown.cards, banked_game(table).hooks->facts().hand_size, known_cards(round));
        act(at, table, dealer, shown);
    }

    static void showdown(const ShiftWork& at, const TableState& table, PersonId dealer) {
        const Round& round = banked_state(table)->round;
        for (std::size_t box = 0; box < boxes_max; ++box) {
            const Box& hand = round.boxes[box];
            const auto area = static_cast<std::uint8_t>(box);
            if (hand.is_in_play() && at.once_in(12))
                static_cast<void>(
                    by_player(at, table, dealer, hand_owner(hand), DeclineExposure{area}));
            if (hand.dealt == 0 || !hand.cards.empty()) continue;
            RecordHand record{area, {}};
            at.draw(record.cards, banked_game(table).hooks->facts().hand_size, known_cards(round));
            act(at, table, dealer, record);
        }
        act(at, table, dealer, Settle{});
    }

    static PersonId some_staff(const ShiftWork& at, PersonId dealer) {
        const std::array<PersonId, 4> staff{
            dealer, at.people.supervisor, at.people.supervisor, at.people.area_manager};
        return staff[at.below(staff.size())];
    }

    // Reports a random irregularity, preferably at a dealt hand.
    void report(const ShiftWork& at, const TableState& table, PersonId dealer) {
        const Round& round = banked_state(table)->round;
        auto wrong = wrongs_.some<Report>();
        std::vector<std::uint8_t> places{
            at_dealer, at_table, static_cast<std::uint8_t>(at.below(9))};
        for (std::size_t box = 0; box < boxes_max; ++box) {
            if (has_any_wager(round.boxes[box])) places.push_back(static_cast<std::uint8_t>(box));
        }
        wrong.place = places[at.below(places.size())];
        if (at.below(2) == 0) wrong.wager = at.below(2) == 0 ? Wager::ante : Wager::play;
        if (at.below(2) == 0) wrong.count = 1;
        if (!given(at, table, some_staff(at, dealer), wrong)) return;
        ++counts_.reports;
        counts_.kinds.insert(wrong.what);
    }

    static std::vector<Reply> replies_to(Asks asks) {
        switch (asks) {
            case Asks::deck_count: return {Reply::complete, Reply::incomplete};
            case Asks::retract:
                return {Reply::keep,
                        Reply::retract,
                        Reply::retract_ante_only,
                        Reply::retract_pair_plus_only};
            case Asks::nominate_cards: return {Reply::named};
            case Asks::correct_amount: return {Reply::corrected, Reply::cannot};
            case Asks::reconstruct: return {Reply::whole, Reply::flop_only, Reply::impossible};
            case Asks::rack_agrees:
            case Asks::inadvertent:
            case Asks::void_round:
            case Asks::top_up: break;
        }
        return {Reply::yes, Reply::no};
    }

    // Answers a question: usually by the person asked, sometimes by another person or about another
    // question.
    void answer(const ShiftWork& at, const TableState& table) {
        const Round& round = banked_state(table)->round;
        const Question question = round.questions[at.below(round.questions.size())];
        const std::vector<Reply> replies = replies_to(question.asks);
        Answer answer{question.asks, question.box, replies[at.below(replies.size())], {}};
        if (at.once_in(10)) answer.reply = wrongs_.some<Reply>();
        if (answer.reply == Reply::named) name_cards(at, table, answer);
        PersonId person = at.people.area_manager;
        if (question.role == Role::player) person = question.player;
        if (at.once_in(10)) person = at.people.supervisor;
        if (given(at, table, person, answer)) ++counts_.answers;
    }

    static void name_cards(const ShiftWork& at, const TableState& table, Answer& answer) {
        const Round& round = banked_state(table)->round;
        if (answer.box < boxes_max) answer.cards = round.boxes[answer.box].cards;
        if (!answer.cards.empty() && !at.once_in(4)) return;
        answer.cards = {};
        at.draw(answer.cards, banked_game(table).hooks->facts().hand_size, known_cards(round));
    }

    Nonsense wrongs_;
    Counts counts_{};
};

}  // namespace baize::house
