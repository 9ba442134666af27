// The hands that claim the Jackpot at Crown Hold'em. Their prizes are tested in
// tests/engine/jackpots.
#include <gtest/gtest.h>

#include "engine/banked/rulings/irregularities.h"
#include "engine/games/crown_holdem/game.h"

namespace baize::crown_holdem {
namespace {

struct Case {
    const char* name = "";
    CardList<5> hole{};
    CardList<5> board{};
    std::optional<JackpotHand> claims{};
};

Round with_wager(const Case& hands) {
    Round round;
    round.phase = Phase::over;
    round.dealer = {"Qs"_card, "Qd"_card};
    round.community = hands.board;
    Box& box = round.boxes[0];
    box.cards = hands.hole;
    box.standing = Standing::active;
    box[Wager::ante] = Money::of_cents(1000);
    box[Wager::flop] = Money::of_cents(2000);
    box[Wager::jackpot] = Money::of_cents(500);
    return round;
}

Rules with_jackpot() {
    Rules rules = CrownHoldem::published();
    rules.jackpot = Money::of_cents(500);
    return rules;
}

const Case flopped_flush{"flush",
                         {"Ah"_card, "9h"_card},
                         {"2h"_card, "7h"_card, "Jh"_card, "3c"_card, "3s"_card},
                         JackpotHand::flush};

// [CH 3.12(b)(ii) by result] [CH 3.12(c)(iii)] [CH 1.1]
TEST(CrownHoldemJackpot, HoleCardsAndFlopDecide) {
    const std::array cases{
        Case{"royal flush",
             {"Ah"_card, "Kh"_card},
             {"Qh"_card, "Jh"_card, "Th"_card, "2c"_card, "2s"_card},
             JackpotHand::royal_flush},
        Case{"straight flush, ace low",
             {"Ah"_card, "2h"_card},
             {"3h"_card, "4h"_card, "5h"_card, "2c"_card, "2s"_card},
             JackpotHand::straight_flush},
        Case{"four of a kind",
             {"9h"_card, "9c"_card},
             {"9d"_card, "9s"_card, "5h"_card, "2c"_card, "2s"_card},
             JackpotHand::four_of_a_kind},
        Case{"full house",
             {"9h"_card, "9c"_card},
             {"9d"_card, "5s"_card, "5h"_card, "2c"_card, "2s"_card},
             JackpotHand::full_house},
        flopped_flush,
        Case{"straight",
             {"9h"_card, "8c"_card},
             {"7d"_card, "6s"_card, "5h"_card, "2c"_card, "2s"_card},
             JackpotHand::straight},
        Case{"three of a kind",
             {"9h"_card, "9c"_card},
             {"9d"_card, "6s"_card, "5h"_card, "2c"_card, "2s"_card},
             std::nullopt},
        Case{"a straight only with the turn",
             {"9h"_card, "8c"_card},
             {"7d"_card, "6s"_card, "2h"_card, "5c"_card, "2s"_card},
             std::nullopt},
    };
    for (const Case& hands : cases) {
        const JackpotClaim claim = CrownHoldem::jackpot_claim(with_jackpot(), with_wager(hands), 0);
        EXPECT_EQ(claim.hand, hands.claims) << hands.name;
        EXPECT_EQ(claim.verdict, hands.claims ? Verdict::win : Verdict::lose) << hands.name;
        const Clause not_listed = hands.claims ? claim.lost : claim.clause;
        EXPECT_EQ(not_listed, "CH 3.12(c)(iii)"_clause) << hands.name;
    }
}

// [CH 3.12(b)(i)] [CH 5.9(e)(i)] [I-61]
TEST(CrownHoldemJackpot, NeedsAFlopWagerUnlessItWasForgotten) {
    Round round = with_wager(flopped_flush);
    round.boxes[0][Wager::flop] = Money{};
    const JackpotClaim refused = CrownHoldem::jackpot_claim(with_jackpot(), round, 0);
    EXPECT_EQ(refused.verdict, Verdict::lose);
    EXPECT_EQ(refused.clause, "CH 3.12(b)(i)"_clause);
    round.boxes[0].forgot_wager = true;
    EXPECT_EQ(CrownHoldem::jackpot_claim(with_jackpot(), round, 0).hand, JackpotHand::flush);
}

// [CH 3.12(c)(i)] [CH 3.12(c)(ii)] [CH 3.11] [CH 5.11]
TEST(CrownHoldemJackpot, EachReasonNotToPlayHasItsClause) {
    const auto claim_after = [](auto change) {
        Round round = with_wager(flopped_flush);
        change(round.boxes[0]);
        const JackpotClaim claim = CrownHoldem::jackpot_claim(with_jackpot(), round, 0);
        return std::string(name(claim.verdict)) + " " + std::string(claim.clause.id());
    };
    EXPECT_EQ(claim_after([](Box& box) { box.standing = Standing::folded; }), "lose CH 3.12(c)(i)");
    EXPECT_EQ(claim_after([](Box& box) { box.declined = true; }), "lose CH 3.12(c)(ii)");
    EXPECT_EQ(claim_after([](Box& box) { box[Wager::ante] = Money{}; }), "return CH 3.11");
    EXPECT_EQ(claim_after([](Box& box) { box[Wager::jackpot] = Money::of_cents(499); }),
              "return CH 5.11");
    EXPECT_EQ(claim_after([](Box& box) {
                  override_wager(box, Wager::jackpot, Verdict::void_, "CH 5.6"_clause);
              }),
              "void CH 5.6");
}

}  // namespace
}  // namespace baize::crown_holdem
