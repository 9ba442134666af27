// All ways to give each player one hand of his range without using a card twice, up to the names of
// the suits.
//
// Suits may be renamed if that leaves the board, the dead cards and every range unchanged: a
// matchup and its renamed twin have the same equity. Renaming divides the first player's hands into
// groups, and one hand represents each group. The renamings that leave this hand unchanged divide
// the second player's hands in the same way, and so on.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "math/equity/checkpoint.h"
#include "math/equity/outcomes.h"
#include "math/equity/question.h"

namespace baize::equity {

// Counting more matchups would take hours and gigabytes; such questions are sampled.
inline constexpr std::size_t matchups_max = 4'000'000;

struct MatchupLimits {
    std::size_t most = matchups_max;
    // Maximum number of hands tried. Ranges that hardly ever fit together reach it before they
    // reach `most`.
    std::uint64_t steps = 200'000'000;
    Checkpoint checkpoint{};
};

class Matchups {
  public:
    explicit Matchups(const Question& question, MatchupLimits limits = {});

    // False if there are more matchups than the limits allow. No other function may then be called.
    [[nodiscard]] bool is_complete() const { return is_complete_; }

    [[nodiscard]] std::size_t size() const { return twins_.size(); }

    // Returns the number of matchups that this one represents.
    [[nodiscard]] Count twins(std::size_t matchup) const { return twins_[matchup]; }

    // Returns the hand of each player, in order.
    [[nodiscard]] const Combo* hands(std::size_t matchup) const {
        return &hands_[matchup * players_];
    }

  private:
    using SuitOrder = std::array<std::uint8_t, suit_count>;  // The new name of each suit.
    using Renamings = std::vector<SuitOrder>;

    [[nodiscard]] static CardSet renamed(CardSet cards, const SuitOrder& suits);
    [[nodiscard]] static Combo renamed(const Combo& combo, const SuitOrder& suits);
    [[nodiscard]] static bool is_kept(const Range& range, const SuitOrder& suits);
    [[nodiscard]] static Renamings renamings_of(const Question& question);
    // Returns the renamings that leave the hand unchanged; none if a lesser twin represents it.
    [[nodiscard]] static Renamings keeping(const Combo& combo, const Renamings& renamings);
    void note(Count twins);
    void extend(const Question& question, CardSet used, Count twins, const Renamings& renamings);

    std::size_t players_ = 0;
    MatchupLimits limits_;
    bool is_complete_ = true;
    std::uint64_t steps_ = 0;
    std::vector<Combo> chosen_;  // Hands of the first players of the current matchup.
    std::vector<Count> twins_;
    std::vector<Combo> hands_;
};

}  // namespace baize::equity
