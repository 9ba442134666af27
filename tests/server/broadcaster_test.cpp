#include "server/broadcast/broadcaster.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "formats/json/json_line.h"
#include "server_kit.h"

namespace baize::server {
namespace {

bool starts(std::string_view text, std::string_view with) {
    return text.substr(0, with.size()) == with;
}

// [I-143]
TEST(Broadcaster, DecisionForAnEarlierDecisionPointIsRefused) {
    TestServer house;
    const TableId table = house.open("three_card");
    Listener ada(house, house.player("Ada"));
    ada.sit(table, 0);
    const std::uint64_t betting = house.stage(table);
    ada.act(table, betting, views::round::PlaceWager{0, Wager::ante, Money::of_cents(500)});
    EXPECT_EQ("done", ada.last_answer());
    ada.submit(house::FinishWagers{table}, betting);
    ASSERT_EQ(Phase::deciding, house.round(table).phase);
    ada.act(table, betting, Decide{0, Decision::play, Money::of_cents(500)});
    EXPECT_EQ("table_moved_on I-143", ada.last_answer());
    ada.act(table, house.stage(table), Decide{0, Decision::play, Money::of_cents(500)});
    EXPECT_EQ("done", ada.last_answer());
}

// [I-140]
TEST(Broadcaster, CommandWithARepeatedKeyTakesEffectOnce) {
    TestServer house;
    const TableId table = house.open("three_card");
    Listener ada(house, house.player("Ada"));
    ada.sit(table, 0);
    const std::uint64_t stage = house.stage(table);
    const views::round::PlaceWager wager{0, Wager::ante, Money::of_cents(500)};
    const std::uint64_t key = ada.act(table, stage, wager);
    const std::uint64_t events = house.events();
    ada.submit(key, views::ActInRound{table, wager}, stage);
    EXPECT_EQ("done", ada.last_answer());
    EXPECT_EQ(events, house.events());
    ada.submit(1, views::ActInRound{table, wager}, stage);
    EXPECT_EQ("command_too_old I-140", ada.last_answer());
}

// [I-140]
TEST(Broadcaster, AnotherCommandWithAUsedKeyIsRefusedWithTheNextKey) {
    TestServer house;
    const TableId table = house.open("three_card");
    Listener ada(house, house.player("Ada"));
    ada.sit(table, 0);
    const std::uint64_t stage = house.stage(table);
    const std::uint64_t key =
        ada.act(table, stage, views::round::PlaceWager{0, Wager::ante, Money::of_cents(500)});
    const std::uint64_t events = house.events();
    const views::round::PlaceWager other{0, Wager::pair_plus, Money::of_cents(500)};
    ada.submit(key, views::ActInRound{table, other}, stage);
    EXPECT_EQ("key_taken I-140", ada.last_answer());
    EXPECT_EQ(events, house.events());
    const std::string expected = "\"next_key\":" + std::to_string(key + 1);
    EXPECT_TRUE(std::any_of(ada.heard().begin(), ada.heard().end(), [&](const std::string& text) {
        return starts(text, "{\"refused\"") && text.find(expected) != std::string::npos;
    }));
}

// [I-140]
TEST(Broadcaster, NamesTheLastKeyAsTheNextOneAndNoneAfterIt) {
    constexpr std::uint64_t last = (std::uint64_t{1} << 53U) - 1;
    TestServer house;
    const TableId table = house.open("three_card");
    const PersonId person = house.player("Ada");
    Listener ada(house, person);
    const auto sits = [&](std::uint8_t seat) {
        return views::PlayerCommand(views::TakeSeat{table, seat});
    };
    const auto heard = [&](const std::string& part) {
        return std::any_of(ada.heard().begin(), ada.heard().end(), [&](const std::string& text) {
            return starts(text, "{\"refused\"") && text.find(part) != std::string::npos;
        });
    };
    const auto next = [](std::uint64_t key) { return "\"next_key\":" + std::to_string(key); };
    ada.submit(last - 1, sits(0), 0);
    ada.submit(last - 1, sits(1), 0);
    EXPECT_TRUE(heard(next(last)));
    ada.submit(last, views::LeaveTable{table}, 0);
    EXPECT_EQ("done", ada.last_answer());
    ada.submit(last, sits(1), 0);
    EXPECT_EQ("key_taken I-140", ada.last_answer());
    EXPECT_FALSE(heard(next(last + 1)));
    EXPECT_TRUE(heard(next(0)));
}

// [I-144]
TEST(Broadcaster, GuestsTakeSeatsAtFewTables) {
    TestServer house;
    std::vector<TableId> tables;
    for (int i = 0; i < 4; ++i)
        tables.push_back(house.open("three_card"));
    const PersonId person = house.player("Guest 1");
    Listener guest(house, person, true);
    const auto take = [&](std::size_t i) {
        guest.submit(views::TakeSeat{tables[i], 0});
        return guest.last_answer();
    };
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_EQ("done", take(i));
    EXPECT_EQ("too_many_tables I-144", take(3));
    guest.submit(views::LeaveTable{tables[0]});
    EXPECT_EQ("chips_first I-144", take(3));
    const house::BuyChips chips{tables[3], Money::of_cents(50'00)};
    guest.submit(chips);
    EXPECT_EQ("done", guest.last_answer());
    EXPECT_EQ("done", take(3));
    Listener registered(house, person);
    registered.submit(views::TakeSeat{tables[0], 0});
    EXPECT_EQ("done", registered.last_answer());
}

// The house also calls waiting persons to a table without play. [I-111]
TEST(Broadcaster, WaitingPersonIsCalledToAFreeSeatOfAnIdleTable) {
    TestServer house;
    const TableId table = house.open("three_card");
    const PersonId waits = house.player("Waits");
    const PersonId comes = house.player("Comes");
    Listener first(house, waits);
    Listener second(house, comes);
    const auto seats = [&] { return table_of(house.casino().state().seating, table); };
    const auto sit = [&](house::SeatNumber seat) {
        second.submit(views::TakeSeat{table, seat});
        return second.last_answer();
    };
    // The dealer has no more duties at the table, so that it is idle.
    EXPECT_EQ("done", sit(2));
    house.run();
    first.submit(views::JoinList{seats()->list});
    ASSERT_TRUE(seats()->places[0].offer.has_value());
    EXPECT_EQ(waits, seats()->places[0].offer->person);
    const PersonId late = house.player("Late");
    Listener third(house, late);
    const auto take = [&](house::SeatNumber seat) {
        third.submit(views::TakeSeat{table, seat});
        return third.last_answer();
    };
    EXPECT_EQ("seat_held I-111", take(0));
    EXPECT_EQ("done", take(1));
}

// A person who watches one table of a list is sent the new place when a person ahead takes a seat
// at another table. [CP 8.12] [I-111]
TEST(Broadcaster, PlaceInAWaitingListIsSentWhenAPersonAheadTakesASeatAtAnotherTable) {
    TestServer house;
    house::Sign sign = house::plain_sign("three_card", house::DealtBy::house);
    sign.seats = 1;
    const TableId one = house.open(sign);
    const TableId other = house.open(sign, house::Chips::money, one);
    const PersonId ada = house.player("Ada");
    const PersonId bob = house.player("Bob");
    const PersonId cleo = house.player("Cleo");
    const PersonId dina = house.player("Dina");
    Listener at_one(house, ada);
    Listener at_other(house, bob);
    at_one.sit(one, 0);
    at_other.sit(other, 0);
    Listener first(house, cleo);
    Listener second(house, dina);
    second.watch(other);
    first.submit(views::JoinList{one});
    second.submit(views::JoinList{one});
    const auto place_sent = [&](const std::string& place) {
        const std::string part = "\"list_place\":" + place;
        return std::any_of(second.heard().begin(), second.heard().end(), [&](const auto& text) {
            return text.find(part) != std::string::npos;
        });
    };
    EXPECT_TRUE(place_sent("2"));
    at_one.submit(views::LeaveTable{one});
    EXPECT_FALSE(place_sent("1"));
    first.submit(views::TakeSeat{one, 0});
    EXPECT_EQ("done", first.last_answer());
    EXPECT_TRUE(place_sent("1"));
}

// Seats taken without chips, or left by closing the page. [I-144]
TEST(Broadcaster, SeatsWithoutChipsOrConnectionAreFreeAgain) {
    TestServer house;
    const TableId table = house.open("three_card");
    const PersonId squatter = house.player("Squatter");
    const PersonId owner = house.player("Owner");
    const auto sitter = [&](std::size_t seat) {
        const house::Sitter& found =
            table_of(house.casino().state().seating, table)->places[seat].sitter;
        return found;
    };
    {
        Listener first(house, squatter);
        first.submit(views::TakeSeat{table, 0});
        Listener second(house, owner);
        second.sit(table, 1);
        house.pass(Span::of_seconds(59));
        house.run();
        EXPECT_EQ(squatter, sitter(0).person);
        house.pass(Span::of_seconds(1));
        EXPECT_LE(*house.broadcaster().wakes_at(), house.now());
        house.run();
        EXPECT_EQ(0U, sitter(0).person);
        EXPECT_EQ(owner, sitter(1).person);
    }
    house.run();
    house.pass(Span::of_seconds(9));
    house.run();
    EXPECT_FALSE(sitter(1).absent_since.has_value());
    house.pass(Span::of_seconds(1));
    EXPECT_LE(*house.broadcaster().wakes_at(), house.now());
    house.run();
    ASSERT_TRUE(sitter(1).absent_since.has_value());
    {
        const Listener back(house, owner);
        EXPECT_FALSE(sitter(1).absent_since.has_value());
    }
    house.run();
    house.pass(Span::of_seconds(30));
    house.run();
    house.pass(Span::of_minutes(10));
    house.run();
    EXPECT_EQ(0U, sitter(1).person);
    EXPECT_EQ(Money::of_cents(1'000'00),
              house.casino().balances().of(house::wallet_of(house::Chips::money, owner)));
}

// After a start, seated players who do not reconnect become absent too. [I-144]
TEST(Broadcaster, PlayersWhoDoNotReconnectAfterAStartAreAbsent) {
    TestServer house;
    const TableId table = house.open("three_card");
    const PersonId ada = house.player("Ada");
    house.must(ada, house::SeatingCommand(house::TakeSeat{table, 0, ada}));
    house.must(ada, house::BankedCommand(house::BuyChips{table, Money::of_cents(100'00)}));
    house.restart_broadcaster();
    house.run();
    house.pass(Span::of_seconds(30));
    house.run();
    const house::SeatedTable& seats = *table_of(house.casino().state().seating, table);
    EXPECT_TRUE(seats.places[0].sitter.absent_since.has_value());
}

TEST(Broadcaster, SilentSessionIsSentAHeartbeatAfterASecond) {
    TestServer house;
    const Listener listener(house, 0);
    house.run();
    EXPECT_TRUE(listener.beats().empty());
    house.pass(Span::of_seconds(1));
    EXPECT_LE(*house.broadcaster().wakes_at(), house.now());
    house.run();
    ASSERT_EQ(1U, listener.beats().size());
    EXPECT_TRUE(listener.beats().front().starts_with("{\"heartbeat\":{\"now\":"));
}

// Two tables of one jackpot system: a wager at one changes the amount that both display.
// [CS 9.1.1(k)] [UTH 3.35]
TEST(Broadcaster, TablesOfALinkedJackpotAreSentAgainWhenItChanges) {
    TestServer house;
    const auto [one, other] = house.open_linked();
    Listener player(house, house.player("Ada"));
    player.sit(one, 0);
    Listener bystander(house, 0);
    bystander.watch(other);
    const auto snapshots = [&] {
        return std::count_if(
            bystander.heard().begin(), bystander.heard().end(), [](const std::string& text) {
                return starts(text, "{\"table_changed\"");
            });
    };
    const auto amount = [&] {
        const std::string& text = bystander.heard().back();
        const std::size_t begin = text.find("\"jackpot\":");
        return text.substr(begin, text.find("\"offers\"", begin) - begin);
    };
    const auto before = snapshots();
    const std::string shown = amount();
    player.act(
        one, house.stage(one), views::round::PlaceWager{0, Wager::ante, Money::of_cents(500)});
    player.act(
        one, house.stage(one), views::round::PlaceWager{0, Wager::jackpot, Money::of_cents(100)});
    EXPECT_EQ("done", player.last_answer());
    player.submit(house::FinishWagers{one}, house.stage(one));
    EXPECT_LT(before, snapshots());
    EXPECT_NE(shown, amount());
}

TEST(Broadcaster, FirstSessionAfterAStartIsWelcomedAtOnce) {
    TestServer house;
    static_cast<void>(house.open("three_card"));
    house.restart_broadcaster();
    const Listener first(house, 0);
    ASSERT_FALSE(first.heard().empty());
    EXPECT_TRUE(first.heard().front().starts_with("{\"welcome\""));
}

TEST(Broadcaster, NothingIsSentBeforeItIsDurable) {
    TestServer house;
    const TableId table = house.open("three_card");
    Listener ada(house, house.player("Ada"));
    Listener passer_by(house, 0);
    passer_by.watch(table);
    ada.sit(table, 0);
    const std::size_t before = passer_by.heard().size();
    const std::size_t own = ada.heard().size();
    house.hold_disk();
    ada.act_without_flush(
        table, house.stage(table), views::round::PlaceWager{0, Wager::ante, Money::of_cents(500)});
    EXPECT_EQ(before, passer_by.heard().size());
    EXPECT_EQ(own, ada.heard().size());
    house.release_disk();
    EXPECT_LT(before, passer_by.heard().size());
    EXPECT_EQ("done", ada.last_answer());
}

TEST(Broadcaster, TableIsSentOnlyToItsWatchers) {
    TestServer house;
    const TableId one = house.open("three_card");
    const TableId other = house.open("caribbean_stud");
    Listener ada(house, house.player("Ada"));
    Listener eve(house, 0);
    eve.watch(other);
    const std::size_t before = eve.heard().size();
    ada.sit(one, 0);
    ada.act(one, house.stage(one), views::round::PlaceWager{0, Wager::ante, Money::of_cents(500)});
    EXPECT_EQ(before, eve.heard().size());
}

TEST(Broadcaster, SessionWatchesAtMost32Tables) {
    TestServer house;
    Listener eve(house, 0);
    for (int i = 0; i < 33; ++i)
        eve.watch(house.open("three_card"));
    EXPECT_NE(std::string::npos, eve.heard().back().find("Too many tables")) << eve.heard().back();
    const auto is_snapshot = [](const std::string& text) {
        return text.find("table_changed") != std::string::npos;
    };
    EXPECT_EQ(32, std::count_if(eve.heard().begin(), eve.heard().end(), is_snapshot));
}

TEST(Broadcaster, CommandOfAnAnonymousSessionIsRefused) {
    TestServer house;
    const TableId table = house.open("three_card");
    Listener eve(house, 0);
    eve.submit(views::TakeSeat{table, 0});
    EXPECT_EQ("no_such_person I-138", eve.last_answer());
}

TEST(Broadcaster, PlayersCannotSitDownOrActForOthers) {
    TestServer house;
    const TableId table = house.open("three_card");
    const PersonId ada = house.player("Ada");
    Listener player(house, ada);
    Listener eve(house, house.player("Eve"));
    player.sit(table, 0);
    player.act(
        table, house.stage(table), views::round::PlaceWager{0, Wager::ante, Money::of_cents(500)});
    const Money stack = house.stack(table, ada);
    eve.submit(views::LeaveTable{table});
    EXPECT_EQ(stack, house.stack(table, ada));
    eve.act(table, house.stage(table), views::round::PlaceWager{0, Wager::ante, Money{}});
    EXPECT_EQ(stack, house.stack(table, ada));
    eve.submit_as_staff(house::SeatingCommand(house::LeaveTable{table, ada}));
    EXPECT_EQ("rank_too_low I-112", eve.last_answer());
    EXPECT_EQ(stack, house.stack(table, ada));
    eve.submit_as_staff(house::PeopleCommand(house::CashIn{2, Money::of_cents(1'000'000)}));
    EXPECT_EQ("rank_too_low I-112", eve.last_answer());
}

TEST(Broadcaster, WhyNotExplainsARefusalAndChangesNothing) {
    TestServer house;
    const TableId table = house.open("ultimate_holdem");
    const PersonId ada = house.player("Ada");
    Listener player(house, ada);
    Listener nobody(house, 0);
    player.sit(table, 0);
    const auto placing = [&](Wager wager, Money amount) {
        return views::ActInRound{table, views::round::PlaceWager{0, wager, amount}};
    };
    const std::uint64_t events = house.events();
    const Money five = Money::of_cents(500);
    EXPECT_EQ(" ", player.why_not(placing(Wager::ante, five)));
    EXPECT_TRUE(
        starts(player.why_not(placing(Wager::ante, Money::of_cents(100))), "below_minimum "));
    EXPECT_TRUE(
        starts(player.why_not(placing(Wager::ante, Money::of_cents(600'00))), "above_maximum "));
    EXPECT_TRUE(
        starts(player.why_not(placing(Wager::ante, Money::of_cents(200'00))), "too_few_chips "));
    EXPECT_TRUE(starts(player.why_not(placing(Wager::trips, five)), "needs_"));
    EXPECT_EQ("no_such_person I-138", nobody.why_not(placing(Wager::ante, five)));
    EXPECT_EQ(events, house.events());
    EXPECT_EQ("no answer", player.why_not(views::LeaveTable{table}));
}

// A registration is several commands, each submitted when the one before is durable.
TEST(Broadcaster, CommandsSubmittedByACallbackAreWrittenAtOnce) {
    TestServer house;
    ledger::Committer& committer = house.open_casino().committer();
    const auto enrol = [&](const std::string& name, const Broadcaster::OnDurable& then) {
        house.broadcaster().submit(house::the_house_itself,
                                   house::PeopleCommand(house::Enrol{name, false}),
                                   house.now(),
                                   then);
    };
    const auto nothing = [](const Result<house::Receipt>&) {};
    const std::uint64_t before = committer.taken();
    enrol("Zoe", nothing);
    house.broadcaster().run(house.now());
    const std::uint64_t each = committer.taken() - before;
    ASSERT_GT(each, 0U);
    enrol("Ada", [&](const Result<house::Receipt>&) { enrol("Ben", nothing); });
    house.broadcaster().run(house.now());
    committer.wait();  // Ada is durable
    house.broadcaster().run(house.now());
    EXPECT_EQ(before + 3 * each, committer.taken());
}

// [CP 10.1] [I-73]
TEST(Broadcaster, FlopChaseIsOfferedPlacedAndTakenBack) {
    TestServer house;
    house::Sign sign = house::plain_sign("holdem", house::DealtBy::house);
    auto& terms = std::get<house::PokerTerms>(sign.terms);
    terms.flop_chase = {
        .offered = true, .minimum = Money::of_cents(1'00), .maximum = Money::of_cents(100'00)};
    const TableId table = house.open(sign);
    const PersonId ada = house.player("Ada");
    poker::Arrival arrival{.player = ada, .seat = 2};
    arrival.chips = Money::of_cents(42'00);
    house.must(ada, house::PokerCommand(house::SitDown{table, arrival}));
    const auto shown = [&] { return show_table(house.view_context(), house.at(table), ada); };
    const auto offered = [&](std::string_view name) -> std::optional<views::OfferView> {
        for (const views::OfferView& offer : shown().offers) {
            if (offer.name == name) return offer;
        }
        return std::nullopt;
    };
    EXPECT_FALSE(offered("take_back_flop_chase"));
    EXPECT_FALSE(offered("flop_chase_both"));
    const auto black = offered("flop_chase_black");
    ASSERT_TRUE(black);
    EXPECT_EQ(Money::of_cents(1'00), black->amount);
    EXPECT_EQ(Money::of_cents(40'00), black->max);  // the blind stays
    house.must(ada, house_command(black->command, ada));
    const std::vector<views::SideWagerView> requested{{"black", Money::of_cents(1'00), {}}};
    EXPECT_EQ(requested, shown().you->requested);
    const auto back = offered("take_back_flop_chase");
    ASSERT_TRUE(back);
    house.must(ada, house_command(back->command, ada));
    EXPECT_TRUE(shown().you->requested.empty());
}

}  // namespace
}  // namespace baize::server
