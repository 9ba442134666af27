#include "service/activity_log/hand_phrase.h"

#include <gtest/gtest.h>

#include "service/table_view/words.h"

namespace baize::views {
namespace {

using poker::Event;
using poker::EventKind;

std::string said(const Event& event) {
    const auto phrase = phrase_of(event, &dollars);
    return phrase ? phrase->words : std::string();
}

Event event_of(EventKind what, std::int64_t cents = 0) {
    Event event;
    event.what = what;
    event.seat = 2;
    event.amount = Money::of_cents(cents);
    return event;
}

TEST(HandPhrase, NamesTheActionAndTheAmount) {
    EXPECT_EQ("folds", said(event_of(EventKind::folded)));
    Event raise = event_of(EventKind::raised, 40'00);
    EXPECT_EQ("raises to $40", said(raise));
    raise.all_in = true;
    EXPECT_EQ("raises to $40, all-in", said(raise));
    Event low = event_of(EventKind::low_won, 12'50);
    EXPECT_EQ("wins $12.50 for the low", said(low));
    low.pot = 2;
    EXPECT_EQ("wins $12.50 of side pot 2 for the low", said(low));
    EXPECT_EQ(LineKind::money, phrase_of(low, &dollars)->kind);
    EXPECT_EQ(LineKind::act, phrase_of(raise, &dollars)->kind);
}

TEST(HandPhrase, NamesTheBlindThatIsPosted) {
    poker::Forced forced;
    forced.blinds.push_back(Money::of_cents(1'00));
    forced.blinds.push_back(Money::of_cents(2'00));
    const auto words = [&](std::int64_t cents) {
        return blind_words(forced, event_of(EventKind::blind_posted, cents), &dollars);
    };
    EXPECT_EQ("posts small blind $1", words(1'00));
    EXPECT_EQ("posts big blind $2", words(2'00));
    EXPECT_EQ("posts the blind, $1.50", words(1'50)) << "a short stack posts less than the blind";
    forced.blinds[0] = Money::of_cents(2'00);
    EXPECT_EQ("posts the blind, $2", words(2'00)) << "two equal blinds have no names";
}

// [CP 6.17] [CP 6.18.1]
TEST(HandPhrase, NamesOwedMoneyAndTheRestOfThePot) {
    EXPECT_EQ("out of turn, $10 waits", said(event_of(EventKind::out_of_turn, 10'00)));
    EXPECT_EQ("acts out of turn", said(event_of(EventKind::out_of_turn)));
    Event left = event_of(EventKind::called, 4'00);
    left.clause = "CP 6.17"_clause;
    EXPECT_EQ("leaves $4 in the pot", said(left));
}

TEST(HandPhrase, GivesWordsAndChipsInTheirOrder) {
    const poker::Pushed chip{.seat = 2,
                             .says = poker::Says::raise,
                             .chips = Money::of_cents(25'00),
                             .single_chip = true,
                             .later = Money::of_cents(5'00)};
    EXPECT_EQ("says \"raise\", pushes $25 in one chip, then $5 more",
              pushed_words(chip, {}, &dollars));
    poker::Counted counted;
    counted.chooses = true;
    counted.missing = Money::of_cents(6'00);
    EXPECT_EQ("pushes $4, $6 short of the call",
              pushed_words({.seat = 2, .chips = Money::of_cents(4'00)}, counted, &dollars));
}

// Commission held during the hand is not taken yet. [CP 7.2.3(a)] [CP 7.2.3(c)]
TEST(HandPhrase, DistinguishesCommissionHeldFromCommissionTaken) {
    Event fee = event_of(EventKind::commission_taken, 3'00);
    fee.clause = "CP 7.2.3(a)"_clause;
    EXPECT_EQ("Rake so far: $3", commission_words(fee, &dollars));
    fee.clause = "CP 7.2.3(c)"_clause;
    EXPECT_EQ("Commission $3", commission_words(fee, &dollars));
}

TEST(HandPhrase, UsesTheGivenFormatOfMoney) {
    const auto plain = [](Money amount) { return std::to_string(amount.cents()) + " cents"; };
    EXPECT_EQ("calls 250 cents", phrase_of(event_of(EventKind::called, 250), plain)->words);
}

TEST(HandPhrase, IsMissingForEventsOfNoSeat) {
    Event board = event_of(EventKind::board);
    board.seat = poker::no_seat;
    EXPECT_EQ("", said(board));
    Event nobody = event_of(EventKind::folded);
    nobody.seat = poker::no_seat;
    EXPECT_EQ("", said(nobody));
}

}  // namespace
}  // namespace baize::views
