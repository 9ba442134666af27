#include "service/activity_log/addressed.h"

#include <gtest/gtest.h>

#include "service/activity_log/hand_phrase.h"
#include "service/table_view/words.h"

namespace baize::views {
namespace {

TEST(AddressedLine, SpeaksToThePersonItIsAbout) {
    EXPECT_EQ("You win $40 with pair of kings",
              addressed("Kit wins $40 with pair of kings", "Kit"));
    EXPECT_EQ("You raise to $40, all-in", addressed("Kit raises to $40, all-in", "Kit"));
    EXPECT_EQ("You fold", addressed("Kit folds", "Kit"));
    EXPECT_EQ("You are out of time", addressed("Kit is out of time", "Kit"));
    EXPECT_EQ("You have a dead hand", addressed("Kit has a dead hand", "Kit"));
    EXPECT_EQ("You do not show", addressed("Kit does not show", "Kit"));
    EXPECT_EQ("You lose seat 3: no connection",
              addressed("Kit loses seat 3: no connection", "Kit"));
}

TEST(AddressedLine, LeavesOtherTextsAlone) {
    EXPECT_EQ("Kitty wins $40", addressed("Kitty wins $40", "Kit"));
    EXPECT_EQ("The hand of Kit is inspected", addressed("The hand of Kit is inspected", "Kit"));
    EXPECT_EQ("Flop", addressed("Flop", ""));
}

TEST(AddressedLine, IsReadByItsPersonOnly) {
    LogLine own{.person = 7, .text = "Kit calls $2"};
    LogLine other{.person = 8, .text = "Kit calls $2"};  // another person of the same name
    const std::vector<LogLine> lines{own, other};
    EXPECT_EQ("You call $2", addressed(lines, 7, "Kit")[0].text);
    EXPECT_EQ("Kit calls $2", addressed(lines, 7, "Kit")[1].text);
    EXPECT_EQ("Kit calls $2", addressed(lines, 0, "Kit")[0].text);
}

// Every action of a hand is a verb in the third person after the name.
TEST(AddressedLine, HasAVerbForEveryEventOfAHand) {
    for (std::size_t i = 0; i <= static_cast<std::size_t>(poker::EventKind::chips_returned); ++i) {
        poker::Event event;
        event.what = static_cast<poker::EventKind>(i);
        event.seat = 0;
        event.amount = Money::of_cents(5'00);
        const auto phrase = phrase_of(event, &dollars);
        if (!phrase) continue;
        const std::string third = phrase->words.substr(0, phrase->words.find_first_of(" ,"));
        const std::string text = addressed("Kit " + phrase->words, "Kit");
        if (third == "out") continue;  // "out of turn, $10 waits" has no verb
        EXPECT_FALSE(text.starts_with("You " + third)) << text;
    }
}

}  // namespace
}  // namespace baize::views
