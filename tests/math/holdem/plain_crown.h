// Counts Crown Hold'em flop by flop, independently of the solver (plain_holdem.h).
#pragma once

#include <set>

#include <gtest/gtest.h>

#include "math/figures/figures.h"
#include "math/holdem/crown_holdem_payments.h"
#include "math/holdem/plain_holdem.h"

namespace baize::exact::plain {

// Results of the Player Poker Extra by hole cards and flop, for hands that are played on and for
// folded ones. Each hand and flop has the same number of continuations, so they are counted once.
template <typename Folds>
[[nodiscard]] Distribution player_extra_of(const holdem::CrownPayments& paid,
                                           CardSet cards,
                                           const Folds& folds) {
    std::vector<Card> deck;
    for (std::size_t i = 0; i < card_count; ++i) {
        if (cards.contains(Card::of_index(i))) deck.push_back(Card::of_index(i));
    }
    std::array<Weight, std::tuple_size_v<decltype(paid.player_extra)>> kinds{};
    Weight folded = 0;
    const auto deal_flops = [&](CardSet hole, bool plays) {
        for (std::size_t i = 0; i < deck.size(); ++i) {
            for (std::size_t j = i + 1; j < deck.size(); ++j) {
                for (std::size_t k = j + 1; k < deck.size(); ++k) {
                    const CardSet flop = CardSet::of(std::array{deck[i], deck[j], deck[k]});
                    if ((flop | hole).size() < 5) continue;
                    const auto kind = static_cast<std::size_t>(rank_five(flop | hole).category());
                    (plays ? kinds[kind] : folded) += 1;
                }
            }
        }
    };
    for (std::size_t i = 0; i < deck.size(); ++i) {
        for (std::size_t j = i + 1; j < deck.size(); ++j) {
            const CardSet hole = CardSet::of(std::array{deck[i], deck[j]});
            deal_flops(hole, !folds(hole));
        }
    }
    Distribution extra;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        if (kinds[kind] > 0) extra.add(paid.player_extra[kind], unit, kinds[kind]);
    }
    if (folded > 0) extra.add(paid.player_extra_folded, unit, folded);
    return extra;
}

class Crown {
  public:
    Crown(const Rules& rules, CardSet known, CardSet dealer, const ParallelExecutor& executor)
        : paid_(holdem::crown_payments(rules)), deck_(known, dealer), workers_(executor.workers) {
        learn_payments();
        executor.run(deck_.flops.size(), [&](std::size_t task, std::size_t worker) {
            count(deck_.flops[task], workers_[worker]);
        });
        for (std::size_t i = 1; i < workers_.size(); ++i) {
            for (const auto& [hole, raised] : workers_[i])
                add(raised, 1, workers_[0][hole]);
        }
        for (const auto& [hole, raised] : workers_[0]) {
            if (!decide_first(raised)) folded_.insert(hole);
        }
        player_extra_ = player_extra_of(paid_, deck_.cards, [&](CardSet hole) {
            return folded_.contains(deck_.first_of_kind(hole).bits());
        });
    }

    [[nodiscard]] const Distribution& results() const { return results_; }

    [[nodiscard]] const std::map<std::string, Weight>& decisions() const { return decisions_; }

    // Results of the Player Poker Extra, paid by hole cards and flop if the hand was played on.
    [[nodiscard]] const Distribution& player_extra() const { return player_extra_; }

  private:
    // Hands with the same payment share a row: one row for all below a flush, and one for each
    // other kind.
    static constexpr std::size_t rows = 2;
    using ByShowdown =
        std::array<std::int64_t, 3>;  // numbers of dealer's hands that are lower, equal and higher
    using ByRow = std::array<ByShowdown, rows>;
    // Counts by whether the Turn wager was made and whether the River wager was made.
    using ByRaises = std::array<std::array<ByRow, 2>, 2>;
    using ByHole = std::map<std::uint64_t, ByRaises>;

