#include <cstdlib>
#include <string>

#include "engine/core/check.h"
#include "math/holdem/ultimate_holdem_payments.h"
#include "math/known_cards/known_holdem.h"
#include "math/known_cards/known_sums.h"

namespace baize::exact {
namespace known_cards {
namespace {

using holdem::UltimatePayments;

constexpr std::int64_t flops_of_board = 10;

enum class Played : std::uint8_t { four_times, three_times, twice, once, fold };
constexpr std::size_t ways_to_play = 5;

using PlayedTallies = std::array<TalliesByClass, ways_to_play>;

// Returns the numbers of dealers who qualify and then of those who do not, each below, equal and
// above. A hand that would qualify is ahead of all dealers who do not; one that would not is behind
// all who do.
template <typename Count>
std::array<Count, holdem::met_count> showdown_outcomes_of(const Standing<Count>& standing,
                                                          bool qualifies) {
    const auto& [all, below, equal, weak] = standing;
    if (qualifies) return {below - weak, equal, all - below - equal, weak, 0, 0};
    return {0, 0, all - weak, below, equal, weak - below - equal};
}

// The gain of each class of hands, in shares. Cases that cannot be dealt gain nothing.
template <typename Net>
LinesByClass lines_of_payments(const UltimatePayments& payments, Net net) {
    LinesByClass lines;
    for (std::size_t kind = 0; kind < class_count; ++kind) {
        const UltimatePayments::Kind& paid = payments.kinds[kind / 2];
        lines[kind] = Line::of([&](const Standing<One>& standing) {
            const auto showdown_outcomes = showdown_outcomes_of(standing, kind % 2 == 1);
            std::int64_t worth = 0;
            for (std::size_t met = 0; met < showdown_outcomes.size(); ++met) {
                if (paid.known[met])
                    worth +=
                        showdown_outcomes[met] * (net(paid, met).cents() / payments.share.cents());
            }
            return worth;
        });
    }
    return lines;
}

struct UltimateLines {
    explicit UltimateLines(const UltimatePayments& payments)
        : once(lines_of_payments(payments,
                                 [&](const UltimatePayments::Kind& kind, std::size_t met) {
                                     return kind.once[met] - payments.fold;
                                 })),
          again(
              lines_of_payments(payments, [](const UltimatePayments::Kind& kind, std::size_t met) {
                  return kind.again[met];
              })) {}

    LinesByClass once;   // Gain over folding.
    LinesByClass again;  // Gain of each further unit of Play.
};

// The sums of a flop consist of what another unit of Play wins or loses and of what playing once
// loses in comparison with folding.
bool is_small(const UltimatePayments& payments, const UltimateLines& lines) {
    std::int64_t once = 0;
    std::int64_t again = 0;
    for (const UltimatePayments::Kind& kind : payments.kinds) {
        for (std::size_t met = 0; met < holdem::met_count; ++met) {
            if (!kind.known[met]) continue;
            once = std::max(once, (payments.fold - kind.once[met]).cents());
            again = std::max(again, std::abs(kind.again[met].cents()));
        }
    }
    return is_small_enough({&lines.once, &lines.again}, (once + again) / payments.share.cents(), 1);
}

template <typename Lanes>
class UltimateCount {
  public:
    UltimateCount(const BoardsOfDeck& boards,
                  const UltimatePayments& payments,
                  const UltimateLines& lines,
                  const ParallelExecutor& executor,
                  Rank seen)
        : boards_(boards),
          lines_(lines),
          sums_(boards, executor),
          twice_(boards.deck, boards.flops),
          parts_(sums_.parts(),
                 Part(HandsOnBoard<Lanes>(boards.deck, payments.lowest_qualifying, seen))) {}

    // Finds the best play.
    void decide() {
        sums_.share_out(boards_.boards.size(),
                        [&](std::size_t board, std::size_t part) { weigh(board, part); });
        sums_.decide([&](std::size_t flop,
                         std::size_t hole,
                         const WholeSums<Lanes>& gain,
                         std::size_t part) { decide_flop(flop, hole, gain, parts_[part]); });
        add_up_starts();
        decide_starts();
    }

    // REQUIRES: decide.
    void tally_all() {
        sums_.share_out(boards_.boards.size(), [&](std::size_t board, std::size_t part) {
            tally(boards_.boards[board], parts_[part]);
        });
    }

    void add_to(PlayedTallies& tallies, std::uint64_t times) const {
        for (const Part& part : parts_)
            add_tallies(tallies, part.tallies, times);
    }

