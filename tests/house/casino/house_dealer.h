// Acts for the house: submits the due actions at every table until the table waits for people.
#pragma once

#include "casino_kit.h"
#include "house/workflows/auto_dealer/due_action.h"
#include "house/workflows/rounds/exposure.h"

namespace baize::house {

class HouseDealer {
  public:
    // If `binds_deal` is false, commitments do not cover the way of dealing, as in older ledgers.
    explicit HouseDealer(std::uint64_t seed, bool binds_deal = true)
        : source_(seed), binds_deal_(binds_deal) {}

    // Submits one due action, which must be accepted; returns false if none is due.
    bool step(House& house, TableId table) {
        const std::optional<Result<Receipt>> done = try_step(house, table);
        if (!done) return false;
        EXPECT_TRUE(*done) << words(done->error());
        return done->has_value();
    }

    // Returns nullopt if no action is due.
    std::optional<Result<Receipt>> try_step(House& house, TableId table) {
        const Context now{house.casino.state(),
                          house.casino.balances(),
                          issuer_of(house.casino.state(), the_house_itself, house.now)};
        const std::optional<DueAction> due = due_action(now, house.at(table));
        if (!due) return std::nullopt;
        if (const auto* const deck = std::get_if<DeckDue>(&*due)) {
            SealDeck sealed = house::sealed(*deck, source_);
            sealed.binds_deal = binds_deal_;
            return house.submit(the_house_itself, BankedCommand(sealed));
        }
        return house.submit(the_house_itself, std::get<Command>(*due));
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
    bool binds_deal_;
};

}  // namespace baize::house
