// The limits that people set for their own play, at the tables: deposits, losses, time, breaks and
// self-exclusion.
#include <algorithm>

#include <gtest/gtest.h>

#include "house/people/play_limits.h"
#include "house/seating/seating.h"
#include "house/workflows/people/why_limited.h"
#include "house_dealer.h"

namespace baize::house {
namespace {

constexpr Money cent = Money::of_cents(1);
constexpr Span microsecond = Span::of_microseconds(1);
constexpr Span moment_before = Span::of_microseconds(-1);
constexpr Span one_day = Span::of_hours(24);

LimitChips limit(LimitKind kind, std::optional<Money> most, Chips chips = Chips::money) {
    return {kind, chips, LimitPeriod::day, most};
}

class OwnLimits : public testing::Test {
  protected:
    void limit_losses(PersonId person, Money most) {
        house.must(person, PeopleCommand(limit(LimitKind::losses, most)));
    }

    std::string refusal(PersonId person, const Command& command) {
        return words(house.refused(person, command));
    }

    void sit_with_chips(PersonId person, SeatNumber seat, Money chips) {
        house.must(person, SeatingCommand(TakeSeat{table, seat, person}));
        house.must(person, BankedCommand(BuyChips{table, chips}));
    }

    [[nodiscard]] Command ante(Money amount, std::uint8_t box = 0) const {
        return BankedCommand(ActInRound{table, PlaceWager{box, Wager::ante, amount}, 0});
    }

    // Plays a round in which the player of this box folds.
    void lose_ante(PersonId person, std::uint8_t box, Money amount) {
        house.must(person, ante(amount, box));
        house.must(person, BankedCommand(FinishWagers{table}));
        dealer.run(house, table);
        house.must(person, BankedCommand(ActInRound{table, Decide{box, Decision::fold, {}}, 0}));
        dealer.run(house, table);
    }

    [[nodiscard]] PersonId sitter(TableId at, SeatNumber seat) const {
        return table_of(house.casino.state().seating, at)->places[seat].sitter.person;
    }

    [[nodiscard]] Context seen_by(PersonId person) const {
        return {house.casino.state(),
                house.casino.balances(),
                issuer_of(house.casino.state(), person, house.now)};
    }

    // Every player to act in the hand folds.
    void fold_hand(TableId at) {
        while (house.hand(at).phase != poker::Phase::over) {
            const poker::Seat seat = house.hand(at).actor;
            const PersonId person = poker_state(house.at(at))->players[seat];
            house.must(person,
                       PokerCommand(ActInHand{at, {.does = poker::Does::fold, .seat = seat}}));
        }
    }

