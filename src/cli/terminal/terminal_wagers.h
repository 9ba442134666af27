// The wagers of the one box of a terminal table before the deal. Which there are and how much they
// may be is asked of the table's own menu.
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

// A spot of the layout that may be wagered on now.
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
    Round round{};  // the betting window with the wagers on it
    Stakes stakes{};
};

class BoxWagers {
  public:
    // `fresh`: the betting window before any wager.
    BoxWagers(const GameHooks& game, const Rules& rules, const Round& fresh)
        : game_(&game), rules_(&rules), fresh_(fresh), placed_{fresh, {}} {}

    [[nodiscard]] const PlacedWagers& placed() const { return placed_; }

    [[nodiscard]] bool is_empty() const;

    // The spots one may wager on, given what lies there. Where a Blind must equal the Ante the two
    // are one spot.
    [[nodiscard]] std::vector<WagerSpot> spots() const;

    // Changes one wager (0: takes it back) or all of them. Wagers that can no longer stand beside
    // it are refused with the whole change: what lay there before stays.
    [[nodiscard]] std::optional<Rejection> change(Wager wager, Money amount);
    [[nodiscard]] std::optional<Rejection> place(const Stakes& stakes);

    [[nodiscard]] Money total() const;

    // The second wager without which the hand cannot be played on. [I-57]
    [[nodiscard]] Money cover() const;

  private:
    [[nodiscard]] Result<PlacedWagers> place_on(const Stakes& stakes) const;
    [[nodiscard]] std::optional<WagerSpot> spot(Wager wager) const;

    const GameHooks* game_;
    const Rules* rules_;
    Round fresh_;
    PlacedWagers placed_;
};

// The letter of a spot: the same at every game.
[[nodiscard]] char key_of(Wager wager);

}  // namespace baize
