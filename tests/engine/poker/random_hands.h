// Hands played by chance, and what must be true of every one of them at every turn and at the end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/poker/both_ways.h"
#include "engine/poker/hand/pots.h"
#include "engine/poker/hand_truths.h"
#include "engine/poker/random_tables.h"
#include "kit/poker_replay.h"

namespace baize::poker {

// The checks that are optional; all others are always made.
struct Checks {
    bool second_opinion = true;  // offers, raises, pots, commission and stacks as the slow way
    bool refusals = true;
    bool copies = true;  // a copy played along ends the same
    bool replays = true;
};

inline constexpr Checks few_checks{
    .second_opinion = false, .refusals = false, .copies = false, .replays = false};

class RandomHand {
  public:
    RandomHand(std::uint64_t number, const Checks& checks)
        : table_(TableMaker(number).make()), source_(~number), checks_(checks) {
        style_ = source_.below(4);
    }

    // Returns the first fault in words; empty: none.
    [[nodiscard]] std::string play() {
        events_.reserve(64);
        if (!verify(rules())) return "the sign is refused";
        Result<Hand> opened = open_hand(rules(), table_.opening, events_);
        if (!opened) return "not opened: " + std::string(name(opened.error().reason));
        hand_ = *opened;
        if (checks_.copies) {
            twin_ = hand_;
            twin_events_ = events_;
        }
        if (checks_.second_opinion) {
            game_ = slow_game(rules(), table_.opening);
            state_ = slow::begin(game_);
        }
        while (hand_.phase != Phase::over && !wrong_)
            play_turn();
        if (!wrong_) check_end();
        return wrong_ ? wrong_->str() : std::string();
    }

    [[nodiscard]] const RandomTable& table() const { return table_; }

    [[nodiscard]] const Hand& hand() const { return hand_; }

    [[nodiscard]] const EventList& events() const { return events_; }

    // Returns the actions of the players in order.
    [[nodiscard]] const std::vector<Action>& actions() const { return actions_; }

  private:
    [[nodiscard]] const Rules& rules() const { return table_.rules; }

    [[nodiscard]] bool chance(std::uint32_t per_cent) { return source_.below(100) < per_cent; }

    std::ostream& wrong() {
        if (!wrong_) wrong_.emplace();
        return *wrong_ << "; act " << acts_ << ": ";
    }

    void tell(std::string_view what) {
        if (!what.empty()) wrong() << what;
    }

    void play_turn() {
        const Offers may = offers(rules(), hand_);
        if (may.seat == no_seat) {
            wrong() << "nobody may act";
            return;
        }
        if (checks_.second_opinion) compare_offers(may);
        if (checks_.refusals && chance(20)) try_what_is_not_offered(may);
        tell(wrong_with_chips(table_.opening, hand_));
        tell(wrong_with_drop_slide(rules(), hand_));
        perform(choose(may), may);
        // Every raise adds at least one chip, and between two raises each player acts once.
        Money all;
        for (const Money stack : table_.opening.stacks)
            all += stack;
        const std::int64_t bound = 12 * (4 + all.cents() / rules().chip.cents());
        if (++acts_ > bound) wrong() << "the hand does not end";
    }

    // Loose, tight, wild or all-in.
    [[nodiscard]] Action choose(const Offers& may) {
        if (rules().clock.seconds != 0 && chance(4))
            return {.does = chance(50) ? Does::time_out : Does::buy_time, .seat = may.seat};
        if (may.discard) {
            const std::uint32_t held = hand_.cards.hole_count[may.seat];
            return discard(may.seat, hand_.cards.hole[may.seat][source_.below(held)]);
        }
        static constexpr std::array<std::uint32_t, 4> folds{5, 25, 10, 10};
        static constexpr std::array<std::uint32_t, 4> raises{20, 15, 60, 40};
        if (chance(folds[style_])) return fold(may.seat);
        if (may.raise && chance(raises[style_])) return bet(may.seat, amount(may.raise_to));
        return may.check ? check(may.seat) : call(may.seat);
    }

