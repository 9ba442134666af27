// Chips and words at a live table: the dealer's entries, the actions that they count as, and the
// places of the chips afterwards.
#include <gtest/gtest.h>

#include "case_kit.h"
#include "ledger/record/encoding.h"
#include "live_poker.h"

namespace baize::house {
namespace {

using poker::Pushed;
using poker::Says;

Pushed chips(poker::Seat seat, std::int64_t amount) {
    return {.seat = seat, .chips = dollars(amount)};
}

Pushed one_chip(poker::Seat seat, std::int64_t amount) {
    return {.seat = seat, .chips = dollars(amount), .single_chip = true};
}

// Returns the result of the push as text, such as "call 2.00 back 8.00 [CP 6.14.1(a)]".
std::string read_out(const poker::Counted& counted) {
    const poker::Action& action = counted.action;
    std::string text = "check";
    if (action.does == poker::Does::fold) text = "fold";
    if (action.does == poker::Does::call) text = "call";
    if (action.does == poker::Does::bet) text = "bet " + to_string(action.amount);
    if (counted.returned.is_positive()) text += ", back " + to_string(counted.returned);
    if (counted.missing.is_positive()) text += ", missing " + to_string(counted.missing);
    if (counted.chooses) text += ", chooses";
    return text + " [" + std::string(counted.clause.id()) + "]";
}

class PushedAtTheTable : public testing::Test {
  protected:
    LivePoker house{};

    void TearDown() override {
        EXPECT_EQ(money_in_hand(), house.middle());
        expect_read_back(house);
    }

    // Returns the chips in the pots; ledger and hand must agree on them.
    [[nodiscard]] Money money_in_hand() const {
        const poker::Hand& hand = house.hand(house.live);
        Money sum;
        for (const poker::Seat seat : hand.dealt_in)
            sum += hand.starting[seat] - hand.stacks[seat];
        return hand.phase == poker::Phase::over ? Money{} : sum;
    }

    // Returns the action that the push counted as, or the reason for its refusal.
    std::string push(const Pushed& pushed) {
        const Result<Receipt> done = house.submit(house.dealer, PushChips{house.live, pushed});
        if (!done) return words(done.error());
        const ledger::Batch& batch = house.casino.journal().staged();
        ledger::ByteReader in(batch[batch.size() - 1].body);
        std::optional<Command> asked;
        ledger::decode(in, asked);
        CasinoEvent happened;
        ledger::decode(in, happened);
        EXPECT_TRUE(in.at_end());
        const auto& event = std::get<HandHappened>(happened).event;
        return read_out(std::get<ChipsPushed>(event).counted);
    }

    [[nodiscard]] Money bet_of(poker::Seat seat) const { return house.hand(house.live).bets[seat]; }

