#include "math/holdem/crown_holdem_solver.h"

#include <algorithm>
#include <bit>

namespace baize::exact::holdem {
namespace {

constexpr std::size_t named_flops = 22'100;

// Returns the number of a flop among all flops.
std::size_t number_of_flop(CardSet flop) {
    const std::size_t one = flop.lowest().index();
    flop.erase(flop.lowest());
    const std::size_t two = flop.lowest().index();
    flop.erase(flop.lowest());
    const std::size_t three = flop.lowest().index();
    return one + two * (two - 1) / 2 + three * (three - 1) * (three - 2) / 6;
}

// The new name of each suit.
using SuitNames = std::array<unsigned, suit_count>;

CardSet renamed(CardSet cards, const SuitNames& names) {
    CardSet named;
    for (; !cards.empty(); cards.erase(cards.lowest())) {
        const Card card = cards.lowest();
        const unsigned suit = names[static_cast<std::size_t>(card.suit())];
        named.insert(Card(card.rank(), static_cast<Suit>(suit)));
    }
    return named;
}

// Exchanges the names of two suits.
void swap_suits(Choices& choices, unsigned one, unsigned other) {
    for (SuitBits& bits : choices) {
        unsigned swapped = bits;
        const unsigned higher = (swapped >> 4 * one ^ swapped >> 4 * other) & 0xFU;
        swapped ^= higher << 4 * one ^ higher << 4 * other;
        const unsigned lower = (swapped >> one ^ swapped >> other) & 0x1111U;
        swapped ^= lower << one ^ lower << other;
        bits = static_cast<SuitBits>(swapped);
    }
}

// Restores the form of pocket pairs: each choice of suits is the bit whose first suit is below its
// second.
void put_pockets_in_order(Choices& choices) {
    for (unsigned rank = 0; rank < rank_count; ++rank) {
        SuitBits& bits = choices[pair_of(rank, rank)];
        unsigned ordered = bits & pocket_bits;
        for (unsigned one = 0; one < suit_count; ++one) {
            for (unsigned other = one + 1; other < suit_count; ++other)
                ordered |= (unsigned{bits} >> (4 * other + one) & 1U) << (4 * one + other);
        }
        bits = static_cast<SuitBits>(ordered);
    }
}

Choices renamed(const Choices& choices, const SuitNames& names) {
    Choices named = choices;
    SuitNames so_far{0, 1, 2, 3};
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        const unsigned one = so_far[suit];
        const unsigned other = names[suit];
        if (one == other) continue;
        swap_suits(named, one, other);
        std::iter_swap(std::find(so_far.begin(), so_far.end(), one),
                       std::find(so_far.begin(), so_far.end(), other));
    }
    put_pockets_in_order(named);
    return named;
}

// Calls visit(in, out) for every flop from the view of a suit with one card or more.
template <typename Visit>
void for_each_suited_flop(Visit&& visit) {
    for_each_set(3, 3, [&](Ranks in) { visit(in, Ranks{}); });
    for_each_set(2, 2, [&](Ranks in) {
        for_each_ranks<2>([&](const auto& out) {
            if (out[0] == out[1]) visit(in, Ranks{out.data(), 1});
        });
    });
    for_each_set(1, 1, [&](Ranks in) {
        for_each_ranks<2>([&](const auto& out) { visit(in, Ranks(out)); });
    });
}

// Adds, for each list of ranks, the sums over every rank of the next card.
template <std::size_t size, typename Sum>
void add_next(const std::array<std::uint8_t, size>& ranks,
              std::span<const Sum> next,
              LargeArray<Sum>& sums) {
    const Gone gone = gone_with(ranks);
    Sum* here = &sums[number_of_ranks(ranks) * pair_places];
    for_each_ranks<1>([&](const std::array<std::uint8_t, 1>& card) {
        const Sum* more = &next[number_of_ranks(joined(ranks, card)) * pair_places];
        const WaysByPair ways = ways_by_pair(gone, card[0]);
        for (std::size_t pair = 0; pair < pair_count; ++pair)
            here[pair] += static_cast<Sum>(ways[pair]) * more[pair];
    });
}

// Up to four ranks, ascending.
struct FewRanks {
    std::array<std::uint8_t, 4> ranks{};
    std::size_t size = 0;

