// Crown Hold'em counted flop by flop (plain_holdem.h).
#pragma once

#include <gtest/gtest.h>

#include "exact/crown_holdem_payments.h"
#include "exact/plain_holdem.h"

namespace baize::exact::plain {

class Crown {
  public:
    Crown(const Rules& rules, CardSet known, CardSet dealer, const Crew& crew)
        : paid_(holdem::crown_payments(rules)), deck_(known, dealer), workers_(crew.workers) {
        for (std::size_t kind = 0; kind < kinds; ++kind) {
            for (std::size_t i = 0; i < 3; ++i)
                raise_[kind][i] = paid_.kinds[kind].raise[i].cents();
        }
        crew.run(deck_.flops.size(), [&](std::size_t piece, std::size_t worker) {
            count(deck_.flops[piece], workers_[worker]);
        });
        for (std::size_t i = 1; i < workers_.size(); ++i) {
            for (const auto& [hole, raised] : workers_[i])
                add(raised, 1, workers_[0][hole]);
        }
        for (const auto& [hole, raised] : workers_[0])
            decide_first(raised);
    }

    [[nodiscard]] const Distribution& results() const { return results_; }

    [[nodiscard]] const std::map<std::string, Weight>& decisions() const { return decisions_; }

  private:
    static constexpr std::size_t kinds = holdem::hand_kinds;
    using ByMeeting = std::array<std::int64_t, 3>;  // ahead, level, behind
    using ByKind = std::array<ByMeeting, kinds>;
    // By whether the Turn wager was made, and the River wager.
    using ByRaises = std::array<std::array<ByKind, 2>, 2>;
    using ByHole = std::map<std::uint64_t, ByRaises>;

    // Three numbers of 21 bits.
    using Packed = std::uint64_t;
    using PackedByKind = std::array<Packed, kinds>;

    static void add(const ByRaises& raised, std::int64_t times, ByRaises& sum) {
        for (std::size_t turn = 0; turn < 2; ++turn) {
            for (std::size_t river = 0; river < 2; ++river) {
                for (std::size_t kind = 0; kind < kinds; ++kind) {
                    for (std::size_t i = 0; i < 3; ++i)
                        sum[turn][river][kind][i] += times * raised[turn][river][kind][i];
                }
            }
        }
    }

    // What is known of each hole cards once all turns and rivers of a flop are dealt.
    struct AfterFlop {
        std::vector<std::array<PackedByKind, 2>> by_river;
        std::vector<std::int64_t> gain_of_turn;
    };

    void count(const Deck::FlopsAlike& flop, ByHole& totals) const {
        Flop table(numbers_, flop.flop, deck_.cards, deck_.dealer_card, 0);
        const std::size_t holes = table.pairs().size();
        AfterFlop after{.by_river = std::vector<std::array<PackedByKind, 2>>(holes),
                        .gain_of_turn = std::vector<std::int64_t>(holes)};
        for (std::size_t turn = 0; turn < table.cards(); ++turn)
            deal_rivers(table, turn, after);
        for (std::size_t hole = 0; hole < holes; ++hole) {
            const CardSet kind = deck_.first_of_kind(table.cards_of(table.pairs()[hole]));
            ByRaises raised{};
            for (std::size_t river = 0; river < 2; ++river) {
                raised[after.gain_of_turn[hole] > 0 ? 1 : 0][river] =
                    unpacked(after.by_river[hole][river]);
            }
            add(raised, static_cast<std::int64_t>(flop.alike), totals[kind.bits()]);
        }
    }

