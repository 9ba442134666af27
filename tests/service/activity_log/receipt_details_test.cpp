// The details of poker tables in answers and the log: the numbers of bonus prizes, and the players
// of inspected hands.
#include "service/activity_log/receipt_details.h"

#include <gtest/gtest.h>

#include "house/casino/live_poker.h"
#include "service/activity_log/round_log.h"
#include "service/table_view/round_memory.h"

namespace baize::views {
namespace {

using codec::Made;
using house::LivePoker;

house::Sign sign_with_bonus() {
    house::Sign sign = house::plain_sign("holdem", house::DealtBy::dealer);
    std::get<house::PokerTerms>(sign.terms).bonuses = {{.promotion = "High Hand",
                                                        .hand = FiveCardHand::four_of_a_kind,
                                                        .worth = baize::dollars(500)}};
    return sign;
}

// A live table whose answers and log lines are kept.
class LoggedPoker : public LivePoker {
  public:
    LoggedPoker() : LivePoker(sign_with_bonus()) {
        casino.watch([this](const house::CasinoState& state,
                            const house::Step& step,
                            const house::EventMeta& recorded) {
            receipt_details.watch(state, step, recorded);
            const house::PokerTransition* const made = house::hand_in(step);
            if (made == nullptr) return;
            RoundMemory memory;
            const auto name = [&](house::PersonId person) {
                const house::Person* const found = house::find(state.people, person);
                return found == nullptr ? std::string("Unknown player") : found->name;
            };
            for (const LogLine& line : log_hand(at(live), *made, name, memory))
                last_line = line.text;
        });
    }

    std::vector<Made> made(house::PersonId person, const house::Command& command) {
        const auto done = submit(person, command);
        EXPECT_TRUE(done.has_value()) << house::words(done.error());
        return done ? receipt_details.brought(*done).made : std::vector<Made>{};
    }

    ReceiptDetails receipt_details{};
    std::string last_line{};
};

// The answers name the prompt to verify and the award to pay. [CP 11.3] [CP 11.3.1]
TEST(ReceiptsOfBonuses, NameThePromptAndTheAward) {
    LoggedPoker house;
    house.to_the_flop({"Ah", "Ac", "Kh"});
    house.all_stay_in();
    house.deal({"Kc"});
    house.all_stay_in();
    house.deal({"4d"});
    house.all_stay_in();
    while (house.hand(house.live).phase == poker::Phase::showdown) {
        const poker::Seat seat = house.hand(house.live).actor;
        if (seat == house.small()) {
            house.show(seat, {"As", "Ad"});
        } else {
            house.act({.does = poker::Does::muck, .seat = seat});
        }
    }
    const auto prompts =
        house.made(house.dealer, house::ActInHand{house.live, {.does = poker::Does::push}});
    ASSERT_EQ((std::vector<Made>{{"prompt", 1}}), prompts);
    const auto awards =
        house.made(house.supervisor, house::VerifyBonus{house.live, 1, {house.small()}});
    ASSERT_EQ((std::vector<Made>{{"award", 2}}), awards);
    house.must(house.dealer, house::PayBonus{house.live, 2, poker::PaidIn::chips});
}

// Another player has the seat in the hand now played. [CP 8.21]
TEST(InspectedHand, IsLoggedWithTheNameOfItsPlayer) {
    LoggedPoker house;
    house.to_the_flop();
    const poker::Seat seat = house.small();
    const house::PersonId held = house.in(seat);
    const std::string name = house::find(house.casino.state().people, held)->name;
    while (house.hand(house.live).phase == poker::Phase::betting)
        house.act(poker::fold(house.hand(house.live).actor));
    house.act({.does = poker::Does::push});
    house.must(held, house::StandUp{house.live, seat});
    house.must(house.supervisor, house::SeatingCommand(house::OpenSeat{house.live, seat}));
    const house::PersonId dora = house.player("Dora", baize::dollars(1'000));
    house.must(dora, house::sit_down(house.live, dora, seat, baize::dollars(200)));
    house.open();
    house.must(house.dealer, house::InspectHand{house.live, seat});
    EXPECT_EQ("The hand of " + name + " is inspected", house.last_line);
}

}  // namespace
}  // namespace baize::views