    operator Ranks() const { return {ranks.data(), size}; }  // NOLINT(google-explicit-constructor)
};

FewRanks with_rank(Ranks few, std::uint8_t rank) {
    FewRanks more{.size = few.size() + 1};
    const std::array one{rank};
    std::merge(few.begin(), few.end(), one.begin(), one.end(), more.ranks.begin());
    return more;
}

// Adds the sums over the boards of four to a flop, from the view of a suit.
template <typename Sum>
void add_turns(
    const Ways& ways, Ranks in, Ranks out, std::span<const Sum> turns, LargeArray<Sum>& flops) {
    Sum* here = &flops[flop_of(in, out) * hole_places];
    for (std::uint8_t rank = 0; rank < rank_count; ++rank) {
        if (std::find(in.begin(), in.end(), rank) != in.end()) continue;
        const Sum* more = &turns[turn_of(with_rank(in, rank), out) * hole_places];
        add_row(here, more);
    }
    if (in.size() == 1) return;  // Too few for a flush.
    for (std::uint8_t rank = 0; rank < rank_count; ++rank) {
        const FewRanks both = with_rank(out, rank);
        const Sum* more = &turns[turn_of(in, both) * hole_places];
        const bool is_second = !out.empty() && out[0] < rank;
        const WaysByHole& left = ways(both, is_second ? Missing::second : Missing::first);
        add_product(here, more, left);
    }
}

}  // namespace

template <typename Sum>
CrownSolver<Sum>::CrownSolver(const CrownPayments& payments, const ParallelExecutor& executor)
    : executor_(executor),
      lines_{.staked = raising(payments)},
      flop_lines_(playing_flop(payments)),
      weighed_(lines_, executor, turns_in_board, turn_count),
      flops_(3),
      turns_(4),
      turn_sums_(turn_ranks_count * pair_places),
      flop_sums_(flop_ranks_count * pair_places),
      flops_by_suit_(flop_count * hole_places),
      turn_choices_(flops_.size()),
      river_choices_(turns_.size()),
      named_choices_(named_flops) {
    for (std::size_t i = 0; i < executor.workers; ++i)
        workers_.push_back({.tally = Tally(lines_.lowest_qualifying)});
}

template <typename Sum>
void CrownSolver<Sum>::run() {
    decide();
    count();
}

template <typename Sum>
void CrownSolver<Sum>::decide() {
    weighed_.run();
    const auto every = [&](std::size_t count, auto work) { executor_.run(count, work); };
    every(rank_count, [&](std::size_t i, std::size_t) { weigh_turns(i); });
    every(rank_count, [&](std::size_t i, std::size_t) { weigh_flops(i); });
    every(flops_.rank_tasks(), [&](std::size_t task, std::size_t at) {
        flops_.for_each_of_ranks(task, [&](std::size_t i) {
            turn_choices_[i] = choose_to_gain<Sum>(
                flops_[i], flop_sums_.all(), flops_by_suit_.all(), workers_[at].on_flop);
            name_flops(i);
        });
    });
    every(turns_.rank_tasks(), [&](std::size_t task, std::size_t at) {
        turns_.for_each_of_ranks(task, [&](std::size_t i) {
            river_choices_[i] = choose_to_gain<Sum>(
                turns_[i], turn_sums_.all(), weighed_.by_suit(), workers_[at].on_turn);
        });
    });
    decide_starts();
}

template <typename Sum>
void CrownSolver<Sum>::run_by(const HoldemRule& rule) {
    weighed_.run();
    executor_.run(flops_.rank_tasks(), [&](std::size_t task, std::size_t) {
        flops_.for_each_of_ranks(task, [&](std::size_t i) {
            turn_choices_[i] = choices_by(rule.flop, flops_[i]);
            name_flops(i);
        });
    });
    executor_.run(turns_.rank_tasks(), [&](std::size_t task, std::size_t) {
        turns_.for_each_of_ranks(
            task, [&](std::size_t i) { river_choices_[i] = choices_by(rule.last, turns_[i]); });
    });
    for_each_start([&](std::size_t pair, bool suited, unsigned) {
        plays_[pair][suited ? 1 : 0] = rule.first(example_of_start(pair, suited));
    });
    count();
}