    // An end of the range, near its lower end, or anywhere in it; whole chips but for the ends.
    [[nodiscard]] Money amount(const RaiseRange& range) {
        const std::uint32_t how = source_.below(style_ == 3 ? 2 : 4);
        if (how == 0) return range.most;
        if (how == 1) return range.least;
        const std::int64_t chip = rules().chip.cents();
        const std::int64_t low = (range.least.cents() + chip - 1) / chip;
        const std::int64_t high =
            std::min(range.most.cents() / chip, how == 2 ? low + 20 : unbounded);
        if (high < low) return range.least;
        const auto span = static_cast<std::uint32_t>(high - low + 1);
        return rules().chip * (low + source_.below(span));
    }

    void perform(const Action& action, const Offers& may) {
        const bool extends = action.does == Does::buy_time;
        const Result<void> done = apply(rules(), hand_, action, events_);
        if (checks_.copies && bool(apply(rules(), twin_, action, twin_events_)) != bool(done))
            wrong() << "the copy does otherwise";
        if (extends && hand_.extensions[may.seat] == rules().clock.extensions_max && !done) return;
        actions_.push_back(action);
        if (!done) wrong() << "refused: " << name(done.error().reason);
        if (!done || !checks_.second_opinion) return;
        if (extends) {
            ++state_.extensions[may.seat];
        } else if (action.does == Does::time_out) {
            const bool checks = may.check && state_.stage == slow::Stage::betting;
            slow::perform(game_, state_, {may.seat, checks ? slow::What::check : slow::What::fold});
        } else {
            slow::perform(game_, state_, slow_act(game_, state_, action));
        }
    }

    void compare_offers(const Offers& may) {
        const Offers expected = slow_offers(game_, state_);
        if (may != expected) wrong() << "offered " << may << ", the slow way " << expected;
    }

    [[nodiscard]] bool is_offered(const Offers& may, const Action& action) const {
        if (action.seat != may.seat) return false;
        const bool whole = action.amount.cents() % rules().chip.cents() == 0 ||
                           action.amount == may.raise_to.least ||
                           action.amount == may.raise_to.most;
        switch (action.does) {
            case Does::fold: return may.fold;
            case Does::check: return may.check;
            case Does::call: return may.call;
            case Does::bet:
                return may.raise && action.amount >= may.raise_to.least &&
                       action.amount <= may.raise_to.most && whole;
            case Does::discard: return may.discard && holds(may.seat, action);
            case Does::time_out: return true;
            case Does::buy_time:
                return rules().clock.seconds != 0 &&
                       hand_.extensions[may.seat] < rules().clock.extensions_max;
            case Does::show:
            case Does::muck:
            case Does::ask_to_see:
            case Does::deal:
            case Does::push: break;
        }
        return false;
    }

    [[nodiscard]] bool holds(Seat seat, const Action& action) const {
        for (std::size_t i = 0; i < hand_.cards.hole_count[seat]; ++i) {
            if (action.count == 1 && hand_.cards.hole[seat][i] == action.cards[0]) return true;
        }
        return false;
    }

    [[nodiscard]] Action any_action(const Offers& may) {
        Action action{.does = static_cast<Does>(source_.below(12)), .seat = may.seat};
        if (chance(30)) action.seat = static_cast<Seat>(source_.below(seats_max + 2));
        if (chance(2)) action.seat = no_seat;
        action.other = static_cast<Seat>(source_.below(seats_max + 2));
        action.count = static_cast<std::uint8_t>(chance(70) ? 1 : source_.below(5));
        for (Face& face : action.cards)
            face = chance(20) ? Face{} : Face(Card::of_index(source_.below(card_count)));
        if (chance(40)) action.does = Does::bet;
        const std::array<Money, 7> near{may.raise_to.least,
                                        may.raise_to.most,
                                        hand_.betting.level,
                                        hand_.bets[may.seat],
                                        hand_.bets[may.seat] + hand_.stacks[may.seat],
                                        Money{},
                                        hand_.betting.full_level + hand_.betting.last_raise};
        action.amount = near[source_.below(near.size())];
        action.amount += Money::of_cents(std::int64_t{source_.below(5)} - 2);
        if (chance(30)) action.amount += rules().chip * (std::int64_t{source_.below(5)} - 2);
        return action;
    }

