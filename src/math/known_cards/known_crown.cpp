#include <cstdlib>
#include <string>

#include "engine/core/check.h"
#include "math/holdem/crown_holdem_payments.h"
#include "math/known_cards/known_holdem.h"
#include "math/known_cards/known_sums.h"

namespace baize::exact {
namespace known_cards {
namespace {

using holdem::CrownPayments;

constexpr std::int64_t orders_of_five = 20;  // Ways to divide a board into flop, turn and river.
constexpr std::int64_t orders_of_four = 4;   // Ways to divide four cards into flop and turn.

enum class Raised : std::uint8_t { nothing, turn, river, both, folded };
constexpr std::size_t ways_to_raise = 5;

using RaisedTallies = std::array<TalliesByClass, ways_to_raise>;

// Numbers of flops with two hole cards, by kind of the five cards.
struct ExtraCounts {
    std::array<Weight, holdem::hand_kinds> dealer{};
    std::array<Weight, holdem::hand_kinds> player{};  // Not folded.
    Weight folded = 0;
};

template <typename Count>
std::array<Count, holdem::against_count> standings_of(const Standing<Count>& standing) {
    return {standing.below, standing.equal, standing.all - standing.below - standing.equal};
}

// The gain of each class of hands, in shares. Cases that cannot be dealt gain nothing.
template <typename Net>
LinesByClass lines_of_crown(const CrownPayments& payments, Net net) {
    LinesByClass lines;
    for (std::size_t kind = 0; kind < class_count; ++kind) {
        const CrownPayments::Kind& paid = payments.kinds[kind / 2];
        lines[kind] = Line::of([&](const Standing<One>& standing) {
            const auto standings = standings_of(standing);
            std::int64_t worth = 0;
            for (std::size_t i = 0; i < standings.size(); ++i) {
                if (paid.known[i])
                    worth += standings[i] * (net(paid, i).cents() / payments.share.cents());
            }
            return worth;
        });
    }
    return lines;
}

struct CrownLines {
    explicit CrownLines(const CrownPayments& payments)
        : flop(lines_of_crown(payments,
                              [&](const CrownPayments::Kind& kind, std::size_t i) {
                                  return kind.flop[i] - payments.fold;
                              })),
          raise(lines_of_crown(payments, [](const CrownPayments::Kind& kind, std::size_t i) {
              return kind.raise[i];
          })) {}

    LinesByClass flop;   // Gain over folding.
    LinesByClass raise;  // Gain of a Turn or a River wager.
};

bool is_small(const CrownPayments& payments, const CrownLines& lines) {
    std::int64_t most = 0;
    for (const CrownPayments::Kind& kind : payments.kinds) {
        for (std::size_t i = 0; i < holdem::against_count; ++i)
            most = std::max(most, std::abs(kind.raise[i].cents()));
    }
    return is_small_enough({&lines.flop, &lines.raise}, most / payments.share.cents(), 2);
}

template <typename Lanes>
class CrownCount {
  public:
    CrownCount(const BoardsOfDeck& boards,
               const Places& fours,
               const CrownLines& lines,
               const ParallelExecutor& executor,
               Rank seen)
        : boards_(boards),
          fours_(fours),
          lines_(lines),
          sums_(boards, executor),
          turn_(boards.deck, boards.flops),
          river_(boards.deck, fours),
          parts_(sums_.parts(), Part(HandsOnBoard<Lanes>(boards.deck, 0, seen))),
          seen_(seen) {}

    // Finds the best play.
    void decide() {
        sums_.share_out(fours_.kinds().size(),
                        [&](std::size_t four, std::size_t part) { weigh(four, part); });
        sums_.decide([&](std::size_t flop,
                         std::size_t hole,
                         const WholeSums<Lanes>& gain,
                         std::size_t part) {
            turn_.set(flop, hole, positive_bits<Lanes>(gain));
            const std::int64_t flops = boards_.flops.kinds()[flop].boards;
            for (std::size_t i = 0; i < gain.size(); ++i)
                parts_[part].gains[hole][i] += flops * std::max<std::int64_t>(gain[i], 0);
        });
        gains_.assign(hole_count, {});
        for (const Part& part : parts_) {
            for (std::size_t hole = 0; hole < hole_count; ++hole) {
                for (std::size_t i = 0; i < gains_[hole].size(); ++i)
                    gains_[hole][i] += part.gains[hole][i];
            }
        }
        spread_over_names<Lanes>(boards_.deck, gains_);
    }

