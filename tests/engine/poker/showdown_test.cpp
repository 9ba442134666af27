// The end of a hand: who shows, who wins, who may ask, and how a pot is divided.
#include "engine/poker/hand/settle.h"
#include "engine/poker/poker_table.h"

namespace baize::poker {
namespace {

[[nodiscard]] Action with_cards(Does does, std::string_view cards) {
    Action action{.does = does};
    for (std::size_t i = 0; i + 1 < cards.size(); i += 3)
        action.cards[action.count++] = Card::parse(cards.substr(i, 2)).value();
    return action;
}

[[nodiscard]] Action board(std::string_view cards) {
    return with_cards(Does::deal, cards);
}

[[nodiscard]] Action show(int seat, std::string_view cards) {
    Action action = with_cards(Does::show, cards);
    action.seat = PokerTable::at(seat);
    return action;
}

[[nodiscard]] Action muck(int seat) {
    return {.does = Does::muck, .seat = PokerTable::at(seat)};
}

[[nodiscard]] Action ask(int seat, int other, std::string_view cards) {
    Action action = with_cards(Does::ask_to_see, cards);
    action.seat = PokerTable::at(seat);
    action.other = PokerTable::at(other);
    return action;
}

// A live table: no person knows the cards before they are turned up.
class DarkTable : public PokerTable {
  public:
    DarkTable(std::initializer_list<std::int64_t> stacks = {100, 100, 100})
        : PokerTable(Structure::no_limit, stacks) {
        rules.dealing = Dealing::live;
        opening.deck.fill(Face{});
    }

    DarkTable& pushes() {
        does({.does = Does::push});
        return *this;
    }

