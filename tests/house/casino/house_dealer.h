// The house deals: does what is due at every table until it waits for people.
#pragma once

#include "casino_kit.h"
#include "house/workflows/auto_dealer/due_action.h"
#include "house/workflows/rounds/exposure.h"

namespace baize::house {

class HouseDealer {
  public:
    explicit HouseDealer(std::uint64_t seed) : source_(seed) {}

    // True where something was done; what is due must be accepted.
    bool step(House& house, TableId table) {
        const std::optional<Result<Receipt>> done = try_step(house, table);
        if (!done) return false;
        EXPECT_TRUE(*done) << words(done->error());
        return done->has_value();
    }

    // Nothing where nothing is due.
    std::optional<Result<Receipt>> try_step(House& house, TableId table) {
        const Context now{house.casino.state(),
                          house.casino.balances(),
                          issuer_of(house.casino.state(), the_house_itself, house.now)};
        const std::optional<DueAction> due = due_action(now, house.at(table));
        if (!due) return std::nullopt;
        return house.submit(the_house_itself, command_for(*due, source_));
    }

    // Players who are asked whether their hands are turned up say yes.
    void run(House& house, TableId table) {
        do {
            while (step(house, table)) {
            }
        } while (show_hand(house, table));
    }

  private:
    static bool show_hand(House& house, TableId table) {
        if (banked_state(house.at(table)) == nullptr) return false;
        for (std::size_t box = 0; box < boxes_max; ++box) {
            if (!may_decline(house.at(table), box)) continue;
            house.must(hand_owner(house.round(table).boxes[box]), BankedCommand(ShowHand{table}));
            return !testing::Test::HasFatalFailure();
        }
        return false;
    }

    SeededSource source_;
};

}  // namespace baize::house