    // REQUIRES: decide.
    void tally_all() {
        played_.clear();
        for (const WholeSums<Lanes>& gains : gains_) {
            WholeSums<Lanes> played{};
            for (std::size_t i = 0; i < played.size(); ++i)
                played[i] = gains[i] > 0 ? 1 : 0;
            played_.push_back(lanes_of<Lanes>(played));
        }
        sums_.share_out(boards_.boards.size(), [&](std::size_t board, std::size_t part) {
            tally(boards_.boards[board], parts_[part]);
        });
    }

    void add_to(RaisedTallies& tallies, std::uint64_t times) const {
        for (const Part& part : parts_)
            add_tallies(tallies, part.tallies, times);
    }

    // REQUIRES: tally_all.
    void add_to(ExtraCounts& counts, std::uint64_t times) const {
        const CardSet cards = boards_.deck.cards() | boards_.deck.dealer();
        for (const Kind& flop : boards_.flops.kinds()) {
            for (CardSet highs = cards - flop.cards; !highs.empty(); highs.erase(highs.lowest())) {
                const Card high = highs.lowest();
                for (CardSet lows = cards - flop.cards; lows.lowest() != high;) {
                    const CardSet hole = CardSet::of(std::array{lows.lowest(), high});
                    lows.erase(lows.lowest());
                    add_extra(counts, flop.cards, hole, times * flop.boards);
                }
            }
        }
    }

  private:
    using Sums = std::vector<WholeSums<Lanes>>;
    using Few = typename Decisions<Lanes>::Few;
    using FewByHole = typename Decisions<Lanes>::FewByHole;

    struct Part {
        explicit Part(const HandsOnBoard<Lanes>& hands_on_board)
            : hands(hands_on_board), row(hole_count), flops(hole_count), gains(hole_count) {}

        HandsOnBoard<Lanes> hands;
        Holes holes{};
        std::vector<Lanes> row;    // Gain of a River wager.
        std::vector<Lanes> flops;  // Gain of Ante and Flop.
        Sums gains;
        FewByHole few{};
        FewByHole turns{};                         // Flops of the board with a Turn wager.
        std::array<FewByHole, 5> turns_of_four{};  // The same within each four cards.
        FewByHole rivers{};                        // Fours of the board with a River wager.
        FewByHole both{};                          // Orders with both wagers.
        std::array<BoardTallies<Lanes>, ways_to_raise> on_board{};
        RaisedTallies tallies{};
    };

    // A River wager is worth the same for every order of the first four cards.
    void weigh(std::size_t number, std::size_t at) {
        Part& part = parts_[at];
        const auto [four, boards] = fours_.kinds()[number];
        for (std::vector<Lanes>* row : {&part.row, &part.flops})
            std::fill(row->begin(), row->end(), Lanes{});
        const CardSet rivers = boards_.deck.cards() - four;
        for (CardSet left = rivers; !left.empty(); left.erase(left.lowest())) {
            CardSet board = four;
            board.insert(left.lowest());
            const auto visit =
                [&](std::size_t hole, std::size_t kind, const Standing<Lanes>& standing) {
                    part.row[hole] += lines_.raise[kind].at(standing);
                    part.flops[hole] += lines_.flop[kind].at(standing);
                };
            part.hands.for_each(board, visit);
        }
        list_holes(rivers, part.holes);
        for (const std::uint16_t hole : part.holes) {
            WholeSums<Lanes> gain{};
            add_lanes<Lanes>(gain, part.row[hole], 1);
            river_.set(number, hole, positive_bits<Lanes>(gain));
            add_lanes<Lanes>(part.gains[hole],
                             part.flops[hole] + where_positive(part.row[hole], part.row[hole]),
                             orders_of_four * std::int64_t{boards});
            part.row[hole] = scaled(part.row[hole], boards);
        }
        for_each_flop(four,
                      [&](CardSet flop) { sums_.add(at, flop, part.holes, part.row.data()); });
    }