    // All players call, then check to the end. 9h 8d Th 3c 4s
    DarkTable& to_the_showdown() {
        open();
        const int players = static_cast<int>(opening.dealt_in.size());
        for (int seat = 3; seat <= players; ++seat)
            calls(seat);
        calls(1).checks(2);
        for (const std::string_view cards : {"9h 8d Th", "3c", "4s"}) {
            does(board(cards));
            for (int seat = 1; seat <= players; ++seat)
                checks(seat);
        }
        return *this;
    }
};

[[nodiscard]] Hand with_button(int seat) {
    Hand hand;
    hand.dealt_in = SeatSet::first(9);
    hand.button = PokerTable::at(seat);
    return hand;
}

[[nodiscard]] Rules with_chip(std::int64_t cents) {
    Rules rules;
    rules.chip = Money::of_cents(cents);
    return rules;
}

// [CP 8.5] [CP 8.5.1] [I-26]
TEST(DividingAPot, GivesOddChipsOneByOneFromTheButtonsLeft) {
    const Hand hand = with_button(4);
    const SeatSet winners{1, 4, 7};  // seats 2, 5 and 8
    Division division = divide(with_chip(100), hand, dollars(100), winners);
    EXPECT_TRUE(division.odd);
    EXPECT_EQ(division.shares[1], dollars(33));
    EXPECT_EQ(division.shares[4], dollars(34));
    EXPECT_EQ(division.shares[7], dollars(33));
    division = divide(with_chip(100), hand, dollars(101), winners);
    EXPECT_EQ(division.shares[1], dollars(33));
    EXPECT_EQ(division.shares[4], dollars(34));
    EXPECT_EQ(division.shares[7], dollars(34));
    division = divide(with_chip(100), hand, dollars(102), winners);
    EXPECT_FALSE(division.odd);
    EXPECT_EQ(division.shares[1], dollars(34));
}

// [CP 8.5.1] [I-26]
TEST(DividingAPot, TheButtonIsLast) {
    const Division division = divide(with_chip(100), with_button(2), dollars(5), {1, 4});
    EXPECT_EQ(division.shares[4], dollars(3));
    EXPECT_EQ(division.shares[1], dollars(2));
}

// [CP 8.5]
TEST(DividingAPot, StopsAtTheSmallestChip) {
    const Division division = divide(with_chip(500), with_button(3), dollars(55), {0, 1});
    EXPECT_EQ(division.shares[0], dollars(30));
    EXPECT_EQ(division.shares[1], dollars(25));
    // An amount below one chip is not lost either.
    const Division broken = divide(with_chip(500), with_button(3), dollars(53), {0, 1});
    EXPECT_EQ(broken.shares[0], dollars(28));
    EXPECT_EQ(broken.shares[1], dollars(25));
}

// [CP 8.5.2] [CP 3.3] [I-122]
TEST(DividingAPot, UsesTheHighestCardBySuitIfThereIsNoButton) {
    Hand hand = with_button(1);
    hand.button_in_use = false;
    hand.cards.hole_count.fill(2);
    hand.cards.hole[1] = {"7d"_card, "Ac"_card};
    hand.cards.hole[2] = {"Ah"_card, "7h"_card};
    const Division division = divide(with_chip(100), hand, dollars(101), {1, 2});
    EXPECT_EQ(division.shares[1], dollars(50));
    EXPECT_EQ(division.shares[2], dollars(51));
    hand.cards.hole[1] = {"As"_card, "2c"_card};
    EXPECT_EQ(divide(with_chip(100), hand, dollars(101), {1, 2}).shares[1], dollars(51));
    // The whole remainder goes there.
    hand.cards.hole[3] = {"Kc"_card, "Kd"_card};
    EXPECT_EQ(divide(with_chip(100), hand, dollars(101), {1, 2, 3}).shares[1], dollars(35));
}

// [CP 8.20.4(b)(v)] [I-25]
TEST(DividingAPot, HighAndLowTheOddChipIsHigh) {
    PokerTable table(Structure::no_limit, {100, 100, 100});
    table.rules.variant = Variant::holdem_hilo;
    // Seat 2 has the kings, seat 3 the low; seat 1 gives the odd chip.
    table.stack_deck("7h Ks Ad 7d Kd 2c 9d 3s 5h 8d 9s Kc 9h 9c");
    table.open().bets(3, 7).folds(1).calls(2).checks(2).checks(3).checks(2).checks(3);
    table.checks(2).checks(3);
    EXPECT_EQ(table.last(EventKind::pot_won).seat, PokerTable::at(2));
    EXPECT_EQ(table.last(EventKind::pot_won).amount, dollars(8));
    EXPECT_EQ(table.last(EventKind::pot_won).clause, "CP 8.20.4(b)(v)"_clause);
    EXPECT_EQ(table.last(EventKind::low_won).seat, PokerTable::at(3));
    EXPECT_EQ(table.last(EventKind::low_won).amount, dollars(7));
    EXPECT_EQ(table.last(EventKind::low_won).clause, "CP 8.20.4(b)(ii)"_clause);
}

// [CP 8.20.4] [I-76]
TEST(Showdown, StartsLeftOfTheButtonWithoutABet) {
    DarkTable table({100, 100, 100, 100, 100, 100, 100, 100});
    table.opening.button = PokerTable::at(4);
    table.opening.dealt_in = {2, 4, 7};  // seats 3, 5 and 8
    table.blinds({1, 2});
    table.open().calls(3).calls(5).checks(8);
    for (const std::string_view cards : {"9h 8d Th", "3c", "4s"})
        table.does(board(cards)).checks(5).checks(8).checks(3);
    EXPECT_EQ(table.hand.phase, Phase::showdown);
    EXPECT_EQ(table.hand.actor, PokerTable::at(5));
    table.does(muck(5));
    EXPECT_EQ(table.hand.actor, PokerTable::at(8));
    table.does(show(8, "Qs Qd"));
    EXPECT_EQ(table.hand.actor, PokerTable::at(3));
}

// [CP 8.20.4] [I-76]
TEST(Showdown, StartsWithThePlayerWhoWasCalled) {
    DarkTable table;
    table.open().calls(3).calls(1).checks(2).does(board("9h 8d Th"));
    table.checks(1)
        .checks(2)
        .checks(3)
        .does(board("3c"))
        .checks(1)
        .checks(2)
        .checks(3)
        .does(board("4s"));
    table.checks(1).bets(2, 10).calls(3).calls(1);
    EXPECT_EQ(table.hand.actor, PokerTable::at(2));
}

// [I-76]
TEST(Showdown, StartsWithTheLastBettorAfterAllIns) {
    DarkTable table({50, 50, 50});
    table.open().calls(3).calls(1).checks(2).does(board("9h 8d Th"));
    table.checks(1).bets(2, 48).calls(3).folds(1).does(board("3c")).does(board("4s"));
    EXPECT_EQ(table.hand.phase, Phase::showdown);
    EXPECT_EQ(table.hand.actor, PokerTable::at(2));
}

// [CP 8.7]
TEST(Showdown, CardsSpeakAndMuckedOnesDoNot) {
    DarkTable table;
    table.to_the_showdown().does(show(1, "2c 5d")).does(muck(2)).does(show(3, "2d 6c"));
    table.pushes();
    EXPECT_EQ(table.stack(3), dollars(104));
    EXPECT_EQ(table.last(EventKind::pot_won).clause, "CP 8.20.4(a)"_clause);
}

// [CP 8.7]
TEST(Showdown, AllHoleCardsMustBeShown) {
    DarkTable table;
    table.to_the_showdown();
    EXPECT_EQ(table.refusal(show(1, "")), (Rejection{Reason::cards_unknown, "CP 8.7"_clause}));
    EXPECT_EQ(table.refusal(show(1, "Ks")), (Rejection{Reason::wrong_card_count, "CP 8.7"_clause}));
    EXPECT_EQ(table.refusal(show(1, "Ks Ks")), (Rejection{Reason::card_twice, "CP 3.1"_clause}));
    EXPECT_EQ(table.refusal(show(1, "Ks 9h")), (Rejection{Reason::card_twice, "CP 3.1"_clause}));
    table.does(show(1, "Ks Kd"));
    EXPECT_EQ(table.refusal(show(2, "Ks Ad")), (Rejection{Reason::card_twice, "CP 3.1"_clause}));
}

// [CP 8.7]
TEST(Showdown, CardsThatAreKnownCannotBeOthers) {
    PokerTable table;
    table.rules.dealing = Dealing::live;
    table.open().calls(3).calls(1).checks(2);
    for (int street = 0; street < 3; ++street)
        table.does({.does = Does::deal}).checks(1).checks(2).checks(3);
    EXPECT_EQ(table.refusal(show(1, "As Ah")), (Rejection{Reason::cards_differ, "CP 8.7"_clause}));
    table.does({.does = Does::show, .seat = 0});
    EXPECT_TRUE(table.hand.shown.contains(0));
}

// [I-76]
TEST(Showdown, LastPlayerNeedNotShow) {
    DarkTable table;
    table.to_the_showdown().does(muck(1)).does(muck(3));
    EXPECT_EQ(table.hand.phase, Phase::pushing);
    table.pushes();
    EXPECT_EQ(table.stack(2), dollars(104));
}

// [I-76]
TEST(Showdown, LastPlayerWinsIfAllOthersMuck) {
    DarkTable table({10, 100, 100});
    table.open().bets(3, 10).calls(1).calls(2).does(board("9h 8d Th")).bets(2, 20).calls(3);
    table.does(board("3c")).checks(2).checks(3).does(board("4s")).checks(2).checks(3);
    // Seat 1 is in for the main pot only; for the side pot seat 2 is the last to give up.
    table.does(muck(3)).does(muck(2)).does({.does = Does::push});
    EXPECT_EQ(table.stack(1), dollars(30));
    EXPECT_EQ(table.stack(2), dollars(110));
    EXPECT_EQ(table.stack(3), dollars(70));
}

// [CP 8.20.4] [CP 9.5] [I-77]
TEST(AskToSee, MakesAHandLiveWhenTheWinnerAsks) {
    DarkTable table;
    table.to_the_showdown().does(show(1, "9s 9d")).does(muck(2)).does(muck(3));
    table.does(ask(1, 2, "Jc Qd"));
    EXPECT_EQ(table.last(EventKind::asked_to_see).clause, "CP 9.5"_clause);
    EXPECT_TRUE(table.hand.live.contains(1));
    table.pushes();
    EXPECT_EQ(table.stack(2), dollars(104));
}

// [CP 9.5] [I-77]
TEST(AskToSee, LeavesAHandDeadIfAnotherPlayerAsks) {
    DarkTable table;
    table.to_the_showdown().does(show(1, "9s 9d")).does(muck(2)).does(muck(3));
    table.does(ask(3, 2, "Jc Qd"));
    EXPECT_FALSE(table.hand.live.contains(1));
    table.pushes();
    EXPECT_EQ(table.stack(1), dollars(104));
}

// [CP 9.5] [I-77]
TEST(AskToSee, TheAskersStandingIsFixedBefore) {
    DarkTable table;
    table.to_the_showdown().does(show(1, "9s 9d")).does(muck(2)).does(muck(3));
    // Seat 2 comes back and takes the pot from seat 1, who is no longer a winner and asks again.
    table.does(ask(1, 2, "Jc Qd")).does(ask(1, 3, "Jh Qh"));
    EXPECT_FALSE(table.hand.live.contains(2));
    table.pushes();
    EXPECT_EQ(table.stack(2), dollars(104));
}

// [CP 9.5]
TEST(AskToSee, IsForHandsOfTheShowdown) {
    DarkTable table;
    table.open().calls(3).calls(1).checks(2);
    EXPECT_EQ(table.refusal(ask(1, 2, "Jc Qd")), (Rejection{Reason::not_now, "CP 9.5"_clause}));
    table.does(board("9h 8d Th")).bets(1, 10).calls(2).folds(3);
    table.does(board("3c")).checks(1).checks(2).does(board("4s")).checks(1).checks(2);
    table.does(show(1, "9s 9d")).does(muck(2));
    EXPECT_EQ(table.refusal(ask(1, 3, "Jc Qd")),
              (Rejection{Reason::hand_not_contested, "CP 9.5"_clause}));
    EXPECT_EQ(table.refusal(ask(2, 1, "9s 9d")),
              (Rejection{Reason::already_done, "CP 9.5"_clause}));
    EXPECT_EQ(table.refusal(ask(12, 2, "Jc Qd")),
              (Rejection{Reason::no_such_seat, "CP 9.5"_clause}));
    table.does({.does = Does::push}).does(ask(3, 2, "Jc Qd"));
    EXPECT_EQ(table.stack(1), dollars(114));  // pushed is pushed
}

// [CP 8.20.4] [I-76]
TEST(AutomaticShowdown, ShowsOnlyHandsThatBeatOrEqualTheShownOnes) {
    PokerTable table;
    // Kings, then queens, then aces; the board improves no hand.
    table.stack_deck("Ks Qs As Kd Qd Ad 2c 3c 8d 9h 4h Tc 5h 4s");
    table.open().calls(3).calls(1).checks(2);
    for (int street = 0; street < 3; ++street)
        table.checks(1).checks(2).checks(3);
    EXPECT_EQ(table.hand.shown, (SeatSet{0, 2}));
    EXPECT_EQ(table.hand.mucked, (SeatSet{1}));
    EXPECT_EQ(table.stack(3), dollars(104));
}

// [CP 8.5] [CP 8.20.4]
TEST(AutomaticShowdown, AnEqualHandIsShownAndShares) {
    PokerTable table(Structure::no_limit, {100, 100});
    table.stack_deck("As Ad Kd Kh 2c 3c 8d 9h 4h Tc 5h 4s");
    table.open().calls(2).checks(1);
    for (int street = 0; street < 3; ++street)
        table.checks(1).checks(2);
    EXPECT_EQ(table.hand.shown, (SeatSet{0, 1}));
    EXPECT_EQ(table.count(EventKind::pot_won), 2U);
    EXPECT_EQ(table.last(EventKind::pot_won).clause, "CP 8.5"_clause);
}

// Does a hand lie open before the flop comes?
[[nodiscard]] bool is_shown_before_the_flop(const PokerTable& table) {
    for (const Event& event : table.events) {
        if (event.what == EventKind::shown) return true;
        if (event.what == EventKind::board) return false;
    }
    return false;
}

// [I-76]
TEST(AllInHands, StayDownUnlessTheTableTurnsThemUp) {
    for (const bool expose : {false, true}) {
        PokerTable table(Structure::no_limit, {50, 80, 50});
        table.stack_deck("Ks Qs As Kd Qd Ad 2c 3c 8d 9h 4h Tc 5h 4s");
        table.rules.expose_all_in = expose;
        table.open().bets(3, 50).calls(1).calls(2);
        EXPECT_EQ(is_shown_before_the_flop(table), expose);
        EXPECT_EQ(table.hand.shown.size(), expose ? 3U : 1U);
        EXPECT_EQ(table.count(EventKind::shown), expose ? 3U : 1U);
        EXPECT_EQ(table.stack(3), dollars(150));
    }
}

// [I-76] [I-74]
TEST(AllInHands, AreTurnedUpAfterTheDiscards) {
    PokerTable table(Structure::no_limit, {50, 50});
    table.rules.variant = Variant::pineapple;
    table.rules.expose_all_in = true;
    table.open().bets(2, 50).calls(1);
    EXPECT_TRUE(table.hand.shown.empty());
    table.does(discard(0, table.hand.cards.hole[0][0]));
    table.does(discard(1, table.hand.cards.hole[1][0]));
    EXPECT_EQ(table.last(EventKind::shown).count, 2);
    EXPECT_EQ(table.last(EventKind::shown).clause, "I-76"_clause);
    EXPECT_TRUE(is_shown_before_the_flop(table));
}

// [I-76]
TEST(AllInHands, StayDownWhileTwoCanStillBet) {
    PokerTable table(Structure::no_limit, {50, 90, 90});
    table.rules.expose_all_in = true;
    table.open().bets(3, 50).calls(1).calls(2);
    EXPECT_TRUE(table.hand.shown.empty());
}

// [CP 8.17.3(a)] [CP 8.18.3(a)] [CP 8.19.3(a)] [CP 8.20.3(a)]
TEST(LastPlayer, WinsWithoutShowingOnEveryStreet) {
    const auto clause_on = [](int streets) {
        PokerTable table(Structure::no_limit, {100, 100});
        table.open();
        if (streets > 0) table.calls(2).checks(1);
        for (int street = 1; street < streets; ++street)
            table.checks(1).checks(2);
        streets == 0 ? table.folds(2) : table.bets(1, 2).folds(2);
        EXPECT_TRUE(table.hand.shown.empty());
        EXPECT_EQ(table.hand.phase, Phase::over);
        return table.last(EventKind::pot_won).clause;
    };
    EXPECT_EQ(clause_on(0), "CP 8.17.3(a)"_clause);
    EXPECT_EQ(clause_on(1), "CP 8.18.3(a)"_clause);
    EXPECT_EQ(clause_on(2), "CP 8.19.3(a)"_clause);
    EXPECT_EQ(clause_on(3), "CP 8.20.3(a)"_clause);
}

// [CP 8.6] [I-84]
TEST(EveryHand, IsPlayedToItsConclusion) {
    PokerTable table;
    table.open().folds(3);
    // Only the blinds are in: the small blind acts, and no chips go back.
    EXPECT_EQ(table.may().seat, PokerTable::at(1));
    EXPECT_TRUE(table.may().fold);
    EXPECT_TRUE(table.may().call);
    EXPECT_FALSE(table.may().check);
    EXPECT_EQ(table.refusal({.does = Does::push}).reason, Reason::not_now);
    table.folds(1);
    EXPECT_EQ(table.events.back().what, EventKind::over);
    EXPECT_EQ(table.events.back().clause, "CP 8.6"_clause);
    EXPECT_EQ(table.refusal(fold(0)).reason, Reason::round_over);
}

}  // namespace
}  // namespace baize::poker
