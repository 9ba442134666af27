// The judge of Caribbean Stud before rounds built by hand, as `baize settle` builds them: any
// combination of stakes. Whole rounds are in tests/rounds/caribbean_stud.
#include <gtest/gtest.h>

#include "engine/banked/machine/play.h"
#include "engine/banked/rulings/stud.h"
#include "engine/core/deck.h"
#include "engine/games/caribbean_stud/game.h"
#include "engine/games/caribbean_stud/rules.h"
#include "kit/dollars.h"

namespace baize::caribbean_stud {
namespace {

constexpr const GameHooks& game = hooks_of<CaribbeanStud>;

constexpr CardList<5> ace_king_high{"As"_card, "Kh"_card, "8c"_card, "5d"_card, "3s"_card};
constexpr CardList<5> king_high{"Ks"_card, "Qd"_card, "9c"_card, "4h"_card, "2s"_card};
constexpr CardList<5> pair_of_jacks{"Jh"_card, "Jd"_card, "8d"_card, "4c"_card, "3c"_card};
constexpr CardList<5> royal_flush_hand{"Ad"_card, "Kd"_card, "Qd"_card, "Jd"_card, "Td"_card};

struct Wagers {
    Money ante{};
    Money bet{};
    Money jackpot{};
};

Round round_with(const CardList<5>& dealer, const CardList<5>& cards, Wagers wagers) {
    Round round;
    round.phase = Phase::over;
    round.dealer = dealer;
    Box& box = round.boxes[0];
    box.cards = cards;
    box[Wager::ante] = wagers.ante;
    box[Wager::bet] = wagers.bet;
    box[Wager::jackpot] = wagers.jackpot;
    box.standing = Standing::played;
    return round;
}

BoxSettlement settled(const Round& round, const Rules& rules = CaribbeanStud::published()) {
    BoxSettlement lines;
    settle_box(game, rules, round, 0, lines);
    return lines;
}

// [CS 5.5] [I-96]
TEST(CaribbeanStudSettle, BetAndJackpotWithoutAnAnteGoBack) {
    const Round round =
        round_with(ace_king_high, royal_flush_hand, {.bet = dollars(20), .jackpot = dollars(1)});
    const BoxSettlement lines = settled(round);
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(lines.begin()[0].wager, Wager::bet);
    EXPECT_EQ(lines.begin()[0].verdict, Verdict::returned);
    EXPECT_EQ(lines.begin()[0].clause, "CS 5.5"_clause);
    EXPECT_EQ(lines.begin()[0].back, dollars(20));
    const JackpotClaim claim = CaribbeanStud::jackpot_claim(CaribbeanStud::published(), round, 0);
    EXPECT_EQ(claim.verdict, Verdict::returned);
    EXPECT_EQ(claim.clause, "I-96"_clause);
}

// [CS 11.13.1] [CS 6.2.2] [I-45]
TEST(CaribbeanStudSettle, BetAboveTwiceACutAnteIsReturnedAsOneAmount) {
    Rules rules = CaribbeanStud::published();
    rules.limits.max = dollars(100);
    const Round round =
        round_with(ace_king_high, pair_of_jacks, {.ante = dollars(130), .bet = dollars(270)});
    const BoxSettlement lines = settled(round, rules);
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(lines.begin()[0].staked, dollars(100));
    EXPECT_EQ(lines.begin()[1].staked, dollars(30));
    EXPECT_EQ(lines.begin()[2].staked, dollars(200));
    EXPECT_TRUE(lines.begin()[3].is_excess);
    EXPECT_EQ(lines.begin()[3].staked, dollars(70));
    EXPECT_EQ(lines.begin()[3].clause, "CS 11.13.1"_clause);
    EXPECT_EQ(lines.net(), dollars(300));
}

// [CS 6.3] [I-33]
TEST(CaribbeanStudSettle, PersonalLimitsReplaceTheSameLimitsOfTheSign) {
    Rules rules = CaribbeanStud::published();
    rules.limits = {.max = dollars(100), .max_payout = dollars(1000)};
    Round round =
        round_with(ace_king_high, royal_flush_hand, {.ante = dollars(500), .bet = dollars(1000)});
    round.boxes[0].limits = Limits{.max = dollars(400)};
    const BoxSettlement lines = settled(round, rules);
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(lines.begin()[0].staked, dollars(400));
    EXPECT_EQ(lines.begin()[2].staked, dollars(800));
    EXPECT_EQ(lines.begin()[2].paid, dollars(1000));
}

TEST(CaribbeanStudSettle, OverflowIsReported) {
    const Money most = Money::max();
    EXPECT_FALSE(settled(round_with(king_high, pair_of_jacks, {.ante = dollars(1), .bet = most}))
                     .overflowed());
    EXPECT_TRUE(
        settled(round_with(king_high, pair_of_jacks, {.ante = most, .bet = most})).overflowed());
    EXPECT_TRUE(settled(round_with(ace_king_high, royal_flush_hand, {.ante = most, .bet = most}))
                    .overflowed());
    const BoxSettlement lost =
        settled(round_with(ace_king_high, king_high, {.ante = most, .bet = most}));
    EXPECT_FALSE(lost.overflowed());
    EXPECT_EQ(lost.begin()[1].staked, most);
}

TEST(CaribbeanStudSettle, AnAnteThatCannotBeDoubledIsNotAcceptedNorOfferedABet) {
    Round round = opening_round();
    const PlaceWager wager{0, Wager::ante, Money::max(), Tender::chips};
    const Result<Step> placed = apply(game, CaribbeanStud::published(), round, {player(1), wager});
    ASSERT_FALSE(placed);
    EXPECT_EQ(placed.error().reason, Reason::above_maximum);

    round.boxes[0][Wager::ante] = Money::max();
    round.boxes[0].standing = Standing::active;
    const DecisionOffers offers = CaribbeanStud::decisions(CaribbeanStud::published(), round, 0);
    ASSERT_EQ(offers.size(), 1U);
    EXPECT_EQ(offers[0].decision, Decision::fold);
}

// The program `baize settle` knows no players: none has been warned before. [CS 11.12] [I-57]
TEST(CaribbeanStudSettle, UnknownPlayersCountAsNotWarnedBefore) {
    const Rules rules = CaribbeanStud::published();
    Round round;
    round.phase = Phase::deciding;
    round.dealer = ace_king_high;
    for (const std::size_t i : {0U, 1U}) {
        Box& box = round.boxes[i];
        box.cards = i == 0 ? pair_of_jacks : royal_flush_hand;
        box[Wager::ante] = dollars(15);
        box[Wager::jackpot] = dollars(1);
        box.standing = Standing::active;
        box.dealt = stud_hand_size;
        const Report report{.what = Irregularity::cannot_match,
                            .place = static_cast<std::uint8_t>(i)};
        const Result<Ruling> ruling =
            CaribbeanStud::rule(rules, round, report, staff(Role::supervisor));
        ASSERT_TRUE(ruling);
        EXPECT_EQ(ruling->outcome, Outcome::hand_void);
        const JackpotClaim claim = CaribbeanStud::jackpot_claim(rules, round, i);
        EXPECT_EQ(claim.verdict, Verdict::void_);
        EXPECT_TRUE(claim.carried);
    }
}

// All 2,598,960 hands: 1,135,260 are five odd cards below ace-king.
// [CS 5.7.1(a)]
TEST(CaribbeanStudSettle, KnownNumberOfDealerHandsDoesNotQualify) {
    std::int64_t unqualified = 0;
    CardSet hand;
    const auto deal = [&](const auto& self, std::size_t first, int left) -> void {
        if (left == 0) {
            if (rank_five(hand) < lowest_qualifying) ++unqualified;
            return;
        }
        for (std::size_t i = first; i + static_cast<std::size_t>(left) <= card_count; ++i) {
            hand.insert(Card::of_index(i));
            self(self, i + 1, left - 1);
            hand.erase(Card::of_index(i));
        }
    };
    deal(deal, 0, 5);
    EXPECT_EQ(unqualified, 1'135'260);
}

// [CS 7.5.4] [CS 7.6.2]
TEST(CaribbeanStudSettle, TheDealerCallsTheHandAndWhetherItQualifies) {
    const Rules rules = CaribbeanStud::published();
    Round round = round_with(king_high, pair_of_jacks, {.ante = dollars(10)});
    EXPECT_FALSE(CaribbeanStud::dealer_call(rules, round).qualifies);
    EXPECT_EQ(CaribbeanStud::dealer_call(rules, round).hand, "king high");
    EXPECT_EQ(CaribbeanStud::describe_hand(round, 0), "pair of jacks");
    round.dealer = ace_king_high;
    EXPECT_TRUE(CaribbeanStud::dealer_call(rules, round).qualifies);
    round.dealer_void = "CS 11.6.2"_clause;
    EXPECT_FALSE(CaribbeanStud::dealer_call(rules, round).qualifies);
}

}  // namespace
}  // namespace baize::caribbean_stud
