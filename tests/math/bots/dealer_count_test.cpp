// Compares the counts that the exact style uses with a walk over every hand of the dealer.
#include <array>

#include <gtest/gtest.h>

#include "engine/hands/five_card.h"
#include "engine/hands/wild.h"
#include "math/bots/dealer_boards.h"
#include "math/bots/dealer_studs.h"

namespace baize::bots {
namespace {

// Calls visit(cards) for every subset of the cards with this size.
template <typename Visit>
void for_each_choice(CardSet from, std::size_t count, CardSet so_far, const Visit& visit) {
    if (count == 0) return visit(so_far);
    while (from.size() >= count) {
        CardSet more = so_far;
        more.insert(from.lowest());
        from.erase(from.lowest());
        for_each_choice(from, count - 1, more, visit);
    }
}

constexpr StudRanking natural{.rank = [](CardSet hand) { return rank_five(hand).value(); },
                              .lowest_qualifying = lowest_ace_king.value()};
constexpr StudRanking wild{.rank = [](CardSet hand) { return rank_wild(hand).value(); },
                           .lowest_qualifying = lowest_wild_pair_of(Rank::eight).value(),
                           .twos_are_wild = true};

void expect_all_counted(const StudRanking& ranking, CardSet hand, Card up_card) {
    const DealerStuds studs = dealer_studs(ranking, hand, up_card);
    std::array<std::uint32_t, stud_showdowns> expected{};
    CardSet unseen = CardSet::full_deck() - hand;
    unseen.erase(up_card);
    const std::uint16_t own = ranking.rank(hand);
    for_each_choice(unseen, 4, CardSet::of(std::array{up_card}), [&](CardSet dealer) {
        const std::uint16_t value = ranking.rank(dealer);
        const std::size_t ahead = value < own ? 1 : value == own ? 2 : 3;
        ++expected[value < ranking.lowest_qualifying ? 0 : ahead];
    });
    EXPECT_EQ(studs.hands, expected);
}

TEST(DealerCounts, CountEveryStud) {
    const CardSet flush =
        CardSet::of(std::array{"3s"_card, "8s"_card, "Js"_card, "Qs"_card, "Ks"_card});
    const CardSet odd =
        CardSet::of(std::array{"As"_card, "Kd"_card, "Jc"_card, "8h"_card, "2s"_card});
    const CardSet pair =
        CardSet::of(std::array{"2d"_card, "2c"_card, "9c"_card, "7h"_card, "5s"_card});
    for (const CardSet hand : {flush, odd, pair}) {
        for (const Card up_card : {"2h"_card, "Ah"_card, "9s"_card}) {
            expect_all_counted(natural, hand, up_card);
            expect_all_counted(wild, hand, up_card);
        }
    }
}

void expect_all_met(CardSet hole, CardSet flop) {
    constexpr std::uint16_t qualifies = FiveCardRank::lowest_of(FiveCardHand::one_pair).value();
    std::array<std::uint64_t, exact::showdown_outcomes> expected{};
    std::array<std::uint64_t, exact::showdown_outcomes> counted{};
    const CardSet unseen = CardSet::full_deck() - hole - flop;
    for_each_choice(unseen, 5 - flop.size(), flop, [&](CardSet board) {
        const std::uint16_t own = rank_best_five(hole | board).value();
        for_each_choice(CardSet::full_deck() - hole - board, 2, CardSet(), [&](CardSet dealer) {
            const std::uint16_t value = rank_best_five(dealer | board).value();
            ++expected[exact::showdown_of(own, value, qualifies)];
        });
    });
    for (const BoardsAlike& alike : boards_to_come(hole, flop)) {
        const FiveCardRank own = rank_best_five(hole | alike.board);
        const ShowdownOutcomes met = dealer_outcomes(hole, alike.board, own, qualifies);
        for (std::size_t i = 0; i < met.size(); ++i)
            counted[i] += std::uint64_t{met[i]} * alike.count;
    }
    EXPECT_EQ(counted, expected);
}

TEST(DealerCounts, CountEveryBoard) {
    const CardSet hole = CardSet::of(std::array{"As"_card, "7s"_card});
    expect_all_met(hole, CardSet::of(std::array{"Ks"_card, "7d"_card, "2s"_card}));
    expect_all_met(hole, CardSet::of(std::array{"Kd"_card, "Qd"_card, "9d"_card, "8s"_card}));
    expect_all_met(hole,
                   CardSet::of(std::array{"6s"_card, "5s"_card, "8s"_card, "9s"_card, "Th"_card}));
}

}  // namespace
}  // namespace baize::bots