    // Holds three numbers of 21 bits.
    using Packed = std::uint64_t;
    using PackedByRow = std::array<Packed, rows>;

    // Asks the judge for one hand of each row, because the payment is the same for the whole row.
    void learn_payments() {
        constexpr auto flush = static_cast<std::size_t>(FiveCardHand::flush);
        for (std::size_t kind = 0; kind < paid_.kinds.size(); ++kind) {
            const holdem::CrownPayments::Kind& paid = paid_.kinds[kind];
            holdem::CrownPayments::Kind& row = paid_rows_[kind < flush ? 0 : 1];
            for (std::size_t i = 0; i < 3; ++i) {
                if (!paid.known[i]) continue;
                EXPECT_TRUE(!row.known[i] ||
                            (row.flop[i] == paid.flop[i] && row.raise[i] == paid.raise[i]));
                row.known[i] = true;
                row.flop[i] = paid.flop[i];
                row.raise[i] = paid.raise[i];
            }
        }
        for (const std::uint8_t kind : numbers_.kinds())
            row_of_number_.push_back(kind < flush ? 0 : 1);
    }

    static void add(const ByRaises& raised, std::int64_t times, ByRaises& sum) {
        for (std::size_t turn = 0; turn < 2; ++turn) {
            for (std::size_t river = 0; river < 2; ++river) {
                for (std::size_t row = 0; row < rows; ++row) {
                    for (std::size_t i = 0; i < 3; ++i)
                        sum[turn][river][row][i] += times * raised[turn][river][row][i];
                }
            }
        }
    }

    // Counts over all rivers and dealer's hands, by turn and hole cards.
    using ByTurn = std::vector<PackedByRow>;

    void count(const Deck::FlopsAlike& flop, ByHole& totals) const {
        Flop table(numbers_, flop.flop, deck_.cards, deck_.dealer_card, 0);
        const std::size_t holes = table.pairs().size();
        ByTurn by_turn(table.cards() * holes);
        for (std::size_t more = 0; more < holes; ++more)
            deal(table, more, by_turn);
        for (std::size_t hole = 0; hole < holes; ++hole) {
            std::array<PackedByRow, 2> by_river{};
            std::int64_t gain_of_turn = 0;
            for (std::size_t turn = 0; turn < table.cards(); ++turn) {
                const PackedByRow& deals = by_turn[turn * holes + hole];
                const std::int64_t gain = gain_of_raise(unpacked(deals));
                gain_of_turn += gain;
                PackedByRow& sums = by_river[gain > 0 ? 1 : 0];
                for (std::size_t row = 0; row < rows; ++row)
                    sums[row] += deals[row];
            }
            ByRaises raised{};
            for (std::size_t river = 0; river < 2; ++river)
                raised[gain_of_turn > 0 ? 1 : 0][river] = unpacked(by_river[river]);
            const CardSet kind = deck_.first_of_kind(table.cards_of(table.pairs()[hole]));
            add(raised, static_cast<std::int64_t>(flop.alike), totals[kind.bits()]);
        }
    }

    // Counts each hand on a board. Either of the last two board cards may have been the turn.
    void deal(Flop& table, std::size_t more, ByTurn& by_turn) const {
        const auto dealers = static_cast<unsigned>(table.dealer_hands());
        const std::size_t holes = table.pairs().size();
        PackedByRow* const one = by_turn.data() + table.pairs()[more].low * holes;
        PackedByRow* const other = by_turn.data() + table.pairs()[more].high * holes;
        table.for_each_hole(more, [&](std::size_t hole, const HandOnBoard& hand) {
            const auto lower = static_cast<Packed>(hand.lower);
            const auto up_to = static_cast<Packed>(hand.up_to);
            const Packed packed = lower | (up_to - lower) << 21U | (dealers - up_to) << 42U;
            const std::uint8_t row = row_of_number_[hand.number];
            one[hole][row] += packed;
            other[hole][row] += packed;
        });
    }