    [[nodiscard]] poker::Seat in_turn() const { return house.hand(house.live).actor; }
};

// Ten in two motions after a bet of 20, then the rest: only the first motion counts. [I-82]
// [CP 6.12]
TEST_F(PushedAtTheTable, StringBetCountsOnlyTheFirstMotion) {
    house.to_the_flop();
    EXPECT_EQ("bet 20.00 [CP 8.2.2]", push(chips(house.small(), 20)));
    Pushed string = chips(house.big(), 20);
    string.later = dollars(40);
    EXPECT_EQ("call, back 40.00 [CP 8.2.1]", push(string));
    EXPECT_EQ(dollars(20), bet_of(house.big()));
    EXPECT_EQ(dollars(178), house.chips_of(house.big()));
    EXPECT_EQ(dollars(46), house.middle());
}

// [CP 6.14.1(a)] [CP 6.14.1(b)] [I-41]
TEST_F(PushedAtTheTable, OneLargeChipWithoutAWordIsACall) {
    house.open();
    EXPECT_EQ("call, back 23.00 [CP 6.14.1(a)]", push(one_chip(house.button(), 25)));
    EXPECT_EQ(dollars(198), house.chips_of(house.button()));
    house.all_stay_in();
    house.deal({"Kh", "7d", "2c"});
    EXPECT_EQ("bet 25.00 [CP 6.14.1(b)]", push(one_chip(house.small(), 25)));
    EXPECT_EQ("call, back 75.00 [CP 6.14.1(b)]", push(one_chip(house.big(), 100)));
    EXPECT_EQ(dollars(173), house.chips_of(house.big()));
}

// At least half of a raise counts as a full raise, for which the player adds the missing chips;
// less counts as a call. [CP 6.12] [I-19]
TEST_F(PushedAtTheTable, ARaiseThatIsTooShortIsMadeUp) {
    house.to_the_flop();
    EXPECT_EQ("bet 20.00 [CP 8.2.2]", push(chips(house.small(), 20)));
    EXPECT_EQ("bet 40.00, missing 10.00 [CP 6.12]", push(chips(house.big(), 30)));
    EXPECT_EQ(dollars(158), house.chips_of(house.big()));
    EXPECT_EQ(dollars(66), house.middle());
    EXPECT_EQ("call, back 9.00 [CP 6.12]", push(chips(house.button(), 49)));
    EXPECT_EQ(dollars(158), house.chips_of(house.button()));
}

// [CP 6.17] [I-81]
TEST_F(PushedAtTheTable, PushOfLessThanTheCallIsCompleted) {
    house.to_the_flop();
    push(chips(house.small(), 50));
    const poker::Seat big = house.big();
    EXPECT_EQ("call, missing 30.00, chooses [CP 6.17]", push(chips(big, 20)));
    // The push has had no effect yet, and no other action is possible.
    EXPECT_EQ(big, in_turn());
    EXPECT_EQ(dollars(198), house.chips_of(big));
    EXPECT_EQ("waiting_for_answer CP 6.17", push(chips(big, 100)));
    const PokerCommand raise = ActInHand{house.live, poker::bet(big, dollars(100))};
    EXPECT_EQ("waiting_for_answer CP 6.17", refusal(house, house.dealer, raise));
    EXPECT_EQ("not_asked CP 6.17",
              refusal(house, house.dealer, AnswerShortBet{house.live, house.button(), true}));
    EXPECT_EQ("rank_too_low CP 1.2",
              refusal(house, house.in(big), AnswerShortBet{house.live, big, true}));
    const Midway midway(house);
    house.must(house.dealer, AnswerShortBet{house.live, big, true});
    EXPECT_EQ(dollars(148), house.chips_of(big));
    EXPECT_EQ(dollars(106), house.middle());
    EXPECT_TRUE(poker_state(house.at(house.live))->short_bets.empty());
    midway.expect_same_end(house);
}

// [CP 6.17] [I-81]
TEST_F(PushedAtTheTable, PushOfLessThanTheCallIsFoldedAndTheChipsStay) {
    enum class How { answer, fold, clock };
    for (const How how : {How::answer, How::fold, How::clock}) {
        LivePoker table;
        table.to_the_flop();
        table.must(table.dealer, PushChips{table.live, chips(table.small(), 50)});
        const poker::Seat big = table.big();
        table.must(table.dealer, PushChips{table.live, chips(big, 20)});
        if (how == How::answer) table.must(table.dealer, AnswerShortBet{table.live, big, false});
        if (how == How::fold) table.must(table.in(big), ActInHand{table.live, poker::fold(big)});
        if (how == How::clock) table.act({.does = poker::Does::time_out, .seat = big});
        EXPECT_FALSE(table.hand(table.live).live.contains(big));
        EXPECT_EQ(dollars(178), table.chips_of(big));
        EXPECT_EQ(dollars(76), table.middle());
        expect_read_back(table);
    }
}

// [CP 6.18.1] [I-40]
TEST_F(PushedAtTheTable, ABetOutOfTurnWaits) {
    house.to_the_flop();
    EXPECT_EQ("bet 30.00 [CP 8.2.2]", push(chips(house.big(), 30)));
    EXPECT_EQ(house.small(), in_turn());
    EXPECT_EQ(dollars(198), house.chips_of(house.big()));
    EXPECT_EQ(dollars(30), house.hand(house.live).waiting[house.big()].amount);
    EXPECT_EQ("already_done CP 6.18", push(chips(house.big(), 60)));
    const Midway midway(house);
    house.act(poker::check(house.small()));
    // The call stands, and it is the next player's turn.
    EXPECT_EQ(house.button(), in_turn());
    EXPECT_EQ(dollars(168), house.chips_of(house.big()));
    EXPECT_EQ(dollars(36), house.middle());
    midway.expect_same_end(house);
}

// [CP 6.18.2]
TEST_F(PushedAtTheTable, AHigherBetGivesChipsOutOfTurnBack) {
    house.to_the_flop();
    push(chips(house.big(), 30));
    push(chips(house.small(), 60));
    EXPECT_EQ(house.big(), in_turn());
    EXPECT_EQ(dollars(198), house.chips_of(house.big()));
    house.act(poker::fold(house.big()));
    EXPECT_EQ(dollars(198), house.chips_of(house.big()));
}

// [CP 6.17] [CP 6.18.1] [CP 6.18.2]
TEST_F(PushedAtTheTable, TooLittleOutOfTurnIsDecidedInTurnUnlessAPlayerBetsMore) {
    for (const bool is_raised : {false, true}) {
        LivePoker table;
        table.to_the_flop();
        table.must(table.dealer, PushChips{table.live, chips(table.small(), 50)});
        table.must(table.dealer, PushChips{table.live, chips(table.button(), 20)});
        table.act(is_raised ? poker::bet(table.big(), dollars(100)) : poker::fold(table.big()));
        ASSERT_EQ(table.button(), table.hand(table.live).actor);
        table.act(poker::fold(table.button()));
        EXPECT_EQ(dollars(is_raised ? 198 : 178), table.chips_of(table.button()));
        expect_read_back(table);
    }
}

// [CP 6.18.3] [I-40]
TEST_F(PushedAtTheTable, ACheckOutOfTurnBarsFromRaising) {
    house.to_the_flop();
    EXPECT_EQ("check [CP 6.18]", push({.seat = house.big(), .says = Says::check}));
    push(chips(house.small(), 20));
    EXPECT_EQ(house.big(), in_turn());
    Pushed raise = chips(house.big(), 60);
    raise.says = Says::raise;
    EXPECT_EQ("barred_from_raising CP 6.18.3", push(raise));
    EXPECT_EQ("call [CP 8.2.1]", push(chips(house.big(), 20)));
}

// [CP 6.18] [I-82]
TEST_F(PushedAtTheTable, WordsThatComeFirstDecide) {
    house.to_the_flop();
    EXPECT_EQ("bet 30.00, missing 10.00 [CP 6.18]",
              push({.seat = house.small(),
                    .says = Says::raise_to,
                    .said = dollars(30),
                    .chips = dollars(20)}));
    EXPECT_EQ("call, back 70.00 [CP 6.18]",
              push({.seat = house.big(), .says = Says::call, .chips = dollars(100)}));
    EXPECT_EQ("bet 100.00 [CP 6.14.2]",
              push({.seat = house.button(),
                    .says = Says::raise,
                    .chips = dollars(100),
                    .single_chip = true}));
    EXPECT_EQ(dollars(98), house.chips_of(house.button()));
    EXPECT_EQ("fold [CP 6.18]", push({.seat = house.small(), .says = Says::fold}));
    EXPECT_EQ("bet 198.00, missing 168.00 [CP 6.16.1]",
              push({.seat = house.big(), .says = Says::all_in}));
    EXPECT_EQ(Money{}, house.chips_of(house.big()));
}

// Chips pushed out of turn give no player more time; chips pushed in turn start the next clock.
// [CP 6.15] [I-81]
TEST_F(PushedAtTheTable, OnlyAnActInTurnStartsTheClockAnew) {
    house.to_the_flop();
    const Moment began = house.at(house.live).waiting_since;
    house.pass(Span::of_seconds(20));
    push(chips(house.big(), 30));
    EXPECT_EQ(began, house.at(house.live).waiting_since);
    push(chips(house.small(), 50));
    const Moment asked = house.at(house.live).waiting_since;
    EXPECT_EQ(house.now, asked);
    house.pass(Span::of_seconds(20));
    push(chips(house.big(), 20));
    EXPECT_EQ(asked, house.at(house.live).waiting_since);
}

// Only a dealer may record pushed chips, and only at a table that a person deals. [I-82] [I-112]
TEST_F(PushedAtTheTable, IsTheDealersToRecordAtALiveTable) {
    house.to_the_flop();
    const Pushed pushed = chips(house.small(), 20);
    EXPECT_EQ("rank_too_low CP 1.2",
              refusal(house, house.in(house.small()), PushChips{house.live, pushed}));
    EXPECT_EQ("rank_too_low I-112", refusal(house, house.inspector, PushChips{house.live, pushed}));
    EXPECT_EQ("too_few_chips CP 6.2", push(chips(house.small(), 199)));
    EXPECT_EQ("not_in_the_hand CP 6.18", push(chips(8, 20)));
    Pit pit;
    pit.open_holdem();
    pit.deal_hand();
    EXPECT_EQ(
        "not_offered I-82",
        refusal(pit, pit.dealer, PushChips{pit.holdem, chips(pit.hand(pit.holdem).actor, 2)}));
}

// Tests with random chips and words in random order that the ledger agrees with the hand, that
// refusals have a clause, and that a replay gives the same result.
class Clumsy {
  public:
    explicit Clumsy(std::uint64_t seed) : source_(seed) {}

