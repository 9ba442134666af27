// Compares a simulated round with the round at a table: the same cards and decisions go through
// `apply` and settle_box(), and every wager must have the same result.
#include <cstdint>
#include <functional>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/banked/machine/play.h"
#include "engine/games/registry.h"
#include "engine/random/shuffle.h"
#include "math/simulation/simulation.h"
#include "math/strategy/caribbean_stud_strategies.h"
#include "math/strategy/crown_holdem_strategies.h"
#include "math/strategy/three_card_strategies.h"
#include "math/strategy/ultimate_holdem_strategies.h"
#include "math/strategy/wild_aruba_strategies.h"

namespace baize {
namespace {

constexpr std::uint8_t boxes = 3;

// Returns the tested strategy's decision for box `box`; of equal decisions the one with the larger
// wager.
using Choose = std::function<Decision(const Round& round, std::size_t box)>;

// Plays one round as a dealer and three players would, with the cards of that seed.
class LiveTable {
  public:
    LiveTable(std::string_view game, std::uint64_t seed)
        : game_(*house_game(game_named(game).value())) {
        rules_ = game_.published();
        rules_.shoe = ShoeKind::machine;  // whole packets, as the simulation deals them
        SeededSource source(seed);
        const std::size_t community = game_.facts().streets.size() > 1 ? 5 : 0;
        const std::size_t hands = boxes + 1;
        draw_some(deck_.stub(), hands * game_.facts().hand_size + community, source);
    }

    void play(const Choose& choose) {
        for (std::uint8_t box = 0; box < boxes; ++box) {
            for (const Wager wager : game_.facts().opening) {
                if (wager != Wager::jackpot)
                    act(player(box + 1U), PlaceWager{box, wager, simulated_unit});
            }
        }
        act(dealer_, CloseBetting{});
        act(dealer_, Shuffle{});
        act(dealer_, DealHands{drawn<52>()});
        act(dealer_, AnnounceDecisions{});
        while (round_.phase != Phase::over)
            step(choose);
    }

    [[nodiscard]] ChunkTally settled() const {
        ChunkTally tally;
        RoundTally sums(tally);
        BoxSettlement lines;
        for (std::size_t box = 0; box < boxes; ++box) {
            settle_box(game_, rules_, round_, box, lines);
            sums.add(lines);
        }
        sums.finish_round(boxes);
        return tally;
    }

  private:
    template <std::size_t Capacity>
    CardList<Capacity> drawn() {
        CardList<Capacity> cards;
        for (std::size_t i = cards_due(game_, round_); i > 0; --i)
            cards.push_back(deck_.draw());
        return cards;
    }

    void act(Actor by, const Action& action) {
        const Result<Step> next = apply(game_, rules_, round_, {by, action});
        ASSERT_TRUE(next.has_value()) << name(next.error().reason);
        round_ = next->round;
    }

    void step(const Choose& choose) {
        if (round_.phase == Phase::dealing) return act(dealer_, DealCommunity{drawn<5>()});
        if (round_.phase == Phase::revealing) return act(dealer_, RevealDealer{});
        if (round_.phase == Phase::showdown) return act(dealer_, Settle{});
        ASSERT_EQ(round_.phase, Phase::deciding);
        for (std::uint8_t box = 0; box < boxes && round_.phase == Phase::deciding; ++box) {
            const Box& hand = round_.boxes[box];
            if (hand.standing != Standing::active || hand.acted) continue;
            const Decision decision = choose(round_, box);
            Money amount;
            for (const DecisionOffer& offer : game_.decisions(rules_, round_, box)) {
                if (offer.decision == decision) amount = std::max(amount, offer.amount);
            }
            act(player(box + 1U), Decide{box, decision, amount});
        }
    }