    [[nodiscard]] std::int64_t gain_of_raise(const ByRow& deals) const {
        std::int64_t gain = 0;
        for (std::size_t row = 0; row < rows; ++row) {
            for (std::size_t i = 0; i < 3; ++i)
                gain += deals[row][i] * paid_rows_[row].raise[i].cents();
        }
        return gain;
    }

    [[nodiscard]] static ByRow unpacked(const PackedByRow& packed) {
        ByRow wide{};
        for (std::size_t row = 0; row < rows; ++row) {
            for (std::size_t i = 0; i < 3; ++i)
                wide[row][i] = static_cast<std::int64_t>(packed[row] >> (21 * i) & 0x1FFFFFU);
        }
        return wide;
    }

    template <typename Visit>
    static void each(const ByRaises& raised, const Visit& visit) {
        for (std::size_t turn = 0; turn < 2; ++turn) {
            for (std::size_t river = 0; river < 2; ++river) {
                for (std::size_t row = 0; row < rows; ++row) {
                    for (std::size_t i = 0; i < 3; ++i) {
                        if (raised[turn][river][row][i] > 0)
                            visit(turn, river, row, i, raised[turn][river][row][i]);
                    }
                }
            }
        }
    }

    [[nodiscard]] Money net(std::size_t raises, std::size_t row, std::size_t met) const {
        return paid_rows_[row].flop[met] +
               paid_rows_[row].raise[met] * static_cast<std::int64_t>(raises);
    }

    // Returns false if the hand is folded.
    [[nodiscard]] bool decide_first(const ByRaises& raised) {
        WideCents worth = 0;
        std::int64_t deals = 0;
        each(raised, [&](auto turn, auto river, auto row, auto i, std::int64_t count) {
            worth += WideCents{count} * net(turn + river, row, i).cents();
            deals += count;
        });
        if (worth <= WideCents{deals} * paid_.fold.cents()) {
            results_.add(paid_.fold, paid_.staked_before_flop, static_cast<Weight>(deals));
            decisions_["fold"] += static_cast<Weight>(deals);
            return false;
        }
        each(raised, [&](auto turn, auto river, auto row, auto i, std::int64_t count) {
            EXPECT_TRUE(paid_rows_[row].known[i]) << row << " " << i;
            const auto weight = static_cast<Weight>(count);
            results_.add(net(turn + river, row, i),
                         paid_.staked_before_flop + paid_.staked_on_flop +
                             paid_.staked_on_raise * static_cast<std::int64_t>(turn + river),
                         weight);
            if (turn > 0) decisions_["turn"] += weight;
            if (river > 0) decisions_["river"] += weight;
        });
        return true;
    }

    holdem::CrownPayments paid_;
    Deck deck_;
    const Numbers& numbers_ = Numbers::get();
    std::array<holdem::CrownPayments::Kind, rows> paid_rows_{};
    std::vector<std::uint8_t> row_of_number_;
    std::vector<ByHole> workers_;
    Distribution results_;
    std::map<std::string, Weight> decisions_;
    std::set<std::uint64_t> folded_;  // hole cards that are folded, one of each kind
    Distribution player_extra_;
};

// Expects the same expectation and variance. Numbers of deals are not compared, because the two
// counts group deals differently.
inline void expect_same_extra(const GameFigures& game, const Distribution& player_extra) {
    const WagerFigures& counted = game.wagers.at(2);
    EXPECT_EQ("player_poker_extra", counted.name);
    EXPECT_EQ(to_string(counted.results.expectation()), to_string(player_extra.expectation()));
    EXPECT_EQ(to_string(counted.results.variance()), to_string(player_extra.variance()));
    EXPECT_EQ(to_string(counted.results.third_central_moment()),
              to_string(player_extra.third_central_moment()));
}

}  // namespace baize::exact::plain
