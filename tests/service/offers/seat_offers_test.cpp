// The offers to a person who took a seat without chips and lost it.
#include <algorithm>

#include <gtest/gtest.h>

#include "house/casino/house_dealer.h"
#include "service/offers/show_offers.h"

namespace baize::views {
namespace {

class SeatOffers : public house::House, public ::testing::Test {
  protected:
    SeatOffers() {
        must(ann, house::SeatingCommand(house::TakeSeat{game_state, 0, ann}));
        pass(Span::of_minutes(1));
        house::HouseDealer deals{3};
        deals.run(*this, game_state);
    }

    // The offer of that kind, until another one is asked for; nullptr when there is none.
    [[nodiscard]] const OfferView* find_offer(house::PersonId person, OfferVerb verb) {
        const house::Context context{
            casino.state(), casino.balances(), house::issuer_of(casino.state(), person, now)};
        offers = show_offers(context, at(game_state));
        const auto found = std::find_if(offers.begin(), offers.end(), [&](const OfferView& offer) {
            return offer.verb == verb;
        });
        return found == offers.end() ? nullptr : &*found;
    }

    [[nodiscard]] bool is_offered(house::PersonId person, OfferVerb verb) {
        return find_offer(person, verb) != nullptr;
    }

    std::vector<OfferView> offers{};
    house::TableId game_state = table("three_card");
    house::PersonId ann = player("Ann", baize::dollars(1'000));
    house::PersonId ben = player("Ben", baize::dollars(1'000));
};

// The chips are part of the offer, so that one step suffices; a player who lost a seat without
// chips may take one again this way. [I-144]
TEST_F(SeatOffers, SeatIsOfferedWithTheChipsThatItNeeds) {
    for (const house::PersonId person : {ann, ben}) {
        const OfferView* const seat = find_offer(person, OfferVerb::sit_down);
        ASSERT_NE(nullptr, seat);
        EXPECT_EQ(baize::dollars(5), seat->amount);
        EXPECT_EQ(baize::dollars(1'000), seat->max);
        EXPECT_EQ((std::vector<std::string>{"take_seat", "chips"}), seat->amount_path);
        EXPECT_FALSE(is_offered(person, OfferVerb::buy_chips));
        EXPECT_FALSE(is_offered(person, OfferVerb::leave));
    }
    const OfferView seat = *find_offer(ann, OfferVerb::sit_down);
    must(ann, house_command(seat.command, ann));
    EXPECT_EQ(baize::dollars(5), stack(game_state, ann));
}

// [I-144]
TEST_F(SeatOffers, ChipsAtTheTableCountForTheSeat) {
    must(ann, house::BankedCommand(house::BuyChips{game_state, baize::dollars(2)}));
    ASSERT_NE(nullptr, find_offer(ann, OfferVerb::sit_down));
    EXPECT_EQ(baize::dollars(3), find_offer(ann, OfferVerb::sit_down)->amount);
    EXPECT_TRUE(is_offered(ann, OfferVerb::leave)) << "or the chips are taken back";
    must(cage, house::CashOut{ann, baize::dollars(996)});
    EXPECT_FALSE(is_offered(ann, OfferVerb::sit_down)) << "the wallet has too little";
    must(ann, house::BankedCommand(house::BuyChips{game_state, baize::dollars(2)}));
    EXPECT_FALSE(is_offered(ann, OfferVerb::sit_down));
    must(cage, house::CashIn{ann, baize::dollars(10)});
    must(ann, house::BankedCommand(house::BuyChips{game_state, baize::dollars(1)}));
    ASSERT_NE(nullptr, find_offer(ann, OfferVerb::sit_down));
    EXPECT_TRUE(find_offer(ann, OfferVerb::sit_down)->amount.is_zero());
}

// [I-149]
TEST_F(SeatOffers, RoundCanBeSkippedWhereOtherPlayersWait) {
    must(ann, house::SeatingCommand(house::TakeSeat{game_state, 0, ann, baize::dollars(50)}));
    EXPECT_FALSE(is_offered(ann, OfferVerb::skip_round)) << "no other player sits there";
    must(ben, house::SeatingCommand(house::TakeSeat{game_state, 1, ben, baize::dollars(50)}));
    EXPECT_TRUE(is_offered(ann, OfferVerb::skip_round));
    EXPECT_FALSE(is_offered(ann, OfferVerb::deal));
    const baize::PlaceWager ante{0, Wager::ante, baize::dollars(5)};
    must(ann, house::BankedCommand(house::ActInRound{game_state, ante, 0}));
    EXPECT_FALSE(is_offered(ann, OfferVerb::skip_round));
    EXPECT_TRUE(is_offered(ann, OfferVerb::deal));
    must(ben, house_command(find_offer(ben, OfferVerb::skip_round)->command, ben));
    EXPECT_FALSE(is_offered(ben, OfferVerb::skip_round));
}

// A list has its use while no seat is free. [I-111]
TEST_F(SeatOffers, WaitingListIsNotOfferedWhileSeatsAreFree) {
    EXPECT_FALSE(is_offered(ann, OfferVerb::join_list));
    EXPECT_FALSE(is_offered(ben, OfferVerb::join_list));
    const std::size_t seats = table_of(casino.state().seating, game_state)->places.size();
    for (house::SeatNumber seat = 0; seat < seats; ++seat) {
        const house::PersonId other = player("Player " + std::to_string(seat), baize::dollars(100));
        must(other, house::BankedCommand(house::BuyChips{game_state, baize::dollars(5)}));
        must(other, house::SeatingCommand(house::TakeSeat{game_state, seat, other}));
    }
    EXPECT_TRUE(is_offered(ben, OfferVerb::join_list));
}

}  // namespace
}  // namespace baize::views