    // A flop is the board without two of its five cards, a board of four is the board without one.
    void count_raises(CardSet board, Part& part) const {
        list_holes(boards_.deck.cards() - board, part.holes);
        std::array<CardSet, 5> without{};
        for (CardSet left = board; !left.empty(); left.erase(left.lowest()))
            without[5 - left.size()] = board - CardSet::of(std::array{left.lowest()});
        part.turns = part.rivers = part.both = {};
        for (auto& turns : part.turns_of_four)
            turns = {};
        for (std::size_t one = 0; one < 5; ++one) {
            for (std::size_t other = 0; other < one; ++other) {
                part.few = {};
                turn_.count(without[one] & without[other], part.holes, part.few);
                add_few(part.turns, part.few);
                add_few(part.turns_of_four[one], part.few);
                add_few(part.turns_of_four[other], part.few);
            }
        }
        for (std::size_t one = 0; one < 5; ++one) {
            part.few = {};
            river_.count(without[one], part.holes, part.few);
            add_few(part.rivers, part.few);
            // The factor sets all bits of a lane that has a River wager.
            for (std::size_t hole = 0; hole < part.few.size(); ++hole)
                part.both[hole] += part.turns_of_four[one][hole] & part.few[hole] * 0xFFU;
        }
    }

    static void add_few(FewByHole& few, const FewByHole& more) {
        for (std::size_t hole = 0; hole < few.size(); ++hole)
            few[hole] += more[hole];
    }

    void tally(const Kind& kind_of_board, Part& part) const {
        count_raises(kind_of_board.cards, part);
        const auto on_board = [&](Raised raised) -> BoardTallies<Lanes>& {
            return part.on_board[static_cast<std::size_t>(raised)];
        };
        const auto lanes = [](Few few) { return Decisions<Lanes>::lanes(few); };
        const auto visit =
            [&](std::size_t hole, std::size_t kind, const Standing<Lanes>& standing) {
                const Lanes played = played_[hole];
                const Lanes both = product(lanes(part.both[hole]), played);
                const Lanes turn = product(times(lanes(part.turns[hole]), 2), played) - both;
                const Lanes river =
                    product(times(lanes(part.rivers[hole]), orders_of_four), played) - both;
                const Lanes every = Lanes{} + orders_in_lane;
                const Lanes all = product(every, played);
                on_board(Raised::both).add(kind, standing, both);
                on_board(Raised::turn).add(kind, standing, turn);
                on_board(Raised::river).add(kind, standing, river);
                on_board(Raised::nothing).add(kind, standing, all - both - turn - river);
                on_board(Raised::folded).add(kind, product(standing.all, every - all));
            };
        part.hands.for_each(kind_of_board.cards, visit);
        for (std::size_t raised = 0; raised < ways_to_raise; ++raised)
            part.on_board[raised].move_to(part.tallies[raised], kind_of_board.boards);
    }

    // Counts once for each lane: for the dealer if `hole` contains its card, for the player if not.
    void add_extra(ExtraCounts& counts, CardSet flop, CardSet hole, std::uint64_t times) const {
        const auto kind = static_cast<std::size_t>(rank_five(flop | hole).category());
        const std::size_t low = hole.lowest().index();
        const std::size_t high = (hole - CardSet::of(std::array{hole.lowest()})).lowest().index();
        const Lanes played = played_[number_of_hole(low, high)];
        for (std::size_t i = 0; i < lane_count<Lanes>; ++i) {
            const CardSet dealer = card_of_lane(i);
            const CardSet left = (boards_.deck.cards() | boards_.deck.dealer()) - flop;
            if ((dealer - left).empty() && (dealer - hole).empty()) counts.dealer[kind] += times;
            if (!(dealer - (left - hole)).empty()) continue;
            (lane(played, i) != 0 ? counts.player[kind] : counts.folded) += times;
        }
    }

