// Tests that the void wager of an offender at a poker table is returned, and that the pots are
// settled again without it. [CP 13.2.1] [I-99]
#include <gtest/gtest.h>

#include "case_kit.h"
#include "house/workflows/rulings/poker_wagers.h"
#include "live_poker.h"

namespace baize::house {
namespace {

using Hands = std::array<std::array<const char*, 2>, 3>;

constexpr Hands aces_queens_jacks{{{"As", "Ad"}, {"Qs", "Qd"}, {"Js", "Jd"}}};
constexpr Hands two_equal_hands{{{"As", "Qd"}, {"Ad", "Qs"}, {"Js", "4d"}}};

// A live table with three players with 200 each and a commission of five per cent up to ten. The
// stacks after the hand show who was paid how much.
class VoidWagerAtPoker : public LivePoker {
  public:
    VoidWagerAtPoker() = default;

    explicit VoidWagerAtPoker(const poker::Commission& commission)
        : LivePoker(sign_with(commission)) {}

    static Sign sign_with(const poker::Commission& commission) {
        Sign sign = plain_sign("holdem", DealtBy::dealer);
        std::get<PokerTerms>(sign.terms).commission = commission;
        return sign;
    }

    // All players put in fifty before the flop and check to the showdown.
    void play(const Hands& hands) {
        open();
        act(poker::bet(hand(live).actor, dollars(50)));
        all_stay_in();
        to_showdown();
        show_all(hands);
    }

    // The first seat is all in for two hundred, the two others have a hundred more.
    void to_the_flop_with_an_all_in() {
        for (const poker::Seat seat : {poker::Seat{1}, poker::Seat{2}})
            must(in_seat(seat), AddChips{live, seat, dollars(100)});
        open();
        act(poker::bet(hand(live).actor, dollars(200)));
        all_stay_in();
        deal({"Kh", "7d", "2c"});
    }

    // The second seat bets and the third must act.
    void bet(Money amount) {
        if (hand(live).actor == 2) act(poker::check(2));
        act(poker::bet(1, amount));
    }

    void to_showdown() {
        for (const auto& cards :
             {std::initializer_list<const char*>{"Kh", "7d", "2c"}, {"8s"}, {"9s"}}) {
            deal(cards);
            all_stay_in();
        }
    }

    void show_all(const Hands& hands) {
        while (hand(live).phase == poker::Phase::showdown) {
            const poker::Seat seat = hand(live).actor;
            show(seat, {hands[seat][0], hands[seat][1]});
        }
        act({.does = poker::Does::push});
    }

    Charge accuse(poker::Seat seat) {
        const FileIncident filing{live, Offence::exchange, {in(seat)}, "seen on the film"};
        must(area_manager, filing);
        return {casino.state().cases.last, in(seat), "played with a partner"};
    }

    [[nodiscard]] VoidWager wager(poker::Seat seat, std::uint64_t round = 1) {
        return {accuse(seat), {round, seat, wager_at_poker}};
    }

    // Voids the wager of the seat and returns the number of the ruling.
    CaseNumber void_wager_of(poker::Seat seat, std::uint64_t round = 1) {
        must(assistant, wager(seat, round));
        return casino.state().cases.last;
    }

    void reverse(CaseNumber ruling) {
        must(assistant, ReverseSanction{ruling, "there was no partner"});
    }

    // Returns the chips of the three players and of the Chip Box.
    [[nodiscard]] std::vector<Money> chips() const {
        return {chips_of(0), chips_of(1), chips_of(2), box()};
    }

    [[nodiscard]] Money box() const { return balance({ledger::AccountKind::chip_box, live, 0}); }

    [[nodiscard]] Money in_float() const { return balance(float_of(live)); }

    void stand_up(poker::Seat seat) { must(dealer, StandUp{live, seat}); }

    std::vector<WinningsOwed> owed{};

