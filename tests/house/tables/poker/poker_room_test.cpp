#include <gtest/gtest.h>

#include "engine/poker/irregular_table.h"
#include "engine/poker/live/stub.h"
#include "engine/poker/random_hands.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"
#include "house/tables/poker/decide.h"
#include "house/tables/poker/table_money.h"
#include "kit/dollars.h"
#include "ledger/journal/balances.h"
#include "ledger/record/encoding.h"
#include "ledger/record/fault.h"

namespace baize::house {
namespace {

using ledger::AccountKind;
using poker::Seat;

constexpr TableId table_number = 3;
const Issuer dealer_by{.person = 90, .rank = Role::dealer};
const Issuer supervisor_by{.person = 91, .rank = Role::supervisor};

template <typename Value>
std::vector<std::byte> encoded_value(const Value& value) {
    std::vector<std::byte> bytes;
    ledger::ByteWriter writer(bytes);
    ledger::encode(writer, value);
    return bytes;
}

// A table with its ledger. Every event is written, read and replayed; the replay must lead to the
// same table.
class PokerRoom {
  public:
    explicit PokerRoom(PokerGame game) : game_(std::move(game)) { game_.table = table_number; }

    void give(ledger::Account account, Money amount) {
        const std::vector<ledger::Posting> in{{ledger::the_cage, -amount}, {account, amount}};
        ASSERT_FALSE(balances.post(in).has_value());
    }

    // Applies the transition; returns "", or the reason and the clause of the refusal.
    std::string carry_out(const Result<PokerTransition>& made) {
        if (!made) {
            return std::string(name(made.error().reason))
                .append(" ")
                .append(made.error().clause.id());
        }
        const auto moved = postings(table, game_, *made, balances);
        const std::optional<ledger::Fault> fault = balances.post(moved);
        EXPECT_FALSE(fault.has_value()) << fault->text;
        const auto read = ledger::decoded<PokerEvent>(encoded_value(made->event));
        EXPECT_EQ(made->event, read);
        const auto again = transition(table, game_, *read);
        EXPECT_TRUE(again && again->after == made->after);
        table = made->after;
        return "";
    }

    std::string sit(PersonId player, Seat seat, Money chips) {
        poker::Arrival arrival;
        arrival.player = player;
        arrival.seat = seat;
        arrival.chips = chips;
        return carry_out(decide_sit(table, game_, by(player), arrival, balances));
    }

    std::string deal(std::uint64_t seed = 1) {
        HandRequests requests;
        requests.deck = shuffled(seed);
        return carry_out(decide_open_hand(table, game_, dealer_by, requests, balances));
    }

    std::string act(PersonId player, const poker::Action& action) {
        return carry_out(decide_act(table, game_, by(player), action));
    }

    [[nodiscard]] Issuer by(PersonId player) const { return {.person = player, .now = now}; }

    static std::array<poker::Face, card_count> shuffled(std::uint64_t seed) {
        std::vector<Card> cards;
        for (std::size_t i = 0; i < card_count; ++i)
            cards.push_back(Card::of_index(i));
        SeededSource source(seed);
        shuffle(std::span<Card>(cards), source);
        std::array<poker::Face, card_count> deck{};
        std::copy(cards.begin(), cards.end(), deck.begin());
        return deck;
    }

    [[nodiscard]] Money stack(PersonId player) const {
        return balances.of({AccountKind::stack, table_number, player});
    }

    [[nodiscard]] Money wallet(PersonId player) const {
        return balances.of({AccountKind::wallet, player, 0});
    }

    [[nodiscard]] Money at(AccountKind kind) const { return balances.of({kind, table_number, 0}); }

    [[nodiscard]] const PokerGame& game() const { return game_; }

    // Expects ledger and hand to agree.
    void expect_agreement() const {
        const TableMoney money = money_of(table.hand);
        for (std::size_t seat = 0; seat < poker::seats_max; ++seat) {
            const PersonId player = table.orbit.seats[seat].player;
            if (player != 0) {
                ASSERT_EQ(money.stacks[seat], stack(player)) << seat;
            }
        }
        ASSERT_EQ(money.pot, at(AccountKind::pot));
    }

    PokerTable table{};
    ledger::Balances balances{};
    Moment now{};

