#include "exact/crown_holdem_solver.h"

#include <algorithm>

namespace baize::exact::holdem {
namespace {

constexpr std::size_t named_flops = 22'100;

// A flop among all of them.
std::size_t number_of_flop(CardSet flop) {
    const std::size_t one = flop.lowest().index();
    flop.erase(flop.lowest());
    const std::size_t two = flop.lowest().index();
    flop.erase(flop.lowest());
    const std::size_t three = flop.lowest().index();
    return one + two * (two - 1) / 2 + three * (three - 1) * (three - 2) / 6;
}

// A board with its suits called otherwise.
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

SuitBits renamed(SuitBits bits, const SuitNames& names, bool pocket) {
    unsigned named = 0;
    for (unsigned bit = 0; bit < 16; ++bit) {
        if ((unsigned{bits} >> bit & 1U) == 0) continue;
        const unsigned high = names[bit / 4];
        const unsigned low = names[bit % 4];
        named |= 1U << (pocket && high > low ? 4 * low + high : 4 * high + low);
    }
    return static_cast<SuitBits>(named);
}

// Calls visit(in, out) for every board of four as a suit with two cards or more sees it.
template <typename Visit>
void for_each_suited_turn(Visit&& visit) {
    for_each_set(4, 4, [&](Ranks in) { visit(in, Ranks{}); });
    for_each_set(3, 3, [&](Ranks in) {
        for_each_ranks<1>([&](const auto& out) { visit(in, Ranks(out)); });
    });
    for_each_set(2, 2, [&](Ranks in) {
        for_each_ranks<2>([&](const auto& out) { visit(in, Ranks(out)); });
    });
}

// Sums over the next card, by ranks.
template <std::size_t size, typename Sum>
void add_next(const std::array<std::uint8_t, size>& ranks,
              const std::vector<Sum>& next,
              std::vector<Sum>& sums) {
    const Gone gone = gone_with(ranks);
    Sum* here = &sums[number_of_ranks(ranks) * pair_count];
    for_each_ranks<1>([&](const std::array<std::uint8_t, 1>& card) {
        const Sum* more = &next[number_of_ranks(joined(ranks, card)) * pair_count];
        const WaysByPair ways = ways_by_pair(gone, card[0]);
        for (std::size_t pair = 0; pair < pair_count; ++pair)
            here[pair] += static_cast<Sum>(ways[pair]) * more[pair];
    });
}

}  // namespace

template <typename Sum>
CrownSolver<Sum>::CrownSolver(const CrownPayments& payments, const Crew& crew)
    : payments_(payments),
      crew_(crew),
      flop_lines_(playing_flop(payments)),
      raise_lines_(raising(payments)),
      flops_(3),
      turns_(4),
      ahead_(board_ranks_count * pair_count),
      played_(board_ranks_count * pair_count),
      turn_sums_(turn_ranks_count * pair_count),
      flop_sums_(flop_ranks_count * pair_count),
      workers_(crew.workers),
      turn_choices_(flops_.size()),
      river_choices_(turns_.size()),
      named_choices_(named_flops) {
    for (Worker& worker : workers_)
        worker.turns.resize(turn_count * hole_count);
    workers_[0].flops.resize(flop_count * hole_count);
    for (TurnCounts* counts : {&turn_counts_, &river_counts_, &both_counts_}) {
        counts->by_suit.resize(turn_count * hole_count);
        counts->by_ranks.resize(turn_ranks_count * pair_count);
    }
}

template <typename Sum>
void CrownSolver<Sum>::run() {
    const auto every = [&](std::size_t count, auto work) { crew_.run(count, work); };
    every(Boards::pieces, [&](std::size_t i, std::size_t) { boards_.prepare(i); });
    every(Boards::pieces, [&](std::size_t i, std::size_t at) {
        boards_.for_each_ranked(i, [&](std::size_t number, const RankedBoard& board) {
            weigh_ranks(number, board, workers_[at]);
            boards_.for_each_suit(board, [&](const SuitOnBoard& suit, Ranks out) {
                weigh_suit(number, board, suit, out, workers_[at]);
            });
        });
    });
    weigh_early_ranks();
    add_up();
    weigh_flops();
    every(flops_.size(), [&](std::size_t i, std::size_t at) {
        turn_choices_[i] = choose_to_gain<Sum>(
            flops_[i], flop_sums_, workers_[0].flops, workers_[at].gained_on_flop);
        name_flops(i);
    });
    every(turns_.size(), [&](std::size_t i, std::size_t at) {
        river_choices_[i] = choose_to_gain<Sum>(
            turns_[i], turn_sums_, workers_[0].turns, workers_[at].gained_on_turn);
    });
    for (std::size_t pair = 0; pair < pair_count; ++pair) {
        decide_start(pair, false);
        if (!pairs[pair].is_pocket()) decide_start(pair, true);
    }
    choose_played();
    every(turns_.rank_pieces(), [&](std::size_t piece, std::size_t) {
        turns_.for_each_of_ranks(piece, [&](std::size_t i) { count_raises(i); });
    });
    every(Boards::pieces, [&](std::size_t i, std::size_t at) {
        boards_.for_each_ranked(i, [&](std::size_t, const RankedBoard& board) {
            tally_board(board, workers_[at].tallies);
        });
    });
}

template <typename Sum>
CrownTallies CrownSolver<Sum>::tallies() const {
    CrownTallies all{};
    for (const Worker& worker : workers_) {
        for (std::size_t raises = 0; raises < crown_raises; ++raises) {
            for (std::size_t kind = 0; kind < hand_kinds; ++kind)
                all[raises][kind].add(worker.tallies[raises][kind]);
        }
    }
    return all;
}

template <typename Sum>
std::int64_t CrownSolver<Sum>::gain_of_raise(CardSet board, std::array<Card, 2> hand) const {
    const bool flop = board.size() == 3;
    return gain_with<Sum>(early_board(board),
                          hand,
                          flop ? flop_sums_ : turn_sums_,
                          flop ? workers_[0].flops : workers_[0].turns);
}

template <typename Sum>
void CrownSolver<Sum>::Weights::add(const Weights& other) {
    all += other.all;
    turn += other.turn;
    river += other.river;
    both += other.both;
}

template <typename Sum>
void CrownSolver<Sum>::Weights::take(const Weights& other) {
    all -= other.all;
    turn -= other.turn;
    river -= other.river;
    both -= other.both;
}

template <typename Sum>
void CrownSolver<Sum>::weigh_ranks(std::size_t number, const RankedBoard& board, Worker& worker) {
    const WaysByPair ways = ways_of_board(board.ranks);
    const auto each = [&](unsigned pair, const Standoff& stand) {
        const std::size_t plain = number * pair_count + pair;
        ahead_[plain] = static_cast<Sum>(raise_lines_[kind_of(stand)].at(stand));
        played_[plain] = static_cast<Sum>(flop_lines_[kind_of(stand)].at(stand));
        worker.played_by_pair[pair] += std::int64_t{played_[plain]} * ways[pair];
    };
    for_each_pair(board, 0, visitor(each));
}

// What a board with three or more cards of a suit is worth more than its ranks say.
template <typename Sum>
void CrownSolver<Sum>::weigh_suit(std::size_t number,
                                  const RankedBoard& board,
                                  const SuitOnBoard& suit,
                                  Ranks out,
                                  Worker& worker) {
    std::array<Sum, hole_count> ahead{};
    const WaysByHole& ways = boards_.ways_of(out);
    CrownLine raise;
    CrownLine flop;
    const Sum* plain_ahead = &ahead_[number * pair_count];
    const Sum* plain_played = &played_[number * pair_count];
    const auto meet = [&](std::uint16_t value) {
        raise = raise_lines_[kind_of({.value = value})];
        flop = flop_lines_[kind_of({.value = value})];
    };
    const auto each = [&](unsigned hole, const Standoff& stand) {
        const std::size_t pair = holes[hole].pair;
        ahead[hole] = static_cast<Sum>(raise.at(stand)) - plain_ahead[pair];
        worker.played_by_hole[hole] += (flop.at(stand) - plain_played[pair]) * ways[hole];
    };
    for_each_hole(board, suit, out, 0, visitor(meet, each));
    add_to_parts(boards_.ways(), turns_in_board(suit.ranks(), out), out, ahead, worker.turns);
}

template <typename Sum>
void CrownSolver<Sum>::weigh_early_ranks() {
    for_each_ranks<4>([&](const auto& turn) { add_next(turn, ahead_, turn_sums_); });
    for_each_ranks<3>([&](const auto& flop) { add_next(flop, turn_sums_, flop_sums_); });
}

template <typename Sum>
void CrownSolver<Sum>::add_up() {
    Worker& first = workers_[0];
    for (std::size_t at = 1; at < workers_.size(); ++at) {
        const Worker& worker = workers_[at];
        for (std::size_t i = 0; i < first.turns.size(); ++i)
            first.turns[i] += worker.turns[i];
        for (std::size_t i = 0; i < pair_count; ++i)
            first.played_by_pair[i] += worker.played_by_pair[i];
        for (std::size_t i = 0; i < hole_count; ++i)
            first.played_by_hole[i] += worker.played_by_hole[i];
    }
}

template <typename Sum>
void CrownSolver<Sum>::weigh_flops() {
    Worker& first = workers_[0];
    for_each_suited_turn([&](Ranks in, Ranks out) {
        std::array<Sum, hole_count> sums{};
        const Sum* turn = &first.turns[turn_of(in, out) * hole_count];
        std::copy(turn, turn + hole_count, sums.begin());
        add_to_parts(boards_.ways(), flops_in_turn(in, out), out, sums, first.flops);
    });
}

template <typename Sum>
void CrownSolver<Sum>::decide_start(std::size_t pair, bool suited) {
    const Worker& first = workers_[0];
    const std::int64_t boards =
        first.played_by_pair[pair] + over_suits(first.played_by_hole, pair, suited);
    std::int64_t& gain = gains_[pair][suited ? 1 : 0];
    gain = boards * orders_of_board * hands_of_start(pair, suited);
    for (const Worker& worker : workers_) {
        gain += worker.gained_on_flop[pair][suited ? 1 : 0] +
                worker.gained_on_turn[pair][suited ? 1 : 0] * orders_of_turn;
    }
}

template <typename Sum>
void CrownSolver<Sum>::name_flops(std::size_t flop) {
    SuitNames names{0, 1, 2, 3};
    StaticVector<std::size_t, 24> done;
    do {
        const std::size_t number = number_of_flop(renamed(flops_[flop].cards, names));
        if (std::find(done.begin(), done.end(), number) != done.end()) continue;
        done.push_back(number);
        Choices& named = named_choices_[number];
        for (std::size_t pair = 0; pair < pair_count; ++pair)
            named[pair] = renamed(turn_choices_[flop][pair], names, pairs[pair].is_pocket());
    } while (std::next_permutation(names.begin(), names.end()));
}

template <typename Sum>
void CrownSolver<Sum>::choose_played() {
    for (std::size_t pair = 0; pair < pair_count; ++pair) {
        played_choices_[pair] = static_cast<SuitBits>((plays(pair, true) ? suited_bits : 0U) |
                                                      (plays(pair, false) ? unsuited_bits : 0U));
    }
    for (unsigned hole = 0; hole < hole_count; ++hole) {
        const std::size_t pair = holes[hole].pair;
        played_holes_[hole] = std::uint32_t{suit_count} * orders_of_board *
                              hands_of_hole(hole, plays(pair, false), plays(pair, true));
    }
}

// A board of four has been dealt in four orders: the River wager is the same in all of them, the
// Turn wager was decided on the flop of each.
template <typename Sum>
void CrownSolver<Sum>::count_raises(std::size_t i) {
    const EarlyBoard& board = turns_[i];
    Choices river = river_choices_[i];
    Choices live{};
    for (std::size_t pair = 0; pair < pair_count; ++pair) {
        live[pair] = static_cast<SuitBits>(played_choices_[pair] & board.live(pairs[pair]));
        river[pair] &= live[pair];
    }
    CountedChoices rivers;
    CountedChoices turns;
    CountedChoices both;
    count_choices(board, river, rivers);
    for (CardSet left = board.cards; !left.empty(); left.erase(left.lowest())) {
        CardSet flop = board.cards;
        flop.erase(left.lowest());
        Choices turn = named_choices_[number_of_flop(flop)];
        for (std::size_t pair = 0; pair < pair_count; ++pair)
            turn[pair] &= live[pair];
        count_choices(board, turn, turns);
        for (std::size_t pair = 0; pair < pair_count; ++pair)
            turn[pair] &= river[pair];
        count_choices(board, turn, both);
    }
    add_choices(board, rivers, orders_of_turn, river_counts_.by_ranks, river_counts_.by_suit);
    add_choices(board, turns, 1, turn_counts_.by_ranks, turn_counts_.by_suit);
    add_choices(board, both, 1, both_counts_.by_ranks, both_counts_.by_suit);
}

// Adds up the hands of one kind after the other, as they come from the weakest to the strongest.
template <typename Sum>
class CrownSolver<Sum>::Tallier {
  public:
    explicit Tallier(CrownTallies& tallies) : tallies_(tallies) {}

