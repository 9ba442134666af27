// Counts Ultimate Texas Hold'em flop by flop, independently of the solver (plain_holdem.h).
#pragma once

#include <gtest/gtest.h>

#include "math/holdem/plain_holdem.h"
#include "math/holdem/ultimate_holdem_payments.h"

namespace baize::exact::plain {

class Ultimate {
  public:
    Ultimate(const Rules& rules, CardSet known, CardSet dealer, const ParallelExecutor& executor)
        : paid_(holdem::ultimate_payments(rules)),
          deck_(known, dealer),
          workers_(executor.workers) {
        learn_payments();
        executor.run(deck_.flops.size(), [&](std::size_t task, std::size_t worker) {
            count(deck_.flops[task], workers_[worker]);
        });
        for (std::size_t i = 1; i < workers_.size(); ++i) {
            for (const auto& [hole, ends] : workers_[i])
                workers_[0][hole].add(ends, 1);
        }
        for (const auto& [hole, ends] : workers_[0])
            decide_first(ends);
    }

    [[nodiscard]] const Distribution& results() const { return results_; }

    [[nodiscard]] const std::map<std::string, Weight>& decisions() const { return decisions_; }

  private:
    // There are four outcomes against the dealer. A hand lower than every qualifying hand loses to
    // each qualified dealer, so it needs no more outcomes.
    static constexpr std::size_t kinds = holdem::hand_kinds;
    using ByShowdown = std::array<std::int64_t, 4>;
    using ByKind = std::array<ByShowdown, kinds>;

    // Counts deals by kind of the player's hand, for a Play wager before the flop, on the flop and
    // on the river.
    struct Ends {
        ByKind all{};
        ByKind twice{};
        ByKind once{};
        std::int64_t folds = 0;

        void add(const Ends& other, std::int64_t times) {
            for (std::size_t kind = 0; kind < kinds; ++kind) {
                for (std::size_t i = 0; i < 4; ++i) {
                    all[kind][i] += times * other.all[kind][i];
                    twice[kind][i] += times * other.twice[kind][i];
                    once[kind][i] += times * other.once[kind][i];
                }
            }
            folds += times * other.folds;
        }
    };

    // Counts by hole cards up to the names of suits.
    using ByHole = std::map<std::uint64_t, Ends>;

    // Holds four numbers of 16 bits: 1,128 boards with 44 dealer's hands are at most 49,632.
    using Packed = std::uint64_t;
    using PackedByKind = std::array<Packed, kinds>;

    void learn_payments() {
        using holdem::ShowdownOutcome;
        constexpr std::array low{ShowdownOutcome::weak_win,
                                 ShowdownOutcome::weak_tie,
                                 ShowdownOutcome::weak_lose,
                                 ShowdownOutcome::lose};
        constexpr std::array high{ShowdownOutcome::weak_win,
                                  ShowdownOutcome::win,
                                  ShowdownOutcome::tie,
                                  ShowdownOutcome::lose};
        for (std::size_t kind = 0; kind < kinds; ++kind) {
            for (std::size_t i = 0; i < 4; ++i) {
                const auto met = static_cast<std::size_t>((kind == 0 ? low : high)[i]);
                known_[kind][i] = paid_.kinds[kind].known[met];
                once_[kind][i] = paid_.kinds[kind].once[met].cents();
                again_[kind][i] = paid_.kinds[kind].again[met].cents();
            }
        }
        while (numbers_.kinds()[lowest_] == 0)
            ++lowest_;
        // The first pair is the first hand that qualifies.
        EXPECT_EQ(FiveCardRank::of_value(paid_.lowest_qualifying),
                  FiveCardRank::lowest_of(FiveCardHand::one_pair));
    }

