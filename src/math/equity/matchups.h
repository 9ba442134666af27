// All ways for the players to hold one hand each of their ranges without a card in two hands, up to
// the names of the suits.
//
// Suits may be renamed when that leaves the board, the dead cards and every range as they are: the
// equity of a matchup and of its renamed twin are the same. The first player's hands fall into
// groups that renaming turns into one another, and one of each stands for all; the renamings that
// leave this hand alone do the same with the second player's hands, and so on.
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

// More than this would take hours and gigabytes: a matter for sampling.
inline constexpr std::size_t matchups_max = 4'000'000;

struct MatchupLimits {
    std::size_t most = matchups_max;
    // Hands that are tried: ranges that hardly ever fit together come to this before they come to
    // the most.
    std::uint64_t steps = 200'000'000;
    Checkpoint checkpoint{};
};

class Matchups {
  public:
    explicit Matchups(const Question& question, MatchupLimits limits = {});

    // False when there are more than the limits allow; then nothing else may be asked.
    [[nodiscard]] bool is_complete() const { return is_complete_; }

    [[nodiscard]] std::size_t size() const { return twins_.size(); }

    // How many matchups this one stands for.
    [[nodiscard]] Count twins(std::size_t matchup) const { return twins_[matchup]; }

    // The hand of each player, in order.
    [[nodiscard]] const Combo* hands(std::size_t matchup) const {
        return &hands_[matchup * players_];
    }

  private:
    using SuitOrder = std::array<std::uint8_t, suit_count>;  // where each suit goes
    using Renamings = std::vector<SuitOrder>;

    [[nodiscard]] static CardSet renamed(CardSet cards, const SuitOrder& suits);
    [[nodiscard]] static Combo renamed(const Combo& combo, const SuitOrder& suits);
    [[nodiscard]] static bool is_kept(const Range& range, const SuitOrder& suits);
    [[nodiscard]] static Renamings renamings_of(const Question& question);
    // Those that leave the hand as it is; none where a twin of it comes first and stands for it.
    [[nodiscard]] static Renamings keeping(const Combo& combo, const Renamings& renamings);
    void note(Count twins);
    void extend(const Question& question, CardSet used, Count twins, const Renamings& renamings);

    std::size_t players_ = 0;
    MatchupLimits limits_;
    bool is_complete_ = true;
    std::uint64_t steps_ = 0;
    std::vector<Combo> chosen_;  // on the way
    std::vector<Count> twins_;
    std::vector<Combo> hands_;
};

}  // namespace baize::equity