    ~Tallier() { put_down(); }

    Tallier(const Tallier&) = delete;
    Tallier& operator=(const Tallier&) = delete;

    void meet(std::uint16_t value) {
        const std::size_t kind = kind_of({.value = value});
        if (kind == kind_) return;
        put_down();
        kind_ = kind;
    }

    // The raises one by one; which stood alone follows from all and both.
    void add(const Standoff& stand, const Weights& weights) {
        all_.add(weights.all, stand);
        turn_.add(weights.turn, stand);
        river_.add(weights.river, stand);
        both_.add(weights.both, stand);
    }

  private:
    void put_down() {
        const auto row = [&](CrownRaises raises) -> CrownTally& {
            return tallies_[static_cast<std::size_t>(raises)][kind_];
        };
        row(CrownRaises::both).add(both_);
        turn_.take(both_);
        row(CrownRaises::turn).add(turn_);
        all_.take(turn_);
        all_.take(river_);
        row(CrownRaises::none).add(all_);
        river_.take(both_);
        row(CrownRaises::river).add(river_);
        all_ = turn_ = river_ = both_ = {};
    }

    CrownTallies& tallies_;
    std::size_t kind_ = 0;
    CrownTally all_{};
    CrownTally turn_{};
    CrownTally river_{};
    CrownTally both_{};
};

template <typename Sum>
void CrownSolver<Sum>::tally_suit(const RankedBoard& board,
                                  const SuitOnBoard& suit,
                                  Ranks out,
                                  WeightsByPair& taken,
                                  CrownTallies& tallies) const {
    const Parts parts = turns_in_board(suit.ranks(), out);
    const Ways& ways = boards_.ways();
    const auto turn = sum_of_parts(ways, parts, out, turn_counts_.by_suit);
    const auto river = sum_of_parts(ways, parts, out, river_counts_.by_suit);
    const auto both = sum_of_parts(ways, parts, out, both_counts_.by_suit);
    const WaysByHole& all = boards_.ways_of(out);
    Tallier tallier(tallies);
    const auto each = [&](unsigned hole, const Standoff& stand) {
        const Weights weights{all[hole] * played_holes_[hole], turn[hole], river[hole], both[hole]};
        tallier.add(stand, weights);
        taken[holes[hole].pair].add(weights);
    };
    for_each_hole(
        board, suit, out, 0, visitor([&](std::uint16_t value) { tallier.meet(value); }, each));
}

// Of all boards with these ranks, flushes or not.
template <typename Sum>
auto CrownSolver<Sum>::weights_by_ranks(const RankedBoard& board) const -> WeightsByPair {
    const WaysByPair all = ways_of_board(board.ranks);
    WeightsByPair weights{};
    for (std::size_t pair = 0; pair < pair_count; ++pair) {
        weights[pair].all = all[pair] * orders_of_board *
                            ((plays(pair, false) ? hands_of_start(pair, false) : 0) +
                             (plays(pair, true) ? hands_of_start(pair, true) : 0));
    }
    for_each_turn_in(board.ranks, [&](const auto& turn, unsigned river) {
        const std::size_t place = number_of_ranks(turn) * pair_count;
        const WaysByPair ways = ways_by_pair(gone_with(turn), river);
        for (std::size_t pair = 0; pair < pair_count; ++pair) {
            weights[pair].turn += turn_counts_.by_ranks[place + pair] * ways[pair];
            weights[pair].river += river_counts_.by_ranks[place + pair] * ways[pair];
            weights[pair].both += both_counts_.by_ranks[place + pair] * ways[pair];
        }
    });
    return weights;
}

// First as each suit sees it; what no suit takes over goes by ranks.
template <typename Sum>
void CrownSolver<Sum>::tally_board(const RankedBoard& board, CrownTallies& tallies) const {
    WeightsByPair weights = weights_by_ranks(board);
    WeightsByPair taken{};
    boards_.for_each_suit(board, [&](const SuitOnBoard& suit, Ranks out) {
        tally_suit(board, suit, out, taken, tallies);
    });
    for (std::size_t pair = 0; pair < pair_count; ++pair)
        weights[pair].take(taken[pair]);
    Tallier tallier(tallies);
    const auto each = [&](unsigned pair, const Standoff& stand) {
        tallier.add(stand, weights[pair]);
    };
    for_each_pair(board, 0, visitor([&](std::uint16_t value) { tallier.meet(value); }, each));
}

template class CrownSolver<std::int32_t>;
template class CrownSolver<std::int64_t>;

}  // namespace baize::exact::holdem
