// The house deals: does what is due at every table until it waits for people.
#pragma once

#include "casino/house_duty.h"
#include "casino_kit.h"

namespace baize::casino {

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
        const Situation now{house.casino.floor(),
                            house.casino.balances(),
                            by_of(house.casino.floor(), the_house_itself, house.now)};
        const std::optional<Duty> duty = house_duty(now, house.at(table));
        if (!duty) return std::nullopt;
        return house.give(the_house_itself, command_for(*duty, source_));
    }

    void run(House& house, TableId table) {
        while (step(house, table)) {
        }
    }

  private:
    SeededSource source_;
};

}  // namespace baize::casino
