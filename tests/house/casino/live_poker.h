// A live table of hold'em, no limit, blinds 1 and 2: a dealer with real cards, three players with
// 200 each. The members small, big and button name them.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "casino_kit.h"

namespace baize::house {

class LivePoker : public House {
  public:
    LivePoker() : LivePoker(plain_sign("holdem", DealtBy::dealer)) {}

    explicit LivePoker(const Sign& sign, Chips chips = Chips::money) {
        live = table(sign, DealtBy::dealer, chips);
        for (const std::string_view name : {"Ann", "Ben", "Cleo"}) {
            const PersonId person = player(name, dollars(1'000));
            if (chips == Chips::play) must(person, TakePlayChips{dollars(1'000)});
            const auto seat = static_cast<poker::Seat>(seated++);
            must(person, sit_down(live, person, seat, dollars(200), poker::Choice::wait));
        }
    }

    // Every hand begins with a shuffle and a cut. [CP 5.1] [CP 5.2]
    void prepare_deck() {
        must(dealer, CardCommand(ConfirmShuffle{live}));
        must(dealer, CardCommand(ConfirmCut{live}));
    }

    void open() {
        prepare_deck();
        must(dealer, OpenHand{live, {}, {}});
    }

    [[nodiscard]] poker::Seat button() const { return hand(live).button; }

    [[nodiscard]] poker::Seat small() const { return hand(live).dealt_in.next_after(button()); }

    [[nodiscard]] poker::Seat big() const { return hand(live).dealt_in.next_after(small()); }

    [[nodiscard]] PersonId in(poker::Seat seat) const {
        return poker_state(at(live))->players[seat];
    }

    // Returns the player in the seat; works before a hand too.
    [[nodiscard]] PersonId in_seat(poker::Seat seat) const {
        return poker_state(at(live))->orbit.seats[seat].player;
    }

    [[nodiscard]] Money chips_of(poker::Seat seat) const { return stack(live, in(seat)); }

    // Returns all chips in the pots, including the commission on the drop slide.
    [[nodiscard]] Money middle() const {
        return balance(pot_of(live)) + balance({ledger::AccountKind::drop_slide, live, 0});
    }

    void act(poker::Action action) { must(dealer, ActInHand{live, action}); }

    // Each player in turn calls or checks, until the betting round is over.
    void all_stay_in() {
        while (hand(live).phase == poker::Phase::betting) {
            const poker::Seat seat = hand(live).actor;
            const bool owes = hand(live).betting.level > hand(live).bets[seat];
            act(owes ? poker::call(seat) : poker::check(seat));
        }
    }

    void deal(std::initializer_list<const char*> cards) {
        poker::Action action{.does = poker::Does::deal};
        for (const char* const card : cards)
            action.cards[action.count++] = poker::Face{Card::parse(card).value()};
        act(action);
    }

    void show(poker::Seat seat, std::initializer_list<const char*> cards) {
        poker::Action action{.does = poker::Does::show, .seat = seat};
        for (const char* const card : cards)
            action.cards[action.count++] = poker::Face{Card::parse(card).value()};
        act(action);
    }

    // Each of three players has put in two and the flop is dealt: the pot is six, and the small
    // blind acts.
    void to_the_flop(std::initializer_list<const char*> flop = {"Kh", "7d", "2c"}) {
        open();
        all_stay_in();
        deal(flop);
    }

    TableId live = 0;

  private:
    int seated = 0;
};

// Takes a snapshot in the middle of play: a house that starts from it and reads the later events
// must equal one that read all events.
class Midway {
  public:
    explicit Midway(House& house)
        : bytes_(house.casino.snapshot()), events_(house.casino.journal().staged().size()) {}

    void expect_same_end(House& house) const {
        Casino again(test_keys());
        ASSERT_TRUE(again.read_snapshot(bytes_));
        EXPECT_EQ(bytes_, again.snapshot());
        const ledger::Batch& batch = house.casino.journal().staged();
        ASSERT_LT(events_, batch.size());
        for (std::size_t i = events_; i < batch.size(); ++i) {
            const std::optional<ledger::Fault> fault = again.replay(batch[i]);
            ASSERT_FALSE(fault.has_value()) << fault->text;
        }
        EXPECT_EQ(house.casino.state(), again.state());
        EXPECT_EQ(house.casino.balances().all(), again.balances().all());
    }

  private:
    std::vector<std::byte> bytes_;
    std::size_t events_;
};

}  // namespace baize::house
