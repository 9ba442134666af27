// The offers to players when a hand of the showdown stayed hidden.
#include <gtest/gtest.h>

#include "house/casino/case_kit.h"
#include "service/offers/show_offers.h"

namespace baize::views {
namespace {

class HiddenHand : public house::Pit, public ::testing::Test {
  protected:
    HiddenHand() {
        open_holdem();
        gil = player("Gil", baize::dollars(1'000));
    }

    // Checked to the river; the big blind has aces and shows them first.
    void play_to_the_end() {
        CardList<card_count> deck;
        CardSet used;
        for (const char* const card :
             {"As", "2c", "Ad", "7h", "3c", "Kh", "9d", "4s", "3d", "Js"}) {
            deck.push_back(Card::parse(card).value());
            used.insert(Card::parse(card).value());
        }
        for (std::size_t i = 0; i < card_count; ++i) {
            if (!used.contains(Card::of_index(i))) deck.push_back(Card::of_index(i));
        }
        must(house::the_house_itself, house::SealDeck{holdem, deck, 10, {}});
        must(house::the_house_itself, house::OpenHand{holdem, {}, {}});
        must(gil, house::sit_down(holdem, gil, 5, baize::dollars(100), poker::Choice::wait));
        in_turn(poker::Does::call);
        while (hand(holdem).phase == poker::Phase::betting)
            in_turn(poker::Does::check);
    }

    [[nodiscard]] std::vector<OfferView> asks_of(house::PersonId person) const {
        const house::Context context{
            casino.state(), casino.balances(), house::issuer_of(casino.state(), person, now)};
        std::vector<OfferView> asks;
        for (OfferView& offer : show_offers(context, at(holdem))) {
            if (offer.kind == OfferKind::request) asks.push_back(std::move(offer));
        }
        return asks;
    }

    house::PersonId gil = 0;
};

// [CP 8.20.4] [CP 9.5]
TEST_F(HiddenHand, IsOfferedToAllOtherPlayersAtTheTable) {
    play_to_the_end();
    const poker::Seat hidden = hand(holdem).mucked.lowest();
    const house::PersonId owner = house::poker_state(at(holdem))->players[hidden];
    const house::PersonId winner = owner == emil ? fay : emil;
    for (const house::PersonId person : {winner, gil}) {
        const std::vector<OfferView> asks = asks_of(person);
        ASSERT_EQ(1U, asks.size());
        EXPECT_EQ("see_hand", asks[0].name);
        EXPECT_EQ(hidden, asks[0].box);
        EXPECT_EQ("CP 8.20.4", asks[0].clause.id());
    }
    EXPECT_TRUE(asks_of(owner).empty());
    EXPECT_TRUE(asks_of(dealer).empty());
    const poker::Action asked{.does = poker::Does::ask_to_see, .seat = 5, .other = hidden};
    must(gil, house::ActInHand{holdem, asked});
    EXPECT_TRUE(asks_of(winner).empty());
}

}  // namespace
}  // namespace baize::views
