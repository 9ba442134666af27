// Players of poker who are away, at tables that the house deals itself.
#include <gtest/gtest.h>

#include "engine/poker/hand/play.h"
#include "house/signs/sign_text.h"
#include "house/workflows/auto_dealer/clocks.h"
#include "house_dealer.h"

namespace baize::house {
namespace {

class AbsentPoker : public testing::Test {
  protected:
    static Sign clocked(std::uint16_t bank_seconds = 0, std::uint16_t bank_hands = 0) {
        Sign sign = plain_sign("holdem", DealtBy::house);
        auto& terms = std::get<PokerTerms>(sign.terms);
        terms.clock.seconds = 20;
        terms.bank_seconds = bank_seconds;
        terms.bank_hands = bank_hands;
        return sign;
    }

    void open(const Sign& sign = clocked(), Chips chips = Chips::money) {
        table = house.table(sign, DealtBy::house, chips);
        for (const PersonId person : {ann, ben, cleo})
            house.must(person, sit_down(table, person, seat_of_person(person), dollars(100)));
        dealer.run(house, table);
    }

    [[nodiscard]] poker::Seat seat_of_person(PersonId person) const {
        return person == ann ? 0 : person == ben ? 1 : 2;
    }

    [[nodiscard]] PersonId in_turn() const {
        const poker::Hand& hand = house.hand(table);
        return poker_state(house.at(table))->players[hand.actor];
    }

    [[nodiscard]] bool is_playing() const {
        return house.hand(table).phase == poker::Phase::betting;
    }

    void act(PersonId person) {
        const poker::Offers may = offers(poker_game(house.at(table)).rules, house.hand(table));
        house.must(person,
                   PokerCommand(ActInHand{
                       table, may.check ? poker::check(may.seat) : poker::call(may.seat)}));
    }

    // The others check and call; those who are `gone` never act. Ends with the next hand.
    void play_hand(const std::vector<PersonId>& gone) {
        const std::uint64_t number = round_number(house.at(table));
        for (int i = 0; i < 40 && round_number(house.at(table)) == number; ++i) {
            if (is_playing()) {
                const PersonId person = in_turn();
                if (std::find(gone.begin(), gone.end(), person) == gone.end()) {
                    act(person);
                } else {
                    house.now = *wakes_at(house.casino.state(), house.at(table));
                }
            } else {
                house.pass(Span::of_seconds(5));  // to ask for hands [I-77]
            }
            dealer.run(house, table);
        }
    }

    [[nodiscard]] const poker::Occupant& occupant(PersonId person) const {
        return poker_state(house.at(table))->orbit.seats[seat_of_person(person)];
    }

    [[nodiscard]] bool is_seated(PersonId person) const {
        return seat_of(*table_of(house.casino.state().seating, table), person).has_value();
    }

    [[nodiscard]] Span bank(PersonId person) const {
        return seat_attendance(house.at(table).attendance, person)->bank;
    }

