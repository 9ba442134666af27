// The sums of a simulation. They are whole cents and counts only, so the order of adding does not
// matter and the same rounds give the same sums on any number of threads.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/banked/wagers/settlement.h"
#include "engine/banked/wagers/wager.h"
#include "engine/core/check.h"
#include "engine/core/money.h"

namespace baize {

// The sums over rounds that determine a return and its variance.
template <typename Sum>
struct MoneySums {
    std::uint64_t rounds = 0;  // Rounds in which money was staked or paid.
    Sum staked = 0;
    Sum returned = 0;  // Stakes given back, and payments.
    Sum staked_squared = 0;
    Sum returned_squared = 0;
    Sum staked_by_returned = 0;

    constexpr void add_round(std::int64_t stake, std::int64_t back) {
        ++rounds;
        staked += stake;
        returned += back;
        staked_squared += stake * stake;
        returned_squared += back * back;
        staked_by_returned += stake * back;
    }

    template <typename Other>
    constexpr void add(const MoneySums<Other>& other) {
        rounds += other.rounds;
        staked += other.staked;
        returned += other.returned;
        staked_squared += other.staked_squared;
        returned_squared += other.returned_squared;
        staked_by_returned += other.staked_by_returned;
    }

    friend constexpr bool operator==(const MoneySums&, const MoneySums&) = default;
};

inline constexpr std::size_t wager_count = staked_wager_count + 2;  // Including the two bonuses.
inline constexpr std::size_t verdict_count = 5;
inline constexpr std::size_t decision_kinds_max = 6;

template <typename Sum>
struct WagerTally {
    MoneySums<Sum> money{};
    std::array<std::uint64_t, verdict_count> verdicts{};  // One for each settled wager.
    friend constexpr bool operator==(const WagerTally&, const WagerTally&) = default;
};

template <typename Sum>
struct TallyOf {
    std::uint64_t rounds = 0;
    std::uint64_t hands = 0;  // rounds x boxes
    std::array<WagerTally<Sum>, wager_count> wagers{};
    MoneySums<Sum> main_game{};  // All wagers except side wagers (see is_side_wager).
    std::array<std::uint64_t, decision_kinds_max> decisions{};  // By SimulatedGame::decisions.

    template <typename Other>
    constexpr void add(const TallyOf<Other>& other) {
        rounds += other.rounds;
        hands += other.hands;
        for (std::size_t i = 0; i < wager_count; ++i) {
            wagers[i].money.add(other.wagers[i].money);
            for (std::size_t v = 0; v < verdict_count; ++v)
                wagers[i].verdicts[v] += other.wagers[i].verdicts[v];
        }
        main_game.add(other.main_game);
        for (std::size_t i = 0; i < decision_kinds_max; ++i)
            decisions[i] += other.decisions[i];
    }

    friend constexpr bool operator==(const TallyOf&, const TallyOf&) = default;
};

// The sums of one chunk fit into 64 bits; those of a whole run need 128.
using ChunkTally = TallyOf<std::int64_t>;
using Tally = TallyOf<WideCents>;

inline constexpr std::uint64_t chunk_rounds = std::uint64_t{1} << 16U;
// Its square times a chunk fits into 64 bits.
inline constexpr std::int64_t round_cents_max = std::int64_t{1} << 23U;

// True for wagers that are settled on cards alone, whatever happens to the Ante.
[[nodiscard]] constexpr bool is_side_wager(Wager wager) {
    return wager >= Wager::pair_plus && wager <= Wager::jackpot;
}

// Collects the lines of all boxes of one round. Boxes share a dealer, so rounds and not boxes are
// independent of one another; therefore squares are taken of the sums of a round.
class RoundTally {
  public:
    explicit constexpr RoundTally(ChunkTally& chunk) : chunk_(chunk) {}

    constexpr void add(const BoxSettlement& lines) {
        BAIZE_CHECK(!lines.overflowed());
        for (const SettledWager& line : lines) {
            const std::size_t wager = index(line.wager);
            seen_ |= 1U << wager;
            staked_[wager] += line.staked.cents();
            returned_[wager] += line.back.cents();
            ++chunk_.wagers[wager].verdicts[static_cast<std::size_t>(line.verdict)];
        }
    }

    constexpr void finish_round(std::size_t boxes) {
        std::int64_t main_staked = 0;
        std::int64_t main_returned = 0;
        for (; seen_ != 0; seen_ &= seen_ - 1) {
            const auto wager = static_cast<std::size_t>(std::countr_zero(seen_));
            const std::int64_t staked = staked_[wager];
            const std::int64_t returned = returned_[wager];
            BAIZE_CHECK(staked < round_cents_max && returned < round_cents_max);
            chunk_.wagers[wager].money.add_round(staked, returned);
            if (!is_side_wager(static_cast<Wager>(wager))) {
                main_staked += staked;
                main_returned += returned;
            }
            staked_[wager] = 0;
            returned_[wager] = 0;
        }
        BAIZE_CHECK(main_staked < round_cents_max && main_returned < round_cents_max);
        chunk_.main_game.add_round(main_staked, main_returned);
        ++chunk_.rounds;
        chunk_.hands += boxes;
    }

  private:
    ChunkTally& chunk_;
    std::uint32_t seen_ = 0;  // The wagers of this round, as bits.
    std::array<std::int64_t, wager_count> staked_{};
    std::array<std::int64_t, wager_count> returned_{};
};

}  // namespace baize