  private:
    PokerGame game_;
};

// Blinds 1 and 2, no limit, buy-in 100; players 1 to 3 have 500 each in their wallets.
class PokerRoomTest : public testing::Test {
  protected:
    static PokerGame small_game() {
        PokerGame game;
        game.rules.forced.blinds = {dollars(1), dollars(2)};
        game.rules.betting.minimum = dollars(2);
        game.rules.chip = dollars(1);
        game.stakes.buy_in_min = dollars(100);
        return game;
    }

    PokerRoom room{small_game()};

    void SetUp() override {
        for (const PersonId player : {1U, 2U, 3U})
            room.give({AccountKind::wallet, player, 0}, dollars(500));
    }

    void seat_three() {
        ASSERT_EQ("", room.sit(1, 0, dollars(100)));
        ASSERT_EQ("", room.sit(2, 1, dollars(150)));
        ASSERT_EQ("", room.sit(3, 2, dollars(200)));
    }

    [[nodiscard]] PersonId in_turn() const {
        return room.table.orbit.seats[room.table.hand.actor].player;
    }
};

// [CP 6.2] [CP 6.3]
TEST_F(PokerRoomTest, ChipsComeFromTheWalletAndGoBackToIt) {
    EXPECT_EQ("too_few_chips CP 6.2", room.sit(1, 0, dollars(501)));
    seat_three();
    EXPECT_EQ(dollars(400), room.wallet(1));
    EXPECT_EQ(dollars(100), room.stack(1));
    EXPECT_EQ(
        "not_your_box CP 6.18",
        room.carry_out(decide_stand_up(room.table, room.game(), room.by(2), 0, room.balances)));
    EXPECT_EQ(
        "", room.carry_out(decide_stand_up(room.table, room.game(), room.by(1), 0, room.balances)));
    EXPECT_EQ(dollars(500), room.wallet(1));
    EXPECT_EQ(Money{}, room.stack(1));
}

// [CP 6.11] [I-83]
TEST_F(PokerRoomTest, ReturningPlayerBringsTheWholeStackBack) {
    seat_three();
    ASSERT_EQ(
        "", room.carry_out(decide_stand_up(room.table, room.game(), room.by(3), 2, room.balances)));
    room.now = room.now + Span::of_minutes(59);
    EXPECT_EQ("", room.sit(3, 2, dollars(100)));  // the player sits, but gets no cards before the
                                                  // rest of the buy-in
    ASSERT_EQ("", room.deal());
    EXPECT_FALSE(room.table.hand.dealt_in.contains(2));
}

// [CP 6.11]
TEST_F(PokerRoomTest, ChipsAreAddedBetweenHandsOnly) {
    seat_three();
    ASSERT_EQ("", room.deal());
    const PersonId player = in_turn();
    const Seat seat = room.table.hand.actor;
    const poker::TopUp wanted{.seat = seat, .amount = dollars(50)};
    EXPECT_NE("",
              room.carry_out(decide_add_chips(
                  room.table, room.game(), room.by(player), wanted, room.balances)));
    ASSERT_EQ("", room.act(player, poker::fold(seat)));
    EXPECT_EQ("",
              room.carry_out(decide_add_chips(
                  room.table, room.game(), room.by(player), wanted, room.balances)));
}

TEST_F(PokerRoomTest, AHandMovesChipsFromStacksToThePotAndToTheWinner) {
    seat_three();
    ASSERT_EQ("", room.deal());
    room.expect_agreement();
    EXPECT_EQ(dollars(3), room.at(AccountKind::pot));
    const PersonId first = in_turn();
    ASSERT_EQ("", room.act(first, poker::bet(room.table.hand.actor, dollars(6))));
    EXPECT_EQ(dollars(9), room.at(AccountKind::pot));
    ASSERT_EQ("", room.act(in_turn(), poker::fold(room.table.hand.actor)));
    ASSERT_EQ("", room.act(in_turn(), poker::fold(room.table.hand.actor)));
    EXPECT_EQ(poker::Phase::over, room.table.hand.phase);
    EXPECT_EQ(Money{}, room.at(AccountKind::pot));
    EXPECT_EQ(dollars(450), room.stack(1) + room.stack(2) + room.stack(3));
    room.expect_agreement();
    ASSERT_EQ("", room.deal(2));
    EXPECT_EQ(2U, room.table.number);
}

// [CP 7.2.4(c) by result]
TEST_F(PokerRoomTest, FeesPerPersonGoStraightToTheChipBoxOrTheFloat) {
    for (const bool stand_alone : {false, true}) {
        PokerGame game = small_game();
        game.rules.commission.per_person = dollars(1);
        game.rules.commission.stand_alone = stand_alone;
        PokerRoom charged(game);
        for (const PersonId player : {1U, 2U}) {
            charged.give({AccountKind::wallet, player, 0}, dollars(500));
            ASSERT_EQ("", charged.sit(player, static_cast<Seat>(player), dollars(100)));
        }
        ASSERT_EQ("", charged.deal());
        EXPECT_EQ(dollars(2),
                  charged.at(stand_alone ? AccountKind::table_float : AccountKind::chip_box));
        EXPECT_EQ(dollars(3), charged.at(AccountKind::pot));
    }
}

// [CP 7.2.2(a)] [CP 7.2.2(b)] [CP 7.2.2(d) by result] [CP 7.2.2(e)] [I-78]
TEST_F(PokerRoomTest, TimeChargesLieOnTheDropSlideUntilASupervisorHasCountedThem) {
    for (const bool stand_alone : {false, true}) {
        PokerGame game = small_game();
        game.time_charge.hourly = dollars(12);
        game.rules.commission.stand_alone = stand_alone;
        PokerRoom timed(game);
        timed.give({AccountKind::wallet, 1, 0}, dollars(500));
        ASSERT_EQ("", timed.sit(1, 0, dollars(100)));
        Issuer by = dealer_by;
        by.now = Moment{} + Span::of_minutes(29);
        EXPECT_EQ("not_now CP 7.2.2(b)",
                  timed.carry_out(decide_assess_time(timed.table, timed.game(), by)));
        by.now = Moment{} + Span::of_minutes(30);
        EXPECT_EQ("rank_too_low CP 1.2",
                  timed.carry_out(decide_assess_time(timed.table, timed.game(), timed.by(1))));
        ASSERT_EQ("", timed.carry_out(decide_assess_time(timed.table, timed.game(), by)));
        ASSERT_EQ(
            "",
            timed.carry_out(decide_collect_time(timed.table, timed.game(), by, timed.balances)));
        EXPECT_EQ(dollars(94), timed.stack(1));
        EXPECT_EQ(dollars(6), timed.at(AccountKind::drop_slide));
        EXPECT_EQ("rank_too_low CP 7.2.2(e)",
                  timed.carry_out(decide_drop_time(timed.table, timed.game(), by, dollars(6))));
        EXPECT_EQ("wrong_amount CP 7.2.2(e)",
                  timed.carry_out(
                      decide_drop_time(timed.table, timed.game(), supervisor_by, dollars(5))));
        ASSERT_EQ("",
                  timed.carry_out(
                      decide_drop_time(timed.table, timed.game(), supervisor_by, dollars(6))));
        EXPECT_EQ(Money{}, timed.at(AccountKind::drop_slide));
        EXPECT_EQ(dollars(stand_alone ? 0 : 6), timed.at(AccountKind::chip_box));
        EXPECT_EQ(dollars(stand_alone ? 6 : 0), timed.at(AccountKind::table_float));
    }
}

// [CP 1.2] [I-112]
TEST_F(PokerRoomTest, PlayersAndDealersActOnlyInTheirRoles) {
    seat_three();
    HandRequests requests;
    requests.deck = PokerRoom::shuffled(1);
    EXPECT_EQ("rank_too_low CP 1.2",
              room.carry_out(
                  decide_open_hand(room.table, room.game(), room.by(1), requests, room.balances)));
    ASSERT_EQ("", room.deal());
    const Seat seat = room.table.hand.actor;
    const PersonId other = in_turn() == 1 ? 2 : 1;
    EXPECT_EQ("not_your_box CP 6.18", room.act(other, poker::fold(seat)));
    const poker::Action late{.does = poker::Does::time_out, .seat = seat};
    EXPECT_EQ("rank_too_low CP 1.2", room.act(in_turn(), late));
    for (const Office office : {Office::inspector, Office::cage}) {
        const Issuer by{.person = in_turn(), .office = office};
        EXPECT_EQ("rank_too_low I-112",
                  room.carry_out(decide_act(room.table, room.game(), by, poker::fold(seat))));
    }
    EXPECT_EQ("in_a_hand CP 8.6", room.deal());
}

// [CP 6.2] [CP 6.18]
TEST_F(PokerRoomTest, NoOtherPersonPlaysForAPlayerOrUsesTheWallet) {
    poker::Arrival arrival;
    arrival.player = 1;
    arrival.chips = dollars(100);
    const auto seat_one = [&] {
        return room.carry_out(
            decide_sit(room.table, room.game(), supervisor_by, arrival, room.balances));
    };
    EXPECT_EQ("not_your_box CP 6.2", seat_one());
    arrival.chips = {};
    EXPECT_EQ("", seat_one());
    const poker::TopUp wanted{.seat = 0, .amount = dollars(100)};
    EXPECT_EQ("not_your_box CP 6.18",
              room.carry_out(
                  decide_add_chips(room.table, room.game(), supervisor_by, wanted, room.balances)));
    EXPECT_EQ("",
              room.carry_out(
                  decide_add_chips(room.table, room.game(), room.by(1), wanted, room.balances)));
    ASSERT_EQ("", room.sit(2, 1, dollars(100)));
    ASSERT_EQ("", room.deal());
    const poker::Action fold = poker::fold(room.table.hand.actor);
    EXPECT_EQ("not_your_box CP 6.18",
              room.carry_out(decide_act(room.table, room.game(), dealer_by, fold)));
    PokerGame live = room.game();
    live.rules.dealing = poker::Dealing::live;
    EXPECT_TRUE(decide_act(room.table, live, dealer_by, fold).has_value());
}

// [CP 9.1.1] [I-66]
TEST_F(PokerRoomTest, AMisdealGivesEveryChipBackAndTheSameDealIsMadeAgain) {
    PokerGame game = small_game();
    game.rules.dealing = poker::Dealing::live;
    PokerRoom live(game);
    for (const PersonId player : {1U, 2U, 3U}) {
        live.give({AccountKind::wallet, player, 0}, dollars(500));
        ASSERT_EQ("", live.sit(player, static_cast<Seat>(player - 1), dollars(100)));
    }
    ASSERT_EQ("", live.deal());
    const Seat button = live.table.hand.button;
    poker::Report report;
    report.what = poker::Irregularity::not_cut;
    EXPECT_NE("", live.carry_out(decide_report(live.table, live.game(), live.by(1), report)));
    ASSERT_EQ("", live.carry_out(decide_report(live.table, live.game(), supervisor_by, report)));
    EXPECT_EQ(poker::Phase::over, live.table.hand.phase);
    for (const PersonId player : {1U, 2U, 3U})
        EXPECT_EQ(dollars(100), live.stack(player));
    ASSERT_EQ("", live.deal(2));
    EXPECT_EQ(button, live.table.hand.button);
    live.expect_agreement();
}

// Hands of all seven games and five structures, with antes, straddles, side pots, commission, fees,
// side wagers and clocks: the ledger agrees with the hand after every action, and records
// round-trip.
TEST(PokerRooms, LedgerAgreesWithRandomHandsOfAllGames) {
    for (std::uint64_t number = 0; number < 700; ++number) {
        SCOPED_TRACE(number);
        poker::RandomHand random(number, {});
        ASSERT_EQ("", random.play());
        const poker::RandomTable& made = random.table();
        PokerGame game;
        game.rules = made.rules;
        PokerRoom room(game);
        Money total;
        for (std::size_t seat = 0; seat < poker::seats_max; ++seat) {
            const auto player = static_cast<PersonId>(seat + 1);
            room.table.orbit.seats[seat].player = player;
            room.give({AccountKind::stack, table_number, player}, made.opening.stacks[seat]);
            total += made.opening.stacks[seat];
        }
        ASSERT_EQ("",
                  room.carry_out(transition(
                      room.table, room.game(), HandOpened{made.opening, room.table.orbit})));
        for (const poker::Action& action : random.actions()) {
            room.expect_agreement();
            const bool is_players =
                action.seat != poker::no_seat && action.does != poker::Does::time_out;
            const Issuer by =
                is_players ? Issuer{.person = static_cast<PersonId>(action.seat + 1)} : dealer_by;
            ASSERT_EQ("", room.carry_out(decide_act(room.table, room.game(), by, action)));
        }
        ASSERT_EQ(random.hand(), room.table.hand);
        room.expect_agreement();
        ASSERT_EQ(Money{}, room.at(AccountKind::pot));
        ASSERT_EQ(room.table, ledger::decoded<PokerTable>(encoded_value(room.table)));
        const poker::Hand& hand = room.table.hand;
        ASSERT_EQ(hand.commission + hand.fees + hand.time_fees, room.at(AccountKind::chip_box));
    }
}

}  // namespace
}  // namespace baize::house
