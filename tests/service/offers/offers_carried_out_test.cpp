// Offers are made without running the engine for each of them, so each offer must be accepted when
// it is pressed.
#include <cstdint>
#include <random>

#include <gtest/gtest.h>

#include "house/casino/house_dealer.h"
#include "service/offers/show_offers.h"

namespace baize::views {
namespace {

class OfferedTable : public house::House {
  public:
    explicit OfferedTable(std::string_view game) : game_(game), game_state_(table(game)) {
        for (const char* const name : {"Ann", "Ben", "Cem", "Dee"})
            people_.push_back(player(name, baize::dollars(1'000)));
        deals_.run(*this, game_state_);
    }

    // Presses random offers of random people, and lets the house deal after each, at least so often
    // and until that number of rounds is over.
    void play(int presses, std::uint64_t rounds_wanted) {
        constexpr int presses_most = 5'000;
        for (int i = 0; i < presses || rounds() < rounds_wanted; ++i) {
            if (testing::Test::HasFailure() || i == presses_most) return;
            const house::PersonId person = people_[next() % people_.size()];
            for (const house::PersonId one : people_)
                expect_all_accepted(one);
            const std::vector<OfferView> offers = offers_of(person);
            if (offers.empty()) {
                pass(Span::of_seconds(31));
            } else {
                const OfferView& pressed = offers[next() % offers.size()];
                // Leaving is pressed rarely, because otherwise no round would be finished.
                if (pressed.verb != OfferVerb::leave || next() % 8 == 0)
                    must(person, house_command(pressed.command, person));
                pass(Span::of_seconds(1));
            }
            deals_.run(*this, game_state_);
        }
    }

    [[nodiscard]] std::size_t checked() const { return checked_; }

    [[nodiscard]] std::uint64_t rounds() const { return at(game_state_).completed; }

  private:
    [[nodiscard]] house::Context context(house::PersonId person) const {
        return {casino.state(), casino.balances(), house::issuer_of(casino.state(), person, now)};
    }

    [[nodiscard]] std::vector<OfferView> offers_of(house::PersonId person) const {
        return show_offers(context(person), at(game_state_));
    }

    void expect_all_accepted(house::PersonId person) {
        for (const OfferView& offer : offers_of(person)) {
            const auto decided = decide(context(person), house_command(offer.command, person));
            EXPECT_TRUE(decided) << game_ << ": " << offer.name << " "
                                 << (decided ? "" : house::words(decided.error()));
            ++checked_;
        }
    }

    [[nodiscard]] std::uint32_t next() { return static_cast<std::uint32_t>(random_()); }

    std::string game_;
    house::TableId game_state_;
    std::vector<house::PersonId> people_{};
    house::HouseDealer deals_{7};
    std::mt19937 random_{11};
    std::size_t checked_ = 0;
};

TEST(Offers, EveryOfferIsAcceptedWhenItIsPressed) {
    for (const std::string_view game : house::twelve_games()) {
        OfferedTable table(game);
        table.play(300, 4);
        EXPECT_GT(table.checked(), 300U) << game;
        EXPECT_GE(table.rounds(), 4U) << game;
        if (HasFailure()) return;
    }
}

}  // namespace
}  // namespace baize::views