template <typename Sum>
void CrownSolver<Sum>::count() {
    const auto every = [&](std::size_t count, auto work) { executor_.run(count, work); };
    choose_played();
    every(turns_.rank_tasks(), [&](std::size_t task, std::size_t) {
        turns_.for_each_of_ranks(task, [&](std::size_t i) { count_raises(i); });
    });
    every(Boards::tasks, [&](std::size_t i, std::size_t at) {
        weighed_.boards().for_each_ranked(i, [&](std::size_t, const RankedBoard& board) {
            tally_board(board, workers_[at].tally);
        });
    });
}

// The hands that play on and make neither wager are the remainder.
template <typename Sum>
CrownTallies CrownSolver<Sum>::tallies() const {
    CrownTallies all{};
    Tallies& none = all[0];
    Tallies& one_made = all[1];
    Tallies& both_made = all[2];
    for (const Worker& worker : workers_) {
        add_to(one_made, worker.tally.tallies()[one]);
        add_to(both_made, worker.tally.tallies()[both]);
    }
    for_each_start([&](std::size_t pair, bool suited, Weight hands) {
        if (!plays(pair, suited)) return;
        add_to(none, weighed_.starts().of(pair, suited), hands * orders_of_board);
    });
    for (std::size_t i = 0; i < hand_classes; ++i) {
        none[i].take(one_made[i]);
        none[i].take(both_made[i]);
    }
    return all;
}

template <typename Sum>
Weight CrownSolver<Sum>::turns_made() const {
    Weight made = 0;
    for (std::size_t i = 0; i < flops_.size(); ++i) {
        Choices played = turn_choices_[i];
        for (std::size_t pair = 0; pair < pair_count; ++pair)
            played[pair] &= played_choices_[pair];
        int hands = 0;
        for (const std::uint64_t word : std::bit_cast<Lanes>(played))
            hands += std::popcount(word);
        made += static_cast<Weight>(hands) * flops_[i].deals;
    }
    return made * orders_after_flop;
}

template <typename Sum>
std::int64_t CrownSolver<Sum>::gain_of_raise(CardSet board, std::array<Card, 2> hand) const {
    const bool flop = board.size() == 3;
    return gain_with<Sum>(early_board(board),
                          hand,
                          flop ? flop_sums_.all() : turn_sums_.all(),
                          flop ? flops_by_suit_.all() : weighed_.by_suit());
}

// Adds up the boards of four with this highest rank.
template <typename Sum>
void CrownSolver<Sum>::weigh_turns(std::size_t high) {
    for_each_ranks<4>([&](const auto& ranks) {
        if (ranks.back() == high) add_next<4, Sum>(ranks, weighed_.worth(), turn_sums_);
    });
}

// Adds up the flops with this highest rank, and every thirteenth flop from the view of a suit.
template <typename Sum>
void CrownSolver<Sum>::weigh_flops(std::size_t task) {
    for_each_ranks<3>([&](const auto& ranks) {
        if (ranks.back() == task) add_next<3, Sum>(ranks, turn_sums_.all(), flop_sums_);
    });
    for_each_suited_flop([&](Ranks in, Ranks out) {
        if (flop_of(in, out) % rank_count == task)
            add_turns<Sum>(weighed_.boards().ways(), in, out, weighed_.by_suit(), flops_by_suit_);
    });
}

template <typename Sum>
void CrownSolver<Sum>::decide_starts() {
    for_each_start([&](std::size_t pair, bool suited, std::int64_t hands) {
        std::int64_t& gain = gains_[pair][suited ? 1 : 0];
        gain = hands * orders_of_board * worth_of(weighed_.starts().of(pair, suited), flop_lines_);
        for (const Worker& worker : workers_) {
            gain += worker.on_flop.chosen[suited ? 1 : 0][pair] +
                    worker.on_turn.chosen[suited ? 1 : 0][pair] * orders_of_turn;
        }
        plays_[pair][suited ? 1 : 0] = gain > 0;
    });
}

