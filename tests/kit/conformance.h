// Tests every house game of the registry without code of the game's own: a seed makes a table,
// plays random rounds from the menu of offers and checks the engine's guarantees at each step.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/banked/machine/menu.h"
#include "engine/banked/machine/play.h"
#include "engine/random/seeded_source.h"

namespace baize::kit {

struct PlayedRound {
    Round first{};  // before the first action
    std::vector<Act> acts{};
    Round last{};
};

class RandomTable {
  public:
    RandomTable(const GameHooks& game, std::uint64_t seed);

    // Plays one round to its end, through irregularities too, and begins the next. Returns which
    // guarantee was violated, or "".
    [[nodiscard]] std::string play_round(PlayedRound& played);

    [[nodiscard]] const Rules& rules() const { return rules_; }

  private:
    [[nodiscard]] std::string play_step(PlayedRound& played);
    [[nodiscard]] std::string check_round(const Round& round) const;
    [[nodiscard]] std::string check_settlement(const Round& round) const;
    [[nodiscard]] std::string check_box(const Round& round, std::size_t box) const;
    [[nodiscard]] std::string check_claim(const Round& round, std::size_t box) const;
    [[nodiscard]] std::string check_view(const Round& round);
    [[nodiscard]] std::string try_nonsense(const Round& round);
    [[nodiscard]] Act with_chance(const Offer& offer, const Round& round);
    [[nodiscard]] Act nonsense(const Round& round);
    [[nodiscard]] Actor somebody(bool trouble);
    [[nodiscard]] std::string go_on();

    [[nodiscard]] bool chance(std::uint32_t one_in) { return source_.below(one_in) == 0; }

    const GameHooks& game_;
    Rules rules_;
    SeededSource source_;
    Round round_;
    bool face_down_ = false;
};

}  // namespace baize::kit