    void deal_rivers(Flop& table, std::size_t turn, AfterFlop& after) const {
        const std::size_t holes = table.pairs().size();
        std::vector<PackedByKind> deals(holes);
        std::vector<std::int64_t> gains(holes);
        for (std::size_t river = 0; river < table.cards(); ++river) {
            if (river == turn) continue;
            const auto [low, high] = std::minmax(turn, river);
            deal(table, Flop::number_of(low, high), deals, gains);
        }
        for (std::size_t hole = 0; hole < holes; ++hole) {
            after.gain_of_turn[hole] += gains[hole];
            PackedByKind& sums = after.by_river[hole][gains[hole] > 0 ? 1 : 0];
            for (std::size_t kind = 0; kind < kinds; ++kind)
                sums[kind] += deals[hole][kind];
        }
    }

    // One board: what a raise gains with each hand, and how each stands.
    void deal(Flop& table,
              std::size_t more,
              std::vector<PackedByKind>& deals,
              std::vector<std::int64_t>& gains) const {
        const int dealers = table.dealer_hands();
        table.for_each_hole(more, [&](std::size_t hole, const HandOnBoard& hand) {
            const std::uint8_t kind = numbers_.kinds()[hand.number];
            const std::array met{hand.lower, hand.up_to - hand.lower, dealers - hand.up_to};
            std::int64_t gain = 0;
            Packed packed = 0;
            for (std::size_t i = 0; i < 3; ++i) {
                gain += raise_[kind][i] * met[i];
                packed |= static_cast<Packed>(met[i]) << (21 * i);
            }
            gains[hole] += gain;
            deals[hole][kind] += packed;
        });
    }

    [[nodiscard]] static ByKind unpacked(const PackedByKind& packed) {
        ByKind wide{};
        for (std::size_t kind = 0; kind < kinds; ++kind) {
            for (std::size_t i = 0; i < 3; ++i)
                wide[kind][i] = static_cast<std::int64_t>(packed[kind] >> (21 * i) & 0x1FFFFFU);
        }
        return wide;
    }

    template <typename Visit>
    static void each(const ByRaises& raised, const Visit& visit) {
        for (std::size_t turn = 0; turn < 2; ++turn) {
            for (std::size_t river = 0; river < 2; ++river) {
                for (std::size_t kind = 0; kind < kinds; ++kind) {
                    for (std::size_t i = 0; i < 3; ++i) {
                        if (raised[turn][river][kind][i] > 0)
                            visit(turn, river, kind, i, raised[turn][river][kind][i]);
                    }
                }
            }
        }
    }

    [[nodiscard]] Money net(std::size_t raises, std::size_t kind, std::size_t met) const {
        return paid_.kinds[kind].flop[met] +
               paid_.kinds[kind].raise[met] * static_cast<std::int64_t>(raises);
    }

    void decide_first(const ByRaises& raised) {
        WideCents worth = 0;
        std::int64_t deals = 0;
        each(raised, [&](auto turn, auto river, auto kind, auto i, std::int64_t count) {
            worth += WideCents{count} * net(turn + river, kind, i).cents();
            deals += count;
        });
        if (worth <= WideCents{deals} * paid_.fold.cents()) {
            results_.add(paid_.fold, paid_.staked_before_flop, static_cast<Weight>(deals));
            decisions_["fold"] += static_cast<Weight>(deals);
            return;
        }
        each(raised, [&](auto turn, auto river, auto kind, auto i, std::int64_t count) {
            EXPECT_TRUE(paid_.kinds[kind].known[i]) << kind << " " << i;
            const auto weight = static_cast<Weight>(count);
            results_.add(net(turn + river, kind, i),
                         paid_.staked_before_flop + paid_.staked_on_flop +
                             paid_.staked_on_raise * static_cast<std::int64_t>(turn + river),
                         weight);
            if (turn > 0) decisions_["turn"] += weight;
            if (river > 0) decisions_["river"] += weight;
        });
    }

    holdem::CrownPayments paid_;
    Deck deck_;
    const Numbers& numbers_ = Numbers::get();
    ByKind raise_{};
    std::vector<ByHole> workers_;
    Distribution results_;
    std::map<std::string, Weight> decisions_;
};

}  // namespace baize::exact::plain
