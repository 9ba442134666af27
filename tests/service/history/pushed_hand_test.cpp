// A hand at a live table, bet with chips and words as people use them: nothing of it is missing
// from the log, the table, the replay and the files.
#include <gtest/gtest.h>

#include "formats/histories/reading.h"
#include "formats/histories/replay/replay.h"
#include "service/history/recorded_hand.h"
#include "service/table_view/show_poker.h"

namespace baize::history {
namespace {

using poker::Pushed;

class PushedHand : public RecordedHand, public ::testing::Test {
  protected:
    // The button calls with one large chip. On the flop the small blind bets ten, the button puts
    // in ten out of turn, the big blind pushes four and gives them up.
    void play() {
        begin();
        push({.seat = button(), .chips = dollars(25), .single_chip = true});
        push({.seat = small(), .chips = dollars(1)});
        act(poker::check(big()));
        deal({"Kh", "7d", "2c"});
        push({.seat = small(), .chips = dollars(10)});
        push({.seat = button(), .chips = dollars(10)});
        push({.seat = big(), .chips = dollars(4)});
        middle_of_it_ = at(live);
        must(dealer, house::AnswerShortBet{live, big(), false});
        deal({"8s"});
        all_stay_in();
        deal({"9s"});
        all_stay_in();
        show(small(), {"As", "Ad"});
        act({.does = poker::Does::muck, .seat = button()});
        act({.does = poker::Does::push});
        ASSERT_EQ(poker::Phase::over, hand(live).phase);
        end();
    }

    void push(const Pushed& pushed) { must(dealer, house::PushChips{live, pushed}); }

    [[nodiscard]] static std::vector<std::string> texts(const views::Replay& replay) {
        std::vector<std::string> texts;
        for (const auto& step : replay.steps)
            texts.push_back(step.line.text);
        return texts;
    }

    house::TableState middle_of_it_{};
};

// [CP 6.17 by result] [CP 6.18.1 by result]
TEST_F(PushedHand, ReplaysWithEveryStep) {
    play();
    const views::Replay replay_seen = replay(finished, events, 0);
    const std::string one = name(in_seat(button()));
    const std::string two = name(in_seat(small()));
    const std::string three = name(in_seat(big()));
    const std::vector<std::string> lines = texts(replay_seen);
    const auto has = [&](const std::string& text) {
        return std::find(lines.begin(), lines.end(), text) != lines.end();
    };
    for (const std::string& line : {one + " pushes $25 in one chip",
                                    one + " gets $23 back",
                                    one + " calls $2",
                                    two + " pushes $1",
                                    two + " calls $1",
                                    two + " bets $10",
                                    one + " out of turn, $10 waits",
                                    three + " pushes $4, $6 short of the call",
                                    three + " leaves $4 in the pot",
                                    three + " folds",
                                    one + " calls $10"})
        EXPECT_TRUE(has(line)) << line << " in\n" << testing::PrintToString(lines);
    const auto& end = *replay_seen.steps.back().table.poker;
    EXPECT_EQ(dollars(30), end.total);
}

TEST_F(PushedHand, NamesTheHandThatWins) {
    play();
    const std::vector<std::string> lines = texts(replay(finished, events, 0));
    const std::string winner = name(in_seat(small()));
    const auto has = [&](const std::string& start, const std::string& end) {
        return std::any_of(lines.begin(), lines.end(), [&](const std::string& line) {
            return line.starts_with(start) && line.ends_with(end);
        });
    };
    EXPECT_TRUE(has(winner + " shows", " pair of aces")) << testing::PrintToString(lines);
    EXPECT_TRUE(has(winner + " wins $", " with pair of aces")) << testing::PrintToString(lines);
    EXPECT_TRUE(has(name(in_seat(button())) + " mucks", "")) << "a mucked hand has no name";
}

// [CP 6.17] [CP 6.18.1 by result]
TEST_F(PushedHand, ShowsChipsThatDoNotCountYet) {
    play();
    views::RoundMemory memory;
    const auto& game_state = *house::poker_state(middle_of_it_);
    const views::PokerView shown = show_poker(middle_of_it_, game_state, memory);
    for (const views::HandView& player : shown.hands) {
        const poker::Seat seat = player.seat;
        const Money lies = seat == button() ? dollars(10) : seat == big() ? dollars(4) : Money{};
        EXPECT_EQ(lies, player.pushed) << int{player.seat};
    }
}

// The files are read back and played again to the same stacks. [CP 6.17]
TEST_F(PushedHand, IsExportedInBothFormats) {
    play();
    for (const HandFormat format : {HandFormat::phh, HandFormat::ohh}) {
        const std::string text = hand_file(finished, events, 0, format);
        ASSERT_FALSE(text.empty());
        const histories::OneHand read(text);
        ASSERT_EQ(histories::Outcome::hand, read.outcome) << read.error_text() << text;
        histories::Replayer replayer;
        const histories::Replayed& replayed = replayer.play(read.record);
        EXPECT_EQ(histories::Agreement::yes, replayed.agrees) << replayed.why << text;
        EXPECT_EQ(hand(live).commission, replayed.commission);
    }
}

}  // namespace
}  // namespace baize::history
