// The wagers of the single box of a terminal table before the deal. The engine's offers determine
// which there are and what they may cost.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/terminal/bankroll.h"
#include "engine/banked/machine/game.h"
#include "engine/banked/machine/menu.h"
#include "engine/banked/machine/round.h"
#include "engine/core/result.h"

namespace baize {

// A wager that may be placed now.
struct WagerSpot {
    char key = 0;
    Wager wager{};
    Money least{};
    Money most{};
    Money step{};
    Money placed{};
    Clause clause{};
};

struct PlacedWagers {
    Round round{};  // the betting window, including the wagers
    Stakes stakes{};
};

class BoxWagers {
  public:
    // `fresh`: the betting window without wagers.
    BoxWagers(const GameHooks& game, const Rules& rules, const Round& fresh)
        : game_(&game), rules_(&rules), fresh_(fresh), placed_{fresh, {}} {}

    [[nodiscard]] const PlacedWagers& placed() const { return placed_; }

    [[nodiscard]] bool is_empty() const;

    // Returns the wagers that may be placed, given those on the layout. If a Blind must equal the
    // Ante, both are one spot.
    [[nodiscard]] std::vector<WagerSpot> spots() const;

    // Changes one wager (0: takes it back), or all. The change is refused as a whole if another
    // wager would become invalid.
    [[nodiscard]] std::optional<Rejection> change(Wager wager, Money amount);
    [[nodiscard]] std::optional<Rejection> place(const Stakes& stakes);

    [[nodiscard]] Money total() const;

    // Returns the amount of the later wager without which the hand must be folded. [I-57]
    [[nodiscard]] Money cover() const;

  private:
    [[nodiscard]] Result<PlacedWagers> place_on(const Stakes& stakes) const;
    [[nodiscard]] std::optional<WagerSpot> spot(Wager wager) const;

    const GameHooks* game_;
    const Rules* rules_;
    Round fresh_;
    PlacedWagers placed_;
};

// Returns the letter of a wager, the same in every game.
[[nodiscard]] char key_of(Wager wager);

}  // namespace baize