    const GameHooks& game_;
    Rules rules_{};
    Round round_ = opening_round();
    Deck deck_ = Deck::standard();
    Actor dealer_ = staff(Role::dealer);
};

void expect_agreement(std::string_view game, std::string_view strategy, const Choose& choose) {
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        LiveTable table(game, seed);
        table.play(choose);
        const TableSetup setup{.rules = house_game(game_named(game).value())->published(),
                               .boxes = boxes};
        SeededSource source(seed);
        ChunkTally simulated;
        strategy_named(*simulated_game(game_named(game).value()), strategy)
            ->play(setup, source, 1, simulated);
        const ChunkTally live = table.settled();
        ASSERT_EQ(simulated.wagers, live.wagers) << game << ' ' << strategy << " seed " << seed;
        ASSERT_EQ(simulated.main_game, live.main_game);
    }
}

CardSet hand_of(const Round& round, std::size_t box) {
    return round.boxes[box].cards.set();
}

template <typename Strategy>
void expect_three_card() {
    expect_agreement("three_card", Strategy::name, [](const Round& round, std::size_t box) {
        return Strategy::plays(hand_of(round, box)) ? Decision::play : Decision::fold_ante;
    });
}

template <typename Strategy>
void expect_caribbean_stud() {
    expect_agreement("caribbean_stud", Strategy::name, [](const Round& round, std::size_t box) {
        const bool bets = Strategy::bets(hand_of(round, box), round.dealer[round.up_card]);
        return bets ? Decision::bet : Decision::fold;
    });
}

template <typename Strategy>
void expect_wild_aruba() {
    expect_agreement("wild_aruba", Strategy::name, [](const Round& round, std::size_t box) {
        const CardSet hand = hand_of(round, box);
        const bool may = rank_wild(hand) >= WildRank::lowest_of(WildHand::straight_flush);
        if (may && Strategy::takes_instant_winner(hand)) return Decision::instant_winner;
        const bool bets = Strategy::bets(hand, round.dealer[round.up_card]);
        return bets ? Decision::bet : Decision::fold;
    });
}

template <typename Strategy>
void expect_ultimate_holdem() {
    expect_agreement("ultimate_holdem", Strategy::name, [](const Round& round, std::size_t box) {
        const CardSet hole = hand_of(round, box);
        const CardSet board = round.community.set();  // only the cards dealt so far
        const bool plays = round.street == 0   ? Strategy::raises_first(hole)
                           : round.street == 1 ? Strategy::raises_flop(hole, board)
                                               : Strategy::plays_river(hole, board);
        if (plays) return Decision::play;
        return round.street < 2 ? Decision::check : Decision::fold;
    });
}

template <typename Strategy>
void expect_crown_holdem() {
    expect_agreement("crown_holdem", Strategy::name, [](const Round& round, std::size_t box) {
        const CardSet hole = hand_of(round, box);
        const CardSet board = round.community.set();
        if (round.street == 0) return Strategy::plays_flop(hole) ? Decision::flop : Decision::fold;
        if (round.street == 1)
            return Strategy::plays_turn(hole, board) ? Decision::turn : Decision::check;
        return Strategy::plays_river(hole, board) ? Decision::river : Decision::check;
    });
}

TEST(TableAgreement, HoldsForThreeCardPoker) {
    expect_three_card<three_card::PlayBest>();
    expect_three_card<three_card::PlayAlways>();
    expect_three_card<three_card::PlayQueen>();
}

TEST(TableAgreement, CaribbeanStud) {
    expect_caribbean_stud<caribbean_stud::BetPractical>();
    expect_caribbean_stud<caribbean_stud::BetAlways>();
    expect_caribbean_stud<caribbean_stud::BetPairs>();
}

TEST(TableAgreement, WildAruba) {
    expect_wild_aruba<wild_aruba::BetPractical>();
    expect_wild_aruba<wild_aruba::BetNoInstant>();
    expect_wild_aruba<wild_aruba::BetInstant>();
    expect_wild_aruba<wild_aruba::BetAlways>();
}

TEST(TableAgreement, UltimateHoldem) {
    expect_ultimate_holdem<ultimate_holdem::PlayPractical>();
    expect_ultimate_holdem<ultimate_holdem::PlayAlways>();
    expect_ultimate_holdem<ultimate_holdem::PlayLate>();
}

TEST(TableAgreement, CrownHoldem) {
    expect_crown_holdem<crown_holdem::PlayPractical>();
    expect_crown_holdem<crown_holdem::PlayAlways>();
    expect_crown_holdem<crown_holdem::PlayCautious>();
}

}  // namespace
}  // namespace baize
