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

// [I-144]
TEST_F(SeatOffers, ChipsAreOfferedToPersonsWhoNeedThemBeforeASeat) {
    EXPECT_FALSE(is_offered(ann, OfferVerb::sit_down));
    EXPECT_TRUE(is_offered(ann, OfferVerb::buy_chips));
    EXPECT_TRUE(is_offered(ben, OfferVerb::sit_down));
    EXPECT_FALSE(is_offered(ben, OfferVerb::buy_chips));
    EXPECT_FALSE(is_offered(ann, OfferVerb::leave));
    must(ann, house::BankedCommand(house::BuyChips{game_state, baize::dollars(5)}));
    EXPECT_TRUE(is_offered(ann, OfferVerb::sit_down));
    // Or the chips are taken back.
    EXPECT_TRUE(is_offered(ann, OfferVerb::leave));
}

// [I-144]
TEST_F(SeatOffers, TooFewChipsForASeatAreNotOffered) {
    must(ann, house::BankedCommand(house::BuyChips{game_state, baize::dollars(2)}));
    const OfferView* const chips = find_offer(ann, OfferVerb::buy_chips);
    ASSERT_NE(nullptr, chips);
    EXPECT_EQ(baize::dollars(3), chips->amount);
    must(cage, house::CashOut{ann, baize::dollars(996)});
    EXPECT_EQ(nullptr, find_offer(ann, OfferVerb::buy_chips));
    EXPECT_TRUE(is_offered(ann, OfferVerb::leave));
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