    // Returns the card of the dealer's that is known in the lane, or an empty set.
    [[nodiscard]] CardSet card_of_lane(std::size_t suit) const {
        if constexpr (lane_count<Lanes> == 1) return boards_.deck.dealer();
        return CardSet::of(std::array{Card(seen_, static_cast<Suit>(suit))});
    }

    static constexpr std::int32_t orders_in_lane = orders_of_five;

    const BoardsOfDeck& boards_;
    const Places& fours_;
    const CrownLines& lines_;
    FlopSums<Lanes> sums_;
    Decisions<Lanes> turn_;
    Decisions<Lanes> river_;
    std::vector<Part> parts_;
    Rank seen_;
    Sums gains_;  // Gains over folding.
    std::vector<Lanes> played_;
};

WagerFigures crown_ante_of(const CrownPayments& payments, const RaisedTallies& tallies) {
    WagerFigures ante{.name = "ante"};
    std::array<Weight, ways_to_raise> deals{};
    for (std::size_t raised = 0; raised < ways_to_raise; ++raised) {
        const std::int64_t raises = std::array{0, 1, 1, 2, 0}[raised];
        for (std::size_t kind = 0; kind < class_count; ++kind) {
            const Tally& tally = tallies[raised][kind];
            deals[raised] += tally.all;
            if (raised == static_cast<std::size_t>(Raised::folded)) {
                ante.results.add(payments.fold, payments.staked_before_flop, tally.all);
                continue;
            }
            const auto standings = standings_of(tally);
            const CrownPayments::Kind& paid = payments.kinds[kind / 2];
            for (std::size_t i = 0; i < standings.size(); ++i) {
                BAIZE_CHECK(standings[i] == 0 || paid.known[i]);
                ante.results.add(paid.flop[i] + paid.raise[i] * raises,
                                 payments.staked_before_flop + payments.staked_on_flop +
                                     payments.staked_on_raise * raises,
                                 standings[i]);
            }
        }
    }
    const auto [nothing, turn, river, both, folded] = deals;
    ante.strategy = {{"fold", folded}, {"turn", turn + both}, {"river", river + both}};
    return ante;
}

WagerFigures extra_of(const char* wager,
                      const std::array<Money, holdem::hand_kinds>& nets,
                      const std::array<Weight, holdem::hand_kinds>& kinds) {
    WagerFigures extra{.name = wager};
    for (std::size_t kind = kinds.size(); kind-- > 0;) {
        extra.results.add(nets[kind], unit, kinds[kind]);
        if (!nets[kind].is_positive() || kinds[kind] == 0) continue;
        const auto hand = static_cast<FiveCardHand>(kind);
        extra.paid_hands.push_back({std::string(name(hand)), kinds[kind]});
    }
    return extra;
}

}  // namespace
}  // namespace known_cards

GameFigures known_cards_crown(const Rules& rules,
                              const Information& information,
                              const ParallelExecutor& executor) {
    using namespace known_cards;  // NOLINT(google-build-using-namespace)
    const holdem::CrownPayments payments = holdem::crown_payments(rules);
    const CrownLines lines(payments);
    RaisedTallies tallies{};
    ExtraCounts extras{};
    for_each_seen(information,
                  is_small(payments, lines),
                  [&](auto lanes, const BoardsOfDeck& boards, Rank seen, std::uint64_t times) {
                      const Places fours(boards.deck, 4);
                      CrownCount<decltype(lanes)> count(boards, fours, lines, executor, seen);
                      count.decide();
                      count.tally_all();
                      count.add_to(tallies, times);
                      count.add_to(extras, times);
                  });
    const WagerFigures dealer =
        extra_of("dealer_poker_extra", payments.dealer_extra, extras.dealer);
    WagerFigures player = extra_of("player_poker_extra", payments.player_extra, extras.player);
    player.results.add(payments.player_extra_folded, unit, extras.folded);
    return {{crown_ante_of(payments, tallies), dealer, player}};
}

}  // namespace baize::exact
