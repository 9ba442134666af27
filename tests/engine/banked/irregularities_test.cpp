#include "engine/banked/rulings/irregularities.h"

#include <gtest/gtest.h>

#include "kit/dollars.h"

namespace baize {
namespace {

constexpr Clause first = "TCP 9.11"_clause;
constexpr Clause second = "TCP 9.10"_clause;

Box staked(std::initializer_list<Wager> wagers, PlayerId owner = 1) {
    Box box;
    box.standing = Standing::active;
    for (const Wager wager : wagers) {
        box[wager] = dollars(10);
        box.owner[index(wager)] = owner;
    }
    return box;
}

const Override& word(const Box& box, Wager wager) {
    return box.overrides[index(wager)];
}

TEST(Overrides, FirstOverrideOfAWagerStands) {
    Box box = staked({Wager::ante});
    override_wager(box, Wager::ante, Verdict::lose, first);
    override_wager(box, Wager::ante, Verdict::void_, second);
    EXPECT_EQ(word(box, Wager::ante), (Override{Verdict::lose, first}));
}

TEST(Overrides, MissingWagerHasNoOverride) {
    Box box = staked({Wager::ante});
    override_wager(box, Wager::play, Verdict::lose, first);
    EXPECT_FALSE(box.has_overrides);
    EXPECT_FALSE(word(box, Wager::play).clause.is_set());
}

TEST(Overrides, OverriddenHandIncludesAllWagersExceptTheDealersSideWager) {
    Box box = staked(
        {Wager::ante, Wager::pair_plus, Wager::player_poker_extra, Wager::dealer_poker_extra});
    override_hand(box, Verdict::void_, first);
    EXPECT_EQ(box.standing, Standing::dead);
    EXPECT_TRUE(word(box, Wager::ante).clause.is_set());
    EXPECT_TRUE(word(box, Wager::pair_plus).clause.is_set());
    EXPECT_TRUE(word(box, Wager::player_poker_extra).clause.is_set());
    EXPECT_FALSE(word(box, Wager::dealer_poker_extra).clause.is_set());
}

// [I-97] [CH 1.1]
TEST(VoidRound, ReturnsEverythingAndUndoesEarlierRulings) {
    Round round;
    round.phase = Phase::deciding;
    round.boxes[0] = staked({Wager::ante, Wager::dealer_poker_extra});
    override_hand(round.boxes[0], Verdict::lose, first);
    (void)ask_staff(round, Role::supervisor, Asks::deck_count, {}, first);
    EXPECT_EQ(void_round(round, second), (Ruling{Outcome::misdeal, second}));
    EXPECT_EQ(word(round.boxes[0], Wager::ante), (Override{Verdict::void_, second}));
    EXPECT_EQ(word(round.boxes[0], Wager::dealer_poker_extra), (Override{Verdict::void_, second}));
    EXPECT_TRUE(round.questions.empty());
    EXPECT_EQ(round.phase, Phase::over);
    EXPECT_EQ(round.voided, second);
}

struct RetractionTest : testing::Test {
    RetractionTest() {
        const std::array standings{Standing::active,
                                   Standing::played,
                                   Standing::folded,
                                   Standing::folded_ante,
                                   Standing::dead};
        for (std::size_t i = 0; i < standings.size(); ++i) {
            round.boxes[i] = staked({Wager::ante}, static_cast<PlayerId>(i + 1));
            round.boxes[i].standing = standings[i];
        }
    }

    std::vector<int> asked(Retraction who) {
        round.questions.clear();
        last = offer_retraction(round, {}, first, who);
        std::vector<int> boxes;
        for (const Question& question : round.questions) {
            EXPECT_EQ(question.asks, Asks::retract);
            EXPECT_EQ(question.player, question.box + 1U);
            boxes.push_back(question.box);
        }
        return boxes;
    }

    Round round{};
    Ruling last{};
};

// [I-62] [TCP 9.5.2] [TCP 9.8] [CS 11.5.2] [CS 11.8]
TEST_F(RetractionTest, LiveHandsAreAskedAndFoldedOnesOnlyBySetting) {
    EXPECT_EQ(asked({}), (std::vector<int>{0, 1, 3}));
    EXPECT_EQ(asked({.except = 0}), (std::vector<int>{1, 3}));
    EXPECT_EQ(asked({.except_player = 2}), (std::vector<int>{0, 3}));
    EXPECT_EQ(asked({.includes_folded = true}), (std::vector<int>{0, 1, 2, 3}));
    EXPECT_EQ(last.outcome, Outcome::asks);
}

// [I-62]
TEST_F(RetractionTest, PlayContinuesAfterTheLastAnswer) {
    for (std::size_t i = 0; i < 5; ++i)
        round.boxes[i].standing = Standing::folded;
    EXPECT_TRUE(asked({}).empty());
    EXPECT_EQ(last, (Ruling{Outcome::play_on, first}));
}

TEST(Questions, KnowTheirReplies) {
    EXPECT_TRUE(fits(Asks::deck_count, Reply::incomplete));
    EXPECT_FALSE(fits(Asks::deck_count, Reply::yes));
    EXPECT_TRUE(fits(Asks::retract, Reply::retract_pair_plus_only));
    EXPECT_FALSE(fits(Asks::retract, Reply::cannot));
    EXPECT_TRUE(fits(Asks::nominate_cards, Reply::named));
    EXPECT_FALSE(fits(Asks::nominate_cards, Reply::no));
    EXPECT_TRUE(fits(Asks::correct_amount, Reply::cannot));
    EXPECT_FALSE(fits(Asks::correct_amount, Reply::named));
    EXPECT_TRUE(fits(Asks::reconstruct, Reply::flop_only));
    EXPECT_FALSE(fits(Asks::reconstruct, Reply::complete));
    for (const Asks asks : {Asks::rack_agrees, Asks::inadvertent, Asks::void_round, Asks::top_up}) {
        EXPECT_TRUE(fits(asks, Reply::yes) && fits(asks, Reply::no));
        EXPECT_FALSE(fits(asks, Reply::keep));
    }
}

TEST(HandInPlay, IsAHandThatCanStillWin) {
    Round round;
    EXPECT_FALSE(is_hand_in_play(round, 0));
    round.boxes[0].standing = Standing::played;
    EXPECT_TRUE(is_hand_in_play(round, 0));
    round.boxes[0].standing = Standing::folded_ante;
    EXPECT_FALSE(is_hand_in_play(round, 0));
    EXPECT_FALSE(is_hand_in_play(round, at_dealer));
    EXPECT_FALSE(is_hand_in_play(round, boxes_max));
}

}  // namespace
}  // namespace baize