    House house{};
    HouseDealer dealer{3};
    TableId table = 0;
    PersonId ann = house.player("Ann", dollars(1'000));
    PersonId ben = house.player("Ben", dollars(1'000));
    PersonId cleo = house.player("Cleo", dollars(1'000));
};

// [I-148]
TEST_F(AbsentPoker, PlayerOutOfTimeInTwoHandsInARowSitsOut) {
    open();
    play_hand({ann});
    EXPECT_FALSE(occupant(ann).away);
    EXPECT_EQ(1, seat_attendance(house.at(table).attendance, ann)->timeouts);
    play_hand({ann});
    EXPECT_TRUE(occupant(ann).away);
    EXPECT_FALSE(house.hand(table).dealt_in.contains(0));
    house.must(ann, PokerCommand(ComeBack{table, 0, poker::Choice::post}));
    EXPECT_EQ(0, seat_attendance(house.at(table).attendance, ann)->timeouts);
    play_hand({});
    EXPECT_FALSE(occupant(ann).away);
    expect_read_back(house);
}

// [I-148]
TEST_F(AbsentPoker, PlayerWhoActsInBetweenDoesNotSitOut) {
    open();
    play_hand({ann});
    play_hand({});
    play_hand({ann});
    EXPECT_FALSE(occupant(ann).away);
    expect_read_back(house);
}

// [I-148] [CP 8.9.2]
TEST_F(AbsentPoker, NumberOfHandsIsASetting) {
    FloorSettings settings = house.casino.state().settings;
    settings.seating.timeouts_max = 3;
    house.must(house.executive, PeopleCommand(ChangeSettings{settings, "by experience"}));
    open();
    play_hand({ann});
    play_hand({ann});
    EXPECT_FALSE(occupant(ann).away);
    play_hand({ann});
    EXPECT_TRUE(occupant(ann).away);
    expect_read_back(house);
}

// [I-148] [CP 8.11]
TEST_F(AbsentPoker, PlayerWhoSitsOutStandsUpAfterThreeMissedBlinds) {
    open();
    house.must(ann, PokerCommand(SitOut{table, 0}));
    const Money before = house.wallet(ann);
    int hands = 0;
    while (is_seated(ann) && hands < 12) {
        play_hand({});
        ++hands;
    }
    EXPECT_FALSE(is_seated(ann));
    // Heads-up, the blind passes the seat in every second hand, after the one in play.
    EXPECT_GE(hands, 4);
    EXPECT_LE(hands, 7);
    EXPECT_GT(house.wallet(ann), before + dollars(90));
    EXPECT_TRUE(house.casino.state().seating.picked_up.empty()) << "nothing is sealed";
    expect_read_back(house);
}

// [I-148]
TEST_F(AbsentPoker, PlayerWhoSitsOutStandsUpAfterFifteenMinutes) {
    table = house.table(clocked(), DealtBy::house);
    house.must(ann, sit_down(table, ann, 0, dollars(100)));
    house.must(ann, PokerCommand(SitOut{table, 0}));
    dealer.run(house, table);
    const Moment end = house.now + Span::of_minutes(15);
    EXPECT_EQ(end, next_check(house.casino.state(), house.at(table), house.now));
    house.now = end + Span::of_microseconds(-1);
    dealer.run(house, table);
    EXPECT_TRUE(is_seated(ann));
    house.now = end;
    dealer.run(house, table);
    EXPECT_FALSE(is_seated(ann));
    EXPECT_EQ(dollars(1'000), house.wallet(ann));
    expect_read_back(house);
}

// [I-148]
TEST_F(AbsentPoker, MinutesBeginAnewWithEveryReturn) {
    table = house.table(clocked(), DealtBy::house);
    house.must(ann, sit_down(table, ann, 0, dollars(100)));
    house.must(ann, PokerCommand(SitOut{table, 0}));
    house.pass(Span::of_minutes(14));
    dealer.run(house, table);
    house.must(ann, PokerCommand(ComeBack{table, 0, poker::Choice::wait}));
    house.must(ann, PokerCommand(SitOut{table, 0}));
    house.pass(Span::of_minutes(14));
    dealer.run(house, table);
    EXPECT_TRUE(is_seated(ann));
    expect_read_back(house);
}

// [I-149]
TEST_F(AbsentPoker, PlayerWithoutAConnectionHasFiveSeconds) {
    open();
    const PersonId gone = in_turn();
    const Moment whole = house.now + Span::of_seconds(20);
    EXPECT_EQ(whole, wakes_at(house.casino.state(), house.at(table)));
    house.pass(Span::of_seconds(3));
    house.must(the_house_itself, SeatingCommand(MarkAbsent{table, gone}));
    EXPECT_EQ(house.now + Span::of_seconds(5), wakes_at(house.casino.state(), house.at(table)));
    house.must(the_house_itself, SeatingCommand(MarkBack{table, gone}));
    EXPECT_EQ(whole, wakes_at(house.casino.state(), house.at(table)));
    house.must(the_house_itself, SeatingCommand(MarkAbsent{table, gone}));
    house.pass(Span::of_microseconds(4'999'999));
    EXPECT_FALSE(dealer.step(house, table));
    house.pass(Span::of_microseconds(1));
    EXPECT_TRUE(dealer.step(house, table));
    EXPECT_FALSE(is_playing() && in_turn() == gone);
    expect_read_back(house);
}

// The absence gives no player more time than the clock on the sign. [I-149]
TEST_F(AbsentPoker, AbsenceNeverLengthensTheClock) {
    open();
    const Moment whole = house.now + Span::of_seconds(20);
    house.pass(Span::of_seconds(18));
    house.must(the_house_itself, SeatingCommand(MarkAbsent{table, in_turn()}));
    EXPECT_EQ(whole, wakes_at(house.casino.state(), house.at(table)));
    expect_read_back(house);
}

// [CP 6.15.1] [I-150]
TEST_F(AbsentPoker, ClockRunsIntoTheTimeBank) {
    open(clocked(30, 50));
    const PersonId first = in_turn();
    const Moment began = house.now;
    const CasinoState& state = house.casino.state();
    EXPECT_EQ(began + Span::of_seconds(50), wakes_at(state, house.at(table)));
    EXPECT_EQ(began + Span::of_seconds(20), bank_begins_at(state, house.at(table)));
    house.pass(Span::of_seconds(32));
    EXPECT_FALSE(dealer.step(house, table)) << "the bank runs";
    act(first);
    EXPECT_EQ(Span::of_seconds(18), bank(first));
    EXPECT_EQ(Span::of_seconds(30), bank(in_turn()));
    act(in_turn());
    EXPECT_EQ(Span::of_seconds(18), bank(first));
    while (is_playing() && in_turn() != first)
        act(in_turn());
    dealer.run(house, table);
    while (is_playing() && in_turn() != first)
        act(in_turn());
    ASSERT_EQ(first, in_turn());
    EXPECT_EQ(house.now + Span::of_seconds(38), wakes_at(state, house.at(table)));
    house.pass(Span::of_seconds(38));
    dealer.run(house, table);
    EXPECT_EQ(Span{}, bank(first));
    EXPECT_EQ(1, seat_attendance(house.at(table).attendance, first)->timeouts);
    expect_read_back(house);
}

// [CP 6.15.2] [I-150]
TEST_F(AbsentPoker, TimeBankIsFullAgainAfterTheHandsOnTheSign) {
    open(clocked(30, 3));
    const PersonId first = in_turn();
    house.pass(Span::of_seconds(25));
    act(first);
    dealer.run(house, table);
    play_hand({});  // ends in hand 2
    EXPECT_EQ(Span::of_seconds(25), bank(first));
    play_hand({});  // ends in hand 3
    EXPECT_EQ(Span::of_seconds(30), bank(first));
    expect_read_back(house);
}

// The bank is for players who are there. [I-150]
TEST_F(AbsentPoker, PlayerWithoutAConnectionHasNoTimeBank) {
    open(clocked(30, 3));
    house.must(the_house_itself, SeatingCommand(MarkAbsent{table, in_turn()}));
    EXPECT_EQ(house.now + Span::of_seconds(5), wakes_at(house.casino.state(), house.at(table)));
    EXPECT_FALSE(bank_begins_at(house.casino.state(), house.at(table)));
    expect_read_back(house);
}

// [I-150]
TEST_F(AbsentPoker, PlayerMaySaveTheTimeBankAndUseItAfterAll) {
    open(clocked(30, 50));
    const PersonId first = in_turn();
    const CasinoState& state = house.casino.state();
    const auto set = [&](bool saves) {
        house.must(first,
                   PokerCommand(SetPlayOptions{table, seat_of_person(first), {false, saves}}));
    };
    set(true);
    EXPECT_EQ(house.now + Span::of_seconds(20), wakes_at(state, house.at(table)));
    EXPECT_FALSE(bank_begins_at(state, house.at(table)));
    set(false);
    EXPECT_EQ(house.now + Span::of_seconds(50), wakes_at(state, house.at(table)));
    set(true);
    house.pass(Span::of_seconds(20));
    EXPECT_TRUE(dealer.step(house, table)) << "the bank is saved";
    EXPECT_EQ(Span::of_seconds(30), bank(first));
    expect_read_back(house);
}

// [CP 6.18] [I-150]
TEST_F(AbsentPoker, OnlyThePlayerChoosesInAdvance) {
    open(clocked(30, 50));
    const PokerCommand command(SetPlayOptions{table, 0, {true, true}});
    EXPECT_EQ("not_your_box CP 6.18", words(house.refused(ben, command)));
    EXPECT_EQ("not_your_box CP 6.18", words(house.refused(house.supervisor, command)));
    const TableId live = house.table(plain_sign("holdem", DealtBy::dealer), DealtBy::dealer);
    house.must(ann, sit_down(live, ann, 0, dollars(100)));
    EXPECT_EQ("not_now I-114",
              words(house.refused(ann, PokerCommand(SetPlayOptions{live, 0, {true, true}}))));
}

// [I-148]
TEST_F(AbsentPoker, PlayerSitsOutWhenTheNextBigBlindWouldBeTheirs) {
    open();
    play_hand({});
    const poker::Seat last = house.hand(table).line[0];
    const auto later = static_cast<poker::Seat>((last + 2) % 3);  // the blind after the next one
    const std::array<PersonId, 3> persons{ann, ben, cleo};
    house.must(persons.at(later), PokerCommand(SetPlayOptions{table, later, {true, false}}));
    play_hand({});
    EXPECT_FALSE(occupant(persons.at(later)).away) << "the blind is another player's";
    EXPECT_TRUE(house.hand(table).dealt_in.contains(later));
    play_hand({});
    EXPECT_TRUE(occupant(persons.at(later)).away);
    EXPECT_FALSE(house.hand(table).dealt_in.contains(later));
    // The choice is used up: the player comes back like every other, and stays.
    house.must(persons.at(later), PokerCommand(ComeBack{table, later, poker::Choice::post}));
    play_hand({});
    play_hand({});
    play_hand({});
    EXPECT_FALSE(occupant(persons.at(later)).away);
    expect_read_back(house);
}

// [CP 6.15.1] [CP 6.15.2] [I-150]
TEST_F(AbsentPoker, SignSaysHowMuchTimeTheBankHolds) {
    const auto refusal = [](const Sign& sign) {
        const auto verified = verify(sign);
        return verified ? std::string("accepted") : words(verified.error());
    };
    EXPECT_EQ("accepted", refusal(clocked(30, 20)));
    EXPECT_EQ("sign_incomplete CP 6.15.2", refusal(clocked(30, 0)));
    EXPECT_EQ("sign_incomplete CP 6.15.2", refusal(clocked(0, 20)));
    Sign sign = clocked(30, 20);
    std::get<PokerTerms>(sign.terms).clock.seconds = 0;
    EXPECT_EQ("sign_contradicts CP 6.15.1", refusal(sign));
    sign = clocked(30, 20);
    std::get<PokerTerms>(sign.terms).dealing = poker::Dealing::live;
    EXPECT_EQ("sign_contradicts I-150", refusal(sign));
    const std::vector<std::string> lines = sign_text(clocked(30, 20));
    EXPECT_NE(lines.end(),
              std::find(lines.begin(),
                        lines.end(),
                        "Time bank: 30 seconds, full again after 20 hands, no fee"));
}

// The sign says what becomes of a discard that is not made in time. [I-74]
TEST_F(AbsentPoker, DiscardIsMadeWhereTheHouseDealsAndOnlyThere) {
    for (const DealtBy dealt_by : {DealtBy::house, DealtBy::dealer}) {
        Sign sign = plain_sign("crazy_pineapple", dealt_by);
        std::get<PokerTerms>(sign.terms).clock.seconds = 20;
        const bool is_made = dealt_by == DealtBy::house;
        EXPECT_EQ(is_made, poker_rules(sign).value().clock.discard_last_on_expiry);
        const std::vector<std::string> lines = sign_text(sign);
        EXPECT_NE(lines.end(),
                  std::find(lines.begin(),
                            lines.end(),
                            is_made ? "Discard not made in time: the house discards the last card "
                                      "dealt"
                                    : "Discard not made in time: the hand is dead"));
    }
}

// [I-74]
TEST_F(AbsentPoker, PlayerOutOfTimeToDiscardKeepsTheHand) {
    Sign sign = plain_sign("crazy_pineapple", DealtBy::house);
    std::get<PokerTerms>(sign.terms).clock.seconds = 20;
    open(sign);
    while (is_playing() && house.hand(table).street != poker::Street::turn) {
        act(in_turn());
        dealer.run(house, table);
    }
    ASSERT_EQ(poker::Phase::discarding, house.hand(table).phase);
    const poker::Seat seat = house.hand(table).actor;
    const poker::Face second = house.hand(table).cards.hole[seat][1];
    house.pass(Span::of_seconds(20));
    EXPECT_TRUE(dealer.step(house, table));
    EXPECT_TRUE(house.hand(table).live.contains(seat));
    EXPECT_EQ(2, house.hand(table).cards.hole_count[seat]);
    EXPECT_EQ(second, house.hand(table).cards.hole[seat][1]);
    expect_read_back(house);
}

}  // namespace
}  // namespace baize::house