  private:
    using Sums = std::vector<WholeSums<Lanes>>;

    struct Part {
        explicit Part(const HandsOnBoard<Lanes>& hands_on_board)
            : hands(hands_on_board),
              row(hole_count),
              again(hole_count),
              all_twice(hole_count),
              best_twice(hole_count) {}

        HandsOnBoard<Lanes> hands;
        Holes holes{};
        std::vector<Lanes> row;
        typename Decisions<Lanes>::FewByHole few{};
        Sums again;
        Sums all_twice;
        Sums best_twice;
        std::array<BoardTallies<Lanes>, ways_to_play> on_board{};
        PlayedTallies tallies{};
    };

    // The decisions before the flop for some hole cards. Each lane is the number of a board's flops
    // with the decision: all of them or 0.
    struct Start {
        Lanes four_times{};
        Lanes three_times{};
        Lanes checked{};
    };

    void weigh(std::size_t number, std::size_t at) {
        Part& part = parts_[at];
        const auto [board, boards] = boards_.boards[number];
        const auto visit = [&, same = boards](std::size_t hole,
                                              std::size_t kind,
                                              const Standing<Lanes>& standing) {
            const Lanes again = lines_.again[kind].at(standing);
            const Lanes once = lines_.once[kind].at(standing);
            part.row[hole] = scaled(again + if_negative(once), same);
            add_lanes<Lanes>(part.again[hole], again, same);
        };
        part.hands.for_each(board, visit);
        list_holes(boards_.deck.cards() - board, part.holes);
        for_each_flop(board,
                      [&](CardSet flop) { sums_.add(at, flop, part.holes, part.row.data()); });
    }

    void decide_flop(std::size_t flop, std::size_t hole, const WholeSums<Lanes>& gain, Part& part) {
        twice_.set(flop, hole, positive_bits<Lanes>(gain));
        const std::int64_t flops = boards_.flops.kinds()[flop].boards;
        for (std::size_t i = 0; i < gain.size(); ++i) {
            part.all_twice[hole][i] += flops * gain[i];
            part.best_twice[hole][i] += flops * std::max<std::int64_t>(gain[i], 0);
        }
    }

    void add_up_starts() {
        const auto added = [&](Sums Part::*sums) {
            Sums all(hole_count);
            for (const Part& part : parts_) {
                for (std::size_t hole = 0; hole < hole_count; ++hole) {
                    for (std::size_t i = 0; i < all[hole].size(); ++i)
                        all[hole][i] += (part.*sums)[hole][i];
                }
            }
            spread_over_names<Lanes>(boards_.deck, all);
            return all;
        };
        again_ = added(&Part::again);
        all_twice_ = added(&Part::all_twice);
        best_twice_ = added(&Part::best_twice);
    }

    // All gains are over checking. Playing three times the Ante gains what playing twice gains on
    // every flop, plus another unit, less what the best play on the flop gains.
    void decide_starts() {
        starts_.resize(hole_count);
        for (std::size_t hole = 0; hole < hole_count; ++hole) {
            WholeSums<Lanes> four{};
            WholeSums<Lanes> three{};
            WholeSums<Lanes> checked{};
            for (std::size_t i = 0; i < four.size(); ++i) {
                const std::int64_t unit_of_play = flops_of_board * again_[hole][i];
                const std::int64_t of_three =
                    all_twice_[hole][i] + unit_of_play - best_twice_[hole][i];
                const std::int64_t of_four = of_three + unit_of_play;
                if (of_four > std::max<std::int64_t>(of_three, 0)) {
                    four[i] = flops_of_board;
                } else if (of_three > 0) {
                    three[i] = flops_of_board;
                    is_three_played_ = true;
                } else {
                    checked[i] = 1;
                }
            }
            starts_[hole] = {
                lanes_of<Lanes>(four), lanes_of<Lanes>(three), lanes_of<Lanes>(checked)};
        }
    }