template <typename Sum>
void CrownSolver<Sum>::name_flops(std::size_t flop) {
    SuitNames names{0, 1, 2, 3};
    StaticVector<std::size_t, 24> done;
    do {
        const std::size_t number = number_of_flop(renamed(flops_[flop].cards, names));
        if (std::find(done.begin(), done.end(), number) != done.end()) continue;
        done.push_back(number);
        named_choices_[number] = renamed(turn_choices_[flop], names);
    } while (std::next_permutation(names.begin(), names.end()));
}

template <typename Sum>
void CrownSolver<Sum>::choose_played() {
    for (std::size_t pair = 0; pair < pair_count; ++pair) {
        played_choices_[pair] = static_cast<SuitBits>((plays(pair, true) ? suited_bits : 0U) |
                                                      (plays(pair, false) ? unsuited_bits : 0U));
    }
}

// A board of four has been dealt in four orders. The River wager is the same in all of them; the
// Turn wager was decided on the flop of each.
template <typename Sum>
void CrownSolver<Sum>::count_raises(std::size_t i) {
    const EarlyBoard& board = turns_[i];
    Choices on_turn = river_choices_[i];
    Choices live{};
    for (std::size_t pair = 0; pair < pair_count; ++pair) {
        live[pair] = static_cast<SuitBits>(played_choices_[pair] & board.live(pairs[pair]));
        on_turn[pair] &= live[pair];
    }
    CountedChoices ones;
    CountedChoices twos;
    for (CardSet left = board.cards; !left.empty(); left.erase(left.lowest())) {
        CardSet flop = board.cards;
        flop.erase(left.lowest());
        const Choices& on_flop = named_choices_[number_of_flop(flop)];
        Choices one_made{};
        Choices both_made{};
        for (std::size_t pair = 0; pair < pair_count; ++pair) {
            const auto turn = static_cast<SuitBits>(on_flop[pair] & live[pair]);
            one_made[pair] = turn ^ on_turn[pair];
            both_made[pair] = turn & on_turn[pair];
        }
        count_choices(board, one_made, ones);
        count_choices(board, both_made, twos);
    }
    add_choices(board, ones, counts_[one].by_ranks.all(), counts_[one].by_suit.all());
    add_choices(board, twos, counts_[both].by_ranks.all(), counts_[both].by_suit.all());
}

template <typename Sum>
void CrownSolver<Sum>::tally_board(const RankedBoard& board, Tally& tally) const {
    const Boards& boards = weighed_.boards();
    const auto fill = [&](Ranks in, Ranks out, std::size_t lane) {
        const Parts parts = turns_in_board(in, out);
        for (const Set set : {one, both}) {
            sum_of_parts(
                boards.ways(), parts, out, counts_[set].by_suit.all(), tally.deals(set, lane));
        }
    };
    tally.tally(boards, board, deals_by_ranks(board), fill);
}

// Counts over all boards with these ranks, with flushes or without.
template <typename Sum>
auto CrownSolver<Sum>::deals_by_ranks(const RankedBoard& board) const -> typename Tally::Deals {
    typename Tally::Deals deals{};
    for_each_turn_in(board.ranks, [&](const auto& four, unsigned last) {
        const std::size_t place = number_of_ranks(four) * pair_places;
        const WaysByPair ways = ways_by_pair(gone_with(four), last);
        for (const Set set : {one, both}) {
            const std::uint32_t* chosen = &counts_[set].by_ranks[place];
            for (std::size_t pair = 0; pair < pair_count; ++pair)
                deals[set][pair] += chosen[pair] * ways[pair];
        }
    });
    return deals;
}

template class CrownSolver<std::int32_t>;
template class CrownSolver<std::int64_t>;

}  // namespace baize::exact::holdem
