#include "screen/hand_phrase.h"

#include <gtest/gtest.h>

#include "screen/words.h"

namespace baize::screen {
namespace {

using poker::Event;
using poker::Happening;

std::string said(const Event& event) {
    const auto phrase = phrase_of(event, &dollars);
    return phrase ? phrase->words : std::string();
}

Event event_of(Happening what, std::int64_t cents = 0) {
    Event event;
    event.what = what;
    event.seat = 2;
    event.amount = Money::of_cents(cents);
    return event;
}

TEST(HandPhrase, SaysWhatASeatDidAndForHowMuch) {
    EXPECT_EQ("folds", said(event_of(Happening::folded)));
    Event raise = event_of(Happening::raised, 40'00);
    EXPECT_EQ("raises to $40", said(raise));
    raise.all_in = true;
    EXPECT_EQ("raises to $40, all-in", said(raise));
    Event low = event_of(Happening::low_won, 12'50);
    EXPECT_EQ("wins $12.50 for the low", said(low));
    low.pot = 2;
    EXPECT_EQ("wins $12.50 of side pot 2 for the low", said(low));
    EXPECT_EQ(LineKind::money, phrase_of(low, &dollars)->kind);
    EXPECT_EQ(LineKind::act, phrase_of(raise, &dollars)->kind);
}

TEST(HandPhrase, WritesMoneyAsItIsWrittenThere) {
    const auto plain = [](Money amount) { return std::to_string(amount.cents()) + " cents"; };
    EXPECT_EQ("calls 250 cents", phrase_of(event_of(Happening::called, 250), plain)->words);
}

TEST(HandPhrase, HasNoneForWhatNoSeatDid) {
    Event board = event_of(Happening::board);
    board.seat = poker::no_seat;
    EXPECT_EQ("", said(board));
    Event nobody = event_of(Happening::folded);
    nobody.seat = poker::no_seat;
    EXPECT_EQ("", said(nobody));
}

}  // namespace
}  // namespace baize::screen