    void count(const Deck::FlopsAlike& flop, ByHole& totals) const {
        Flop table(numbers_, flop.flop, deck_.cards, deck_.dealer_card, lowest_);
        std::vector<PackedByKind> all(table.pairs().size());
        std::vector<PackedByKind> once(table.pairs().size());
        std::vector<std::int64_t> folds(table.pairs().size());
        const int dealers = table.dealer_hands();
        const std::int64_t fold = paid_.fold.cents() * dealers;
        for (std::size_t more = 0; more < table.pairs().size(); ++more) {
            table.for_each_hole(more, [&](std::size_t hole, const HandOnBoard& hand) {
                const std::uint8_t kind = numbers_.kinds()[hand.number];
                const std::array<int, 4> met = kind == 0 ? std::array{hand.lower,
                                                                      hand.up_to - hand.lower,
                                                                      hand.unqualified - hand.up_to,
                                                                      dealers - hand.unqualified}
                                                         : std::array{hand.unqualified,
                                                                      hand.lower - hand.unqualified,
                                                                      hand.up_to - hand.lower,
                                                                      dealers - hand.up_to};
                std::int64_t worth = 0;
                Packed packed = 0;
                for (std::size_t i = 0; i < 4; ++i) {
                    worth += once_[kind][i] * met[i];
                    packed |= static_cast<Packed>(met[i]) << (16 * i);
                }
                all[hole][kind] += packed;
                const bool plays = worth > fold;
                once[hole][kind] += plays ? packed : 0;
                folds[hole] += plays ? 0 : dealers;
            });
        }
        for (std::size_t hole = 0; hole < table.pairs().size(); ++hole) {
            const CardSet kind = deck_.first_of_kind(table.cards_of(table.pairs()[hole]));
            totals[kind.bits()].add(decided_on_flop(all[hole], once[hole], folds[hole]),
                                    static_cast<std::int64_t>(flop.alike));
        }
    }

    [[nodiscard]] static ByKind unpacked(const PackedByKind& packed) {
        ByKind wide{};
        for (std::size_t kind = 0; kind < kinds; ++kind) {
            for (std::size_t i = 0; i < 4; ++i)
                wide[kind][i] = static_cast<std::int64_t>(packed[kind] >> (16 * i) & 0xFFFFU);
        }
        return wide;
    }

    [[nodiscard]] std::int64_t net(std::size_t kind, std::size_t met, std::int64_t units) const {
        return once_[kind][met] + again_[kind][met] * (units - 1);
    }

    [[nodiscard]] std::int64_t worth(const ByKind& deals, std::int64_t units) const {
        std::int64_t sum = 0;
        for (std::size_t kind = 0; kind < kinds; ++kind) {
            for (std::size_t i = 0; i < 4; ++i)
                sum += deals[kind][i] * net(kind, i, units);
        }
        return sum;
    }

    [[nodiscard]] Ends decided_on_flop(const PackedByKind& all,
                                       const PackedByKind& once,
                                       std::int64_t folds) const {
        Ends ends{.all = unpacked(all)};
        const ByKind later = unpacked(once);
        if (worth(ends.all, 2) > worth(later, 1) + folds * paid_.fold.cents()) {
            ends.twice = ends.all;
        } else {
            ends.once = later;
            ends.folds = folds;
        }
        return ends;
    }

    void decide_first(const Ends& ends) {
        const auto wide = [](const ByKind& deals, auto net) {
            WideCents sum = 0;
            for (std::size_t kind = 0; kind < kinds; ++kind) {
                for (std::size_t i = 0; i < 4; ++i)
                    sum += WideCents{deals[kind][i]} * net(kind, i);
            }
            return sum;
        };
        const auto at = [&](std::int64_t units) {
            return [this, units](std::size_t kind, std::size_t i) { return net(kind, i, units); };
        };
        auto best = wide(ends.twice, at(2)) + wide(ends.once, at(1)) +
                    WideCents{ends.folds} * paid_.fold.cents();
        std::int64_t first = 0;
        for (const std::int64_t units : {3, 4}) {
            if (wide(ends.all, at(units)) <= best) continue;
            best = wide(ends.all, at(units));
            first = units;
        }
        if (first > 0) return end(ends.all, first, first == 4 ? "play_4x" : "play_3x");
        end(ends.twice, 2, "play_2x");
        end(ends.once, 1, "play_1x");
        results_.add(paid_.fold, paid_.staked_before_play, static_cast<Weight>(ends.folds));
        decisions_["fold"] += static_cast<Weight>(ends.folds);
    }

    void end(const ByKind& deals, std::int64_t units, const char* name) {
        for (std::size_t kind = 0; kind < kinds; ++kind) {
            for (std::size_t i = 0; i < 4; ++i) {
                const auto count = static_cast<Weight>(deals[kind][i]);
                if (count == 0) continue;
                EXPECT_TRUE(known_[kind][i]) << kind << " " << i;
                results_.add(Money::of_cents(net(kind, i, units)),
                             paid_.staked_before_play + unit * units,
                             count);
                decisions_[name] += count;
            }
        }
    }

    holdem::UltimatePayments paid_;
    Deck deck_;
    const Numbers& numbers_ = Numbers::get();
    std::uint16_t lowest_ = 0;  // that qualifies
    std::array<std::array<bool, 4>, kinds> known_{};
    ByKind once_{};
    ByKind again_{};
    std::vector<ByHole> workers_;
    Distribution results_;
    std::map<std::string, Weight> decisions_;
};

}  // namespace baize::exact::plain
