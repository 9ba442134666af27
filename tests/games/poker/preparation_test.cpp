// The deck before a hand: checked, shuffled, cut once.
#include "games/poker/preparation.h"

#include "games/poker/poker_table.h"

namespace baize::poker {
namespace {

[[nodiscard]] Reason why(const auto& result) {
    return result ? Reason{} : result.error().reason;
}

// [CP 5.1] [CP 5.2]
TEST(Preparation, NeedsAShuffleAndACutBeforeEveryHand) {
    Preparation deck;
    EXPECT_EQ(verify_prepared(deck).error(), (Rejection{Reason::not_shuffled, "CP 5.1"_clause}));
    EXPECT_EQ(why(cut_done(deck, 20)), Reason::not_shuffled);
    deck = shuffle_done(deck).value();
    EXPECT_EQ(verify_prepared(deck).error(), (Rejection{Reason::not_cut, "CP 5.2"_clause}));
    deck = cut_done(deck, 20).value();
    EXPECT_TRUE(verify_prepared(deck));
    EXPECT_EQ(why(verify_prepared(after_deal(deck))), Reason::not_shuffled);
}

// [CP 5.2] [I-114]
TEST(Preparation, CutsOnceOnlyAndLeavesACardOnEitherSide) {
    const Preparation deck = shuffle_done({}).value();
    EXPECT_EQ(why(cut_done(deck, 0)), Reason::cut_too_near_the_end);
    EXPECT_EQ(why(cut_done(deck, 52)), Reason::cut_too_near_the_end);
    EXPECT_EQ(cut_done(deck, 1)->cut_at, 1);
    EXPECT_EQ(cut_done(deck, 51)->cut_at, 51);
    EXPECT_EQ(why(cut_done(*cut_done(deck, 26), 26)), Reason::already_cut);
    EXPECT_EQ(why(shuffle_done(*cut_done(deck, 26))), Reason::already_cut);
}

// [CP 5.3.1] [CP 5.3.2] [CP 3.1]
TEST(Preparation, OfANewDeckBeginsWithCheckingIt) {
    EXPECT_EQ(why(replace_deck(player(3), false)), Reason::rank_too_low);
    EXPECT_EQ(why(replace_deck(staff(Role::dealer), true)), Reason::not_now);
    Preparation deck = replace_deck(staff(Role::dealer), false).value();
    EXPECT_EQ(verify_prepared(deck).error(),
              (Rejection{Reason::deck_not_verified, "CP 5.3.2"_clause}));
    EXPECT_EQ(why(shuffle_done(deck)), Reason::deck_not_verified);
    EXPECT_EQ(why(check_done(deck, CardSet::full_deck(), 53)), Reason::wrong_card_count);
    CardSet one_missing = CardSet::full_deck();
    one_missing.erase(Card(Rank::ace, Suit::spades));
    EXPECT_EQ(why(check_done(deck, one_missing, 52)), Reason::card_twice);
    EXPECT_EQ(why(check_done(deck, one_missing, 51)), Reason::wrong_card_count);
    deck = check_done(deck, CardSet::full_deck(), 52).value();
    EXPECT_TRUE(verify_prepared(*cut_done(*shuffle_done(deck), 30)));
}

// [CP 3.1] [I-122]
TEST(TheDeck, IsFiftyTwoDifferentCardsOrNoHandBegins) {
    PokerTable table;
    Opening opening = table.opening;
    opening.deck[51] = opening.deck[0];
    EventList events;
    EXPECT_EQ(open_hand(table.rules, opening, events).error().clause, "CP 3.1"_clause);
    opening.deck[51] = Face{};
    EXPECT_EQ(why(open_hand(table.rules, opening, events)), Reason::wrong_card_count);
    table.rules.dealing = Dealing::live;  // what is unseen may be right
    EXPECT_TRUE(open_hand(table.rules, opening, events));
    opening.deck[50] = opening.deck[0];
    EXPECT_EQ(why(open_hand(table.rules, opening, events)), Reason::card_twice);
}

}  // namespace
}  // namespace baize::poker