    void play(LivePoker& house, int pushes) {
        for (int i = 0; i < pushes; ++i) {
            const poker::Hand& hand = house.hand(house.live);
            if (hand.phase == poker::Phase::betting) {
                push(house);
            } else {
                move_on(house);
            }
            const TableId table = house.live;
            for (const poker::Seat seat : house.hand(table).dealt_in)
                ASSERT_EQ(house.hand(table).stacks[seat], house.chips_of(seat));
        }
    }

    std::size_t done = 0;
    std::size_t short_bets = 0;

  private:
    void push(LivePoker& house) {
        const poker::Hand& hand = house.hand(house.live);
        const bool is_in_turn = source_.below(3) != 0;
        Pushed pushed{.seat = is_in_turn ? hand.actor : static_cast<poker::Seat>(source_.below(3)),
                      .says = static_cast<Says>(source_.below(12) < 6 ? 0 : source_.below(7)),
                      .said = dollars(source_.below(60)),
                      .chips = dollars(source_.below(40)),
                      .single_chip = source_.below(3) == 0,
                      .later = dollars(source_.below(4) == 0 ? source_.below(20) : 0)};
        answered(house.submit(house.dealer, PushChips{house.live, pushed}));
        const ShortBet* const lies = open_short_bet(*poker_state(house.at(house.live)));
        if (lies == nullptr) return;
        ++short_bets;
        const AnswerShortBet answer{house.live, lies->seat, source_.below(2) == 0};
        house.must(house.dealer, answer);
    }

