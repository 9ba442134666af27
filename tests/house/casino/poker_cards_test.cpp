// Tests the deck of a live poker table between hands: it is shuffled and cut for each hand, and
// counted or changed if it was ruled defective.
#include <gtest/gtest.h>

#include "case_kit.h"
#include "live_poker.h"

namespace baize::house {
namespace {

class PokerDeck : public LivePoker, public ::testing::Test {
  public:
    [[nodiscard]] std::string opened() { return refusal(*this, dealer, OpenHand{live, {}, {}}); }

    [[nodiscard]] std::string refusal_for(const CardCommand& command) {
        return refusal(*this, dealer, command);
    }

    // All players fold to the big blind.
    void play_out() {
        while (hand(live).phase == poker::Phase::betting)
            act(poker::fold(hand(live).actor));
        act({.does = poker::Does::push});
    }

    void report(poker::Irregularity what) {
        poker::Report report;
        report.what = what;
        must(dealer, ReportInHand{live, report});
    }

    [[nodiscard]] DeckNumber deck() const {
        return find_cards(casino.state().cards, live)->decks.front().number;
    }

    [[nodiscard]] CardCommand count(DeckFound found) const {
        return CountCards{live, deck(), CountOccasion::ruled, found};
    }
};

// [CP 5.1] [CP 5.2]
TEST_F(PokerDeck, OpensNoHandWithoutShuffleAndCut) {
    for (int hands = 0; hands < 3; ++hands) {
        EXPECT_EQ("not_shuffled CP 5.1", opened());
        EXPECT_EQ("not_shuffled CP 5.2", refusal_for(ConfirmCut{live}));
        must(dealer, CardCommand(ConfirmShuffle{live}));
        EXPECT_EQ("not_cut CP 5.2", opened());
        must(dealer, CardCommand(ConfirmCut{live}));
        EXPECT_EQ("already_cut CP 5.2", refusal_for(ConfirmCut{live}));
        must(dealer, OpenHand{live, {}, {}});
        EXPECT_EQ("round_in_play CP 5.1", refusal_for(ConfirmShuffle{live}));
        play_out();
    }
    expect_read_back(*this);
}

// The position of the new card in the deck is known. [CP 5.1] [CP 5.2]
TEST_F(PokerDeck, IsShuffledAndCutAgainAfterOneCardWasChanged) {
    prepare_deck();
    must(area_manager,
         CardCommand(ChangeCards{live,
                                 deck(),
                                 false,
                                 "red",
                                 CardSet::of(std::array{"As"_card}),
                                 ChangeCause::unfit,
                                 "worn"}));
    EXPECT_EQ("not_shuffled CP 5.1", opened());
    prepare_deck();
    EXPECT_EQ("done", opened());
    expect_read_back(*this);
}

// [CP 9.1.1] [CP 5.1]
TEST_F(PokerDeck, IsShuffledAndCutAgainAfterAMisdeal) {
    open();
    report(poker::Irregularity::not_cut);
    ASSERT_TRUE(hand(live).deal_again);
    EXPECT_EQ("not_shuffled CP 5.1", opened());
    open();
    expect_read_back(*this);
}

// [CP 9.1.1(h)]
TEST_F(PokerDeck, RuledDefectiveIsDealtFromOnlyAfterItWasCounted) {
    open();
    report(poker::Irregularity::defective_deck);
    prepare_deck();
    EXPECT_EQ("deck_incomplete CP 9.1.1(h)", opened());
    must(dealer, count({51, {}}));
    EXPECT_EQ("deck_incomplete CP 3.1", opened());
    EXPECT_EQ("not_asked CP 9.1.1(h)", refusal_for(count({52, {}})));
    expect_read_back(*this);
}

// Five cards face up in the deck make it defective, like any other defect. [CP 1.1] [CP 9.1.1(h)]
TEST_F(PokerDeck, MustBeCountedAfterAFifthBoxedCard) {
    open();
    for (const Card card : {"2s"_card, "3s"_card, "4s"_card, "5s"_card, "6s"_card}) {
        poker::Report boxed;
        boxed.what = poker::Irregularity::boxed_card;
        boxed.cards.push_back(poker::Face{card});
        must(dealer, ReportInHand{live, boxed});
    }
    ASSERT_TRUE(hand(live).deal_again);
    prepare_deck();
    EXPECT_EQ("deck_incomplete CP 9.1.1(h)", opened());
    must(dealer, count({52, {}}));
    open();
    expect_read_back(*this);
}

// [CP 9.1.1(h)]
TEST_F(PokerDeck, RuledDefectiveAndCountedWholeIsDealtFromAgain) {
    open();
    report(poker::Irregularity::defective_deck);
    must(dealer, count({52, {}}));
    EXPECT_EQ("not_shuffled CP 5.1", opened());
    open();
    expect_read_back(*this);
}

// [CP 5.1] [CP 5.2]
TEST_F(PokerDeck, ThatWasCountedIsShuffledAndCutAgain) {
    prepare_deck();
    must(supervisor, CardCommand(OrderCount{live, deck(), "a bent corner"}));
    must(dealer, CardCommand(CountCards{live, deck(), CountOccasion::ordered, {52, {}}}));
    EXPECT_EQ("not_shuffled CP 5.1", opened());
    must(dealer, CardCommand(ConfirmShuffle{live}));
    EXPECT_EQ("not_cut CP 5.2", opened());
    must(dealer, CardCommand(ConfirmCut{live}));
    must(dealer, OpenHand{live, {}, {}});
    expect_read_back(*this);
}

// [CP 9.1.1(h)] [CP 5.3.2]
TEST_F(PokerDeck, RuledDefectiveIsReplacedByADeckThatIsCheckedShuffledAndCut) {
    open();
    report(poker::Irregularity::defective_deck);
    ChangeCards change{live, deck(), true, "blue", {}, ChangeCause::unfit, "two sevens"};
    must(dealer, CardCommand(change));
    EXPECT_EQ("deck_not_verified CP 5.3.2", opened());
    must(dealer, CardCommand(CountCards{live, deck(), CountOccasion::change, {52, {}}}));
    EXPECT_EQ("not_shuffled CP 5.1", opened());
    open();
    expect_read_back(*this);
}

}  // namespace
}  // namespace baize::house
