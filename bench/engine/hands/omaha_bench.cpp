// Omaha rankings per second: over different boards (as in a simulation) and over one board (as in a
// showdown or an equity), and for comparison the sixty hands ranked one by one. The sum of all
// ranks is compared with its expected value.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/core/card_set.h"
#include "engine/core/deck.h"
#include "engine/hands/five_card.h"
#include "engine/hands/omaha.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"

namespace baize {
namespace {

constexpr std::size_t batch = std::size_t{1} << 16U;

enum class Boards : std::uint8_t { one, many };

struct Deal {
    CardSet hole;
    CardSet board;
};

std::vector<Deal> deals_over(Boards boards) {
    SeededSource source(9);
    Deck deck = Deck::standard();
    draw_some(deck.stub(), 5, source);
    const CardSet board = CardSet::of(deck.stub().first(5));
    std::vector<Deal> deals;
    for (std::size_t i = 0; i < batch; ++i) {
        if (boards == Boards::one) {
            draw_some(deck.stub().subspan(5), 4, source);
            deals.push_back({CardSet::of(deck.stub().subspan(5, 4)), board});
        } else {
            draw_some(deck.stub(), 9, source);
            deals.push_back(
                {CardSet::of(deck.stub().subspan(5, 4)), CardSet::of(deck.stub().first(5))});
        }
    }
    return deals;
}

template <typename Ranking>
void rank_all(benchmark::State& state, Boards boards, std::uint64_t checksum, Ranking ranking) {
    const std::vector<Deal> deals = deals_over(boards);
    std::uint64_t sum = 0;
    for (auto _ : state) {
        sum = 0;
        for (const Deal& deal : deals)
            sum += ranking(deal.hole, deal.board);
        benchmark::DoNotOptimize(sum);
    }
    if (sum != checksum) state.SkipWithError("wrong checksum");
    const auto rounds = static_cast<std::int64_t>(state.iterations());
    state.SetItemsProcessed(rounds * static_cast<std::int64_t>(batch));
}

template <std::size_t Size>
std::array<CardSet, Size> one_by_one(CardSet cards) {
    std::array<CardSet, Size> single;
    for (CardSet& each : single) {
        each.insert(cards.lowest());
        cards = cards - each;
    }
    return single;
}

FiveCardRank rank_sixty(CardSet hole, CardSet board) {
    const std::array<CardSet, 4> held = one_by_one<4>(hole);
    const std::array<CardSet, 5> shown = one_by_one<5>(board);
    FiveCardRank best;
    for (std::size_t a = 0; a < 4; ++a) {
        for (std::size_t b = a + 1; b < 4; ++b) {
            for (std::size_t out = 0; out < 5; ++out) {
                for (std::size_t other = out + 1; other < 5; ++other) {
                    const CardSet three = board - shown[out] - shown[other];
                    best = std::max(best, rank_five(held[a] | held[b] | three));
                }
            }
        }
    }
    return best;
}

constexpr std::uint64_t sum_over_many = 722'039'516;
constexpr std::uint64_t sum_over_one = 678'222'997;
constexpr std::uint64_t low_sum_over_many = 2'707'471;
constexpr std::uint64_t low_sum_over_one = 4'063'915;

void omaha(benchmark::State& state, Boards boards, std::uint64_t checksum) {
    rank_all(state, boards, checksum, [](CardSet hole, CardSet board) {
        return rank_omaha(hole, board).value();
    });
}

void omaha_one_by_one(benchmark::State& state, Boards boards, std::uint64_t checksum) {
    rank_all(state, boards, checksum, [](CardSet hole, CardSet board) {
        return rank_sixty(hole, board).value();
    });
}

void omaha_low(benchmark::State& state, Boards boards, std::uint64_t checksum) {
    rank_all(state, boards, checksum, [](CardSet hole, CardSet board) {
        return rank_omaha_low(hole, board).value();
    });
}

void omaha_hilo(benchmark::State& state, Boards boards, std::uint64_t checksum) {
    rank_all(state, boards, checksum, [](CardSet hole, CardSet board) {
        const OmahaBoard shown(board);
        return std::uint64_t{rank_omaha(hole, shown).value()} + rank_omaha_low(hole, board).value();
    });
}

BENCHMARK_CAPTURE(omaha, many_boards, Boards::many, sum_over_many);
BENCHMARK_CAPTURE(omaha, one_board, Boards::one, sum_over_one);
BENCHMARK_CAPTURE(omaha_one_by_one, many_boards, Boards::many, sum_over_many);
BENCHMARK_CAPTURE(omaha_one_by_one, one_board, Boards::one, sum_over_one);
BENCHMARK_CAPTURE(omaha_low, many_boards, Boards::many, low_sum_over_many);
BENCHMARK_CAPTURE(omaha_low, one_board, Boards::one, low_sum_over_one);
BENCHMARK_CAPTURE(omaha_hilo, many_boards, Boards::many, sum_over_many + low_sum_over_many);
BENCHMARK_CAPTURE(omaha_hilo, one_board, Boards::one, sum_over_one + low_sum_over_one);

}  // namespace
}  // namespace baize
