// Every offer of all twelve games: it is accepted with the minimum, the maximum and an amount in
// between, refused outside them, and moves the chips that it names.
#include <set>

#include <gtest/gtest.h>

#include "offer_taking.h"

namespace baize::server {
namespace {

using views::OfferKind;
using views::OfferView;

std::vector<std::string_view> house_game_names_of_kit() {
    std::vector<std::string_view> names;
    for (const GameHooks& game : house_games())
        names.push_back(game.facts().name);
    return names;
}

// Expects the offer to be refused without any movement of chips.
void expect_refused(AtTable& person, const OfferView& offer, Money amount) {
    const Money stack = person.stack();
    const Money wallet = person.wallet();
    EXPECT_NE("done", person.take(with_amount(offer, amount)))
        << offer.name << " " << amount.cents();
    EXPECT_EQ(stack, person.stack()) << offer.name;
    EXPECT_EQ(wallet, person.wallet()) << offer.name;
}

void expect_refused_beyond(AtTable& person, const OfferView& offer) {
    expect_refused(person, offer, offer.max + offer.step);
    expect_refused(person, offer, offer.amount - offer.step);
}

// Moves money from the wallet to the person's stack.
void buy_every_amount(AtTable& person, std::string_view name) {
    for (std::size_t i = 0; i < 3; ++i) {
        const auto offer = person.offer(name);
        if (!offer) return;  // the maximum was bought
        const Money amount = amounts_of(*offer)[i];
        const Money stack = person.stack();
        const Money wallet = person.wallet();
        expect_refused(person, *offer, offer->max + offer->step);
        EXPECT_EQ("done", person.take(with_amount(*offer, amount))) << name;
        EXPECT_EQ(stack + amount, person.stack()) << name;
        EXPECT_EQ(wallet - amount, person.wallet()) << name;
    }
}

// Tries the amounts of each wager as it is offered, and leaves each at its minimum.
std::set<std::string> wager_every_amount(AtTable& person, std::uint8_t box) {
    std::set<std::string> tried;
    while (true) {
        std::vector<OfferView> wagers = person.offers(OfferKind::wager);
        std::erase_if(wagers, [&](const OfferView& offer) {
            return offer.box != box || offer.amount_path.empty() || tried.contains(offer.name);
        });
        if (wagers.empty()) return tried;
        const OfferView& offer = wagers.front();
        tried.insert(offer.name);
        const Money chips = person.stack() + person.on_layout();
        const Money before = person.on_layout();
        expect_refused_beyond(person, offer);
        std::vector<Money> amounts = amounts_of(offer);
        amounts.push_back(offer.amount);
        for (const Money amount : amounts) {
            EXPECT_EQ("done", person.take(with_amount(offer, amount)))
                << offer.name << " " << amount.cents();
            EXPECT_EQ(before + amount, person.on_layout()) << offer.name;
            EXPECT_EQ(chips, person.stack() + person.on_layout()) << offer.name;
        }
    }
}

// Returns the first offer to take a wager back. Wagers that depend on another one are offered
// first.
std::optional<OfferView> take_back(const AtTable& person) {
    for (OfferView& offer : person.offers(OfferKind::wager)) {
        if (offer.name.starts_with("take_back_")) return std::move(offer);
    }
    return std::nullopt;
}

class HouseOffers : public testing::TestWithParam<std::string_view> {
  protected:
    // Every TestServer deals the same cards, so that a new one can take another decision in the
    // same round.
    struct Round {
        TestServer house{};
        TableId table;
        AtTable ada;

