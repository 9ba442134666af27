// Compares how often hands make each kind of hand with a count board by board.
#include <gtest/gtest.h>

#include "math/equity/questions.h"
#include "math/equity/sampled_equity.h"

namespace baize::equity {
namespace {

using poker::Variant;

std::size_t kind_on(const poker::VariantFacts& game, CardSet hole, CardSet board) {
    const FiveCardRank rank = game.uses == poker::HoleCards::exactly_two
                                  ? rank_omaha(hole, board)
                                  : rank_best_five(hole | board);
    return static_cast<std::size_t>(rank.category());
}

// Deals every board of the unseen cards.
Makes makes_by_boards(const Question& question,
                      const std::vector<CardSet>& hands,
                      std::size_t hand) {
    CardSet unseen = CardSet::full_deck() - question.dead - question.board.set();
    for (const CardSet cards : hands)
        unseen = unseen - cards;
    std::array<Count, makes_count> counts{};
    Count boards = 0;
    slow_equity::for_each_part(unseen, 5 - question.board.size(), [&](CardSet coming) {
        ++counts[kind_on(question.game(), hands[hand], question.board.set() | coming)];
        ++boards;
    });
    Makes makes;
    for (std::size_t kind = 0; kind < makes_count; ++kind)
        makes[kind] = Fraction(counts[kind], boards);
    return makes;
}

std::vector<std::string> in_words(const Makes& makes) {
    std::vector<std::string> words;
    for (const Fraction& part : makes)
        words.push_back(to_string(part));
    return words;
}

TEST(Makes, EqualACountCardByCard) {
    SeededSource source(20'263);
    for (const poker::VariantFacts& game : poker::variants) {
        if (game.discards != poker::Discards::never) continue;
        for (int round = 0; round < 4; ++round) {
            SCOPED_TRACE(testing::Message() << game.name << ' ' << round);
            SmallDeck small = small_deck(game.variant, 2 + source.below(2), 16, source);
            small.question.lists_makes = true;
            const Outcomes outcomes = answered(small.question);
            for (std::size_t hand = 0; hand < small.hands.size(); ++hand) {
                EXPECT_EQ(in_words(outcomes.makes(hand)),
                          in_words(makes_by_boards(small.question, small.hands, hand)));
            }
        }
    }
}

// Every hand of one suit may complete a flush, or a straight flush.
TEST(Makes, CountFlushesOfRemainingSuits) {
    Question question = asked(Variant::holdem, {"9s8s", "AhAd"}, "7s6s2c");
    question.lists_makes = true;
    const std::vector<CardSet> hands{cards_of("9s8s"), cards_of("AhAd")};
    const Makes makes = answered(question).makes(0);
    EXPECT_EQ(in_words(makes), in_words(makes_by_boards(question, hands, 0)));
    // A ten or a five of spades, among the two cards to come of 45: 1 - (43 choose 2)/(45 choose
    // 2).
    EXPECT_EQ(makes[static_cast<std::size_t>(FiveCardHand::straight_flush)], Fraction(87, 990));
}

// A range counts every hand in it, and the parts of a hand add up to all deals.
TEST(Makes, OfARangeAddUpToAllDeals) {
    Question question = asked(Variant::holdem, {"QQ+,AKs", "77"}, "Ks7d2c");
    question.lists_makes = true;
    const Outcomes outcomes = answered(question);
    for (std::size_t hand = 0; hand < 2; ++hand) {
        Fraction sum;
        for (const Fraction& part : outcomes.makes(hand))
            sum += part;
        EXPECT_EQ(to_string(sum), "1/1");
    }
    // Sevens have at least three of a kind on this board.
    EXPECT_EQ(outcomes.makes(1)[static_cast<std::size_t>(FiveCardHand::two_pair)], Fraction());
}

TEST(Makes, AreNearTheExactOnesWhenSampled) {
    Question question = asked(Variant::omaha, {"AsKsQhJh", "9d9c8d8c"}, "TsTd2s");
    question.lists_makes = true;
    const Makes exact = answered(question).makes(0);
    const Makes sampled = sample_equity(question, {20'000, 5}).outcomes.makes(0);
    for (std::size_t kind = 0; kind < makes_count; ++kind) {
        const double off = std::stod(decimal(exact[kind] - sampled[kind], 6));
        EXPECT_LT(off * off, 0.02 * 0.02) << kind;
    }
}

TEST(Makes, AreOnlyCountedWhenAsked) {
    EXPECT_FALSE(answered(Variant::holdem, {"AsAh", "KsKh"}, "2c3c4c").lists_makes());
}

}  // namespace
}  // namespace baize::equity