    // Deals from the top of a new deck; at the showdown all players show.
    void move_on(LivePoker& house) {
        const poker::Hand& hand = house.hand(house.live);
        poker::Action action;
        if (hand.phase == poker::Phase::over) {
            next_ = 0;
            if (find_cards(house.casino.state().cards, house.live)->needs_shuffle)
                house.prepare_deck();
            answered(house.submit(house.dealer, OpenHand{house.live, {}, {}}));
            return;
        }
        if (hand.phase == poker::Phase::dealing) {
            action.does = poker::Does::deal;
            add_cards(action, hand.street == poker::Street::preflop ? 3 : 1);
        } else if (hand.phase == poker::Phase::showdown) {
            action.does = poker::Does::show;
            action.seat = hand.actor;
            add_cards(action, 2);
        } else {
            action.does = poker::Does::push;
        }
        house.act(action);
    }

    void add_cards(poker::Action& action, int count) {
        for (int i = 0; i < count; ++i)
            action.cards[action.count++] = poker::Face{Card::of_index((next_++ * 7) % card_count)};
    }

    void answered(const Result<Receipt>& answer) {
        if (answer) {
            ++done;
        } else {
            EXPECT_TRUE(answer.error().clause.is_set()) << name(answer.error().reason);
        }
    }

    SeededSource source_;
    std::size_t next_ = 0;
};

// [CP 6.12] [CP 6.17] [CP 6.18]
TEST(ClumsyPlayers, MoveTheirChipsByTheBooks) {
    std::size_t done = 0;
    std::size_t short_bets = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        LivePoker house;
        Clumsy players(seed);
        players.play(house, 150);
        short_bets += players.short_bets;
        done += players.done;  // some players lose all chips
        expect_read_back(house);
    }
    EXPECT_GT(done, 400U);
    EXPECT_GT(short_bets, 20U);
}

}  // namespace
}  // namespace baize::house