    void listen() {
        casino.watch([this](const CasinoState&, const Step& step, const EventMeta&) {
            if (const auto* const debt = std::get_if<WinningsOwed>(&step.event))
                owed.push_back(*debt);
        });
    }
};

std::vector<Money> cents(std::initializer_list<std::int64_t> amounts) {
    std::vector<Money> money;
    for (const std::int64_t amount : amounts)
        money.push_back(Money::of_cents(amount));
    return money;
}

// The wager is returned: the winner pays it back, and the house pays back its commission. [CP
// 13.2.1]
TEST(VoidPokerWager, ReturnsALosersWagerFromTheWinnerAndTheChipBox) {
    VoidWagerAtPoker house;
    house.play(aces_queens_jacks);
    ASSERT_EQ(cents({292'50, 150'00, 150'00, 7'50}), house.chips());
    house.void_wager_of(2);
    EXPECT_EQ(cents({245'00, 150'00, 200'00, 5'00}), house.chips());
    EXPECT_EQ(Money{}, house.balance(pot_of(house.live)));
    expect_read_back(house);
}

// The second best hand wins the rest. [CP 13.2.1]
TEST(VoidPokerWager, LeavesAWinnersPotToTheSecondBestHand) {
    VoidWagerAtPoker house;
    house.play(aces_queens_jacks);
    house.void_wager_of(0);
    EXPECT_EQ(cents({200'00, 245'00, 150'00, 5'00}), house.chips());
    house.open();
    expect_read_back(house);
}

// [CP 13.2.1]
TEST(VoidPokerWager, LeavesASharedPotToTheOtherWinner) {
    VoidWagerAtPoker house;
    house.play(two_equal_hands);
    ASSERT_EQ(cents({221'25, 221'25, 150'00, 7'50}), house.chips());
    house.void_wager_of(0);
    EXPECT_EQ(cents({200'00, 245'00, 150'00, 5'00}), house.chips());
    expect_read_back(house);
}

// No other hand remains, so the pot is free of commission. [CP 13.2.1] [CP 7.8]
TEST(VoidPokerWager, RefundsCommissionIfOnlyEqualHandsRemain) {
    VoidWagerAtPoker house;
    house.play(two_equal_hands);
    house.void_wager_of(2);
    EXPECT_EQ(cents({200'00, 200'00, 200'00, 0}), house.chips());
    expect_read_back(house);
}

// After the first wager is void, the second best hand has only its own chips. A ruling against it
// moves no money, but is recorded and can be reversed. [CP 13.2.1] [I-99]
TEST(VoidPokerWager, IsRecordedForASecondOffenderEvenIfNoMoneyMoves) {
    VoidWagerAtPoker house;
    house.play(two_equal_hands);
    house.void_wager_of(2);
    house.void_wager_of(0);
    const CaseNumber second = house.void_wager_of(1);
    EXPECT_EQ(cents({200'00, 200'00, 200'00, 0}), house.chips());
    EXPECT_EQ(3U, house.casino.state().cases.sanctions.size());
    EXPECT_EQ("already_done CP 13.2.1", refusal(house, house.assistant, house.wager(1)));
    house.reverse(second);
    EXPECT_EQ(cents({200'00, 200'00, 200'00, 0}), house.chips());
    expect_read_back(house);
}

// Two hundred of each in the main pot, a hundred of two in the side pot. [CP 13.2.1] [I-18]
TEST(VoidPokerWager, ReturnsTheSidePotAndKeepsThePotOfAllIns) {
    for (const poker::Seat out : {poker::Seat{0}, poker::Seat{1}, poker::Seat{2}}) {
        VoidWagerAtPoker house;
        house.to_the_flop_with_an_all_in();
        house.bet(dollars(100));
        house.act(poker::call(2));
        house.deal({"8s"});
        house.deal({"9s"});
        house.show_all(aces_queens_jacks);
        ASSERT_EQ(cents({590'00, 200'00, 0, 10'00}), house.chips());
        house.void_wager_of(out);
        const auto wanted = std::array{cents({200'00, 590'00, 0, 10'00}),
                                       cents({390'00, 300'00, 100'00, 10'00}),
                                       cents({390'00, 100'00, 300'00, 10'00})};
        EXPECT_EQ(wanted[out], house.chips()) << int{out};
        expect_read_back(house);
    }
}

// Only the offender had a claim to the side pot, so it goes back to its players, and the all-in
// hand wins the chips that it has called. [CP 13.2.1] [I-99]
TEST(VoidPokerWager, ReturnsAPotWithoutOtherClaims) {
    VoidWagerAtPoker house;
    house.to_the_flop_with_an_all_in();
    house.bet(dollars(30));
    house.act(poker::call(2));
    house.deal({"8s"});
    house.bet(dollars(70));
    house.act(poker::fold(2));
    house.deal({"9s"});
    house.show_all({{{"Ts", "3d"}, {"Qs", "Qd"}, {"Js", "Jd"}}});
    ASSERT_EQ(cents({0, 720'00, 70'00, 10'00}), house.chips());
    house.void_wager_of(1);
    EXPECT_EQ(cents({390'00, 300'00, 100'00, 10'00}), house.chips());
    expect_read_back(house);
}

// The bet on the flop was not called. Without the winner no hand remains, so all wagers and the
// commission are returned. [CP 13.2.1] [I-99]
TEST(VoidPokerWager, ReturnsAllWagersIfTheWinnerWasNotCalled) {
    Pit pit;
    pit.open_holdem();
    pit.play_hand();
    const PersonId winner = pit.stack(pit.holdem, pit.emil) > dollars(200) ? pit.emil : pit.fay;
    const BoxIndex seat = winner == pit.emil ? 0 : 1;
    ASSERT_EQ(dollars(4), pit.balance(chip_box_of(pit.holdem)));
    const auto incident = pit.file(pit.holdem, Offence::exchange, {winner});
    pit.must(pit.assistant, VoidWager{{incident, winner, "a partner"}, {1, seat, wager_at_poker}});
    EXPECT_EQ(dollars(200), pit.stack(pit.holdem, pit.emil));
    EXPECT_EQ(dollars(200), pit.stack(pit.holdem, pit.fay));
    EXPECT_EQ(Money{}, pit.balance(chip_box_of(pit.holdem)));
    pit.play_hand();
    expect_read_back(pit);
}

// A table that the house deals has mucked the losing hands, but they are compared again. The hands
// are aces, kings and queens, with forty each. [CP 13.2.1] [CP 8.20.4]
TEST(VoidPokerWager, ComparesTheHandsThatTheHouseMuckedItself) {
    Pit pit;
    pit.open_holdem();
    const PersonId gil = pit.player("Gil", dollars(1'000));
    pit.sit(gil, 2, dollars(200));
    CardList<card_count> deck = card_list<card_count>("As Ks Qs Ad Kd Qd 2c 7h 8d 3c 4c 9s 5c Jh");
    for (std::size_t i = 0; i < card_count; ++i) {
        const Card card = Card::of_index(i);
        if (std::find(deck.begin(), deck.end(), card) == deck.end()) deck.push_back(card);
    }
    pit.must(the_house_itself, SealDeck{pit.holdem, deck, 0, {}});
    pit.must(the_house_itself, OpenHand{pit.holdem, {}, {}});
    const auto seat_with = [&](const char* card) {
        poker::Seat seat = 0;
        while (pit.hand(pit.holdem).cards.hole[seat][0].card() != Card::parse(card).value())
            ++seat;
        return seat;
    };
    const std::array seats{seat_with("As"), seat_with("Ks"), seat_with("Qs")};
    const auto player = [&](poker::Seat seat) {
        return poker_state(pit.at(pit.holdem))->players[seat];
    };
    pit.in_turn(poker::Does::bet, dollars(40));
    while (pit.hand(pit.holdem).phase != poker::Phase::over) {
        const poker::Hand& hand = pit.hand(pit.holdem);
        const bool owes = hand.betting.level > hand.bets[hand.actor];
        pit.in_turn(owes ? poker::Does::call : poker::Does::check);
    }
    const auto stacks = [&] {
        std::vector<Money> all;
        for (const poker::Seat seat : seats)
            all.push_back(pit.stack(pit.holdem, player(seat)));
        return all;
    };
    ASSERT_EQ(cents({274'00, 160'00, 160'00}), stacks());
    const PersonId offender = player(seats[0]);
    const auto incident = pit.file(pit.holdem, Offence::exchange, {offender});
    pit.must(pit.assistant,
             VoidWager{{incident, offender, "a partner"}, {1, seats[0], wager_at_poker}});
    EXPECT_EQ(cents({200'00, 236'00, 160'00}), stacks());
    expect_read_back(pit);
}

// The fee for a hand of three players stays, and the percentage becomes less with the pot. A
// stand-alone table keeps both in its float. [CP 13.2.1] [CP 7.2.1(c)] [CP 7.2.3(c)]
TEST(VoidPokerWager, GivesBackTheCommissionOfItFromWhereItLies) {
    for (const bool stand_alone : {false, true}) {
        poker::Commission commission;
        commission.rate = 1000;
        commission.minimum = Money::of_cents(1);
        commission.cap = dollars(20);
        commission.per_hand.fill(dollars(3));
        commission.stand_alone = stand_alone;
        VoidWagerAtPoker house(commission);
        house.play(aces_queens_jacks);
        ASSERT_EQ(dollars(18), stand_alone ? house.in_float() : house.box());
        house.void_wager_of(2);
        EXPECT_EQ(dollars(13), stand_alone ? house.in_float() : house.box());
        EXPECT_EQ(Money{}, stand_alone ? house.box() : house.in_float());
        EXPECT_EQ(dollars(237), house.chips_of(0));
        expect_read_back(house);
    }
}

// [CP 13.2.1] [I-98]
TEST(VoidPokerWager, HouseBearsTheAmountOfAnEmptiedChipBox) {
    VoidWagerAtPoker house;
    house.play(aces_queens_jacks);
    house.must(house.area_manager, EmptyChipBox{house.live, house.box()});
    const Money before = house.balance(ledger::the_house);
    house.void_wager_of(2);
    EXPECT_EQ(cents({245'00, 150'00, 200'00, 0}), house.chips());
    EXPECT_EQ(Money::of_cents(-2'50), house.balance(ledger::the_house) - before);
    expect_read_back(house);
}

// A player who has stood up pays and is paid from the wallet. [CP 13.2.1] [I-98]
TEST(VoidPokerWager, ChargesTheWalletOfAWinnerWhoHasStoodUp) {
    VoidWagerAtPoker house;
    house.play(aces_queens_jacks);
    const PersonId winner = house.in(0);
    const PersonId offender = house.in(2);
    house.stand_up(0);
    house.stand_up(2);
    house.listen();
    house.void_wager_of(2);
    EXPECT_EQ(Money::of_cents(1'045'00), house.wallet(winner));
    EXPECT_EQ(Money::of_cents(1'000'00), house.wallet(offender));
    EXPECT_EQ(Money{}, house.stack(house.live, winner));
    EXPECT_EQ(Money{}, house.stack(house.live, offender));
    EXPECT_TRUE(house.owed.empty());
    expect_read_back(house);
}

// The player has cashed out the rest, so the house pays it, and the player owes it. [CP 13.2.1]
// [I-98]
TEST(VoidPokerWager, WinningsTakenAwayAreOwed) {
    VoidWagerAtPoker house;
    house.play(aces_queens_jacks);
    const PersonId winner = house.in(0);
    house.stand_up(0);
    house.must(house.cage, CashOut{winner, dollars(1'082)});
    const Money before = house.balance(ledger::the_house);
    house.listen();
    const auto ruling = house.void_wager_of(2);
    EXPECT_EQ(dollars(200), house.chips_of(2));
    EXPECT_EQ(Money{}, house.wallet(winner));
    EXPECT_EQ(Money::of_cents(-37'00), house.balance(ledger::the_house) - before);
    const WinningsOwed rest{house.live, 1, winner, dollars(37), "CP 13.2.1"_clause};
    EXPECT_EQ(std::vector<WinningsOwed>{rest}, house.owed);
    // After the reversal all players and the house have the same chips as before.
    house.reverse(ruling);
    EXPECT_EQ(Money::of_cents(10'50), house.wallet(winner));
    EXPECT_EQ(dollars(150), house.chips_of(2));
    EXPECT_EQ(before, house.balance(ledger::the_house));
    expect_read_back(house);
}

// Another person of the rank reverses the ruling; then it can be made again. [CP 13.2.1] [I-99]
TEST(VoidPokerWager, IsReversedByAnotherPerson) {
    VoidWagerAtPoker house;
    house.play(aces_queens_jacks);
    const std::vector<Money> before = house.chips();
    const auto ruling = house.void_wager_of(0);
    const ReverseSanction reversal{ruling, "there was no partner"};
    EXPECT_EQ("rank_too_low CP 13.2.1", refusal(house, house.area_manager, reversal));
    house.must(house.executive, reversal);
    EXPECT_EQ(before, house.chips());
    EXPECT_EQ("case_closed CP 13.2.1", refusal(house, house.executive, reversal));
    house.void_wager_of(0);
    EXPECT_EQ(cents({200'00, 245'00, 150'00, 5'00}), house.chips());
    expect_read_back(house);
}

// Chips at a seat that was left in the meantime would not be found by its player. [CP 13.2.1]
// [I-98]
TEST(VoidPokerWager, AReversalFollowsThoseWhoHaveStoodUp) {
    VoidWagerAtPoker house;
    house.play(aces_queens_jacks);
    const std::array people{house.in(0), house.in(1), house.in(2)};
    const auto ruling = house.void_wager_of(0);
    for (const poker::Seat seat : {poker::Seat{0}, poker::Seat{1}, poker::Seat{2}})
        house.stand_up(seat);
    house.reverse(ruling);
    EXPECT_EQ(Money::of_cents(1'092'50), house.wallet(people[0]));
    EXPECT_EQ(Money::of_cents(950'00), house.wallet(people[1]));
    for (const PersonId person : people)
        EXPECT_EQ(Money{}, house.stack(house.live, person));
    expect_read_back(house);
}

// Two partners are sanctioned: the pots are settled without both, and the rulings are reversed in
// the opposite order. [CP 13.2.1]
TEST(VoidPokerWager, IsReversedInReverseOrderForTwoPlayers) {
    VoidWagerAtPoker house;
    house.play(aces_queens_jacks);
    const auto first = house.void_wager_of(0);
    const std::vector<Money> between = house.chips();
    const auto second = house.void_wager_of(1);
    EXPECT_EQ(cents({200'00, 200'00, 200'00, 0}), house.chips());
    EXPECT_EQ("later_ruling_first CP 13.2.1",
              refusal(house, house.assistant, ReverseSanction{first, "not he"}));
    house.reverse(second);
    EXPECT_EQ(between, house.chips());
    house.reverse(first);
    EXPECT_EQ(cents({292'50, 150'00, 150'00, 7'50}), house.chips());
    expect_read_back(house);
}

// No money goes back twice. [CP 13.2.1] [CP 13.6] [I-98]
TEST(VoidPokerWager, IsFollowedByInvalidationOfTheWholeHand) {
    for (const bool has_left : {false, true}) {
        VoidWagerAtPoker house;
        house.play(aces_queens_jacks);
        const std::array people{house.in(0), house.in(1), house.in(2)};
        const auto total = [&](std::size_t i) {
            return house.stack(house.live, people[i]) + house.wallet(people[i]);
        };
        if (has_left) {
            house.stand_up(0);
            house.must(house.cage, CashOut{people[0], house.wallet(people[0]) - dollars(60)});
        }
        const Money cash = total(0);
        const auto ruling = house.void_wager_of(2);
        house.must(house.supervisor,
                   InvalidateOutcome{
                       house.live, 1, InvalidationCause::fraud, true, "the deck was marked"});
        EXPECT_EQ(dollars(1'000), total(1));
        EXPECT_EQ(dollars(1'000), total(2));
        // 92.50 was won: the house gets all of it, or as much as is left.
        EXPECT_EQ(has_left ? Money{} : cash - Money::of_cents(92'50), total(0));
        EXPECT_EQ(Money{}, house.box());
        EXPECT_EQ("already_done CP 13.2.1",
                  refusal(house, house.assistant, ReverseSanction{ruling, "not he"}));
        EXPECT_EQ("already_done CP 13.2.1", refusal(house, house.assistant, house.wager(1)));
        expect_read_back(house);
    }
}

// During the next hand the stacks are in use. After it, the earlier hand can be settled again until
// eight others have been played. [CP 13.2.1] [CP 6.11]
TEST(VoidPokerWager, WaitsOnlyForTheHandInPlay) {
    VoidWagerAtPoker house;
    house.play(aces_queens_jacks);
    const VoidWager wanted = house.wager(2);
    house.open();
    EXPECT_EQ("in_a_hand CP 6.11", refusal(house, house.assistant, wanted));
    const VoidWager in_play = house.wager(2, 2);
    EXPECT_EQ("not_now CP 13.2.1", refusal(house, house.assistant, in_play));
    const auto fold_round = [&] {
        while (house.hand(house.live).phase == poker::Phase::betting)
            house.act(poker::fold(house.hand(house.live).actor));
        house.act({.does = poker::Does::push});
    };
    fold_round();
    const Money before = house.chips_of(2);
    const Midway midway(house);
    house.must(house.assistant, wanted);
    EXPECT_EQ(before + dollars(50), house.chips_of(2));
    midway.expect_same_end(house);
    for (int i = 0; i < 7; ++i) {
        house.open();
        fold_round();
    }
    EXPECT_EQ("no_such_settlement CP 13.2.1", refusal(house, house.assistant, house.wager(1)));
    expect_read_back(house);
}

// [CP 13.2] [CP 13.2.1]
TEST(VoidPokerWager, IsRefusedWithoutAWager) {
    VoidWagerAtPoker house;
    house.play(aces_queens_jacks);
    const Charge charge = house.accuse(0);
    const auto refused = [&](PersonId by, const WagerInRound& which) {
        return refusal(house, by, VoidWager{charge, which});
    };
    EXPECT_EQ("rank_too_low CP 13.2.1", refused(house.area_manager, {1, 0, wager_at_poker}));
    EXPECT_EQ("not_offered CP 13.2.1", refused(house.assistant, {1, 0, Wager::ante}));
    EXPECT_EQ("not_offered CP 13.2.1", refused(house.assistant, {1, 0, Wager::jackpot}));
    EXPECT_EQ("not_their_money CP 13.2.1", refused(house.assistant, {1, 1, wager_at_poker}));
    EXPECT_EQ("no_such_wager CP 13.2.1", refused(house.assistant, {1, 7, wager_at_poker}));
    EXPECT_EQ("no_such_wager CP 13.2.1", refused(house.assistant, {1, 200, wager_at_poker}));
    EXPECT_EQ("no_such_settlement CP 13.2.1", refused(house.assistant, {9, 0, wager_at_poker}));
    EXPECT_EQ("no_such_settlement CP 13.2.1", refused(house.assistant, {0, 0, wager_at_poker}));
    VoidWager speechless{charge, {1, 0, wager_at_poker}};
    speechless.charge.words.clear();
    EXPECT_EQ("words_missing CP 13.2.1", refusal(house, house.assistant, speechless));
    EXPECT_EQ(cents({292'50, 150'00, 150'00, 7'50}), house.chips());
    EXPECT_EQ("done", refused(house.assistant, {1, 0, wager_at_poker}));
    EXPECT_EQ("already_done CP 13.2.1", refused(house.assistant, {1, 0, wager_at_poker}));
    expect_read_back(house);
}

// A hand that was void has given every wager back. [CP 13.2.1] [CP 13.6]
TEST(VoidPokerWager, IsRefusedWhereTheHandWasVoid) {
    VoidWagerAtPoker house;
    house.to_the_flop();
    poker::Report report;
    report.what = poker::Irregularity::fraud;
    house.must(house.supervisor, ReportInHand{house.live, report, {"a marked card", true}});
    EXPECT_EQ("already_done CP 13.2.1", refusal(house, house.assistant, house.wager(0)));
    expect_read_back(house);
}

// [CP 13.2.1] [I-139]
TEST(VoidPokerWager, IsNotOfferedWithPracticeChips) {
    LivePoker house(plain_sign("holdem", DealtBy::dealer), Chips::play);
    house.open();
    while (house.hand(house.live).phase == poker::Phase::betting)
        house.act(poker::fold(house.hand(house.live).actor));
    house.act({.does = poker::Does::push});
    const PersonId person = house.in(house.big());
    house.must(house.area_manager,
               FileIncident{house.live, Offence::exchange, {person}, "seen on the film"});
    const Charge charge{house.casino.state().cases.last, person, "a partner"};
    EXPECT_EQ(
        "not_offered I-139",
        refusal(
            house, house.assistant, VoidWager{charge, {1, BoxIndex(house.big()), wager_at_poker}}));
}

// A wager came back unchanged and no player gained or lost by it: the ruling is recorded and moves
// no money. [CP 13.2.1]
TEST(VoidPokerWager, MovesNothingIfEqualHandsSharedThePot) {
    VoidWagerAtPoker house;
    house.play({{{"As", "Qd"}, {"Ad", "Qs"}, {"Ac", "Qh"}}});
    ASSERT_EQ(cents({200'00, 200'00, 200'00, 0}), house.chips());
    house.void_wager_of(0);
    EXPECT_EQ(cents({200'00, 200'00, 200'00, 0}), house.chips());
    expect_read_back(house);
}

}  // namespace
}  // namespace baize::house
