// Information and offers for a newcomer to poker, and the clocks that all spectators see.
#include <array>
#include <set>

#include <gtest/gtest.h>

#include "server_kit.h"

namespace baize::server {
namespace {

using views::OfferVerb;
using views::OfferView;

constexpr std::array<std::uint8_t, 4> first_seats{0, 1, 3, 6};

class Entry : public testing::Test {
  protected:
    static house::Sign sign(std::uint16_t bank = 0) {
        house::Sign made = house::plain_sign("holdem", house::DealtBy::house);
        auto& terms = std::get<house::PokerTerms>(made.terms);
        terms.clock.seconds = 20;
        terms.bank_seconds = bank;
        terms.bank_hands = bank > 0 ? 20 : 0;
        return made;
    }

    [[nodiscard]] views::TableSnapshot seen(PersonId person) const {
        return show_table(house.view_context(), house.at(table), person, views::Detail::whole);
    }

    [[nodiscard]] std::optional<OfferView> offer(PersonId person, OfferVerb verb) const {
        for (const OfferView& each : seen(person).offers) {
            if (each.verb == verb) return each;
        }
        return std::nullopt;
    }

    void sit(PersonId person, std::uint8_t seat) {
        poker::Arrival arrival{.player = person, .seat = seat};
        arrival.chips = Money::of_cents(100'00);
        house.must(person, house::PokerCommand(house::SitDown{table, arrival}));
    }

    // Commands that come from no session make the house look at its tables a second later.
    void deal() {
        house.pass(Span::of_seconds(1));
        house.run();
    }

    // Four players, dealt in; seat 1 (from 0) has the big blind.
    void begin(std::uint16_t bank = 0) {
        table = house.open(sign(bank));
        for (const std::uint8_t seat : first_seats)
            players.push_back(house.player("Player " + std::to_string(seat)));
        std::size_t i = 0;
        for (const std::uint8_t seat : first_seats)
            sit(players[i++], seat);
        deal();
    }

    [[nodiscard]] const house::PokerTable& game_state() const {
        return *house::poker_state(house.at(table));
    }

    // All players fold to the end of the hand, and the next one is dealt.
    void play_hand() {
        const std::uint64_t number = house::round_number(house.at(table));
        for (int i = 0; i < 60 && house::round_number(house.at(table)) == number; ++i) {
            const poker::Hand& hand = game_state().hand;
            if (hand.phase == poker::Phase::betting) {
                house.must(game_state().players[hand.actor],
                           house::PokerCommand(house::ActInHand{table, poker::fold(hand.actor)}));
            } else {
                house.pass(Span::of_seconds(5));
                house.run();
            }
        }
    }

    TestServer house{};
    TableId table = 0;
    std::vector<PersonId> players{};
};

// [CP 8.10.1] [I-151]
TEST_F(Entry, SeatThatTheBlindReachesFirstIsProposed) {
    begin();
    const PersonId zoe = house.player("Zoe");
    const poker::Seat blind = game_state().orbit.line[0];
    std::vector<std::pair<std::uint8_t, unsigned>> seats;
    for (const OfferView& each : seen(zoe).offers) {
        if (each.verb == OfferVerb::sit_down) {
            ASSERT_TRUE(each.hands) << each.name;
            seats.emplace_back(*each.hands, std::uint8_t{each.box});
        }
    }
    ASSERT_EQ(5U, seats.size());
    EXPECT_TRUE(std::is_sorted(seats.begin(), seats.end(), [](const auto& one, const auto& other) {
        return one.first < other.first;
    }));
    EXPECT_EQ(0, seats.front().first) << "free seats lie between the blind and the next player";
    // Clockwise from the blind the wait only grows.
    std::vector<std::pair<unsigned, std::uint8_t>> around;
    for (const auto& [hands, seat] : seats)
        around.emplace_back((seat + poker::seats_max - blind) % poker::seats_max, hands);
    std::sort(around.begin(), around.end());
    for (std::size_t i = 1; i < around.size(); ++i)
        EXPECT_LE(around[i - 1].second, around[i].second);
}

// The forecast comes true when all players stay. [I-151]
TEST_F(Entry, NewcomerIsDealtInAfterTheHandsThatWereForecast) {
    begin();
    for (const std::uint8_t seat : std::array<std::uint8_t, 5>{2, 4, 5, 7, 8}) {
        const PersonId zoe = house.player("Zoe " + std::to_string(seat));
        sit(zoe, seat);
        const auto entry = seen(zoe).you->entry;
        ASSERT_TRUE(entry && entry->hands) << int{seat};
        EXPECT_FALSE(entry->is_posting);
        for (int hands = *entry->hands; hands > 0; --hands) {
            play_hand();
            EXPECT_FALSE(game_state().hand.dealt_in.contains(seat)) << int{seat} << ", early";
            ASSERT_TRUE(seen(zoe).you->entry);
            EXPECT_EQ(hands - 1, seen(zoe).you->entry->hands);
        }
        play_hand();
        EXPECT_TRUE(game_state().hand.dealt_in.contains(seat)) << int{seat};
        EXPECT_FALSE(seen(zoe).you->entry) << "is in the game";
        EXPECT_FALSE(offer(zoe, OfferVerb::post_now));
        play_hand();
        house.must(zoe, house::PokerCommand(house::SitOut{table, seat}));
        play_hand();
        house.must(zoe, house::PokerCommand(house::StandUp{table, seat}));
    }
}

// [CP 8.10.2] [I-151]
TEST_F(Entry, WaitingNewcomerMayPostNow) {
    begin();
    const PersonId zoe = house.player("Zoe");
    const poker::Seat blind = game_state().orbit.line[0];
    const std::size_t seats = std::size_t{house.at(table).board.sign->seats};
    poker::Seat seat = blind;  // the free seat where the wait is longest
    do
        seat = static_cast<poker::Seat>((seat + seats - 1) % seats);
    while (game_state().orbit.seats[seat].player != 0);
    sit(zoe, seat);
    const auto post = offer(zoe, OfferVerb::post_now);
    ASSERT_TRUE(post);
    EXPECT_EQ(Money::of_cents(2'00), post->amount);
    EXPECT_EQ("CP 8.10.2"_clause, post->clause);
    house.must(zoe, house_command(post->command, zoe));
    EXPECT_FALSE(offer(zoe, OfferVerb::post_now));
    ASSERT_TRUE(seen(zoe).you->entry);
    EXPECT_TRUE(seen(zoe).you->entry->is_posting);
    int hands = 0;
    while (!game_state().hand.dealt_in.contains(seat) && hands < 4) {
        play_hand();
        ++hands;
    }
    EXPECT_LE(hands, 3) << "at once, or when the button has passed";
    EXPECT_TRUE(game_state().hand.dealt_in.contains(seat));
}

// [CP 6.15] [I-74]
TEST_F(Entry, OfferThatIsMadeWhenTimeIsUpIsMarked) {
    begin();
    const PersonId actor = game_state().players[game_state().hand.actor];
    ASSERT_TRUE(offer(actor, OfferVerb::fold));
    EXPECT_TRUE(offer(actor, OfferVerb::fold)->is_on_time_out);
    EXPECT_FALSE(offer(actor, OfferVerb::call)->is_on_time_out);
}

// [CP 6.15.1] [CP 6.15.2] [I-150]
TEST_F(Entry, TimeBankIsShown) {
    begin(30);
    const PersonId actor = game_state().players[game_state().hand.actor];
    const views::TableSnapshot shown = seen(actor);
    EXPECT_EQ(30U, shown.you->bank_seconds);
    EXPECT_EQ(shown.turn.since + Span::of_seconds(20), shown.turn.bank_from);
    EXPECT_EQ(shown.turn.since + Span::of_seconds(50), shown.turn.until);
    EXPECT_EQ(shown.turn, seen(0).turn) << "everybody sees it";
    house.pass(Span::of_seconds(45));
    house.run();
    EXPECT_EQ(actor, game_state().players[game_state().hand.actor]);
    house.must(actor,
               house::PokerCommand(house::ActInHand{table, poker::call(game_state().hand.actor)}));
    EXPECT_EQ(5U, seen(actor).you->bank_seconds);
}

// [CP 6.15.1] [I-79]
TEST_F(Entry, TimeIsSoldWhereTheSignSaysSo) {
    house::Sign selling = sign();
    auto& terms = std::get<house::PokerTerms>(selling.terms);
    terms.clock.extra_seconds = 30;
    terms.clock.extensions_max = 1;
    terms.clock.fee = Money::of_cents(1'00);
    table = house.open(selling);
    const PersonId ann = house.player("Ann");
    const PersonId ben = house.player("Ben");
    sit(ann, 0);
    sit(ben, 1);
    deal();
    const PersonId actor = game_state().players[game_state().hand.actor];
    const auto until = seen(actor).turn.until;
    const auto more = offer(actor, OfferVerb::more_time);
    ASSERT_TRUE(more && until);
    EXPECT_EQ(Money::of_cents(1'00), more->amount);
    EXPECT_FALSE(offer(actor == ann ? ben : ann, OfferVerb::more_time));
    house.must(actor, house_command(more->command, actor));
    EXPECT_EQ(*until + Span::of_seconds(30), seen(actor).turn.until);
    EXPECT_FALSE(offer(actor, OfferVerb::more_time)) << "once a hand";
}

// [I-148] [I-150]
TEST_F(Entry, ChoicesMadeInAdvanceAreOfferedBothWays) {
    begin(30);
    const PersonId person = players[0];
    for (const OfferVerb verb : {OfferVerb::sit_out_at_blind, OfferVerb::time_bank}) {
        const auto before = offer(person, verb);
        ASSERT_TRUE(before);
        EXPECT_EQ(verb == OfferVerb::time_bank, before->is_on)
            << "the bank runs unless it is saved";
        house.must(person, house_command(before->command, person));
        const auto after = offer(person, verb);
        ASSERT_TRUE(after);
        EXPECT_NE(before->is_on, after->is_on);
        house.must(person, house_command(after->command, person));
        EXPECT_EQ(before, offer(person, verb));
    }
    table = house.open(sign());
    const PersonId zoe = house.player("Zoe");
    sit(zoe, 0);
    EXPECT_TRUE(offer(zoe, OfferVerb::sit_out_at_blind));
    EXPECT_FALSE(offer(zoe, OfferVerb::time_bank)) << "the sign gives none";
}

// [I-148]
TEST_F(Entry, LogSaysWhyAPlayerSitsOut) {
    begin();
    const PersonId gone = game_state().players[game_state().hand.actor];
    std::vector<std::unique_ptr<Listener>> sessions;
    for (const PersonId person : players)
        sessions.push_back(std::make_unique<Listener>(house, person));
    std::set<std::string> clauses;
    for (int i = 0; i < 300; ++i) {
        house.pass(Span::of_seconds(5));
        house.run();
        for (const views::LogLine& line : house.view_context().activity_log.lines(table)) {
            if (line.person == gone) clauses.emplace(line.clause.id());
        }
        if (game_state().hand.phase == poker::Phase::betting &&
            game_state().players[game_state().hand.actor] != gone)
            house.must(
                game_state().players[game_state().hand.actor],
                house::PokerCommand(house::ActInHand{table, poker::fold(game_state().hand.actor)}));
    }
    const auto& seats = *table_of(house.casino().state().seating, table);
    EXPECT_FALSE(seat_of(seats, gone)) << "left the seat after three blinds";
    EXPECT_TRUE(clauses.contains("I-148"));
}

}  // namespace
}  // namespace baize::server
