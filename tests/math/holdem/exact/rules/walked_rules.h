// The value of a fixed strategy at the Hold'em games, computed by a walk over every board, every
// hand on it, every flop and turn before it and all dealer's hands; the strategy is asked at each
// decision. It takes about eight seconds of one core.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "engine/core/check.h"
#include "math/holdem/decisions/holdem_rule.h"
#include "math/holdem/exact/rules/board_standings.h"
#include "math/holdem/ultimate_holdem_payments.h"

namespace baize::exact::walked {

using holdem::hand_kinds;

// The strategy's answers for every pair of hole cards on every board of one size, as bits.
class Answers {
  public:
    using Rule = bool (*)(CardSet hole, CardSet board);

    Answers(Rule rule, std::size_t board_size, const ParallelExecutor& executor)
        : size_(board_size) {
        std::size_t boards = 1;
        for (std::size_t i = 0; i < size_; ++i)
            boards = boards * (card_count - i) / (i + 1);
        bits_.assign(boards * words, 0);
        // Each task handles the boards with one highest card, so no two threads write the same
        // 64-bit word.
        executor.run(card_count, [&](std::size_t highest, std::size_t) {
            CardSet board;
            board.insert(Card::of_index(highest));
            ask(rule, board, highest, size_ - 1);
        });
    }

    [[nodiscard]] const std::uint64_t* row(CardSet board) const {
        return bits_.data() + number(board) * words;
    }

    [[nodiscard]] static bool is_set(const std::uint64_t* row, std::size_t hole) {
        return (row[hole / 64] >> (hole % 64) & 1U) != 0;
    }

    // Returns the index of one of the 1,326 pairs of hole cards.
    [[nodiscard]] static std::size_t hole_number(CardSet hole) {
        const std::size_t low = hole.lowest().index();
        hole.erase(hole.lowest());
        const std::size_t high = hole.lowest().index();
        return high * (high - 1) / 2 + low;
    }

  private:
    static constexpr std::size_t words = 21;  // 1,326 bits

    [[nodiscard]] static std::size_t number(CardSet board) {
        std::size_t number = 0;
        for (std::size_t place = 1; !board.empty(); ++place) {
            const std::size_t card = board.lowest().index();
            board.erase(board.lowest());
            std::size_t ways = 1;
            for (std::size_t i = 0; i < place; ++i)
                ways = card < place ? 0 : ways * (card - i) / (i + 1);
            number += ways;
        }
        return number;
    }

    void ask(Rule rule, CardSet board, std::size_t below, std::size_t missing) {
        if (missing > 0) {
            for (std::size_t card = 0; card < below; ++card) {
                CardSet more = board;
                more.insert(Card::of_index(card));
                ask(rule, more, card, missing - 1);
            }
            return;
        }
        std::uint64_t* const row = bits_.data() + number(board) * words;
        for (std::size_t high = 1; high < card_count; ++high) {
            for (std::size_t low = 0; low < high; ++low) {
                CardSet hole;
                hole.insert(Card::of_index(low));
                hole.insert(Card::of_index(high));
                if (!(hole & board).empty() || !rule(hole, board)) continue;
                const std::size_t place = hole_number(hole);
                row[place / 64] |= std::uint64_t{1} << (place % 64);
            }
        }
    }

    std::size_t size_;
    std::vector<std::uint64_t> bits_;
};

// Counts each class of deals for each way of betting.
struct Counted {
    Weight below = 0;
    Weight equal = 0;
    Weight unqualified = 0;
    Weight hands = 0;

    void add(const HoleStanding& standing, Weight ways) {
        below += ways * standing.below;
        equal += ways * standing.equal;
        unqualified += ways * standing.unqualified;
        hands += ways;
    }

    void add(const Counted& other) {
        below += other.below;
        equal += other.equal;
        unqualified += other.unqualified;
        hands += other.hands;
    }
};

// Counts by the amount bet, by whether the player's hand would qualify, and by its kind.
template <std::size_t Bets>
struct Sums {
    std::array<std::array<std::array<Counted, hand_kinds>, 2>, Bets> counted{};
    Weight folded = 0;

    void add(std::size_t bet, const HoleStanding& standing, Weight ways, bool qualified) {
        const auto kind = static_cast<std::size_t>(standing.rank.category());
        counted[bet][qualified ? 1 : 0][kind].add(standing, ways);
    }