        explicit Round(std::string_view game)
            : table(house.open(game)), ada(house, table, house.player("Ada")) {}
    };
};

TEST_P(HouseOffers, SeatsChipsAndWagersAreAccepted) {
    Round round(GetParam());
    AtTable& ada = round.ada;
    const auto seat = ada.offer("sit_down");
    ASSERT_TRUE(seat.has_value());
    EXPECT_EQ("done", ada.take(*seat));
    EXPECT_EQ("not offered", ada.take("sit_down"));
    buy_every_amount(ada, "buy_chips");
    const std::set<std::string> tried = wager_every_amount(ada, seat->box);
    EXPECT_TRUE(tried.contains("ante"));
    for (const Wager wager : house_game(game_named(GetParam()).value())->facts().opening) {
        if (wager == Wager::jackpot) continue;  // this table has no jackpot
        EXPECT_TRUE(tried.contains(std::string(name(wager)))) << name(wager);
    }
    const Money chips = ada.stack() + ada.on_layout();
    for (auto back = take_back(ada); back; back = take_back(ada))
        ASSERT_EQ("done", ada.take(*back)) << back->name;
    EXPECT_EQ(chips, ada.stack());
    EXPECT_TRUE(ada.on_layout().is_zero());
    EXPECT_EQ("done", ada.take("leave"));
    EXPECT_TRUE(ada.stack().is_zero());
}

TEST_P(HouseOffers, EveryDecisionTakesTheChipsOfItsOffer) {
    std::set<std::string> taken;
    // The nth TestServer takes the nth decision of every street.
    for (std::size_t nth = 0; nth < 4; ++nth) {
        Round round(GetParam());
        AtTable& ada = round.ada;
        ASSERT_EQ("done", ada.take("sit_down"));
        ASSERT_EQ("done", ada.take(with_amount(*ada.offer("buy_chips"), Money::of_cents(200'00))));
        for (const char* const wager : {"ante", "blind"}) {
            if (!ada.offer(wager)) continue;
            ASSERT_EQ("done", ada.take(wager));
        }
        ASSERT_EQ("done", ada.take("deal"));
        while (round.house.round(round.table).phase == Phase::deciding) {
            const std::vector<OfferView> open = ada.offers(OfferKind::decision);
            ASSERT_FALSE(open.empty());
            const OfferView& offer = open[std::min(nth, open.size() - 1)];
            const Money stack = ada.stack();
            const Money game_state = ada.on_layout();
            const std::uint64_t stage = round.house.stage(round.table);
            taken.insert(offer.name);
            // The table goes on without input and may pay at once, so that chips are compared only
            // while the player is still deciding.
            const std::uint64_t events = round.house.events();
            ASSERT_EQ("done", ada.take(offer)) << offer.name;
            EXPECT_LT(events, round.house.events());
            EXPECT_NE(stage, round.house.stage(round.table)) << offer.name;
            if (round.house.round(round.table).phase != Phase::deciding) break;
            EXPECT_EQ(stack - offer.amount, ada.stack()) << offer.name;
            EXPECT_EQ(game_state + offer.amount, ada.on_layout()) << offer.name;
        }
        // Perth's games also ask whether the hand is turned up. [UTH 4.14] [CH 4.12(b)]
        if (round.house.round(round.table).phase == Phase::showdown) {
            ASSERT_EQ("done", ada.take(nth % 2 == 0 ? "show_hand" : "decline_to_show"));
        }
        const views::TableSnapshot over =
            show_table(round.house.view_context(), round.house.at(round.table), ada.person());
        ASSERT_TRUE(over.banked.has_value());
        Money staked;
        Money back;
        for (const views::BoxView& box : over.banked->boxes) {
            for (const views::ResultView& result : box.results) {
                staked += result.staked;
                back += result.back;
                EXPECT_TRUE(result.clause.is_set()) << result.wager;
            }
        }
        EXPECT_EQ(Money::of_cents(200'00) - staked + back, ada.stack()) << nth;
    }
    EXPECT_GE(taken.size(), 2U);
}

INSTANTIATE_TEST_SUITE_P(Games,
                         HouseOffers,
                         testing::ValuesIn(house_game_names_of_kit()),
                         [](const auto& game) { return std::string(game.param); });

class PokerOffers : public testing::TestWithParam<poker::VariantFacts> {
  protected:
    PokerOffers() {
        for (const char* const name : {"Ada", "Bo", "Cy"})
            people.emplace_back(house, table, house.player(name));
    }

    // Seats all three persons with this many chips and deals them into one hand.
    void sit_down(Money each) {
        for (AtTable& person : people)
            ASSERT_EQ("done", person.take(with_amount(*person.offer("sit_down"), each)));
        ASSERT_NO_FATAL_FAILURE(deal_in_three(house, table, people));
    }

    [[nodiscard]] const poker::Hand& hand() const { return hand_at(house, table); }

    TestServer house{};
    TableId table = house.open(GetParam().name);
    std::vector<AtTable> people{};
};

TEST_P(PokerOffers, ChipsComeFromTheWallet) {
    for (std::size_t i = 0; i < people.size(); ++i) {
        AtTable& person = people[i];
        const auto seat = person.offer("sit_down");
        ASSERT_TRUE(seat.has_value());
        const Money wallet = person.wallet();
        // A person may sit down with less, and is dealt in after adding the rest.
        expect_refused(person, *seat, seat->max + seat->step);
        const Money amount = amounts_of(*seat)[i];
        ASSERT_EQ("done", person.take(with_amount(*seat, amount)));
        // The first hand begins when the second person sits down.
        const Money blind = i == 0 ? Money{} : hand().put_in[seat_of(house, table, person)];
        EXPECT_EQ(amount, person.stack() + blind);
        EXPECT_EQ(wallet - amount, person.wallet());
    }
}

TEST_P(PokerOffers, ChipsAreAddedBetweenHands) {
    AtTable& ada = people[0];
    ASSERT_EQ("done", ada.take("sit_down"));
    buy_every_amount(ada, "add_chips");
    EXPECT_EQ(Money::of_cents(400'00), ada.stack());
    const Money wallet = ada.wallet();
    EXPECT_EQ("done", ada.take("leave"));
    EXPECT_EQ(wallet + Money::of_cents(400'00), ada.wallet());
}

TEST_P(PokerOffers, BetTakesTheChipsOfItsOffer) {
    sit_down(Money::of_cents(200'00));
    for (std::size_t nth = 0; nth < 3; ++nth) {
        AtTable& actor = to_act(people);
        const poker::Seat seat = seat_of(house, table, actor);
        const auto raise = actor.offer("raise");
        ASSERT_TRUE(raise.has_value()) << nth;
        expect_refused_beyond(actor, *raise);
        EXPECT_EQ(seat, hand().actor);
        const Money amount = amounts_of(*raise)[nth];
        const Money chips = hand().stacks[seat] + hand().bets[seat];
        ASSERT_EQ("done", actor.take(with_amount(*raise, amount)));
        EXPECT_EQ(amount, hand().bets[seat]);
        EXPECT_EQ(chips - amount, hand().stacks[seat]);
    }
    AtTable& client = to_act(people);
    const poker::Seat seat = seat_of(house, table, client);
    const auto call = client.offer("call");
    ASSERT_TRUE(call.has_value());
    const Money stack = hand().stacks[seat];
    const Money put_in = hand().put_in[seat];
    ASSERT_EQ("done", client.take(*call));
    EXPECT_EQ(stack - call->amount, hand().stacks[seat]);
    EXPECT_EQ(put_in + call->amount, hand().put_in[seat]);
}

// A player who has lost everything may buy again at once, or leave.
// [CP 6.3]
TEST_P(PokerOffers, PlayerWithoutChipsMayBuyAgainOrLeave) {
    sit_down(Money::of_cents(40'00));
    const auto lost = [&]() -> AtTable* {
        for (AtTable& person : people) {
            if (person.stack().is_zero()) return &person;
        }
        return nullptr;
    };
    for (int i = 0; i < 400 && (hand().phase != poker::Phase::over || lost() == nullptr); ++i) {
        if (hand().phase == poker::Phase::over) {
            house.pass(Span::of_seconds(6));
            house.run();
            continue;
        }
        AtTable& actor = to_act(people);
        const auto raise = actor.offer("raise");
        const auto discards = actor.offers(OfferKind::decision);
        if (raise) {
            ASSERT_EQ("done", actor.take(with_amount(*raise, raise->max)));
        } else if (actor.take("call") != "done") {
            ASSERT_EQ("done", actor.take(discards[0]));
        }
    }
    AtTable* const bust = lost();
    ASSERT_NE(nullptr, bust);
    const auto rebuy = bust->offer("add_chips");
    ASSERT_TRUE(rebuy.has_value());
    EXPECT_EQ(views::OfferVerb::add_chips, rebuy->verb);
    EXPECT_EQ(Money::of_cents(40'00), rebuy->amount);
    EXPECT_EQ(Money::of_cents(400'00), rebuy->max);
    EXPECT_TRUE(bust->offer("leave").has_value());
    ASSERT_EQ("done", bust->take(with_amount(*rebuy, Money::of_cents(200'00))));
    EXPECT_EQ(Money::of_cents(200'00), bust->stack());
}

INSTANTIATE_TEST_SUITE_P(Games,
                         PokerOffers,
                         testing::ValuesIn(poker::variants),
                         [](const auto& game) { return std::string(game.param.name); });

}  // namespace
}  // namespace baize::server