    void tally(const Kind& kind_of_board, Part& part) const {
        const CardSet board = kind_of_board.cards;
        list_holes(boards_.deck.cards() - board, part.holes);
        part.few = {};
        for_each_flop(board, [&](CardSet flop) { twice_.count(flop, part.holes, part.few); });
        const auto on_board = [&](Played played) -> BoardTallies<Lanes>& {
            return part.on_board[static_cast<std::size_t>(played)];
        };
        const auto visit =
            [&](std::size_t hole, std::size_t kind, const Standing<Lanes>& standing) {
                const Start& start = starts_[hole];
                const Lanes twice = product(Decisions<Lanes>::lanes(part.few[hole]), start.checked);
                const Lanes left = times(start.checked, flops_of_board) - twice;
                const Lanes once = where_positive(left, lines_.once[kind].at(standing));
                on_board(Played::four_times).add(kind, standing, start.four_times);
                if (is_three_played_)
                    on_board(Played::three_times).add(kind, standing, start.three_times);
                on_board(Played::twice).add(kind, standing, twice);
                on_board(Played::once).add(kind, standing, once);
                on_board(Played::fold).add(kind, product(standing.all, left - once));
            };
        part.hands.for_each(board, visit);
        for (std::size_t played = 0; played < ways_to_play; ++played)
            part.on_board[played].move_to(part.tallies[played], kind_of_board.boards);
    }

    const BoardsOfDeck& boards_;
    const UltimateLines& lines_;
    FlopSums<Lanes> sums_;
    Decisions<Lanes> twice_;
    std::vector<Part> parts_;
    Sums again_;       // Gain of one unit of Play.
    Sums all_twice_;   // Gain of twice on all flops over checking there.
    Sums best_twice_;  // Gain of twice on the flops where it is best.
    std::vector<Start> starts_;
    bool is_three_played_ = false;  // Hardly ever true.
};

WagerFigures ultimate_ante(const UltimatePayments& payments, const PlayedTallies& tallies) {
    WagerFigures ante{.name = "ante"};
    constexpr std::array names{"play_4x", "play_3x", "play_2x", "play_1x", "fold"};
    for (std::size_t played = 0; played < ways_to_play; ++played) {
        const auto multiple = static_cast<std::int64_t>(ways_to_play - 1 - played);
        Share share{names[played]};
        for (std::size_t kind = 0; kind < class_count; ++kind) {
            const Tally& tally = tallies[played][kind];
            share.deals += tally.all;
            if (multiple == 0) {
                ante.results.add(payments.fold, payments.staked_before_play, tally.all);
                continue;
            }
            const auto showdown_outcomes = showdown_outcomes_of(tally, kind % 2 == 1);
            const UltimatePayments::Kind& paid = payments.kinds[kind / 2];
            for (std::size_t met = 0; met < showdown_outcomes.size(); ++met) {
                BAIZE_CHECK(showdown_outcomes[met] == 0 || paid.known[met]);
                ante.results.add(paid.once[met] + paid.again[met] * (multiple - 1),
                                 payments.staked_before_play + unit * multiple,
                                 showdown_outcomes[met]);
            }
        }
        ante.strategy.push_back(share);
    }
    return ante;
}

// Trips are paid by the player's hand alone; the payment may depend on whether it was folded.
WagerFigures trips_of(const UltimatePayments& payments, const PlayedTallies& tallies) {
    WagerFigures trips{.name = "trips"};
    for (std::size_t kind = holdem::hand_kinds; kind-- > 0;) {
        Weight paid = 0;
        for (std::size_t played = 0; played < ways_to_play; ++played) {
            const Weight deals = tallies[played][2 * kind].all + tallies[played][2 * kind + 1].all;
            const bool folded = played == static_cast<std::size_t>(Played::fold);
            const Money net = folded ? payments.trips_folded[kind] : payments.trips[kind];
            trips.results.add(net, unit, deals);
            if (net.is_positive()) paid += deals;
        }
        if (paid != 0)
            trips.paid_hands.push_back({std::string(name(static_cast<FiveCardHand>(kind))), paid});
    }
    return trips;
}

}  // namespace
}  // namespace known_cards

GameFigures known_cards_ultimate(const Rules& rules,
                                 const Information& information,
                                 const ParallelExecutor& executor) {
    using namespace known_cards;  // NOLINT(google-build-using-namespace)
    const holdem::UltimatePayments payments = holdem::ultimate_payments(rules);
    const UltimateLines lines(payments);
    PlayedTallies tallies{};
    for_each_seen(information,
                  is_small(payments, lines),
                  [&](auto lanes, const BoardsOfDeck& boards, Rank seen, std::uint64_t times) {
                      UltimateCount<decltype(lanes)> count(boards, payments, lines, executor, seen);
                      count.decide();
                      count.tally_all();
                      count.add_to(tallies, times);
                  });
    return {{ultimate_ante(payments, tallies), trips_of(payments, tallies)}};
}

}  // namespace baize::exact