    void add(const Sums& other) {
        for (std::size_t bet = 0; bet < Bets; ++bet) {
            for (std::size_t qualified = 0; qualified < 2; ++qualified) {
                for (std::size_t kind = 0; kind < hand_kinds; ++kind)
                    counted[bet][qualified][kind].add(other.counted[bet][qualified][kind]);
            }
        }
        folded += other.folded;
    }
};

inline constexpr Weight flops_of_board = 10;
inline constexpr std::size_t boards_of_task = 512;

// Calls visit(board, standings, sums) for each representative board; every worker has sums of its
// own.
template <std::size_t Bets, typename Visit>
Sums<Bets> over_boards(std::uint16_t lowest_qualifying,
                       const ParallelExecutor& executor,
                       Visit&& visit) {
    const std::vector<StandardBoard> boards = standard_boards();
    std::vector<Sums<Bets>> sums(executor.workers);
    std::vector<BoardStandings> standings(executor.workers, BoardStandings(lowest_qualifying));
    const std::size_t tasks = (boards.size() + boards_of_task - 1) / boards_of_task;
    executor.run(tasks, [&](std::size_t task, std::size_t worker) {
        const std::size_t end = std::min(boards.size(), (task + 1) * boards_of_task);
        for (std::size_t i = task * boards_of_task; i < end; ++i)
            visit(boards[i], standings[worker].of(boards[i].cards), sums[worker]);
    });
    for (std::size_t worker = 1; worker < sums.size(); ++worker)
        sums[0].add(sums[worker]);
    return sums[0];
}

using FlopRows = std::array<const std::uint64_t*, flops_of_board>;

inline FlopRows flop_rows(const Answers& flops, CardSet board) {
    FlopRows rows{};
    std::size_t place = 0;
    for (CardSet ones = board; !ones.empty();) {
        const Card one = ones.lowest();
        ones.erase(one);
        for (CardSet others = ones; !others.empty(); others.erase(others.lowest())) {
            CardSet flop = board;
            flop.erase(one);
            flop.erase(others.lowest());
            rows[place++] = flops.row(flop);
        }
    }
    return rows;
}

inline unsigned count_set(const FlopRows& rows, std::size_t hole) {
    unsigned count = 0;
    for (const std::uint64_t* const row : rows)
        count += Answers::is_set(row, hole) ? 1U : 0U;
    return count;
}

// Play wagers of four, two and one Ante.
enum UltimateBet : std::size_t { bet_four, bet_two, bet_one, ultimate_bets };

inline constexpr std::array<std::int64_t, ultimate_bets> multiples{4, 2, 1};

inline Distribution ultimate_results(const holdem::UltimatePayments& payments,
                                     const Sums<ultimate_bets>& sums) {
    Distribution results;
    for (std::size_t bet = 0; bet < ultimate_bets; ++bet) {
        for (std::size_t kind = 0; kind < hand_kinds; ++kind) {
            const Counted& strong = sums.counted[bet][1][kind];
            const Counted& weak = sums.counted[bet][0][kind];
            const Weight strong_all = strong.hands * dealers_on_board;
            const Weight weak_all = weak.hands * dealers_on_board;
            // The outcomes are numbered win, tie, lose, and the same against a dealer who does not
            // qualify.
            const std::array<Weight, holdem::met_count> counts{
                strong.below - strong.unqualified,
                strong.equal,
                strong_all - strong.below - strong.equal + weak_all - weak.unqualified,
                strong.unqualified + weak.below,
                weak.equal,
                weak.unqualified - weak.below - weak.equal};
            const auto& paid = payments.kinds[kind];
            for (std::size_t met = 0; met < holdem::met_count; ++met) {
                BAIZE_CHECK(counts[met] == 0 || paid.known[met]);
                results.add(paid.once[met] + paid.again[met] * (multiples[bet] - 1),
                            payments.staked_before_play + unit * multiples[bet],
                            counts[met]);
            }
        }
    }
    results.add(payments.fold, payments.staked_before_play, sums.folded * dealers_on_board);
    return results;
}

inline Distribution ultimate_by_rule(const Rules& rules,
                                     const HoldemRule& rule,
                                     const ParallelExecutor& executor) {
    const holdem::UltimatePayments payments = holdem::ultimate_payments(rules);
    const Answers flops(rule.flop, 3, executor);
    const auto visit = [&](const StandardBoard& board,
                           const std::vector<HoleStanding>& standings,
                           Sums<ultimate_bets>& sums) {
        const FlopRows rows = flop_rows(flops, board.cards);
        for (const HoleStanding& standing : standings) {
            const bool qualified = standing.rank.value() >= payments.lowest_qualifying;
            if (rule.first(standing.hole)) {
                sums.add(bet_four, standing, board.boards * flops_of_board, qualified);
                continue;
            }
            const Weight twice = count_set(rows, Answers::hole_number(standing.hole));
            const Weight late = (flops_of_board - twice) * board.boards;
            if (twice > 0) sums.add(bet_two, standing, twice * board.boards, qualified);
            if (late == 0) continue;
            if (rule.last(standing.hole, board.cards)) {
                sums.add(bet_one, standing, late, qualified);
            } else {
                sums.folded += late;
            }
        }
    };
    return ultimate_results(
        payments, over_boards<ultimate_bets>(payments.lowest_qualifying, executor, visit));
}

}  // namespace baize::exact::walked