    // An action that is not offered is refused without any change; an offered one is accepted.
    void try_what_is_not_offered(const Offers& may) {
        for (int i = 0; i < 4; ++i) {
            const Action action = any_action(may);
            Hand tried = hand_;
            EventList happened = events_;
            const Result<void> done = apply(rules(), tried, action, happened);
            if (bool(done) != is_offered(may, action)) {
                wrong() << "does " << static_cast<int>(action.does) << " seat " << action.seat + 1
                        << " amount " << action.amount.cents() << (done ? " allowed" : " refused")
                        << " with " << may;
            }
            if (!done && (tried != hand_ || happened != events_)) wrong() << "a refusal changed it";
        }
    }

    void check_end() {
        tell(wrong_with_money(table_.opening, hand_, events_));
        tell(wrong_with_commission(rules(), hand_));
        tell(wrong_with_cards(hand_, events_));
        if (checks_.copies && (twin_ != hand_ || twin_events_ != events_))
            wrong() << "the copy ends otherwise";
        if (checks_.second_opinion) compare_end();
        if (checks_.refusals) try_after_the_end();
        if (!checks_.replays) return;
        const Replayed replayed = replay(rules(), table_.opening, events_);
        if (replayed.differs) wrong() << "replay differs at event " << *replayed.differs;
        if (replayed.hand != hand_) wrong() << "replay ends otherwise";
    }

    void compare_end() {
        if (state_.stage != slow::Stage::over) wrong() << "over, the slow way is not";
        const slow::Each<slow::Chips> stacks = slow::stacks_after(game_, state_);
        for (std::size_t seat = 0; seat < seats_max; ++seat) {
            if (hand_.stacks[seat].cents() != stacks[seat]) {
                wrong() << "seat " << seat + 1 << " has " << hand_.stacks[seat].cents()
                        << ", the slow way " << stacks[seat];
            }
        }
        if (pot_total(hand_).is_positive() && in_contention(hand_).has_two()) compare_pots();
    }

    void compare_pots() {
        const Pots pots = build_pots(hand_);
        const std::vector<slow::Pot> all = slow::layers(game_, state_);
        bool same = pots.size() == all.size();
        for (std::size_t i = 0; same && i < pots.size(); ++i) {
            same = pots[i].amount.cents() == all[i].amount &&
                   pots[i].contenders.bits() == all[i].contenders.to_ulong() &&
                   pots[i].contributors.bits() == all[i].contributors.to_ulong();
        }
        if (!same) wrong() << pots.size() << " pots, the slow way " << all.size();
    }

    void try_after_the_end() {
        Offers nobody = offers(rules(), hand_);
        if (nobody != Offers{}) wrong() << "something is offered after the end";
        nobody.seat = hand_.dealt_in.lowest();
        const Hand before = hand_;
        const std::size_t happened = events_.size();
        for (int i = 0; i < 4; ++i) {
            const Action action = any_action(nobody);
            if (action.does == Does::ask_to_see) continue;
            if (apply(rules(), hand_, action, events_)) wrong() << "allowed after the end";
            if (hand_ != before || events_.size() != happened) wrong() << "a refusal changed it";
        }
    }

    static constexpr std::int64_t unbounded = std::numeric_limits<std::int64_t>::max();

    RandomTable table_;
    SeededSource source_;
    Checks checks_;
    std::uint32_t style_ = 0;
    Hand hand_{};
    Hand twin_{};
    EventList events_{};
    EventList twin_events_{};
    std::vector<Action> actions_{};
    slow::Game game_{};
    slow::State state_{};
    std::int64_t acts_ = 0;
    std::optional<std::ostringstream> wrong_{};  // made when something is
};

}  // namespace baize::poker