    House house{};
    HouseDealer dealer{3};
    TableId table = house.table("three_card");
    TableId poker = house.table("holdem");
    PersonId ann = house.player("Ann", dollars(1'000));
    PersonId ben = house.player("Ben", dollars(1'000));
    PersonId cid = house.player("Cid", dollars(1'000));
};

// [I-152]
TEST_F(OwnLimits, WagerMayLoseTheLastCentOfTheLimitAndNoMore) {
    sit_with_chips(ann, 0, dollars(200));
    limit_losses(ann, dollars(10) - cent);
    EXPECT_EQ("loss_limit_for_a_day I-152", refusal(ann, ante(dollars(10))));
    const PlaceWagers both{
        table, {{0, Wager::ante, dollars(5)}, {0, Wager::pair_plus, dollars(5)}}, 0};
    EXPECT_EQ("loss_limit_for_a_day I-152", refusal(ann, BankedCommand(both)));
    house.must(ann, ante(dollars(5)));
    // The wager replaces the one that lies there, so it adds only the difference.
    EXPECT_EQ("loss_limit_for_a_day I-152", refusal(ann, ante(dollars(10))));
    sit_with_chips(ben, 1, dollars(200));
    limit_losses(ben, dollars(10));
    house.must(ben, ante(dollars(5), 1));
    house.must(ben, ante(dollars(10), 1));
    house.must(ben, ante({}, 1));
    house.must(ben, ante(dollars(10), 1));
    expect_read_back(house);
}

// [I-152]
TEST_F(OwnLimits, RoundIsFinishedAndThenTheSeatIsTaken) {
    sit_with_chips(ann, 0, dollars(200));
    limit_losses(ann, dollars(5));
    house.must(ann, ante(dollars(5)));
    const Moment start = house.now;
    house.must(ann, BankedCommand(FinishWagers{table}));
    dealer.run(house, table);
    ASSERT_EQ(Phase::deciding, house.round(table).phase);
    // A decision may put in more than the limit leaves.
    house.must(ann, BankedCommand(ActInRound{table, Decide{0, Decision::play, {}}, 0}));
    EXPECT_EQ(ann, sitter(table, 0));
    dealer.run(house, table);
    const Money won = house.wallet(ann) + house.stack(table, ann) - dollars(1'000);
    if (won.is_positive()) GTEST_FAIL() << "choose another seed: Ann has to lose";
    EXPECT_EQ(0U, sitter(table, 0));
    EXPECT_EQ(Money{}, house.stack(table, ann));
    const SeatingCommand seat(TakeSeat{table, 0, ann});
    EXPECT_EQ("loss_limit_for_a_day I-152", refusal(ann, seat));
    EXPECT_EQ("loss_limit_for_a_day I-152",
              refusal(ann, BankedCommand(BuyChips{table, dollars(50)})));
    EXPECT_EQ("loss_limit_for_a_day I-152",
              refusal(ann, PokerCommand(sit_down(poker, ann, 0, dollars(40)))));
    EXPECT_EQ(
        start + one_day,
        refusal_ends(house.casino.state(), ann, seat, Reason::loss_limit_for_a_day, house.now));
    house.now = start + one_day;
    house.pass(moment_before);
    EXPECT_EQ("loss_limit_for_a_day I-152", refusal(ann, seat));
    house.pass(microsecond);
    house.must(ann, seat);
    expect_read_back(house);
}

// [I-152]
TEST_F(OwnLimits, BuyInCountsWithAllChipsInFrontOfThePlayerAtPoker) {
    limit_losses(ann, dollars(100));
    EXPECT_EQ("loss_limit_for_a_day I-152",
              refusal(ann, BankedCommand(BuyChips{table, dollars(100) + cent})));
    EXPECT_EQ("loss_limit_for_a_day I-152",
              refusal(ann, PokerCommand(sit_down(poker, ann, 0, dollars(100) + cent))));
    house.must(ann, PokerCommand(sit_down(poker, ann, 0, dollars(60))));
    EXPECT_EQ("loss_limit_for_a_day I-152",
              refusal(ann, PokerCommand(AddChips{poker, 0, dollars(40) + cent})));
    EXPECT_EQ("loss_limit_for_a_day I-152",
              refusal(ann, BankedCommand(BuyChips{table, dollars(40) + cent})));
    house.must(ann, PokerCommand(AddChips{poker, 0, dollars(40)}));
    expect_read_back(house);
}

// [I-152]
TEST_F(OwnLimits, DepositsAreLimitedWhereverChipsComeIn) {
    const TableId live = house.table("caribbean_stud", DealtBy::dealer);
    house.must(ann, SeatingCommand(TakeSeat{live, 0, ann}));
    const PersonId runner = house.staff("Rob", Role::chip_runner);
    house.must(house.cage, PeopleCommand(SupplyRunner{runner, dollars(500)}));
    house.must(ann, PeopleCommand(limit(LimitKind::deposits, dollars(1'100))));
    house.must(ann, PeopleCommand(limit(LimitKind::deposits, dollars(50), Chips::play)));
    const auto all_refused = [&](Money amount) {
        EXPECT_EQ("deposit_limit_for_a_day I-152",
                  refusal(house.cage, PeopleCommand(CashIn{ann, amount})));
        EXPECT_EQ("deposit_limit_for_a_day I-152",
                  refusal(runner, PeopleCommand(SellChips{ann, amount})));
        EXPECT_EQ("deposit_limit_for_a_day I-152",
                  refusal(house.dealer, BankedCommand(ConvertCash{live, ann, amount})));
    };
    all_refused(dollars(100) + cent);
    house.must(house.cage, PeopleCommand(CashIn{ann, dollars(40)}));
    house.must(runner, PeopleCommand(SellChips{ann, dollars(30)}));
    all_refused(dollars(30) + cent);
    house.must(house.dealer, BankedCommand(ConvertCash{live, ann, dollars(30)}));
    all_refused(cent);
    EXPECT_EQ("deposit_limit_for_a_day I-152",
              refusal(ann, PeopleCommand(TakePlayChips{dollars(50) + cent})));
    house.must(ann, PeopleCommand(TakePlayChips{dollars(50)}));
    // A person who may not take cash at all learns nothing of the limit.
    EXPECT_EQ("cage_only I-138", refusal(ben, PeopleCommand(CashIn{ann, dollars(1'000)})));
    house.pass(one_day);
    house.must(house.cage, PeopleCommand(CashIn{ann, dollars(1'100)}));
    expect_read_back(house);
}

// [I-152]
TEST_F(OwnLimits, TimeLimitEndsThePlayAtItsMoment) {
    house.must(ann, PeopleCommand(LimitTime{30}));
    sit_with_chips(ann, 0, dollars(200));
    const Moment start = house.now;
    house.pass(Span::of_minutes(30));
    house.pass(moment_before);
    dealer.run(house, table);
    EXPECT_EQ(ann, sitter(table, 0));
    EXPECT_EQ(start + Span::of_minutes(30),
              next_check(house.casino.state(), house.at(table), house.now));
    house.must(ann, ante(dollars(5)));
    house.must(ann, ante({}));
    house.pass(microsecond);
    EXPECT_EQ("time_limit_for_a_day I-152", refusal(ann, ante(dollars(5))));
    dealer.run(house, table);
    EXPECT_EQ(0U, sitter(table, 0));
    EXPECT_EQ(dollars(1'000), house.wallet(ann));
    const SeatingCommand seat(TakeSeat{table, 0, ann});
    EXPECT_EQ("time_limit_for_a_day I-152", refusal(ann, seat));
    EXPECT_EQ(
        start + one_day,
        refusal_ends(house.casino.state(), ann, seat, Reason::time_limit_for_a_day, house.now));
    house.now = start + one_day;
    house.must(ann, seat);
    expect_read_back(house);
}

// [I-153]
TEST_F(OwnLimits, HandInProgressIsFinishedAndTheOthersPlayOn) {
    for (const auto& [person, seat] :
         {std::pair{ann, poker::Seat{0}}, {ben, poker::Seat{1}}, {cid, poker::Seat{2}}})
        house.must(person, PokerCommand(sit_down(poker, person, seat, dollars(100))));
    dealer.run(house, poker);
    ASSERT_NE(poker::Phase::over, house.hand(poker).phase);
    house.must(ann, PeopleCommand(ExcludeSelf{183}));
    dealer.run(house, poker);
    EXPECT_EQ(ann, sitter(poker, 0));
    EXPECT_EQ("self_excluded I-153", refusal(ann, PokerCommand(AddChips{poker, 0, dollars(10)})));
    const std::uint64_t number = poker_state(house.at(poker))->number;
    fold_hand(poker);  // Ann acts too: none of her decisions is refused.
    dealer.run(house, poker);
    EXPECT_EQ(0U, sitter(poker, 0));
    EXPECT_EQ(number + 1, poker_state(house.at(poker))->number);
    EXPECT_EQ(Money{}, house.stack(poker, ann));
    const Money left = house.wallet(ann);
    EXPECT_GE(left, dollars(998));
    house.must(house.cage, PeopleCommand(CashOut{ann, left}));
    EXPECT_EQ("self_excluded I-153", refusal(house.cage, PeopleCommand(CashIn{ann, dollars(1)})));
    house.pass(Span::of_hours(183 * 24));
    house.pass(moment_before);
    EXPECT_EQ("self_excluded I-153", refusal(house.cage, PeopleCommand(CashIn{ann, dollars(1)})));
    house.pass(microsecond);
    house.must(house.cage, PeopleCommand(CashIn{ann, dollars(1)}));
    expect_read_back(house);
}

// [I-153]
TEST_F(OwnLimits, BreakLeavesWaitingListsAndRefusesEveryPlaceInPlay) {
    const ListId list = table_of(house.casino.state().seating, table)->list;
    house.must(ann, SeatingCommand(JoinList{list, ann}));
    house.must(ann, PeopleCommand(TakeBreak{24}));
    EXPECT_TRUE(list_of(house.casino.state().seating, list)->waiting.empty());
    const std::string on_a_break = "on_a_break I-153";
    EXPECT_EQ(on_a_break, refusal(ann, SeatingCommand(JoinList{list, ann})));
    EXPECT_EQ(on_a_break, refusal(ann, SeatingCommand(TakeSeat{table, 0, ann})));
    EXPECT_EQ(on_a_break, refusal(house.supervisor, SeatingCommand(HoldSeat{table, 0, ann})));
    EXPECT_EQ(on_a_break, refusal(ann, BankedCommand(BuyChips{table, dollars(50)})));
    EXPECT_EQ(on_a_break, refusal(ann, PokerCommand(sit_down(poker, ann, 0, dollars(40)))));
    EXPECT_EQ(on_a_break, refusal(ann, PeopleCommand(TakePlayChips{dollars(1)})));
    const TableId live = house.table("ultimate_holdem", DealtBy::dealer);
    EXPECT_EQ(
        on_a_break,
        refusal(house.dealer,
                BankedCommand(ActInRound{live, PlaceWager{0, Wager::ante, dollars(5)}, ann})));
    house.pass(one_day);
    house.pass(moment_before);
    EXPECT_EQ(on_a_break, refusal(ann, SeatingCommand(JoinList{list, ann})));
    house.pass(microsecond);
    house.must(ann, SeatingCommand(JoinList{list, ann}));
    expect_read_back(house);
}

// The seat goes to the next in line who may play. [I-152]
TEST_F(OwnLimits, PersonWithNothingLeftIsPassedOverInLine) {
    const ListId list = table_of(house.casino.state().seating, table)->list;
    sit_with_chips(ann, 0, dollars(200));
    lose_ante(ann, 0, dollars(5));
    house.must(ann, SeatingCommand(LeaveTable{table, ann}));
    house.must(ann, SeatingCommand(JoinList{list, ann}));
    limit_losses(ann, dollars(5));
    house.must(ben, SeatingCommand(JoinList{list, ben}));
    dealer.run(house, table);
    const auto& places = table_of(house.casino.state().seating, table)->places;
    const bool is_offered_to_ann =
        std::any_of(places.begin(), places.end(), [&](const SeatPlace& place) {
            return place.offer && place.offer->person == ann;
        });
    EXPECT_FALSE(is_offered_to_ann);
    ASSERT_TRUE(places[0].offer.has_value());
    EXPECT_EQ(ben, places[0].offer->person);
    expect_read_back(house);
}

// [I-152]
TEST_F(OwnLimits, PlayersAtLiveTablesAreNotDealtInBeyondTheirLimit) {
    const TableId live = house.table("holdem", DealtBy::dealer);
    for (const auto& [person, seat] :
         {std::pair{ann, poker::Seat{0}}, {ben, poker::Seat{1}}, {cid, poker::Seat{2}}})
        house.must(person, PokerCommand(sit_down(live, person, seat, dollars(100))));
    house.must(ann, PeopleCommand(TakeBreak{24}));
    house.must(house.dealer, PokerCommand(OpenHand{live, {}, {}}));
    EXPECT_FALSE(house.hand(live).dealt_in.contains(0));
    EXPECT_TRUE(house.hand(live).dealt_in.contains(1));
    EXPECT_EQ("on_a_break I-153",
              refusal(ann, PokerCommand(ComeBack{live, 0, poker::Choice::post})));
}

// [I-152]
TEST_F(OwnLimits, LimitsAreReadByThePersonAndByStaffOfTheRank) {
    limit_losses(ann, dollars(5));
    const auto may_read = [&](PersonId person) {
        const auto answer = limits_for(seen_by(person), ann);
        return answer ? std::string("yes") : words(answer.error());
    };
    for (const PersonId person :
         {ann, house.area_manager, house.assistant, house.executive, house.cage, house.inspector})
        EXPECT_EQ("yes", may_read(person)) << person;
    for (const PersonId person : {ben, house.dealer, house.supervisor})
        EXPECT_EQ("rank_too_low I-152", may_read(person)) << person;
    EXPECT_EQ("no_such_person I-138", words(limits_for(seen_by(house.executive), 99).error()));
}

// [I-152]
TEST_F(OwnLimits, SurviveASnapshot) {
    sit_with_chips(ann, 0, dollars(200));
    limit_losses(ann, dollars(50));
    house.must(ann, PeopleCommand(limit(LimitKind::losses, dollars(80))));
    lose_ante(ann, 0, dollars(5));
    house.must(ann, PeopleCommand(TakeBreak{24}));
    Casino read(test_keys());
    ASSERT_TRUE(read.read_snapshot(house.casino.snapshot()));
    EXPECT_EQ(house.casino.state(), read.state());
    const PlayRecord& record = find(read.state().people, ann)->play;
    EXPECT_EQ(dollars(5),
              used_of(record, LimitKind::losses, Chips::money, LimitPeriod::day, house.now));
    EXPECT_EQ(house.now + one_day, record.break_until);
}

}  // namespace
}  // namespace baize::house
